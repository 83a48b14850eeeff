# What is refused at a table and outside one: a sentence for each code, refused-<code with hyphens>.
# The exceptions of the code say the same in English. $given is what was written; $card and $suit: see names.ftl.

refused-game-over = The match is over.
refused-cut-too-few = The cut must be from { $low } to { $high } cards.
refused-cut-no-bump = Here the pack must be cut.
refused-card-not-held = { the-card-first } is not in your hand.
refused-weak-not-low = Only three held cards of ten or lower may go under.
refused-weak-not-weak = { $kind ->
    [redeal] A new deal is for a hand of five cards of ten or lower, at a table with the farmer's-hand rule.
   *[under] Going under is for a hand with three cards of ten or lower, at a table that plays it.
}
refused-action-value = { $said } is not possible: choose { $choices }.
refused-action-malformed = { $given } is not an action: read text with parse_action.
refused-action-unknown = { $kind ->
    [card] { $given } is not an action ({ $wrong } is not a card): write { $known }, a card or a suit.
    [suit] { $given } is not an action ({ $wrong } is not a suit): write { $known }, a card or a suit.
   *[word] { $given } is not an action: write { $known }, a card or a suit.
}
refused-bid-stuck = The dealer is stuck and must name a suit.
refused-bid-benny = { the-card-first } is turned up, so the dealer must name trump.
refused-bid-holding = You must hold { suit } to make them trump.
refused-bid-first-round = In round 1 only the up-card's suit can become trump: order it up.
refused-bid-turned-down = { $suit ->
    [clubs] Clubs
    [diamonds] Diamonds
    [hearts] Hearts
   *[spades] Spades
} were turned down: name another suit.
refused-bid-alone-later = Playing alone is not said with the call here.
refused-bid-partner-alone = The dealer's partner may accept the up-card only alone.
refused-bid-no-trump = No trump may not be named here.
refused-bury-up-card = The up-card itself may not be buried.
refused-play-no-tram = TRAM is for a player on lead who is certain of every trick left, at a table that plays it.
refused-play-tram = The leader takes every trick left and says so: TRAM.
refused-play-decided = { $word }: the rest of the hand plays itself.
refused-play-must-follow-suit = { the-card-first } does not follow suit: { suit } were led.
refused-deal-packets = Packets of { $packets } are not dealt here.
refused-deal-pack = { $kind ->
    [twice] The deck must be the { $size } cards of this pack, each once.
   *[wrong] The deck must be the { $size } cards of this pack: look at { $cards }.
}
refused-turn-not-now = { $said } is not possible { $phase ->
    [draw] until the first dealer is drawn
    [cut] until the pack is cut
    [deal] until the cards are dealt
    [benny] now; next, the dealer names trump for { the-card }
    [weak-hands] now; next, somebody keeps a hand or says that it is weak
    [round-1] now; next, the up-card is accepted or passed
    [round-2] now; next, another suit is named or passed
    [bury] now; next, a card is buried
    [alone] now; next, somebody says whether to play alone
    [give] now; next, the loner's partner gives the best card
   *[play] now; next, a card is played
}: choose { $choices }.
refused-suit-unknown = { $given } is not a suit: write c, d, h, s, or n for no trump.
refused-card-unknown = { $given } is not a card: write a rank and a suit, such as 9h or Js.
refused-match-score = No game starts at { $one } to { $other }: each score is at least 0 and below the target.
refused-view-seat = There is no seat { $given }: seats are 0 to 3, or None.

