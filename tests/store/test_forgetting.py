"""A guest is taken out of a long table piece by piece, and nobody sees a table that is half rewritten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select, update

from euchre.store.care.check import check
from euchre.store.database.errors import Unreadable
from euchre.store.database.schema import events, guests, matches, snapshots
from euchre.store.rows import forgetting, log, privacy
from euchre.store.rows.archive import archived
from euchre.store.rows.records import StoredMatch
from euchre.store.store import Store
from euchre.tables import snapshot
from euchre.tables.events import Connected, Event
from euchre.tables.fold import TABLE
from euchre.tables.forgetting import without_guest
from euchre.tables.history import entries, matches_in
from support.evenings import Evening, by_chance, friends
from support.sampling import few

BEN, ZOE = "ben", "zoe"
PIECE = 4


class Killed(Exception):
    """The process ends here."""


def _evening() -> Evening:
    """Ben plays a whole match, and Zoe watches for a moment."""
    evening = friends(4, rules="standard,target=3")
    evening.begin()
    evening.play(by_chance(1), until=lambda: len(evening.log) > 60)
    evening.arrive(ZOE)
    evening.leave(ZOE)
    evening.play(by_chance(1), until=lambda: evening.stage == "over")
    return evening


async def _keep(store: Store, evening: Evening, table: str = "t0", code: str = "ABCD-EFGH") -> list[Event]:
    first, *rest = evening.log
    kept = [msgspec.structs.replace(first, table=table, code=code), *rest]
    await store.streams.create(table, code, kept, entries(None, TABLE.fold(kept)))
    await store.snapshots.save(table, len(kept) - 3, snapshot.written(TABLE.fold(kept[:-3])))
    (match,) = matches_in(kept)
    await store.records.save([StoredMatch(table, 1, *archived(match.record))])
    return kept


async def _forget(store: Store, guest: str) -> None:
    async for _ in store.privacy.forget(guest):
        """The next table."""


async def _stored(store: Store) -> bytes:
    """Read all that is on the disk of tables and guests, as one text."""

    def read(connection: Connection) -> bytes:
        found: list[Any] = []
        for rows in (events, guests, matches, snapshots):
            found += [tuple(row) for row in connection.execute(select(rows))]
        return repr(found).encode()

    return await store._database.read(read)


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Small pieces, and how many events each of them has written."""
    written: list[int] = []
    put = log.put

    def counted(connection: Connection, table_id: str, changed: Sequence[tuple[int, bytes]]) -> None:
        written.append(len(changed))
        put(connection, table_id, changed)

    monkeypatch.setattr(privacy, "EVENTS_AT_ONCE", PIECE)
    monkeypatch.setattr(log, "put", counted)
    return written


async def test_no_transaction_rewrites_many_events_and_others_write_in_between(url: str, pieces: list[int]) -> None:
    async with await Store.open(url) as store:
        kept = await _keep(store, _evening())
        await store.privacy.begin_forgetting(BEN)
        between: list[int] = []
        write = store._database.write

        async def write_and_let_others(work: Any) -> Any:
            done = await write(work)
            if len(pieces) > len(between):
                between.append(len(pieces))
                visit = [Connected(at=9e9, guest="cat", connection=f"worker:{len(kept)}")]
                await write(lambda connection: log.extend(connection, "t0", len(kept), visit))
                kept.extend(visit)
            return done

        store._database.write = write_and_let_others  # type: ignore[method-assign]
        ((table, changed),) = [each async for each in store.privacy.finish_forgetting(BEN)]
        assert (table, changed) == ("t0", sum(pieces))
        assert max(pieces) == PIECE
        assert len(between) > 5
        assert [type(event) for event in await store.streams.events("t0")] == [type(event) for event in kept]
        assert f'"{BEN}"'.encode() not in await _stored(store)


async def test_the_lists_of_the_others_show_no_name_from_the_beginning_on(url: str) -> None:
    async with await Store.open(url) as store:
        await _keep(store, _evening())
        (before,) = await store.matches.of_guest("cat")
        assert "Ben" in before.names
        await store.privacy.begin_forgetting(BEN)
        (during,) = await store.matches.of_guest("cat")
        assert during.names == tuple("Guest" if name == "Ben" else name for name in before.names)
        assert BEN not in during.guests
        assert await store.records.log("t0", 1) is None, "it is made again from the events"
        assert [found.faults async for found in check(store)] == [()]
        async for _ in store.privacy.finish_forgetting(BEN):
            """Rewrite what is stored."""
        assert await store.matches.of_guest("cat") == (during,)


