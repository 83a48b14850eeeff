"""The rows of daily deals: a result once, of everybody's tables, and no day's table deleted before it is over."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import date, timedelta

import pytest

from euchre.daily.days import first_open
from euchre.daily.table import DailyResult, PlayerOfDay, opening
from euchre.store.rows.daily import DayTotal, Tally
from euchre.store.rows.reviews import ReviewKey
from euchre.store.store import Store
from euchre.tables.fold import TABLE
from euchre.tables.history import entry_of

TODAY = first_open(time.time()) + timedelta(days=1)
SEED = bytes(32)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with await Store.open(url) as opened:
        yield opened


async def kept(store: Store, guest: str, number: int = 1, *, ended: float | None = 5.0, day: date = TODAY) -> str:
    """Put a guest's table for a deal into a store; returns its id."""
    person = PlayerOfDay(guest, guest)
    code = f"{guest}-{number}"
    events = opening(day, number, person, seed=SEED, code=code, at=1.0)
    table = TABLE.fold(events)
    entry = replace(entry_of(table), started=1.0, ended=ended)
    await store.streams.create(table.id, code, events, [entry])
    return table.id


async def test_a_result_is_written_once_and_counted(store: Store) -> None:
    tables = [await kept(store, guest) for guest in ("ann", "ben")]
    assert {one.id for one in await store.daily.unwritten(TODAY)} == set(tables)
    for _ in range(2):
        await store.daily.finish(tables[0], DailyResult(2.0, "h"))
    await store.daily.finish(tables[0], DailyResult(-4.0, "pass"))
    await store.daily.finish(tables[1], DailyResult(2.0, "h"))
    assert await store.daily.unwritten(TODAY) == ()
    assert await store.daily.tallies(str(TODAY)) == (Tally(1, 2.0, "h", 2),)
    (row,) = await store.daily.of_guest("ann", tables)
    assert (row.number, row.points, row.called, row.loss) == (1, 2.0, "h", None)
    assert set(await store.daily.unjudged(TODAY, most=5)) == set(tables)


async def test_totals_are_of_those_who_have_played_all_and_were_judged(store: Store) -> None:
    for guest, numbers in (("ann", (1, 2)), ("ben", (1,)), ("cat", (1, 2))):
        for number in numbers:
            table = await kept(store, guest, number)
            await store.daily.finish(table, DailyResult(1.0, ""))
            if (guest, number) != ("cat", 2):
                await store.daily.judge(table, 0.5, 0.1)
    assert await store.daily.totals(str(TODAY), 2) == (DayTotal("ann", 2.0, 1.0),)
    (day,) = await store.daily.days_of_guest("cat")
    assert (day.deals, day.points, day.judged, day.loss) == (2, 2.0, 1, 0.5)


async def test_a_failed_review_keeps_no_other_table_waiting(store: Store) -> None:
    tables = sorted([await kept(store, f"guest{number}") for number in range(3)])
    for table in tables:
        await store.daily.finish(table, DailyResult(0.0, "pass"))
    await store.reviews.begin(ReviewKey(tables[0], 1, "quick"), 1, "worker", None)
    assert await store.daily.unjudged(TODAY, most=1) == (tables[0],)
    await store.reviews.fail(ReviewKey(tables[0], 1, "quick"), "worker")
    assert await store.daily.unjudged(TODAY, most=1) == (tables[1],)


async def test_who_was_taken_out_of_a_deal_has_no_result_there(store: Store) -> None:
    table = await kept(store, "ann")
    await store.daily.finish(table, DailyResult(2.0, "h"))
    async for _ in store.privacy.forget("ann"):
        pass
    assert await store.daily.of_guest("ann", [table]) == ()
    assert await store.daily.days_of_guest("ann") == ()
    assert [tally.tables for tally in await store.daily.tallies(str(TODAY))] == [1], "that of everybody stays"


async def test_a_deal_that_was_over_too_late_is_a_match_like_any_other(store: Store) -> None:
    table = await kept(store, "ann")
    assert await store.matches.of_guest("ann") == ()
    await store.daily.drop(table)
    assert [entry.table for entry in await store.matches.of_guest("ann")] == [table]


@pytest.mark.parametrize(("days", "stays"), [(0, True), (-5, False)])
async def test_no_table_is_deleted_before_its_day_is_over(store: Store, days: int, stays: bool) -> None:
    table = await kept(store, "ann", day=TODAY + timedelta(days))
    async for _ in store.retention.prune(time.time()):
        pass
    assert bool(await store.streams.versions([table])) == stays


async def test_a_deal_under_way_is_found_among_the_games_to_continue(store: Store) -> None:
    await kept(store, "ann", ended=None)
    assert [entry.code for entry in await store.matches.unfinished("ann")] == ["ann-1"]
    assert await store.matches.table_that_counts("ann", since=TODAY) == "ann-1"
    assert await store.matches.table_that_counts("ann", since=TODAY + timedelta(1)) is None


async def test_a_deal_whose_review_has_failed_says_so(store: Store) -> None:
    table = await kept(store, "ann")
    await store.daily.finish(table, DailyResult(2.0, "h"))
    await store.reviews.begin(ReviewKey(table, 1, "quick"), 1, "worker", None)
    assert not (await store.daily.of_guest("ann", [table]))[0].failed
    await store.reviews.fail(ReviewKey(table, 1, "quick"), "worker")
    assert (await store.daily.of_guest("ann", [table]))[0].failed
