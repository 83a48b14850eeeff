# The table in the terminal. A card on the felt has seven characters, a tag on a card of the hand five.

terminal-too-small = Euchre needs { $columns } columns and { $rows } rows; this terminal has { $size }.
terminal-quit-how = Press { $key } to quit.
terminal-seat = { $seat ->
    [0] South
    [1] West
    [2] North
   *[3] East
}
terminal-title-deal = deal { $number }
terminal-title-pace = { terminal-pace } pace
terminal-pace = { $pace ->
    [instant] instant
    [fast] fast
    [slow] slow
   *[normal] normal
}

terminal-card-tag = { $tag ->
    [left] left
    [right] right
   *[best] best
}
terminal-felt-last = last
    trick
    { $seat } led
terminal-felt-none = no trick
    yet
terminal-last-trick = Last trick: press l to come back.

terminal-score-points = score
terminal-score-tricks = tricks
terminal-score-target = to { $points }
terminal-score-deals = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
terminal-score-needs = { $taken } of { $needed }
terminal-trump = Trump
terminal-called-by = Called by
terminal-called-alone = { $caller }, alone
terminal-called-other-alone = { $caller }, { $loner } alone
terminal-up-card = Up-card
terminal-fate = { $fate ->
    [offered] {""}
    [taken] taken
    [left] left
   *[turned-down] turned down
}
terminal-seat-out = sits out
terminal-seat-called = called { terminal-trump-sign }
terminal-seat-called-alone = called { terminal-trump-sign } alone
terminal-seat-alone = alone
terminal-seat-said = “{ $said }”
terminal-trump-sign = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
    [spades] ♠
   *[none] NT
}
terminal-log-score = Score { $score }

terminal-skip = skip to the end of the deal
terminal-alone = I play alone: { $alone ->
    [yes] yes
   *[no] no
}
terminal-silence = Press a to play alone; silence means together.
terminal-move-cut = { $question }: [ and ] move the cut.
terminal-under-none = Nothing can go under now: that takes three cards of ten or lower.
terminal-under-high = { $card } may not go under: only cards of ten or lower may.
terminal-under-full = Three cards are marked already: take a mark away before you mark { $card }.
terminal-under-missing = Three cards go under together: mark { $missing } more.
terminal-not-your-turn = It is not your turn.
terminal-first-answer = First answer the question: no card is chosen now.
terminal-no-deal = No deal is over yet.
terminal-undo-nothing = There is nothing to take back.
terminal-undone = You took back your last move.

terminal-players-getting-ready = The players are getting ready: this takes up to a minute the first time only.
terminal-players-wait = You need not wait: swift plays for them until then.
terminal-players-stand-in = Until the players are ready, swift plays for them.
terminal-players-ready = The players are ready, and play from here on.
terminal-players-unable = The players cannot get ready on this computer: swift plays for them.
terminal-players-unable-why = { terminal-players-unable } { $why }
terminal-player-failed = Swift takes over for { $name }, which failed: { $why }.

terminal-hint-title = What a strong player thinks
terminal-hint-thinks = Thinking about a hint …
terminal-hint-waits = The hint comes as soon as the players are ready.
terminal-hint-unable = The players cannot get ready on this computer: there are no hints.
terminal-hint-worth = { $points } points   { $percent }%{ $doubt ->
    [none] {""}
   *[other] {" "}±{ $error }
} to win
terminal-hint-close = ≈ too close to call. A strong player keeps to the first.

terminal-key-help = Help
terminal-key-hint = Hint
terminal-key-undo = Undo
terminal-key-last = Last trick
terminal-key-events = Events
terminal-key-colours = Colours
terminal-key-pace = Pace
terminal-key-leave = Leave
terminal-key-play = Play
terminal-key-house-rules = House rules
terminal-key-quit = Quit
terminal-key-reset = As the preset has them
terminal-key-done = Done

