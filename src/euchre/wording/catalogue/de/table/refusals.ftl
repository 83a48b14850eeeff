# Was am Tisch und außerhalb abgelehnt wird: ein Satz je Code, refused-<Code mit Bindestrichen>.

refused-game-over = Die Partie ist zu Ende.
refused-cut-too-few = Hebe { $low } bis { $high } Karten ab.
refused-cut-no-bump = Hier muss abgehoben werden.
refused-card-not-held = { the-card-first } ist nicht in deinem Blatt.
refused-weak-not-low = Getauscht werden nur drei Karten deines Blatts, keine höher als die Zehn.
refused-weak-not-weak = { $kind ->
    [ace] Neu gegeben wird nur für ein Blatt ohne Bild und mit höchstens einem Ass.
    [redeal] Neu gegeben wird nur für ein Blatt aus fünf Karten bis zur Zehn, und nur an Tischen mit dieser Regel.
   *[under] Tauschen kann nur ein Blatt mit drei Karten bis zur Zehn, und nur an Tischen mit dieser Regel.
}
refused-action-value = { $said } geht nicht: Wähle { $choices }.
refused-action-malformed = { $given } ist keine Aktion: Lies Text mit parse_action.
refused-action-unknown = { $kind ->
    [card] { $given } ist keine Aktion ({ $wrong } ist keine Karte): Schreib { $known }, eine Karte oder eine Farbe.
    [suit] { $given } ist keine Aktion ({ $wrong } ist keine Farbe): Schreib { $known }, eine Karte oder eine Farbe.
   *[word] { $given } ist keine Aktion: Schreib { $known }, eine Karte oder eine Farbe.
}
refused-bid-stuck = Der Geber darf nicht passen und muss eine Farbe ansagen.
refused-bid-benny = { the-card-first } ist aufgedeckt: Der Geber muss Trumpf ansagen.
refused-bid-holding = Du brauchst selbst { suit }, um die Farbe zu Trumpf zu machen.
refused-bid-first-round = In der ersten Ansagerunde kann nur die Farbe der offenen Karte Trumpf werden: Nimm sie an oder passe.
refused-bid-turned-down = { suit } wurde abgelehnt: Sag eine andere Farbe an.
refused-bid-alone-later = Allein zu spielen sagt man hier nicht gleich mit der Ansage.
refused-bid-alone-barred = So kurz vor dem Ziel darf niemand auf deiner Seite allein spielen.
refused-bid-nobody-alone = Hier spielt niemand allein.
refused-bid-partner-alone = Der Partner des Gebers darf die offene Karte nur annehmen, um allein zu spielen.
refused-bid-no-trump = „Ohne Trumpf“ kann hier nicht angesagt werden.
refused-bury-up-card = Die aufgenommene Karte selbst darf nicht gedrückt werden.
refused-play-no-tram = TRAM sagt, wer ausspielt und alle übrigen Stiche sicher hat, an Tischen mit dieser Regel.
refused-play-tram = Wer ausspielt, macht alle übrigen Stiche und sagt es: TRAM.
refused-play-decided = { $word }: Der Rest spielt sich von selbst.
refused-play-must-follow-suit = { the-card-first } bedient nicht: { suit } wurde ausgespielt.
refused-deal-packets = Päckchen von { $packets } werden hier nicht gegeben.
refused-deal-pack = { $kind ->
    [twice] Das Kartenspiel muss aus den { $size } Karten bestehen, jede einmal.
   *[wrong] Das Kartenspiel muss aus den { $size } Karten bestehen: Sieh dir { $cards } an.
}
refused-turn-not-now = { $said } geht jetzt nicht. { $phase ->
    [draw] Zuerst wird der erste Geber bestimmt
    [cut] Zuerst wird abgehoben
    [deal] Zuerst werden die Karten gegeben
    [benny] Zuerst sagt der Geber Trumpf für { the-card } an
    [weak-hands] Zuerst behält jemand sein Blatt oder nennt es schwach
    [round-1] Zuerst wird die offene Karte angenommen oder gepasst
    [round-2] Zuerst wird eine andere Farbe angesagt oder gepasst
    [bury] Zuerst wird eine Karte gedrückt
    [alone] Zuerst sagt jemand, ob er allein spielt
    [give] Zuerst gibt der Partner des Alleinspielers die beste Karte
   *[play] Zuerst wird eine Karte gespielt
}: Wähle { $choices }.
refused-suit-unknown = { $given } ist keine Farbe: Schreib c, d, h, s oder n für „ohne Trumpf“.
refused-card-unknown = { $given } ist keine Karte: Schreib Wert und Farbe, zum Beispiel 9h oder Js.
refused-match-sides = Ein Spielstand hat eine Zahl je Partei: hier { $sides }, nicht { $given }.
refused-match-score = Kein Spiel beginnt bei { $score }: Jeder Stand ist mindestens 0 und unter dem Ziel.
refused-view-seat = Es gibt keinen Platz { $given }: Plätze sind 0 bis { $last } oder None.

