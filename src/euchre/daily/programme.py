"""The programme of the days: how many deals, by which rules, and who plays the other seats."""

from __future__ import annotations

from datetime import date
from typing import Final

from euchre.core.rules import Rules
from euchre.tables.messages import Level

DEALS: Final = 8
"""The deals of a day."""
BOT: Final[Level] = "swift"
"""The player of all seats but one: it does not search, so it chooses the same wherever and whenever it is asked."""
BOT_VERSION: Final = 2
"""The version of that player's choices; raise it whenever they change (tests/daily/test_bots.py)."""
_ONE_DEAL: Final = {"target": 0, "deals": 1, "games": 1, "slam": False, "laps": False}
"""The options that make a deal a game of its own, so that its points count the same at every score."""
_UNCUT: Final = {"cut": "none", "cut_minimum": 1, "score_cards": "none"}
"""The options without a cut: the cards are the same for everybody."""
_BY_WEEKDAY: Final = (
    "standard",
    "north-american",
    "british",
    "online",
    "three-handed",
    "two-handed",
    "six-handed",
)
"""The rules from Monday to Sunday."""


def named_rules(day: date) -> str:
    """The text of the rules of a day as people choose them, without what makes each deal a game of its own."""
    return _BY_WEEKDAY[day.weekday()]


def rules_of(day: date) -> Rules:
    """The rules by which each deal of a day is played."""
    return Rules.parse(named_rules(day)).but(**_UNCUT, **_ONE_DEAL)
