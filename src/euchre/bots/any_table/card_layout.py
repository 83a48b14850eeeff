"""The features of the card nets for any number of players: first those of the moment, then those of a card.

The nets in this folder were trained with exactly these rows. *Foes* are the others who play against one, *mates* those
who play with one: of three, both defenders. Shared parts: `side` is 1 for the makers; `above` are cards above one's
own; how many cards are `unseen` is rough (`euchre.bots.nets.holdings.FEW`); `later` are those still to play to the
trick; `out` are players known to have no card of a suit.
"""

from __future__ import annotations

from typing import Final

from euchre.bots.nets.feature import FeatureLayout

CARDS: Final = FeatureLayout()

role = CARDS.add("role", maker=6, foes=4, mates=3)
"""The distance of the maker to the left (oneself: 0) x foes in the game x mates in the game."""
stage = CARDS.add("stage", stage=15, side=2, alone=2)
"""Tricks played and tricks of the makers (15) x the side x the makers are one player."""
place = CARDS.add("place", place=6, foes=4, mates=3)
"""Place in the trick x foes still to play x mates still to play."""
trump_count = CARDS.add("trump_count", held=6, foes=9)
"""Trumps held x trumps the foes may hold."""
trump_ranks = CARDS.add("trump_ranks", ranks=64, side=2)
"""The set of the six highest live trumps that are in hand x the side."""
trumpless = CARDS.add("trumpless", foes=4, mates=3, held=4)
"""Foes and mates known to be out of trumps x the number held."""
unseen = CARDS.add("unseen", done=5, pairs=15)
"""Tricks played x cards not seen, in pairs."""
lane = CARDS.add("lane", size=4, above=4, unseen=5, trumps=2)
"""The number held in each plain suit, the cards above the best, the number unseen, and a flag for trumps held."""
gaps = CARDS.add("gaps", foes=4, mates=3, size=4)
"""Foes and mates out of each plain suit x the number held."""
lane_ranks = CARDS.add("lane_ranks", ranks=16, held=3)
"""The set of the four highest live cards of each plain suit that are in hand x trumps held."""
up_card = CARDS.add("up_card", holder=4, above=5, beaten=2)
"""The holder of the up-card (a mate, a foe; later or not) x live trumps above it x a flag for a hand that beats it."""
trick = CARDS.add("trick", winner=2, kind=3, threat=4, can=4, foes=4)
"""A mate wins the trick, with what, what may beat it, what the hand can do, and foes still to play."""
led = CARDS.add("led", unseen=6, out=4, maker=2)
"""Cards of the suit led unseen x later foes out of it who may trump x the maker is later."""
partner = CARDS.add("partner", helps=4, can=4, mates=3)
"""Later mates' cards that may beat the trick x what the hand itself can do x how many mates."""
no_trump = CARDS.add("no_trump")
"""The case of no trump."""

lead_plain = CARDS.add("lead_plain", size=3, above=4, unseen=6, trumps=2)
"""Plain lead: cards beside it x cards above it x cards of its suit unseen x foes may hold trumps."""
lead_ruff = CARDS.add("lead_ruff", foes=4, mates=3, sure=2)
"""Plain lead: foes and mates out of it who may trump x no foe may follow higher."""
lead_lane = CARDS.add("lead_lane", next=2, side=2, above=4)
"""Plain lead: of the suit next to trump x the side x cards above it."""
lead_mates = CARDS.add("lead_mates", mates=4, foes=4, trump=2)
"""Lead: mates' cards above it x foes' cards above it x a trump."""
lead_stage = CARDS.add("lead_stage", stage=15, side=2, sure=2)
"""Lead: the stage x the side x no foe may follow higher."""
lead_trump = CARDS.add("lead_trump", beside=5, above=5, role=3)
"""Trump lead: trumps beside it x foes' trumps above it x the role (maker, with the maker, defender)."""
lead_left = CARDS.add("lead_left", foes=9, above=5)
"""Trump lead: trumps the foes may hold x trumps above it."""
lead_round = CARDS.add("lead_round", done=5, role=3, sure=2)
"""Trump lead: tricks played x the role x no foe may follow higher."""
follow = CARDS.add("follow", kind=7, mates=2, foes=4, threat=4)
"""The way the card follows x a mate wins so far x foes still to play x their cards above it."""
follow_safe = CARDS.add("follow_safe", kind=7, mates=2, safe=2, side=2)
"""The way the card follows x a mate wins so far x nobody later can beat the trick as it is x the side."""
follow_stage = CARDS.add("follow_stage", stage=15, side=2, takes=2)
"""The stage x the side x it wins so far."""
follow_keep = CARDS.add("follow_keep", kept=3, above=4, trumps=3, takes=2)
"""Cards of its suit kept x cards above it x trumps kept x it wins so far."""
follow_ruff = CARDS.add("follow_ruff", kind=7, ruffs=4)
"""The way the card follows x later foes out of the suit led who may trump."""
follow_rank = CARDS.add("follow_rank", cheaper=3, dearer=3)
"""A card that wins: cheaper ones and dearer ones that win, too."""
follow_partner = CARDS.add("follow_partner", kind=7, above=4, mates=3)
"""A mate is still to play: how the card follows x later mates' cards above it x how many mates."""
discard = CARDS.add("discard", foes=4, above=4, mates=2, last=2)
"""Discard: foes out of its suit x cards above it x a mate wins so far x two cards are left."""
after_trumps = CARDS.add("after_trumps", ranks=64, takes=2)
"""The set of the six highest live trumps left after this one x it wins so far."""
after_masters = CARDS.add("after_masters", masters=4, trumps=4)
"""Plain suits of which the best card is kept x trumps kept."""
after_lane = CARDS.add("after_lane", kept=4, above=4, unseen=5)
"""Plain card: cards of its suit kept x cards above the best of them x cards unseen."""

FEATURES: Final = CARDS.size
"""The number of rows."""
