"""The newest snapshot of each table, with a checksum: a damaged one counts as missing."""

from __future__ import annotations

from sqlalchemy import Connection, select

from euchre.store.database.schema import snapshots
from euchre.store.rows.checksum import checksum
from euchre.store.rows.upsert import upsert


def write(connection: Connection, table_id: str, seq: int, payload: bytes) -> None:
    """Keep the snapshot of a table after event number `seq`, unless a newer one is kept."""
    stored = connection.scalars(select(snapshots.c.seq).where(snapshots.c.table_id == table_id)).one_or_none()
    if stored is None or stored < seq:
        row = {"table_id": table_id, "seq": seq, "payload": payload, "checksum": checksum(payload)}
        upsert(connection, snapshots, row)


def read(connection: Connection, table_id: str) -> bytes | None:
    """The snapshot of a table; None where none is kept, or it is damaged."""
    found = connection.execute(select(snapshots).where(snapshots.c.table_id == table_id)).one_or_none()
    return None if found is None or checksum(found.payload) != found.checksum else bytes(found.payload)
