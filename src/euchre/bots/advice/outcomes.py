"""The results of each way a deal may end for a player's side: points, the match, tricks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product
from operator import add
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.deal_ends import DealEnds, trick_winners
from euchre.bots.any_table.player import networks_play
from euchre.bots.policy.values import winners
from euchre.core import law
from euchre.core.state import Phase, the_contract
from euchre.core.view import View, the_seat
from euchre.equity.stakes import MatchStakes, ahead
from euchre.fast.auction import auction
from euchre.fast.play import CODES, LOST_FIRST_TWO
from euchre.fast.seats import seats_in

NOBODY: Final = -1


class Outcomes(NamedTuple):
    """The ends of a deal, one row each, in the order of `euchre.bots.search.alternatives.Alternatives.worth`."""

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
    ends = _numbered_for_networks(view) if networks_play(view.rules) else _ends(view)
    side, at = law.seating(view.rules).side(the_seat(view)), MatchStakes.of(view)
    rows: list[tuple[float, float, int, bool]] = []
    for end in ends:
        if end is None:
            rows.append((0.0, 0.0, NOBODY, False))
            continue
        scored = law.seating(view.rules).nothing if end.winners is None else _points(view, end)
        is_ours = law.seating(view.rules).side(end.maker) == side
        rows.append((ahead(scored, side), at.chance_after(scored, side), end.tricks, is_ours))
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


class _End(NamedTuple):
    """An end of a deal in which trump is made."""

    maker: int
    alone: tuple[int, ...]
    tricks: int
    """The makers' tricks."""
    winners: tuple[int, ...] | None
    """The side that won each trick; None for an end that cannot be."""


def _numbered_for_networks(view: View) -> Iterator[_End]:
    """The ends in the order of their numbers where the networks play."""
    for maker, alone in _contracts_of_auction(view):
        for code in range(CODES):
            yield _End(maker, alone, code % LOST_FIRST_TWO, winners(maker, code))


def _contracts_of_auction(view: View) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The maker, and who plays alone, at each leaf that the numbers of the ends speak of."""
    if view.phase is Phase.PLAY:
        return ((the_contract(view).maker, view.alone),)
    if view.open.up_card is None:
        return ()
    table = auction(view.rules, view.match.dealer, view.open.up_card)
    masks = zip(table.node_maker.tolist(), table.node_alone.tolist(), strict=True)
    return tuple((maker, seats_in(mask)) for maker, mask in masks)


def _ends(view: View) -> list[_End | None]:
    """The ends in the order of their numbers elsewhere; None for contracts that cannot be made any more."""
    numbers = DealEnds(view.rules, lambda _: 0.0, 0.0, 0.0)
    found: list[_End | None] = [None] * (len(numbers.values) - 2)
    table = numbers.table
    for maker, alone in _contracts(view):
        first = numbers.first_number(maker, alone)
        for code in range(CODES):
            won = trick_winners(table.sides, table.side(maker), code)
            found[first + code] = _End(maker, alone, code % LOST_FIRST_TWO, won)
    return found


def _contracts(view: View) -> Iterator[tuple[int, tuple[int, ...]]]:
    """List the possible makers with the players who may play alone, at most one a side."""
    if view.contract is not None and view.phase is Phase.PLAY:
        yield view.contract.maker, view.alone
        return
    table = law.seating(view.rules)
    sides = [((), *((seat,) for seat in table.members(side))) for side in range(table.sides)]
    lone = [tuple(chain(*seats)) for seats in product(*sides)] if table.has_partners else [()]
    yield from product(table.seats, lone)


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
    code = made + LOST_FIRST_TWO * (len(won) > 1 and makers not in won[:2])
    if networks_play(view.rules):
        return code
    return DealEnds(view.rules, lambda _: 0.0, 0.0, 0.0).first_number(contract.maker, contract.alone) + code