refused-position = Stellung, { $at_field ->
    [length] Länge
    [characters] Zeichen
    [fields] Felder
    [rules] Regeln
    [score] Stand
    [dealer] Geber
    [seat] Platz
    [hand] Blatt
    [kitty] Talon
    [up-card] offene Karte
    [said] gesagt
   *[played] gespielt
}{ $at_number ->
    [0] {""}
   *[other] {" "}{ $at_number }
}{ $at_seat ->
    [none] {""}
   *[other] , Platz { $at_seat }
}: { $why }
refused-position-no-cards = Eine Stellung gibt es vom Geben an, bis die letzte Karte gespielt ist.
refused-position-not-open = Diese Stellung kennt nicht mehr als Platz { $seat }.
refused-position-players = In dieser Stellung spielen { $players }.
refused-position-over = Danach fragt niemand mehr: Die Runde ist vorbei.
refused-position-length = Der Text hat höchstens { $most } Zeichen, und dieser hat { $length }.
refused-position-characters = { $given } gehört in keine Stellung.
refused-position-fields = Schreib Regeln, Stand, Geber, Platz, Blatt, offene Karte, Ansagen und Karten, mit einem Schrägstrich dazwischen, zum Beispiel { $example }; die letzten beiden dürfen fehlen.
refused-position-seat = { $given } ist kein Platz: Plätze sind 0 bis { $last }, im Uhrzeigersinn.
refused-position-score = { $given } ist kein Stand: Schreib 6-4, oder 6-4.9 nach neun Runden dieses Spiels.
refused-position-game-over = Beim Stand { $score } ist dieses Spiel zu Ende; gespielte Runden: { $number }.
refused-position-match-over = Bei { $games } gewonnenen Spielen ist die Partie zu Ende.
refused-position-sides = { $text } hat { $given } Zahlen, und hier spielen { $sides } Parteien.
refused-position-tokens = Nach diesen Regeln hat jede Seite höchstens { $most } Marken.
refused-position-up-card = { $given } ist keine offene Karte: Schreib Qd, oder Qd.3232.9 mit Päckchen und Abheben.
refused-position-cut = Nach diesen Regeln hebt niemand { $at } Karten ab.
refused-position-one-card = { $given } ist mehr als eine Karte.
refused-position-cards = { $given } sind keine Karten: Schreib sie ohne Leerzeichen, zum Beispiel JhTd9c; B ist der Benny.
refused-position-pack = { $card } ist bei diesen Regeln nicht im Spiel.
refused-position-twice = { $card } steht zweimal da.
refused-position-hand = Gegeben werden { $size } Karten je Blatt, und hier sind es { $count }.
refused-position-open-hands = Liegen alle Karten offen, schreib die Blätter der Plätze 0 bis { $last } und den Talon, mit Punkten dazwischen.
refused-position-elsewhere = { $card } liegt auch anderswo.
refused-position-nowhere = { $card } liegt nirgends.
refused-position-blind = Der Geber sagt Trumpf an, bevor er seine Karten ansieht: Schreib { $unknown } dafür.
refused-position-up-in-hand = { $card } ist aufgedeckt und steht auch im Blatt.
refused-position-said = { $given } sagt hier niemand: Schreib { $words }.
refused-position-said-how = { $given } sagt hier niemand: Schreib zum Beispiel order-alone, name-h oder bury-9s.
refused-position-redeal = Wird neu gegeben, ist diese Runde zu Ende: Schreib die nächste.
refused-position-deal-over = Mit { $action } ist diese Runde zu Ende: Schreib die nächste.
refused-position-laid-away = Liegen alle Karten offen, schreib nur die Karten, die weggelegt wurden, nicht { $action }.
refused-position-which-cards = Platz { $seat } weiß, welche Karten es sind: Schreib sie hinter { $action }.
refused-position-from-kitty = Schreib hinter die weggelegten Karten die drei aus dem Talon: under-9c9dTd-AhKsQs.
refused-position-widow = Schreib hinter die Ansage die zwei Karten, die beiseite lagen: order-9cTd oder name-h-9cTd.
refused-position-gift = Platz { $seat } sieht die Karte, die gegeben wird: Schreib sie dazu, zum Beispiel give-Qh.
refused-position-not-seen = Platz { $seat } sieht diese Karten nicht: Lass sie weg.
refused-position-trick-open = Der Stich davor ist nicht vollständig.
refused-position-trick-over = Der Stich ist vor { $card } vollständig: Schreib einen Punkt zwischen Stiche.
refused-position-played-before = { $card } wurde schon gespielt.
refused-position-in-hand-of = { $card } ist im Blatt von Platz { $seat }.
refused-position-revoke = Platz { $seat } spielt { $card }, hat damit vorher aber nicht bedient: Das ist gegen die Regel.
refused-position-cannot-hold = Platz { $seat } kann { $card } nicht haben.
refused-position-cannot-fill = Die nicht gesehenen Karten reichen für die übrigen Blätter nicht aus.
refused-position-tram = TRAM sagt, wer ausspielt, an Tischen mit dieser Regel.
refused-position-called = { $word } wurde schon gesagt.
refused-position-claim = Platz { $seat } macht mit diesen Karten nicht alle übrigen Stiche.
refused-position-claim-seats = Schreib hinter tram, was jeder der Plätze { $seats } noch hat, zum Beispiel tram-1Td9c.
refused-position-claim-count = Platz { $seat } muss alle seine Karten zeigen: { $left }, nicht { $count }.
refused-position-claim-cards = Platz { $seat } kann nicht alle Karten haben, die er zeigt.
refused-ptn-deals = Eine Datei hat höchstens { $most } Runden, und diese hat { $found }.
refused-ptn-game = Das ist eine Runde { $game }, nicht Euchre.
refused-ptn-variation = Diese Runde ist von einer Art Euchre, die hier nicht gespielt wird.
refused-ptn-options = Die Optionen des Spiels sind nicht zu lesen.
refused-ptn-undealt = Die Karten, die nicht gegeben wurden, fehlen, oder es sind zu viele.
refused-ptn-hands = Gelesen wird eine Runde mit vier offenen Blättern zu je fünf Karten.
refused-ptn-hand = Ein Blatt hat { $cards } Karten: Eine Runde Euchre, wo es fünf hat, ist das nicht.
refused-ptn-seat = { $given } ist kein Platz: Schreib S, W, N oder E.
refused-ptn-card = { $given } ist keine Karte: Schreib Farbe und Wert, zum Beispiel HJ.
refused-ptn-call = { $given } ist keine Ansage: Schreib Pass oder eine Farbe, vielleicht mit alone.
refused-ptn-calls = Es gibt mehr Ansagen, als jemand an der Reihe war.
refused-ptn-play = In Stich { $trick } fehlt die nächste Karte, oder es ist eine zu viel.

