# Die Startseite.

home-title = Fünf Karten, vier Spieler, ein Trumpf.
home-lead = Euchre nach deinen Hausregeln, mit Freunden oder mit starken Spielern.
home-play = Jetzt spielen
home-opening = Der Tisch wird gedeckt …
home-terms = { $rules }. Dein Partner ist ein Experte; ihr spielt gegen { $opponents }. <change>Ändern</change>
home-terms-players = { $rules }, { $players ->
    [2] zwei Spieler
    [3] drei Spieler
   *[6] sechs Spieler
}. Bots nehmen die anderen Plätze ein. <change>Ändern</change>
home-opponents = { $left } und { $right }
home-terms-first = { $rules }. Für den Anfang ist dein Partner ein Experte, und deine Gegner sind Anfänger. <change>Ändern</change>
home-never-played = Noch nie gespielt? <lessons>Elf kurze Lektionen zeigen dir, wie es geht.</lessons>
home-rise = Du hast { $wins } Partien gewonnen. Willst du stärkere Gegner?
home-rise-yes =
    { $level ->
        [casual] Ja, Gelegenheitsspieler
       *[club] Ja, Vereinsspieler
    }
home-rise-no = Noch nicht
home-learn = Das Spiel lernen
home-learn-says = Euchre in zwei Minuten, und die Regeln für jeden Tisch. <drills>Übungen</drills> für deine Entscheidungen.
home-latest = Letzte Partien
home-all-games = Alle Partien
home-card = Daran erkennen dich andere Geräte.
home-promise = Kein Konto, keine Werbung, nichts von fremden Seiten. <fair>Niemand sucht die Karten aus</fair>: Du kannst jede Runde nachprüfen.

home-tonight = Dein Abend heute:
home-tonight-direct = Abend leiten
home-tonight-go = Zum Abend
home-meetings = Clubs, die sich als Nächste treffen
