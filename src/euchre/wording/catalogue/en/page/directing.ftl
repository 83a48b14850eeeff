# Club evenings: starting one, and running it.

home-evening = Club evenings
home-evening-says = Any number of people, with real cards in a hall or online: seating, results and standings.
directing-evening = Club evening
directing-evenings = Club evenings
directing-evenings-says = For a club or a party. The people at the tables need no telephone; you need one for the results.
directing-new = Start an evening
directing-start-evening = Start
directing-change = Change the settings
directing-mine = Your evenings
directing-mine-none = None yet.
directing-charts = Charts and tally cards to print, without an evening
directing-stage-entries = entries
directing-stage-seated = a round is being played
directing-stage-between = between two rounds
directing-stage-over = over
directing-you-direct = you run it
directing-you-play = you play

directing-says-deals = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} of { $number ->
    [one] one hand.
   *[other] { $number } hands.
}
directing-says-points = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} to { $number } points.
directing-says-minutes = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} of { $number ->
    [one] one minute.
   *[other] { $number } minutes.
}
directing-says-individual = Everybody counts for themselves.
directing-says-pairs = Fixed pairs.
directing-says-league = League match: { $home } at home, { $visitors } visiting.
directing-says-rules = Rules: { $rules }.

directing-movement-chart = Everybody partners everybody
directing-movement-chart-says = A chart seats you: no partner comes twice as long as that can be avoided.
directing-movement-pairs = Every pair meets every other
directing-movement-pairs-says = A chart seats you: no two pairs meet twice as long as that can be avoided.
directing-movement-progressive = Winners move up
directing-movement-progressive-says = Winners go to the next table, losers stay.
directing-movement-seats = Seats move on
directing-movement-seats-says = North stays, south goes down a table, east goes up one, west goes up two. Easy to announce.
directing-movement-draw = By lot
directing-movement-draw-says = Seats are drawn for each round.
directing-movement-standing = By standings
directing-movement-standing-says = Those who are level play each other.
directing-movement-league = League match
directing-movement-league-says = Two teams of fixed pairs: the home pairs stay, the visitors move on.
directing-form-home = Home team
directing-form-visitors = Visitors
directing-team-home = Home
directing-team-visitors = Visitors
directing-progressive-movers = Who moves
directing-progressive-movers-winners = Winners go up
directing-progressive-movers-losers = Losers go down
directing-progressive-partners = Partners
directing-progressive-partners-change = Partners change
directing-progressive-partners-stay = Partners stay
directing-progressive-head = The head table
directing-progressive-head-stay = Winners stay at table 1
directing-progressive-head-rotate = They go to the last table

directing-form-day = Title and day
directing-form-title = Title
directing-form-title-example = Thursday euchre
directing-form-date = Day
directing-form-rounds = Rounds
directing-form-how-many = Number of rounds
directing-form-length = Length of a round
directing-form-deals = Hands
directing-form-points = Points
directing-form-minutes = Minutes
directing-form-number-deals = Hands in a round
directing-form-number-points = Points to win
directing-form-number-minutes = Minutes a round
directing-form-partners = Partners
directing-form-individual = Partners change
directing-form-pairs = Fixed pairs
directing-form-movement = Who plays where
directing-form-extra = If the number is no multiple of four
directing-form-sit-out = Some sit out in turn
directing-form-threes = Tables of three
directing-form-rules = House rules
directing-form-results = Results
directing-form-by = Standings go by
directing-form-by-points = Points
directing-form-by-wins = Rounds won
directing-form-loners = Note loners
directing-form-euchres = Note euchres
directing-form-report = Players may enter results
directing-form-report-says = On their telephones; the other side confirms.
directing-form-enter = People may enter themselves
directing-form-enter-says = With the code or QR code of the evening.
directing-form-more = Bonuses, teams and more
directing-form-loner = Extra points for a loner
directing-form-loner-partner = Extra points for the partner
directing-form-euchre = Points off for being euchred
directing-form-best = Only the best rounds count (0: all)
directing-form-credit = For a round without a table
directing-form-credit-average = Own average
directing-form-credit-fixed = Fixed points
directing-form-credit-nothing = Nothing
directing-form-credit-points = Points for sitting out
directing-form-team = People who count in a team (0: no teams)
directing-form-same-cards = Same cards at all online tables
directing-form-same-cards-says = Results stay hidden until the round is over.
directing-today = Today
directing-rules-now = Rules: { $rules }
directing-rules-change = Choose rules

