"""A live table: who sits where, how far the match is, and who is connected. It is the fold of its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, Literal

from euchre.core.rules import Rules
from euchre.tables import events
from euchre.tables.ceremony import Ceremony
from euchre.tables.changes import CHANGES, promise_of
from euchre.tables.course import Course
from euchre.tables.events import Event
from euchre.tables.messages import Terms
from euchre.tables.seat import OPEN, Seat, Seats, bot, names_of, seat_of

REMEMBERED: Final = 64
"""Messages of each guest that the table remembers, so that none is done twice."""
Stage = Literal["gathering", "shuffling", "playing", "over"]
Done = tuple[tuple[str, int], ...]
"""The messages of a guest that were done, each with the version of the table right after it; the oldest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """How a table stands, secrets included. What leaves it for a guest is made by `euchre.tables.sight`."""

    id: str
    code: str
    root: bytes = field(repr=False)
    """The secret from which the seeds of all shuffles come."""
    version: int
    """How many events have happened."""
    at: float
    """When the last one did, in unix seconds."""
    host: str
    stage: Stage = "gathering"
    at_once: bool
    """The match begins as soon as the host is there."""
    rules: Rules
    """Those of the next match, once one is over."""
    terms: Terms
    seats: Seats
    match: int = 1
    """The number of this match, from 1."""
    ceremony: Ceremony
    asked: float = 0.0
    """When the people were last asked for something in the ceremony."""
    held_up: bool = False
    """The people were told who keeps them waiting."""
    course: Course | None = None
    """The match, once its cards are dealt; until the next one is dealt, the last."""
    started: float | None = None
    ended: float | None = None
    wanted: frozenset[str] = frozenset()
    """The guests who want another match."""
    connections: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Whose each connection is."""
    host_away: float | None
    """Since when the host has had no connection."""
    done: Mapping[str, Done] = field(default_factory=lambda: MappingProxyType({}), repr=False)

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats 0..3 are called."""
        return names_of(self.seats)

    @property
    def guests(self) -> frozenset[str]:
        """Everybody who is connected."""
        return frozenset(self.connections.values())

    @property
    def people_here(self) -> tuple[int, ...]:
        """The seats of the people who are connected."""
        return tuple(place for place, seat in enumerate(self.seats) if seat.is_here)

    @property
    def watchers(self) -> int:
        """How many people watch without a seat."""
        return len(self.guests) - len(self.people_here)

    @property
    def single(self) -> int | None:
        """The seat of the only person, where only bots are the others."""
        seated = [place for place, seat in enumerate(self.seats) if seat.guest is not None]
        bots = sum(seat.level is not None for seat in self.seats)
        return seated[0] if len(seated) == 1 and bots == len(self.seats) - 1 else None

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits, or None."""
        return seat_of(self.seats, guest)


@lru_cache
def text_of(rules: Rules) -> str:
    """The text of rules, which takes longer to write than everything else that happens in a step."""
    return str(rules)


def opened(happened: Iterable[Event]) -> Table:
    """The table of which these are all the events, the first being `Opened`."""
    first, *rest = happened
    assert isinstance(first, events.Opened), "a table begins by being opened"
    table = _opened(first)
    for event in rest:
        table = evolve(table, event)
    return table


def evolve(table: Table, event: Event) -> Table:
    """The table after one more event."""
    version, done = table.version + 1, table.done
    if event.by is not None and event.id is not None:
        of_guest = (*done.get(event.by, ()), (event.id, version))[-REMEMBERED:]
        done = MappingProxyType({**done, event.by: of_guest})
    changes = CHANGES[type(event)](table, event)
    return replace(table, version=version, at=event.at, done=changes.pop("done", done), **changes)


def _opened(event: events.Opened) -> Table:
    seats = tuple(_first(event, who) for who in event.seats)
    root = bytes.fromhex(event.root)
    return Table(
        id=event.table,
        code=event.code,
        root=root,
        version=1,
        at=event.at,
        host=event.host,
        at_once=event.at_once,
        rules=Rules.parse(event.rules),
        terms=event.terms,
        seats=seats,
        ceremony=Ceremony(promise=promise_of(root, 1, 1), persons=()),
        host_away=event.at,
    )


def _first(event: events.Opened, who: Any) -> Seat:
    if who == "me":
        return Seat(guest=event.host, name=event.name, away=event.at)
    return OPEN if who == "open" else bot(who)
