# Die Übungen.

drills = Übungen
drills-says = Entscheidungen zum Üben: aus deinen eigenen Partien und aus einer Sammlung, geordnet nach dem, was sie lehren.
drills-five = Fünf am Tag
drills-five-says = Fünf Entscheidungen aus deinen Partien und aus der Sammlung. Was du falsch hast, kommt nach einigen Tagen wieder, bis du es kannst.
drills-due = { $due ->
    [one] Eine Übung ist heute wieder dran.
   *[other] { $due } Übungen sind heute wieder dran.
}
drills-own-count = { $own ->
    [one] Eine der Übungen stammt aus einer deiner Partien.
   *[other] { $own } der Übungen stammen aus deinen Partien.
}
drills-calls = Ansagen oder passen?
drills-calls-says = Zwanzig Blätter in zwei Minuten, von allen Plätzen und bei jedem Stand.
drills-begin = Anfangen
drills-progress = Dein Fortschritt
drills-fetching = Die Übungen werden geholt …
drills-none = Solche Übungen gibt es im Moment nicht für dich.
drills-all = Alle Übungen
drills-more = Mehr davon
drills-like = Zehn wie diese
drills-number = { $number } von { $of }
drills-standing = Stand { $score }, deine Seite zuerst
drills-kind = { $kind ->
    [call] Ansagen oder passen
    [first-seat] Ansagen auf dem ersten Platz
    [next] Next ansagen
    [donate] Punkte opfern
    [loner] Allein spielen
    [bury] Was du drückst
    [second-hand] An zweiter Stelle
    [partner] Ausspielen zur Ansage des Partners
    [counting] Trümpfe zählen
   *[card] Andere Karten
}
drills-verdict = { $right ->
    [yes] Richtig.
   *[no] Nicht die beste Wahl.
}
drills-own = Vor dieser Entscheidung standest du in einer deiner Partien.
drills-own-choice = In deiner Partie hast du gewählt: { $choice }.
drills-chances = Die Zahlen sind die Chance, die Partie nach jeder Wahl zu gewinnen.
drills-next = Weiter
drills-result = Zum Ergebnis
drills-moment = Diesen Moment analysieren
drills-right-of = { $all ->
    [one] { $right } von { $all } richtig
   *[other] { $right } von { $all } richtig
}
drills-of = { $right } von { $all }
drills-time = Du hast { $time } gebraucht.
drills-by-seat = Nach Platz
drills-by-score = Nach Stand
drills-by-kind = Nach Art
drills-place = { $place ->
    [first] Erster Platz
    [second] Zweiter Platz, Partner des Gebers
    [third] Dritter Platz
   *[dealer] Geber
}
drills-score = { $score ->
    [early] Früh im Spiel
    [ahead] Spät, vorn
    [level] Spät, gleichauf
   *[behind] Spät, hinten
}
drills-asked-again = Was falsch war, kommt nach einigen Tagen wieder, in „Fünf am Tag“.
drills-known = { $known } von { $drills } gekonnt
drills-asked = { $asked } gefragt
drills-key-known = gekonnt
drills-key-asked = gefragt
drills-key-new = noch nicht gefragt