directing-loading = One moment…
directing-lost = No network
directing-waiting = { $count ->
    [one] { $things } waits for the network
   *[other] { $things } wait for the network
}
directing-waiting-results = { $count ->
    [one] 1 result
   *[other] { $count } results
}
directing-waiting-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
directing-waiting-changes = { $count ->
    [one] 1 change
   *[other] { $count } changes
}
directing-nothing = Nothing to take back
directing-take-back = Take back: { $step }
directing-dismiss = OK
directing-not-yours = You do not run this evening
directing-not-yours-says = Ask one of its directors for their link or QR code.
directing-my-page = The players’ page
directing-parts = Parts of the evening
directing-tab-people = People
directing-tab-round = Round
directing-tab-standings = Standings
directing-tab-more = More
directing-seated = Round { $round } is seated.
directing-all-in = All results of round { $round } are in.

directing-step-result = table { $table }, { $score }
directing-step-enter = { $name } entered
directing-step-change = change of { $name }
directing-step-remove = removing { $name }
directing-step-withdraw = { $name } not here
directing-step-comeback = { $name } back
directing-step-dropcards = printed cards given up
directing-step-seatround = seating of round { $round }
directing-step-startclock = clock started
directing-step-stopclock = clock stopped
directing-step-finish = end of the evening
directing-step-reopen = evening reopened
directing-step-settings = settings
directing-score = { $first } to { $second }
directing-not-played = not played

directing-who-plays = Who plays?
directing-late = Somebody comes late?
directing-name = Name of number { $number }
directing-name-partner = Name of number { $number }, partner of { $name }
directing-enter = Enter
directing-enter-says = Type a name and press Enter, one after another.
directing-entered = { $name } is entered.
directing-entered-as = { $name } has number { $number }: write it on the tally card.
directing-paste = Paste a list
paste-says = One name a line
paste-cut = Names have at most { $most } letters. Entered as: { $names }.
directing-paste-enter = { $count ->
    [0] Enter
    [one] Enter 1 name
   *[other] Enter { $count } names
}
directing-here = { $count ->
    [0] Nobody is here yet
    [one] 1 person is here
   *[other] { $count } people are here
}
directing-nobody = The first name gets number 1.
directing-halves = The first half of the list is the home team, the second half the visitors. Tap a name to change it.
directing-without-partner = { $count ->
    [one] 1 person has no partner yet. Tap the name to choose one.
   *[other] { $count } people have no partner yet. Tap a name to choose one.
}
directing-gone = gone home
directing-absent = not here yet
directing-with = with { $name }
directing-online = online
directing-linked = has linked a device
directing-remove = Remove
directing-home = Gone home
directing-goes-home = Somebody goes home? Tap their name.
directing-not-yet = Not here yet
directing-not-yet-of = { $name } is not here yet
directing-arrived = Is here
directing-arrived-of = { $name } is here
directing-back = Is back
directing-back-of = { $name } is back
directing-coming = Round { $round } with { $people ->
    [one] 1 person
   *[other] { $people } people
}:
directing-coming-tables = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
directing-coming-threes = { $threes ->
    [one] 1 of them with three people
   *[other] { $threes } of them with three people
}
directing-coming-sit-outs = { $count ->
    [one] 1 person sits out
   *[other] { $count } people sit out
}
directing-coming-bots = { $count ->
    [one] 1 bot fills in online
   *[other] { $count } bots fill in online
}
directing-coming-team = { $name }: { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}
directing-coming-few = Four people make a table.
directing-to-round = On to round { $round }
directing-person = Number { $number }
directing-rename = Name
directing-partner = Partner
directing-no-partner = None yet
directing-team = Team
directing-section = Plays
directing-section-hall = In the hall
directing-section-online = Online
directing-has-device = A device is linked.
directing-unlink = Unlink it
directing-done = Done

directing-begin = Before the first round
directing-begin-people = Enter everybody who plays.
directing-begin-print = Print tally cards and table cards, if you like.
directing-begin-seat = Seat the first round.
directing-to-people = People
directing-seat = Seat round { $round }
directing-seating = Round { $round } is being seated…
directing-seat-lost = No chart says who sits where in round { $round }: it is seated when the network is back. If people have just come or gone, take that back to go on as planned.
directing-to-standings = See the standings
directing-to-end = All rounds are played: standings
directing-round = Round { $round } of { $rounds }
directing-round-short = Round { $round }
directing-look-at = Show round
directing-progress = { $done } of { $tables } tables
directing-missing = { $count ->
    [one] Missing: table { $tables }
   *[other] Missing: tables { $tables }
}
directing-sit-out = Sitting out: { $names }
directing-table-open = Table { $table }
directing-no-result = No result yet
directing-playing = Playing online
directing-watch = Watch
directing-reported = { $name } says { $score }.
directing-denied = { $name } disagrees.
directing-corrected = Changed: { $reason }
directing-loners-of = Loners: { $names }
directing-source-director = Entered by a director
directing-source-players = Confirmed by the players
directing-source-table = From the online table
directing-accept = Accept
directing-accept-of = Accept the result of table { $table }

