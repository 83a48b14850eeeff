"""Matches that are over as rows of the database, with checksums: a damaged one counts as missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, or_, select, tuple_

from euchre.store.database.schema import by_seat, forgetting, matches, records
from euchre.store.rows.checksum import checksum
from euchre.store.rows.upsert import upsert

MatchKey = tuple[str, int]
"""The id of a table, and the number of a match there."""


class StoredMatch(NamedTuple):
    """A match as it is stored (`euchre.store.rows.archive`)."""

    table: str
    match: int
    log: bytes
    outcome: bytes


def write(connection: Connection, record: StoredMatch) -> None:
    """Keep a match; one that is damaged is replaced."""
    row = {
        "stream": record.table,
        "match": record.match,
        "log": record.log,
        "log_checksum": checksum(record.log),
        "outcome": record.outcome,
        "outcome_checksum": checksum(record.outcome),
    }
    upsert(connection, records, row)


def log(connection: Connection, table_id: str, match: int) -> bytes | None:
    """The log of a match; None where it is not kept, damaged, or names somebody who is being taken out of it."""
    played = or_(*(matches.c[seat] == forgetting.c.guest for seat in by_seat("guest")))
    is_left = select(forgetting.c.guest).join(matches, played).where(matches.c.stream == table_id)
    stored = select(records.c.log, records.c.log_checksum).where(~is_left.where(matches.c.match == match).exists())
    found = connection.execute(stored.where(records.c.stream == table_id, records.c.match == match)).one_or_none()
    return None if found is None or checksum(found.log) != found.log_checksum else bytes(found.log)


def outcomes(connection: Connection, keys: Sequence[MatchKey]) -> dict[MatchKey, bytes]:
    """The outcomes of these matches, as far as they are kept and sound."""
    columns = records.c.stream, records.c.match, records.c.outcome, records.c.outcome_checksum
    rows = connection.execute(select(*columns).where(tuple_(records.c.stream, records.c.match).in_(keys)))
    return {(table, match): bytes(one) for table, match, one, stored in rows if checksum(one) == stored}
