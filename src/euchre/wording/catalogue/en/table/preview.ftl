# What a chat shows of a link to the page.

preview-title = Euchre
preview-says = Play Euchre by your own house rules, with friends or against strong bots.
preview-table-title = An invitation to a table of Euchre
preview-table-says = Open the link, give your name, and sit down or watch. No account needed.
