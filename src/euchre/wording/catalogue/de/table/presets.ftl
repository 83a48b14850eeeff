# Was an einer Vorlage besonders ist: preset-<Name>-says.

preset-standard-says = 24 Karten bis 10 Punkte, „allein“ mit der Ansage: das Spiel, das die meisten kennen.
preset-british-says = 25 Karten mit Benny bis 11; abheben oder klopfen, „allein“ erst vor dem ersten Stich.
preset-north-american-says = 24 Karten bis 10, zwei gewonnene Spiele; es wird abgehoben, den Stand zeigen eine 6 und eine 4.
preset-online-says = 24 Karten bis 11, auch Verteidiger spielen allein; ein sicherer Rest spielt sich von selbst (TRAM).
preset-openspiel-says = Eine einzige Runde, und der Geber muss ansagen: wie es die Programme von OpenSpiel spielen.
