"""Where each feature has its number: first those of the moment, then those of a card."""

from __future__ import annotations

from typing import Final

ROLE: Final = 0
"""Who made trump (herself, left, partner, right) x partner in the game x foes in the game (both, left, right)."""
STAGE: Final = ROLE + 24
"""Tricks played and tricks of the makers (15) x her side x the maker is alone."""
PLACE: Final = STAGE + 60
"""Place in the trick x foes still to play x partner still to play."""
TRUMP_COUNT: Final = PLACE + 24
"""Trumps she holds x trumps the foes may hold."""
TRUMP_RANKS: Final = TRUMP_COUNT + 48
"""Which of the six highest live trumps are hers x her side."""
LANE: Final = TRUMP_RANKS + 128
"""For each plain suit: how many she holds, what is above her best, how many are unseen, whether she has trumps."""
GAPS: Final = LANE + 160
"""For each plain suit: who is known to be out of it x how many she holds."""
TRUMPLESS: Final = GAPS + 32
"""Who may hold trumps x how many she holds."""
UP: Final = TRUMPLESS + 32
"""Whose the up-card is x live trumps above it x whether she beats it."""
TABLE: Final = UP + 30
"""Who wins the trick, with what, what may beat it, what she can do, and foes still to play."""
LED: Final = TABLE + 432
"""Cards of the lane led unseen x which foes still to play are known to be out of it."""
NO_TRUMP: Final = LED + 24
"""There is no trump."""

LEAD_PLAIN: Final = NO_TRUMP + 1
"""Plain lead: cards beside it x cards above it x cards of its lane unseen x foes may hold trumps."""
LEAD_RUFF: Final = LEAD_PLAIN + 144
"""Plain lead: who is known to be out of it and may trump x no foe may follow higher."""
LEAD_LANE: Final = LEAD_RUFF + 16
"""Plain lead: of the suit next to trump x her side x cards above it."""
LEAD_STAGE: Final = LEAD_LANE + 16
"""Lead: the stage x her side x no foe may follow higher."""
LEAD_TRUMP: Final = LEAD_STAGE + 60
"""Trump lead: trumps she holds x foes' trumps above it x her role."""
LEAD_LEFT: Final = LEAD_TRUMP + 100
"""Trump lead: trumps the foes may hold x trumps above it."""
LEAD_ROUND: Final = LEAD_LEFT + 40
"""Trump lead: tricks played x her role x no foe may follow higher."""
FOLLOW: Final = LEAD_ROUND + 40
"""How she follows (`KINDS`) x partner wins so far x foes still to play x their cards above it."""
FOLLOW_STAGE: Final = FOLLOW + 168
"""The stage x her side x it wins so far."""
FOLLOW_KEEP: Final = FOLLOW_STAGE + 60
"""Cards of its lane kept x cards above it x trumps kept x it wins so far."""
FOLLOW_RUFF: Final = FOLLOW_KEEP + 72
"""How she follows x which foes still to play are known to be out of the lane led and may trump."""
FOLLOW_RANK: Final = FOLLOW_RUFF + 28
"""A card that wins: cheaper ones and dearer ones that win, too."""
AFTER_TRUMPS: Final = FOLLOW_RANK + 9
"""Which of the six highest live trumps are hers after this one x it wins so far."""
AFTER_MASTERS: Final = AFTER_TRUMPS + 128
"""Plain suits of which she keeps the best card x trumps she keeps."""
AFTER_LANE: Final = AFTER_MASTERS + 16
"""Plain card: cards of its lane kept x cards above the best of them x cards unseen."""
LANE_RANKS: Final = AFTER_LANE + 80
"""For each plain suit: which of its four highest live cards are hers x trumps she holds."""
UNSEEN: Final = LANE_RANKS + 48
"""Tricks played x cards she has not seen, in pairs: how much of the pack lies aside."""
MATE: Final = UNSEEN + 75
"""Partner is still to play: her cards that may beat the trick x what she herself can do."""
FOLLOW_MATE: Final = MATE + 16
"""Partner is still to play: how she follows x partner's cards above it."""
DISCARD: Final = FOLLOW_MATE + 28
"""Discard: who is known to be out of its lane x cards above it x who wins the trick so far x two cards are left."""
FEATURES: Final = DISCARD + 192
"""How many there are."""

MOST: Final = 40
"""More than ever hold at once, of the moment or of a card."""