refused-rules-length = Regeln haben höchstens { $most } Zeichen, und diese haben { $length }.
refused-rules-type = Regeln sind ein Wert von Rules oder ihr Text, nicht { $given }.
refused-rules-preset = { $kind ->
    [misspelt] { $given } ist keine Vorlage. Meinst du { $near }?
   *[unknown] { $given } ist keine Vorlage: Wähle eine aus { $choices }.
}
refused-rules-option = { $kind ->
    [shape] { $given } ist keine Hausregel: Schreib Regel=Wert, zum Beispiel target=11.
    [misspelt] Es gibt keine Hausregel { $given }. Meinst du { $near }?
   *[unknown] Es gibt keine Hausregel { $given }.
}
refused-rules-twice = { $name } ist zweimal angegeben.
refused-rules-value = { $kind ->
    [number] { $given } geht nicht: Wähle von { $low } bis { $high }.
   *[word] { $given } geht nicht: Wähle aus { $choices }.
}
setting = { $option } ({ $value })
refused-rules-small = Hier braucht es Blätter mit fünf Karten und ganze Farben: { $rules } ist ein kleines Spiel für Programme.
refused-rules-conflict = { $settings } passen nicht zusammen: { $reason ->
    [only-the-caller-speaks] Nur wer ansagt, spricht beim Ansagen; der Partner würde nie gefragt
    [no-end] Ein Spiel muss bei einem Stand oder nach einer Zahl von Runden enden
    [nobody-scores] Niemand könnte je punkten, das Spiel würde nie enden
    [two-ends] Ein Spiel endet bei einem Stand oder nach Runden, nicht beides
    [drawn-games] Ein Spiel aus gezählten Runden kann unentschieden enden
    [nobody-cuts] Niemand hebt ab
    [no-benny] Es gibt keinen Benny, der aufgedeckt werden könnte
    [nobody-has-a-partner] zu zweit und zu dritt spielt jeder für sich, also hat niemand einen Partner
    [pack-too-small] sechs Blätter und die offene Karte sind 31 Karten, und das Spiel hat weniger
    [nobody-plays-alone] niemand spielt allein
    [no-target] gezählte Runden haben kein Ziel, zu dem etwas fehlt
    [two-players] beiseite liegen Karten nur zu zweit
    [which-partner] wer allein spielt, hat zwei Partner und bittet einen von ihnen
    [nobody-gives] die beste Karte des Partners wird nicht gegeben
    [nobody-defends-alone] niemand verteidigt allein
    [nobody-is-stuck] der Geber muss nie ansagen
    [small-hand] ein Blatt mit weniger als fünf Karten wird einzeln gegeben und bleibt, wie es ist, und jeder Stich zählt gleich
    [few-cards] das Kartenspiel hat zu wenige Karten für die Blätter und die offene Karte
    [nothing-to-hold] für eine Ansage ist nichts nötig
    [a-winner-at-the-target] ein Spiel bis zu einem Stand hat immer einen Sieger
    [one-game] die Partie ist ein Spiel
    [kitty-too-small] nach sechs Blättern und der offenen Karte liegen keine drei Karten zum Tauschen
    [packets-left-first] Päckchen gehen zuerst an den linken Nachbarn des Gebers
    [ten-pips] Eine 6 und eine 4 zeigen höchstens zehn Augen; spielt ohne Zählkarten
    [fifteen-pips] Eine 7 und eine 8 zeigen höchstens fünfzehn Augen; spielt ohne Zählkarten
    [counted-deals] Gezählte Runden können über das hinausgehen, was die Karten zeigen; spielt ohne Zählkarten
   *[marks-are-played] Eine 7 und eine 8 zeigen den Stand bis fünfzehn, und Karten, mit denen gespielt wird, können das nicht
}.

