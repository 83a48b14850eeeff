# Die Runden des Tages.

daily-today = Die Runden von heute
daily-eight = Acht Runden am Tag, dieselben Karten für alle.
daily-says = { $rules }. Acht Runden, dieselben Karten für alle.
daily-says-streak = { $rules }. Acht Runden, dieselben Karten für alle. { $streak } Tage in Folge.
daily-play-first = Die erste Runde
daily-next = Weiter mit Runde { $number }
daily-results = Ergebnisse von heute
daily-all = Alle acht Runden
daily-back = Zurück zum Tag
daily-place = Runde { $number } des Tages
daily-counts = Diese Runde zählt. Darum gibt hier niemand auf oder geht für immer: Sie wartet auf dich.
daily-counting = Das Ergebnis wird gezählt …
daily-late = Der Tag war vor dieser Runde vorbei. Darum zählt sie nicht; sie steht bei deinen Partien.
daily-over = Dieser Tag ist vorbei. <today>Die Runden von heute</today>
daily-early = { $day }: Die Runden sind noch nicht offen.
daily-loading = Der Tag wird geholt …
daily-rules = { $rules }: acht Runden, jede ein Spiel für sich.
daily-so-far = Der Tag bisher
daily-marks = Die Runden
daily-mark = { $mark ->
    [best] Runde { $number }: nichts verloren
    [good] Runde { $number }: wenig verloren
    [lost] Runde { $number }: mehr verloren
    [played] Runde { $number }: wird beurteilt
   *[open] Runde { $number }: nicht gespielt
}
daily-yours = Deine Punkte
daily-yours-says = Die eurer Seite, weniger die der anderen
daily-par = Par
daily-par-says = Was Bots mit diesen Karten erzielen
daily-average = { $people ->
    [one] Alle (du)
   *[other] Alle ({ $people })
}
daily-average-says = Der Schnitt aller, die sie gespielt haben
daily-lost = Durch Entscheidungen verloren
daily-lost-says = Verglichen mit den besten Entscheidungen
daily-calls = Was mit diesem Blatt angesagt wurde
daily-call-alone = { $suit }, allein
daily-call-pass = gepasst
daily-call-none = nicht gefragt
daily-call-yours = { $call } (du)
daily-no-trump = ohne Trumpf
daily-points = { $deals ->
    [one] { $points } in { $deals } Runde
   *[other] { $points } in { $deals } Runden
}
daily-par-of-all = Par ist { $par }.
daily-loss-of-all = Deine Entscheidungen haben { $loss } ± { $error } Punkte verloren.
daily-beaten = Damit liegst du vor { $share } der { $others } anderen, die alle acht gespielt haben.
daily-not-judged = Manche Entscheidungen ließen sich nicht beurteilen. Öffne den Rückblick auf diese Runde, um es noch einmal zu versuchen.
daily-judging = Deine Entscheidungen werden beurteilt …
daily-streak = { $days } Tage in Folge
daily-share = Zum Teilen kopieren
daily-shared-title = Euchre, { $day }: { $rules }
daily-shared-points = { $points } Punkte
daily-shared-par = { $points } Punkte, Par { $par }
daily-deal = Runde { $number }
daily-missed = { $people ->
    [one] Eine Person hat diese Runde gespielt: { $points } Punkte.
   *[other] { $people } Leute haben diese Runde gespielt: { $points } Punkte im Schnitt.
}
daily-past = Frühere Tage
daily-past-loss = { $loss } je Runde verloren
daily-how = Wie das geht
daily-how-cards = Alle bekommen dieselben Karten auf demselben Platz, und die Bots (Swift, Version { $version }) wählen nach denselben Karten dasselbe. Jede Runde wird einmal gespielt: Tipps, Zurücknehmen und die Analyse von Stellungen gibt es erst danach.
daily-how-numbers = Punkte sind die deiner Seite weniger die der anderen. Par ist, was Swift auf allen Plätzen erreicht. Was deine Entscheidungen verloren haben, wird wie in einer Auswertung gemessen, nach dem, was du wissen konntest; es sagt mehr als Punkte, die meist Glück sind. Ein Zeichen ist voll, wo weniger als ein Zehntelpunkt verloren ging.
daily-how-seeds = Der Startwert jedes Tages ist ein Hash des nächsten. Darum kann niemand die Karten eines Tages aussuchen, sobald ein früherer bekannt ist, und <seeds>die Startwerte vergangener Tage</seeds> beweisen es. Wer diesen Server betreibt, könnte die Karten eines Tages vor dir ansehen.
daily-contacts = Deine Kontakte
daily-best = Die Besten des Monats
daily-best-of = Die Besten im { $month }
