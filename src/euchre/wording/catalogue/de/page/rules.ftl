# Die Regeln: das Spiel in zwei Minuten, und das Regelbuch jedes Tisches.

rules-loading = Die Regeln werden geladen …
rules-books = Regelbücher
rules-in-two-minutes = In zwei Minuten
rules-this-table = Dieser Tisch
rules-title = Euchre, { $preset }{ $changes ->
    [0] {""}
    [one] , 1 Änderung
   *[other] , { $changes } Änderungen
}
rules-of-a-table = Die Regeln eines Tisches mit Hausregeln.
rules-shuffle = Wie gemischt wird, damit niemand die Karten aussucht: <fair>das faire Geben</fair>.
rules-new-table = Neuer Tisch mit diesen Regeln
rules-one-line = Für Programme
rules-one-line-says = Diese Regeln als Text, für eine Aufzeichnung oder die Befehlszeile.
rules-copy = Regeln kopieren
rules-different = Anders als { $preset }
rules-no-difference = Nichts.

rules-table = Der Tisch
rules-table-says = Vier spielen, Partner sitzen sich gegenüber. Jeder bekommt fünf Karten, von der Neun bis zum Ass. Vier Karten bleiben als Talon übrig, und die oberste wird aufgedeckt.
rules-trump = Trumpf ansagen
rules-trump-first = Links vom Geber beginnend darf jeder die Farbe der offenen Karte als Trumpf annehmen oder passen. Nimmt jemand an, nimmt der Geber die Karte auf und drückt dafür eine andere.
rules-others-says = Auch zwei, drei und sechs können spielen. Zwei und drei spielen jeder für sich; von sechs ist jeder zweite ein Partner, und beide Partner eines Alleinspielers setzen aus.
rules-trump-second = Passen alle vier, wird die Karte umgedreht. Nun darf jeder der Reihe nach eine andere Farbe ansagen oder wieder passen.
rules-trump-makers = Wer Trumpf ansagt, muss mit seinem Partner mindestens drei der fünf Stiche machen. Man darf auch allein spielen: Dann legt der Partner seine Karten weg und setzt aus.
rules-bowers = Die Bower
rules-bowers-says = Der Trumpf-Bube, der <b>rechte Bower</b>, ist die höchste Karte. Der andere Bube derselben Farbe, also rot oder schwarz, ist der <b>linke Bower</b> und die zweithöchste; er zählt zum Trumpf und nicht mehr zu seiner eigenen Farbe. Dann kommen Ass, König, Dame, Zehn und Neun. „Bower“ ist das deutsche „Bauer“, ein alter Name des Buben.
rules-right = rechts
rules-left = links
rules-bowers-caption = Die Trümpfe, wenn Herz Trumpf ist, der höchste zuerst.
rules-play = Das Spiel
rules-play-says = Wer links vom Geber sitzt, spielt aus. Die ausgespielte Farbe muss bedient werden; wer das nicht kann, darf jede Karte spielen. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt zum nächsten aus.
rules-score = Die Punkte
rules-score-made = Wer angesagt hat, macht 3 oder 4 Stiche
rules-score-march = Alle 5 Stiche: ein Durchmarsch
rules-score-alone = Alle 5 Stiche allein
rules-score-euchred = Weniger als 3 Stiche: Euchre. Die Gegner bekommen
rules-score-says = Wer zuerst 10 Punkte hat, gewinnt. Das sind die üblichen Regeln; wie jeder Tisch spielt, steht auf den anderen Seiten.
