"""A level of bots and a pace mean the same at every table, in the terminal and on the page."""

from __future__ import annotations

from typing import get_args

from euchre.bots.lineup import levels
from euchre.bots.search.level import SEARCH_LEVELS
from euchre.review.scale import SCALE
from euchre.tables.messages import Level, Pace
from euchre.tables.seat import STRONGEST_LEVEL
from euchre.tables.turns import PACES


def test_a_level_is_the_same_everywhere() -> None:
    assert tuple(levels.BOT_OF_LEVEL) == get_args(Level)
    assert tuple(SEARCH_LEVELS) == SCALE
    assert levels.BOT_OF_LEVEL[STRONGEST_LEVEL] == levels.STRONGEST_BOT
    assert [*SEARCH_LEVELS][-1] == STRONGEST_LEVEL


def test_a_pace_is_the_same_everywhere() -> None:
    assert get_args(Pace) == tuple(PACES)
