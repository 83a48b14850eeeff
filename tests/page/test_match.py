"""Whole matches by mouse, by the rules of every preset."""

from __future__ import annotations

import pytest

from euchre.core.rules import PRESETS
from support.known_matches import known_match
from support.visits import Visits


@pytest.mark.soak
@pytest.mark.parametrize("rules", PRESETS)
async def test_a_whole_match_by_every_preset(visits: Visits, rules: str) -> None:
    match = known_match(rules, deals=99)
    ann = await visits.seated(match, likes={"faces": "drawn"})
    winner = match.view.match.winner
    assert winner is not None, "the first match there is has a winner"
    await ann.learns_who_won(winner)