async def test_a_spectator_costs_only_the_events_about_them(url: str, pieces: list[int]) -> None:
    async with await Store.open(url) as store:
        evening = _evening()
        await _keep(store, evening)
        theirs = [event for event in evening.log if ZOE in msgspec.to_builtins(event).values()]
        record = await store.records.log("t0", 1)
        assert [each async for each in store.privacy.forget(ZOE)] == [("t0", len(theirs))]
        assert sum(pieces) == len(theirs) == 1
        assert await store.records.log("t0", 1) == record is not None
        assert [found.faults async for found in check(store)] == [()]


@pytest.mark.parametrize("guest", [BEN, ZOE])
async def test_the_snapshot_is_rewritten_and_not_dropped(url: str, guest: str) -> None:
    async with await Store.open(url) as store:
        kept = await _keep(store, _evening())
        await _forget(store, guest)
        stored = await store.snapshots.read("t0")
        copy = None if stored is None else snapshot.read(stored)
        assert copy is not None
        assert copy.version == len(kept) - 3
        assert [found.faults async for found in check(store)] == [()], "it is what the events make of the table"


@pytest.mark.parametrize("pieces_done", few(range(6), keep={3}))
async def test_a_deletion_that_was_killed_is_not_seen_and_goes_on_at_the_next_start(
    file_url: str, monkeypatch: pytest.MonkeyPatch, pieces: list[int], pieces_done: int
) -> None:
    await _killed_after(file_url, monkeypatch, pieces, pieces_done)


@pytest.mark.parametrize("pieces_done", [0, 3])
async def test_a_deletion_that_was_killed_goes_on_with_postgresql_too(
    server_url: str, monkeypatch: pytest.MonkeyPatch, pieces: list[int], pieces_done: int
) -> None:
    await _killed_after(server_url, monkeypatch, pieces, pieces_done)


async def _killed_after(url: str, monkeypatch: pytest.MonkeyPatch, pieces: list[int], pieces_done: int) -> None:
    put = log.put

    def killed(connection: Connection, table_id: str, changed: Sequence[tuple[int, bytes]]) -> None:
        put(connection, table_id, changed)
        if len(pieces) > pieces_done:
            raise Killed

    async with await Store.open(url) as store:
        kept = await _keep(store, _evening())
        with monkeypatch.context() as patched:
            patched.setattr(log, "put", killed)
            with pytest.raises(Killed):
                await _forget(store, BEN)
    async with await Store.open(url) as store:
        assert f'"{BEN}"'.encode() in await _stored(store)
        assert await store.privacy.unfinished_forgetting() == (BEN,)
        found = await store.streams.events("t0")
        assert b"Ben" not in msgspec.json.encode(found)
        note = await store._database.read(lambda connection: forgetting.of_guest(connection, BEN))
        assert note is not None
        rewritten = without_guest(TABLE.fold(kept), note)
        assert TABLE.fold(found) == rewritten
        assert b'"Ben"' not in (await store.snapshots.read("t0") or b'"Ben"')
        assert [event async for some in store.privacy.exported(BEN) for event in some] == []
        assert BEN not in await store.guests.noted("t0")
        async for _ in store.privacy.finish_forgetting(BEN):
            """The only table."""
        assert f"'{BEN}'".encode() not in (rest := await _stored(store))
        assert b'"Ben"' not in rest
        assert await store.privacy.unfinished_forgetting() == ()
        assert TABLE.fold(await store.streams.events("t0")) == rewritten
        assert [one.faults async for one in check(store)] == [()]


async def test_a_guest_is_out_of_other_tables_although_one_is_damaged(url: str) -> None:
    async with await Store.open(url) as store:
        kept = await _keep(store, _evening())
        await _keep(store, _evening(), "t1", "ABCD-EFGJ")
        place = next(number for number, event in enumerate(kept, 1) if event.by == BEN)
        broken = update(events).where(events.c.stream == "t0", events.c.seq == place).values(checksum=1)
        await store._database.write(lambda connection: connection.execute(broken))
        with pytest.raises(Unreadable):
            await _forget(store, BEN)
        assert await store.guests.streams_with(BEN) == ("t0",)
        assert await store.privacy.unfinished_forgetting() == (BEN,)


async def test_a_match_read_before_somebody_left_it_is_not_kept_afterwards(url: str) -> None:
    async with await Store.open(url) as store:
        kept = await _keep(store, _evening())
        (match,) = matches_in(kept)
        late = StoredMatch("t0", 1, *archived(match.record), match.guests)
        await store.records.save([late])
        assert await store.records.log("t0", 1) == late.log
        await _forget(store, BEN)
        await store.records.save([late])
        assert await store.records.log("t0", 1) is None
        (again,) = matches_in(await store.streams.events("t0"))
        await store.records.save([StoredMatch("t0", 1, *archived(again.record), again.guests)])
        assert await store.records.log("t0", 1) == archived(again.record)[0]
