"""No limit counts once a worker: what is used at one is used at the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from http import HTTPStatus
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from euchre.store.store import Store
from euchre.tables.events import Acted
from euchre.web.quotas.connection_counts import ConnectionCounts
from euchre.web.quotas.quotas import Quotas
from euchre.web.quotas.usage import Usage, UsageReport
from euchre.web.settings.limits import Allowance
from euchre.web.settings.settings import Limits, Settings
from euchre.web.thinking.fair_queue import Payer
from support.postgres import Server
from support.web import PATIENCE, SOLO, TWO, Guest, Live, choices, hear_each_other, served

NONE_BACK = 0.0
"""Nothing comes back while a test runs."""


@asynccontextmanager
async def _two(server: Server, settings: Settings, limits: Limits) -> AsyncIterator[tuple[str, str]]:
    both = replace(settings, store=await server.emptied(), limits=limits)
    async with served(both) as one, served(both) as two:
        await hear_each_other(one, two)
        yield one, two


async def _until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(30):
        while not await holds():  # noqa: ASYNC110 - what others know is told to nobody
            await asyncio.sleep(0.05)


async def test_tables_opened_at_one_worker_count_at_the_other(server: Server, settings: Settings) -> None:
    limits = Limits(tables_here=Allowance(6, NONE_BACK))
    async with _two(server, settings, limits) as (one, two), Guest(one) as ann, Guest(two) as bea:
        for _ in range(6):
            await ann.opens(**SOLO)
        answers = list[int]()
        for pause in (0.5, 1.0, 2.0, 4.0, 8.0):  # one less than would be too many of their own
            await asyncio.sleep(pause)
            answers.append((await bea.http.post("/api/tables", json=SOLO)).status_code)
            if answers[-1] == HTTPStatus.TOO_MANY_REQUESTS:
                return
    raise AssertionError(answers)


async def test_codes_tried_at_one_worker_count_at_the_other(server: Server, settings: Settings) -> None:
    limits = Limits(misses_here=Allowance(5, NONE_BACK))
    async with _two(server, settings, limits) as (one, two), Guest(one) as ann:
        code = await ann.opens(**SOLO)
        for number in range(5):
            assert (await ann.http.get(f"/api/tables/AAAA-AAA{number}")).status_code == HTTPStatus.NOT_FOUND

        async def locked() -> bool:
            async with Guest(two) as somebody:  # a right code is no miss, and whoever found a table finds it again
                return (await somebody.http.get(f"/api/tables/{code}")).status_code == HTTPStatus.TOO_MANY_REQUESTS

        await _until(locked)


async def test_lines_open_at_one_worker_count_at_the_other_until_they_are_closed(
    server: Server, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("euchre.web.quotas.quotas.RESEND", 0.2)
    async with _two(server, settings, Limits(connections=5)) as (one, two), Guest(one) as ann:
        code = await ann.opens(**SOLO)
        async with AsyncExitStack() as held:
            for _ in range(5):
                await held.enter_async_context(ann.at_table(code, one))

            async def turned_away() -> bool:
                async with ann.at_table(code, two) as live:
                    return bool((await live.next())["type"] == "bye")

            await _until(turned_away)
        await _until(lambda: _welcome(ann, code, two))


async def _welcome(guest: Guest, code: str, at: str) -> bool:
    try:
        async with guest.at_table(code, at) as live:
            return bool((await live.next())["type"] == "now")
    except ConnectionClosed:
        return False


def test_what_a_dead_worker_said_is_forgotten() -> None:
    now = [0.0]
    counted = ConnectionCounts(Usage(), lambda: now[0])
    counted.receive(UsageReport(worker="other", connections={"ann": 7}))
    assert counted.of("ann") == 7
    now[0] = 89.0
    assert counted.of("ann") == 7
    now[0] = 91.0
    assert counted.of("ann") == 0
    counted.resend()
    assert not counted._there


async def test_cards_without_end_are_held_back(settings: Settings) -> None:
    """By the line's own messages first; a guest with many lines by what all of them play."""
    few = Limits(acts=Allowance(8, NONE_BACK))
    async with served(replace(settings, limits=few)) as at, Guest(at) as ann:
        code = await ann.opens(**{**SOLO, "rules": "standard"})
        async with ann.at_table(code) as live, ann.at_table(code) as other:
            await live.shuffle()
            answers = [await _acts(line) for line in (live, other) * 6]
    assert [answer["type"] for answer in answers].count("ack") == 8
    assert {answer["code"] for answer in answers[8:]} == {"limit/acts"}


