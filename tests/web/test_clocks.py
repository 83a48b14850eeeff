"""The computer's clock is set, or a worker stands still for a while: the tables go on by the time that has passed."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from euchre.store.rows.heartbeats import Heartbeats
from euchre.store.store import Store
from euchre.tables import clocks
from euchre.tables.events import Connected, Disconnected
from euchre.tables.fold import TABLE
from euchre.web.settings.settings import Settings
from euchre.web.worker.steady_clock import SteadyClock
from euchre.web.worker.worker import FORGOTTEN, SILENCE, OtherWorkers, Worker
from support.evening_clients import does, looks, of_people
from support.friends import playing, until_over
from support.sampling import few
from support.serving import Serving
from support.stored_tables import agreed, exactly_once, laid, sound
from support.wall import Wall
from support.web import PATIENCE, SOLO, TWO, Guest, choices, has_a_trick, served

HOUR = 3600.0
DAY = 24 * HOUR
FAST = {**SOLO, "rules": "standard", "terms": {"pace": "fast"}}


@pytest.fixture
async def at(settings: Settings, wall: Wall) -> AsyncIterator[str]:
    async with served(replace(settings, heartbeat=0.05)) as address:
        yield address


@pytest.mark.slow
@pytest.mark.parametrize(
    "steps",
    few([pytest.param((HOUR, -HOUR)), pytest.param((-HOUR, HOUR))], keep=1),
    ids=["forward and back", "back and forward"],
)
async def test_bots_go_on_at_their_pace_whichever_way_the_clock_is_set(
    ann: Guest, wall: Wall, caplog: pytest.LogCaptureFixture, steps: tuple[float, ...]
) -> None:
    noticed = REGISTRY.get_sample_value("euchre_clock_steps_total") or 0.0
    async with ann.at_table(await ann.opens(**FAST)) as live:
        await live.shuffle()
        for number, step in enumerate(steps, 1):
            now = await live.my_turn()
            wall.ahead += step
            answer = await live.ask("act", seen=now["version"], action=choices(now)[-1])
            assert answer["type"] == "ack"
            await live.reaches(answer["version"])
            async with asyncio.timeout(PATIENCE):  # two steps between two heartbeats would cancel each other
                while len(_noticed(caplog)) < number:
                    await live.ask("look", seen=live.now["version"])
                    await asyncio.sleep(0.05)  # a line that asks as fast as it can is not heard for a while
        await live.my_turn()
        async with ann.at_table(await ann.opens(**FAST)) as another:
            await another.shuffle()
            assert choices(await another.my_turn())
    assert [one.split()[6] for one in _noticed(caplog)] == [f"{step:+.0f}" for step in steps]
    assert (REGISTRY.get_sample_value("euchre_clock_steps_total") or 0.0) - noticed == len(steps)


def _noticed(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one for one in caplog.messages if "clock was set by" in one]


async def test_a_seats_clock_runs_on_when_the_computers_is_set_back(
    ann: Guest, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "LOOK", -4)  # a second for the first decision
    terms = {"pace": "instant", "clock": {"kind": "move", "seconds": 5}}
    wall.ahead = HOUR
    async with ann.at_table(await ann.opens(**{**SOLO, "terms": terms})) as live:
        await live.shuffle()
        now = await live.my_turn()
        wall.ahead = 0.0
        await live.stands(lambda later: later["version"] > now["version"] and not later["picture"]["choices"])


@pytest.mark.slow
@pytest.mark.parametrize("steps", [(HOUR, 0.0), (0.0, HOUR), (0.0, -HOUR)], ids=["back", "forward", "back again"])
async def test_a_rounds_clock_lasts_as_long_as_it_says_however_the_computers_is_set(
    ann: Guest, wall: Wall, steps: tuple[float, float]
) -> None:
    code = await of_people(ann, 4)
    wall.ahead = steps[0]
    await does(ann, code, "seatround", round=1)
    wall.ahead = steps[1]
    await does(ann, code, "startclock", round=1, minutes=10)
    now = await looks(ann, code)
    assert 590 < now["rounds"][0]["until"] - now["at"] <= 600


async def test_nobodys_time_is_up_because_the_computers_clock_was_set_forward(ann: Guest, wall: Wall) -> None:
    terms = {"pace": "instant", "clock": {"kind": "move", "seconds": 600}}
    async with ann.at_table(await ann.opens(**{**SOLO, "terms": terms})) as live:
        await live.shuffle()
        now = await live.my_turn()
        wall.ahead = HOUR
        await live.ask("look", seen=None)
        later = await live.next()
        assert later["version"] == now["version"]
        assert later["table"]["seats"][0]["clock"] > 500
        assert (await live.ask("act", seen=now["version"], action=choices(now)[-1]))["type"] == "ack"


@pytest.mark.slow
async def test_a_table_that_was_at_a_server_whose_clock_is_fast_goes_on(settings: Settings, wall: Wall) -> None:
    both = replace(settings, poll=0.05, heartbeat=0.05)
    async with served(both) as one, Guest(one) as ann, Guest(one) as bea:
        code = await ann.opens(**{**TWO, "rules": "standard,target=1"})
        async with ann.at_table(code) as ann_live:
            await ann_live.next()
            wall.ahead = HOUR
            async with served(both) as two, bea.at_table(code, two) as bea_live:
                assert (await bea_live.ask("sit", name="Bea"))["type"] == "ack"
                wall.ahead = 0.0
                await ann_live.stands(lambda now: all(seat["here"] for seat in now["table"]["seats"][:2]))
                assert (await ann_live.ask("begin"))["type"] == "ack"
                await asyncio.gather(ann_live.shuffle(), bea_live.shuffle())
                await asyncio.gather(ann_live.play(until=has_a_trick), bea_live.play(until=has_a_trick))


@pytest.mark.slow
@pytest.mark.parametrize("ahead", few([2 * DAY, -2 * DAY], keep=1), ids=["fast", "slow"])
async def test_nobody_counts_as_gone_at_two_workers_when_the_clock_of_one_is_set(
    shared: Settings, monkeypatch: pytest.MonkeyPatch, ahead: float
) -> None:
    both, wall, usual = replace(shared, heartbeat=0.05), Wall(), Worker.__init__.__kwdefaults__ or {}
    beats, enough, record = Counter[str](), asyncio.Event(), Heartbeats.record

    async def counted(self: Heartbeats, worker: str, now: float) -> None:
        await record(self, worker, now)
        beats[worker] += bool(wall.ahead)
        if len(beats) == 2 and min(beats.values()) >= 10:
            enough.set()

    monkeypatch.setattr(Heartbeats, "record", counted)
    async with served(both) as one, Guest(one) as ann, Guest(one) as bea:
        assert "clock" in usual, "otherwise nobody looks at it"
        monkeypatch.setitem(usual, "clock", wall)
        async with served(both) as two:
            code = await ann.opens(**TWO)
            async with ann.at_table(code, one) as ann_live, bea.at_table(code, two) as bea_live:
                assert (await bea_live.ask("sit", name="Bea"))["type"] == "ack"
                for live in (ann_live, bea_live):
                    await live.stands(lambda now: now["table"]["seats"][1]["name"] == "Bea")
                wall.ahead = ahead
                async with asyncio.timeout(PATIENCE):
                    await enough.wait()
                async with await Store.open(both.store) as store:
                    events = await store.streams.events(await store.streams.named(TABLE, code) or "")
    assert [type(event) for event in events if isinstance(event, Connected | Disconnected)] == [Connected, Connected]


def test_a_worker_long_without_a_sign_is_forgotten_whatever_the_clock_says() -> None:
    wall, steady = [1000.0], [0.0]
    workers = OtherWorkers(lambda: wall[0], lambda: steady[0])
    workers.alive({"one": 1000.0, "two": 1000.0 - 2 * DAY, "three": 1000.0 + 2 * DAY})
    assert workers.long_dead() == {}
    wall[0] += 2 * DAY
    steady[0] += FORGOTTEN
    workers.alive({"one": 1000.0, "two": 1002.0 - 2 * DAY, "three": 1000.0 + 2 * DAY})
    assert workers.long_dead() == {}
    steady[0] += 1
    workers.alive({"one": 1000.0, "two": 1002.0 - 2 * DAY, "three": 1000.0 + 2 * DAY})
    assert workers.long_dead() == {"one": 1000.0, "three": 1000.0 + 2 * DAY}
    workers.alive({"two": 1002.0 - 2 * DAY})
    assert workers.long_dead() == {}


def test_a_worker_is_alive_as_long_as_its_signs_change_whatever_time_they_tell() -> None:
    wall, steady = [1000.0], [0.0]
    workers = OtherWorkers(lambda: wall[0], lambda: steady[0])
    assert workers.alive({"new": 999.0, "old": 1000.0 - SILENCE - 1, "fast": 5000.0}) == {"new", "fast"}
    steady[0] += SILENCE - 1
    wall[0] += HOUR
    assert workers.alive({"new": 999.0, "old": 1000.0 - SILENCE - 1, "fast": 5000.0}) == {"new", "fast"}
    assert workers.alive({"new": 999.0, "old": 992.5, "fast": 5002.0}) == {"new", "old", "fast"}
    steady[0] += 2
    wall[0] -= 2 * HOUR
    assert workers.alive({"new": 999.0, "old": 992.5, "fast": 5002.0}) == {"old", "fast"}
    steady[0] += SILENCE
    assert workers.alive({"new": 999.0, "fast": 5002.0}) == frozenset()
    assert workers.alive({"new": 998.0, "fast": 5002.0}) == {"new"}


def test_the_time_at_a_table_passes_evenly_and_is_never_before_what_happened() -> None:
    wall, steady = [1000.0], [50.0]
    clock = SteadyClock(lambda: wall[0], lambda: steady[0], 900.0)
    assert clock.now() == 1000.0
    steady[0] += 5
    wall[0] -= HOUR
    assert clock.now() == 1005.0
    clock.reach(1004.0)
    assert clock.now() == 1005.0
    clock.reach(2000.0)
    steady[0] += 1
    assert clock.now() == 2001.0
    wall[0] = 3000.0
    clock.set(2000.5)
    assert clock.now() == 3000.0


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="a process cannot be stopped like that elsewhere")
async def test_a_server_that_stands_still_again_and_again_loses_nothing(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        table = await laid(serving.store, bots=2)
        at = serving.address.removeprefix("http://")
        async with playing(table.friends, lambda: at, table.code):
            over = asyncio.create_task(until_over(table.friends))
            while not over.done():
                await asyncio.wait([over], timeout=0.1)
                serving.send(signal.SIGSTOP)
                await asyncio.sleep(0.1)
                serving.send(signal.SIGCONT)
            async with asyncio.timeout(PATIENCE):
                await over
                events = await agreed(serving.store, table)
    assert sound(events, table.friends)
    assert exactly_once(events, table.friends) > 0


@pytest.mark.soak
@pytest.mark.skipif(os.name != "posix", reason="a process cannot be stopped like that elsewhere")
async def test_a_worker_that_stood_still_until_the_other_took_it_for_dead_goes_on(tmp_path: Path) -> None:
    with Serving(tmp_path) as one, Serving(tmp_path) as two:
        table = await laid(one.store)
        ats = [each.address.removeprefix("http://") for each in (one, two)]
        async with (
            playing(table.friends[:2], lambda: ats[0], table.code),
            playing(table.friends[2:], lambda: ats[1], table.code),
        ):
            over = asyncio.create_task(until_over(table.friends))
            await asyncio.wait([over], timeout=1.0)
            one.send(signal.SIGSTOP)
            await asyncio.wait([over], timeout=SILENCE + 4)
            assert not over.done()
            one.send(signal.SIGCONT)
            async with asyncio.timeout(5 * PATIENCE):
                await over
                events = await agreed(one.store, table)
    assert any(isinstance(event, Disconnected) for event in events)
    assert sound(events, table.friends)
    assert exactly_once(events, table.friends) > 0
