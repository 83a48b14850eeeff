"""The rows of the operator: a key, measures that end by themselves, reports, and what a deletion leaves of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from hashlib import sha256

import pytest

from euchre.store.rows.measures import Measure
from euchre.store.rows.reports import FiledReport, ReportKey
from euchre.store.store import Store
from euchre.tables.history import entry_of
from support.evenings import alone

NOW = 1_000.0


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with await Store.open(url) as opened:
        table = alone().table
        await opened.streams.create(table.id, "ABCD-EFGH", alone().log, [entry_of(table)])
        yield opened


def report(reporter: str = "ann", guest: str = "ben", at: float = NOW) -> FiledReport:
    return FiledReport("table-1", 1, reporter, guest, guest.title(), "name", at)


async def test_only_the_last_key_opens(store: Store) -> None:
    first, second = (sha256(key).digest() for key in (b"first", b"second"))
    assert not await store.measures.opens(first)
    for digest in (first, second):
        await store.measures.change_key(digest)
        assert await store.measures.opens(digest)
    assert not await store.measures.opens(first)
    await store.keys.change(keep=False)
    assert await store.measures.opens(second), "the keys of cookies are others"


async def test_a_measure_takes_the_place_of_the_one_before_and_ends(store: Store) -> None:
    for text, until in (("Back at nine", NOW + 60), ("Back at ten", NOW + 120)):
        await store.measures.take(Measure("message", "", text, NOW, until))
    await store.measures.take(Measure("removal", "ben", "Ben", NOW + 1, None))
    texts = [measure.text for measure in await store.measures.current(NOW + 119)]
    assert texts == ["Back at ten", "Ben"]
    assert [measure.kind for measure in await store.measures.current(NOW + 120)] == ["removal"]
    await store.measures.end("removal", "ben")
    assert await store.measures.current(NOW + 120) == ()


async def test_the_first_report_about_somebody_in_a_match_stays(store: Store) -> None:
    await store.reports.file(report())
    await store.reports.file(report()._replace(reason="other"))
    await store.reports.file(report(reporter="cat", at=NOW + 1))
    latest = await store.reports.latest(10)
    assert [(row.report.reporter, row.report.reason, row.code, row.over) for row in latest] == [
        ("cat", "name", "ABCD-EFGH", False),
        ("ann", "name", "ABCD-EFGH", False),
    ]
    assert len(await store.reports.latest(1)) == 1
    await store.reports.dismiss(ReportKey(*latest[0].report[:4]))
    assert [row.report.reporter for row in await store.reports.latest(10)] == ["ann"]
    await store.reports.dismiss_all_of("ann")
    assert await store.reports.latest(10) == ()


async def test_a_deletion_takes_the_reports_of_a_guest_and_their_name_in_others(store: Store) -> None:
    await store.reports.file(report("ann", "ben"))
    await store.reports.file(report("ben", "ann"))
    await store.measures.take(Measure("removal", "ben", "Ben", NOW, None))
    (mine,) = await store.reports.exported("ben")
    assert (mine["name"], "ben" in str(mine)) == ("Ann", False)
    await store.privacy.begin_forgetting("ben")
    (left,) = (row.report for row in await store.reports.latest(10))
    assert (left.reporter, left.name) == ("ann", "Guest")
    assert left.guest != "ben"
    assert await store.measures.current(NOW) == ()
    assert await store.reports.exported("ben") == []


async def test_the_reports_of_an_old_table_go_with_it(store: Store) -> None:
    await store.reports.file(report())
    async for _ in store.retention.prune(1e12):
        pass
    assert await store.reports.latest(10) == ()


async def test_a_worker_shows_its_tables_until_it_stops(store: Store) -> None:
    await store.heartbeats.record("one", NOW)
    assert await store.heartbeats.shown() == {}
    await store.heartbeats.show("one", b"tables")
    await store.heartbeats.record("one", NOW + 1)
    assert await store.heartbeats.shown() == {"one": b"tables"}
    await store.heartbeats.show("one", None)
    assert await store.heartbeats.shown() == {}
