"""Editions of the bench: once published, an edition is never changed, so that its figures can be cited."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.seating import FOUR

Seats = Literal["one", "pair"]
"""The seats of the player: one, with an opponent as its partner, or both seats of a side."""

OPPONENTS: Final = {"swift": "swift", "club": "search:level=club"}
"""The opponents, and the players they are."""
SEATS_OF_FOUR: Final[dict[Seats, tuple[tuple[int, ...], ...]]] = {
    "one": ((0,), (1,), (2,), (3,)),
    "pair": ((0, 2), (1, 3)),
}
"""The seats that the player takes, one room after the other: over all rooms of a deal each seat as often."""


class Edition(NamedTuple):
    """The numbers that fix the deals and how their luck is taken out."""

    number: int
    redeals: int
    """The number of times the hidden cards are dealt again where the player departs from the opponent's play."""
    fewest: int
    """The number of these deals that must look the same to the player, so that they are enough."""
    swaps: int
    """The number of exchanges of hidden cards tried otherwise, one after the other."""
    presets: tuple[str, ...] = ()
    """The presets it was published with, all for tables of four."""


_FIRST_PRESETS: Final = ("standard", "british", "north-american", "online", "openspiel")
EDITIONS: Final = {1: Edition(number=1, redeals=40, fewest=12, swaps=60, presets=_FIRST_PRESETS)}


def edition_numbered(number: int) -> Edition:
    """The edition of this number; raises `EuchreError` for an unknown one."""
    if number not in EDITIONS:
        raise EuchreError("bench/edition", f"There is no edition {number} of the bench: the newest is {max(EDITIONS)}.")
    return EDITIONS[number]


def bench_rules(text: str) -> Rules:
    """The rules in the text. Raises `EuchreError` for other tables than those of four, which the bench is made for."""
    rules = Rules.parse(text)
    if law.seating(rules) != FOUR:
        players = law.seating(rules).players
        raise EuchreError("bench/players", f"The bench is for tables of four, and {rules} seats {players} players.")
    return rules
