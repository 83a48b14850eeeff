# What the matches of a player came to.

statistics-loading = Loading your figures…
statistics-none = Nothing to count yet
statistics-none-says = Once you have finished a match, you see here how many points your side scores in each seat, how your calls turn out, and how you do alone.
statistics-sample = From { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}.
statistics-few = Too few deals to tell skill from luck yet.
statistics-range = { $from }–{ $to }%

statistics-matches-won = Matches won
statistics-points = Points per deal
statistics-calls-made = Your calls made
statistics-opponents-euchred = { $players ->
    [2] Opponent
   *[other] Opponents
} euchred
statistics-matches = { $count } of { $of ->
    [one] 1 match
   *[other] { $of } matches
}{ $draws ->
    [0] {""}
   *[other] , { $draws } drawn
}
statistics-calls-of = { $count } of { $of ->
    [one] 1 call
   *[other] { $of } calls
}
statistics-euchres-of = { $count } of { $of ->
    [one] 1 deal
   *[other] { $of } deals
} { $players ->
    [2] your opponent
   *[other] they
} called
statistics-us-and-them = { $players ->
    [2] { $us } for you, { $them } for your opponent
    [3] { $us } for you, { $them } for each of the others
   *[other] { $us } for us, { $them } for them
}

statistics-by-seat = Points per deal, by seat
statistics-by-caller = Points per deal, by who called trump
statistics-us = { $players ->
    [2] you
    [3] you
   *[other] our side
}
statistics-them = { $players ->
    [2] your opponent
    [3] each of the others
   *[other] their side
}
statistics-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
statistics-place-dealer = You deal
statistics-place-dealers-partner = Your partner deals
statistics-place-near-partner = A partner deals, second seat
statistics-place-far-partner = A partner deals, fourth seat
statistics-place-opposite = Third seat of six
statistics-place-left = { $players ->
    [2] Your opponent deals
   *[other] First seat
}
statistics-place-right = { $players ->
    [0] Right of the dealer
    [3] Second seat
    [6] Fifth seat
   *[other] Third seat
}
statistics-part-maker = You called
statistics-part-partner = { $players ->
    [6] A partner called
   *[other] Your partner called
}
statistics-part-defender = { $players ->
    [2] Your opponent called
    [3] Another player called
   *[other] They called
}
statistics-bar = { $name }: { $figures }.

statistics-calls = { $players ->
    [2] Calls
    [3] Calls
   *[other] Calls and loners
}
statistics-your-calls = Your calls
statistics-no-calls = You have not called trump yet.
statistics-alone = Played alone
statistics-never-alone = You have not played alone yet.
statistics-defence = In defence
statistics-their-calls = Their calls
statistics-no-defence = { $players ->
    [2] Your opponent has
   *[other] They have
} not called trump yet.
statistics-defended-alone = Defended alone
statistics-never-defended-alone = You have not defended alone.
statistics-end-made = made
statistics-end-marched = all five tricks
statistics-end-euchred = euchred
statistics-end-not-euchred = not euchred

statistics-reviews = Your decisions
statistics-reviews-loading = Loading your reviews…
statistics-reviews-none = None of your matches is reviewed yet. A review judges each of your decisions and tells luck from play.
statistics-reviews-sample = { $of ->
    [one] Your match is
   *[other] { $reviewed ->
        [one] 1 of your last { $of } matches is
       *[other] { $reviewed } of your last { $of } matches are
    }
} reviewed: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}.
statistics-lost = Lost per deal
statistics-lost-says = Percentage points of the chance to win a match; a minus is a loss.
statistics-lost-range = 95% range: ± { $error }.
statistics-level-range = { $preset }: { $range }
statistics-luck = Luck of the cards
statistics-luck-later = Shown from { $least } reviewed matches on: fewer say little.
statistics-luck-says = Counted in matches: you won { $won } of { $of }; with average cards it would have been about { $without }.
statistics-by-match = Lost per deal, by match
statistics-by-match-says = The latest match is on the right; higher is better. The lines show the 95% range.
statistics-chart = Lost per deal in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, in percentage points: the earliest { $first }, the latest { $last }.
statistics-by-kind = Lost per deal, by kind of decision
statistics-lost-by-seat = Lost per deal, by seat
statistics-decisions = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
statistics-kind-weak-hand = Weak hands
statistics-kind-order = Ordering up
statistics-kind-name = Naming trump
statistics-kind-bury = Burying a card
statistics-kind-alone = Playing alone
statistics-kind-give = Giving a card
statistics-kind-lead = Leading
statistics-kind-follow = Following suit
statistics-kind-discard = Trumping and discarding
statistics-open = Not reviewed yet
statistics-open-says = { $open ->
    [one] 1 match has no complete review.
   *[other] { $open } matches have no complete review.
} Opening a review begins it.
statistics-open-all = Show all { $open }

statistics-all = All figures
statistics-when = When
statistics-column-deals = Deals
statistics-column-us = { $players ->
    [2] You
    [3] You
   *[other] We
}
statistics-column-them = { $players ->
    [3] Each of the others
   *[other] They
}
statistics-column-net = Net
statistics-all-deals = All deals
statistics-how-often = How often
statistics-what = What
statistics-times = Times
statistics-rate = Rate
statistics-likely = Likely
statistics-likely-says = The true rate lies in this range 95 times out of 100
statistics-share-matches = Matches won
statistics-share-calls = You called trump
statistics-share-made = Your calls made
statistics-share-euchred = Your calls euchred
statistics-share-marches = { $players ->
    [2] Your marches
    [3] Your marches
   *[other] Marches of your side
}
statistics-share-tried = Played alone
statistics-share-lone-made = Alone: made
statistics-share-lone-marches = Alone: marched
statistics-share-lone-euchred = Alone: euchred
statistics-share-euchres = { statistics-opponents-euchred }
statistics-share-defences-alone = Defended alone
statistics-share-euchres-alone = Defending alone: euchred them
statistics-share-thrown-in = Thrown in
statistics-of = of { $of }
statistics-of-matches = of { $of ->
    [one] 1 match
   *[other] { $of } matches
}
statistics-of-deals = of { $of ->
    [one] 1 deal
   *[other] { $of } deals
}
statistics-of-calls = of { $of ->
    [one] 1 call
   *[other] { $of } calls
}
statistics-of-called = of { $of ->
    [one] 1 deal we called
   *[other] { $of } deals we called
}
statistics-of-defended = of { $of ->
    [one] 1 deal they called
   *[other] { $of } deals they called
}
statistics-of-tries = of { $of ->
    [one] 1 try
   *[other] { $of } tries
}
