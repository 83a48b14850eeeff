# A line for beginners about the call or the card that they are to choose.

coach-order = { coach-count }, { $deal ->
    [own] with the up-card
    [partner] your partner’s deal
    [partners] a partner’s deal
   *[theirs] their deal
}: { coach-advice }
coach-name = Best is { suit }, { coach-count }: { coach-advice }
coach-count = { $trumps ->
    [0] No trumps
    [one] 1 trump
   *[other] { $trumps } trumps
}{ $best ->
    [none] {""}
   *[other] {" "}with the { $best }
}{ $bowers ->
    [0] {""}
    [one] {" "}(1 bower)
   *[other] {" "}(both bowers)
}{ $aces ->
    [0] {""}
    [one] , 1 other ace
   *[other] , { $aces } other aces
}
coach-advice = { $advice ->
    [call] enough to call.
    [close] a toss-up.
    [must] you must call.
   *[pass] better pass.
}

coach-partner-wins = { $partners ->
    [one] Your partner
   *[other] A partner
} is winning: a low card is enough.
coach-may-trump = You have no { suit }: you may trump.
coach-must-follow = You must follow suit: play { suit }.
coach-left-bower = Your { $card } is the left bower: it counts as { suit }.
