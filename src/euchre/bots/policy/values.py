"""The worth of each way a deal may end at this score, for compiled code."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.bots.endings import codes_worth
from euchre.bots.policy.bid_net import KINDS
from euchre.bots.policy.bidding import Values
from euchre.core import law
from euchre.core.cards import Card
from euchre.equity.stakes import MatchStakes
from euchre.fast.auction import auction
from euchre.fast.play import CODES
from euchre.fast.seats import seats_in

_KINDS: Final = tuple(
    (ours, alone, made) for ours in (True, False) for alone in (False, True) for made in (2, 3, law.HAND_SIZE)
)
"""The kinds from 1 on (`euchre.bots.policy.bidding.kind_of`), each with tricks that stand for it."""


@lru_cache(maxsize=512)
def values(at: MatchStakes, up_card: Card) -> Values:
    """The worth of the ends of a deal."""
    table = auction(at.rules, at.dealer, up_card)
    node = np.empty((len(table.node_maker), CODES))
    for index, (maker, mask) in enumerate(zip(table.node_maker.tolist(), table.node_alone.tolist(), strict=True)):
        node[index] = codes_worth(at, maker, seats_in(mask), 0)
    kind = np.empty((2, KINDS))
    thrown = at.thrown_in(0)
    for side in (0, 1):
        kind[side, 0] = thrown if side == 0 else 1.0 - thrown
        for number, (ours, lone, made) in enumerate(_KINDS, 1):
            maker = side if ours else 1 - side
            end = codes_worth(at, maker, (maker,) if lone else (), 0)[made]
            kind[side, number] = end if side == 0 else 1.0 - end
    return Values(node, kind, thrown)


def by_end(found: Values) -> NDArray[np.float64]:
    """The worth to side 0 of each end that `euchre.bots.policy.deal.finish` numbers; `THROWN` stands last."""
    return np.append(found.node, found.thrown)
