"""Events that this version would never write, and cannot read."""

from __future__ import annotations

from typing import Final

import asyncpg
from sqlalchemy import delete, insert

from euchre.store.schema import events
from euchre.store.store import Store
from euchre.tables.events import Acted, encode

UNREADABLE: Final = {
    "of a newer version": ("server/newer", b'{"type":"levitated","at":1.0}'),
    "with a value of a newer version": ("server/newer", b'{"type":"spoke","at":1.0,"seat":0,"phrase":"howdy"}'),
    "torn": ("table/unreadable", b'{"type":"spoke","at":'),
    "impossible": ("table/unreadable", encode(Acted(at=1.0, seat=0, action="play Jh", who="person"))),
}
"""What is stored, with the code of the answer to whoever comes to its table."""
_KIND: Final = "strange"


async def keep_unreadable(url: str, code: str, payload: bytes) -> None:
    """Let something be stored about a table that cannot be read, and let the workers know."""
    async with await Store.open(url) as store:
        table = await store.table_named(code)
        assert table is not None
        last = len(await store.events(table))
        row = {"table_id": table, "seq": last + 1, "at": 1.0, "kind": _KIND, "payload": payload}
        await store._database.write(lambda connection: connection.execute(insert(events), row))
    if url.startswith("postgresql"):
        connection = await asyncpg.connect(url)
        news = f'["another",{{"{table}":{last + 1}}}]'
        await connection.execute("SELECT pg_notify('euchre_versions', $1)", news)
        await connection.close()


async def mend(url: str) -> None:
    """Take away what cannot be read."""
    async with await Store.open(url) as store:
        await store._database.write(lambda connection: connection.execute(delete(events).where(events.c.kind == _KIND)))
