# Die Übungen im Terminal.

terminal-drill = Übung { $number } von { $of }
terminal-drill-score = Stand { $score }, deine Seite zuerst
terminal-drill-verdict = { $right ->
    [yes] Richtig.
   *[no] Nicht die beste Wahl.
} { $why }
terminal-drill-choice = { $choice }: du gewinnst die Partie in { $wins } % der Fälle
terminal-drill-right = { $right } von { $of } richtig
