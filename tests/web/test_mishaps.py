"""A mistake of ours at one table: it is written down, and the table goes on."""

from __future__ import annotations

import logging

import pytest

from euchre.bots.policy.player import PlainSwiftBot
from euchre.core.actions import Action
from euchre.core.view import View
from support.web import SOLO, Guest


async def test_a_bot_that_fails_twice_is_asked_again(
    ann: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failures = 0
    usual = PlainSwiftBot.choose

    def choose(self: PlainSwiftBot, view: View, rng: object) -> Action:
        nonlocal failures
        if failures < 2:
            failures += 1
            raise RuntimeError("a mistake")
        return usual(self, view, rng)  # type: ignore[arg-type]

    monkeypatch.setattr(PlainSwiftBot, "choose", choose)
    async with ann.at_table(await ann.opens(**SOLO)) as live:
        await live.shuffle()
        await live.play()
    assert failures == 2
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors
    assert all(record.exc_info and "bots or the clock" in record.getMessage() for record in errors)
