# Die Wertungen: wie gut jemand spielt, neben Bots von fester Stärke.

ratings-title = Wertungen
ratings-says = Was deine Entscheidungen in den Runden des Tages verlieren, neben Bots, deren Stärke sich nie ändert.
ratings-link = wie gut du die Runden des Tages spielst, neben Bots, deren Stärke sich nie ändert.
ratings-loading = Die Wertungen werden berechnet…
ratings-family = Personen
ratings-family-four = Vier
ratings-family-benny = Vier + Benny
ratings-family-three = Drei
ratings-family-two = Zwei
ratings-family-six = Sechs
ratings-mine = Deine Wertung
ratings-too-few = Eine Wertung bekommst du nach { $deals } Runden des Tages mit diesen Regeln, an mindestens { $days } Tagen.
ratings-so-far = Bisher { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
} an { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
}.
ratings-interval = { $value } ({ $low } bis { $high })
ratings-lost-a-deal = Punkte Verlust je Runde
ratings-from = Aus { $deals } Runden, zu 95 % sicher.
ratings-perhaps = Vielleicht so gut wie { $best }, vielleicht so schwach wie { $worst }.
ratings-card-A = Ass: hervorragend
ratings-card-K = König: sehr stark
ratings-card-Q = Dame: stark
ratings-card-J = Bube: gut
ratings-card-T = Zehn: ordentlich
ratings-card-9 = Neun: noch am Lernen
ratings-short-A = ein Ass
ratings-short-K = ein König
ratings-short-Q = eine Dame
ratings-short-J = ein Bube
ratings-short-T = eine Zehn
ratings-short-9 = eine Neun
ratings-list = Neben den Bots
ratings-list-says = Punkte Verlust je Runde: Weiter links ist besser. Die Linie ist das Intervall, in dem eine Wertung zu 95 % liegt; Quadrate sind Bots.
ratings-lost = Punkte Verlust je Runde
ratings-skill = Stärke nach Ergebnissen
ratings-name = Name
ratings-bot = { $level } (Bot)
ratings-you = Du
ratings-you-as = { $name } (du)
ratings-ladder = Rangliste nach Ergebnissen
ratings-ladder-says = { $matches ->
    [0] Du hast mit diesen Regeln noch keine Partie zwischen Menschen gewonnen oder verloren.
    [one] Eine deiner Partien zwischen Menschen zählt.
   *[other] { $matches } deiner Partien zwischen Menschen zählen.
} Weiter rechts ist besser. Alle beginnen bei 25, und vor fünf Partien wird nichts gezeigt.
ratings-others = Was andere sehen
ratings-show = Allen meine Wertungen zeigen
ratings-show-says = Sonst siehst nur du sie.
ratings-shown-as = Alle sehen sie unter dem Namen { $name }.
ratings-how-losses = Ein Verlust ist, was eine Entscheidung gegenüber der besten verschenkt, so wie ein Rückblick sie nach dem beurteilt, was du wissen konntest. Nur Runden des Tages zählen: Alle spielen sie mit denselben Bots, einmal, ohne Tipps und ohne Zurücknehmen.
ratings-how-interval = Nach wenigen Runden liegt die Wertung nahe am Mittel der Menschen, und ihr Intervall ist breit. Es wächst wieder, wenn du monatelang nicht spielst; die Wertung selbst bleibt.
ratings-how-cards = Die Karte sagt, wie weit ein Verlust auf dem Weg vom besten Bot zum schwächsten liegt: Ein Ass ist so gut wie der beste.
ratings-how-ladder = Die Rangliste zählt gewonnene und verlorene Partien, in denen auf jedem Platz ein Mensch saß. Ergebnisse sind meist Glück, deshalb braucht sie viele Partien.