refused-position = Position, { $at_field }{ $at_number ->
    [0] {""}
   *[other] {" "}{ $at_number }
}{ $at_seat ->
    [none] {""}
   *[other] , seat { $at_seat }
}: { $why }
refused-position-no-cards = There is a position from the deal on, until the last card is played.
refused-position-not-open = This position knows no more than seat { $seat } does.
refused-position-length = The text takes at most { $most } characters, and this has { $length }.
refused-position-characters = { $given } cannot be in a position.
refused-position-fields = Write { $fields }, with a slash between them; the last two may be missing.
refused-position-seat = { $given } is not a seat: seats are 0 to 3, clockwise.
refused-position-score = { $given } is not a score: write 6-4, or 6-4.9 after nine deals of this game.
refused-position-game-over = At { $one } to { $other } this game is over; deals finished: { $number }.
refused-position-match-over = With { $won } and { $lost } games won the match is over.
refused-position-tokens = By these rules each side has at most { $most } tokens.
refused-position-up-card = { $given } is not an up-card: write Qd, or Qd.3232.9 with packets and cut.
refused-position-cut = By these rules nobody cuts { $at } cards.
refused-position-one-card = { $given } is more than one card.
refused-position-cards = { $given } is not a row of cards: write them without spaces, such as JhTd9c; B is the Benny.
refused-position-pack = { $card } is not in the pack of these rules.
refused-position-twice = { $card } is there twice.
refused-position-hand = A hand has { $size } cards as dealt, and this one has { $count }.
refused-position-open-hands = With all hands open write the hands of seats 0 to 3 and the kitty, a dot between them.
refused-position-elsewhere = { $card } lies elsewhere, too.
refused-position-nowhere = { $card } is missing.
refused-position-blind = The dealer names trump before they look at their cards: write { $unknown } for them.
refused-position-up-in-hand = { $card } is turned up, and in the hand, too.
refused-position-said = { $given } is not an action: write { $words }.
refused-position-said-how = { $given } is not an action: write, for example, order-alone, name-h or bury-9s.
refused-position-redeal = A redeal ends the deal: write the next one.
refused-position-deal-over = With { $action } the deal is over: write the next one.
refused-position-laid-away = With all hands open write just the cards that were laid away, not { $action }.
refused-position-which-cards = Seat { $seat } knows which cards: write them after { $action }.
refused-position-from-kitty = After the cards that went under write the three from the kitty: under-9c9dTd-AhKsQs.
refused-position-gift = Seat { $seat } sees the card that is given: write it, such as give-Qh.
refused-position-not-seen = Seat { $seat } does not see these cards: leave them out.
refused-position-trick-open = The trick before is not complete.
refused-position-trick-over = The trick is complete before { $card }: write a dot between tricks.
refused-position-played-before = { $card } has been played before.
refused-position-in-hand-of = { $card } is in the hand of seat { $seat }.
refused-position-revoke = Seat { $seat } plays { $card }, but did not follow suit with it before: that is a revoke.
refused-position-cannot-hold = Seat { $seat } cannot hold { $card }.
refused-position-cannot-fill = The cards that were not seen cannot fill the other hands.
refused-position-tram = TRAM is for a player on lead, at a table that plays it.
refused-position-called = { $word } has been called before.
refused-position-claim = Seat { $seat } does not take every trick left with these cards.
refused-position-claim-seats = After tram write what each of the seats { $seats } has left, such as tram-1Td9c.
refused-position-claim-count = Seat { $seat } must show all its cards: { $left }, not { $count }.
refused-position-claim-cards = Seat { $seat } cannot hold all the cards that it shows.

refused-rules-length = Rules take at most { $most } characters, and these are { $length }.
refused-rules-preset = { $given } is not a preset: choose one of { $choices }.
refused-rules-option = { $kind ->
    [shape] { $given } is not a house rule: write option=value, such as target=11.
    [misspelt] There is no house rule { $given }. Did you mean { $near }?
   *[unknown] There is no house rule { $given }.
}
refused-rules-twice = { $name } is given twice.
refused-rules-value = { $kind ->
    [number] { $given } is not possible: choose from { $low } to { $high }.
   *[word] { $given } is not possible: choose from { $choices }.
}
setting = { $option } ({ $value })
refused-rules-conflict = { $settings } do not go together: { $reason ->
    [only-the-caller-speaks] only the caller speaks when trump is made, so the caller's partner would never be asked
    [no-end] a game must end at a score or after a number of deals
    [nobody-scores] nobody could ever score, so the game would never end
    [two-ends] a game ends at a score or after deals, not both
    [drawn-games] a game of counted deals can be drawn
    [nobody-cuts] nobody cuts
    [no-benny] there is no Benny to turn up
    [packets-left-first] packets go to the dealer's left first
    [ten-pips] a 6 and a 4 show ten pips at most
    [fifteen-pips] a 7 and an 8 show fifteen pips at most
    [counted-deals] counted deals may pass what the cards show
   *[marks-are-played] a 7 and an 8 mark the score up to fifteen, and cards that are played with cannot
}.

