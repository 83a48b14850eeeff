"""Checks of a store, old tables, and the data of one guest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, update

from euchre.record.log import format_log
from euchre.store.care.check import Checked, check
from euchre.store.database.errors import Deleted
from euchre.store.database.schema import events, matches
from euchre.store.rows import retention
from euchre.store.rows.archive import archived
from euchre.store.rows.records import StoredMatch
from euchre.store.rows.retention import Pruned
from euchre.store.rows.reviews import ReviewKey, StoredDeal
from euchre.store.store import Store
from euchre.tables import snapshot
from euchre.tables.events import Spoke
from euchre.tables.fair.verdict import check as proved
from euchre.tables.fold import TABLE
from euchre.tables.history import entries, entry_of, matches_in
from support.evenings import HOST, Evening, by_chance, friends

DAY = 86_400.0
ANN, BEN = HOST, "ben"


def _evening() -> Evening:
    """Four friends play a whole match."""
    evening = friends(4, rules="standard,target=3")
    evening.begin()
    evening.play(by_chance(1), until=lambda: evening.stage == "over")
    return evening


async def _keep(store: Store, evening: Evening, table: str, code: str, *, at: float = 0.0) -> None:
    first, *rest = [msgspec.structs.replace(event, at=event.at + at) for event in evening.log]
    log = (msgspec.structs.replace(first, table=table, code=code), *rest)
    await store.streams.create(table, code, log, entries(None, TABLE.fold(log)))
    await store.snapshots.save(table, len(log) - 5, snapshot.written(TABLE.fold(log[:-5])))
    (match,) = matches_in(log)
    await store.records.save([StoredMatch(table, 1, *archived(match.record))])


async def _exported(store: Store, guest: str) -> list[dict[str, Any]]:
    return [event async for events in store.privacy.exported(guest) for event in events]


async def _change(store: Store, statement: object) -> None:
    await store._database.write(lambda connection: connection.execute(statement))  # type: ignore[call-overload]


async def test_a_sound_store_has_no_faults(url: str) -> None:
    evening = _evening()
    async with await Store.open(url) as store:
        assert [found async for found in check(store)] == []
        for number in range(3):
            await _keep(store, evening, f"t{number}", f"AAAA-000{number}")
        assert [found async for found in check(store)] == [
            Checked(f"t{number}", len(evening.log), ()) for number in range(3)
        ]


DAMAGES: tuple[tuple[Callable[[str], object], str], ...] = (
    (lambda at: update(events).where(events.c.stream == at, events.c.seq == 7).values(payload=b"{}"), "no longer be"),
    (lambda at: delete(events).where(events.c.stream == at, events.c.seq == 40), "cannot have happened"),
    (lambda at: delete(events).where(events.c.stream == at, events.c.seq == 1), "make no table"),
    (lambda at: delete(events).where(events.c.stream == at), "not even its opening"),
    (lambda at: update(matches).where(matches.c.stream == at).values(score_0=9), "match list"),
    (lambda at: delete(matches).where(matches.c.stream == at), "match list"),
)
"""Changes of a table in the database, and what is said of it."""


async def test_every_damage_is_found_and_the_other_tables_are_sound(url: str) -> None:
    evening = _evening()
    async with await Store.open(url) as store:
        for number in range(len(DAMAGES) + 1):
            await _keep(store, evening, f"t{number}", f"AAAA-000{number}")
        for number, (change, _) in enumerate(DAMAGES):
            await _change(store, change(f"t{number}"))
        found = {one.stream: one.faults for one in [one async for one in check(store)]}
    assert found.pop(f"t{len(DAMAGES)}") == ()
    for number, (_, says) in enumerate(DAMAGES):
        assert says in " ".join(found.pop(f"t{number}"))
    assert found == {}


async def test_a_snapshot_of_another_course_of_events_is_found(url: str) -> None:
    evening = _evening()
    async with await Store.open(url) as store:
        await _keep(store, evening, "t0", "AAAA-0000")
        other = msgspec.structs.replace(evening.log[0], table="t0", code="AAAA-0000", name="Somebody")
        table = TABLE.fold((other, *evening.log[1:-3]))
        await store.snapshots.save("t0", table.version, snapshot.written(table))
        (found,) = [one async for one in check(store)]
    assert found.faults == ("The snapshot is not what the events make of the table.",)


async def test_a_record_of_another_match_is_found(url: str) -> None:
    evening = _evening()
    async with await Store.open(url) as store:
        await _keep(store, evening, "t0", "AAAA-0000")
        (match,) = matches_in(evening.log)
        other = replace(match.record, actions=match.record.actions[:-1])
        await store.records.save([StoredMatch("t0", 1, *archived(other))])
        (found,) = [one async for one in check(store)]
    assert found.faults == ("The record of match 1 is not what the events say.",)


async def _review(store: Store, table: str, deals: int) -> ReviewKey:
    """A review of the match at a table, of which one deal is kept."""
    key = ReviewKey(table, 1, "quick")
    assert await store.reviews.begin(key, deals, "worker", None)
    assert await store.reviews.save_deal(key, "worker", StoredDeal(1, b"deal", b"figures"))
    return key


@pytest.mark.parametrize("match", [1, 2])
async def test_a_review_of_another_match_is_found(url: str, match: int) -> None:
    evening = _evening()
    async with await Store.open(url) as store:
        await _keep(store, evening, "t0", "AAAA-0000")
        deals = matches_in(evening.log)[0].record.deals
        await store.reviews.begin(ReviewKey("t0", match, "quick"), deals, "worker", None)
        await store.reviews.begin(ReviewKey("t0", match, "full"), deals + 1, "worker", None)
        (found,) = [one async for one in check(store)]
    levels = {1: ("full",), 2: ("quick", "full")}[match]
    assert set(found.faults) == {f"The {level} review of match {match} is not one of this match." for level in levels}


async def test_old_tables_go_with_everything_and_the_others_stay(url: str) -> None:
    evening = _evening()
    end = evening.log[-1].at
    async with await Store.open(url) as store:
        await _keep(store, evening, "old", "AAAA-0000", at=-20 * DAY)
        await _keep(store, evening, "new", "AAAA-0001")
        old, new = await _review(store, "old", 3), await _review(store, "new", matches_in(evening.log)[0].record.deals)
        steps = [step async for step in store.retention.prune(end - 10 * DAY)]
        assert steps == [Pruned(1, len(evening.log))]
        assert await store.streams.named(TABLE, "AAAA-0000") is None
        assert await store.streams.events("old") == ()
        assert await store.snapshots.read("old") is None
        assert await store.records.log("old", 1) is None
        assert (await store.reviews.read(old), await store.reviews.figures(old)) == (None, {})
        assert await store.reviews.deals(new, 0, 9) == {1: b"deal"}
        assert [entry.table for entry in await store.matches.of_guest(ANN)] == ["new"]
        assert [found.faults async for found in check(store)] == [()]
        await _keep(store, evening, "old", "AAAA-0000")


async def test_a_table_that_goes_on_before_it_is_deleted_stays(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = _evening()
    end, usual = evening.log[-1].at, retention.old_tables
    async with await Store.open(url) as store:
        for number in range(2):
            await _keep(store, evening, f"t{number}", f"AAAA-000{number}", at=-20 * DAY)
        async with await Store.open(url) as another:

            def goes_on(connection: Connection, before: float, after: str, *, parts: bool) -> retention.Old:
                found = usual(connection, before, after, parts=parts)
                if not parts:
                    asyncio.run_coroutine_threadsafe(_say(another, "t0", evening, end), loop).result()
                return found

            if url.startswith("sqlite"):  # where it is looked through in a thread, in which one can wait
                loop = asyncio.get_running_loop()
                monkeypatch.setattr(retention, "old_tables", goes_on)
                steps = [step async for step in store.retention.prune(end - 10 * DAY)]
            else:
                await _say(another, "t0", evening, end)
                remove = partial(retention.remove, ids=("t0", "t1"), before=end - 10 * DAY)
                steps = [await store._database.write(remove)]
        assert steps == [Pruned(1, len(evening.log))]
        assert len(await store.streams.events("t0")) == len(evening.log) + 1
        assert await store.streams.events("t1") == ()


async def _say(store: Store, table: str, evening: Evening, at: float) -> None:
    await store.streams.append(table, len(evening.log), [Spoke(at=at, seat=0, phrase="thanks")])


async def test_a_table_that_was_deleted_takes_no_more(url: str) -> None:
    evening = _evening()
    async with await Store.open(url) as store:
        await _keep(store, evening, "t0", "AAAA-0000")
        assert [step async for step in store.retention.prune(evening.log[-1].at + 1)] == [Pruned(1, len(evening.log))]
        with pytest.raises(Deleted):
            await _say(store, "t0", evening, evening.log[-1].at)
        assert await store.streams.events("t0") == ()


async def test_a_step_deletes_no_more_events_than_others_can_wait_for(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "EVENTS_AT_ONCE", 10)
    first = Evening().log[0]
    lengths = {"a": 4, "b": 6, "c": 1, "d": 30, "e": 2}
    async with await Store.open(file_url) as store:
        for table, length in lengths.items():
            opened_first = msgspec.structs.replace(first, table=table, code=table, at=1.0)
            said = [Spoke(at=1.0, seat=0, phrase="thanks")] * (length - 1)
            await store.streams.create(table, table, [opened_first, *said])
        assert [step async for step in store.retention.prune(2.0)] == [
            Pruned(2, 10),
            Pruned(1, 1),
            Pruned(1, 30),
            Pruned(1, 2),
        ]
        assert await store.streams.ids() == ()


@pytest.mark.slow
async def test_many_old_tables_go_a_few_at_a_time(file_url: str) -> None:
    first = Evening().log[0]
    async with await Store.open(file_url) as store:
        for number in range(450):
            table = f"t{number:03}"
            event = msgspec.structs.replace(first, table=table, code=table, at=float(number))
            await store.streams.create(table, table, [event])
        steps = [step async for step in store.retention.prune(400.0)]
        assert [step.tables for step in steps] == [200, 200]
        assert len(await store.streams.ids()) == 50


async def test_what_is_kept_of_a_guest_is_shown_without_secrets(url: str) -> None:
    evening = _evening()
    async with await Store.open(url) as store:
        await _keep(store, evening, "t0", "AAAA-0000")
        found, all_events = await _exported(store, ANN), await store.streams.events("t0")
        assert await _exported(store, "nobody") == []
        assert await store.guests.seated("t0") == (("ben", "Ben"), ("cat", "Cat"), ("dan", "Dan"), (ANN, "Ann"))
    told = msgspec.json.encode(found)
    assert {"opened", "connected", "acted"} <= {event["type"] for event in found}
    assert evening.table.root.hex().encode() not in told
    assert all(event.get("by") == ANN or ANN in event.values() for event in found)
    own = sum(event.by == ANN or ANN in msgspec.to_builtins(event).values() for event in all_events)
    assert len(found) == own < len(all_events)


@pytest.mark.slow
async def test_a_forgotten_guest_is_in_no_game_and_the_games_stay(url: str) -> None:
    evening = _evening()
    async with await Store.open(url) as store:
        await _keep(store, evening, "t0", "AAAA-0000")
        (before,) = matches_in(await store.streams.events("t0"))
        review = await _review(store, "t0", before.record.deals)
        ((table, changed),) = [one async for one in store.privacy.forget(ANN)]
        assert table == "t0"
        assert changed > 10
        assert [one async for one in store.privacy.forget(ANN)] == []
        assert await store.records.log("t0", 1) is None, "it says who played, and is made again without them"
        assert (await store.reviews.read(review), await store.reviews.figures(review)) == (None, {})
        kept = b"".join([msgspec.json.encode(event) for event in await store.streams.events("t0")])
        assert await store.matches.of_guest(ANN) == ()
        assert await _exported(store, ANN) == []
        (entry,) = await store.matches.of_guest(BEN)
        (after,) = matches_in(await store.streams.events("t0"))
        assert [found.faults async for found in check(store)] == [()]
    assert b'"Ann"' not in kept
    assert f':"{ANN}"'.encode() not in kept
    assert entry.names == ("Guest", "Ben", "Cat", "Dan")
    assert entry_of(evening.table).score == entry.score
    assert after.record.actions == before.record.actions
    assert after.record.players == ("Guest", "Ben", "Cat", "Dan")
    assert proved(after.record).holds
    assert "Ann" not in format_log(after.record)
