# Die Liste der Tasten.

keys = Tasten
key-enter = Enter
key-space = Leertaste
key-escape = Esc
keys-card = diese Karte spielen, drücken oder markieren
keys-arrows = von Karte zu Karte gehen, oder die Abhebestelle verschieben
keys-enter = wählen, oder nach einer Runde weiter
keys-letters = passen, annehmen, allein: der Buchstabe an jeder Antwort
keys-suits = eine Farbe ansagen; mit Umschalt allein
keys-last = den letzten Stich ansehen
keys-hands = nach einer Runde alle Karten zeigen
keys-hint = um einen Tipp bitten, gegen Bots
keys-undo = den letzten Zug zurücknehmen, gegen Bots
keys-skip = ans Ende der Runde vorspulen, wenn du nichts mehr zu entscheiden hast
keys-log = lesen, was geschehen ist
keys-escape = schließen, was offen ist
