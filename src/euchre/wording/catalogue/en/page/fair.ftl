# The fair deal: how it works, what it does not prove, and what the page found when it checked a match.

fair-title = The fair deal
fair-says = Nobody chooses the cards: not the server, and not the players. You can check it yourself.
fair-step-1 = The server makes a promise
fair-step-1-says = Before a match the server draws a secret seed and shows its fingerprint. The fingerprint gives nothing away, but the seed can no longer be changed.
fair-step-2 = Every player adds random numbers
fair-step-2-says = Your page draws 32 random bytes and promises them in the same way. Nothing is shown until everyone has promised. Whoever is away or silent for a minute is left out, and the check names them afterwards.
fair-step-3 = The cards come from all of it
fair-step-3-says = The first dealer and every deal of the match are worked out from the seed and everyone’s random numbers. Nobody alone can aim at a hand.
fair-step-4 = After the match, everything is shown
fair-step-4-says = The server shows its seed. Your page deals all hands again, follows every card, and compares the match with what you held, saw and played, and with the promises it saw.
fair-limits = What it does not prove
fair-limit-1 = That nobody saw your cards.
fair-limit-1-says = The server knows them all while you play. Our bots are told only what their seat may know, but no seed can prove that of a server that is not yours.
fair-limit-2 = That partners did not talk.
fair-limit-2-says = They may be sitting on the same sofa.
fair-limit-3 = That no shuffle was rejected.
fair-limit-3-says = Whoever breaks off a match before it begins gets another shuffle. Every attempt is counted and shown.
fair-limit-4 = That the page itself is honest.
fair-limit-4-says = It comes from the same server. Note the two promises that the table shows under “Fair deal”, keep the log, and check it with a program from somewhere else.
fair-limit-5 = Who sat in a seat.
fair-limit-5-says = Three strangers may be one person. Your own random numbers protect you all the same, as long as the server could not predict them.
fair-check = Check it yourself
fair-check-how = Open one of your <games>games</games> and choose “Verify the shuffle”. Or download its log and run this on any computer with Euchre:
fair-check-algorithm = The algorithm is short: SHA-256 for promises, HMAC-SHA256 for numbers, and a plain shuffle. The handbook has it in a dozen lines of Python.

fair-promise = The server’s promise for match { $match }:
fair-promise-copy = Copy the promise
fair-promise-own = Your page’s own promise:
fair-promise-own-copy = Copy your page’s promise
fair-promise-says = The cards come from the server’s secret plus random numbers from every player.
fair-promise-seen = Your page saw the promise before it added its own numbers.
fair-promise-not-seen = Your page took no part in the shuffle.
fair-promise-check = The secrets are shown after the match. “Verify the shuffle” compares them, and so does <code>euchre verify</code> with the log and the promises you noted.
fair-how = How it works
fair-begun-anew = The shuffle was started { $attempt } times: someone joined late, or did not show what they had promised.

fair-checking = Dealing every hand again…
fair-holds = ✓ Every card is where the seeds put it.
fair-fails = ✗ Something is wrong.
fair-line-holds = correct
fair-line-fails = wrong
fair-unseen = { $count ->
    [one] Deal { $deals } was not compared with a hand you held: your page did not see it dealt.
   *[other] Deals { $deals } were not compared with hands you held: your page did not see them dealt.
}
fair-undone = Moves were taken back in this match, and the same cards dealt again.
fair-keep-the-log = Keep the log of this match: it lets others check.
fair-settled = This shows that the cards were settled before anyone saw one, and that every card was played from the hand that held it.
fair-consistent = This shows that the record is consistent: every card was played from the hand that held it. Only a page that took part in the shuffle and saw the promises can tell that it was settled before the match.
fair-no-proof = No proof can show whether players told each other their cards.

fair-unreadable = The proof cannot be read.
fair-seed = The server’s seed is { $holds ->
    [yes] what it promised
   *[no] not what it promised
}.
fair-added = What { $name } added to the shuffle is { $holds ->
    [yes] what was promised
   *[no] not what was promised
}.
fair-added-elsewhere = What entrant { $entrant } added to the shuffle is not what was promised.
fair-others-added = { $cards ->
    [one] What 1 entrant at another table added to the shuffle is what was promised.
   *[other] What { $cards } entrants at other tables added to the shuffle is what was promised.
}
fair-silent = { $name } added nothing to the shuffle: they were away or silent, and it went on without them.
fair-no-deals = The proof has no deals.
fair-draw = The draw: { $name } is the first dealer by the seeds{ $holds ->
    [yes] {""}
   *[no] , but not in the record
}.
fair-deal = Deal { $deal }: all { $cards } cards are where the seeds put them.
fair-deal-pack = Deal { $deal }: this is not the pack of the match.
fair-deal-cut = Deal { $deal }: the pack was not cut as the rules say.
fair-deal-packets = Deal { $deal } was not dealt in the packets that the seeds say.
fair-deal-misplaced = Deal { $deal }: { $cards ->
    [one] 1 card is not where the seeds put it.
   *[other] { $cards } cards are not where the seeds put them.
}
fair-promise-before = The server’s promise is { $holds ->
    [yes] the one this page saw before the match
   *[no] not the one this page saw before the match
}.
fair-promises-before = All promises are { $holds ->
    [yes] those this page saw before it showed yours
   *[no] not those this page saw before it showed yours
}.
fair-own = What you added is { $holds ->
    [yes] in the shuffle
   *[no] not in the shuffle
}.
fair-rules-before = The rules are { $holds ->
    [yes] those this page saw before the match
   *[no] not those this page saw before the match
}.
fair-not-held = Deal { $deal }: { $name } did not hold { $card } when it left their hand.
fair-not-weak = Deal { $deal } was thrown away for a weak hand, but { $name } held another.
fair-out-of-place = Deal { $deal }: what the record says of { $name } was not possible at that moment.
fair-breaks-off = Deal { $deal } breaks off in the record, but another follows.
fair-left-out = The record has fewer deals than this page saw.
fair-undone-otherwise = The record says that moves were taken back, but this page took none back.
fair-played-otherwise = Deal { $deal }: the record has other calls or cards than this page saw.
fair-sent-otherwise = Deal { $deal }: the record has other decisions of yours than this page sent.
fair-dealt-otherwise = Deal { $deal }: the dealer or the cut is not the one this page saw.
fair-dealer-otherwise = Deal { $deal }: by what this page saw, somebody else was the dealer.
fair-hand = Deal { $deal }: the cards are { $holds ->
    [yes] those you held
   *[no] not those you held
}.
