"""The players of a table as a sentence names them: by their names, or as "you"."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass
from typing import Final

from euchre.core.seating import SEATINGS, Seating
from euchre.wording import Wording

_OTHERS: Final = {1: "one", 2: "other", 3: "three"}
_WITH_YOU: Final = {1: "only-you", 2: "you", 3: "you-of-three"}


@dataclass(frozen=True, slots=True)
class People:
    """The names of the seats, and the one that reads the sentence (None: a spectator).

    Sentences of the catalogue decide themselves how they address somebody: `$who` is "you" or "other", `$name` the
    name. A side of up to three is `$whose` with the names `$one`, `$two` and `$three`; where it is yours, these are
    your partners. `$whose` is "only-you", "you" (and one partner) or "you-of-three", else "one", "other" (two of them)
    or "three".
    """

    names: tuple[str, ...]
    you: int | None = None

    @property
    def seating(self) -> Seating:
        """The seating for the number of players."""
        return SEATINGS[len(self.names)]

    def who(self, seat: int) -> dict[str, str]:
        """The parts `$who` and `$name` for the player of a seat."""
        return {"who": self.is_told(seat), "name": self.names[seat]}

    def whom(self, seat: int) -> dict[str, str]:
        """The parts `$whom` and `$other` for a second player in the same sentence."""
        return {"whom": self.is_told(seat), "other": self.names[seat]}

    def side(self, side: int, without: Container[int] = ()) -> dict[str, str]:
        """The parts `$whose`, `$one`, `$two` and `$three` for a side; your partners follow clockwise from you.

        Seats of the side that are `without` are left out.
        """
        seats = self.seating.members(side)
        if self.you is not None and self.seating.side(self.you) == side:
            seats = (self.you, *self.seating.partners(self.you))
        return self.group(seat for seat in seats if seat not in without)

    def group(self, seats: Iterable[int]) -> dict[str, str]:
        """The same parts for up to three players, in this order."""
        seats = tuple(seats)
        forms = _WITH_YOU if self.you in seats else _OTHERS
        one, two, three, *_ = (*(self.names[seat] for seat in seats if seat != self.you), "", "", "")
        return {"whose": forms[len(seats)], "one": one, "two": two, "three": three}

    def is_told(self, seat: int) -> str:
        """The form of address of a sentence: "you" for the reader's own seat, "other" for the rest."""
        return "you" if seat == self.you else "other"


def side_names(words: Wording, people: People) -> tuple[str, ...]:
    """The names of the sides where they stand alone, such as in a score.

    >>> from euchre.wording import wording
    >>> side_names(wording(), People(("Ann", "Bob", "Cleo", "Dan"), 2))
    ('You & Ann', 'Bob & Dan')
    >>> side_names(wording(), People(("Ann", "Bob", "Cleo"), 2))
    ('Ann', 'Bob', 'You')
    """
    return tuple(words("side", **people.side(side)) for side in range(people.seating.sides))


def by_name(words: Wording, people: People, numbers: Iterable[int]) -> str:
    """A number for each side, by name.

    >>> from euchre.wording import wording
    >>> by_name(wording(), People(("Ann", "Bob", "Cleo"), 2), (3, 0, 10))
    'Ann 3, Bob 0, You 10'
    >>> by_name(wording(), People(("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"), 2), (3, 0))
    'You, Eve & Ann 3; Bob, Dan & Fay 0'
    """
    sides = zip(side_names(words, people), numbers, strict=True)
    between = ", " if len(people.seating.members(0)) < len(_OTHERS) else "; "
    return between.join(words("side-number", side=side, number=number) for side, number in sides)


def named(words: Wording, people: People, seats: Iterable[int]) -> str:
    """The names of up to three players in a sentence: ``Ann, Bob and Cleo``."""
    return words("named", **People(people.names).group(seats))
