# Die Lektionen im Terminal.

terminal-learn-how = Fang an mit euchre learn 1.
terminal-learn-which = Tippe die Nummer einer Lektion; mit der Eingabetaste beginnt die erste.
terminal-learn-hand = Dein Blatt: { $cards }
terminal-learn-trick = Auf dem Tisch: { $cards }
terminal-learn-number = Tippe eine Zahl von 1 bis { $last }.
terminal-learn-judged = { $verdict ->
    [right] Richtig.
    [fine] Auch gut.
   *[wrong] Nicht die beste Wahl.
} { $says }
terminal-learn-again = a: noch einmal wählen, Eingabetaste: ansehen, was passiert
