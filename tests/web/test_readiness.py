"""Bots that are not ready: the table says so, and a hint asked for early is given once they are."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

import pytest

from euchre.bots.advice import advice
from euchre.bots.lineup.lineup import Tell
from euchre.web.server.app import create_app
from euchre.web.settings.settings import Settings
from support.web import SOLO, Guest, choices

WATCHED = {**SOLO, "rules": "standard"}


class Preparing:
    """Bots that get ready when the test says so."""

    def __init__(self) -> None:
        self.may_end = asyncio.Event()
        self.fails = False

    async def prepare(self, tell: Tell) -> None:
        tell("The bots are getting ready.")
        await self.may_end.wait()
        if self.fails:
            raise RuntimeError("no compiler")


@pytest.fixture
def preparing(monkeypatch: pytest.MonkeyPatch) -> Preparing:
    """Hold the preparation of every server; a hint is empty, so that nothing need be compiled for it."""
    preparing = Preparing()
    monkeypatch.setattr("euchre.web.server.server.create_app", partial(create_app, preparation=preparing.prepare))
    monkeypatch.setattr(advice, "advise", lambda *_, **__: ())
    return preparing


@pytest.fixture
def settings(settings: Settings, preparing: Preparing) -> Settings:
    """The same, for bots that can think."""
    return replace(settings, compiled=True)


async def test_a_hint_asked_for_early_comes_when_the_bots_are_ready(ann: Guest, preparing: Preparing) -> None:
    async with ann.at_table(await ann.opens(**WATCHED)) as live:
        await live.shuffle()
        now = await live.my_turn()
        assert now["players"] == "getting-ready"
        asked = await live.ask("hint", seen=now["version"])
        assert asked["type"] == "ack"
        preparing.may_end.set()
        given = await live.until(lambda reply: reply["type"] == "advice")
        assert given["id"] == asked["id"]
        await live.stands(lambda now: now["players"] == "ready")


async def test_no_hint_comes_for_a_decision_that_was_taken_meanwhile(ann: Guest, preparing: Preparing) -> None:
    async with ann.at_table(await ann.opens(**WATCHED)) as live:
        await live.shuffle()
        now = await live.my_turn()
        old = await live.ask("hint", seen=now["version"])
        acted = await live.ask("act", seen=old["version"], action=choices(now)[-1])
        await live.reaches(acted["version"])
        now = await live.my_turn()
        new = await live.ask("hint", seen=now["version"])
        preparing.may_end.set()
        given = await live.until(lambda reply: reply["type"] == "advice")
        assert given["id"] == new["id"]


async def test_where_the_bots_never_get_ready_the_hint_says_so(ann: Guest, preparing: Preparing) -> None:
    preparing.fails = True
    async with ann.at_table(await ann.opens(**WATCHED)) as live:
        await live.shuffle()
        now = await live.my_turn()
        asked = await live.ask("hint", seen=now["version"])
        preparing.may_end.set()
        refused = await live.until(lambda reply: reply["type"] == "refused")
        assert (refused["id"], refused["code"]) == (asked["id"], "hint/unable")
        await live.stands(lambda now: now["players"] == "unable")
