"""The weak players at a table: they play at their level from the first card on, even before the compiler is done."""

from __future__ import annotations

from random import Random

import pytest

from euchre.bots.lineup.stand_in import PlainBot
from euchre.core.actions import Action
from euchre.core.view import View
from support.web import SOLO, Guest


@pytest.mark.slow
async def test_weak_players_decide_for_themselves_where_nothing_is_compiled(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats: set[int | None] = set()
    usual = PlainBot.choose

    def choose(self: PlainBot, view: View, rng: Random) -> Action:
        seats.add(view.seat)
        return usual(self, view, rng)

    monkeypatch.setattr(PlainBot, "choose", choose)
    terms = {
        **SOLO,
        "rules": "openspiel,alone_when=with-call,alone_allowed=never",
        "seats": ["me", "beginner", "swift", "casual"],
    }
    async with ann.at_table(await ann.opens(**terms)) as live:
        await live.shuffle()
        now = await live.play()
    assert seats == {1, 3}
    assert now["players"] == "ready", "nobody is waited for"