directing-result = Table { $table }, round { $round }
directing-points = Points
directing-points-of = Points of { $names }
directing-pad-more = { $from } to { $to }
directing-pad-less = 0 to { $to }
directing-loners = Loners
directing-euchres = Euchred
directing-has-result = Entered: { $score }.
directing-reason-was = Changed because: { $reason }
directing-reason = Why does it change?
directing-reason-slip = Typing error
directing-reason-recount = Counted again
directing-reason-side = Sides mixed up
directing-doubt-few = { $number } hands usually give at least { $number } points. Were some thrown in?
directing-doubt-many = That is more than { $number } hands can give.
directing-doubt-short = Nobody has { $number } points.
directing-doubt-both = Only one side can reach { $number } points.
directing-doubt-loners = { $number ->
    [one] One loner gives { $points } points, and this side has fewer.
   *[other] { $number } loners give { $points } points each, and this side has fewer.
}
directing-doubt-loners-many = That is more loners than the { $number } hands.
directing-sits-by = Round { $next } was seated by the old result. People stay where they sit, unless you take that seating back.
directing-anyway = Enter it anyway
directing-no-play = Not played

directing-clock = Clock
directing-minutes = Minutes
directing-start = Start the clock
directing-stop = Stop
directing-left = Time left
directing-time-up = Time is up

directing-standings = Standings after round { $round }
directing-final = Final standings
directing-standings-wait = Without the results that wait for the network.
directing-standings-so-far = The round is still being played.
directing-standings-none = There are none before the first result.
directing-rank = #
directing-who = Name
directing-sum = Points
directing-wins = Won
directing-loners-made = Loners
evening-games-won = Games won
directing-finish = End the evening
directing-finish-says = The standings are then final. You can reopen the evening.
directing-reopen = Reopen the evening

cards-title = Printed cards
cards-without = { $count ->
    [one] { $names } has no card.
   *[other] { $names } have no card.
}
cards-gone = { $count ->
    [one] { $names } is on the cards, but no longer in the hall.
   *[other] { $names } are on the cards, but no longer in the hall.
}
cards-hold = Of { $places } places on the printed cards, { $right } hold.
cards-dead = The printed cards no longer hold: people do not move by the chart now.
cards-keep = Keep the cards
cards-again = Print again
cards-changes = Who plays elsewhere
cards-out = { $name } sits out
cards-place = { $name }: table { $table }, { $seat }
cards-elsewhere = Not as on the cards: { $changes }

directing-for-players = For players with a telephone
directing-for-players-says = They see their table, partner and the standings. Nobody has to.
directing-qr-players = QR code of the players’ page
directing-link = Link
evening-only-here = QR codes lead to { $host } here, which phones cannot reach. Open this page by the address of this computer in your network first.
directing-copy = Copy the link
directing-paper = Paper, projector, data
directing-paper-says = Tally cards, table cards and lists to print; a screen for the wall.
directing-print = Print
directing-wall = Wall
evening-results-csv = Results (CSV)
evening-standings-csv = Standings (CSV)
directing-again = Seat round { $round } again
directing-again-says = Cards may be on the tables already, and new ones will be dealt. Everyone can read your reason.
directing-again-why = Why is it seated again?
directing-again-late = Somebody came late
directing-again-gone = Somebody has left
directing-again-wrong = Wrong seats
directing-again-do = Take back the seating
directing-second = Directors
directing-second-says = Directors run the evening together, each on their own device. The link makes anyone who opens it a director. Keep it: it is your way back if this browser forgets you. On the computer that serves the evening, euchre evening link prints it.
directing-second-show = Invite a director
directing-qr-directors = QR code that makes somebody a director
directing-second-link = Link for directors
directing-settings = Settings
directing-settings-says = All of them can change until the first round is seated.
directing-settings-later = Title, day, number of rounds and counting can still change.
directing-settings-change = Change
directing-settings-save = Save
directing-cancel = Cancel