refused-seat-none = Das können nur die Leute am Tisch, und du hast keinen Platz.
refused-seat-unknown = Dieser Tisch hat { $seats } Plätze.
refused-seat-no-partners = An diesem Tisch spielt jeder für sich.
refused-seat-taken = Dort sitzt { $name }.
refused-seat-none-open = Alle Plätze an diesem Tisch sind besetzt.
refused-seat-fixed = Während einer Partie wechselt niemand den Platz.
refused-seat-other-hand = Du hast in dieser Runde schon ein anderes Blatt gesehen. Ab der nächsten Runde kannst du dich hier hinsetzen.
refused-seat-replayed = In dieser Partie wurden Züge zurückgenommen: Plätze werden erst ab der nächsten wieder frei.
refused-seat-here = { $name } ist am Tisch.
refused-table-not-host = Das kann nur der Gastgeber ändern.
refused-table-under-way = { $what ->
    [seats] Während einer Partie ändern sich die Plätze nicht.
    [rules] Während einer Partie ändern sich die Regeln nicht.
    [clock] Während einer Partie ändert sich die Uhr nicht.
   *[match] Die Partie hat schon begonnen.
}
refused-table-not-playing = { $stage ->
    [over] Die Partie ist zu Ende.
   *[other] Die Karten sind noch nicht gegeben.
}
refused-table-not-shuffling = Gemischt wird zu Beginn einer Partie.
refused-table-not-over = { $kind ->
    [lobby] Zurück in die Lobby geht es, sobald die Partie zu Ende ist.
   *[again] Eine neue Partie könnt ihr spielen, sobald diese zu Ende ist.
}
refused-table-closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen.
refused-guest-removed = Der Betreiber hat dich von diesem Server ausgeschlossen.
refused-operator-key = Das ist nicht der Link des Betreibers, oder er wurde ersetzt. Lass einen neuen ausgeben: euchre admin operator
refused-operator-counts = Das Ergebnis dieses Tisches zählt an einem Abend oder bei den Runden des Tages. Darum bleibt er offen.
refused-report-title = Den Namen des Tisches bestimmt nur der Gastgeber: Melde dafür ihn.
refused-report-nobody = Melden kannst du andere, die an deinem Tisch sitzen oder ihn gerade verlassen haben.
refused-table-too-long = An diesem Tisch ist schon zu viel geschehen. Öffne einen neuen.
refused-table-vote = Eine neue Partie beginnt, sobald alle sie wollen.
refused-table-no-spectators = Dieser Tisch ist nicht für Zuschauer offen.
refused-table-players = { $kind ->
    [lobby] Wie viele mitspielen, wird vor einer Partie geändert, nicht danach.
   *[people] Diese Regeln sind für { $players } Spieler, und hier sitzen mehr Leute. Erst muss jemand aufstehen.
}
refused-table-seats-of-rules = Diese Regeln sind für { $players } Spieler: Nenne ebenso viele Plätze.
refused-table-seats = Du kannst nur einen Platz nehmen.
refused-table-code = Der Tisch konnte nicht geöffnet werden. Versuch es noch einmal.
refused-table-unknown = Es gibt keinen Tisch mit diesem Code.
refused-table-unreadable = Was von diesem Tisch gespeichert ist, lässt sich nicht mehr lesen.
refused-turn-not-yours = { $kind ->
    [deal] Du bist nicht am Zug: Die Karten werden gegeben.
    [hint] Ein Tipp gilt deiner eigenen Entscheidung: Du bist nicht am Zug.
   *[seat] Du bist nicht am Zug: { $name } ist dran.
}
refused-version-stale = Es ist etwas geschehen, das du noch nicht gesehen hattest. Sieh noch einmal hin.
refused-version-ahead = Das bezieht sich auf etwas, das hier nicht geschehen ist. Sieh noch einmal hin.
refused-undo-nothing = Du hast in dieser Partie noch nichts entschieden.
refused-undo-with-people = Zurücknehmen und Tipps gibt es nur, wo die anderen Bots sind.
refused-skip-with-people = Wo andere mitspielen oder zusehen, behalten die Bots ihr Tempo.
refused-hint-unable = Die Bots können auf diesem Rechner nicht rechnen, darum gibt es keine Tipps.
refused-say-too-often = Das war viel auf einmal. Warte ein paar Sekunden.

