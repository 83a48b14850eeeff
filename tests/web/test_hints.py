"""Hints take thought: asked for again, the same decision is not thought about again."""

from __future__ import annotations

from typing import Any

import pytest

from euchre.bots.search import advice
from euchre.core.view import View
from support.web import SOLO, Guest, choices


async def test_the_same_decision_is_thought_about_once(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[View] = []

    def advise(view: View, _: object) -> tuple[Any, ...]:
        asked.append(view)
        return ()

    monkeypatch.setattr(advice, "advise", advise)
    monkeypatch.setattr("euchre.web.hints.STRONGEST", "house")  # who need not get ready first
    async with ann.at_table(await ann.opens(**{**SOLO, "rules": "standard"})) as live:
        await live.shuffle()
        now = await live.my_turn()
        for _ in range(3):
            await live.send("hint", seen=now["version"])
            await live.until(lambda reply: reply["type"] == "advice")
        assert len(asked) == 1
        await live.reaches((await live.ask("act", seen=now["version"], action=choices(now)[-1]))["version"])
        now = await live.my_turn()
        await live.send("hint", seen=now["version"])
        await live.until(lambda reply: reply["type"] == "advice")
    assert len(asked) == 2
    assert asked[0] != asked[1]
