"""Editions of the bench: once published, an edition is never changed, so that its figures can be cited."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules

Seats = Literal["one", "pair", "side"]
"""The seats of the player: one, with opponents in all others, or all of a side: two (a pair) or, of six, three."""

OPPONENTS: Final = {"swift": "swift", "club": "search:level=club"}
"""The opponents, and the players they are."""
_WHOLE_SIDES: Final[dict[int, Seats]] = {2: "pair", 3: "side"}
"""The name of all seats of a side, by how many they are."""


class Edition(NamedTuple):
    """The numbers that fix the deals and how their luck is taken out."""

    number: int
    redeals: int
    """The number of times the hidden cards are dealt again where the player departs from the opponent's play."""
    fewest: int
    """The number of these deals that must look the same to the player, so that they are enough."""
    swaps: int
    """The number of exchanges of hidden cards tried otherwise, one after the other."""
    players: tuple[int, ...] = (4,)
    """The numbers of players at its tables; no two editions share one, so that a table has one edition."""
    presets: tuple[str, ...] = ()
    """The presets it was published with."""


_FIRST_PRESETS: Final = ("standard", "british", "north-american", "online", "openspiel")
_SECOND_PRESETS: Final = ("two-handed", "three-handed", "six-handed")
EDITIONS: Final = {
    1: Edition(number=1, redeals=40, fewest=12, swaps=60, presets=_FIRST_PRESETS),
    2: Edition(number=2, redeals=40, fewest=12, swaps=60, players=(2, 3, 6), presets=_SECOND_PRESETS),
}


def edition_numbered(number: int) -> Edition:
    """The edition of this number; raises `EuchreError` for an unknown one."""
    if number not in EDITIONS:
        raise EuchreError("bench/edition", f"There is no edition {number} of the bench: the newest is {max(EDITIONS)}.")
    return EDITIONS[number]


def edition_for(rules: Rules) -> Edition:
    """The edition that has tables of as many players."""
    players = law.seating(rules).players
    return next(edition for edition in EDITIONS.values() if players in edition.players)


def checked_edition(number: int, rules: Rules) -> Edition:
    """The edition of this number. Raises `EuchreError` for an unknown one, and where it has no such tables."""
    edition, fitting = edition_numbered(number), edition_for(rules)
    if edition is not fitting:
        players = law.seating(rules).players
        sentence = (
            f"Edition {number} of the bench has no tables of {players} players, as {rules} is: "
            f"take edition {fitting.number}."
        )
        raise EuchreError("bench/players", sentence)
    return edition


def rooms_of(rules: Rules, seats: Seats) -> tuple[tuple[int, ...], ...]:
    """The seats that the player takes, one room after the other: over all rooms of a deal each seat as often.

    Raises `EuchreError` where no side has so many seats.
    """
    table = law.seating(rules)
    if seats == "one":
        return tuple((seat,) for seat in table.seats)
    sides = tuple(table.members(side) for side in range(table.sides))
    name = _WHOLE_SIDES.get(len(sides[0]), "one")
    if name != seats:
        raise EuchreError(
            "bench/seats", f"The player of {rules} cannot take the seats {seats!r}: choose {_either(name)}."
        )
    return sides


def _either(name: Seats) -> str:
    return "'one'" if name == "one" else f"'one' or '{name}'"
