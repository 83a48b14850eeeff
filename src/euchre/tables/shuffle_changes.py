"""Changes of a table by the events of a shuffle, up to the match that comes of it."""

from __future__ import annotations

from dataclasses import replace

from euchre.tables import events
from euchre.tables.course import Course, Participant
from euchre.tables.fair import ceremony as ceremonies
from euchre.tables.fair import seeds
from euchre.tables.fair.ceremony import Ceremony
from euchre.tables.fair.round_shuffle import RoundShuffle
from euchre.tables.seat import Seats, filled, silent
from euchre.tables.table import Changes, Table


def gathered(table: Table, _event: events.Gathered) -> Changes:
    """The change back to the lobby: the table keeps nothing of the last match."""
    match = table.match + 1
    return {
        "match": match,
        "stage": "gathering",
        "course": None,
        "started": None,
        "ended": None,
        "ceremony": first_ceremony(table.root, match, (), len(table.seats), table.shuffle),
        "seats": silent(table.seats),
        "wanted": frozenset(),
        "conceding": frozenset(),
    }


def begun(table: Table, event: events.Begun) -> Changes:
    """A match begins, and its shuffle."""
    seats = filled(table.seats)
    ceremony = first_ceremony(table.root, event.match, event.contributors, len(seats), table.shuffle)
    return {
        "match": event.match,
        "seats": silent(seats),
        "wanted": frozenset(),
        "at_once": False,
        "stage": "shuffling",
        "started": event.at,
        "ended": None,
        "asked": event.at,
        "held_up": False,
        **_performed(table, ceremony, event.match, seats, event.at),
    }


def promised(table: Table, event: events.Promised) -> Changes:
    """A seat has promised its contribution."""
    ceremony = ceremonies.promise(table.ceremony, event.seat, event.digest)
    changes: Changes = {"ceremony": ceremony}
    if ceremony.ready and not table.ceremony.ready:
        changes |= {"asked": event.at, "held_up": False}
    return changes


def revealed(table: Table, event: events.Revealed) -> Changes:
    """A seat has shown its contribution."""
    ceremony = ceremonies.reveal(table.ceremony, event.seat, bytes.fromhex(event.contribution))
    return _performed(table, ceremony, table.match, table.seats, event.at)


def restarted(table: Table, event: events.Restarted) -> Changes:
    """The shuffle starts over, with the contributors that the event names."""
    return asked_anew(table, event.contributors, event.at, table.seats)


def held_up(_table: Table, _event: events.HeldUp) -> Changes:
    """The people were told who keeps them waiting."""
    return {"held_up": True}


def asked_anew(table: Table, contributors: tuple[int, ...], at: float, seats: Seats) -> Changes:
    """Start the shuffle over with these contributors, while the seats are taken like this."""
    promise = promise_of(table.root, table.match, table.ceremony.attempt + 1)
    ceremony = ceremonies.begin_anew(table.ceremony, promise, contributors)
    return {"asked": at, "held_up": False, **_performed(table, ceremony, table.match, seats, at)}


def _performed(table: Table, ceremony: Ceremony, match: int, seats: Seats, at: float) -> Changes:
    """Put this ceremony in place; once everybody has shown what they promised, the match begins."""
    if not ceremony.complete:
        return {"ceremony": ceremony}
    seed = seeds.match_seed(table.root, match, ceremony.attempt)
    key = seeds.deal_key(seed, ceremony.shown) if table.shuffle is None else table.shuffle.key
    seated = replace(table, seats=seats)
    players = tuple(
        Participant(seat.guest, name, seated.level_of(place))
        for place, (seat, name) in enumerate(zip(seats, seated.names, strict=True))
    )
    course = Course.begin(
        table.rules,
        key,
        players,
        seconds=float(table.terms.clock.seconds),
        private=not table.terms.spectators,
        version=table.version + 1,
        at=at,
    )
    return {"ceremony": ceremony, "course": course, "stage": "playing"}


def first_ceremony(
    root: bytes, match: int, contributors: tuple[int, ...], seats: int, shuffle: RoundShuffle | None
) -> Ceremony:
    """The ceremony with which a match begins; that of a round has been held already, and asks nobody here."""
    if shuffle is not None:
        return Ceremony.begin(shuffle.promise, (), places=seats, attempt=shuffle.attempt)
    return Ceremony.begin(promise_of(root, match, 1), contributors, places=seats)


def promise_of(root: bytes, match: int, attempt: int) -> str:
    """The server's promise for an attempt to shuffle for a match."""
    return seeds.promise(seeds.match_seed(root, match, attempt))
