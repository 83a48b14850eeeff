"""The acts of the store with any kind of stream: a new kind gets all of it."""

from __future__ import annotations

import pytest

from euchre.store.care.check import Checked, check
from euchre.store.database.errors import Behind, Deleted, Newer, Taken, Unreadable
from euchre.store.database.schema import guests
from euchre.store.rows import log
from euchre.store.rows.kinds import STREAMS
from euchre.store.store import Store
from euchre.streams.guest import guests_named
from euchre.tables.fold import TABLE
from support.kinds import BOB, EXAMPLES, Example
from support.page_kind import PAGE


@pytest.fixture(params=EXAMPLES)
def example(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Example:
    monkeypatch.setitem(STREAMS, PAGE.name, PAGE)  # which is all that the store asks for
    return EXAMPLES[request.param]()


async def test_a_stream_is_read_as_it_was_written(url: str, example: Example) -> None:
    kind, state, (first, *others) = example.kind, example.state, example.log
    async with await Store.open(url) as store:
        await store.streams.create(state.id, state.code, (first,), kind=kind)
        for after, event in enumerate(others, 1):
            await store.streams.append(state.id, after, (event,))
        assert kind.fold(await store.streams.read(kind, state.id)) == state
        assert await store.streams.read(kind, state.id, state.version - 1) == example.log[-1:]
        assert await store.streams.versions([state.id]) == {state.id: state.version}
        with pytest.raises(Taken):
            await store.streams.create("another", state.code, (first,), kind=kind)
        with pytest.raises(Behind):
            await store.streams.append(state.id, 1, example.log[1:2])
        with pytest.raises(Deleted):
            await store.streams.append("another", 0, example.log[:1])


async def test_a_stream_is_found_by_its_code_and_by_its_guests(url: str, example: Example) -> None:
    state = example.state
    async with await Store.open(url) as store:
        await store.streams.create(state.id, state.code, example.log, kind=example.kind)
        assert await store.guests.noted(state.id) == guests_named(example.log)
        for kind in STREAMS.values():
            assert await store.streams.named(kind, state.code) == (state.id if kind is example.kind else None)
            for guest in (BOB, example.owner):
                assert await store.streams.latest(kind, guest=guest) == ((state.id,) if kind is example.kind else ())
            assert await store.streams.latest(kind, guest="stranger") == ()
            assert await store.streams.ids(kind=kind) == ((state.id,) if kind is example.kind else ())


async def test_a_guest_who_is_deleted_is_gone_before_and_after_it_is_rewritten(url: str, example: Example) -> None:
    kind, state = example.kind, example.state
    async with await Store.open(url) as store:
        await store.streams.create(state.id, state.code, example.log, kind=kind)
        exported = str([event async for some in store.privacy.exported(BOB) for event in some])
        assert "Robert" in exported
        assert f"'{example.owner}'" not in exported
        assert await store.privacy.begin_forgetting(BOB) == (state.id,)
        read = await store.streams.read(kind, state.id)
        assert BOB not in str(read)
        assert "Robert" not in str(read)
        assert [changed > 0 async for _, changed in store.privacy.finish_forgetting(BOB)] == [True]
        assert await store.streams.read(kind, state.id) == read
        assert [event async for some in store.privacy.exported(BOB) for event in some] == []
        assert BOB not in await store.guests.noted(state.id)
        assert await store.privacy.unfinished_forgetting() == ()


async def test_what_a_guest_reads_of_a_stream_holds_no_secret(url: str, example: Example) -> None:
    state = example.state
    async with await Store.open(url) as store:
        await store.streams.create(state.id, state.code, example.log, kind=example.kind)
        for guest in guests_named(example.log):
            exported = [event async for some in store.privacy.exported(guest) for event in some]
            assert exported
            fields = {field for event in exported for field in event}
            assert fields.isdisjoint({"root", "seed", "secret", "line"})


async def test_a_check_goes_through_all_streams_and_finds_what_is_wrong(url: str, example: Example) -> None:
    if example.kind is TABLE:  # which has more that may be wrong: `test_upkeep.py`
        return
    state = example.state
    async with await Store.open(url) as store:
        await store.streams.create(state.id, state.code, example.log, kind=example.kind)
        assert [found async for found in check(store)] == [Checked(state.id, state.version, ())]
        await store._database.write(lambda connection: connection.execute(guests.delete()))
        (found,) = [found async for found in check(store)]
        assert found.faults == ("Guests of this table are not noted.",)
        await store.streams.append(state.id, state.version, example.log[:1])
        *_, found = [found async for found in check(store)]
        assert found.faults[0].startswith(f"The events make no {example.kind.name}")


@pytest.mark.parametrize(("payload", "problem"), [(b'{"type":"notyet","at":1.0}', Newer), (b"{", Unreadable)])
async def test_an_event_that_is_newer_or_damaged_is_not_read(
    file_url: str, example: Example, payload: bytes, problem: type[Exception]
) -> None:
    kind, state = example.kind, example.state
    async with await Store.open(file_url) as store:
        await store.streams.create(state.id, state.code, example.log, kind=kind)
        await store._database.write(lambda connection: log.put(connection, state.id, [(2, payload)]))
        with pytest.raises(problem) as found:
            await store.streams.read(kind, state.id)
        assert type(found.value) is problem
