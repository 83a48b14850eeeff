# Der Tisch: Plätze, Mitte, eigene Karten, Trumpf und Spielstand.

felt-up-card = Offene Karte: { $card }{ $fate ->
    [turned-down] , abgelehnt
    [taken] , aufgenommen
    [offered] , angeboten
   *[left] {""}
}
felt-turned-down = { $card } wurde umgedreht
felt-laid = { $name }: { $card }{ $mark ->
    [left-bower] , linker Bower
    [right-bower] , rechter Bower
    [Benny] , Benny
    [Best-Bower] , Best Bower
   *[none] {""}
}{ $state ->
    [takes] , macht den Stich
    [winning] , liegt vorn
   *[none] {""}
}
felt-plays-itself = Der Rest spielt sich von selbst.

seat-stands-in = ein Bot spielt
seat-you = du
seat-partner = Partner
seat-lost = offline
seat-called = hat { $suit ->
    [none] ohne Trumpf
   *[other] { suit }
} angesagt
seat-dealer = Geber
seat-dealer-sign = G
seat-role = { $role ->
    [out] setzt aus
    [alone] allein
   *[defends-alone] verteidigt allein
}
seat-acts = am Zug
seat-taken = { $taken ->
    [one] { $taken } Stich
   *[other] { $taken } Stiche
} gemacht

tally-side = { $who ->
    [we] Wir
    [they] Gegner
    [first] Erste
    [defenders] Verteidiger
   *[second] Zweite
}
tally-of = von { $needed }
tally-sure = { $sure ->
    [made] · geschafft
    [march] · Durchmarsch
   *[euchre] · Euchre
}
tally-aloud = { $side }, { $part ->
    [makers] Ansager
   *[defenders] Verteidiger
}: { $taken ->
    [one] { $taken } Stich
   *[other] { $taken } Stiche
} von { $needed } nötigen

hand = Deine Karten
hand-card = { $name }{ $mark ->
    [left-bower] , linker Bower
    [right-bower] , rechter Bower
    [Benny] , Benny
    [Best-Bower] , Best Bower
   *[none] {""}
}{ $state ->
    [ahead] , vorgemerkt
    [marked] , markiert
    [barred] , jetzt nicht: { $reason }
    [later] , jetzt nicht
   *[free] {""}
}
hand-next = gleich

contract = Trumpf
contract-title = { $title ->
    [over] Partie zu Ende
    [none-yet] Noch kein Trumpf
    [no-trump] Ohne Trumpf
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}
contract-no-trump-sign = OT
contract-called = Angesagt von { $name }{ $alone ->
    [caller] , allein
    [partner] ; { $partner } spielt allein
   *[nobody] {""}
}{ $against ->
    [one] ; { $defender } verteidigt allein
   *[nobody] {""}
}
contract-called-small = { $name }{ $alone ->
    [caller] , allein
    [partner] ; { $partner } allein
   *[nobody] {""}
}{ $against ->
    [one] ; { $defender } verteidigt allein
   *[nobody] {""}
}
contract-up-card = Offene Karte: { $card }
contract-draw = Der erste Geber wird gelost
contract-deals = { $name } gibt

last-trick = Der letzte Stich
last-trick-took = hat ihn
last-trick-none = In dieser Runde ist noch kein Stich gemacht.

score = Spielstand
score-target = bis { $target }
score-last-deal = letzte Runde
score-level = Gleichstand: noch eine Runde
score-deals = Runde { $number } von { $deals }
score-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
score-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
score-cards = Zählkarten: { $points }
score-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

cut-cards = Karten von oben
cut-at = { $at } von oben
cut-here = { $at } von oben abheben

asking-alone = Allein
asking-together = Mit deinem Partner
asking-answers = Antworten
asking-under = Tauschen ({ $marked } von 3 markiert)
asking-first = Antworte zuerst: jetzt kannst du keine Karte wählen.
asking-mark-first = Markiere zuerst die drei Karten, die du tauschst.

announcing-switch = Ich spiele allein
announcing = { $alone ->
    [yes] Allein, außer du schaltest zurück.
   *[no] Mit deinem Partner, außer du schaltest um.
}

ahead-back = Zurückgenommen: { $card }.
ahead-chosen = Vorgemerkt: { $card }.
ahead-not-played = { $card } wird nicht gespielt. { $why }

skip = Vorspulen

game = Das Spiel
game-title = Euchre, Tisch { $code }
game-home = Euchre: den Tisch verlassen
game-score = Stand: { $scores }
game-score-of = { $side } { $points }
game-more = Mehr
game-more-aloud = Stand, Verlauf und mehr

log = Diese Partie
log-aloud = Was geschehen ist
log-empty = Noch nichts.

summary-open = Alle Karten
summary-continue = Weiter

laid-open = Alle Karten
laid-open-coming = Die Karten kommen …
laid-open-dealt = Geber
laid-open-kitty = Talon
laid-open-marked = gedrückte Karte markiert
laid-open-buried = { $card }, gedrückt
laid-open-gone = Inzwischen ist eine weitere Runde zu Ende. Nach der Partie kannst du alle Runden ansehen.

coach-off = Anfängertipps ausschalten
coach-is-off = Die Anfängertipps sind aus. Du kannst sie in den Einstellungen wieder einschalten.
