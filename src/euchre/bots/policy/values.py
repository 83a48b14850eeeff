"""What each way a deal may end is worth at this score, for compiled code."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.bid_net import KINDS
from euchre.bots.policy.bidding import Values
from euchre.core import law
from euchre.core.cards import Card
from euchre.core.rules import Rules
from euchre.core.state import Public
from euchre.equity.match import worth, worth_thrown_in
from euchre.fast.auction import auction
from euchre.fast.play import CODES, LOST_FIRST_TWO
from euchre.fast.seats import seats_in
from euchre.solve.stakes import side_first


@lru_cache(maxsize=4096)
def winners(maker: int, code: int) -> tuple[int, ...] | None:
    """The side that won each trick, for a code of `playout`; None for a code that cannot be."""
    made, lost_first = code % LOST_FIRST_TWO, code >= LOST_FIRST_TWO
    if made > law.HAND_SIZE or (lost_first and made > law.HAND_SIZE - 2):
        return None
    makers = law.side(maker)
    return (1 - makers,) * 2 + side_first(makers, made, law.HAND_SIZE - 2) if lost_first else side_first(makers, made)


_KINDS: Final = tuple(
    (ours, alone, made) for ours in (True, False) for alone in (False, True) for made in (2, 3, law.HAND_SIZE)
)
"""The kinds from 1 on (`euchre.bots.policy.bidding.kind_of`), each with tricks that stand for it."""


POINT: Final = 0.05
"""What a point is worth where every point counts the same."""


class MatchStakes(NamedTuple):
    """The score a deal is played at; pairs are by side."""

    rules: Rules
    score: tuple[int, int]
    games: tuple[int, int]
    deal_number: int
    """Within its game, from 1."""
    blind: bool = False
    """Every point counts the same, whatever the score."""


def match_stakes(seen: Public, *, blind: bool = False) -> MatchStakes:
    """The score this deal is played at."""
    match = seen.match
    return MatchStakes(match.rules, match.score, match.games, match.deals_finished + 1, blind)


@lru_cache(maxsize=512)
def values(at: MatchStakes, dealer: int, up_card: Card) -> Values:
    """What the ends of a deal are worth; `dealer` 0..3."""
    table = auction(at.rules, dealer, up_card)
    node = np.empty((len(table.node_maker), CODES))
    for index, (maker, mask) in enumerate(zip(table.node_maker.tolist(), table.node_alone.tolist(), strict=True)):
        node[index] = codes_worth(at, dealer, maker, seats_in(mask))
    kind = np.empty((2, KINDS))
    thrown = 0.5
    if not at.blind:
        thrown = worth_thrown_in(at.rules, at.score, at.games, dealer, 0, deal_number=at.deal_number)
    for side in (0, 1):
        kind[side, 0] = thrown if side == 0 else 1.0 - thrown
        for number, (ours, lone, made) in enumerate(_KINDS, 1):
            maker = side if ours else 1 - side
            end = codes_worth(at, dealer, maker, (maker,) if lone else ())[made]
            kind[side, number] = end if side == 0 else 1.0 - end
    return Values(node, kind, thrown)


def by_end(found: Values) -> NDArray[np.float64]:
    """What each end that `euchre.bots.policy.deal.finish` tells of is worth to side 0; `THROWN` stands last."""
    return np.append(found.node, found.thrown)


@lru_cache(maxsize=4096)
def codes_worth(at: MatchStakes, dealer: int, maker: int, alone: tuple[int, ...]) -> tuple[float, ...]:
    """The chance of side 0 to win the match for each code of `playout`."""
    found = [0.0] * CODES
    for code in range(CODES):
        won = winners(maker, code)
        if won is not None:
            points = law.points(at.rules, maker, alone, won)
            found[code] = _worth(at, dealer, points)
    return tuple(found)


def _worth(at: MatchStakes, dealer: int, points: tuple[int, int]) -> float:
    """The chance of side 0 to win the match; where a game is a single deal, points are what is played for."""
    if at.blind or (not law.target(at.rules) and law.game_end(at.rules, (1, 0), 1).over):
        return 0.5 + (points[0] - points[1]) * POINT
    return worth(at.rules, at.score, at.games, dealer, 0, points, deal_number=at.deal_number)
