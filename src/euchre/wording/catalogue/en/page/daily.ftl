# The daily deals.

daily-today = Today’s deals
daily-eight = Eight deals a day, the same cards for everybody.
daily-says = { $rules }. Eight deals, the same cards for everybody.
daily-says-streak = { $rules }. Eight deals, the same cards for everybody. { $streak } days in a row.
daily-play-first = Play the first deal
daily-next = Play deal { $number }
daily-results = Today’s results
daily-all = All eight deals
daily-back = Back to the day
daily-place = Daily deal { $number }
daily-counts = This deal counts, so nobody gives up or leaves for good: it waits for you.
daily-counting = The result is being counted…
daily-late = The day was over before this deal was, so it does not count. It is among your games.
daily-over = This day is over. <today>Today’s deals</today>
daily-early = The deals of { $day } are not open yet.
daily-loading = Looking at the day…
daily-rules = { $rules }: eight deals, each a game of its own.
daily-so-far = The day so far
daily-marks = The deals
daily-mark = { $mark ->
    [best] Deal { $number }: nothing lost
    [good] Deal { $number }: little lost
    [lost] Deal { $number }: more lost
    [played] Deal { $number }: being judged
   *[open] Deal { $number }: not played
}
daily-yours = Your points
daily-yours-says = Your side’s, less the others’
daily-par = Par
daily-par-says = What bots score with these cards
daily-average = { $people ->
    [one] Everybody (you)
   *[other] Everybody ({ $people })
}
daily-average-says = The mean of all who played it
daily-lost = Lost by decisions
daily-lost-says = Against the best choices
daily-calls = What people called with this hand
daily-call-alone = { $suit }, alone
daily-call-pass = passed
daily-call-none = were not asked
daily-call-yours = { $call } (you)
daily-no-trump = no trump
daily-points = { $deals ->
    [one] { $points } in { $deals } deal
   *[other] { $points } in { $deals } deals
}
daily-par-of-all = Par is { $par }.
daily-loss-of-all = Your decisions lost { $loss } ± { $error } points.
daily-beaten = You are ahead of { $share } of the { $others } others who have played all eight.
daily-not-judged = Some decisions could not be judged. Open the review of that deal to try again.
daily-judging = Your decisions are being judged…
daily-streak = { $days } days in a row
daily-share = Copy to share
daily-shared-title = Euchre, { $day }: { $rules }
daily-shared-points = { $points } points
daily-shared-par = { $points } points, par { $par }
daily-deal = Deal { $number }
daily-missed = { $people ->
    [one] One person played this deal: { $points } points.
   *[other] { $people } people played this deal: { $points } points on average.
}
daily-past = Earlier days
daily-past-loss = { $loss } lost a deal
daily-how = How this works
daily-how-cards = Everybody gets the same cards on the same seat, and the bots (swift, version { $version }) choose the same after the same cards. Each deal is played once: hints, taking back and the analysis of positions are closed until it is over.
daily-how-numbers = Points are those of your side less the others’. Par is what swift reaches in all seats. What your decisions lost is measured as in a review, from what you could know; it tells more than points, which are mostly luck. A mark is full where less than a tenth of a point was lost.
daily-how-seeds = Each day’s seed is a hash of the next, so nobody can choose the cards of a day once an earlier one is known, and <seeds>the seeds of past days</seeds> prove it. The operator of this server could look at a day’s cards before you.
daily-contacts = Your contacts
daily-best = Best of the month
daily-best-of = Best of { $month }
