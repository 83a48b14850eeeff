# My evening: where somebody plays, how it went, and where next.

evening-round-of = Round { $round } of { $rounds }
evening-table = Table { $number }
evening-time-up = Time!

myevening-loading = Loading the evening…
myevening-lost = No connection. What you enter is kept and sent as soon as there is one.
myevening-who = Which of these are you?
myevening-search = Search for your name or number
myevening-nobody = Nobody is entered yet.
myevening-not-found = Nobody here has this name or number.
myevening-not-listed = Not on the list? Ask the director to enter you.
myevening-taken = on another device
myevening-is-it = Are you { $name }, number { $number }?
myevening-is-it-says = This device will then show where you play, and you can enter the results of your table.
myevening-other-device = Another device is linked to this name. Is it one of yours that is lost, or has forgotten you? With your card this device is you again. Without one, ask a director to unlink the old device (under “People”, a tap on your name). Then choose your name here.
myevening-my-card = I have a card
myevening-it-is-me = Yes, that’s me
myevening-not-me = No, somebody else
myevening-watch = I only want to watch
myevening-who-again = Say who you are
myevening-enter = Join this evening
myevening-name = Your name
myevening-where = Where you play
myevening-in-hall = In the hall
myevening-online = On this device
myevening-partner = Your partner
myevening-no-partner = I have no partner yet
myevening-enter-go = Join

myevening-you = You
myevening-sit = You sit { $seat }.
myevening-with = Your partner is { $partner }.
myevening-against = You play against { $opponents }.
myevening-play = Play
myevening-opening = Your table is being opened…
myevening-out = Sit out
myevening-out-says = You have this round off. Enjoy the break.
myevening-credit-nothing = It brings no points.
myevening-credit-average = You get your average for it.
myevening-credit-fixed = You get { $points ->
    [1] 1 point
   *[other] { $points } points
} for it.
myevening-away = You are not seated
myevening-away-says = You join in from the next round on.
myevening-away-over = You had no table in the last round.
myevening-next = Round { $round }:
myevening-next-out = you sit out
myevening-next-with = with { $partner }
myevening-soon = The next round is about to be seated.
myevening-last-over = That was the last round.

myevening-result = Result of table { $number }
myevening-points-of = Points: { $side }
myevening-points-missing = Enter the points of every side.
myevening-loners = Loners made
myevening-loners-of = Loners: { $name }
myevening-loners-made = Loners: { $made }
myevening-made = { $name } { $count }
myevening-euchres = Times euchred
myevening-euchres-of = Times euchred: { $side }
myevening-send = Send result
myevening-cancel = Cancel
myevening-counts = This result counts.
myevening-not-played = This table was not played.
myevening-hidden = The result is in. It is shown when all tables have finished.
myevening-asked = { $name } has entered this. Is it right?
myevening-right = Yes, that’s right
myevening-wrong = No, it’s wrong
myevening-denied = { $name } says that this is not right. Talk it over and enter it again, or ask the director.
myevening-denied-me = You said that this is not right. Talk it over and enter it again, or ask the director.
myevening-enter-again = Enter it again
myevening-waiting = Sent. It counts as soon as { $opponents } confirm it.
myevening-change = Change it
myevening-director-enters = The director enters the results of this evening.

myevening-standings = Standings
myevening-final = Final standings
myevening-all = Show all { $count }
myevening-fewer = Show fewer
myevening-mine = You have { $points ->
    [1] 1 point
   *[other] { $points } points
}: place { $rank } of { $count }.
myevening-sit-outs = Sitting out: { $names }
myevening-over = The evening is over.
myevening-over-me = The evening is over. You came in at place { $rank } of { $count }.
myevening-welcome = Welcome, { $name }!
myevening-welcome-says = Your number is { $number }. Your table appears here as soon as the first round is seated.
myevening-not-begun = { $count ->
    [0] Nobody is entered yet.
    [1] One person is entered. The first round has not been seated yet.
   *[other] { $count } people are entered. The first round has not been seated yet.
}
myevening-you-are = You are { $name }, number { $number }.
myevening-unlink = That’s not me
myevening-wall = Wall
myevening-print = Print
myevening-direct = Director

myevening-news-seat = Round { $round }: you play at table { $table }, { $seat }.
myevening-news-out = Round { $round }: you sit out.
myevening-news-report = { $name } has entered the result of your table. Please confirm it.
myevening-news-counts = The result of your table counts. You have { $points } points, place { $rank }.
myevening-news-over = The evening is over. Your place: { $rank }.