terminal-back-to-table = Back to the table
terminal-back = Back
terminal-keys = Keys
terminal-keys-all =
    1 to 8        choose a card of your hand (or click it)
    o p a         order up or take up, pass, alone
    c d h s n     name a suit; n is no trump
    C D H S N     the same, alone
    t             together, not alone
    b c [ ]       bump, cut; move the cut
    k r u         keep a weak hand, redeal, go under
    ← → ↵         move the focus and choose what it is on
    {""}
    i  hint          z  take back your last move
    l  last trick    e  all events    f  two or four colours
    g  pace          v  all hands of the last deal
    ␣  skip ahead    q  leave, or give up
    {""}
    ▶ to act   D dealer   ● trick taken   ▮ card in hand
    ★ takes the trick, or would as it lies
    A dashed card may not be played; press it to hear why.
    right and left are the bowers, best is the Benny.
terminal-dealer-sign = D
terminal-events = Events  (↑ ↓ scroll)
terminal-continue = Continue
terminal-all-hands = All hands
terminal-hands-title = All hands of the last deal
terminal-kitty = Kitty
terminal-buried = { $card } was buried
terminal-to = to { $points }
terminal-tokens = Tokens for four tricks: { $tokens }.
terminal-games = Games: { $games }.
terminal-to-each-other = { $ours } to { $theirs }
terminal-rematch = Rematch
terminal-new-table = New table
terminal-quit = Quit
terminal-leave-title = Leave the table?
terminal-leave =
    The game is saved, and you can continue it at any time.
    If you give up, it is over and not offered again.
terminal-give-up = Give up
terminal-stay = Stay
terminal-delete-title = Delete the interrupted game?
terminal-delete-says = A deleted game cannot be brought back.
terminal-delete-it = Delete it
terminal-keep-it = Keep it
terminal-aside-title = Set the interrupted game aside?
terminal-aside-says = Set aside, it is kept in { $shelf }
terminal-aside-continue = Continue it
terminal-aside = Set aside

terminal-start-where = { $preset }, deal { $number }: { $scores }
terminal-start-damaged = The saved game is damaged and was kept as { $file }.
terminal-start-delete = Delete
terminal-start-continue-says = Continue exactly where you left off.
terminal-start-delete-says = Delete the interrupted game for good.
terminal-start-rules = Rules
terminal-start-house-rules = House rules
terminal-start-house-rules-says = Change the rules one by one.
terminal-start-unchanged = none changed
terminal-start-changed = { $changes } changed
terminal-start-opponents = Against
terminal-start-opponents-says = { $players ->
    [2] Who plays against you.
    [3] Who plays against you.
    [6] Who plays against you. Your partners always play as well as bots can.
   *[4] Who sits West and East. Your partner, North, always plays as well as a bot can.
}
terminal-start-name = Your name
terminal-start-name-says = What the table calls you.
terminal-start-pace = Pace
terminal-start-pace-says = How long you see each action of a bot.
terminal-start-cut = Cut
terminal-start-cut-says = When it is your turn to cut: be asked, or have the pack cut (or bumped) for you.
terminal-start-cut-for-me = done for me
terminal-start-ask-me = ask me
terminal-start-alone = Playing alone
terminal-start-alone-says = “Alone” said after the call: be asked, or press a; silence means together.
terminal-start-alone-if-said = if I say so
terminal-start-play = Play
terminal-start-play-says = { $players ->
    [2] Sit down and play against Bess.
    [3] Sit down and play against Bess and Cleo.
    [6] Sit down and play, with every second player against the others.
   *[4] Sit down and play: you are South, and play with North against West and East.
}

terminal-rules-title = House rules     ↑ ↓ choose one     ← → change it
terminal-rules-differs = * differs from the preset
terminal-rules-not-standard = * differs from standard
terminal-rules-examples =
    House rules: euchre rules british
    A game:      euchre play --rules british,target=15
