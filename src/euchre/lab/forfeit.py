"""A player that fails, or does what is not allowed, loses the deal: what that costs, and how it is reported."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from euchre.core import law
from euchre.core.rules import Rules


class Forfeited(Exception):
    """The player in this seat failed, or chose what is not allowed; `why` is one line."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(seat, why)
        self.seat = seat
        self.why = why


class Forfeit(NamedTuple):
    """A deal lost without being played to its end."""

    player: str
    """The player's name."""
    pair: int
    seating: int
    """0: the first player sat in seats 0 and 2; 1: in seats 1 and 3."""
    seat: int
    why: str

    def __str__(self) -> str:
        return (
            f"{self.player} forfeits a deal of pair {self.pair}, seating {self.seating}, seat {self.seat}: {self.why}"
        )


@lru_cache
def most_points(rules: Rules) -> int:
    """The most points one side can score in a deal by these rules; so many a forfeited deal costs."""
    maker, dealer = 0, 3
    most = 0
    for alone in ((), (maker,)):
        answer = law.alone_turn(rules, dealer, maker, alone, declined=(0, 2))
        defences = ((), (1,)) if answer is not None else ((),)
        for defence, winners in product(defences, product((0, 1), repeat=law.HAND_SIZE)):
            most = max(most, *law.points(rules, maker, (*alone, *defence), winners))
    return most
