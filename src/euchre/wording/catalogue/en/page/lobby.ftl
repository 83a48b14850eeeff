# Before a match, and what is the same during one.

lobby-say = Say…
face-smile = smile
face-laugh = laugh
face-surprise = surprise
face-sigh = sigh
lobby-shuffling = Shuffling
lobby-your-table = Your table
lobby-table-of = { $name }’s table
lobby-euchre = Euchre
lobby-says-shuffling = Every player adds random numbers, so nobody can choose the cards.
lobby-says-removed = The host has removed you from this table. Ask to be invited again.
lobby-says-host = Send the link to your friends. Whoever opens it can take an open seat.
lobby-says-evening = The match begins as soon as everybody is here. A bot plays for anyone who is late.
lobby-says-seated = The host begins when everybody is here.
lobby-says-full-watch = Every seat is taken. Stay and watch, or wait for a seat.
lobby-says-full = Every seat is taken. You can wait for one.
lobby-says-open-watch = Take an open seat, or stay and watch.
lobby-says-open = Take an open seat. Nobody may watch at this table.
lobby-invitation = Invitation
lobby-link = Link to this table
lobby-copy-link = Copy the link
lobby-share = Share…
lobby-share-title = Euchre: { $title }
lobby-qr = QR code
lobby-qr-says = QR code of the link to this table
lobby-or-code = or the code
lobby-your-name = Your name
lobby-your-name-hint = The name the others see
lobby-save = Save
lobby-pair = { $number ->
    [1] First pair
   *[other] Second pair
}
lobby-side = { $number ->
    [1] First side
   *[other] Second side
}
lobby-you = you
lobby-host = host
lobby-left-out = not part of the shuffle
lobby-ready = ready
lobby-shuffles = shuffling…
lobby-promised = promised
lobby-open-seat = Open seat
lobby-move-here = Move here
lobby-sit-here = Sit here
lobby-who-plays = Who plays in seat { $number }
lobby-open-for-somebody = Open for somebody
lobby-get-up = Get up
lobby-ask = Ask for this seat
lobby-ask-back = No longer ask for it
lobby-asks = { $name } would like this seat.
lobby-swap = Swap
lobby-more = More
lobby-seat-more = More…
lobby-seat-more-of = More for this seat: { $name }
lobby-seat-title = Seat: { $name }
lobby-swap-with = Swap seats with
lobby-hand-over = Hand over the table
lobby-hand-over-says = { $name } then decides about seats and rules and begins the match.
lobby-make-host = Make { $name } the host
lobby-remove = Remove from the table
lobby-remove-says = { $name } is told that you did this and cannot sit down again until you invite them. During a match a bot takes the seat.
lobby-remove-name = Remove { $name }
lobby-players = Players
lobby-players-says = Open a seat, and anyone with the link can sit down there and take over the hand. Until then its player or a bot plays on.
lobby-open-though-here = { $name } is still connected. If the device does not answer, open the seat: anyone with the link can sit down there and take over the hand. { $name } keeps the seat by playing or by saying “I am here”.
lobby-offered = open
lobby-open-the-seat = Open the seat
lobby-open-seat-of = Open the seat: { $name }
lobby-close-seat = Close the seat
lobby-close-seat-of = Close the seat: { $name }
lobby-bot-gives-way = A bot can give its seat to you.
lobby-full = All seats are taken.
lobby-request = Ask to play
lobby-requested = The host reads that you would like to play.
lobby-requests = { $count ->
    [one] { $names } would like to play.
   *[other] { $names } would like to play.
}
lobby-admit = { $players ->
    [3] Go on as three
    [4] Go on as four
   *[6] Go on as six
}
lobby-admit-says = This match then ends without a winner.
lobby-seat-is-open = { $name }’s seat is open.
lobby-table = This table
lobby-rules = Rules: { $rules }
lobby-read-rules = Read the rules
lobby-change-rules = Change rules and settings
lobby-table-settings = Table settings
lobby-cancel = Cancel
lobby-use-rules = Use these
lobby-name-of-table = Name of the table
lobby-name-of-table-hint = Such as Tuesday night
lobby-draw-partners = Draw partners
lobby-by-chance = At random
lobby-by-high-card = By high card
lobby-was-removed = { $name } was removed.
lobby-invite-again = Invite again
lobby-begin = Begin
lobby-begin-says = Bots take the open seats.
lobby-sit-down = Sit down
lobby-watching = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
lobby-rules-title = Rules: { $rules }
lobby-rules-loading = Loading the rules…

lobby-mute = Mute
lobby-unmute = Unmute
lobby-muted = muted
lobby-mute-says = You no longer see the phrases and faces of somebody you mute here. Nobody else learns of it.
lobby-has-left = has left
lobby-report = Report
lobby-report-name = Report { $name }
lobby-report-says = The operator of this server reads it, and can see the match once it is over. { $name } does not learn of it.
lobby-report-reason = Reason
lobby-report-send = Send the report
lobby-reported = Thank you. The operator of this server will see your report.
report-name = Offensive name
report-title = Offensive name of the table
report-reactions = Rude reactions
report-leaves = Leaves games
report-two-seats = Plays with two seats
report-other = Something else
