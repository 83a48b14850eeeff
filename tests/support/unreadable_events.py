"""Events that this version would never write, and cannot read."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import asyncpg
from sqlalchemy import Connection, delete, insert
from sqlalchemy.exc import IntegrityError

from euchre.store.database.errors import Behind
from euchre.store.database.schema import events
from euchre.store.rows.log import _checksum, versions
from euchre.store.store import Store
from euchre.streams.event import encode
from euchre.tables.events import Acted
from euchre.tables.fold import TABLE

UNREADABLE: Final = {
    "of a newer version": ("server/newer", b'{"type":"levitated","at":1.0}'),
    "with a value of a newer version": ("server/newer", b'{"type":"spoke","at":1.0,"seat":0,"phrase":"howdy"}'),
    "torn": ("table/unreadable", b'{"type":"spoke","at":'),
    "no text": ("table/unreadable", b'{"type":"spoke","at":1.0,"seat":0,"phrase":"\xff"}'),
    "nested without end": ("table/unreadable", b'{"type":"spoke","at":1.0,"more":' + b"[" * 100_000),
    "impossible": ("table/unreadable", encode(Acted(at=1.0, seat=0, action="play Jh", who="person"))),
}
"""The unreadable texts stored, with the code of the answer to a visitor of the table."""
_KIND: Final = "strange"


async def keep_unreadable(url: str, code: str, payload: bytes) -> None:
    """Let something be stored about a table that cannot be read, and let the workers know."""
    async with await Store.open(url) as store:
        table = await store.streams.named(TABLE, code)
        assert table is not None
        seq = await _appended(store, table, payload)
    if url.startswith("postgresql"):
        connection = await asyncpg.connect(url)
        news = f'["another",{{"{table}":{seq}}}]'
        await connection.execute("SELECT pg_notify('euchre_versions', $1)", news)
        await connection.close()


async def _appended(store: Store, table: str, payload: bytes) -> int:
    """The number under which a payload was stored; a server may store something at the same moment."""

    def work(connection: Connection) -> int:
        seq = versions(connection, [table])[table] + 1
        row = {"stream": table, "seq": seq, "at": 1.0, "kind": _KIND, "payload": payload}
        row["checksum"] = _checksum(table, seq, payload)
        try:
            connection.execute(insert(events), row)
        except IntegrityError:  # as in the log of tables itself
            raise Behind from None
        return seq

    while True:
        with suppress(Behind):
            return await store._database.write(work)


async def mend(url: str) -> None:
    """Take away what cannot be read."""
    async with await Store.open(url) as store:
        await store._database.write(lambda connection: connection.execute(delete(events).where(events.c.kind == _KIND)))
