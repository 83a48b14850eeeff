"""The features of the card net: first those of the moment, then those of a card.

``cards.npy`` was trained with exactly these rows. Shared parts: `side` is 1 for the makers, `role` 0 for the
maker, 1 for their partner, 2 for the foe left of the maker, 3 for the one on the right; `gaps` are seats known to be
out of a lane, a bit each: left 4, partner 2, right 1; `above` are cards of others above one's own; how many cards are
`unseen` is rough (`moment.FEW`).
"""

from __future__ import annotations

from typing import Final

from euchre.bots.nets.feature import FeatureLayout

CARDS: Final = FeatureLayout()

role = CARDS.add("role", maker=4, partner=2, foes=3)
"""The maker (oneself, left, partner, right) x partner in the game x foes in the game (both, left, right)."""
stage = CARDS.add("stage", stage=15, side=2, alone=2)
"""Tricks played and tricks of the makers (15) x the side x the maker is alone."""
place = CARDS.add("place", place=4, foes=3, partner=2)
"""Place in the trick x foes still to play x partner still to play."""
trump_count = CARDS.add("trump_count", held=6, foes=8)
"""Trumps held x trumps the foes may hold."""
trump_ranks = CARDS.add("trump_ranks", ranks=64, side=2)
"""The set of the six highest live trumps that are in hand x the side."""
lane = CARDS.add("lane", size=4, above=4, unseen=5, trumps=2)
"""The number held in each plain suit, the cards above the best, the number unseen, and a flag for trumps held."""
gaps = CARDS.add("gaps", gaps=8, size=4)
"""The players known to be out of each plain suit x the number held."""
trumpless = CARDS.add("trumpless", may=8, held=4)
"""The players who may hold trumps x the number held."""
up_card = CARDS.add("up_card", holder=3, above=5, beaten=2)
"""The holder of the up-card x live trumps above it x a flag for a hand that beats it."""
trick = CARDS.add("trick", winner=3, kind=3, threat=4, can=4, foes=3)
"""The winner of the trick, with what, what may beat it, what the hand can do, and foes still to play."""
led = CARDS.add("led", unseen=6, left=2, right=2)
"""Cards of the lane led unseen x which foes still to play are known to be out of it."""
no_trump = CARDS.add("no_trump")
"""The case of no trump."""

lead_plain = CARDS.add("lead_plain", size=3, above=4, unseen=6, trumps=2)
"""Plain lead: cards beside it x cards above it x cards of its lane unseen x foes may hold trumps."""
lead_ruff = CARDS.add("lead_ruff", danger=8, sure=2)
"""Plain lead: who is known to be out of it and may trump x no foe may follow higher."""
lead_lane = CARDS.add("lead_lane", next=2, side=2, above=4)
"""Plain lead: of the suit next to trump x the side x cards above it."""
lead_stage = CARDS.add("lead_stage", stage=15, side=2, sure=2)
"""Lead: the stage x the side x no foe may follow higher."""
lead_trump = CARDS.add("lead_trump", beside=5, above=5, role=4)
"""Trump lead: trumps beside it x foes' trumps above it x the role."""
lead_left = CARDS.add("lead_left", foes=8, above=5)
"""Trump lead: trumps the foes may hold x trumps above it."""
lead_round = CARDS.add("lead_round", done=5, role=4, sure=2)
"""Trump lead: tricks played x the role x no foe may follow higher."""
follow = CARDS.add("follow", kind=7, partner=2, foes=3, threat=4)
"""The way the card follows x partner wins so far x foes still to play x their cards above it."""
follow_stage = CARDS.add("follow_stage", stage=15, side=2, takes=2)
"""The stage x the side x it wins so far."""
follow_keep = CARDS.add("follow_keep", kept=3, above=4, trumps=3, takes=2)
"""Cards of its lane kept x cards above it x trumps kept x it wins so far."""
follow_ruff = CARDS.add("follow_ruff", kind=7, ruffs=4)
"""The way the card follows x foes still to play who are known to be out of the lane led and may trump."""
follow_rank = CARDS.add("follow_rank", cheaper=3, dearer=3)
"""A card that wins: cheaper ones and dearer ones that win, too."""
after_trumps = CARDS.add("after_trumps", ranks=64, takes=2)
"""The set of the six highest live trumps left after this one x it wins so far."""
after_masters = CARDS.add("after_masters", masters=4, trumps=4)
"""Plain suits of which the best card is kept x trumps kept."""
after_lane = CARDS.add("after_lane", kept=4, above=4, unseen=5)
"""Plain card: cards of its lane kept x cards above the best of them x cards unseen."""
lane_ranks = CARDS.add("lane_ranks", ranks=16, held=3)
"""The set of the four highest live cards of each plain suit that are in hand x trumps held."""
unseen = CARDS.add("unseen", done=5, pairs=15)
"""Tricks played x cards not seen, in pairs: how much of the pack lies aside."""
partner = CARDS.add("partner", helps=4, can=4)
"""Partner is still to play: partner's cards that may beat the trick x what the hand itself can do."""
follow_partner = CARDS.add("follow_partner", kind=7, above=4)
"""Partner is still to play: how the card follows x partner's cards above it."""
discard = CARDS.add("discard", gaps=8, above=4, winner=3, last=2)
"""Discard: who is known to be out of its lane x cards above it x who wins the trick so far x two cards are left."""

FEATURES: Final = CARDS.size
"""The number of rows."""
