"""Families of rules: those that play alike have one rating."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import Final, Literal, get_args

from euchre.core import law
from euchre.core.cards import BENNY
from euchre.core.rules import Rules
from euchre.daily.programme import rules_of

Family = Literal["four", "benny", "three", "two", "six"]
"""The number of players; at tables of four the Benny changes more than all other house rules together."""
FAMILIES: Final[tuple[Family, ...]] = get_args(Family)
_BY_PLAYERS: Final[dict[int, Family]] = {2: "two", 3: "three", 4: "four", 6: "six"}


def family_of(rules: Rules) -> Family:
    """The family of some rules.

    >>> family_of(Rules.parse("british")), family_of(Rules.parse("north-american"))
    ('benny', 'four')
    """
    family = _BY_PLAYERS[law.seating(rules).players]
    return "benny" if family == "four" and BENNY in law.pack_set(rules) else family


def family_on(day: date) -> Family:
    """The family of the daily deals of a day."""
    return _on_weekday(day.weekday())


@lru_cache
def _on_weekday(weekday: int) -> Family:
    return family_of(rules_of(date.fromisocalendar(2026, 1, weekday + 1)))
