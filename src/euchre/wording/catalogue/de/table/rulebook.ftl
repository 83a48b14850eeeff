# Das Regelbuch eines Tisches, Satz für Satz: rule-<Regel>-<Wert>, oder rule-<Regel>, wo der Wert eine Zahl ist.

chapter-players = Die Spieler
chapter-pack = Die Karten
chapter-deal = Das Geben
chapter-trump = Trumpf machen
chapter-alone = Allein spielen
chapter-points = Punkte
chapter-match = Die Partie
chapter-table = Am Tisch

rule-players-2 = Zwei spielen, jeder für sich.
rule-players-3 = Drei spielen, jeder für sich: wer Trumpf macht, allein gegen die beiden anderen, die beide Punkte bekommen, wenn er scheitert.
rule-players-4 = Vier spielen, zwei gegen zwei; Partner sitzen sich gegenüber.
rule-players-6 = Sechs spielen, drei gegen drei; jeder zweite ist ein Partner.

rule-lowest-9 = Gespielt wird mit den Karten vom Ass bis zur 9 in jeder Farbe.
rule-lowest-8 = Gespielt wird mit den Karten vom Ass bis zur 8 in jeder Farbe.
rule-lowest-7 = Gespielt wird mit den Karten vom Ass bis zur 7 in jeder Farbe.
rule-benny-none = Höchster Trumpf ist der rechte Bower, der Trumpf-Bube; dann kommt der linke Bower, der andere Bube gleicher Farbe.
rule-benny-joker = Ein Joker, der Benny, ist der höchste Trumpf; dann kommt der rechte Bower, der Trumpf-Bube; dann der linke Bower, der andere Bube gleicher Farbe.
rule-benny-best-bower = Der Joker, auch Best Bower genannt, ist der höchste Trumpf; dann kommt der rechte Bower, der Trumpf-Bube; dann der linke Bower, der andere Bube gleicher Farbe.
rule-benny-two-of-spades = Die Pik-Zwei vertritt den Benny, den höchsten Trumpf; dann kommt der rechte Bower, der Trumpf-Bube; dann der linke Bower, der andere Bube gleicher Farbe.
rule-hoyle-suit = Die andere Farbe vom gleichen Rot oder Schwarz wie Trumpf heißt Hoyle-Farbe: Ihr Bube ist der linke Bower.

rule-dealer = { $players ->
    [2] Der erste Geber wird ausgelost. Dann geben beide abwechselnd.
   *[other] Der erste Geber wird ausgelost. Nach jeder Runde gibt, wer links vom Geber sitzt.
}
rule-cut-left-may-bump = { $players ->
    [2] Der Gegner des Gebers hebt ab oder klopft
   *[other] Links vom Geber wird abgehoben oder geklopft
}: Dann wird gegeben, wie die Karten liegen.
rule-cut-right = { $players ->
    [2] Der Gegner des Gebers hebt ab.
   *[other] Rechts vom Geber wird abgehoben.
}
rule-cut-minimum = Jeder Teil beim Abheben hat mindestens { $value } Karten.
rule-packets-same-for-all = Fünf Karten werden in zwei Päckchen gegeben, drei und zwei oder zwei und drei, für alle gleich.
rule-packets-any = Fünf Karten werden in zwei Päckchen gegeben, je zwei oder drei, wie der Geber mag.
rule-packets-one-by-one = Fünf Karten werden einzeln gegeben.
rule-packets-three-then-two = Fünf Karten werden in zwei Päckchen gegeben, erst drei und dann zwei.
rule-first-card-dealer = Der Geber bekommt die erste Karte.
rule-weak-hand-farmers-redeal = Wer weder Ass noch Bild hat, kann das Blatt zeigen und neu geben lassen.
rule-weak-hand-go-under = Wer drei Karten bis zur Zehn hat, kann drei solche mit dem Talon tauschen.

rule-weak-hand-ace-no-face = Wer kein Bild und höchstens ein Ass hat, kann das Blatt zeigen und neu geben lassen.

