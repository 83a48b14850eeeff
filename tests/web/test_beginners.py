"""Beginners at a table play as beginners from the first card on, whether the compiler is done or not."""

from __future__ import annotations

from random import Random

import pytest

from euchre.bots.lineup.stand_in import PlainBeginner
from euchre.core.actions import Action
from euchre.core.view import View
from support.web import SOLO, Guest


async def test_beginners_decide_for_themselves_where_nothing_is_compiled(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats: set[int | None] = set()
    usual = PlainBeginner.choose

    def choose(self: PlainBeginner, view: View, rng: Random) -> Action:
        seats.add(view.seat)
        return usual(self, view, rng)

    monkeypatch.setattr(PlainBeginner, "choose", choose)
    terms = {**SOLO, "rules": "openspiel", "seats": ["me", "beginner", "swift", "beginner"]}
    async with ann.at_table(await ann.opens(**terms)) as live:
        await live.shuffle()
        now = await live.play()
    assert seats == {1, 3}
    assert now["players"] == "ready", "nobody is waited for"
