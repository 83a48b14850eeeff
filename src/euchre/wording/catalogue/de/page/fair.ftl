# Das faire Geben: wie es geht, was es nicht beweist, und was die Seite beim Prüfen einer Partie gefunden hat.

fair-title = Das faire Geben
fair-says = Niemand sucht die Karten aus: weder der Server noch die Spieler. Du kannst es selbst nachprüfen.
fair-step-1 = Der Server verspricht etwas
fair-step-1-says = Vor einer Partie zieht der Server eine geheime Zufallszahl und zeigt ihren Fingerabdruck. Der verrät nichts, aber die Zahl lässt sich nicht mehr austauschen.
fair-step-2 = Jeder gibt Zufallszahlen dazu
fair-step-2-says = Deine Seite zieht 32 zufällige Bytes und verspricht sie ebenso. Gezeigt wird erst, wenn alle versprochen haben. Wer eine Minute lang weg ist oder schweigt, bleibt außen vor, und die Prüfung nennt ihn danach.
fair-step-3 = Die Karten folgen aus allem zusammen
fair-step-3-says = Der erste Geber und alle Karten der Partie werden aus der Zahl des Servers und den Zufallszahlen aller berechnet. Niemand kann allein ein Blatt herbeiführen.
fair-step-4 = Nach der Partie wird alles gezeigt
fair-step-4-says = Der Server zeigt seine Zahl. Deine Seite gibt alle Karten noch einmal, verfolgt den Weg jeder Karte und vergleicht die Partie mit dem, was du hattest, gesehen und gespielt hast, und mit den Versprechen, die sie gesehen hat.
fair-limits = Was das nicht beweist
fair-limit-1 = Dass niemand deine Karten sah.
fair-limit-1-says = Der Server kennt sie alle, während du spielst. Unsere Bots erfahren nur, was ihr Platz wissen darf, aber bei einem fremden Server kann das keine Zahl beweisen.
fair-limit-2 = Dass sich Partner nicht absprachen.
fair-limit-2-says = Sie sitzen vielleicht auf demselben Sofa.
fair-limit-3 = Dass kein Mischen verworfen wurde.
fair-limit-3-says = Wer eine Partie vor dem Beginn abbricht, bekommt neu gemischte Karten. Jeder Versuch wird gezählt und gezeigt.
fair-limit-4 = Dass die Seite selbst ehrlich ist.
fair-limit-4-says = Sie kommt vom selben Server. Notiere die beiden Versprechen, die der Tisch unter „Faires Geben“ zeigt, behalte das Protokoll und prüfe es mit einem Programm, das von woanders kommt.
fair-limit-5 = Wer auf einem Platz saß.
fair-limit-5-says = Drei Fremde können eine Person sein. Deine eigenen Zufallszahlen schützen dich trotzdem, solange der Server sie nicht vorhersehen konnte.
fair-check = Prüf es selbst
fair-check-how = Öffne eine deiner <games>Partien</games> und wähle „Mischen prüfen“. Oder lade ihr Protokoll herunter und gib auf einem Computer mit Euchre ein:
fair-check-algorithm = Das Verfahren ist kurz: SHA-256 für Versprechen, HMAC-SHA256 für Zahlen und das einfachste Mischen. Im Handbuch steht es in einem Dutzend Zeilen Python.

fair-promise = Das Versprechen des Servers für Partie { $match }:
fair-promise-copy = Versprechen kopieren
fair-promise-own = Das Versprechen deiner Seite:
fair-promise-own-copy = Versprechen deiner Seite kopieren
fair-promise-says = Die Karten folgen aus dem Geheimnis des Servers und den Zufallszahlen aller Spieler.
fair-promise-seen = Deine Seite hat das Versprechen gesehen, bevor sie ihre Zahlen dazugab.
fair-promise-not-seen = Deine Seite war am Mischen nicht beteiligt.
fair-promise-check = Die Geheimnisse werden nach der Partie gezeigt. „Mischen prüfen“ vergleicht sie, und <code>euchre verify</code> tut das mit dem Protokoll und den Versprechen, die du notiert hast.
fair-how = Wie es geht
fair-begun-anew = Das Mischen wurde { $attempt }-mal begonnen: Jemand kam spät dazu oder zeigte nicht, was versprochen war.