rule-bidding = { $players ->
    [2] Der Gegner des Gebers beginnt.
   *[other] Links vom Geber wird begonnen.
} Wer die offene Karte annimmt, macht ihre Farbe zu Trumpf.
rule-words-standard = Zum Annehmen sagt man „ich nehme an“, der Geber „ich nehme auf“; sonst „ich passe“. Auf Englisch heißt Annehmen hier „pick it up“.
rule-words-british = Zum Annehmen sagt man „ich nehme an“, der Geber „ich nehme auf“; sonst „ich passe“. Auf Englisch sagen die Gegner des Gebers hier „I order it up“, der Geber „I take it up“ oder „over“.
rule-words-british-each = Zum Annehmen sagt man „ich nehme an“, der Geber „ich nehme auf“; sonst „ich passe“. Auf Englisch heißt Annehmen hier „I order it up“; der Geber sagt „I take it up“ oder „over“.
rule-words-british-partner = { $players ->
    [6] Nimmt ein Partner des Gebers an, kommen die Karten des Gebers und des anderen Partners verdeckt weg, und wer angenommen hat, spielt allein.
   *[other] Nimmt der Partner des Gebers an, kommen die Karten des Gebers verdeckt weg, und der Partner spielt allein.
}
rule-words-north-american = Zum Annehmen sagt man „ich nehme an“, der Geber „ich nehme auf“; sonst „ich passe“. Auf Englisch sagen die Gegner des Gebers hier „I order it up“, { $players ->
    [6] seine Partner
   *[other] sein Partner
} „I assist“, der Geber „I take it up“ oder „I turn it down“.
rule-words-north-american-each = Zum Annehmen sagt man „ich nehme an“, der Geber „ich nehme auf“; sonst „ich passe“. Auf Englisch heißt Annehmen hier „I order it up“; der Geber sagt „I take it up“ oder „I turn it down“.
rule-words-online = Zum Annehmen sagt man „ich nehme an“, der Geber „ich nehme auf“; sonst „ich passe“. Auf Englisch sagen die Gegner des Gebers hier „order up“, { $players ->
    [6] seine Partner
   *[other] sein Partner
} „I accept“ oder „take down“, der Geber „take up“ oder „I turn it down“.
rule-words-online-each = Zum Annehmen sagt man „ich nehme an“, der Geber „ich nehme auf“; sonst „ich passe“. Auf Englisch heißt Annehmen hier „order up“; der Geber sagt „take up“ oder „I turn it down“.
rule-partner-may-assist = { $players ->
    [6] Die Partner des Gebers dürfen
   *[other] Der Partner des Gebers darf
} die offene Karte annehmen wie alle anderen.
rule-partner-alone-only = { $players ->
    [6] Die Partner des Gebers dürfen
   *[other] Der Partner des Gebers darf
} die offene Karte nur annehmen, um allein zu spielen.
rule-bury-up-card-allowed = Der Geber nimmt die offene Karte auf und drückt irgendeine, auch diese selbst.
rule-bury-up-card-forbidden = Der Geber nimmt die offene Karte auf und drückt eine andere.
rule-widow-yes = Zwei Karten werden beiseite gelegt: Wer Trumpf macht, nimmt sie und drückt zwei, der Geber mit der offenen Karte drei.
rule-turned-down-face-down = Eine abgelehnte Karte liegt verdeckt.
rule-turned-down-face-up = Eine abgelehnte Karte bleibt sichtbar.
rule-holding-trump = Wer eine Farbe ansagt, muss eine Karte halten, die dann Trumpf ist.
rule-holding-natural = Wer eine Farbe ansagt, muss eine Karte dieser aufgedruckten Farbe halten.
rule-holding-up-card-counts = Beim Geber zählt die offene Karte dabei mit.
rule-holding-up-card-does-not-count = Beim Geber zählt die offene Karte dabei nicht mit.
rule-no-trump-never = In der zweiten Ansagerunde wird eine andere Farbe als die der offenen Karte angesagt.
rule-no-trump-second-round = In der zweiten Ansagerunde wird eine andere Farbe als die der offenen Karte angesagt, oder „ohne Trumpf“: Dann gibt es keine Bower, und jeder Bube steht unter seiner Dame.
rule-no-trump-when-stuck = In der zweiten Ansagerunde wird eine andere Farbe als die der offenen Karte angesagt; ein Geber, der ansagen muss, darf auch „ohne Trumpf“ sagen: Dann gibt es keine Bower, und jeder Bube steht unter seiner Dame.
rule-no-trump-benny = Ohne Trumpf darf der { $best } immer gespielt werden und macht den Stich; wird er ausgespielt, darf jede Karte dazu.
rule-all-pass-next-dealer = Passen alle zweimal, werden die Karten zusammengeworfen, und der Nächste gibt.
rule-all-pass-same-dealer = Passen alle zweimal, werden die Karten zusammengeworfen, und derselbe Geber gibt noch einmal.
rule-all-pass-stick-the-dealer = { $players ->
    [2] Hat der Gegner
   *[other] Haben alle anderen
} zweimal gepasst, darf der Geber nicht passen.
rule-stuck-names-another-suit = Er sagt eine andere Farbe als die abgelehnte an.
rule-stuck-names-any-suit = Er darf jede Farbe ansagen, auch die abgelehnte.
rule-benny-turned-named-blind = Wird der { $best } aufgedeckt, sagt der Geber Trumpf an, ohne eine Karte seines Blatts gesehen zu haben.
rule-benny-turned-dealer-looks-first = Wird der { $best } aufgedeckt, sieht der Geber sein Blatt an und sagt Trumpf an.
rule-benny-turned-bid-as-spades = Wird der { $best } aufgedeckt, gilt er als Pik-Karte und kann wie sie angenommen werden.

