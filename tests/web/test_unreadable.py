"""The isolation of a table that a worker cannot read, or fails at: all others go on."""

from __future__ import annotations

import asyncio
import logging

import pytest
from prometheus_client import REGISTRY

from euchre.web.live.room import Room
from euchre.web.settings.settings import Settings
from euchre.web.telemetry.logs import LogThrottle
from euchre.web.worker import background
from euchre.web.worker.background import BackgroundTasks
from support.sampling import few
from support.unreadable_events import UNREADABLE, keep_unreadable, mend
from support.web import PATIENCE, TWO, Guest, Live, served

SENTENCE = "cannot be read by this worker"


@pytest.mark.parametrize(("code", "payload"), few(UNREADABLE.values(), keep=2), ids=UNREADABLE)
async def test_an_unreadable_event_sends_the_people_of_its_table_away_and_nobody_else(
    shared: Settings, caplog: pytest.LogCaptureFixture, code: str, payload: bytes
) -> None:
    async with served(shared) as one, served(shared) as two, Guest(one) as ann, Guest(two) as bea:
        sick, well = await ann.opens(**TWO), await ann.opens(**TWO)
        async with ann.at_table(well) as ann_live, bea.at_table(well) as bea_live:
            async with ann.at_table(sick) as live:
                await live.next()
                await keep_unreadable(str(shared.store), sick, payload)
                bye = await live.until(lambda reply: reply["type"] == "bye")
                assert bye["code"] == code
            for _ in range(3):
                async with ann.at_table(sick) as live:
                    assert (await live.next())["code"] == code
                assert (await ann.http.get(f"/api/tables/{sick}")).json()["code"] == code
            await _both_see(ann_live, bea_live, "one")
            assert (await bea_live.ask("sit", name="Bea"))["type"] == "ack"
            await ann_live.stands(lambda now: now["table"]["seats"][1]["name"] == "Bea")
            assert sum(SENTENCE in record.getMessage() for record in caplog.records) == 1
            assert not [record for record in caplog.records if record.exc_info]
            await mend(str(shared.store))
            async with ann.at_table(sick) as live:
                assert (await live.ask("settle", title="mended"))["type"] == "ack"


@pytest.mark.slow
async def test_a_mistake_at_one_table_does_not_keep_a_worker_from_the_others(
    shared: Settings, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    sick = ""
    usual = Room.catch_up

    async def fails(room: Room) -> None:
        if room.table.code == sick:
            raise RuntimeError("a mistake")
        await usual(room)

    monkeypatch.setattr(Room, "catch_up", fails)
    async with served(shared) as one, served(shared) as two, Guest(one) as ann, Guest(two) as bea:
        sick, well = await ann.opens(**TWO), await ann.opens(**TWO)
        async with ann.at_table(sick) as hers_sick, bea.at_table(sick) as his_sick:
            await his_sick.next()
            async with ann.at_table(well) as ann_live, bea.at_table(well) as bea_live:
                for number in range(3):
                    assert (await hers_sick.ask("settle", title=f"sick {number}"))["type"] == "ack"
                    await _both_see(ann_live, bea_live, f"{number}")
    written = [record for record in caplog.records if record.exc_info]
    assert 0 < len(written) <= 2, "once at each worker"


async def test_a_duty_that_fails_is_taken_up_again_written_down_once_and_counted(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "_PAUSE", 0.0)
    failures, goes_on = 0, asyncio.Event()

    async def work() -> None:
        nonlocal failures
        if failures < 5:
            failures += 1
            raise RuntimeError("a mistake")
        goes_on.set()
        await asyncio.Event().wait()

    tasks = BackgroundTasks(LogThrottle())
    tasks.start("test", work)
    async with asyncio.timeout(PATIENCE):
        await goes_on.wait()
    assert list(tasks.failing) == ["test"], "it failed just now"
    monkeypatch.setattr(background, "_RECENT_SECONDS", 0.0)
    assert list(tasks.failing) == []
    assert REGISTRY.get_sample_value("euchre_mistakes_total", {"task": "test"}) == failures == 5
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    await tasks.end()
    assert list(tasks.failing) == ["test"]


async def _both_see(ann_live: Live, bea_live: Live, title: str) -> None:
    """The host names the table at one worker, and Bea sees it at the other."""
    assert (await ann_live.ask("settle", title=title))["type"] == "ack"
    await bea_live.stands(lambda now: now["table"]["title"] == title)
