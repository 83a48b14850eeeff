"""The newest snapshot of each table, with a checksum: a damaged one counts as missing."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, select, update

from euchre.store.database.schema import snapshots
from euchre.store.rows import forgetting
from euchre.store.rows.checksum import checksum
from euchre.store.rows.transaction import Rows, reads, writes
from euchre.store.rows.upsert import upsert
from euchre.streams.forgetting import Forgetting
from euchre.tables import snapshot

_STORED: Final = select(snapshots, forgetting.IS_NOTED).where(snapshots.c.stream == bindparam("of"))


class Snapshots(Rows):
    """The snapshots of a store."""

    @writes
    def save(self, connection: Connection, table_id: str, after: int, payload: bytes) -> None:
        """Keep the snapshot of a table as it stood after event number `after`, unless a newer one is kept."""
        stored = connection.scalars(select(snapshots.c.seq).where(snapshots.c.stream == table_id)).one_or_none()
        if stored is None or stored < after:
            row = {"stream": table_id, "seq": after, "payload": payload, "checksum": checksum(payload)}
            upsert(connection, snapshots, row)

    @reads
    def read(self, connection: Connection, table_id: str) -> bytes | None:
        """The newest snapshot of a table, perhaps some events behind; None where none is kept, or it is damaged."""
        of, notes = {"of": table_id}, list[Forgetting]()
        row = connection.execute(_STORED, of).one_or_none()
        while row is not None and row.is_noted and not (notes := forgetting.of_stream(connection, table_id)):
            row = connection.execute(_STORED, of).one_or_none()  # they were out before the notes were read
        if row is None or checksum(row.payload) != row.checksum:
            return None
        payload: bytes | None = bytes(row.payload)
        for note in notes:
            payload = None if payload is None else snapshot.rewritten(payload, note)
        return payload


def forget(connection: Connection, table_id: str, guest: Forgetting) -> None:
    """Rewrite the snapshot of a table without a guest; delete one that this version cannot read."""
    theirs = snapshots.c.stream == table_id
    stored = connection.scalars(select(snapshots.c.payload).where(theirs)).one_or_none()
    if stored is None or guest.quoted not in stored:
        return
    payload = snapshot.rewritten(stored, guest)
    if payload is None:
        connection.execute(delete(snapshots).where(theirs))
    else:
        connection.execute(update(snapshots).where(theirs).values(payload=payload, checksum=checksum(payload)))
