"""Looking for what other workers did asks the store about all tables at once."""

from __future__ import annotations

from contextlib import AbstractContextManager

from euchre.bots.lineup.lineup import Lineup
from euchre.store.store import Store
from euchre.tables.events import Settled
from euchre.tables.fold import opened
from euchre.web.notifier import Notifier
from euchre.web.rooms import Rooms
from euchre.web.settings import Settings
from euchre.web.worker import Worker
from support.kept import laid
from support.statements import statements

TABLES = 30


async def test_only_tables_that_have_gone_on_are_read_however_many_are_open(shared: Settings) -> None:
    ids = [(await laid(str(shared.store), number)).id for number in range(TABLES)]
    async with await Store.open(shared.store) as store, await Store.open(shared.store) as another:
        worker = Worker(shared, store, Lineup(), Notifier(None))
        rooms = Rooms(worker)
        for table_id in ids:
            assert await rooms.of(table_id)
        with _asked() as asked:
            await rooms.look()
        assert len(asked) == 1
        table = opened(await another.events(ids[7]))
        renamed = Settled(at=2.0, title="Seven")
        await another.append(ids[7], table.version, (renamed,))
        with _asked() as asked:
            await rooms.look()
        assert len(asked) == 2
        titles = [room.table.title for table_id in ids if (room := await rooms.of(table_id))]
        assert titles == [*[""] * 7, "Seven", *[""] * (TABLES - 8)]
        await rooms.close()
        worker.close()


async def test_the_versions_of_more_tables_than_a_query_takes_are_all_told(shared: Settings) -> None:
    ids = [(await laid(str(shared.store), number)).id for number in range(3)]
    async with await Store.open(shared.store) as store:
        unknown = [f"unknown {number}" for number in range(1200)]
        assert await store.versions([*ids[:2], *unknown, *ids[2:]]) == dict.fromkeys(ids, 1)
        assert await store.versions([]) == {}


def _asked() -> AbstractContextManager[list[str]]:
    """The statements about events that a database is given meanwhile."""
    return statements(lambda statement: "events" in statement)
