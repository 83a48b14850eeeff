# Was die Leute am Tisch voneinander erfahren. $who und $name, eine Seite als $whose, $one, $two und $three: siehe names.ftl.

together-back = { $who ->
    [you] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
together-lost = { $who ->
    [you] Deine Verbindung ist abgebrochen.
   *[other] { $name } hat die Verbindung verloren.
}
together-sits = { $who ->
    [you] Du setzt dich.
   *[other] { $name } setzt sich.
}
together-moves = { $who ->
    [you] Du wechselst den Platz.
   *[other] { $name } wechselt den Platz.
}
together-renamed = { $who ->
    [you] Du heißt jetzt { $new }.
   *[other] { $name } heißt jetzt { $new }.
}
together-left = { $who ->
    [you] Du hast den Tisch verlassen.
   *[other] { $name } hat den Tisch verlassen.
}
together-left-to-bot = { $who ->
    [you] Du hast den Tisch verlassen. Ein Bot spielt für dich weiter.
   *[other] { $name } hat den Tisch verlassen. Ein Bot spielt weiter.
}
together-seat-open = Platz { $seat } ist frei.
together-takes-over = { $who ->
    [you] Du spielst jetzt für { $before } weiter.
   *[other] { $name } spielt jetzt für { $before } weiter.
}
together-from-next-deal = { $who ->
    [you] Du spielst ab der nächsten Runde. { $before } spielt diese zu Ende.
   *[other] { $name } spielt ab der nächsten Runde. { $before } spielt diese zu Ende.
}
together-other-device = { $who ->
    [you] Du übernimmst diesen Platz auf einem anderen Gerät.
   *[other] { $name } spielt jetzt auf einem anderen Gerät.
}
together-offered = Der Gastgeber hat einen Platz geöffnet: Wer da ist, kann für { $name } weiterspielen.
together-offered-no-more = Der Platz von { $name } ist nicht mehr frei.
together-swapped = Der Gastgeber hat zwei Plätze getauscht: { $names }.
together-paired = Die Partner wurden ausgelost: { $ours } spielen gegen { $theirs }.
together-paired-by-card = Die Partner wurden mit Karten ausgelost. { $cards }. { $ours } spielen gegen { $theirs }.
together-asks = { $who ->
    [you] Du bittest den Gastgeber um Platz { $seat }.
   *[other] { $name } bittet den Gastgeber um Platz { $seat }.
}
together-removed = Der Gastgeber hat { $name } vom Tisch entfernt.
together-removed-to-bot = Der Gastgeber hat { $name } vom Tisch entfernt. Ein Bot spielt weiter.
together-requests = { $name } möchte mitspielen.
together-readmitted = { $name } darf sich wieder setzen.
together-rules-changed = Der Gastgeber hat die Regeln geändert.
together-players-changed = Der Gastgeber hat die Regeln geändert: An diesem Tisch spielen jetzt { $players }.
together-settings-changed = Der Gastgeber hat die Einstellungen des Tischs geändert.
together-named = Der Tisch heißt jetzt { $title }.
together-hosts = { $who ->
    [you] Du bist jetzt Gastgeber.
   *[other] { $name } ist jetzt Gastgeber.
}
together-wants-another = { $who ->
    [you] Du möchtest noch eine Partie.
   *[other] { $name } möchte noch eine Partie.
}
together-gathered = Der Gastgeber bereitet die nächste Partie vor.
together-begins = Die Partie beginnt. Alle mischen gemeinsam.
together-shuffle-waits = Zum Mischen fehlt noch: { $names }.
together-shuffle-anew = Das Mischen beginnt von vorn.
together-shuffle-anew-without = Das Mischen beginnt von vorn. Nicht dabei: { $names }.
together-undone = { $who ->
    [you] Du hast deinen letzten Zug zurückgenommen.
   *[other] { $name } hat den letzten Zug zurückgenommen.
}
together-concession-proposed = { $who ->
    [you] Du schlägst vor, die Partie aufzugeben.
   *[other] { $name } schlägt vor, die Partie aufzugeben.
}
together-concession-declined = { $who ->
    [you] Du möchtest weiterspielen.
   *[other] { $name } möchte weiterspielen.
}
together-conceded = { $whose ->
    [only-you] Du hast die Partie aufgegeben.
    [you] Du und { $one } habt die Partie aufgegeben.
    [you-of-three] Du, { $one } und { $two } habt die Partie aufgegeben.
    [one] { $one } hat die Partie aufgegeben.
    [three] { $one }, { $two } und { $three } haben die Partie aufgegeben.
   *[other] { $one } und { $two } haben die Partie aufgegeben.
}
together-abandoned = Die Partie endet nach { $deals } Runden ohne Sieger.
together-last-deal = Die Zeit für diesen Durchgang ist um. Dies ist die letzte Runde.
together-time-up = Die Zeit für diesen Durchgang ist um. Es bleibt beim Punktestand.
together-timed-out = { $who ->
    [you] Die Zeit ist um. Ein Bot antwortet für dich.
   *[other] { $name } hat keine Zeit mehr. Ein Bot antwortet.
}
together-bot-plays = { $who ->
    [you] Ein Bot spielt für dich, bis du wieder da bist.
   *[other] Ein Bot spielt für { $name }, bis { $name } wieder da ist.
}
together-said = { who }: { $said }
together-smile = { $who ->
    [you] Du lächelst.
   *[other] { $name } lächelt.
}
together-laugh = { $who ->
    [you] Du lachst.
   *[other] { $name } lacht.
}
together-surprise = { $who ->
    [you] Du bist überrascht.
   *[other] { $name } ist überrascht.
}
together-sigh = { $who ->
    [you] Du seufzt.
   *[other] { $name } seufzt.
}
