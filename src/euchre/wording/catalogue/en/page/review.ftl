# The review of a match: what each decision was worth, and what was luck.

review = Review
review-title = Review of { $code }
review-level = Level
review-quick = Quick
review-full = Full
review-whose = Whose mistakes
review-mine = Only mine
review-everybody = Everybody
review-begins = The review begins…
review-waiting = Waiting for other reviews to finish…
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
}: { $loss } ± { $error } percentage points
review-loss = { $loss } ± { $error } percentage points
review-best = best
review-chosen = chosen
review-behind = { $lost } ± { $error }
review-points = { $points } pts
review-choices-note = Per cent: the chance to win the match. Bars: what a choice gives away, in percentage points; the line is ± one standard error. The verdict was measured on other sampled deals than the bars, so the two may differ.
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
review-choice-bury = bury { $cards }
review-choice-give = give { $cards }
review-choice-under = go under with { $cards }
review-choice-alone = play alone
review-choice-together = play with the partner
review-choice-keep = keep the hand
review-choice-redeal = deal again
review-choice-tram = TRAM, the rest are mine

review-deals = Luck and play
review-deals-says = What changed the chance of { $side } to win, in percentage points: the bars to the right helped, those to the left hurt. Luck is what the cards are worth to four strong players; what nobody could know is the rest.
review-all-deals = All
review-change = { $before } → { $after }
review-part-luck = Luck
review-part-play = Your side’s play
review-part-theirs = Their play
review-part-unknown = Unknown
review-result = Result
review-without-luck = Result without luck
review-without-luck-says = Over many matches the result without luck averages to the result itself, and shows sooner who plays better. In a single match it can be below 0% or above 100%.
review-costliest = The costliest decisions
review-costliest-none = { $whose ->
    [own] None of your decisions
   *[all] No decision
} was clearly worse than the best.
review-costliest-none-yet = So far { $whose ->
    [own] none of your decisions
   *[all] no decision
} was clearly worse than the best.
review-players = The players
review-players-says = Lost is what a player’s decisions gave away in a deal, on average, in percentage points of the chance to win, ± its standard error. Each player is compared with our own players of three levels; the second line is the 95% range.
review-player = Player
review-lost = Lost
review-played = Played like
review-played-range = { $lowest } to { $highest }
review-played-open = too few decisions to tell
review-decisions = Decisions
review-error = ± { $error }
