"""A seat of a table: a person, a bot or nobody, their presence, and what they said or ask for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from euchre.core.seating import SEATINGS, Seating
from euchre.tables.messages import Level, Phrase
from euchre.tables.names import bot_name

STRONGEST_LEVEL: Final[Level] = "expert"
"""The bot that partners a person, and that sits in for one who does not play against people."""
WEAKEST_LEVEL: Final[Level] = "beginner"
"""The bot that sits in for a person where people play against each other."""
USUAL: Final[Level] = "club"
"""The bot that takes an open seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """The occupant of a seat: the `guest` with their `name`, or a bot of a `level`, or nobody.

    The level is what the host chose; `level_of` says how the bot plays.
    """

    guest: str | None = None
    name: str = ""
    level: Level | None = None
    away: float | None = None
    """Since when they have had no connection, in unix seconds; None while they are here."""
    comes: bool = False
    """True for somebody who has taken the seat from elsewhere, and whose page is yet to connect."""
    stands_in: bool = False
    """A bot plays for them until they are back: they are away, or keep the table waiting."""
    said: Phrase | None = None
    """Their last phrase in this deal."""
    asks: int | None = None
    """The seat that this person would rather have."""
    spoke: tuple[float, ...] = ()
    """The times of their last phrases."""
    offered: bool = False
    """True if the host has opened the seat in mid-match: the guest who sits down takes it over."""
    until_next: Level | None = None
    """The bot that they have replaced, and that plays this deal to its end: they play from the next one on."""
    held_by: frozenset[str] = frozenset()
    """The guests who had this seat earlier in this deal: they know its cards."""

    @property
    def is_open(self) -> bool:
        """True if nobody sits there."""
        return self.guest is None and self.level is None

    @property
    def is_free(self) -> bool:
        """True if anybody may sit there."""
        return self.is_open or self.offered

    @property
    def is_here(self) -> bool:
        """True for a person with a connection."""
        return self.guest is not None and self.away is None


OPEN: Final = Seat()
Seats = tuple[Seat, ...]
"""The seats of a table, in order."""


def seating_of(seats: Seats) -> Seating:
    """The seating for these seats."""
    return SEATINGS[len(seats)]


def bot(level: Level) -> Seat:
    """A seat with a bot."""
    return Seat(level=level)


def people(seats: Seats) -> tuple[int, ...]:
    """The seats where people sit, here or away."""
    return tuple(place for place, seat in enumerate(seats) if seat.guest is not None)


def put(seats: Seats, place: int, seat: Seat) -> Seats:
    """The seats with one of them changed."""
    return (*seats[:place], seat, *seats[place + 1 :])


def filled(seats: Seats) -> Seats:
    """The seats with bots where nobody sits."""
    return tuple(bot(USUAL) if seat.is_open else seat for seat in seats)


def moved(seats: Seats, order: tuple[int, ...]) -> Seats:
    """The seats in another order: `order` says, for each, where its player sat before. Nobody asks for another now."""
    return tuple(replace(seats[place], asks=None) for place in order)


def resized(seats: Seats, players: int) -> Seats:
    """The seats for another number of players, which is at least that of the people who sit there.

    Everybody keeps their seat if it is still there. Whoever loses it gets an open seat, or else one of a bot's, of
    their own side if they can. New seats are open, and nobody asks for another now.
    """
    table = SEATINGS[players]
    now = [replace(seat, asks=None) for seat in (*seats[:players], *(OPEN,) * (players - len(seats)))]
    for place in (place for place in people(seats) if place >= players):
        free = [other for other, seat in enumerate(now) if seat.guest is None]
        new = min(free, key=lambda other: (not now[other].is_open, table.side(other) != table.side(place)))
        now[new] = replace(seats[place], asks=None)
    return tuple(now)


def silent(seats: Seats) -> Seats:
    """The seats as a match or its next deal begins: nobody has said anything, seen a hand of it, or waits for it."""
    return tuple(replace(seat, said=None, asks=None, held_by=frozenset()) for seat in none_waiting(seats))


def none_offered(seats: Seats) -> Seats:
    """The seats as a match ends: those that the host had opened in it are open no more, and nobody waits."""
    return tuple(replace(seat, offered=False) for seat in none_waiting(seats))


def none_waiting(seats: Seats) -> Seats:
    """The seats once a deal is over: who came in the middle of it plays."""
    return tuple(seat if seat.until_next is None else replace(seat, until_next=None, stands_in=False) for seat in seats)


def level_of(seats: Seats, place: int) -> Level | None:
    """The level of a seat's bot: a person's partner always plays as well as it can. None where no bot sits."""
    chosen = seats[place].level
    partners = seating_of(seats).partners(place)
    if chosen is not None and any(seats[partner].guest is not None for partner in partners):
        return STRONGEST_LEVEL
    return chosen


def level_in_place_of_person(seats: Seats) -> Level:
    """The level of a bot that plays for an absent or late person: against people, it must not be an advantage."""
    sides = {seating_of(seats).side(place) for place in people(seats)}
    return STRONGEST_LEVEL if len(sides) == 1 else WEAKEST_LEVEL


def names_of(seats: Seats, bots: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The names of all seats; an open one is "Anybody". `bots` are names for the bots of the seats, "" for the usual.

    >>> names_of((Seat(guest="1", name="Ann"), bot("club"), bot("club"), OPEN), ("", "Basil", "", ""))
    ('Ann', 'Basil', 'Cleo', 'Anybody')
    """
    persons = [seat.name for seat in seats if seat.guest is not None]
    return tuple(_name(place, seat, persons, bots) for place, seat in enumerate(seats))


def _name(place: int, seat: Seat, persons: list[str], bots: tuple[str, ...]) -> str:
    if seat.guest is not None:
        return seat.name
    return "Anybody" if seat.level is None else bot_called(place, persons, bots)


def bot_called(place: int, persons: list[str], bots: tuple[str, ...]) -> str:
    """The name of a seat's bot: the one in `bots`, or the usual one beside these persons."""
    return (bots[place] if bots else "") or bot_name(place, persons)
