# The drills.

drills = Drills
drills-says = Decisions to practise: from your own matches, and from a collection sorted by what they teach.
drills-five = Five a day
drills-five-says = Five decisions from your matches and from the collection. What you get wrong is asked again after some days, until you know it.
drills-due = { $due ->
    [one] One drill is due again today.
   *[other] { $due } drills are due again today.
}
drills-own-count = { $own ->
    [one] One of the drills comes from a match of yours.
   *[other] { $own } of the drills come from matches of yours.
}
drills-calls = Call or pass?
drills-calls-says = Twenty hands in two minutes, from all seats and at all scores.
drills-begin = Begin
drills-progress = Your progress
drills-fetching = The drills are fetched…
drills-none = There are no such drills for you at the moment.
drills-all = All drills
drills-more = More of these
drills-like = Ten like this one
drills-number = { $number } of { $of }
drills-standing = Score { $score }, yours first
drills-kind = { $kind ->
    [call] To call or to pass
    [first-seat] Calling in the first seat
    [next] Calling next
    [donate] Donating
    [loner] Going alone
    [bury] What to bury
    [second-hand] Second hand
    [partner] Leading to your partner’s call
    [counting] Counting trump
   *[card] Other cards
}
drills-verdict = { $right ->
    [yes] Right.
   *[no] Not the best choice.
}
drills-own = You had this decision in a match of yours.
drills-own-choice = In your match you chose: { $choice }.
drills-chances = The figures are the chance to win the match after each choice.
drills-next = Next
drills-result = To the result
drills-moment = Analyse this moment
drills-right-of = { $all ->
    [one] { $right } of { $all } right
   *[other] { $right } of { $all } right
}
drills-of = { $right } of { $all }
drills-time = It took you { $time }.
drills-by-seat = By seat
drills-by-score = By score
drills-by-kind = By kind
drills-place = { $place ->
    [first] First seat
    [second] Second seat, the dealer’s partner
    [third] Third seat
   *[dealer] Dealer
}
drills-score = { $score ->
    [early] Early in the game
    [ahead] Late, ahead
    [level] Late, level
   *[behind] Late, behind
}
drills-asked-again = What went wrong is asked again after some days, in Five a day.
drills-known = { $known } of { $drills } known
drills-asked = { $asked } asked
drills-key-known = known
drills-key-asked = asked
drills-key-new = not asked yet