refused-fair-malformed = Ein Versprechen ist ein SHA-256 in Hexadezimal: 64 Zeichen aus 0-9 und a-f.
refused-fair-promised-already = Alle haben ihren Teil der Mischung versprochen; kein Versprechen lässt sich mehr ändern.
refused-fair-not-yet = Niemand zeigt seinen Teil der Mischung, bevor alle einen versprochen haben.
refused-fair-mismatch = Das ist nicht, was du für die Mischung versprochen hast.
refused-fair-no-person = An dieser Mischung bist du nicht beteiligt: Sie geht ohne dich weiter.

refused-message-too-long = Eine Nachricht hat höchstens { $bytes } Bytes.
refused-message-malformed = Das ist keine Nachricht: { $why }.
refused-message-binary = Nachrichten sind Text.
refused-limit-messages = Auf dieser Verbindung kamen zu viele Nachrichten.
refused-me-at-table = Du hast noch einen Platz an einem Tisch. Beende oder verlasse erst deine Spiele.
refused-limit-acts = Das war sehr viel auf einmal. Warte einen Augenblick, bevor du weiterspielst.
refused-limit-looks = Das wurde zu oft gefragt. Warte einen Augenblick.
refused-limit-changes = Zu viele Änderungen auf einmal. Versuch es gleich noch einmal.
refused-limit-slow = Diese Verbindung hat nicht gelesen, was ihr gesagt wurde.
refused-limit-requests = Von deiner Adresse kamen zu viele Anfragen. Versuch es gleich noch einmal.
refused-limit-clubs = Du hast zu viele Clubs gegründet. Versuch es in einer Minute noch einmal.
refused-limit-evenings = Du hast zu viele Abende eröffnet. Versuch es in einer Minute noch einmal.
refused-limit-tables = Du hast zu viele Tische geöffnet. Versuch es in einer Minute noch einmal.
refused-limit-open-tables = Du hast schon an zu vielen Tischen einen Platz. Beende oder verlasse erst einige deiner Spiele.
refused-limit-games = Zu viele Partien auf einmal. Versuch es gleich noch einmal.
refused-limit-data = Das wurde eben erst gefragt. Versuch es in einigen Minuten noch einmal.
refused-limit-reviews = Du hast zu viele Rückblicke begonnen. Versuch es in einigen Minuten noch einmal.
refused-limit-analyses = Zu viele Stellungen auf einmal. Versuch es gleich noch einmal.
refused-limit-connections = { $kind ->
    [guest] Du hast zu viele Seiten von Euchre offen.
   *[address] Unter deiner Adresse sind zu viele Seiten von Euchre offen.
}
refused-limit-spectators = An diesem Tisch sehen zu viele zu.
refused-limit-arrivals = Du verbindest dich zu oft neu. Versuch es in einer Minute noch einmal.
refused-limit-codes = Zu viele falsche Codes. Versuch es in einer Minute noch einmal.
refused-limit-reports = Zu viele Meldungen auf einmal. Versuch es in einer Minute noch einmal.
refused-limit-cards = Zu viele falsche Spielerkarten. Versuch es in ein paar Minuten noch einmal.
refused-mycard-malformed = Das ist kein Code einer Spielerkarte: Er hat vier Gruppen aus sieben Buchstaben und Ziffern.
refused-mycard-unknown = Diese Spielerkarte hat niemand. Prüf noch einmal jeden Buchstaben; eine ersetzte Spielerkarte gilt nicht mehr.
refused-passkey-unknown = Diesen Passkey kennt der Server nicht. Benutz deine Spielerkarte.
refused-passkey-refused = Dieser Passkey ließ sich nicht prüfen. Versuch es noch einmal.
refused-passkey-host = Passkeys brauchen einen Hostnamen, und du hast den Server unter seiner Adresse erreicht. Benutz deine Spielerkarte.
refused-passkey-too-many = Du hast zu viele Passkeys. Entfern erst einen.
refused-me-no-cookie = Dein Browser hat das Cookie dieses Servers nicht zurückgeschickt. Erlaube Cookies dafür, dann versuch es noch einmal.
refused-me-no-card = Mach dir erst eine Spielerkarte oder einen Passkey: Ohne beides ist dies dein einziges Gerät.
refused-game-unknown = Eine solche Partie gibt es an diesem Tisch nicht.
refused-game-not-over = Die Karten werden gezeigt, sobald die Partie zu Ende ist.
refused-review-unknown = Diesen Rückblick hat noch niemand begonnen.
refused-review-interrupted = Der Rückblick wurde unterbrochen. Versuch es gleich noch einmal.
refused-review-unable = Dieser Server kann keine Partien beurteilen und keine Stellungen analysieren.
refused-worlds-none = Keine Kartenverteilung passt zu dem, was dieser Platz gesehen hat.
refused-review-playing = Beurteilen und analysieren kannst du wieder, sobald deine Partie am Tisch { $table } zu Ende ist.
refused-deal-not-over = Alle Blätter werden gezeigt, sobald die Runde zu Ende ist.
refused-replay-not-over = Die Partie ist nicht zu Ende: Ihre Karten werden erst danach gezeigt.
refused-server-stopping = Der Server hält an. Deine Partie ist gespeichert: Komm gleich wieder.
refused-server-signed-out = Auf diesem Gerät bist du abgemeldet: Du bist hier ein neuer Gast.
refused-server-store = Die Partien sind gerade nicht erreichbar. Versuch es gleich noch einmal.
refused-server-newer = Dieser Tisch läuft schon auf einer neueren Version des Servers. Lade die Seite gleich neu.
refused-server-busy = Am Tisch ist zu viel los. Versuch es gleich noch einmal.
refused-server-error = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert.
refused-request-origin = Diese Anfrage kam von einer anderen Seite.
refused-request-host = Dieser Server heißt nicht so.
refused-request-content-type = Sende JSON, mit dem Inhaltstyp application/json.
refused-request-malformed = Die Anfrage ist nicht, was diese Adresse erwartet.
refused-request-faults = Die Anfrage ist nicht, was diese Adresse erwartet: { $faults }.
request-body = der Inhalt
request-value = { $where } kann nicht „{ $value }“ sein
request-longer = { $where } hat mehr als { $most } Zeichen oder Einträge
request-more = { $where } ist mehr als { $most }
request-less = { $where } ist weniger als { $least }
request-unknown = { $where } hat kein Feld „{ $field }“
request-missing = { $where } fehlt das Feld „{ $field }“
request-form = { $where } hat nicht die nötige Form
request-type = { $where } ist nicht { $type }
request-type-int = eine ganze Zahl
request-type-float = eine Zahl
request-type-str = ein Text
request-type-bool = true oder false
request-type-array = eine Liste
request-type-object = ein Objekt
refused-request-not-found = Unter dieser Adresse ist nichts.
refused-request-method = Diese Adresse kennt diese Methode nicht.
refused-request-too-long = Die Anfrage ist länger, als dieser Server liest.

