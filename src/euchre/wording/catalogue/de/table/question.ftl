# Was jemand am Tisch gefragt wird, oder auf wen gewartet wird.

question-dealing = Die Karten werden gegeben.
question-rest-plays-itself = { $word }: Der Rest spielt sich von selbst.
question-waiting = { $phase ->
    [cut] Warten auf { $name }: abheben.
    [benny] Warten auf { $name }: Trumpf für { the-card } ansagen.
    [bury] Warten auf { $name }: eine Karte drücken.
    [ask] Warten auf { $name }: um eine Karte bitten oder nicht.
    [give] Warten auf { $name }: eine Karte geben.
    [play] Warten auf { $name }: ausspielen.
   *[other] Warten auf { $name }.
}
question-cut = { $name } gibt. Heb ab.
question-cut-or-bump = { $name } gibt. Heb ab, oder klopfe: Dann bleiben die Karten, wie sie sind.
question-benny = { $blind ->
    [yes] Du hast { the-card } aufgedeckt: Sag Trumpf an, ohne deine Karten zu sehen.
   *[no] Du hast { the-card } aufgedeckt: Sieh deine Karten an und sag Trumpf an.
}
question-not-weak = Dein Blatt ist nicht schwach: Behalte es.
question-redeal = Du hast weder Ass noch Bild. Willst du neu geben lassen?
question-go-under = Behalte dein Blatt, oder wähle drei Karten bis zur Zehn, um sie mit dem Talon zu tauschen.
question-take-up = Du hast { the-card } aufgedeckt. Nimmst du sie auf und machst { suit } zu Trumpf?
question-none-of-the-suit = { $name } hat { the-card } aufgedeckt. Du hast kein { suit }, also musst du passen.
question-accept-alone = { $name }, { $partners ->
    [one] dein
   *[other] ein
} Partner, hat { the-card } aufgedeckt. Du kannst nur annehmen, wenn du allein spielst.
question-order-up = { $name } hat { the-card } aufgedeckt. Soll { suit } Trumpf sein?
question-must-name = Alle haben bei { the-card-dative } gepasst: Du musst Trumpf ansagen.
question-name-or-pass = { the-card-first } wurde abgelehnt. Sag eine andere Farbe an, oder passe.
question-bury-several = Wähle eine Karte, die du drückst; { $left } müssen weg.
question-bury = Wähle eine Karte, die du drückst.
question-play-alone = Willst du allein spielen, ohne { $partner }?
question-defend-alone = Willst du allein verteidigen, ohne { $partner }?
question-play-alone-after = { $name } verteidigt allein. Willst du allein spielen, ohne { $partner }?
question-defend-alone-after = { $name } spielt allein. Willst du allein verteidigen, ohne { $partner }?
question-ask = { $partners ->
    [one] Du spielst allein. Möchtest du die beste Karte von { $partner }?
   *[other] Du spielst allein. Möchtest du die beste Karte eines Partners ({ $partner })?
}
question-give-asked = { $name } spielt allein und bittet um deine beste Karte.
question-give = { $name } spielt allein. Gib deine beste Karte.
question-lead = Du spielst aus. Wähle eine Karte.
question-follow = { $suit ->
    [clubs] Kreuz wurde ausgespielt. Wähle eine Karte.
    [diamonds] Karo wurde ausgespielt. Wähle eine Karte.
    [hearts] Herz wurde ausgespielt. Wähle eine Karte.
    [spades] Pik wurde ausgespielt. Wähle eine Karte.
   *[none] { the-card-first } wurde ausgespielt. Wähle eine Karte.
}
