# The page of the server's operator: a message to everybody, reports, live tables, removed guests.

operator-title = Operator
operator-says = { $people ->
    [one] 1 person
   *[other] { $people } people
} at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
operator-loading = Looking at the server…
operator-message = A message to everybody
operator-message-text = Message
operator-message-for = Shown for
operator-message-send = Send
operator-message-away = Take it away
operator-until = Ends: { $when }
operator-minutes = { $minutes } minutes
operator-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
operator-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
operator-for-good = For good
operator-reports = Reports ({ $count })
operator-no-reports = Nobody has reported anybody.
operator-reported = Table { $code }, match { $match }, { $when }
operator-no-record = · the match is not over
operator-dismiss = Done
operator-dismiss-all = All { $count } of this reporter done
operator-tables = Live tables
operator-no-tables = Nobody is at a table.
operator-more = Besides these, { $count } more.
operator-stage-gathering = gathering
operator-stage-shuffling = shuffling
operator-stage-playing = playing
operator-stage-over = over
operator-since = Began: { $when }
operator-spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
operator-spectator = Spectator
operator-counts = This table counts in an evening or among the daily deals, so it stays open.
operator-clear-name = Clear name
operator-clear-name-asks = Clear the name { $words }?
operator-clear-name-says = They are called a guest at this table from now on.
operator-clear-title = Clear title
operator-clear-title-asks = Clear the title { $words }?
operator-clear-title-says = The table has no title from now on.
operator-cleared = Cleared.
operator-close = Close the table
operator-close-title = Close { $table }?
operator-close-says = Its match ends without a winner, and nobody can play there any more. Finished matches stay.
operator-remove = Remove
operator-remove-name = Remove { $name } from the server?
operator-remove-says = All their connections are closed, and they can open, join or enter nothing. A new browser makes them a new guest.
operator-remove-for = For how long
operator-elsewhere = Elsewhere
operator-at-home = Home
operator-at-daily = Daily
operator-at-drills = Drills
operator-at-evening = Evening
operator-at-club = Club
operator-at-games = Games
operator-at-people = Play with people
operator-at-ratings = Ratings
operator-at-learn = Lessons
operator-at-rules = Rules
operator-at-new = New table
operator-at-analysis = Analysis board
operator-at-statistics = Statistics
operator-at-settings = Settings
operator-at-other = Another page
operator-here-since = Since: { $when }
operator-removed = Removed guests
operator-readmit = Let back in
