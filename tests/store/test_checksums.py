"""The checksums of events: what was changed on the disk is not believed."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from euchre.store.database.errors import Unreadable
from euchre.store.database.schema import events
from euchre.store.store import Store
from support.evenings import alone, by_chance

TABLE = "table-1"


async def _kept(store: Store) -> None:
    evening = alone()
    evening.play(by_chance(1), until=lambda: len(evening.log) >= 12)
    await store.streams.create(TABLE, "ABCD-EFGH", evening.log)


async def _payload(store: Store, seq: int) -> bytes:
    found = events.select().where(events.c.seq == seq)
    return bytes(await store._database.read(lambda connection: connection.execute(found).one().payload))


async def _put(store: Store, seq: int, **values: object) -> None:
    await store._database.write(
        lambda connection: connection.execute(update(events).where(events.c.seq == seq).values(**values))
    )


async def test_a_bit_that_has_turned_is_noticed_wherever_it_is(file_url: str) -> None:
    """Turn each bit, also where another possible event comes of it: another time, another card."""
    async with await Store.open(file_url) as store:
        await _kept(store)
        sound = await _payload(store, 9)
        for place in range(len(sound)):
            await _put(store, 9, payload=sound[:place] + bytes([sound[place] ^ 1]) + sound[place + 1 :])
            with pytest.raises(Unreadable):
                await store.streams.events(TABLE)
        await _put(store, 9, payload=sound)
        assert len(await store.streams.events(TABLE)) >= 12


async def test_events_that_have_changed_places_are_noticed(url: str) -> None:
    async with await Store.open(url) as store:
        await _kept(store)
        await _put(store, 9, payload=await _payload(store, 10))
        with pytest.raises(Unreadable):
            await store.streams.events(TABLE)
        assert await store.streams.events(TABLE, 9)
