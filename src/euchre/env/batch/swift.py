"""The player `swift` in the rows of a batch: its compiled policy, asked without making a view."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.policies import networks_play
from euchre.core import law
from euchre.core.cards import CARDS
from euchre.core.dealing import new_deal
from euchre.core.rules import Rules
from euchre.env.batch.any_table import BatchAnyTable
from euchre.env.batch.arrays import BatchArrays
from euchre.env.batch.env import BatchEnv
from euchre.env.batch.networks import BatchNetworks
from euchre.env.batch.steps import FIRST
from euchre.equity.stakes import MatchStakes
from euchre.fast.batch import row
from euchre.fast.jit import entry, lean

Numbers = NDArray[np.int64]
_ASKED: Final = (row.NAMES_BENNY, row.ROUND_1, row.ROUND_2, row.BURIES, row.ANSWERS, row.GIVES)
"""The phases of the bidding in which the policy is asked."""
_UP_CARDS: Final = len(CARDS)


class BatchSwift:
    """Chooses in each row of a batch what the player `swift` would; what that leaves to chance is random.

    `rules` are the batch's own: ``BatchSwift(batch.terms.rules)``. As at any table, the nets of four play where they
    know the rules, else those of any table.
    """

    def __init__(self, rules: Rules) -> None:
        self._players = law.seating(rules).players
        self._policy = BatchNetworks(rules) if networks_play(rules) else BatchAnyTable(rules)
        self._blind = law.named_blind(rules)
        self._known: dict[int, partial[None]] = {}

    def choose(self, batch: BatchEnv, rows: Numbers) -> Numbers:
        """Choose a number for each row of `rows`; other rows get any number. The array is the batch's own."""
        actions, arrays = batch.random_actions(), batch.arrays
        numbers = arrays.numbers
        phase = numbers[rows, row.PHASE]
        _keep(arrays, rows[phase == row.WEAK], actions)
        self._policy.play(arrays, rows[phase == row.PLAYS], actions)
        if self._blind:
            blind = rows[phase == row.NAMES_BENNY]
            actions[blind] -= 5 * (actions[blind] >= FIRST[row.SAY] + row.NAME + 5)  # the suit, but not alone
        asked = rows[np.isin(phase, _ASKED[self._blind :])]
        deals = (numbers[asked, row.STANDING] * self._players + numbers[asked, row.DEALER]) * _UP_CARDS + numbers[
            asked, row.UP_CARD
        ]
        order = np.argsort(deals, kind="stable")
        starts = np.flatnonzero(np.diff(deals[order], prepend=-1))
        for deal, group in zip(deals[order][starts].tolist(), np.split(asked[order], starts[1:]), strict=False):
            self._bidding(batch, deal)(arrays, group, actions)
        return actions

    def _bidding(self, batch: BatchEnv, deal: int) -> partial[None]:
        """The bidding of the deals with a score, a dealer and an up-card, by their number."""
        if deal not in self._known:
            (number, dealer), up_card = divmod(deal // _UP_CARDS, self._players), deal % _UP_CARDS
            stakes = MatchStakes.of(new_deal(batch.standings[number]._replace(dealer=dealer)))
            self._known[deal] = self._policy.bidding(stakes, CARDS[up_card])
        return self._known[deal]


@entry
@lean
def _keep(arrays: BatchArrays, rows: Numbers, actions: Numbers) -> None:
    """Keep a weak hand."""
    for deal in rows:
        kind = arrays.numbers[deal, row.KIND]
        actions[deal] = FIRST[kind] + (row.KEEP if kind == row.SAY else row.KEEP_ALL)
