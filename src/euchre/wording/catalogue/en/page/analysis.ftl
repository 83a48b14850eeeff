# The analysis board: a position, what each choice is worth, where the cards probably lie.

analysis = Analysis
analysis-says = Set up a moment of a deal, or paste it as text: what each choice is worth, and where the hidden cards probably lie.
analysis-this = Analyse this position
analysis-open-hands = Analyse with all hands open
analysis-busy = Analysing…
analysis-slow = The first analysis of a kind of table can take two minutes: the players are getting ready for it.
analysis-go = Analyse

analysis-cards = The cards
analysis-whose = Which hands are known
analysis-one-hand = One hand
analysis-all-hands = All hands
analysis-slots = Where the next card goes
analysis-slot = { $name }: { $count } of { $size }
analysis-hand = Your hand
analysis-hand-of = { $name }
analysis-up-card = Up-card
analysis-kitty = Kitty
analysis-pack = The pack
analysis-pack-says = Click a card for this place: { $where }. Click it again to take it back.
analysis-card-lies = { $card }: { $where }
analysis-clear = Take all cards back
analysis-missing = Still missing: { $places }.
analysis-missing-part = { $name } ({ $count } of { $size })

analysis-table = The table
analysis-rules = Rules
analysis-dealer = Dealer
analysis-points = Points: { $side }
analysis-seat = Number of your seat in it
analysis-text = The position as text
analysis-text-says = Paste a position or a deal in PTN here, or copy this position.
analysis-copy = Copy

analysis-seat-you = You
analysis-seat-opponent = Opponent
analysis-seat-left = Left
analysis-seat-near-partner = Left partner
analysis-seat-opposite = Opposite
analysis-seat-partner = Partner
analysis-seat-far-partner = Right partner
analysis-seat-right = Right
analysis-seat-south = South
analysis-seat-west = West
analysis-seat-northwest = Northwest
analysis-seat-north = North
analysis-seat-northeast = Northeast
analysis-seat-east = East

analysis-turn = { $who ->
    [you] Your turn
    [other] { $name }: next to act
   *[nobody] Nobody’s turn
}
analysis-possible = Somebody else is to act: choose what happens, and the analysis goes on from there.
analysis-no-further = Where a choice cannot be followed, the deal ends, or cards are seen that this position does not know.
analysis-note = Per cent: the chance to win the match. Bars: what a choice gives away, in percentage points; the line is ± one standard error. Click a choice to follow it.
analysis-note-plain = Per cent: the chance to win the match. Click a choice to follow it.
analysis-exact = Points of this deal, exactly, if everybody sees all cards and plays for tricks. Click a choice to follow it.
analysis-where = Where the cards probably lie
analysis-where-says = In per cent; the deeper the colour, the likelier. Point at a card to compare the seats.
analysis-out = Out of play
analysis-seen = seen
analysis-share = { $name } { $percent }
analysis-lies = { $card }: { $places }
analysis-moves = Moves
analysis-moves-none = Nothing has been said yet.
analysis-move = { $name }: { $action }
analysis-score = Score and trump

analysis-way = The way through the moves
analysis-first = To the beginning
analysis-back = Back
analysis-forward = Forward
analysis-last = To the end
analysis-with-key = { $label } ({ $key })
analysis-key-home = Home
analysis-key-end = End
analysis-change = Set up
analysis-keys-steps = back, forward
analysis-keys-branches = the branch above, below
analysis-keys-home = Home, End
analysis-keys-ends = the beginning, the end
