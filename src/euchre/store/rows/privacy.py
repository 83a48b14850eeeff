"""Shows what is kept about one guest, or takes them out of every game and evening so that those of the others stay."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from euchre.store.database.schema import by_seat, guests, matches, records, reviewed_deals, reviews, streams
from euchre.store.rows import forgetting as notes
from euchre.store.rows import log, news, people, snapshots
from euchre.store.rows.upsert import upsert
from euchre.streams.forgetting import Forgetting
from euchre.streams.guest import GUEST, marks_of
from euchre.tables.fold import TABLE

EVENTS_AT_ONCE: Final = 200
"""Events that one transaction rewrites: others wait to write until it is done."""
MATCHES_AT_ONCE: Final = 10
"""Matches that one transaction rewrites, whose records and reviews it deletes."""
_PEOPLE: Final = (*by_seat("guest"), *by_seat("seated"))


class Named(NamedTuple):
    """Events of a table that name a guest."""

    numbers: tuple[int, ...]
    until: int
    """The number of the last event that was looked at."""


def streams_with(connection: Connection, guest: str) -> tuple[str, ...]:
    """The tables at which a guest is or was, on a seat or as a spectator, and their evenings and the like."""
    return tuple(sorted(connection.scalars(select(guests.c.stream).where(guests.c.guest == guest))))


def guests_at(connection: Connection, stream: str) -> tuple[tuple[str, str], ...]:
    """The guests who have sat at a table, each with the name they had last, in the order of their ids.

    Raises `Unreadable` for an event that is damaged.
    """
    kinds = [tag for tag, marks in TABLE.marks.items() if marks.name]
    events = (TABLE.decode(payload) for _, payload in log.payloads(connection, TABLE, stream, kinds))
    names = {getattr(event, field): event.name for event in events for field in marks_of(type(event)).about}
    return tuple(sorted(names.items()))


def exported(connection: Connection, guest: str, stream: str) -> list[dict[str, Any]]:
    """Export the events of a table or evening that a guest caused or that are about them, as far as allowed.

    Ids of other guests are left out.
    """
    kind = log.kind_of(connection, stream)
    is_about = kind.about(guest, lambda: log.whole(connection, stream))
    return [
        {kind.name: stream, kind.numbered: seq, **_shown(kind.decode(payload), guest)}
        for seq, payload in log.payloads(connection, kind, stream)
        if is_about(payload)
    ]


def _shown(event: Any, guest: str) -> dict[str, Any]:
    """The exported fields of an event for a guest, with the id of their message where it led to the event."""
    own = event.by == guest
    names = {"type", "at", *event.exported, *(("by", "id") if own else ())}
    fields = msgspec.to_builtins(event)
    return {
        name: value
        for name, value in fields.items()
        if name in names and not (name in marks_of(type(event)).about and value != guest)
    }


def begin_forgetting(connection: Connection, guest: str) -> tuple[str, ...]:
    """Note that a guest is to be taken out of their tables, and return these; who reads events no longer sees them.

    By what they were known on several devices is gone at once.
    """
    people.forget(connection, guest)
    found = streams_with(connection, guest)
    if found:
        notes.note(connection, guest)
        news.announce_changes(connection, found)
    return found


def next_named(connection: Connection, stream: str, after: int, forgetting: Forgetting) -> Named:
    """The next events after number `after` that name a guest, as many as one transaction rewrites."""
    last = log.versions(connection, [stream]).get(stream, 0)
    kind = log.kind_of(connection, stream)
    if kind.is_of_many_names:
        events = log.whole(connection, stream)
        rewrite = kind.rewriting(forgetting, lambda: events)
        named = (seq for seq, event in enumerate(events, 1) if seq > after and rewrite(event) != event)
        numbers = tuple(islice(named, EVENTS_AT_ONCE))
    else:
        numbers = log.containing(connection, stream, after, forgetting.quoted, EVENTS_AT_ONCE)
    return Named(numbers, numbers[-1] if len(numbers) == EVENTS_AT_ONCE else max(last, *numbers, after))


def rewrite_events(connection: Connection, stream: str, numbers: Sequence[int], forgetting: Forgetting) -> int:
    """Rewrite the events with these numbers without a guest; returns how many that has changed.

    Raises `Unreadable` for a damaged one.
    """
    lock = select(streams.c.id).where(streams.c.id == stream).with_for_update(key_share=True)
    connection.execute(lock)  # a deletion of the table waits, its next events do not
    rewrite = log.kind_of(connection, stream).rewriting(forgetting, lambda: log.whole(connection, stream))
    stored = log.stored(connection, stream, numbers)
    changed = [(seq, new) for seq, old in stored if (new := rewrite(old)) != old]
    log.put(connection, stream, changed)
    return len(changed)


def rewrite_matches(connection: Connection, stream: str, forgetting: Forgetting) -> bool:
    """Rewrite some lines of the match list without a guest; False once no line names them.

    The records and reviews of these matches are made from the events when they are next needed.
    """
    named = or_(*(matches.c[column] == forgetting.guest for column in _PEOPLE))
    found = select(matches.c.match).where(matches.c.stream == stream, named).limit(MATCHES_AT_ONCE)
    numbers = connection.scalars(found).all()
    if not numbers:
        return False
    for copies in (records, reviewed_deals, reviews):
        connection.execute(delete(copies).where(copies.c.stream == stream, copies.c.match.in_(numbers)))
    for column in _PEOPLE:
        theirs = (matches.c.stream == stream) & (matches.c[column] == forgetting.guest)
        name = {f"name_{column[-1]}": GUEST} if column.startswith("guest") else {}
        values = {column: forgetting.other, **name}
        connection.execute(update(matches).where(theirs, matches.c.match.in_(numbers)).values(values))
    return True


def finish_stream(
    connection: Connection, stream: str, after: int, forgetting: Forgetting, *, named: bool
) -> int | None:
    """Take a guest out of what is left of a table, and delete the note that they were there.

    All events up to number `after` are rewritten already; `named` says whether one of them names the guest by the
    other id. Returns how many later ones have changed; None, and nothing is done, where those are too many.
    """
    lock = select(streams.c.id).where(streams.c.id == stream).with_for_update()  # the next events wait
    if connection.execute(lock).first() is None:
        return 0
    late = next_named(connection, stream, after, forgetting)
    if len(late.numbers) == EVENTS_AT_ONCE:
        return None
    changed = rewrite_events(connection, stream, late.numbers, forgetting)
    rewrite_matches(connection, stream, forgetting)
    snapshots.forget(connection, stream, forgetting)
    connection.execute(delete(guests).where(guests.c.stream == stream, guests.c.guest == forgetting.guest))
    if named or changed:
        upsert(connection, guests, {"stream": stream, "guest": forgetting.other}, keep=True)
    return changed


def names(connection: Connection, stream: str, guest: str) -> bool:
    """True if an event of a table names a guest."""
    return bool(log.containing(connection, stream, 0, msgspec.json.encode(guest), 1))
