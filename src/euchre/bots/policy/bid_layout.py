"""The features of the two bid nets: of a hand in a contract, and of a hand that passes.

``bids.npz`` was trained with exactly these rows. Shared parts: `fact` is the place of a trump in hand among
those of the pack from the top (0..9), or 10 more than how many are held (0..6); `seat` is oneself, left, partner,
right; `rank` is the up-card's place among the trumps: top, 2nd, 3rd, 4th, lower.
"""

from __future__ import annotations

from typing import Final

from euchre.bots.nets.feature import FeatureLayout

CONTRACT: Final = FeatureLayout()

trumps = CONTRACT.add("trumps", fact=17)
"""The trumps in hand, and their number."""
aces = CONTRACT.add("aces", number=5)
"""Aces of side suits."""
guarded_kings = CONTRACT.add("guarded_kings", number=3)
"""Kings of side suits without the ace, but with other cards."""
bare_kings = CONTRACT.add("bare_kings", number=3)
"""Kings that are alone in their side suit."""
ace_and_king = CONTRACT.add("ace_and_king")
"""Ace and king of one side suit."""
voids = CONTRACT.add("voids", number=4)
"""Side suits without a card."""
next_ace = CONTRACT.add("next_ace")
"""The ace of the other suit of the colour of trump."""
next_void = CONTRACT.add("next_void")
"""The lack of the other suit of the colour of trump."""
longest = CONTRACT.add("longest", less_one=6)
"""Cards of the longest side suit, less one."""
run = CONTRACT.add("run", number=6)
"""The longest run of cards from the ace down without a gap, at no trump."""
leads = CONTRACT.add("leads", seat=4)
"""The leader."""
taken = CONTRACT.add("taken")
"""The dealer takes the up-card."""
taken_by_other = CONTRACT.add("taken_by_other", taker=3, rank=5)
"""The taker of the up-card (left, partner, right) x the card."""
bid_round = CONTRACT.add("bid_round", number=3)
"""The round in which trump was made; 0 when the Benny was turned up."""
maker_place = CONTRACT.add("maker_place", place=4)
"""The place of the maker: left of the dealer, opposite, right, the dealer."""
named_suit = CONTRACT.add("named_suit", cross=2, ours=2)
"""Round 2: the suit is next or cross, the colour turned down or the other x the maker is on the dealer's side."""
left_bower_down = CONTRACT.add("left_bower_down")
"""The card turned down is the left bower."""
role = CONTRACT.add("role", role=3)
"""Caller, caller's partner, defender."""
alone = CONTRACT.add("alone", who=3)
"""Oneself plays alone, the partner, the other side."""
big_pack = CONTRACT.add("big_pack", biggest=2)
"""28 cards or more x 32 or more."""
benny = CONTRACT.add("benny")
"""The Benny is in the pack."""
no_trump = CONTRACT.add("no_trump")
"""The case of no trump."""

PASS: Final = FeatureLayout()

pass_turn = PASS.add("pass_turn", turn=8)
"""The turn to bid."""
pass_stuck = PASS.add("pass_stuck")
"""The dealer will be stuck."""
pass_big_pack = PASS.add("pass_big_pack", biggest=2)
"""28 cards or more x 32 or more."""
pass_benny = PASS.add("pass_benny")
"""The Benny is in the pack."""
pass_turned = PASS.add("pass_turned", fact=17)
"""Trumps if the suit turned up is trump."""
pass_taken = PASS.add("pass_taken", seat=4, rank=5)
"""The dealer, who would take the up-card, x the card."""
pass_aces = PASS.add("pass_aces", number=5)
"""Aces."""
pass_next = PASS.add("pass_next", fact=17)
"""Trumps if the other suit of that colour is trump."""
pass_cross = PASS.add("pass_cross", fact=17)
"""Trumps if the longer suit of the other colour is trump."""
pass_other_cross = PASS.add("pass_other_cross", fact=17)
"""Trumps if the shorter suit of the other colour is trump."""

MOST: Final = 40
"""More features than these never hold at once."""
