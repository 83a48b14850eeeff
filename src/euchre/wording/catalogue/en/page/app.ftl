# The page as a whole: its menu, sheets, and what every screen has.

app-what-happens = What happens
app-not-fetched = This part of the page could not be loaded.
app-page-not-fetched = The page could not be loaded.
app-no-scripts = This page needs JavaScript. Allow it here, then reload the page.
app-no-files = The files of this page could not be loaded. If you run this server: Euchre needs a host name of its own, and works under no path such as /euchre/.
app-menu = Main menu
app-play = Play
app-learn = Learn
app-analysis = Analysis
app-new = New table
app-rules = Rules
app-games = Games
app-statistics = Statistics
app-settings = Settings
app-close = Close
app-try-again = Try again
app-copied = Copied
app-press-to-copy = Press { $keys } to copy
app-no-server = The server cannot be reached. Is it still running?
app-server-error = The server answered with error { $status }.
app-cookies-blocked = Your browser blocks cookies, and without one Euchre cannot know you again at your table. Allow cookies for { $site } in the browser’s settings, then try again.
app-less = { $label }: less
app-more = { $label }: more
app-in-seconds = { $label } in seconds
app-in-minutes = { $label } in minutes
app-unit-seconds = s
app-unit-minutes = min
app-nowhere = This card is not in the pack
app-nowhere-says = The address may be mistyped, or the page no longer exists.
app-home = Home

app-players-getting-ready = The bots are getting ready. Until then swift plays for them.
app-players-unable = The bots cannot think on this computer. Swift plays for them.
app-hint-coming = Your hint comes as soon as the bots are ready.

app-install = Install as an app
app-install-says = In a window of its own, one tap away.
app-new-version = A new version of Euchre is here.
app-reload = Reload
app-offline = No connection
app-offline-says = Euchre cannot reach its server. Your games are kept there. This page tries again by itself.

app-notice = From the operator:
app-notice-away = OK
