"""The records of matches that are over, with checksums: a damaged one counts as missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, or_, select, tuple_

from euchre.store.database.database import MOST
from euchre.store.database.schema import by_seat, forgetting, matches, records
from euchre.store.rows.checksum import checksum
from euchre.store.rows.transaction import Rows, reads, writes
from euchre.store.rows.upsert import upsert

MatchKey = tuple[str, int]
"""The id of a table, and the number of a match there."""


class StoredMatch(NamedTuple):
    """A match as it is stored (`euchre.store.rows.archive`)."""

    table: str
    match: int
    log: bytes
    outcome: bytes
    guests: tuple[str | None, ...] = ()
    """The people whom the record names."""


class Records(Rows):
    """The records of a store."""

    @writes
    def save(self, connection: Connection, played: Sequence[StoredMatch]) -> None:
        """Keep matches that are over; one that is damaged is replaced.

        One that names somebody who was taken out of it meanwhile is not: it is read again when it is asked for.
        """
        for match in played:
            if _names_others(connection, match):
                continue
            row = {
                "stream": match.table,
                "match": match.match,
                "log": match.log,
                "log_checksum": checksum(match.log),
                "outcome": match.outcome,
                "outcome_checksum": checksum(match.outcome),
            }
            upsert(connection, records, row)

    @reads
    def log(self, connection: Connection, table_id: str, match: int) -> bytes | None:
        """The log of a match that is over; None where it is not kept, is damaged, or names somebody who is leaving."""
        played = or_(*(matches.c[seat] == forgetting.c.guest for seat in by_seat("guest")))
        is_left = select(forgetting.c.guest).join(matches, played).where(matches.c.stream == table_id)
        kept = select(records.c.log, records.c.log_checksum).where(~is_left.where(matches.c.match == match).exists())
        row = connection.execute(kept.where(records.c.stream == table_id, records.c.match == match)).one_or_none()
        return None if row is None or checksum(row.log) != row.log_checksum else bytes(row.log)

    async def outcomes(self, keys: Sequence[MatchKey]) -> dict[MatchKey, bytes]:
        """The outcomes of these matches, as far as they are kept and sound."""
        outcomes: dict[MatchKey, bytes] = {}
        for first in range(0, len(keys), MOST // 2):  # each has two parameters
            outcomes |= await self._outcomes(keys[first : first + MOST // 2])
        return outcomes

    @reads
    def _outcomes(self, connection: Connection, keys: Sequence[MatchKey]) -> dict[MatchKey, bytes]:
        columns = records.c.stream, records.c.match, records.c.outcome, records.c.outcome_checksum
        rows = connection.execute(select(*columns).where(tuple_(records.c.stream, records.c.match).in_(keys)))
        return {(table, match): bytes(outcome) for table, match, outcome, stored in rows if checksum(outcome) == stored}


def _names_others(connection: Connection, match: StoredMatch) -> bool:
    """True if a match names somebody whom the match list no longer does."""
    seats = [matches.c[seat] for seat in by_seat("guest")]
    line = select(*seats).where(matches.c.stream == match.table, matches.c.match == match.match)
    listed = connection.execute(line.with_for_update()).one_or_none()  # nobody is taken out of it meanwhile
    return listed is not None and not set(match.guests) <= {None, *listed}
