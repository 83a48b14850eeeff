"""Shows what is kept about one guest, or takes them out of every game and evening so that those of the others stay."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from functools import partial
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from euchre.store.database.errors import Unreadable
from euchre.store.database.schema import by_seat, guests, matches, records, reviewed_deals, reviews, streams
from euchre.store.rows import contacts, drills, listed_tables, log, measures, news, people, reports, snapshots
from euchre.store.rows import forgetting as notes
from euchre.store.rows.guests import streams_with
from euchre.store.rows.transaction import Rows, reads, writes
from euchre.store.rows.upsert import upsert
from euchre.streams.forgetting import Forgetting
from euchre.streams.guest import GUEST, marks_of

EVENTS_AT_ONCE: Final = 200
"""Events that one transaction rewrites: others wait to write until it is done."""
MATCHES_AT_ONCE: Final = 10
"""Matches that one transaction rewrites, whose records and reviews it deletes."""
_PEOPLE: Final = (*by_seat("guest"), *by_seat("seated"))


class _Named(NamedTuple):
    """Events of a table that name a guest."""

    numbers: tuple[int, ...]
    until: int
    """The number of the last event that was looked at."""


class Privacy(Rows):
    """The rights of guests: to see what is kept about them, and to be taken out of it."""

    async def exported(self, guest: str) -> AsyncIterator[list[dict[str, Any]]]:
        """The data kept about a guest, table by table: every event that is about them, without its secrets.

        Ids of other guests are left out.
        """
        for stream in await self._database.read(partial(streams_with, guest=guest)):
            yield await self._exported(guest, stream)

    @reads
    def _exported(self, connection: Connection, guest: str, stream: str) -> list[dict[str, Any]]:
        kind = log.kind_of(connection, stream)
        is_about = kind.about(guest, lambda: log.whole(connection, stream))
        return [
            {kind.name: stream, kind.numbered: seq, **_shown(kind.decode(payload), guest)}
            for seq, payload in log.payloads(connection, kind, stream)
            if is_about(payload)
        ]

    async def forget(self, guest: str) -> AsyncIterator[tuple[str, int]]:
        """Take a guest out of every table where they were, seated or not; the games stay.

        Yields each table, and how many of its events changed. Raises `Unreadable` in the end if a table is damaged.
        """
        await self.begin_forgetting(guest)
        async for stream, changed in self.finish_forgetting(guest):
            yield stream, changed

    @writes
    def begin_forgetting(self, connection: Connection, guest: str) -> tuple[str, ...]:
        """Note that a guest is to be taken out of their tables, and return these.

        What is read from then on does not name the guest; a worker that has one of these tables in memory must read it
        again. Their contacts and whatever else is kept of them besides is gone at once. `finish_forgetting` rewrites
        what is stored, perhaps after a restart.
        """
        for topic in (people, contacts, drills, listed_tables, measures, reports):
            topic.forget(connection, guest)
        tables = streams_with(connection, guest)
        if tables:
            notes.note(connection, guest)
            news.announce_changes(connection, tables)
        return tables

    async def unfinished_forgetting(self) -> tuple[str, ...]:
        """The guests who were noted, and whom something stored may still name."""
        return await self._database.read(notes.unfinished)

    async def finish_forgetting(self, guest: str) -> AsyncIterator[tuple[str, int]]:
        """Rewrite what is stored about a guest who was noted, a few hundred events at a time, so that nobody waits.

        Yields each table, and how many of its events changed. Raises `Unreadable` if a table is damaged, once the
        others are done.
        """
        while (noted := await self._database.read(partial(notes.of_guest, guest=guest))) is not None:
            damaged: Unreadable | None = None
            for stream in await self._database.read(partial(streams_with, guest=guest)):
                try:
                    changed = await self._rewrite(stream, noted)
                except Unreadable as problem:
                    damaged = problem
                else:
                    yield stream, changed
            if damaged is not None:
                raise damaged
            await self._database.write(partial(notes.drop, guest=guest))
            await self._database.purge()

    async def _rewrite(self, stream: str, guest: Forgetting) -> int:
        """Take a guest out of a table, piece by piece; returns how many events changed."""
        after = changed = 0
        late: int | None = None
        while late is None:
            numbers: tuple[int, ...] = (0,)
            while numbers:
                numbers, after = await self._database.read(
                    partial(_next_named, stream=stream, after=after, forgetting=guest)
                )
                piece = partial(_rewrite_events, stream=stream, numbers=numbers, forgetting=guest)
                changed += await self._database.write(piece) if numbers else 0
            while await self._database.write(partial(_rewrite_matches, stream=stream, forgetting=guest)):
                pass  # the next few
            named = await self._is_named(stream, guest.other)
            late = await self._finish_stream(stream, after, guest, named=named)
        return changed + late

    @reads
    def _is_named(self, connection: Connection, stream: str, guest: str) -> bool:
        """True if an event of a table names a guest."""
        return bool(log.containing(connection, stream, 0, msgspec.json.encode(guest), 1))

    @writes
    def _finish_stream(
        self, connection: Connection, stream: str, after: int, forgetting: Forgetting, *, named: bool
    ) -> int | None:
        """Take a guest out of what is left of a table, and delete the note that they were there.

        All events up to number `after` are rewritten already; `named` says whether one of them names the guest by the
        other id. Returns how many later ones have changed; None, and nothing is done, where those are too many.
        """
        lock = select(streams.c.id).where(streams.c.id == stream).with_for_update()  # the next events wait
        if connection.execute(lock).first() is None:
            return 0
        late = _next_named(connection, stream, after, forgetting)
        if len(late.numbers) == EVENTS_AT_ONCE:
            return None
        changed = _rewrite_events(connection, stream, late.numbers, forgetting)
        _rewrite_matches(connection, stream, forgetting)
        snapshots.forget(connection, stream, forgetting)
        connection.execute(delete(guests).where(guests.c.stream == stream, guests.c.guest == forgetting.guest))
        if named or changed:
            upsert(connection, guests, {"stream": stream, "guest": forgetting.other}, keep=True)
        return changed


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


def _next_named(connection: Connection, stream: str, after: int, forgetting: Forgetting) -> _Named:
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
    return _Named(numbers, numbers[-1] if len(numbers) == EVENTS_AT_ONCE else max(last, *numbers, after))


def _rewrite_events(connection: Connection, stream: str, numbers: Sequence[int], forgetting: Forgetting) -> int:
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


def _rewrite_matches(connection: Connection, stream: str, forgetting: Forgetting) -> bool:
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
