"""Hints take thought: asked for again, the same decision is not thought about again."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from euchre.bots.advice import advice
from euchre.bots.advice.advice import AdvisedAction
from euchre.core.view import View, view
from euchre.web.live.hint_reply import advised
from support.hands import deal
from support.web import PATIENCE, SOLO, Guest, choices


async def test_the_same_decision_is_thought_about_once(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[View] = []

    def advise(view: View, _: object, **__: object) -> tuple[Any, ...]:
        asked.append(view)
        return ()

    monkeypatch.setattr(advice, "advise", advise)
    monkeypatch.setattr("euchre.web.live.hints.STRONGEST_BOT", "random")  # who need not get ready first
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


@pytest.mark.slow
async def test_who_asks_again_meanwhile_begins_no_second_thought(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    answered, thoughts = threading.Event(), []

    def advise(view: View, *_: object, **__: object) -> tuple[Any, ...]:
        thoughts.append(view)
        assert answered.wait(PATIENCE)
        return ()

    monkeypatch.setattr(advice, "advise", advise)
    monkeypatch.setattr("euchre.web.live.hints.STRONGEST_BOT", "random")
    async with ann.at_table(await ann.opens(**{**SOLO, "rules": "standard"})) as live:
        await live.shuffle()
        await live.my_turn()
        for number in range(4):
            assert (await live.ask("hint", seen=live.now["version"], id=f"hint-{number}"))["type"] == "ack"
        answered.set()
        assert (await live.until(lambda reply: reply["type"] == "advice"))["id"] == "hint-3"
        assert len(thoughts) == 1


async def test_a_card_is_played_while_a_hint_is_thought_about(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    played = threading.Event()

    def advise(*_: object, **__: object) -> tuple[Any, ...]:
        assert played.wait(PATIENCE)
        return ()

    monkeypatch.setattr(advice, "advise", advise)
    monkeypatch.setattr("euchre.web.live.hints.STRONGEST_BOT", "random")
    async with ann.at_table(await ann.opens(**{**SOLO, "rules": "standard"})) as live:
        await live.shuffle()
        now = await live.my_turn()
        assert (await live.ask("hint", seen=now["version"]))["type"] == "ack"
        act = live.ask("act", seen=now["version"], action=choices(now)[-1])
        assert (await asyncio.wait_for(act, PATIENCE / 4))["type"] == "ack"
        played.set()


async def test_a_hint_that_fails_is_refused_and_the_line_stays_open(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def advise(*_: object, **__: object) -> tuple[Any, ...]:
        raise ZeroDivisionError

    monkeypatch.setattr(advice, "advise", advise)
    monkeypatch.setattr("euchre.web.live.hints.STRONGEST_BOT", "random")
    async with ann.at_table(await ann.opens(**{**SOLO, "rules": "standard"})) as live:
        await live.shuffle()
        now = await live.my_turn()
        id_ = await live.send("hint", seen=now["version"])
        refused = await live.until(lambda reply: reply["type"] == "refused")
        assert (refused["id"], refused["code"]) == (id_, "server/error")
        assert (await live.ask("look"))["type"] == "ack"


@pytest.mark.parametrize(
    ("wins", "error", "why"),
    [
        (0.47, 0.02, "Too close to call. Because."),
        (0.49, 0.02, "Too close to call. Because."),  # it looks better, but not by more than chance would have it
        (0.45, 0.02, "Because."),
        (0.48, 0.0, "Because."),
    ],
)
def test_a_choice_as_good_as_the_best_says_so(
    wins: float, error: float, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = view(deal("standard"), 0)
    order, other = seen.legal[:2]
    found = (AdvisedAction(order, 0.0, 0.48, 0.0, "Best."), AdvisedAction(other, 0.0, wins, error, "Because."))
    monkeypatch.setattr(advice, "advise", lambda *_, **__: found)
    best, second = advised(seen, "seed", "en")
    assert (best.why, best.doubt) == ("Best.", 0.0)
    assert (second.why, second.doubt) == (why, error)
