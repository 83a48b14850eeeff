"""The open-hand solver for a game of any number of players: the worth of each card with all hands face up."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Self

import numpy as np

from euchre.core import law
from euchre.core.cards import CARDS, Card
from euchre.core.seating import Seating, ahead
from euchre.core.state import State
from euchre.fast.lanes import PLACE, Sets
from euchre.solve.maxn import Floats, Ints, card_results_many, results_many
from euchre.solve.open_play import OpenPlay
from euchre.solve.stakes import Stakes

BySide = tuple[int, ...]
Worth = Callable[[BySide, int], float]
"""The worth of the points of a deal, by side, to a side, such as `euchre.equity.stakes.MatchStakes.worth`."""


class SeatedPlay(NamedTuple):
    """A moment of the play at a table of any size, and what is played for."""

    position: OpenPlay
    seating: Seating
    stakes: Stakes
    payoffs: Floats
    """``[tricks, side]``: the worth to each side if the makers take 0..5 tricks in the deal."""

    @classmethod
    def of_state(cls, state: State, worth: Worth = ahead) -> Self:
        """The play of a whole state, in which each side plays for what points are worth to it.

        Raises `EuchreError` for a state that is not in the play or has unknown hands.
        """
        position, stakes = OpenPlay.of_state(state), Stakes.of(state)
        return cls(position, law.seating(state.rules), stakes, payoffs(stakes, worth))

    def makers_tricks(self) -> int:
        """The makers' tricks of the deal, up to numbers that count the same for every side."""
        return int(results_many(*self._arguments)[0])

    def points(self) -> BySide:
        """The points of the deal, by side."""
        return self.stakes.made(max(self.makers_tricks() - self.stakes.taken, 0))

    def card_points(self) -> dict[Card, BySide]:
        """The points of the deal, by side, after each card that may be played next."""
        (values,) = card_results_many(*self._arguments)
        by_card = zip(CARDS, values[PLACE[self.position.trump]].tolist(), strict=True)
        taken = self.stakes.taken
        return {card: self.stakes.made(max(value - taken, 0)) for card, value in by_card if value >= 0}

    @property
    def _arguments(self) -> tuple[Sets, Ints, Sets, bool, Ints, int, int, Floats]:
        at, table = self.position, self.seating
        sides = np.array([table.side(seat) for seat in table.seats])
        leader = np.array([at.leader])
        return (
            *(at.hands[np.newaxis], leader, at.table[np.newaxis], at.no_trump),
            *(sides, self.stakes.makers, self.stakes.taken, self.payoffs),
        )


def payoffs(stakes: Stakes, worth: Worth = ahead) -> Floats:
    """``[tricks, side]``: the worth of a deal to each side if the makers take 0..5 tricks in all.

    Numbers that they cannot come to any more are worth what the nearest one is.
    """
    left = law.HAND_SIZE - len(stakes.winners)
    ends = [stakes.made(min(max(tricks - stakes.taken, 0), left)) for tricks in range(law.HAND_SIZE + 1)]
    return np.array([[worth(points, side) for side in range(len(points))] for points in ends])
