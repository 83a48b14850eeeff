# Hints: what a strong player thinks of each choice.

hint-too-close = Too close to call. { $why }

often = { $share ->
    [0] almost never
    [100] almost every time
   *[other] { $share }% of the time
}
often-other = { $other ->
    [0] almost never
    [100] almost every time
   *[other] { $other }% of the time
}
small-number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
   *[other] { $count }
}
one-of-suit = { $suit ->
    [clubs] club
    [diamonds] diamond
    [hearts] heart
    [spades] spade
   *[none] no trump
}

hint-held-benny = { the-card }
hint-held-both-bowers = both bowers
hint-held-right-bower = the right bower
hint-held-left-bower = the left bower
hint-held-trumps = { $count ->
    [0] no trump
    [1] one trump
   *[other] { small-number } trumps
}
hint-held-more-trumps = { $count ->
    [1] one more trump
   *[other] { small-number } more trumps
}
hint-held-aces = { $count ->
    [1] an ace
   *[other] { small-number } aces
}
hint-held-off-suit-aces = { $count ->
    [1] an off-suit ace
   *[other] { small-number } off-suit aces
}

hint-cut = Nobody knows the order of the cards: every cut is as good as any other.
hint-forced = Nothing else is allowed here.
hint-tram = Nobody can take a trick from you any more.
hint-not-weak = Your hand is not weak enough for anything else: you play it.
hint-keep = { $foes ->
    [opponents] Played as it is, this hand scores for your side { often }, for the opponents { often-other }.
    [others] Played as it is, this hand scores for you { often }, for the others { often-other }.
   *[opponent] Played as it is, this hand scores for you { often }, for your opponent { often-other }.
}
hint-redeal-more = { $foes ->
    [opponents] A new deal by the same dealer brings your side { $points } points more than the opponents on average.
    [others] A new deal by the same dealer brings you { $points } points more than the others on average.
   *[opponent] A new deal by the same dealer brings you { $points } points more than your opponent on average.
}
hint-redeal-fewer = { $foes ->
    [opponents] A new deal by the same dealer brings your side { $points } points fewer than the opponents on average.
    [others] A new deal by the same dealer brings you { $points } points fewer than the others on average.
   *[opponent] A new deal by the same dealer brings you { $points } points fewer than your opponent on average.
}
hint-go-under = { $foes ->
    [opponents] With three cards of the kitty for { $cards }, your hand scores for your side { often }, for the opponents { often-other }.
    [others] With three cards of the kitty for { $cards }, your hand scores for you { often }, for the others { often-other }.
   *[opponent] With three cards of the kitty for { $cards }, your hand scores for you { often }, for your opponent { often-other }.
}
hint-blind = You have not seen your cards: every suit is as good as any other.
hint-blind-alone = Alone with cards you have not seen, you take all five tricks { often }.
hint-pass = { $foes ->
    [opponents] After a pass your side scores { often }, the opponents { often-other }.
    [others] After a pass you score { often }, the others { often-other }.
   *[opponent] After a pass you score { often }, your opponent { often-other }.
}
hint-pass-name = Calling { suit }, hands like this are euchred { often }.
hint-pass-take-up = Taking it up, hands like this are euchred { often }.
hint-pass-order-up = Ordering it up, hands like this are euchred { often }.
hint-call = You hold { $held }: hands like this make it { often }.
hint-call-dealer = With the up-card you hold { $held }: hands like this make it { often }.
hint-call-partner = You hold { $held }, and { $friends ->
    [partners] a partner
   *[partner] your partner
} takes the { $card }: hands like this make it { often }.
hint-call-opponent = You hold { $held }, but the dealer takes the { $card }: hands like this make it { often }.
hint-alone-for-nothing = At this score going alone wins nothing more than with { $friends ->
    [partners] your partners
   *[partner] your partner
}.
hint-alone-best-card = Alone, with { $friends ->
    [partners] a partner's
   *[partner] your partner's
} best card, hands like this make it { often }, and take all five tricks { often-other }.
hint-alone = Alone, hands like this take all five tricks { often }, and are euchred { often-other }.
hint-together = With { $friends ->
    [partners] your partners
   *[partner] your partner
}, hands like this make it { often }, and take all five tricks { often-other }.
hint-defend-alone = Defending alone, hands like this euchre the makers { often }.
hint-defend-together = Defending together, hands like this euchre the makers { often }.
hint-and-then = { $what }: { $then }.
hint-if-they-call = { $foes ->
    [opponent] { $why } That is if your opponent calls readily; against a careful one it gains nothing.
   *[other] { $why } That is if the others call readily; among careful players it gains nothing.
}
hint-then-euchres = hands like this euchre the caller { often }
hint-then-marches = hands like this take all five tricks { often }
hint-then-makes = hands like this make it { often }
hint-bury-trump = That gives up a trump
hint-bury-only-trump = That gives up your only trump
hint-bury-ace = That gives up an ace
hint-bury-last-of-suit = { $trumps ->
    [0] That leaves you out of { suit }
    [1] That leaves you out of { suit }, with one trump
    [2] That leaves you out of { suit }, with two trumps
    [3] That leaves you out of { suit }, with three trumps
    [4] That leaves you out of { suit }, with four trumps
   *[other] That leaves you out of { suit }, with { $trumps } trumps
}
hint-bury-best = That gives up your best { one-of-suit }
hint-bury-lower = That keeps a better { one-of-suit }
hint-ask = { $friends ->
    [partners] A partner's best card for one of yours
   *[partner] Your partner's best card for one of yours
}
hint-ask-nobody = Your hand as it is
hint-give = { $what }: with it { $friends ->
    [partners] the lone player
   *[partner] your partner
} takes all five tricks { often }.
hint-give-trump-instead = You hold a trump to give instead
hint-give-ace = It is an ace
hint-give-no-trump = You have no trump to give
hint-give-higher = You hold a higher trump
hint-give-highest = It is your highest trump

