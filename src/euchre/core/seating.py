"""Seats and sides, and who plays with whom, at a table of two, three, four or six.

Seats are numbered clockwise from 0, sides from 0. Two and three play each for themselves, so a side is one seat; of
four and six every second seat is a side. Tuples "by side" have one number for each side, in order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, Literal

from euchre.core.state import Trick

Place = Literal["dealer", "left", "near_partner", "dealers_partner", "opposite", "far_partner", "right"]
"""The place of a seat, seen from the dealer; of six, the second to the left is the near partner."""
_PLACES: Final[dict[int, tuple[Place, ...]]] = {
    2: ("dealer", "left"),
    3: ("dealer", "left", "right"),
    4: ("dealer", "left", "dealers_partner", "right"),
    6: ("dealer", "left", "near_partner", "opposite", "far_partner", "right"),
}


class Seating:
    """A table for a number of players: its seats and its sides. There is one value for each number, in `SEATINGS`."""

    players: int
    sides: int
    seats: range
    """The seats, clockwise from 0."""
    places: tuple[Place, ...]
    """The names of the places, clockwise from the dealer on."""
    nothing: tuple[int, ...]
    """0 for every side."""
    has_partners: bool
    """True where a side is more than one seat, so that somebody can play alone."""

    __slots__ = ("_left", "_partners", "_turns", "has_partners", "nothing", "places", "players", "seats", "sides")

    def __init__(self, players: int, sides: int) -> None:
        self.players, self.sides = players, sides
        self.seats = range(players)
        self.places = _PLACES[players]
        self.nothing = (0,) * sides
        self.has_partners = players > sides
        self._turns: Final = tuple(
            tuple((seat + step) % players for step in range(1, players + 1)) for seat in self.seats
        )
        self._left: Final = tuple(turns[0] for turns in self._turns)
        self._partners: Final = tuple(
            tuple(other for other in turns[:-1] if other % sides == turns[-1] % sides) for turns in self._turns
        )

    def __repr__(self) -> str:
        return f"<Seating of {self.players}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _seating_of, (self.players,)

    def place_of(self, seat: int, dealer: int) -> Place:
        """The place of a seat relative to the dealer."""
        return self.places[(seat - dealer) % self.players]

    def side(self, seat: int) -> int:
        """The side a seat plays for."""
        return seat % self.sides

    def members(self, side: int) -> tuple[int, ...]:
        """The seats of a side."""
        return tuple(range(side, self.players, self.sides))

    def partners(self, seat: int) -> tuple[int, ...]:
        """The other seats of the same side, clockwise from this one; none where all play for themselves."""
        return self._partners[seat]

    def partner(self, seat: int) -> int:
        """The only partner of a seat: for tables of four."""
        (only,) = self.partners(seat)
        return only

    def allies(self, seat: int, maker: int) -> tuple[int, ...]:
        """The other seats that play a contract with this one: its partners; of three, the other defender."""
        makers = self.side(maker)
        with_makers = self.side(seat) == makers
        return tuple([other for other in self._turns[seat][:-1] if (self.side(other) == makers) == with_makers])

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return self._left[seat]

    def from_left(self, dealer: int) -> tuple[int, ...]:
        """The seats in turn, the dealer's left first and the dealer last."""
        return self._turns[dealer]

    def by_side(self, side: int, number: int) -> tuple[int, ...]:
        """A number for one side, and 0 for the others."""
        return (0,) * side + (number,) + (0,) * (self.sides - side - 1)

    def against(self, side: int, number: int) -> tuple[int, ...]:
        """A number for every side but one, and 0 for that one."""
        return (number,) * side + (0,) + (number,) * (self.sides - side - 1)

    def winners(self, tricks: tuple[Trick, ...]) -> tuple[int, ...]:
        """The side that won each trick, in order."""
        sides = self.sides
        return tuple([trick.winner % sides for trick in tricks])

    def tricks_by_side(self, tricks: tuple[Trick, ...]) -> tuple[int, ...]:
        """The number of tricks of each side."""
        return tuple(map(self.winners(tricks).count, range(self.sides)))

    # Playing alone

    def lone_sides(self, alone: Iterable[int]) -> set[int]:
        """The sides of the seats that play alone."""
        return {self.side(seat) for seat in alone}

    def lone_makers(self, maker: int, alone: Iterable[int]) -> tuple[int, ...]:
        """The makers among the seats that play alone: the maker, a partner, or none."""
        return tuple([seat for seat in alone if self.side(seat) == self.side(maker)])

    def sitting_out(self, alone: Iterable[int]) -> frozenset[int]:
        """The seats that sit out when these play alone."""
        return frozenset(partner for seat in alone for partner in self.partners(seat))

    def order_of_play(self, alone: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """The seats in order of play, by leader, when the seats `alone` play alone."""
        return _order_of_play(self, alone)


def ahead(points: Sequence[float], side: int) -> float:
    """The points of a side less the others' mean.

    >>> ahead((1, 0), 1), ahead((2, 0, 2), 0)
    (-1.0, 1.0)
    """
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


@cache
def _order_of_play(seating: Seating, alone: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    sitting = seating.sitting_out(alone)
    return tuple(
        (leader, *(seat for seat in seating.from_left(leader)[:-1] if seat not in sitting)) for leader in seating.seats
    )


def _seating_of(players: int) -> Seating:
    return SEATINGS[players]


SEATINGS: Final = {2: Seating(2, 2), 3: Seating(3, 3), 4: Seating(4, 2), 6: Seating(6, 2)}
"""The seating of each number of players."""
FOUR: Final = SEATINGS[4]
"""Two against two, for what is only for tables of four."""
