# Wer man auf jedem Gerät ist: mein Ausweis (me-), und wie man ihn anderswo benutzt (card-).

me-title = Mein Ausweis
me-says = Mit einem Ausweis behältst du deinen Namen, deinen Platz, deine Partien und deine Statistik auf jedem Gerät. Ein Konto brauchst du nicht.
me-loading = Dein Ausweis wird gesucht …
me-card = Ausweis
me-name = Dein Name
me-none = Du hast noch keinen Ausweis. Nur dieser Browser kennt dich: Verliert er sein Cookie, kommst du an deinen Platz und deine Partien nicht mehr heran.
me-make = Ausweis machen
me-made = Du hast einen Ausweis ({ $when }). Seine Buchstaben hast nur du. Hast du ihn verloren, dann mach einen neuen.
me-replace = Neuen Ausweis machen
me-replace-says = Dein alter Ausweis gilt sofort nicht mehr. Geräte, auf denen du ihn benutzt hast, bleiben angemeldet.
me-revoke = Ausweis widerrufen
me-revoke-says = Dein Ausweis gilt sofort nicht mehr. Ohne Ausweis oder Passkey kennen dich nur noch die angemeldeten Geräte.
me-once = Druck diesen Ausweis jetzt aus, oder fotografier ihn
me-once-says = Er wird nur dieses eine Mal gezeigt.
me-qr-says = Der Link deines Ausweises als QR-Code
me-card-says = Wer diesen Ausweis hat, kann als du spielen. Pass auf ihn auf wie auf einen Schlüssel.
me-card-how = Um auf einem anderen Gerät zu spielen, scanne den Code, oder geh auf { $address } und tippe die Buchstaben ein.
me-print = Drucken
me-kept = Ich habe ihn
me-devices = Deine Geräte
me-devices-says = Auf einem anderen Gerät scannst du deinen Ausweis oder tippst seine Buchstaben ein. Du kannst auf mehreren zugleich spielen.
me-sign-out = Meine anderen Geräte abmelden
me-sign-out-says = Nur dieses Gerät bleibt angemeldet. Um wieder auf einem anderen zu spielen, benutzt du dort deinen Ausweis. Hat vielleicht jemand anderes deinen Ausweis, dann mach erst einen neuen.
me-signed-out = Deine anderen Geräte sind abgemeldet.

card-title = Meinen Ausweis benutzen
card-says = Tipp die Buchstaben deines Ausweises ein, oder scanne seinen Code mit der Kamera dieses Geräts.
card-field = Buchstaben deines Ausweises
card-field-says = Vier Gruppen aus sieben Buchstaben und Ziffern. Großschreibung, Leerzeichen und Striche spielen keine Rolle.
card-go = Weiter
card-asks = Auf diesem Gerät als { $name } spielen?
card-asks-says = Du bekommst hier den Platz, die Partien und die Statistik von { $name }.
card-games = Was bisher auf diesem Gerät gespielt wurde, bleibt bei dem Gast, der es gespielt hat. Um es zu behalten, mach erst einen Ausweis für diesen Gast.
card-games-known = Was bisher auf diesem Gerät gespielt wurde, bleibt bei der Person, die es gespielt hat; sie kann dahin zurück.
card-yes = Ja, das bin ich
card-mine = Dieses Gerät spielt schon als { $name }.