refused-seat-removed = Der Gastgeber hat dich von diesem Tisch entfernt. Bitte darum, wieder eingeladen zu werden.
refused-seat-no-person = Dort sitzt niemand anderes.
refused-seat-not-removed = Niemand mit diesem Namen wurde von diesem Tisch entfernt.
refused-table-not-gathering = Plätze werden vor der Partie getauscht, nicht währenddessen.
refused-standin-already = Für { $name } spielt schon ein Bot.
refused-standin-clock = Wie lange man überlegen darf, sagt an diesem Tisch die Uhr.
refused-standin-early = Ein Bot kann für { $name } spielen, sobald { $name } eine Minute lang nicht gezogen hat.
refused-standin-none = Für dich spielt kein Bot.
refused-concede-proposed = Du hast vorgeschlagen aufzugeben. Dein Partner hat noch nicht geantwortet.
refused-concede-others-play = Die anderen spielen weiter. Du kannst den Tisch verlassen, dann spielt ein Bot für dich.
refused-evening-director = Dieser Tisch gehört zu einem Abend. Die Leitung kann das auf der Seite des Abends ändern.
refused-evening-closed = Diese Partie zählt für einen Abend. Darum gibt es hier kein Zurücknehmen, keine Tipps, kein Überspringen und kein Aufgeben.
refused-daily-once = Jede Runde des Tages spielen alle einmal, nach denselben Regeln, ohne Tipps und ohne Zurücknehmen.
refused-seat-not-full = An diesem Tisch sind nicht alle Plätze von anderen Menschen besetzt: Der Gastgeber kann dir einen öffnen.
refused-seat-many-requests = Hier bitten schon mehrere um einen Platz.
refused-seat-no-requests = An diesem Tisch bittet niemand um einen Platz.
refused-seat-too-few = Diese Regeln sind für { $players } Spieler, und { $wanted } wollen spielen.
refused-lobby-taken = An diesem Tisch ist kein Platz mehr für dich. Such dir einen anderen aus.
refused-people-unknown = Mit diesem Menschen hast du in letzter Zeit nicht gespielt.
refused-people-blocked = Du hast { $name } blockiert.
refused-people-no-seat = Einladen kannst du an einen Tisch, an dem du selbst sitzt.
refused-daily-same-cards = Andere spielen dieselben Karten. Sie werden gezeigt, sobald der Tag überall vorbei ist.
refused-daily-day = { $given } ist kein Tag: Schreib ihn wie 2026-11-28.
refused-daily-before = Die ersten Runden des Tages waren die vom { $first }.
refused-daily-early = Die Runden vom { $day } sind noch nicht offen.
refused-daily-over = Die Runden vom { $day } sind vorbei und können nicht mehr gespielt werden.
refused-drills-set = Solche Übungen gibt es nicht: Wähle { $choices }.
refused-drills-unknown = Diese Übung gibt es nicht.
refused-drills-choice = Diese Wahl steht in der Übung nicht zur Verfügung.
refused-daily-number = Ein Tag hat { $deals } Runden: Wähle eine von 1 bis { $deals }.
refused-evening-same-cards = An anderen Tischen werden dieselben Karten gespielt. Sie werden gezeigt, sobald der Durchgang vorbei ist.
refused-concede-none = Auf deiner Seite schlägt niemand vor aufzugeben.

