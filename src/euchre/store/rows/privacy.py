"""Shows what is kept about one guest, or takes them out of every game so that the games of the others stay."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, select, update

from euchre.store.database.schema import by_seat, guests, matches, records, reviewed_deals, reviews, snapshots, tables
from euchre.store.rows import log, news
from euchre.tables.names import GUEST

_NAMED: Final = {"opened": "host", "seated": "guest", "removed": "guest"}
"""The kinds of events that hold a guest's name, each with the field that says which guest."""
_SECRETS: Final = ("root", "connection")
"""What no export shows: the first determines everybody's cards, the second names a process."""


def tables_with(connection: Connection, guest: str) -> tuple[str, ...]:
    """The tables at which a guest is or was, on a seat or as a spectator."""
    return tuple(sorted(connection.scalars(select(guests.c.table_id).where(guests.c.guest == guest))))


def guests_at(connection: Connection, table_id: str) -> tuple[tuple[str, str], ...]:
    """The guests who have sat at a table, each with the name they had last, in the order of their ids.

    Raises `Unreadable` for an event that is damaged.
    """
    events = (msgspec.json.decode(payload) for _, payload in log.payloads(connection, table_id, _NAMED))
    return tuple(sorted({event[_NAMED[event["type"]]]: event["name"] for event in events}.items()))


def exported(connection: Connection, guest: str, table_id: str) -> list[dict[str, Any]]:
    """Every event of a table that a guest caused or that is about them, without its secrets."""
    return [
        {"table": table_id, "number": seq, **{name: value for name, value in event.items() if name not in _SECRETS}}
        for seq, event in _about(connection, guest, table_id)
    ]


def replace(connection: Connection, guest: str, other: str, table_id: str) -> int:
    """Replace a guest at a table by an unknown one without a name; returns how many events changed.

    Cards, calls and results stay as they are, and so do the proofs of the deals.
    """
    connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())  # events wait
    found = _about(connection, guest, table_id)
    for seq, event in found:
        log.put(connection, table_id, seq, msgspec.json.encode(_without(event, guest, other)))
    noted = (guests.c.table_id == table_id) & (guests.c.guest == guest)
    connection.execute(update(guests).where(noted).values(guest=other) if found else delete(guests).where(noted))
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
    name = guest.encode()  # most events do not contain it, and need not be parsed
    named = (
        (seq, msgspec.json.decode(payload)) for seq, payload in log.payloads(connection, table_id) if name in payload
    )
    return [(seq, event) for seq, event in named if guest in event.values()]


def _without(event: dict[str, Any], guest: str, other: str) -> dict[str, Any]:
    stored = {name: other if value == guest else value for name, value in event.items()}
    whom = _NAMED.get(event["type"])
    return {**stored, "name": GUEST} if whom is not None and event[whom] == guest else stored