hint-as-good = As good as the { $card }: no card between the two is still out.
hint-last-card = It is your last card.
hint-rest-plays-itself = The rest of the hand plays itself.
hint-only-trump = You must follow suit, and this is your only trump.
hint-only-of-suit = You must follow suit, and this is your only { one-of-suit }.
hint-lead-benny = Nothing beats { the-card }.
hint-lead-no-trump-left = { $foes ->
    [opponent] Your opponent has no trump left to draw.
    [others] The others have no trump left to draw.
    [maker] The maker has no trump left to draw.
   *[opponents] The opponents have no trump left to draw.
}
hint-lead-trump = { $count ->
    [1] Draws trump: one is still unseen.
   *[other] Draws trump: { small-number } are still unseen.
}
hint-lead-highest-trump = { $count ->
    [1] The highest trump left, to draw the others: one is still unseen.
   *[other] The highest trump left, to draw the others: { small-number } are still unseen.
}
hint-lead-unbeatable = { $foes ->
    [opponent] Your opponent cannot beat it.
    [others] Neither of the others can beat it.
    [maker] The maker cannot beat it.
   *[opponents] No opponent can beat it.
}
hint-lead-only-trump-beats = { $foes ->
    [opponent] Your opponent cannot hold a higher { one-of-suit }: only a trump beats it.
    [others] Neither of the others can hold a higher { one-of-suit }: only a trump beats it.
    [maker] The maker cannot hold a higher { one-of-suit }: only a trump beats it.
   *[opponents] No opponent can hold a higher { one-of-suit }: only a trump beats it.
}
hint-lead-last-of-suit = Leaves you out of { suit }, so that you can trump the next one.
hint-lead-higher-out = { $count ->
    [1] One higher { one-of-suit } may still come.
    [2] Two higher { suit } may still come.
    [3] Three higher { suit } may still come.
    [4] Four higher { suit } may still come.
    [5] Five higher { suit } may still come.
    [6] Six higher { suit } may still come.
    [7] Seven higher { suit } may still come.
   *[other] { $count } higher { suit } may still come.
}
hint-leave-to-partner = { $friends ->
    [defender] Leaves the trick to the other defender, who is still to play
    [partners] Leaves the trick to a partner who is still to play
   *[partner] Leaves the trick to your partner, who is still to play
}
hint-let-them = { $foes ->
    [opponent] Lets your opponent have the trick, though the { $card } would go higher.
    [others] Lets the others have the trick, though the { $card } would go higher.
    [maker] Lets the maker have the trick, though the { $card } would go higher.
   *[opponents] Lets the opponents have the trick, though the { $card } would go higher.
}
hint-lost-last-of-suit = You cannot win this trick: it leaves you out of { suit }, so that you can trump the next one.
hint-lost = You cannot win this trick
hint-partner-has-it = { $friends ->
    [defender] The trick is the other defender's
    [partners] The trick is a partner's
   *[partner] The trick is your partner's
}
hint-partner-is-winning = { $friends ->
    [defender] The other defender is winning the trick so far
    [partners] A partner is winning the trick so far
   *[partner] Your partner is winning the trick so far
}
hint-overtakes-partner = { $friends ->
    [defender] It takes a trick that is the other defender's already.
    [partners] It takes a trick that is a partner's already.
   *[partner] It takes a trick that is your partner's already.
}
hint-higher-than-partner = { $friends ->
    [defender] Goes higher than the other defender, but can still be beaten.
    [partners] Goes higher than a partner, but can still be beaten.
   *[partner] Goes higher than your partner, but can still be beaten.
}
hint-makes-sure = { $friends ->
    [defender] Makes sure of the trick: the other defender's card can still be beaten, and yours cannot.
    [partners] Makes sure of the trick: a partner's card can still be beaten, and yours cannot.
   *[partner] Makes sure of the trick: your partner's card can still be beaten, and yours cannot.
}
hint-takes-too-high = Takes the trick, but the { $card } does so, too.
hint-takes-cheaply = Takes the trick as cheaply as you can.
hint-takes-surely = { $foes ->
    [opponent] Takes the trick: your opponent cannot beat it.
    [others] Takes the trick: nobody after you can beat it.
    [maker] Takes the trick: the maker, who is still to play, cannot beat it.
   *[opponents] Takes the trick: no opponent after you can beat it.
}
hint-trumps-in = Trumps in, but can still be beaten
hint-goes-higher = Goes higher, but can still be beaten
hint-keeping = { $why }: keep the { $card }.
hint-stop = { $why }.