rule-alone-when-with-call = Wer allein spielt, sagt es mit der Ansage.
rule-alone-when-after-burial = Wer angesagt hat, wird nach dem Drücken gefragt, ob es allein sein soll.
rule-alone-when-before-lead = Nach dem Drücken und vor dem ersten Stich kann reihum, links vom Geber beginnend, jeder ansagen, allein zu spielen; Schweigen heißt { $players ->
    [6] „mit meinen Partnern“
   *[other] „mit meinem Partner“
}. Eine Seite kann auf die andere antworten.
rule-alone-who-caller = Von der ansagenden Seite darf allein spielen, wer angesagt hat.
rule-alone-who-either-maker = Von der ansagenden Seite { $players ->
    [6] darf jeder der drei
   *[other] dürfen beide
} allein spielen.
rule-alone-who-either-maker-in-turn = Von der ansagenden Seite { $players ->
    [6] darf jeder der drei allein spielen: Zuerst wird gefragt, wer angesagt hat, dann seine Partner im Uhrzeigersinn.
   *[other] dürfen beide allein spielen: Zuerst wird gefragt, wer angesagt hat.
}
rule-alone-allowed-until-one-short = Niemand spielt allein, dessen Seite ein Punkt zum Ziel fehlt.
rule-alone-allowed-until-two-short = Niemand spielt allein, dessen Seite höchstens zwei Punkte zum Ziel fehlen.
rule-alone-allowed-never = Niemand spielt allein.
rule-defend-alone-never = Niemand verteidigt allein.
rule-defend-alone-against-loner = Gegen einen Alleinspieler darf jemand allein verteidigen; gefragt wird reihum, links vom Geber zuerst.
rule-defend-alone-always = Jemand darf allein verteidigen, ob die ansagende Seite allein spielt oder nicht; gefragt wird reihum, links vom Geber zuerst.
rule-alone-lead-next-active = Gegen einen Alleinspieler spielt aus, wer vom Geber aus links als Erster mitspielt.
rule-alone-lead-left-of-loner = Gegen einen Alleinspieler spielt sein linker Nachbar aus; spielen zwei allein, der Verteidiger.
rule-best-when-given-first = Wer allein spielt, bekommt die beste Karte des Partners und drückt eine.
rule-best-when-may-ask = Wer allein spielt, kann einen Partner um seine beste Karte bitten und drückt dann eine.
rule-best-when-discards-first = Wer allein spielt, kann eine Karte drücken und einen Partner um seine beste bitten.
rule-best-for-lone-maker = Nur wer nach der Ansage allein spielt, bekommt eine Karte vom Partner.
rule-best-for-any-loner = Wer allein ansagt und wer allein verteidigt, kann je eine Karte von einem Partner bekommen.

