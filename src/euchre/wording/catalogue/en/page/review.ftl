# The review of a match: what each decision was worth, and what was luck.

review = Review
review-title = Review of { $code }
review-more = More
review-level = Level
review-quick = Quick
review-full = Full
review-whose = Whose mistakes
review-mine = Only mine
review-everybody = Everybody
review-begins = The review begins…
review-waiting = The review is waiting for its turn…
review-progress = { $done } of { $all ->
    [one] 1 deal
   *[other] { $all } deals
} reviewed
review-done = { $all ->
    [one] The deal is reviewed.
   *[other] All { $all } deals are reviewed.
}
review-graph = Chance to win: { $side }
review-step-now = Step { $step } of { $last }, deal { $deal }, chance to win { $chance }
review-counted = { $verdict ->
    [inaccuracy] { $count ->
        [one] 1 inaccuracy
       *[other] { $count } inaccuracies
    }
    [mistake] { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
   *[blunder] { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
}
review-previous = Previous mistake
review-previous-key = Previous mistake (P)
review-next = Next mistake
review-next-key = Next mistake (N)
review-keys-steps = step back, step forward
review-keys-page = Page Up, Page Down
review-keys-deals = previous deal, next deal
review-keys-play = play or pause

review-choices = The choices here
review-nothing = Nothing to judge here: no choice was left, or it is between two deals.
review-not-yet = This deal has not been reviewed yet.
review-kind-weak-hand = { $name } has a weak hand
review-kind-order = { $name } orders up or passes
review-kind-name = { $name } names trump or passes
review-kind-bury = { $name } buries a card
review-kind-alone = { $name } may play alone
review-kind-give = { $name } gives a card
review-kind-lead = { $name } leads
review-kind-follow = { $name } follows suit
review-kind-discard = { $name } plays to the trick
review-verdict = { $verdict ->
    [best] Best
    [close] Too close to call
    [fine] Fine
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
review-said = { $verdict ->
    [best] Best
    [close] Too close to call
    [fine] Fine
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}: { $of ->
    [expert] { $loss } ± { $error } percentage points
   *[person] { $side } then win with { $chance }
}
review-loss = { $loss } ± { $error } percentage points
review-best = best
review-chosen = chosen
review-behind = { $lost } ± { $error }
review-points = { $points } pts
review-choices-note = Bars: what a choice gives away, in percentage points; the line is ± one standard error.
review-choice-pass = pass
review-choice-order = { $dealer ->
    [yes] take it up
   *[no] order it up
}{ $alone ->
    [yes] , alone
   *[no] {""}
}
review-choice-name = { $suit ->
    [clubs] ♣ clubs
    [diamonds] ♦ diamonds
    [hearts] ♥ hearts
    [spades] ♠ spades
   *[none] no trump
}{ $alone ->
    [yes] , alone
   *[no] {""}
}
review-choice-ask = ask { $name } for the best card
review-choice-bury = bury { $cards }
review-choice-give = give { $cards }
review-choice-under = go under with { $cards }
review-choice-alone = play alone
review-choice-together = play with the partner
review-choice-keep = keep the hand
review-choice-redeal = deal again
review-choice-tram = TRAM, the rest are mine

review-deals = Luck and play
review-deals-says = What changed the chance of { $side } to win, in percentage points: the bars to the right helped, those to the left hurt. Luck is what the cards are worth to strong players; what nobody could know is the rest.
review-all-deals = All
review-change = { $before } → { $after }
review-part-luck = Luck
review-part-both = Play
review-part-play = Own play
review-part-theirs = Their play
review-part-unknown = Unknown
review-result = Result
review-without-luck = Result without luck
review-without-luck-says = In points: a match won counts 100, one lost 0. Over many matches the result without luck averages to the result itself, and shows sooner who plays better. In a single match it can be below 0 or above 100.
review-costliest = Next costliest
review-costliest-none = { $whose ->
    [own] None of your decisions
   *[all] No decision
} was clearly worse than the best.
review-costliest-none-yet = So far { $whose ->
    [own] none of your decisions
   *[all] no decision
} was clearly worse than the best.
review-players = The players
review-players-says = Lost is what a player’s decisions gave away in a deal, on average, in percentage points of the chance to win, ± its standard error. { $players ->
    [4] People are compared with our own players of four levels; the second line is the 95% range.
   *[other] How well our own players do was measured at tables of four, so people are compared with them only there.
}
review-player = Player
review-lost = Lost
review-played = Played like
review-played-range = { $lowest } to { $highest }
review-played-open = { $players ->
    [4] too few decisions to tell
   *[other] not compared
}
review-played-bot = { $level } (bot)
review-played-stood-in = { $count ->
    [one] 1 decision by a bot that stood in: { $level }
   *[other] { $count } decisions by a bot that stood in: { $level }
}
review-played-taken-over = { $count ->
    [one] Taken over in mid-match
   *[other] Taken over in mid-match { $count } times
}
review-decisions = Decisions
review-error = ± { $error }
review-chances = Chance to win after each choice: { $side }
review-graph-soon = The line begins with the first deal that is judged…
review-graph-what = What does the graph show?
review-graph-says = At each decision: the chance after the choice, as whoever decided could see it from their own cards. It does not know the hidden cards, so the line jumps from player to player. Between deals: what the score is worth.
review-graph-weak = In these estimates everybody goes on like our strong players. At tables of our own players, from beginners to experts, the chances came true. For people we have too few matches to say: there they may be too extreme.
review-deals-two = What changed the chance of { $side } to win: right helped, left hurt. Luck is the cards and all that nobody could know. Play is the choices of { $side }, less what the rest of the table gave away.
review-moments = Best and worst
review-best-moment = Best moment
review-best-says = { $edge } over the obvious choice
review-best-none = No choice { $whose ->
    [own] of yours
   *[all] here
} clearly beat the obvious one.
review-best-none-yet = So far no choice { $whose ->
    [own] of yours
   *[all] here
} clearly beat the obvious one.
review-worst-moment = Worst moment
review-worst-says = { $verdict ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}: { $loss }
review-players-two = { $players ->
    [4] People are compared with our own players of four levels. The second line is the likely range.
   *[other] People are compared with our own players only at tables of four.
}
review-link = Share this review
review-link-says = { $who ->
    [players] Only the four players can open it.
   *[anybody] Anybody with this link can open it, and see all cards.
}
review-link-copy = Copy link
play-on = Try again
play-on-here = Try again from here
play-on-says = From this moment of the match, with the same cards. Bots play the other seats; they see only their own cards. Nothing is counted or stored.
play-on-match = In the match { $name } chose here: { $choice }.
play-on-match-end = The deal ended there with { $title }: { $points }
play-on-again = Once more
play-on-back = Back
play-on-nothing = Nobody decides anything at this moment of the match.