fair-checking = Alle Karten werden noch einmal gegeben …
fair-holds = ✓ Jede Karte liegt, wo die Zufallszahlen sie hinlegen.
fair-fails = ✗ Etwas stimmt nicht.
fair-line-holds = stimmt
fair-line-fails = stimmt nicht
fair-unseen = { $count ->
    [one] Runde { $deals } wurde nicht mit deinen Karten verglichen: Deine Seite hat sie nicht geben sehen.
   *[other] Die Runden { $deals } wurden nicht mit deinen Karten verglichen: Deine Seite hat sie nicht geben sehen.
}
fair-undone = In dieser Partie wurden Züge zurückgenommen und dieselben Karten noch einmal gegeben.
fair-keep-the-log = Behalte das Protokoll dieser Partie: Damit können andere sie prüfen.
fair-settled = Das zeigt, dass die Karten feststanden, bevor jemand eine sah, und dass jede Karte aus dem Blatt kam, in dem sie war.
fair-consistent = Das zeigt, dass die Aufzeichnung in sich stimmt: Jede Karte kam aus dem Blatt, in dem sie war. Dass alles vor der Partie feststand, weiß nur eine Seite, die am Mischen beteiligt war und die Versprechen gesehen hat.
fair-no-proof = Ob sich Spieler ihre Karten verraten haben, kann kein Beweis zeigen.

fair-unreadable = Der Beweis ist nicht zu lesen.
fair-seed = Die Zahl des Servers ist { $holds ->
    [yes] die versprochene
   *[no] nicht die versprochene
}.
fair-added = Was { $name } zum Mischen gab, ist { $holds ->
    [yes] das Versprochene
   *[no] nicht das Versprochene
}.
fair-added-elsewhere = Was Teilnehmer { $entrant } zum Mischen gab, ist nicht das Versprochene.
fair-others-added = { $cards ->
    [one] Was 1 Teilnehmer an einem anderen Tisch zum Mischen gab, ist das Versprochene.
   *[other] Was { $cards } Teilnehmer an anderen Tischen zum Mischen gaben, ist das Versprochene.
}
fair-silent = { $name } gab nichts zum Mischen: abwesend oder still, und so ging es ohne weiter.
fair-no-deals = Im Beweis fehlen die Runden.
fair-draw = Auslosung: Nach den Zufallszahlen gibt { $name } zuerst{ $holds ->
    [yes] {""}
   *[no] , nach der Aufzeichnung nicht
}.
fair-deal = Runde { $deal }: Alle { $cards } Karten liegen, wo die Zufallszahlen sie hinlegen.
fair-deal-pack = Runde { $deal }: Das sind nicht die Karten der Partie.
fair-deal-cut = Runde { $deal }: So wird in dieser Partie nicht abgehoben.
fair-deal-packets = Runde { $deal } wurde nicht in den Päckchen gegeben, die aus den Zufallszahlen folgen.
fair-deal-misplaced = Runde { $deal }: { $cards ->
    [one] 1 Karte liegt nicht, wo die Zufallszahlen sie hinlegen.
   *[other] { $cards } Karten liegen nicht, wo die Zufallszahlen sie hinlegen.
}
fair-promise-before = Das Versprechen des Servers ist { $holds ->
    [yes] das, das diese Seite vor der Partie sah
   *[no] nicht das, das diese Seite vor der Partie sah
}.
fair-promises-before = Alle Versprechen sind { $holds ->
    [yes] die, die diese Seite sah, bevor sie deines zeigte
   *[no] nicht die, die diese Seite sah, bevor sie deines zeigte
}.
fair-own = Was du dazugabst, ist { $holds ->
    [yes] beim Mischen dabei
   *[no] nicht beim Mischen dabei
}.
fair-rules-before = Die Regeln sind { $holds ->
    [yes] die, die diese Seite vor der Partie sah
   *[no] nicht die, die diese Seite vor der Partie sah
}.
fair-not-held = Runde { $deal }: { $name } hatte { $card } nicht im Blatt, als die Karte daraus kam.
fair-not-weak = Runde { $deal } wurde wegen eines schwachen Blatts verworfen, aber { $name } hatte ein anderes.
fair-out-of-place = Runde { $deal }: Was in der Aufzeichnung von { $name } steht, war in diesem Moment nicht möglich.
fair-breaks-off = Runde { $deal } bricht in der Aufzeichnung ab, und doch folgt eine weitere.
fair-left-out = In der Aufzeichnung fehlen Runden, die diese Seite sah.
fair-undone-otherwise = In der Aufzeichnung heißt es, dass Züge zurückgenommen wurden, aber diese Seite nahm keine zurück.
fair-played-otherwise = Runde { $deal }: In der Aufzeichnung stehen andere Ansagen oder Karten, als diese Seite sah.
fair-sent-otherwise = Runde { $deal }: In der Aufzeichnung stehen andere Entscheidungen von dir, als diese Seite geschickt hat.
fair-dealt-otherwise = Runde { $deal }: Diese Seite sah einen anderen Geber oder ein anderes Abheben.
fair-dealer-otherwise = Runde { $deal }: Nach dem, was diese Seite sah, war jemand anderes Geber.
fair-hand = Runde { $deal }: Die Karten sind { $holds ->
    [yes] die, die du hattest
   *[no] nicht die, die du hattest
}.
