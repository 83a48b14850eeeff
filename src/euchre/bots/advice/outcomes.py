"""The results of each way a deal may end for a player's side: points, the match, tricks."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.values import winners
from euchre.core import law
from euchre.core.seating import FOUR
from euchre.core.state import Phase, the_contract
from euchre.core.view import View, the_seat
from euchre.equity.stakes import MatchStakes
from euchre.fast.auction import auction
from euchre.fast.play import CODES, LOST_FIRST_TWO
from euchre.fast.seats import seats_in

NOBODY: Final = -1


class Outcomes(NamedTuple):
    """One number for each end of a deal, in the order of `euchre.bots.search.alternatives.Alternatives.worth`."""

    points: NDArray[np.float64]
    """Points of the player's side less those of the others."""
    wins: NDArray[np.float64]
    """The chance to win the match."""
    tricks: NDArray[np.int64]
    """Tricks of the makers; `NOBODY` if trump is not made."""
    ours: NDArray[np.bool_]
    """The player's side makes trump."""


def outcomes(view: View) -> Outcomes:
    """The results of each end of this deal for the side of the player whose view it is."""
    side, at = FOUR.side(the_seat(view)), MatchStakes.of(view)
    rows: list[tuple[float, float, int, bool]] = []
    for maker, alone in _contracts(view):
        for code in range(CODES):
            won = winners(maker, code)
            scored = (0, 0) if won is None else _points(view, maker, alone, won)
            wins = at.chance_after(scored, side)
            ahead = float(scored[side] - scored[1 - side])
            rows.append((ahead, wins, code % LOST_FIRST_TWO, FOUR.side(maker) == side))
    rows.append((at.average(side), at.chance(side), NOBODY, False))
    rows.append((0.0, at.chance_thrown_in(side), NOBODY, False))
    columns = zip(*rows, strict=True)
    return Outcomes(*map(np.array, columns))


class OutcomeShares(NamedTuple):
    """The shares of the ways a choice ended, of the deals looked at."""

    made: float
    """The player's side makes trump and takes three tricks or more."""
    marched: float
    """The player's side makes trump and takes all five tricks."""
    euchred: float
    """The player's side makes trump and takes fewer than three tricks."""
    euchres: float
    """The other side makes trump and takes fewer than three tricks."""
    scores: float
    """The player's side scores more in the deal than the other side."""
    loses: float
    """The other side scores more in the deal."""


def outcome_shares(at: Outcomes, ends: NDArray[np.int64]) -> OutcomeShares:
    """The shares of some ends of a deal."""
    tricks, ours, points = at.tricks[ends], at.ours[ends], at.points[ends]
    enough = tricks >= law.TRICKS_TO_MAKE
    ways = (
        ours & enough,
        ours & (tricks == law.HAND_SIZE),
        ours & ~enough,
        ~ours & ~enough & (tricks != NOBODY),
        points > 0,
        points < 0,
    )
    return OutcomeShares(*(float(way.mean()) for way in ways))


def _contracts(view: View) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The maker, and who plays alone, at each leaf that the numbers of the ends speak of."""
    if view.phase is Phase.PLAY:
        return ((the_contract(view).maker, view.alone),)
    if view.open.up_card is None:
        return ()
    table = auction(view.rules, view.match.dealer, view.open.up_card)
    masks = zip(table.node_maker.tolist(), table.node_alone.tolist(), strict=True)
    return tuple((maker, seats_in(mask)) for maker, mask in masks)


def _points(view: View, maker: int, alone: tuple[int, ...], won: tuple[int, ...]) -> tuple[int, ...]:
    """The points of each side, one for four tokens included."""
    points, makers = law.points(view.rules, maker, alone, won), FOUR.side(maker)
    lone = FOUR.lone_makers(maker, alone)
    if view.match.tokens[makers] == law.TOKENS_FOR_A_POINT - 1 and law.token(view.rules, lone, won.count(makers)):
        return points[0] + 1 - makers, points[1] + makers
    return points
