# Playing with people: the tables of the list, and the people somebody has played with.

people-title = Play with people
people-says = Say which rules you like. You play at once; people take the seats of bots between two deals.
people-go = Play with people
people-all = More tables
people-loading = Looking who is there…
people-rules = Rules
people-rules-says = The more you accept, the sooner you meet somebody.
people-no-rules = Choose at least one set of rules.
people-stuck-says = Once all have passed twice, the dealer must name a suit.
people-yes = Yes
people-no = No
people-either = Either
people-any = Any
people-play = Play
people-play-says = You get a seat beside people. If nobody waits, you begin with bots, and others can join you.
people-waiting = Tables to join
people-none-waiting = Nobody is waiting right now. Begin, and you are the first.
people-free = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
} · { $minutes ->
    [0] waiting since just now
    [one] waiting for 1 minute
   *[other] waiting for { $minutes } minutes
}
people-pace-instant = without pauses
people-pace-fast = fast
people-pace-normal = normal pace
people-pace-slow = slow
people-clock-move = { $seconds } seconds a move
people-clock-game = { $minutes } minutes a game
people-gathers = They have not begun yet.
people-join = Join
people-join-of = Join { $name }
people-back = Back
people-back-to = Back to the table of { $name }
people-invites = { $name } invites you to a table.
people-invited-go = Go there
people-online = Online: { $names }
people-known = People you have played with
people-known-says = Two who both agree see when the other is online, and what they made of the daily deals. You are never brought to the same table as somebody you block, and they get no message about it.
people-known-none = Nobody yet. Once you have played with people, they are listed here.
people-relation = { $relation ->
    [online] online
    [contact] contact
    [asked] you have asked
    [asks] would like to be your contact
    [blocked] blocked
   *[none] { "" }
}
people-invite = Invite
people-invite-name = Invite { $name } to a table
people-ask = Add contact
people-ask-name = Add contact: { $name }
people-agree = Agree
people-agree-name = Agree to be a contact of { $name }
people-drop = Remove contact
people-drop-name = Remove contact: { $name }
people-block = Block
people-block-name = Block { $name }
people-unblock = Unblock { $name }
people-alone = You play with bots for now. People can take their seats.
people-elsewhere = Play with { $name } instead? You accept { $rules }.
