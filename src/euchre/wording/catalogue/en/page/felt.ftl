# The felt: seats, the middle, your own hand, trump and the score.

felt-up-card = Up-card: { $card }{ $fate ->
    [turned-down] , turned down
    [taken] , taken
    [offered] , offered
   *[left] {""}
}
felt-turned-down = The { $card } was turned down
felt-laid = { $name }: { $card }{ $mark ->
    [left-bower] , left bower
    [right-bower] , right bower
    [Benny] , Benny
    [Best-Bower] , Best Bower
   *[none] {""}
}{ $state ->
    [takes] , takes the trick
    [winning] , winning
   *[none] {""}
}
felt-plays-itself = The rest of the hand plays itself.

seat-stands-in = a bot is playing
seat-you = you
seat-partner = partner
seat-lost = offline
seat-called = called { $suit ->
    [none] no trump
   *[other] { suit }
}
seat-dealer = Dealer
seat-dealer-sign = D
seat-role = { $role ->
    [out] sits out
    [alone] alone
   *[defends-alone] defends alone
}
seat-acts = to act
seat-taken = { $taken ->
    [one] { $taken } trick
   *[other] { $taken } tricks
} taken

tally-side = { $who ->
    [we] You
    [they] They
    [first] First
    [defenders] Defenders
   *[second] Second
}
tally-of = of { $needed }
tally-sure = { $sure ->
    [made] · made
    [march] · march
   *[euchre] · euchre
}
tally-aloud = { $side }, { $part ->
    [makers] calling
   *[defenders] defending
}: { $taken ->
    [one] { $taken } trick
   *[other] { $taken } tricks
} of { $needed } needed

hand = Your hand
hand-card = { $name }{ $mark ->
    [left-bower] , left bower
    [right-bower] , right bower
    [Benny] , Benny
    [Best-Bower] , Best Bower
   *[none] {""}
}{ $state ->
    [ahead] , chosen ahead
    [marked] , marked
    [barred] , not now: { $reason }
    [later] , not now
   *[free] {""}
}
hand-next = next

contract = Trump
contract-title = { $title ->
    [over] The match is over
    [none-yet] No trump yet
    [no-trump] No trump
    [clubs] Clubs
    [diamonds] Diamonds
    [hearts] Hearts
   *[spades] Spades
}
contract-no-trump-sign = NT
contract-called = Called by { $name }{ $alone ->
    [caller] , alone
    [partner] ; { $partner } plays alone
   *[nobody] {""}
}{ $against ->
    [one] ; { $defender } defends alone
   *[nobody] {""}
}
contract-called-small = { $name }{ $alone ->
    [caller] , alone
    [partner] ; { $partner } alone
   *[nobody] {""}
}{ $against ->
    [one] ; { $defender } defends alone
   *[nobody] {""}
}
contract-up-card = Up-card: { $card }
contract-draw = The first dealer is drawn
contract-deals = { $name } deals

last-trick = The last trick
last-trick-took = took it
last-trick-none = No trick has been taken in this deal.

score = Score
score-target = to { $target }
score-last-deal = last deal
score-level = level: another deal decides
score-deals = deal { $number } of { $deals }
score-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
score-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
score-cards = Score cards: { $points }
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

cut-cards = Cards from the top
cut-at = { $at } from the top
cut-here = Cut { $at } from the top

asking-alone = Alone
asking-together = With your partner
asking-answers = Answers
asking-under = Go under ({ $marked } of 3 marked)
asking-first = Answer the question first: you cannot choose a card now.
asking-mark-first = Mark the three cards that go under first.

announcing-switch = I play alone
announcing = { $alone ->
    [yes] Alone, unless you turn the switch off.
   *[no] With your partner, unless you turn the switch on.
}

ahead-back = Taken back: { $card }.
ahead-chosen = Chosen ahead: { $card }.
ahead-not-played = The { $card } is not played. { $why }

skip = Skip ahead

game = The game
game-title = Euchre, table { $code }
game-home = Euchre: leave the table
game-score = Score: { $scores }
game-score-of = { $side } { $points }
game-more = More
game-more-aloud = Score, log and more

log = This match
log-aloud = What has happened
log-empty = Nothing yet.

summary-open = Show all hands
summary-continue = Continue

laid-open = All hands
laid-open-coming = Fetching the cards…
laid-open-dealt = dealt
laid-open-kitty = Kitty
laid-open-marked = buried card marked
laid-open-buried = { $card }, buried
laid-open-gone = Another deal has ended since. You can replay every deal after the match.

coach-off = Turn off tips
coach-is-off = Tips are off. You can turn them on again in the settings.