refused-lesson-unknown = Es gibt keine Lektion { $number }: Sie haben die Nummern 1 bis { $last }.
refused-lesson-answer = Lektion { $number } fragt an dieser Stelle nicht nach „{ $answer }“.
refused-lesson-answers = Das sind mehr Antworten, als eine Lektion verlangt.

refused-charts-people = Ein Spielplan ist für { $fewest } bis { $most } Personen, nicht für { $people }.
refused-charts-rounds = Ein Spielplan hat 1 bis { $longest } Durchgänge, nicht { $rounds }.
refused-charts-twice = Jemand ist doppelt genannt.

refused-evening-no-shuffle = Für diese Runde werden gerade keine Karten gemischt.
refused-evening-unknown = Es gibt keinen Abend mit diesem Code.
refused-evening-code = Der Abend konnte nicht eröffnet werden. Versuch es noch einmal.
refused-stream-busy = Es kommt zu viel auf einmal. Versuch es gleich noch einmal.
refused-evening-not-director = Das kann nur die Leitung des Abends.
refused-evening-over = Der Abend ist zu Ende. Die Leitung kann ihn wieder öffnen.
refused-evening-no-entrant = Unter der Nummer { $number } ist niemand angemeldet.
refused-evening-not-entered = Sag erst, wer du bist: Wähle auf der Seite des Abends deinen Namen.
refused-evening-no-round = Durchgang { $round } ist noch nicht gesetzt.
refused-evening-no-table = In Durchgang { $round } gibt es keinen Tisch { $table }.
refused-evening-begun = Sobald ein Durchgang gesetzt ist, ändern sich nur noch Titel, Tag, Zahl der Durchgänge, Wertung und die Art, wie Ergebnisse eingetragen werden.
refused-evening-rounds = Durchgang { $round } ist schon gesetzt.
refused-evening-seated = Durchgang { $round } ist schon gesetzt.
refused-evening-other-seats = Durchgang { $round } ist inzwischen anders gesetzt, als deine Seite es gezeigt hat. Sieh nach, wer wo sitzt, und trag es noch einmal ein.
refused-evening-results = Das Ergebnis von Tisch { $table } fehlt.
refused-evening-no-more = Der Abend hat { $rounds } Durchgänge.
refused-evening-too-few = Ein Tisch braucht vier Personen, und hier sind weniger.
refused-evening-team-names = Gib der Heimmannschaft und den Gästen zwei verschiedene Namen.
refused-evening-two-teams = Einen Mannschaftskampf spielen zwei Mannschaften: Gib bei allen an, für welche sie spielen.
refused-evening-not-last = Durchgang { $round } ist vorbei.
refused-evening-nothing = Es gibt nichts zurückzunehmen.
refused-evening-not-last-step = Seitdem ist noch etwas geschehen. Nimm erst das zurück.
refused-evening-has-results = Für Durchgang { $round } haben Spieler schon Ergebnisse eingetragen, darum wird er nicht neu gesetzt.
refused-evening-unfinished = In diesem Durchgang fehlen Ergebnisse. Trag sie ein, oder dass ein Tisch nicht gespielt wurde.
refused-evening-not-over = Der Abend ist nicht zu Ende.
refused-evening-by-director = An diesem Abend meldet die Leitung alle an. Bitte darum, angemeldet zu werden.
refused-evening-entered = Du bist schon angemeldet.
refused-evening-full = Ein Abend ist für höchstens { $most } Personen.
refused-evening-no-member = Der Club hat kein Mitglied { $number }.
refused-evening-member = Dieses Mitglied ist schon angemeldet, als { $name }.
refused-evening-own-partner = Niemand ist der eigene Partner.
refused-evening-has-partner = { $name } hat schon einen Partner.
refused-evening-partner-played = { $name } hat schon gespielt. Die Leitung kann euch zu Partnern machen.
refused-evening-gone = { $name } ist schon nach Hause gegangen.
refused-evening-here = { $name } ist da.
refused-evening-linked = { $name } spielt auf einem anderen Gerät. Die Leitung kann beide trennen.
refused-evening-key = Das ist nicht der Schlüssel, mit dem man diesen Abend leitet.
refused-evening-directs = Du leitest diesen Abend schon.
refused-evening-has-result = Tisch { $table } hat ein Ergebnis für Durchgang { $round }. Sag, warum es sich ändert.
refused-evening-score = Ein Ergebnis dieses Tisches hat { $sides } Punktzahlen.
refused-evening-doubtful = Ein solches Ergebnis kann ein Durchgang nicht geben. Prüfe Punkte und Alleinspiele, und sag dazu, wenn du sicher bist.
refused-evening-no-reports = An diesem Abend trägt die Leitung die Ergebnisse ein.
refused-evening-no-report = Inzwischen gibt es ein anderes Ergebnis. Sieh noch einmal hin.
refused-evening-own-report = Bestätigen muss es die andere Seite, auf einem eigenen Gerät.
refused-club-too-much = Als dieses Mitglied wurde zu viel getan. Die Verwaltung kann das Gerät zuerst trennen.
refused-club-senior = Entlassen kannst du nur, wer nach dir zur Verwaltung gekommen ist.
refused-evening-late-device = Das Ergebnis wurde eingetragen, bevor du gesagt hast, wer du bist. Trage es auch ein: Dann bestätigt die andere Seite.
refused-evening-has-played = { $name } hat gespielt und bleibt in den Ergebnissen. Trage stattdessen ein, dass { $name } nach Hause gegangen ist.
refused-evening-entered-before = Du hast dich schon einmal eingetragen. Wähle deinen Namen oder frag die Leitung.
refused-evening-other-hand = Du hast in diesem Durchgang als jemand anderes gespielt. Wechseln kannst du, sobald er an allen Tischen vorbei ist.
refused-evening-director-hand = Solange ein Durchgang gespielt wird, übernimmt die Leitung an keinem Online-Tisch einen Platz: Sie sähe dessen Karten.
refused-evening-no-director = Es gibt keine Leitung Nummer { $number }.
refused-evening-senior = Entlassen kannst du nur, wer nach dir zur Leitung gekommen ist.
refused-evening-why-again = Karten von Durchgang { $round } können schon auf den Tischen liegen. Sag, warum die Plätze neu vergeben werden: Alle lesen es.
refused-evening-too-much = Als { $name } wurde zu viel getan. Die Leitung kann das Gerät trennen: Dann geht es weiter.
refused-evening-not-yours = In Durchgang { $round } spielst du nicht an Tisch { $table }.
refused-evening-went-home = Du bist als nach Hause gegangen eingetragen. Sag der Leitung, dass du noch da bist.
refused-evening-online = Das Ergebnis dieses Tisches kommt aus der Partie selbst.
refused-evening-has-result-already = Tisch { $table } hat sein Ergebnis für Durchgang { $round }. Die Leitung kann es berichtigen.
refused-evening-too-long = An diesem Abend ist schon zu viel geschehen. Öffne einen neuen.
refused-evening-players = Diese Regeln sind für { $players } Spieler. An einem Abend spielt man an Vierertischen, und zu dritt, wenn jemand übrig ist.
refused-evening-league-pairs = Einen Mannschaftskampf spielen feste Paare.
refused-evening-seats-pairs = Bei dieser Art, die Plätze zu wechseln, wechseln auch die Partner. Für feste Paare geht sie nicht.
refused-evening-best-of = Es gibt { $rounds } Durchgänge: Mehr können nicht zählen.

