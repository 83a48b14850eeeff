# A game as it is read aloud and kept beside the table, line by line.
# $who and $name, $whom and $other: see names.ftl.

log-first-dealer = First dealer: { $who ->
    [you] you
   *[other] { $name }
}
log-deal = Deal { $number }
log-deal-of-game = Game { $game }, deal { $number }
log-turned-up = { who } turned up { the-card }
log-said = { who }: { $words }
log-asked = { $who ->
    [you] You ask { whom } for a card
   *[other] { $name } asks { whom } for a card
}
log-gave = { $who ->
    [you] You give { whom } { the-card }
   *[other] { $name } gives { whom } { the-card }
}
log-nobody-alone = Nobody plays alone.
log-took-and-buried = { who } took { the-card } and buried { the-buried }
log-took-and-buried-it = { who } took { the-card } and buried it
log-took-and-buried-unseen = { who } took { the-card } and buried a card
log-took-widow = { who } took the two cards laid aside
log-buried = { who } buried { the-card }
log-buried-unseen = { who } buried a card
log-card = { who } { $played }
log-trick = Trick { $number }: { $cards }. { who } took it.
log-euchre = Euchre: the rest plays itself
log-dealt-again = { $who ->
    [you] Everybody passed twice. You deal again.
   *[other] Everybody passed twice. { $name } deals again.
}
log-score = Score: { $scores }
