"""Makes the records of a table's matches, and their lines in a guest's match list."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from euchre.record.match_record import ABANDONED, CONCEDED, TIME_UP, MatchRecord
from euchre.tables.course import Course
from euchre.tables.events import Begun, Event, Gathered
from euchre.tables.fair.proof import Proof
from euchre.tables.fair.round_shuffle import by_seat
from euchre.tables.fair.seeds import match_seed
from euchre.tables.fold import TABLE, evolve
from euchre.tables.listed_entry import ListedEntry, UnlistedEntry, listed_changes
from euchre.tables.match_entry import MatchEntry
from euchre.tables.messages import Level
from euchre.tables.table import Table, text_of

Entry = MatchEntry | ListedEntry | UnlistedEntry
"""A line of a list in which a table stands."""
NOTE: Final = "live"
"""The key in the notes of a record for the table at which it was played, and how."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedMatch:
    """A match at a table, played to its end or so far; times in unix seconds."""

    match: int
    record: MatchRecord
    """The whole match with all its cards; once it is over, with the proof of its deals."""
    guests: tuple[str | None, ...]
    """The people of the seats when it began, None for a bot."""
    started: float
    ended: float | None


class SeatBots(msgspec.Struct, frozen=True):
    """The players of a seat of a match besides the one who began it."""

    level: Level | None
    """The level of the seat; None for a person."""
    stood_in: dict[Level, int]
    """The number of decisions taken in place of its player: of a person, or of a bot that was not ready."""
    taken_over: int
    """The number of times a person took the seat over in mid-match."""


class _Live(msgspec.Struct, frozen=True):
    bots: tuple[Level | None, ...] = ()
    stood_in: tuple[dict[Level, int], ...] = ()
    taken_over: tuple[int, ...] = ()


def bots_of(record: MatchRecord) -> tuple[SeatBots, ...]:
    """The bots of each seat, as the record notes them; none where it was not played at a table of ours."""
    players = len(record.players)
    try:
        noted = msgspec.convert(record.notes.get(NOTE, {}), _Live)
    except msgspec.ValidationError:
        noted = _Live()
    bots = noted.bots if len(noted.bots) == players else (None,) * players
    stood_in = noted.stood_in if len(noted.stood_in) == players else ({},) * players
    taken_over = map(noted.taken_over.count, range(players))
    return tuple(SeatBots(*seat) for seat in zip(bots, stood_in, taken_over, strict=True))


def matches_in(happened: Iterable[Event]) -> tuple[PlayedMatch, ...]:
    """The matches of a table whose cards were dealt, from all the events of the table."""
    first, *rest = happened
    table, found = TABLE.fold([first]), list[PlayedMatch]()
    for event in rest:
        if isinstance(event, Begun | Gathered):
            found += played(table)
        table = evolve(table, event)
    return (*found, *played(table))


def played(table: Table) -> tuple[PlayedMatch, ...]:
    """The match that a table plays or has just played; none before its cards are dealt."""
    course = table.course
    if course is None or table.started is None or table.stage not in ("playing", "over"):
        return ()
    record = MatchRecord(
        rules=course.state.rules,
        actions=course.actions,
        players=tuple(player.name for player in course.players),
        notes=_notes(table, course),
    )
    guests = tuple(player.guest for player in course.players)
    return (PlayedMatch(match=table.match, record=record, guests=guests, started=table.started, ended=table.ended),)


def _notes(table: Table, course: Course) -> dict[str, Any]:
    levels = [player.level for player in course.players]
    played = {"table": table.code, "match": table.match, "bots": levels}
    played |= {"hints": course.hints, "taken_back": course.taken_back}
    played |= {"stood_in": course.stood_in} if any(course.stood_in) else {}
    played |= {"taken_over": course.taken_over} if course.taken_over else {}
    broken_off: dict[str, Any] = {} if course.conceded is None else {CONCEDED: course.conceded}
    broken_off |= {ABANDONED: True} if course.abandoned else {}
    broken_off |= {TIME_UP: True} if course.time_up else {}
    return {NOTE: played, **broken_off, **(_proof(table, course).notes() if table.stage == "over" else {})}


def _proof(table: Table, course: Course) -> Proof:
    ceremony, shared = table.ceremony, table.shuffle
    if shared is not None:
        return Proof(
            match=table.match,
            attempt=shared.attempt,
            promise=shared.promise,
            seed=shared.seed,
            promises=shared.promises,
            contributions=shared.contributions,
            entrants=by_seat(range(1, len(shared.promises) + 1), table.entrants),
        )
    shown = tuple(None if added is None else added.hex() for added in ceremony.shown)
    return Proof(
        match=table.match,
        attempt=ceremony.attempt,
        promise=ceremony.promise,
        seed=match_seed(table.root, table.match, ceremony.attempt).hex(),
        promises=ceremony.promised,
        contributions=shown,
        undone=course.taken_back > 0,
    )


def entries(before: Table | None, after: Table) -> tuple[Entry, ...]:
    """The lines of the match list, and of the list of tables, that a step has changed.

    `before` is None for a new table.
    """
    now = entry_of(after)
    same = before is not None and entry_of(before) == now
    return (*(() if same else (now,)), *listed_changes(before, after))


def entry_of(table: Table) -> MatchEntry:
    """The line of the match list for the one that is being played, or the next."""
    course = table.course if table.stage in ("playing", "over") else None
    match = None if course is None else course.state.match
    seated = tuple(seat.guest for seat in table.seats)
    return MatchEntry(
        table=table.id,
        code=table.code,
        match=table.match,
        rules=text_of(table.rules if match is None else match.rules),
        started=table.started,
        ended=table.ended,
        guests=seated if course is None else tuple(player.guest for player in course.players),
        names=table.names if course is None else tuple(player.name for player in course.players),
        score=table.seating.nothing if match is None else match.score,
        games=table.seating.nothing if match is None else match.games,
        winner=None if course is None else course.winner,
        conceded=None if course is None else course.conceded,
        private=None if course is None else course.private,
        seated=seated,
        title=table.title,
    )
