"""Shows what is kept about one guest, or takes them out of every game and evening so that those of the others stay."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from euchre.store.database.schema import by_seat, guests, matches, records, reviewed_deals, reviews, tables
from euchre.store.rows import cards, log, news, passkeys, people, snapshots
from euchre.store.rows import forgetting as notes
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


def tables_with(connection: Connection, guest: str) -> tuple[str, ...]:
    """The tables at which a guest is or was, on a seat or as a spectator, and their evenings and the like."""
    return tuple(sorted(connection.scalars(select(guests.c.table_id).where(guests.c.guest == guest))))


def guests_at(connection: Connection, table_id: str) -> tuple[tuple[str, str], ...]:
    """The guests who have sat at a table, each with the name they had last, in the order of their ids.

    Raises `Unreadable` for an event that is damaged.
    """
    kinds = [tag for tag, marks in TABLE.marks.items() if marks.name]
    events = (TABLE.decode(payload) for _, payload in log.payloads(connection, TABLE, table_id, kinds))
    names = {getattr(event, field): event.name for event in events for field in marks_of(type(event)).about}
    return tuple(sorted(names.items()))


def exported(connection: Connection, guest: str, table_id: str) -> list[dict[str, Any]]:
    """Every event of a table or evening that a guest caused or that is about them, as far as events may be exported.

    Ids of other guests are left out.
    """
    stream = log.stream_of(connection, table_id)
    is_about = stream.about(guest, lambda: log.whole(connection, table_id))
    return [
        {stream.name: table_id, stream.numbered: seq, **_shown(stream.decode(payload), guest)}
        for seq, payload in log.payloads(connection, stream, table_id)
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


def exported_person(connection: Connection, guest: str) -> dict[str, Any] | None:
    """By what a guest is known on several devices, without what would let somebody be them; None where by nothing."""
    person = people.read(connection, guest)
    if person is None:
        return None
    return {
        "name": person.name,
        "signed_out": person.signed_out,
        "card_made": cards.made(connection, guest),
        "passkeys": [
            {"credential": one.credential, "host": one.host, "made": one.made, "used": one.used}
            for one in passkeys.of_guest(connection, guest)
        ],
    }


def begin_forgetting(connection: Connection, guest: str) -> tuple[str, ...]:
    """Note that a guest is to be taken out of their tables, and return these; who reads events no longer sees them.

    By what they were known on several devices is gone at once.
    """
    people.forget(connection, guest)
    found = tables_with(connection, guest)
    if found:
        notes.note(connection, guest)
        news.announce_changes(connection, found)
    return found


def next_named(connection: Connection, table_id: str, after: int, forgetting: Forgetting) -> Named:
    """The next events after number `after` that name a guest, as many as one transaction rewrites."""
    last = log.versions(connection, [table_id]).get(table_id, 0)
    stream = log.stream_of(connection, table_id)
    if stream.is_of_many_names:
        events = log.whole(connection, table_id)
        rewrite = stream.rewriting(forgetting, lambda: events)
        named = (seq for seq, event in enumerate(events, 1) if seq > after and rewrite(event) != event)
        numbers = tuple(islice(named, EVENTS_AT_ONCE))
    else:
        numbers = log.containing(connection, table_id, after, forgetting.quoted, EVENTS_AT_ONCE)
    return Named(numbers, numbers[-1] if len(numbers) == EVENTS_AT_ONCE else max(last, *numbers, after))


def rewrite_events(connection: Connection, table_id: str, numbers: Sequence[int], forgetting: Forgetting) -> int:
    """Rewrite the events with these numbers without a guest; returns how many that has changed.

    Raises `Unreadable` for a damaged one.
    """
    lock = select(tables.c.id).where(tables.c.id == table_id).with_for_update(key_share=True)
    connection.execute(lock)  # a deletion of the table waits, its next events do not
    rewrite = log.stream_of(connection, table_id).rewriting(forgetting, lambda: log.whole(connection, table_id))
    stored = log.stored(connection, table_id, numbers)
    changed = [(seq, new) for seq, old in stored if (new := rewrite(old)) != old]
    log.put(connection, table_id, changed)
    return len(changed)


def rewrite_matches(connection: Connection, table_id: str, forgetting: Forgetting) -> bool:
    """Rewrite some lines of the match list without a guest; False once no line names them.

    The records and reviews of these matches are made from the events when they are next needed.
    """
    named = or_(*(matches.c[column] == forgetting.guest for column in _PEOPLE))
    found = select(matches.c.match).where(matches.c.table_id == table_id, named).limit(MATCHES_AT_ONCE)
    numbers = connection.scalars(found).all()
    if not numbers:
        return False
    for copies in (records, reviewed_deals, reviews):
        connection.execute(delete(copies).where(copies.c.table_id == table_id, copies.c.match.in_(numbers)))
    for column in _PEOPLE:
        theirs = (matches.c.table_id == table_id) & (matches.c[column] == forgetting.guest)
        name = {f"name_{column[-1]}": GUEST} if column.startswith("guest") else {}
        values = {column: forgetting.other, **name}
        connection.execute(update(matches).where(theirs, matches.c.match.in_(numbers)).values(values))
    return True


def finish_table(
    connection: Connection, table_id: str, after: int, forgetting: Forgetting, *, named: bool
) -> int | None:
    """Take a guest out of what is left of a table, and delete the note that they were there.

    All events up to number `after` are rewritten already; `named` says whether one of them names the guest by the
    other id. Returns how many later ones have changed; None, and nothing is done, where those are too many.
    """
    lock = select(tables.c.id).where(tables.c.id == table_id).with_for_update()  # the next events wait
    if connection.execute(lock).first() is None:
        return 0
    late = next_named(connection, table_id, after, forgetting)
    if len(late.numbers) == EVENTS_AT_ONCE:
        return None
    changed = rewrite_events(connection, table_id, late.numbers, forgetting)
    rewrite_matches(connection, table_id, forgetting)
    snapshots.forget(connection, table_id, forgetting)
    connection.execute(delete(guests).where(guests.c.table_id == table_id, guests.c.guest == forgetting.guest))
    if named or changed:
        upsert(connection, guests, {"table_id": table_id, "guest": forgetting.other}, keep=True)
    return changed


def names(connection: Connection, table_id: str, guest: str) -> bool:
    """Whether an event of a table names a guest."""
    return bool(log.containing(connection, table_id, 0, msgspec.json.encode(guest), 1))
