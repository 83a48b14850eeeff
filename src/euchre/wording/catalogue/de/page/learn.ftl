# Die Lektionen: die Liste, und was in jeder neben dem Tisch steht.

learn-title = Euchre lernen
learn-says = Elf kurze Runden am echten Tisch. In jeder entscheidest du ein- oder zweimal und siehst, was daraus wird.
learn-lessons = Elf Lektionen
learn-lesson = Die Lektion
learn-progress = Abgeschlossene Lektionen
learn-done = { $count } von { $of } abgeschlossen
learn-is-done = , abgeschlossen
learn-others = Hier spielen vier. Was du über Trumpf, Bauern und Stiche lernst, gilt auch zu zweit, zu dritt und zu sechst.
learn-then = Lieber lesen?
learn-rules = Euchre in zwei Minuten
learn-fetching = Die Lektionen werden geholt …
learn-fetch-again = Noch einmal versuchen
learn-no-lesson = Hier ist keine Lektion
learn-all = Alle Lektionen
learn-number = { $number } von { $of }
learn-begin = Anfangen
learn-again = Noch einmal versuchen
learn-see = Ansehen, was passiert
learn-go-on = Weiter
learn-next = Nächste Lektion
learn-play = Ein Spiel spielen
learn-verdict = { $verdict ->
    [right] Richtig
    [fine] Auch gut
   *[wrong] Nicht die beste Wahl
}
