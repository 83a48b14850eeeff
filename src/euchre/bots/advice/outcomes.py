"""The results of each way a deal may end for a player's side: points, the match, tricks."""

from __future__ import annotations

from collections.abc import Iterator
from operator import add
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.endings import Contract, winners
from euchre.bots.policy.policies import policy_for
from euchre.core import law
from euchre.core.seating import ahead
from euchre.core.state import Phase, the_contract
from euchre.core.view import View, the_seat
from euchre.equity.stakes import MatchStakes
from euchre.fast.play import CODES, LOST_FIRST_TWO

NOBODY: Final = -1


class Outcomes(NamedTuple):
    """The numbers of each ending of a deal (`euchre.bots.endings`)."""

    points: NDArray[np.float64]
    """Points of the player's side less those of the others."""
    wins: NDArray[np.float64]
    """The chance to win the match; where a game is a single deal, the worth of its points (`MatchStakes.worth`)."""
    tricks: NDArray[np.int64]
    """Tricks of the makers; `NOBODY` if trump is not made."""
    ours: NDArray[np.bool_]
    """The player's side makes trump."""


def outcomes(view: View) -> Outcomes:
    """The results of each end of this deal for the side of the player whose view it is."""
    side, at = law.seating(view.rules).side(the_seat(view)), MatchStakes.of(view)
    rows: list[tuple[float, float, int, bool]] = []
    for end in _ends(view):
        scored = law.seating(view.rules).nothing if end.winners is None else _points(view, end)
        is_ours = law.seating(view.rules).side(end.maker) == side
        rows.append((ahead(scored, side), at.worth(scored, side), end.tricks, is_ours))
    rows.append((at.average(side), at.dealt_again(side), NOBODY, False))
    rows.append((0.0, at.thrown_in(side), NOBODY, False))
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


class _End(NamedTuple):
    """An end of a deal in which trump is made."""

    maker: int
    alone: tuple[int, ...]
    tricks: int
    """The makers' tricks."""
    winners: tuple[int, ...] | None
    """The side that won each trick; None for an end that cannot be."""


def _ends(view: View) -> Iterator[_End]:
    """The endings of this deal in the order of their numbers."""
    table = law.seating(view.rules)
    for maker, alone in _contracts(view):
        for code in range(CODES):
            yield _End(maker, alone, code % LOST_FIRST_TWO, winners(table.side(maker), code))


def _contracts(view: View) -> tuple[Contract, ...]:
    """The contracts that the numbers of the endings speak of; none before the cards are dealt."""
    if view.phase is Phase.PLAY:
        return ((the_contract(view).maker, view.alone),)
    return () if view.open.up_card is None else policy_for(view.rules).contracts(view)


def _points(view: View, end: _End) -> tuple[int, ...]:
    """The points of each side, one for four tokens included."""
    assert end.winners is not None, "nobody scores by an end that cannot be"
    points = law.points(view.rules, end.maker, end.alone, end.winners)
    table = law.seating(view.rules)
    makers, lone = table.side(end.maker), table.lone_makers(end.maker, end.alone)
    if view.match.tokens[makers] == law.TOKENS_FOR_A_POINT - 1 and law.token(
        view.rules, lone, end.winners.count(makers)
    ):
        return tuple(map(add, points, table.by_side(makers, 1)))
    return points


def claimed_end(view: View) -> int:
    """The number of the end of a deal whose last tricks are all the player's."""
    table, contract = law.seating(view.rules), the_contract(view)
    makers, won = table.side(contract.maker), table.winners(view.tricks)
    ours = table.side(the_seat(view)) == makers
    made = law.HAND_SIZE - len(won) + won.count(makers) if ours else won.count(makers)
    return made + LOST_FIRST_TWO * (len(won) > 1 and makers not in won[:2])
