"""Old tables are deleted by the server itself, unless the computer's clock was set meanwhile."""

from __future__ import annotations

from dataclasses import replace
from http import HTTPStatus

import msgspec
import pytest

from euchre.store.store import Store
from euchre.tables.fold import TABLE
from euchre.web.past.old_tables import DAY, delete_old_tables
from euchre.web.settings.settings import Settings
from support.evenings import Evening
from support.web import TWO, Guest, served

NOW, HOUR = 1_800_000_000.0, 3600.0


class Over(Exception):
    """The end of all hours."""


class Hours:
    """The computer's clock and the one that runs evenly; in each hour the first goes on by what it is given."""

    def __init__(self, *steps: float) -> None:
        self.wall, self.steady = NOW, 0.0
        self._steps = list(steps)

    async def sleep(self, seconds: float) -> None:
        """An hour is over."""
        if not self._steps:
            raise Over
        self.steady += seconds
        self.wall += self._steps.pop(0)


async def _left(store: Store, monkeypatch: pytest.MonkeyPatch, *steps: float) -> set[str]:
    """The codes of the tables that are left after these hours, of which ten days are kept."""
    hours = Hours(*steps)
    monkeypatch.setattr("euchre.web.past.old_tables.asyncio.sleep", hours.sleep)
    with pytest.raises(Over):
        await delete_old_tables(store, 10, lambda: hours.wall, lambda: hours.steady)
    return {code for code in ("old", "new") if await store.streams.named(TABLE, code)}


@pytest.fixture
async def two_tables(settings: Settings) -> None:
    async with await Store.open(settings.store) as store:
        for code, days in (("old", 11), ("new", 9)):
            first = msgspec.structs.replace(Evening().log[0], table=code, code=code, at=NOW - days * DAY)
            await store.streams.create(code, code, [first])


@pytest.mark.usefixtures("two_tables")
async def test_old_tables_go_and_new_ones_stay(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await Store.open(settings.store) as store:
        assert await _left(store, monkeypatch) == {"old", "new"}
        assert await _left(store, monkeypatch, HOUR) == {"new"}


@pytest.mark.usefixtures("two_tables")
@pytest.mark.parametrize("jump", [-400 * DAY, 100.0, 3 * DAY, 400 * DAY])
async def test_nothing_goes_by_a_clock_that_was_set(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, jump: float
) -> None:
    async with await Store.open(settings.store) as store:
        assert await _left(store, monkeypatch, HOUR + jump) == {"old", "new"}
    assert [record.message for record in caplog.records] == ["No old tables are deleted: the computer's clock was set."]


async def test_players_are_told(settings: Settings) -> None:
    for keep in (None, 30):
        async with served(replace(settings, keep=keep)) as at, Guest(at) as ann:
            answer = await ann.http.get("/api/me")
            assert (answer.status_code, answer.json()["kept_days"]) == (HTTPStatus.OK, keep)


async def test_a_table_that_is_deleted_sends_its_people_away_and_serves_nobody(shared: Settings) -> None:
    """Delete a table: its people leave at once where the workers hear of it; otherwise at the next act."""
    async with served(shared) as at, Guest(at) as ann, Guest(at) as bea, await Store.open(shared.store) as store:
        code = await ann.opens(**TWO)
        async with ann.at_table(code) as live, bea.at_table(code) as watching:
            await live.next()
            await watching.next()
            assert [step.tables async for step in store.retention.prune(2 * NOW)] == [1]
            if str(shared.store).startswith("sqlite"):
                await live.send("settle", title="Still here?")
            for line in (live, watching):
                bye = await line.until(lambda reply: reply["type"] == "bye")
                assert bye["code"] == "table/unknown"
        for _ in range(2):
            answer = await ann.http.get(f"/api/tables/{code}")
            assert (answer.status_code, answer.json()["code"]) == (HTTPStatus.NOT_FOUND, "table/unknown")
        well = await ann.opens(**TWO)
        async with ann.at_table(well) as live:
            assert (await live.ask("settle", title="Another"))["type"] == "ack"
