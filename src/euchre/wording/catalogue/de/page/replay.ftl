# Eine Partie noch einmal, Schritt für Schritt.

replay-title = { $code } noch einmal
replay-loading = Die Partie wird geladen …
replay-none = Hier gibt es nichts nachzuspielen
replay-match = Partie { $match }
replay-about = Die Partie
replay-fair = Wurde fair gegeben?
replay-fair-more = Was das beweist und was nicht
replay-controls = Nachspielen
replay-deal-back = Vorige Runde
replay-deal-back-key = Vorige Runde (Bild auf)
replay-back = Schritt zurück
replay-back-key = Schritt zurück (←)
replay-play = Abspielen
replay-pause = Anhalten
replay-play-key = Abspielen oder anhalten (Leertaste)
replay-next = Schritt vor
replay-next-key = Schritt vor (→)
replay-deal-next = Nächste Runde
replay-deal-next-key = Nächste Runde (Bild ab)
replay-step = Schritt
replay-step-now = Schritt { $step } von { $last }, Runde { $deal }
replay-step-said = Schritt { $step } von { $last }.
replay-count = { $step } <of>von { $last }</of>
replay-deals = Runden
replay-deal = Runde { $number }
replay-end = { $title } { $points }
replay-played = { $name }: { $card }
replay-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
replay-log = Protokoll
replay-log-download = Protokoll herunterladen
replay-egn = EGN
replay-egn-download = EGN herunterladen
replay-open = Gezeigte Karten
replay-kitty-card = Karte im Talon
replay-kitty-buried-card = { $card }, gedrückt
replay-kitty-buried = { $count ->
    [one] { $name } hat in Schritt { $step } { $shown ->
        [shown] { $cards }
       *[hidden] eine Karte
    } gedrückt
   *[other] { $name } hat in Schritt { $step } { $shown ->
        [shown] { $cards }
       *[hidden] { $count } Karten
    } unter den Talon gelegt
}
