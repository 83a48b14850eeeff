# Was an einer Vorlage besonders ist: preset-<Name>-says.

preset-standard-says = 24 Karten bis 10 Punkte, „allein“ mit der Ansage: das Spiel, das die meisten kennen.
preset-british-says = 25 Karten mit Benny bis 11; abheben oder klopfen, „allein“ erst vor dem ersten Stich.
preset-north-american-says = 24 Karten bis 10, zwei gewonnene Spiele; es wird abgehoben, den Stand zeigen eine 6 und eine 4.
preset-online-says = 24 Karten bis 11, auch Verteidiger spielen allein; ein sicherer Rest spielt sich von selbst (TRAM).
preset-openspiel-says = Eine einzige Runde, und der Geber muss ansagen: wie es die Programme von OpenSpiel spielen.
preset-three-handed-says = Drei spielen, jeder für sich bis 10: wer ansagt, gegen die beiden anderen; ein Durchmarsch zählt 3.
preset-six-handed-says = Sechs spielen, drei gegen drei mit 33 Karten; ein Durchmarsch allein zählt 5.
preset-two-handed-says = Zwei spielen, jeder für sich bis 10.
preset-railroad-says = Ein Joker, eine Karte vom Partner für Alleinspieler, und Punkte, die ins nächste Spiel mitgehen.
