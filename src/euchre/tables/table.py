"""A live table: who sits where, how far the match has come, and who is connected. It is the fold of its events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple, TypedDict

from euchre.core.rules import Rules
from euchre.core.seating import Seating
from euchre.tables.course import Course
from euchre.tables.daily_place import DailyPlace
from euchre.tables.evening_place import EveningPlace
from euchre.tables.fair.ceremony import Ceremony
from euchre.tables.fair.round_shuffle import RoundShuffle
from euchre.tables.messages import Level, Terms
from euchre.tables.replies import Stage
from euchre.tables.seat import Seats, level_of, names_of, seating_of

Done = tuple[tuple[str, int], ...]
"""The messages of a guest that were done, each with the version of the table right after it; the oldest first."""


class Leaver(NamedTuple):
    """The name under which a guest sat at the table, and the match in which they left."""

    name: str
    match: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The state of a table, secrets included; `euchre.tables.perspective.now` makes what a guest gets to see of it."""

    id: str
    code: str
    root: bytes = field(repr=False)
    """The secret from which the seeds of all shuffles come."""
    version: int
    """The number of events."""
    at: float
    """The time of the last one, in unix seconds."""
    host: str
    stage: Stage = "gathering"
    at_once: bool
    """The match begins as soon as the host is there."""
    rules: Rules
    """The rules; once a match is over, those of the next one."""
    terms: Terms
    seats: Seats
    title: str = ""
    """The host's name for it."""
    evening: EveningPlace | None = None
    """Its place in an evening, whose director is the host."""
    daily: DailyPlace | None = None
    """Its place among the daily deals, each of which a person plays once."""
    begins: float | None = None
    """The latest time at which an evening's match begins, in unix seconds; None at any other table."""
    last_deal: bool = False
    """The time of its evening's round is up: the deal under way is the last one."""
    shuffle: RoundShuffle | None = field(default=None, repr=False)
    """The shuffle that it shares with all tables of its round or day; None where each match has its own."""
    sealed: bool = False
    """Other tables play the same cards, and not all are over: nobody sees any but who plays with them here."""
    closed: bool = False
    """The operator of the server has closed it: nobody sits or plays here any more."""
    requests: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """The guests who would like to play along, each with the name they gave, for as long as they are here."""
    removed: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """The guests who may not sit down, each with the name under which they were removed."""
    left: Mapping[str, Leaver] = field(default_factory=lambda: MappingProxyType({}))
    """The guests who have left a seat, the latest last; some sit here again."""
    match: int = 1
    """The number of this match, from 1."""
    ceremony: Ceremony
    asked: float = 0.0
    """The time the people were last asked for something in the ceremony."""
    held_up: bool = False
    """The people were told who keeps them waiting."""
    course: Course | None = None
    """The match, once its cards are dealt; until the next one is dealt, the last."""
    started: float | None = None
    ended: float | None = None
    won: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """The matches that each guest has won here, of those who have won one."""
    conceding: frozenset[int] = frozenset()
    """The seats that want to give up the match."""
    wanted: frozenset[str] = frozenset()
    """The guests who want another match."""
    connections: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """The guest behind each connection."""
    deserted: float | None = None
    """The time the last one was closed; None while one is open, or if the last was lost with its worker."""
    host_away: float | None
    """Since when the host has had no connection."""
    done: Mapping[str, Done] = field(default_factory=lambda: MappingProxyType({}), repr=False)

    @property
    def seating(self) -> Seating:
        """The number of players, and who plays with whom."""
        return seating_of(self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats."""
        return names_of(self.seats, self.bot_names)

    @property
    def bot_names(self) -> tuple[str, ...]:
        """Names of the bots of the seats, where an evening gives them; "" for the usual names."""
        return () if self.evening is None else self.evening.bots

    @property
    def counts(self) -> bool:
        """True if its result is compared with those of other tables: there is one match, without help."""
        return self.evening is not None or self.daily is not None

    @property
    def entrants(self) -> tuple[int | None, ...]:
        """The number of each seat in the evening; None for a seat that has none, as all have at any other table."""
        return (None,) * self.seating.players if self.evening is None else self.evening.entrants

    @property
    def is_awake(self) -> bool:
        """True while bots play here and time counts: somebody is connected, or an evening waits for the result."""
        return not self.closed and (bool(self.connections) or self.evening is not None)

    def shows_cards_to(self, guest: str | None) -> bool:
        """True if a guest may see the cards of deals that are over, with all hands.

        This is the one place where that is decided for tables with the same cards.
        """
        course = self.course
        return course is None or course.was_played_by(guest) or not (self.sealed or course.private)

    def level_of(self, place: int) -> Level | None:
        """The level of a seat's bot, or None: as set where the result counts, else the strongest beside a person."""
        return self.seats[place].level if self.counts else level_of(self.seats, place)

    @property
    def guests(self) -> frozenset[str]:
        """The guests who are connected."""
        return frozenset(self.connections.values())

    @property
    def people_here(self) -> tuple[int, ...]:
        """The seats of the people who are connected."""
        return tuple(place for place, seat in enumerate(self.seats) if seat.is_here)

    @property
    def watchers(self) -> int:
        """The number of people who watch without a seat."""
        return len(self.guests) - len(self.people_here)

    @property
    def single(self) -> int | None:
        """The seat of the only person, where all others are bots."""
        seated = [place for place, seat in enumerate(self.seats) if seat.guest is not None]
        bots = sum(seat.level is not None for seat in self.seats)
        return seated[0] if len(seated) == 1 and bots == len(self.seats) - 1 else None

    @property
    def heir(self) -> str | None:
        """The next host: the next person clockwise, preferably one who is here."""
        place = self.seat_of(self.host)
        clockwise = [self.seats[other] for other in self.seating.from_left(0 if place is None else place)]
        others = [seat for seat in clockwise if seat.guest not in (None, self.host)]
        return min(others, key=lambda seat: not seat.is_here).guest if others else None

    @property
    def left_lately(self) -> dict[str, Leaver]:
        """The guests who have left in this match or the one before, and have no seat now."""
        lately = {guest: leaver for guest, leaver in self.left.items() if leaver.match >= self.match - 1}
        return {guest: leaver for guest, leaver in lately.items() if self.seat_of(guest) is None}

    @property
    def is_replayed(self) -> bool:
        """True for a match of strangers whose cards come again, since something was taken back: somebody knows them."""
        known = self.course is not None and self.course.taken_back > 0
        return self.terms.listed and self.stage == "playing" and known

    def is_free(self, place: int) -> bool:
        """True if anybody may sit there: nobody does, the host has opened the seat, or a bot sits at a listed table.

        In a match of strangers that is replayed none is, not even for those who had it.
        """
        seat = self.seats[place]
        return not self.is_replayed and (seat.is_free or (self.terms.listed and seat.level is not None))

    @property
    def free(self) -> tuple[int, ...]:
        """The seats where anybody may sit: open ones first, then those of bots that need not play on."""
        free = filter(self.is_free, self.seating.seats)
        return tuple(sorted(free, key=lambda place: (not self.seats[place].is_free, self.has_decided(place))))

    def has_decided(self, place: int) -> bool:
        """True if something was decided for a seat in the deal under way."""
        return self.stage == "playing" and self.course is not None and place in self.course.decided

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest, or None."""
        return next((place for place, seat in enumerate(self.seats) if seat.guest == guest), None)


class Changes(TypedDict, total=False):
    """The fields of a `Table` that an event changes, with their new values; `version` and `at` change with every event.

    A dictionary, since it costs nothing: most of the time an event takes goes into copying the table, which
    `euchre.tables.fold.evolve` does once. There the type checker holds these names and types against the table's.
    """

    host: str
    stage: Stage
    at_once: bool
    rules: Rules
    terms: Terms
    seats: Seats
    title: str
    evening: EveningPlace | None
    last_deal: bool
    sealed: bool
    closed: bool
    requests: Mapping[str, str]
    removed: Mapping[str, str]
    left: Mapping[str, Leaver]
    match: int
    ceremony: Ceremony
    asked: float
    held_up: bool
    course: Course | None
    started: float | None
    ended: float | None
    won: Mapping[str, int]
    conceding: frozenset[int]
    wanted: frozenset[str]
    connections: Mapping[str, str]
    deserted: float | None
    host_away: float | None
    done: Mapping[str, Done]


@lru_cache
def text_of(rules: Rules) -> str:
    """The text of rules, cached since it takes longer to write than everything else that happens in a step."""
    return str(rules)
