# Was der Server von dir gespeichert hat, und wie du es löschst.

data-title = Deine Daten
data-says = Du hast kein Konto: Ein Cookie sagt dem Server, wer du bist; darunter sind deine Partien und Übungen gespeichert, mit dem Namen, den du angegeben hast.
data-kept = Tische und Partien bleiben gespeichert, bis sie löscht, wer diesen Server betreibt.
data-kept-days = Ein Tisch, an dem { $days } Tage lang nichts geschehen ist, wird mit seinen Partien gelöscht.
data-unknown = Wie lange, sagt der Server nicht.
data-download = Herunterladen
data-delete = Löschen
data-delete-says = Dein Name wird endgültig aus all deinen Partien entfernt, und du kannst sie nicht mehr öffnen. Deine Spielerkarte und deine Passkeys gelten nicht mehr, und deine Übungen werden gelöscht. Für die anderen, die mitgespielt haben, bleiben die Partien erhalten.
data-delete-now = Meine Daten löschen
data-deleted = Gelöscht. Für den Server bist du jetzt jemand Neues.