refused-seat-none = Only the people who sit at the table can do that, and you have no seat.
refused-seat-taken = { $name } sits there.
refused-seat-none-open = All seats of this table are taken.
refused-seat-fixed = Seats do not change while a match is under way.
refused-table-not-host = Only the host of the table can change that.
refused-table-under-way = { $what ->
    [match] The match has begun already.
   *[other] The { $what } cannot be changed while a match is under way.
}
refused-table-not-playing = { $stage ->
    [over] The match is over.
   *[other] The cards are not dealt yet.
}
refused-table-not-shuffling = The cards are shuffled when a match begins.
refused-table-not-over = { $kind ->
    [lobby] The lobby opens again once the match is over.
   *[again] You can play another match once this one is over.
}
refused-table-too-long = Too much has happened at this table. Open another one.
refused-table-vote = Another match begins once everybody wants it.
refused-table-no-spectators = This table is not open to spectators.
refused-table-seats = You can take one seat only.
refused-table-code = The table could not be opened. Try again.
refused-table-unknown = There is no table with this code.
refused-table-unreadable = What is stored of this table can no longer be read.
refused-turn-not-yours = { $kind ->
    [deal] It is not your turn: the cards are being dealt.
    [hint] A hint is for your own decision: it is not your turn.
   *[seat] It is not your turn: it is { $name }'s.
}
refused-version-stale = Something has happened that you had not seen yet. Look again.
refused-version-ahead = That is about something that has not happened here. Look again.
refused-undo-nothing = You have not decided anything in this match yet.
refused-undo-with-people = You can take moves back or ask for hints only when all others are bots.
refused-skip-with-people = You can skip ahead only when nobody else plays or watches.
refused-hint-unable = The bots cannot think on this computer, so there are no hints.
refused-say-too-often = Too many phrases at once. Try again in a few seconds.

refused-fair-malformed = A promise is a SHA-256 in hexadecimal: 64 of the characters 0-9 and a-f.
refused-fair-promised-already = Everybody has promised a part of the shuffle, and no promise can be changed any more.
refused-fair-not-yet = Nobody shows a part of the shuffle before everybody has promised one.
refused-fair-mismatch = That is not what you promised to add to the shuffle.
refused-fair-no-person = You have no part in this shuffle: it goes on without you.

refused-message-too-long = A message has at most { $bytes } bytes.
refused-message-malformed = That is not a message: { $why }.
refused-message-binary = Messages are text.
refused-limit-messages = Too many messages came on this connection.
refused-me-at-table = You still have a seat at a table. Finish or leave your games first.
refused-limit-acts = Too many moves at once. Wait a moment before you go on.
refused-limit-looks = You asked too often. Try again in a moment.
refused-limit-changes = Too many changes at once. Try again in a moment.
refused-limit-slow = Your connection is too slow to keep up.
refused-limit-requests = Too many requests came from your address. Try again in a moment.
refused-limit-tables = You have opened too many tables. Try again in a minute.
refused-limit-open-tables = You have a seat at too many tables already. Finish or leave some of your games first.
refused-limit-games = Too many games at once. Try again in a moment.
refused-limit-data = You asked a moment ago. Try again in a few minutes.
refused-limit-reviews = You have begun too many reviews. Try again in a few minutes.
refused-limit-analyses = Too many positions at once. Try again in a moment.
refused-limit-connections = { $kind ->
    [guest] You have too many pages of Euchre open.
   *[address] Too many pages of Euchre are open at your address.
}
refused-limit-spectators = Too many people are watching this table.
refused-limit-arrivals = You are reconnecting too often. Try again in a minute.
refused-limit-codes = Too many wrong codes. Try again in a minute.
refused-game-unknown = There is no such match at this table.
refused-game-not-over = The cards are shown once the match is over.
refused-review-unknown = Nobody has begun this review yet.
refused-review-interrupted = The analysis was interrupted. Try again in a moment.
refused-review-unable = This server cannot review matches or positions.
refused-worlds-none = No deal fits what this seat has seen.
refused-review-playing = You can review and analyse again once your match is over.
refused-deal-not-over = The hands are shown once a deal is over.
refused-replay-not-over = The match is not over: its cards are shown only after it.
refused-server-stopping = The server is stopping. Your game is saved: come back in a moment.
refused-server-store = The games cannot be reached right now. Try again in a moment.
refused-server-newer = This table is already on a newer version of the server. Reload the page in a moment.
refused-server-busy = The table is too busy. Try again in a moment.
refused-server-error = Something went wrong on the server. Nothing was changed.
refused-request-origin = That request came from another page.
refused-request-host = This server is not known by that name.
refused-request-content-type = Send JSON, with the content type application/json.
refused-request-malformed = The request is not what this address expects.
refused-request-faults = The request is not what this address expects: { $faults }.
refused-request-not-found = There is nothing at this address.
refused-request-method = This address does not support that method.
refused-request-too-long = The request is longer than this server reads.
