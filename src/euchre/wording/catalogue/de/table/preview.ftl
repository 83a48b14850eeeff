# Was ein Chat von einem Link zur Seite zeigt.

preview-title = Euchre
preview-says = Euchre nach deinen Hausregeln, mit Freunden oder gegen starke Bots.
preview-table-title = Einladung an einen Euchre-Tisch
preview-table-says = Öffne den Link, nenne deinen Namen und setz dich, oder schau zu. Ohne Konto.
