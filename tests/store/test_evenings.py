"""Evenings in the log: kept like tables, found by their guests, pruned with their tables, and rid of a guest."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from euchre.evenings.acts.devices import Linked
from euchre.evenings.acts.entries import Entered, EntrantChanged
from euchre.evenings.acts.opening import EveningOpened
from euchre.evenings.acts.presence import Withdrawn
from euchre.evenings.catalogue import EVENING, EveningEvent
from euchre.evenings.settings import EveningSettings
from euchre.store.care.check import Checked, check
from euchre.store.care.transfer import transfer
from euchre.store.database.errors import Newer
from euchre.store.database.schema import metadata, streams
from euchre.store.store import Store
from euchre.tables.events import Opened
from euchre.tables.fair.round_shuffle import RoundShuffle
from support.evenings import Evening

ID, CODE = "evening-1", "WXYZ-2345"
ANN, DORA = "guest-of-ann", "guest-of-dora"
DAY = 86_400.0


def _happened(at: float = 1000.0, evening: str = ID, code: str = CODE) -> tuple[EveningEvent, ...]:
    """Dora directs; Ann, who has entered herself, plays under the number 2."""
    settings = EveningSettings(title="Thursday")
    return (
        EveningOpened(at=at, evening=evening, code=code, director=DORA, seed="the-seed", settings=settings),
        Entered(at=at, by=DORA, id="m1", number=1, name="Bess", section="hall"),
        Entered(at=at, by=ANN, id="m0", number=2, name="Anastasia", section="hall", guest=ANN),
        Linked(at=at, by=ANN, id="m1", number=2, guest=ANN),
        EntrantChanged(at=at, by=DORA, id="m3", number=2, name="Anastasia R", section="online"),
    )


async def _keep(store: Store, at: float = 1000.0, evening: str = ID, code: str = CODE) -> None:
    await store.streams.create(evening, code, _happened(at, evening, code), kind=EVENING)


async def _keep_table(store: Store, table: str, code: str, at: float, part_of: str | None = None) -> None:
    first, *rest = [msgspec.structs.replace(event, at=at) for event in Evening().log]
    await store.streams.create(
        table, code, (msgspec.structs.replace(first, table=table, code=code), *rest), part_of=part_of
    )


async def _everything(store: Store) -> bytes:
    """Read all rows of all tables of the database."""

    def read(connection: Any) -> bytes:
        rows = (tuple(row) for table in metadata.sorted_tables for row in connection.execute(select(table)))
        return repr(list(rows)).encode()

    return await store._database.read(read)


async def test_what_does_not_know_evenings_takes_one_for_newer(url: str) -> None:
    async with await Store.open(url) as store:
        await _keep(store)
        with pytest.raises(Newer):
            await store.streams.events(ID)


async def test_a_kind_that_only_a_newer_version_knows_is_newer(url: str) -> None:
    async with await Store.open(url) as store:
        await _keep(store)
        await store._database.write(lambda connection: connection.execute(update(streams).values(kind="regatta")))
        with pytest.raises(Newer):
            _ = [found async for found in store.privacy.exported(ANN)]


async def test_a_guest_finds_the_evenings_that_name_them_the_latest_first(url: str) -> None:
    async with await Store.open(url) as store:
        for number in range(3):
            await _keep(store, at=1000.0 + number, evening=f"e{number}", code=f"WXYZ-000{number}")
        assert await store.streams.latest(EVENING, guest=ANN, most=2) == ("e2", "e1")
        assert await store.streams.latest(EVENING, since=1001.0) == ("e2", "e1")
        assert await store.streams.latest(EVENING, guest="stranger") == ()


async def test_the_tables_of_an_evening_live_as_long_as_it_does(url: str) -> None:
    async with await Store.open(url) as store:
        await _keep(store, at=10 * DAY)
        await _keep_table(store, "part", "ABCD-0001", 1 * DAY, part_of=ID)
        await _keep_table(store, "alone", "ABCD-0002", 1 * DAY)
        assert [one.tables async for one in store.retention.prune(5 * DAY)] == [1]
        assert await store.streams.versions(["part", "alone", ID]) == {"part": 1, ID: 5}
        assert sum([one.tables async for one in store.retention.prune(11 * DAY)]) == 2
        assert await _everything(store) == b"[]" or await store.streams.versions(["part", ID]) == {}


async def test_an_evening_that_is_pruned_takes_newer_tables_with_it(url: str) -> None:
    async with await Store.open(url) as store:
        await _keep(store, at=1 * DAY)
        await _keep_table(store, "part", "ABCD-0001", 10 * DAY, part_of=ID)
        assert sum([one.tables async for one in store.retention.prune(5 * DAY)]) == 2
        assert await store.streams.parts(ID) == {}


async def test_an_export_has_what_is_about_the_guest_without_the_secrets(url: str) -> None:
    async with await Store.open(url) as store:
        await _keep(store)
        of_ann = [event async for found in store.privacy.exported(ANN) for event in found]
        assert [(event["evening"], event["event"], event["type"]) for event in of_ann] == [
            (ID, 3, "entered"),
            (ID, 4, "linked"),
            (ID, 5, "entrantchanged"),
        ]
        assert ["by" in event for event in of_ann] == [True, True, False], "Dora's id is hers"
        of_dora = [event async for found in store.privacy.exported(DORA) for event in found]
        assert of_dora[0]["type"] == "eveningopened"
        assert "seed" not in of_dora[0]


async def test_a_directors_export_has_no_part_of_the_shuffle_of_a_live_table(url: str) -> None:
    promise, seed, promised, part = ("ab" * 32, "cd" * 32, "ef" * 32, "12" * 32)
    shuffle = RoundShuffle(attempt=1, promise=promise, seed=seed, promises=(promised,), contributions=(part,))
    async with await Store.open(url) as store:
        first = Evening().log[0]
        assert isinstance(first, Opened)
        first = msgspec.structs.replace(first, host=DORA, shuffle=shuffle)
        await store.streams.create(first.table, first.code, (first,))
        (exported,) = [event async for found in store.privacy.exported(DORA) for event in found]
        assert (exported["type"], exported["code"]) == ("opened", first.code)
        text = msgspec.json.encode(exported).decode()
        assert not [secret for secret in (promise, seed, promised, part, first.root) if secret in text]


@pytest.mark.parametrize("guest", [ANN, DORA])
async def test_a_forgotten_guest_is_nowhere_in_the_store_by_id_or_name(url: str, guest: str) -> None:
    async with await Store.open(url) as store:
        await _keep(store)
        assert await store.privacy.begin_forgetting(guest) == (ID,)
        at_once = await store.streams.read(EVENING, ID)
        assert guest.encode() not in msgspec.json.encode(at_once)
        changed = dict([one async for one in store.privacy.finish_forgetting(guest)])
        assert changed[ID] == 3
        everything = await _everything(store)
        assert guest.encode() not in everything
        assert (b"Anastasia" in everything) == (guest == DORA)
        assert await store.streams.read(EVENING, ID) == at_once
        assert [found async for found in check(store)] == [Checked(ID, 5, ())]


async def test_forgetting_leaves_seats_and_numbers_as_they_are(url: str) -> None:
    async with await Store.open(url) as store:
        await _keep(store)
        before = EVENING.fold(await store.streams.read(EVENING, ID))
        _ = [one async for one in store.privacy.forget(ANN)]
        after = EVENING.fold(await store.streams.read(EVENING, ID))
    assert after.entries.keys() == before.entries.keys()
    assert (after.entries[1], after.entries[2].name) == (before.entries[1], "Guest 2")
    assert after.directors == before.directors


async def test_a_guest_is_forgotten_piece_by_piece_while_they_go_on(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("euchre.store.rows.privacy.EVENTS_AT_ONCE", 2)
    async with await Store.open(url) as store:
        await _keep(store)
        await store.privacy.begin_forgetting(DORA)
        late = Withdrawn(at=2000.0, by=DORA, id="m9", number=1)
        finishing = store.privacy.finish_forgetting(DORA)
        await store.streams.append(ID, 5, (late,))
        _ = [one async for one in finishing]
        assert DORA.encode() not in await _everything(store)


async def test_a_transfer_takes_evenings_and_their_tables_along(file_url: str, server_url: str) -> None:
    async with await Store.open(file_url) as store:
        await _keep(store)
        await _keep_table(store, "part", "ABCD-0001", 1000.0, part_of=ID)
        kept = await store.streams.read(EVENING, ID)
    assert (await transfer(file_url, server_url, now=10**10)).tables == 2
    async with await Store.open(server_url) as store:
        assert await store.streams.read(EVENING, ID) == kept
        assert await store.streams.parts(ID) == {"part": "ABCD-0001"}
