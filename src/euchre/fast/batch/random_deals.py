"""Whole random deals under any house rules, by the hundred thousand: every choice as likely as any other."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.rules import Rules
from euchre.fast.batch import row
from euchre.fast.batch.chance import random_choice
from euchre.fast.batch.deal_tables import DealTables, deal_tables
from euchre.fast.batch.splitmix import random_bits
from euchre.fast.batch.turn import GOES_ON, SHOWN_WEAK, begin, choose, go_on
from euchre.fast.jit import compiled, entry
from euchre.fast.seating import tricks_of

_DEALER, _MAKER, _TRICKS = 0, 1, 2
_WORD: Final = (1 << 64) - 1


class Deals(NamedTuple):
    """The results of some deals, each an array of small whole numbers."""

    dealer: NDArray[np.int8]
    maker: NDArray[np.int8]
    """The seat that made trump; -1 if all passed."""
    tricks: NDArray[np.int8]
    """``tricks[deal, side]``."""
    points: NDArray[np.int8]
    """``points[deal, side]``; tokens are not points."""


def random_deals(rules: Rules, number: int, seed: int) -> Deals:
    """Play `number` deals at random; the same seed gives the same deals, however many follow.

    Deal n is the first of row n of a `euchre.env.BatchEnv` with that seed whose choices are its random ones. Where a
    farmer's hand is shown it is the next of them: the cards are dealt again. A deal in which all pass is over.
    """
    ends = _ends(deal_tables(rules), number, np.uint64(seed & _WORD))
    points = _TRICKS + law.seating(rules).sides
    return Deals(ends[:, _DEALER], ends[:, _MAKER], ends[:, _TRICKS:points], ends[:, points:])


@entry
@compiled
def _ends(table: DealTables, number: int, seed: np.uint64) -> NDArray[np.int8]:
    """``[deal, column]``: dealer, maker, tricks by side and points by side."""
    players, sides = len(table.seats), table.points.shape[3]
    ends = np.zeros((number, _TRICKS + 2 * sides), np.int8)
    at, own, deck = np.zeros(row.numbers(players), np.int32), np.zeros(row.words(players), np.uint64), table.pack.copy()
    for deal in range(number):
        at[row.EPISODE] = 0
        own[row.LANE] = random_bits(seed, deal + 1)
        what = SHOWN_WEAK
        while what == SHOWN_WEAK:
            begin(table, at, own, -1)
            what = GOES_ON
            while what == GOES_ON:
                go_on(table, at, own, deck)
                what = choose(table, at, own, random_choice(at, own))
        maker = at[row.MAKER]
        ends[deal, _DEALER] = at[row.DEALER]
        ends[deal, _MAKER] = maker
        if maker >= 0:
            won = at[row.WON]
            for side in range(sides):
                ends[deal, _TRICKS + side] = tricks_of(players, won, 5, side)
                ends[deal, _TRICKS + sides + side] = table.points[maker, at[row.LONERS], won, side]
    return ends
