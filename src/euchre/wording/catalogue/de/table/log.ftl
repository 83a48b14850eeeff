# Ein Spiel, wie es vorgelesen wird und neben dem Tisch steht, Zeile für Zeile.

log-first-dealer = Erster Geber: { $who ->
    [you] du
   *[other] { $name }
}
log-deal = Runde { $number }
log-deal-of-game = Spiel { $game }, Runde { $number }
log-turned-up = { $who ->
    [you] Du hast { the-card } aufgedeckt
   *[other] { $name } hat { the-card } aufgedeckt
}
log-said = { who }: { $words }
log-asked = { $who ->
    [you] Du bittest { whom } um eine Karte
   *[other] { $name } bittet { whom } um eine Karte
}
log-gave = { $who ->
    [you] Du gibst { $whom ->
        [you] dir
       *[other] { $other }
    } { the-card }
   *[other] { $name } gibt { $whom ->
        [you] dir
       *[other] { $other }
    } { the-card }
}
log-nobody-alone = Niemand spielt allein.
log-took-and-buried = { $who ->
    [you] Du hast { the-card } genommen und { the-buried } gedrückt
   *[other] { $name } hat { the-card } genommen und { the-buried } gedrückt
}
log-took-and-buried-it = { $who ->
    [you] Du hast { the-card } genommen und wieder gedrückt
   *[other] { $name } hat { the-card } genommen und wieder gedrückt
}
log-took-and-buried-unseen = { $who ->
    [you] Du hast { the-card } genommen und eine Karte gedrückt
   *[other] { $name } hat { the-card } genommen und eine Karte gedrückt
}
log-took-widow = { $who ->
    [you] Du hast die zwei beiseitegelegten Karten genommen
   *[other] { $name } hat die zwei beiseitegelegten Karten genommen
}
log-buried = { $who ->
    [you] Du hast { the-card } gedrückt
   *[other] { $name } hat { the-card } gedrückt
}
log-buried-unseen = { $who ->
    [you] Du hast eine Karte gedrückt
   *[other] { $name } hat eine Karte gedrückt
}
log-card = { who } { $played }
log-trick = Stich { $number }: { $cards }. { $who ->
    [you] Er geht an dich.
   *[other] Er geht an { $name }.
}
log-euchre = Euchre: Der Rest spielt sich von selbst
log-dealt-again = { $who ->
    [you] Alle haben zweimal gepasst. Du gibst noch einmal.
   *[other] Alle haben zweimal gepasst. { $name } gibt noch einmal.
}
log-score = Stand: { $scores }