rule-points-made = Für 3 oder 4 Stiche bekommt die ansagende Seite { so-many-points }.
rule-points-made-each = Wer ansagt, bekommt für 3 oder 4 Stiche { so-many-points }.
rule-points-march = Für den Durchmarsch, alle 5 Stiche, bekommt die ansagende Seite { so-many-points }.
rule-points-march-each = Wer ansagt, bekommt für den Durchmarsch, alle 5 Stiche, { so-many-points }.
rule-points-lone-made = Wer allein spielt und 3 oder 4 Stiche macht, bekommt { so-many-points }.
rule-points-lone-march = Wer allein spielt und alle 5 Stiche macht, bekommt { so-many-points }.
rule-points-euchre = Macht die ansagende Seite weniger als 3 Stiche, ist das ein Euchre: Die Verteidiger bekommen { so-many-points }.
rule-points-euchre-each = Macht, wer ansagt, weniger als 3 Stiche, ist das ein Euchre: { $players ->
    [2] Der Gegner bekommt
   *[other] Jeder Gegner bekommt
} { so-many-points }.
rule-points-loner-euchred = Für ein Euchre gegen einen Alleinspieler bekommen die Verteidiger { so-many-points }.
rule-points-sweep = Für alle Stiche gegen Ansagende, von denen niemand allein spielt, bekommen die Verteidiger { so-many-points }.
rule-points-sweep-each = Macht, wer ansagt, keinen Stich, bekommt { $players ->
    [2] der Gegner
   *[other] jeder Gegner
} { so-many-points }.
rule-points-lone-defence = Für ein Euchre mit 3 oder 4 Stichen bekommt, wer allein verteidigt, { so-many-points }.
rule-points-lone-sweep = Für alle 5 Stiche bekommt, wer allein verteidigt, { so-many-points }.
rule-fast-break-yes = Wer ansagt, die ersten zwei Stiche verliert und die anderen drei macht, bekommt keine Punkte.
rule-four-trick-tokens-yes = Für genau 4 Stiche, nicht allein, gibt es außerdem eine Marke; 4 Marken sind einen Punkt wert.
rule-four-trick-tokens-yes-each = Für genau 4 Stiche bekommt, wer angesagt hat, außerdem eine Marke; 4 Marken sind einen Punkt wert.

rule-target = Ein Spiel ist mit { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkten
} gewonnen.
rule-target-level = Erreichen es zwei mit gleichem Stand, entscheidet noch eine Runde.
rule-deals = Ein Spiel hat { $value ->
    [one] 1 Runde
   *[other] { $value } Runden
}; der höchste Stand gewinnt.
rule-tie-break-drawn = Ein Spiel, das gleich endet, ist unentschieden.
rule-tie-break-another-deal = Bei Gleichstand entscheidet noch eine Runde.
rule-games = Die Partie gewinnt, wer zuerst { $value } Spiele gewinnt.
rule-slam-yes = Ein Spiel, das zu null gewonnen wird, zählt wie zwei.
rule-laps-yes = Punkte über das Ziel hinaus, mit denen ein Spiel gewonnen wird, zählen im nächsten.

rule-tram-yes = Wer ausspielt und alle übrigen Stiche sicher hat, sagt TRAM, und der Rest spielt sich von selbst.
rule-euchre-autoplay-yes = Ist die Runde für den, der angesagt hat, verloren und kann sich am Stand nichts mehr ändern, spielt sich der Rest von selbst.
rule-score-cards-spare-pair = Zwei übrige Karten zeigen den Stand mit ihren Augen: eine 6 und eine 5, ab 12 Punkten eine 8 und eine 7.
rule-score-cards-six-and-four = Eine 6 und eine 4 zeigen den Stand; bis fünf liegt die 4 verdeckt quer über der 6.

so-many-points = { $value ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $value } Punkte
}
