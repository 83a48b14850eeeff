"""The player `swift` in the rows of a batch: its compiled policy, asked without making a view."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.policies import networks_play
from euchre.core import law
from euchre.core.actions import Draw
from euchre.core.cards import CARDS
from euchre.core.engine import apply, new_match
from euchre.core.rules import Rules
from euchre.env.batch.any_table import BatchAnyTable
from euchre.env.batch.arrays import BatchArrays
from euchre.env.batch.env import BatchEnv
from euchre.env.batch.networks import BatchNetworks
from euchre.env.batch.stakes import BatchStakes, Bidding
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

    def __init__(self, rules: Rules | str) -> None:
        self._rules = rules = Rules.of(rules)
        self._policy = BatchNetworks(rules) if networks_play(rules) else BatchAnyTable(rules)
        self._blind = law.named_blind(rules)
        self._asks = np.isin(np.arange(row.DEALS), _ASKED[self._blind :])
        """``[phase]``: true where the policy is asked."""
        self._stakes = BatchStakes(self._policy.worths)
        self._known: dict[int, Bidding] = {}

    def choose(self, batch: BatchEnv, rows: Numbers) -> Numbers:
        """Choose a number for each row of `rows`; other rows get any number. The array is the batch's own."""
        rows = batch.checked_rows(rows)
        actions, arrays = batch.random_actions(), batch.arrays
        numbers = arrays.numbers
        phase = numbers[rows, row.PHASE]
        _keep(arrays, rows[phase == row.WEAK], actions)
        self._policy.play(arrays, rows[phase == row.PLAYS], actions)
        if self._blind:
            blind = rows[phase == row.NAMES_BENNY]
            actions[blind] -= 5 * (actions[blind] >= FIRST[row.SAY] + row.NAME + 5)  # the suit, but not alone
        asked = rows[self._asks[phase]]
        worths = self._stakes.worths(batch, asked)
        deals = numbers[asked, row.DEALER] * _UP_CARDS + numbers[asked, row.UP_CARD]
        order = np.argsort(deals, kind="stable")
        starts = np.flatnonzero(np.diff(deals[order], prepend=-1))
        for deal, group in zip(deals[order][starts].tolist(), np.split(asked[order], starts[1:]), strict=False):
            self._bidding(deal)(worths, numbers, arrays.words, group, actions)
        return actions

    def _bidding(self, deal: int) -> Bidding:
        """The bidding of the deals with a dealer and an up-card, by their number."""
        if deal not in self._known:
            dealer, up_card = divmod(deal, _UP_CARDS)
            at_nothing = MatchStakes.of(apply(new_match(self._rules), Draw(dealer)))
            self._known[deal] = self._policy.bidding(at_nothing, CARDS[up_card])
        return self._known[deal]


@entry
@lean
def _keep(arrays: BatchArrays, rows: Numbers, actions: Numbers) -> None:
    """Keep a weak hand."""
    for deal in rows:
        kind = arrays.numbers[deal, row.KIND]
        actions[deal] = FIRST[kind] + (row.KEEP if kind == row.SAY else row.KEEP_ALL)
