# The page of a club, and of those that somebody runs or belongs to.

club-title = Club
club-loading = Loading the club…
club-clubs = Clubs
club-clubs-say = A club has members, seasons and records. Its evenings count for all of them.
club-you-run-it = You run this club
club-found = Start a club
club-found-it = Start the club
club-new-evening = New evening
club-player = A member
club-visitor = A guest

club-next = Next evening
club-no-next = No evening is planned.
club-weekly = Every { $weekday }
club-time-there = { $time } ({ $zone })
club-calendar = Add to calendar

club-season = Season
club-season-days = { $first } to { $last }.
club-counts-points = Points of all evenings are added up.
club-counts-places = Each evening gives points for its places.
club-counts-wins = Rounds won are added up.
club-best-of = { $best ->
    [one] Only your best evening counts.
   *[other] Only your best { $best } evenings count.
}
club-best-all = Every evening counts.
club-season-empty = No evening of this season is over yet.
club-rank = Rank
club-name = Name
club-evenings = Evenings
club-total = Total

club-no-evenings = The club has not held an evening yet.
club-won-by = won by { $name }
club-points = { $points } points
club-to-evening = Go to the evening
club-evening-open = Open now
club-evening-said = { $title } · { $about }
club-all-evenings = Show all { $evenings } evenings

club-records = Records
club-record-score = Highest score of an evening: { $value } points
club-record-loners = { $count ->
    [one] Most loners in an evening: 1
   *[other] Most loners in an evening: { $value }
}
club-record-run = { $count ->
    [one] Most evenings won in a row: 1
   *[other] Most evenings won in a row: { $value }
}
club-record-evenings = { $count ->
    [one] Most evenings played: 1
   *[other] Most evenings played: { $value }
}

club-rules = House rules
club-to-rules = How we play euchre
club-data = All results as open data:
club-csv = CSV
club-json = JSON
club-me = You are { $name }, member { $number }
club-name-me = Show my name
club-name-me-says = Everybody can read this page. Without your consent it calls you Player { $number }.

club-run = Run the club
club-members = { $members ->
    [one] 1 member
   *[other] { $members } members
}
club-new-member = New member
club-may-be-named = May be named
club-add = Add
club-add-list = { $count ->
    [0] Add
    [one] Add 1 member
   *[other] Add { $count } members
}
club-pasted = Added: { $added }. In the club already: { $known }.
club-members-say = This page can be read by anybody with its link. It names members only if they agree; admins see all names.
club-name-of = Name of member { $number }
club-link = Link
club-link-says = With this link the member’s own device sees where an evening is played, and they decide whether they are named. It is for them alone.
club-copy-link = Copy link
club-qr = QR code of the link
club-part = Disconnect device
club-leaves = Left the club
club-returns = Is back
club-show-gone = { $members ->
    [one] Show 1 former member
   *[other] Show { $members } former members
}

club-seasons = { $seasons ->
    [one] 1 season
   *[other] { $seasons } seasons
}
club-new-season = New season
club-season-name = Name of the season
club-first = First day
club-last = Last day
club-counting = What counts
club-counting-points = Points
club-counting-places = Places
club-counting-wins = Rounds won
club-places = Points for first place, second place and so on
club-best = Evenings that count for each member
club-change = Change
club-delete = Delete
club-save = Save

club-about = Name, time and place
club-name-of-club = Name of the club
club-weekday = Weekday
club-no-weekday = No fixed day
club-time = Begins at
club-next-day = Next evening, if not on the weekday
club-minutes = Minutes it takes
club-zone-of = Time zone
club-no-zone = None: the time on everybody’s own clock
club-place = Place
club-game-rules = Rules of the game
club-customs = House rules, in your own words
club-customs-says = # makes a heading, - an item of a list, **words** are set in bold.
club-customs-long = At most { $most } letters: { $more } too many. Shorten it, or give a link to the rest.

club-admins = { $admins ->
    [one] 1 admin
   *[other] { $admins } admins
}
club-admins-say = Admins can change everything here. The link makes whoever opens it an admin, so send it only to people you trust.
club-admin-link = Link for admins

club-luck = Cards are mostly luck: of { $people } people over { $deals } hands, the best player wins about { $times } of 100 such evenings.
club-evening-of = An evening of <club>{ $name }</club>
club-back = Club page
club-enter-members = Members of the club
club-member = Member of the club
club-no-member = None: a visitor
club-member-called = { $name } (member { $number })
club-visits = visitor
club-a-visitor = A visitor
club-which-member = { $count ->
    [one] Is number { $number }, { $name }, this member of the club?
   *[other] Which member of the club is number { $number }, { $name }?
}
club-enter-none = All members are entered.

club-best-play = Played best tonight
club-best-play-says = How much of the chance to win the round somebody gave away in a hand, by the review of the online tables. Less is better.
club-show-play = Show how well I played
club-show-play-says = Everybody with the link to this evening can see it then. You can switch it off again.
club-lost = { $loss } ± { $error }
club-hands = { $deals ->
    [one] 1 hand
   *[other] { $deals } hands
}
club-reviewed = { $done } of { $of } tables reviewed
club-review = Review the tables
club-reviewing = Reviewing…

# The directors of an evening and the admins of a club.

managers-number = { $role ->
    [director] Director { $number }
   *[admin] Admin { $number }
}
managers-you = { $name } (you)
managers-founder = Founder · { $when }
managers-since = Joined · { $when }
managers-dismiss = Dismiss
managers-dismiss-sure = Dismiss for good
managers-says = You can dismiss anyone who joined after you; the link then changes, so they cannot come back with the old one.
managers-renew = Make the link invalid
managers-renew-sure = Yes, make a new link
club-listed = On the home page of this server
club-listed-says = Everybody reads there when and where you meet next.
