"""What is kept of one guest: shown to them, or taken out of every game so that the games of the others stay."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from euchre.store import log, news
from euchre.store.schema import by_seat, matches, records, reviewed_deals, reviews, snapshots
from euchre.tables.names import GUEST

_NAMED: Final = {"opened": "host", "seated": "guest", "removed": "guest"}
"""The kinds of events that say what a guest is called, and where they say whom they mean."""
_SECRETS: Final = ("root", "connection")
"""What no export shows: from the one follow the cards of all, the other names a process."""


def tables_with(connection: Connection, guest: str) -> tuple[str, ...]:
    """The tables at which a guest has, or had, a seat."""
    seats = or_(*(matches.c[column] == guest for column in (*by_seat("guest"), *by_seat("seated"))))
    return tuple(connection.scalars(select(matches.c.table_id).where(seats).distinct().order_by(matches.c.table_id)))


def guests_at(connection: Connection, table_id: str) -> tuple[tuple[str, str], ...]:
    """The guests who have sat at a table, each with the name they had last, in the order of their ids."""
    found: dict[str, str] = {}
    rows = connection.execute(select(matches).where(matches.c.table_id == table_id).order_by(matches.c.match))
    for row in rows.mappings():
        seats = zip(by_seat("guest"), by_seat("name"), strict=True)
        found |= {row[guest]: row[name] for guest, name in seats if row[guest] is not None}
    return tuple(sorted(found.items()))


def exported(connection: Connection, guest: str, table_id: str) -> list[dict[str, Any]]:
    """Everything at a table that a guest said, or that says something of them, by event."""
    return [
        {"table": table_id, "number": seq, **{name: value for name, value in event.items() if name not in _SECRETS}}
        for seq, event in _about(connection, guest, table_id)
    ]


def replace(connection: Connection, guest: str, other: str, table_id: str) -> int:
    """Put a guest nobody knows in a guest's place at a table, under no name; returns how many events changed.

    Cards, calls and results stay as they are, and so do the proofs of the deals.
    """
    found = _about(connection, guest, table_id)
    for seq, event in found:
        log.put(connection, table_id, seq, msgspec.json.encode(_without(event, guest, other)))
    for copies in (snapshots, records, reviewed_deals, reviews):  # made anew from the events when they are next needed
        connection.execute(delete(copies).where(copies.c.table_id == table_id))
    for column in (*by_seat("guest"), *by_seat("seated")):
        is_theirs = (matches.c.table_id == table_id) & (matches.c[column] == guest)
        name = {f"name_{column[-1]}": GUEST} if column.startswith("guest") else {}
        connection.execute(update(matches).where(is_theirs).values({column: other, **name}))
    news.announce_changes(connection, [table_id])
    return len(found)


def _about(connection: Connection, guest: str, table_id: str) -> list[tuple[int, dict[str, Any]]]:
    """The events of a table that name a guest, each with its number."""
    name = guest.encode()  # of most events it is no part, and they need not be read
    named = (
        (seq, msgspec.json.decode(payload)) for seq, payload in log.payloads(connection, table_id) if name in payload
    )
    return [(seq, event) for seq, event in named if guest in event.values()]


def _without(event: dict[str, Any], guest: str, other: str) -> dict[str, Any]:
    stored = {name: other if value == guest else value for name, value in event.items()}
    whom = _NAMED.get(event["type"])
    return {**stored, "name": GUEST} if whom is not None and event[whom] == guest else stored