refused-club-unknown = Es gibt keinen Club mit diesem Code.
refused-club-code = Der Club konnte nicht gegründet werden. Versuch es noch einmal.
refused-club-not-admin = Das kann nur die Verwaltung des Clubs.
refused-club-no-member = Der Club hat kein Mitglied { $number }.
refused-club-full = Ein Club hat höchstens { $most } Mitglieder.
refused-club-member-key = Dieser Link zu einem Mitglied des Clubs gilt nicht mehr. Lass dir einen neuen geben.
refused-club-linked = { $name } benutzt ein anderes Gerät. Die Verwaltung kann beide trennen.
refused-club-not-member = Öffne erst den Link, den dir die Verwaltung des Clubs gibt.
refused-club-key = Dieser Link für die Verwaltung des Clubs gilt nicht mehr. Lass dir einen neuen geben.
refused-club-admin = Du verwaltest diesen Club schon.
refused-club-no-season = Der Club hat keine Saison { $number }.
refused-club-seasons = Ein Club hat höchstens { $most } Saisons.
refused-club-no-evening = Einen solchen Abend hat der Club nicht.
refused-club-evenings = Ein Club hat höchstens { $most } Abende.
refused-club-too-long = In diesem Club ist schon zu viel geschehen. Gründe einen neuen.
refused-club-name = Gib einen Namen an.
refused-club-zone = { $zone } ist keine Zeitzone. Schreib eine wie Europe/Berlin.
refused-club-day = { $day } ist kein Tag zwischen den Jahren 1900 und 2999.
refused-evening-day = { $day } ist kein Tag zwischen den Jahren 1900 und 2999.
refused-club-days = Eine Saison endet frühestens an ihrem ersten Tag.