async def test_cards_from_an_address_are_held_back_whoever_plays_them(settings: Settings) -> None:
    few = Limits(acts_here=Allowance(8, NONE_BACK))
    async with served(replace(settings, limits=few)) as at, Guest(at) as ann, Guest(at) as bea:
        first, second = await ann.opens(**SOLO), await bea.opens(**SOLO)
        async with ann.at_table(first) as one, bea.at_table(second) as two:
            await one.shuffle()
            await two.shuffle()
            answers = [await _acts(line) for line in (one, two) * 6]
    assert [answer["type"] for answer in answers] == ["ack"] * 8 + ["refused"] * 4
    assert {answer["code"] for answer in answers[8:]} == {"limit/acts"}


@pytest.mark.parametrize(
    ("few", "message", "what", "code"),
    [
        (Limits(looks_here=Allowance(6, NONE_BACK)), "look", {}, "limit/looks"),
        (Limits(changes_here=Allowance(6, NONE_BACK)), "sit", {"name": "Bea"}, "limit/changes"),
    ],
)
async def test_what_new_guests_at_an_address_do_is_held_back(
    settings: Settings, few: Limits, message: str, what: dict[str, str], code: str
) -> None:
    """To be another guest costs nothing."""
    async with served(replace(settings, limits=few)) as at, Guest(at) as ann:
        table = await ann.opens(**TWO)
        answers = []
        for _ in range(4):
            async with Guest(at) as new, new.at_table(table) as live:
                answers += [await live.ask(message, **what) for _ in range(2)]
    assert [answer.get("code") == code for answer in answers] == [False] * 6 + [True] * 2


async def test_bots_that_nobody_plays_with_are_held_back_like_people(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who only watches bots makes no message, and all that the bots do is stored."""
    usual, waits, held_back = Quotas.take_bot_act, 0, asyncio.Event()

    def noted(self: Quotas, payer: Payer) -> bool:
        nonlocal waits
        may = usual(self, payer)
        waits += not may
        if waits == 20:
            held_back.set()
        return may

    monkeypatch.setattr(Quotas, "take_bot_act", noted)
    monkeypatch.setattr("euchre.web.live.bot_seats._TRIES_AGAIN", 0.01)
    few = Limits(bot_acts_here=Allowance(8, NONE_BACK))
    async with served(replace(settings, limits=few)) as at, Guest(at) as ann:
        bots = [await ann.opens(**{**SOLO, "seats": ["house"] * 4}, terms={"pace": "instant"}) for _ in range(2)]
        async with ann.at_table(bots[0]) as one, ann.at_table(bots[1]) as two:
            for live in (one, two):
                await live.ask("begin")
            async with asyncio.timeout(PATIENCE):
                await held_back.wait()
    async with await Store.open(settings.store) as store:
        events = [await store.events(await store.table_named(code) or "") for code in bots]
    assert sum(isinstance(event, Acted) and event.who == "bot" for some in events for event in some) == 8


async def _acts(live: Live) -> dict[str, Any]:
    now = await live.my_turn()
    answer = await live.ask("act", seen=now["version"], action=choices(now)[-1])
    if answer["type"] == "ack":
        await live.reaches(answer["version"])
    return answer


async def test_looks_without_end_are_held_back(settings: Settings) -> None:
    few = Limits(looks=Allowance(10, NONE_BACK))
    async with served(replace(settings, limits=few)) as at, Guest(at) as ann:
        code = await ann.opens(**SOLO)
        async with ann.at_table(code) as live:
            kinds = [(await live.ask("look"))["type"] for _ in range(15)]
    assert kinds == ["ack"] * 10 + ["refused"] * 5
