"""Checks that everything that is kept can be read, and fits together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from euchre.core.errors import EuchreError
from euchre.record.log import parse_log
from euchre.store.rows.archive import log_in
from euchre.store.rows.kinds import STREAMS
from euchre.store.store import Store
from euchre.streams.guest import guests_named
from euchre.streams.kind import StreamKind
from euchre.tables import snapshot
from euchre.tables.events import Event, Opened
from euchre.tables.fold import TABLE
from euchre.tables.history import PlayedMatch, entry_of, matches_in
from euchre.tables.table import Table


class Checked(NamedTuple):
    """The result of a check of one table, evening or the like, from its first event; or of all people."""

    stream: str
    """The id; `PEOPLE` for all people."""
    events: int
    faults: tuple[str, ...]
    """The faults, each in a sentence."""


PEOPLE: Final = "people"


async def check(store: Store) -> AsyncIterator[Checked]:
    """Go through all streams, kind by kind and by their ids, then through the people; of these only faults are told.

    Raises `Unavailable` if the database cannot be read.
    """
    for kind in STREAMS.values():
        after = ""
        while ids := await store.streams.ids(after, kind=kind):
            for table_id in ids:
                yield await _checked(store, table_id, _compared if kind is TABLE else partial(_compared_stream, kind))
            after = ids[-1]
    if unknown := await store.streams.of_unknown_kinds():
        yield Checked(unknown[0], 0, (f"Of {len(unknown)} streams this version of Euchre does not know the kind.",))
    if faults := await store.people.faults():
        yield Checked(PEOPLE, 0, faults)


async def _checked(store: Store, table_id: str, compared: Callable[[Store, str], Awaitable[Checked]]) -> Checked:
    """A stream, as far as it can be read: a damaged page of the file hides no fault of the others."""
    try:
        return await compared(store, table_id)
    except EuchreError as problem:
        return Checked(table_id, 0, (problem.sentence,))


async def _compared(store: Store, table_id: str) -> Checked:
    """The stored rows of a table, compared with its events. Raises `EuchreError` for what cannot be read."""
    stored = await store.snapshots.read(table_id)
    events = await store.streams.events(table_id)
    if not events:
        return Checked(table_id, 0, ("Nothing has happened at this table, not even its opening.",))
    table = _folded(events)
    if isinstance(table, str):
        return Checked(table_id, len(events), (table,))
    faults = [*_of_opening(events[0], table_id), *_of_snapshot(stored, events, table), *await _of_list(store, table)]
    faults += await _of_guests(store, table_id, events)
    played = matches_in(events)
    of_matches = (*await _of_records(store, table_id, played), *await _of_reviews(store, table_id, played))
    return Checked(table_id, len(events), (*faults, *of_matches))


def _folded(events: tuple[Event, ...]) -> Table | str:
    """The table, or why its events make none."""
    try:
        return TABLE.fold(events)
    except EuchreError as problem:
        return f"An event cannot have happened: {problem.sentence}"
    except (AssertionError, LookupError, TypeError, ValueError) as problem:
        return f"The events make no table ({type(problem).__name__})."


def _of_opening(first: Event, table_id: str) -> tuple[str, ...]:
    ours = isinstance(first, Opened) and first.table == table_id
    return () if ours else ("The first event opens another table.",)


def _of_snapshot(stored: bytes | None, events: tuple[Event, ...], table: Table) -> tuple[str, ...]:
    copy = None if stored is None else snapshot.read(stored)
    if copy is None or TABLE.folded(copy, events[copy.version :]) == table:
        return ()
    return ("The snapshot is not what the events make of the table.",)


async def _of_list(store: Store, table: Table) -> tuple[str, ...]:
    """The line of the match list, unless the table has gone on since its events were read."""
    entry = await store.matches.entry(table.id, table.match)
    if entry == entry_of(table) or len(await store.streams.events(table.id, table.version)):
        return ()
    return ("The match list differs from the events.",)


async def _compared_stream(kind: StreamKind[Any], store: Store, of: str) -> Checked:
    """An evening or the like, compared with the guests who are noted for it.

    Raises `EuchreError` for what cannot be read.
    """
    events = await store.streams.read(kind, of)
    if not events:
        return Checked(of, 0, (f"Nothing has happened in this {kind.name}, not even its opening.",))
    faults: tuple[str, ...] = ()
    try:
        if kind.fold(events).id != of:
            faults = (f"The first event opens another {kind.name}.",)
    except (AssertionError, LookupError, TypeError, ValueError) as problem:
        faults = (f"The events make no {kind.name} ({type(problem).__name__}).",)
    return Checked(of, len(events), (*faults, *await _of_guests(store, of, events)))


async def _of_guests(store: Store, of: str, events: Sequence[Any]) -> tuple[str, ...]:
    """Check that the index of guests matches the events."""
    noted, expected = await store.guests.noted(of), guests_named(events)
    faults = ["Guests of this table are not noted."] if expected - noted else []
    surplus = noted - expected
    if surplus and (await store.streams.versions([of]))[of] == len(events):  # it has not gone on since they were read
        faults += [
            f"No event names {guest}, who is noted for this table: euchre admin forget {guest} deletes the note."
            for guest in sorted(surplus)
        ]
    return tuple(faults)


async def _of_records(store: Store, table_id: str, matches: tuple[PlayedMatch, ...]) -> tuple[str, ...]:
    """The records of its matches, where they are kept: the others are made when somebody asks for them."""
    for played in matches:
        stored = await store.records.log(table_id, played.match)
        record = None if stored is None else parse_log(log_in(stored))
        if record is not None and (record.actions, record.players) != (played.record.actions, played.record.players):
            return (f"The record of match {played.match} is not what the events say.",)
    return ()


async def _of_reviews(store: Store, table_id: str, matches: tuple[PlayedMatch, ...]) -> tuple[str, ...]:
    """Check that each review begun is of a match with as many deals; a damaged deal is reviewed again."""
    deals = {played.match: played.record.deals for played in matches if played.ended is not None}
    return tuple(
        f"The {key.level} review of match {key.match} is not one of this match."
        for key, review in await store.reviews.of_table(table_id)
        if deals.get(key.match) != review.deals
    )
