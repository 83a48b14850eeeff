"""The policy of a table: one face for the two that there are, so that nothing else asks which it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.policy import AnyTablePolicy
from euchre.bots.any_table.weights import weights_for
from euchre.bots.endings import Contract
from euchre.bots.policy.nets import policy
from euchre.bots.policy.network_policy import NetworkPolicy
from euchre.core import law
from euchre.core.actions import Action
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.core.view import View
from euchre.equity.stakes import MatchStakes
from euchre.fast.decision import AuctionDecision, Decision, PlayDecision
from euchre.fast.lanes import Sets
from euchre.worlds import belief
from euchre.worlds.draw import Worlds


class TablePolicy(belief.Policy, Protocol):
    """A policy that everybody at a table is expected to bid and play by.

    Endings are numbered as in `euchre.bots.endings`, by the `contracts` of a view before the first lead; in the play
    there is one contract. Deals are ``[world]``, sets of cards in `Worlds` 33 bits, elsewhere in lanes.
    """

    @property
    def has_solver(self) -> bool:
        """True if `euchre.fast.auction` and the solver for four seats know these tables."""

    def choose(self, decision: Decision, at: MatchStakes, /) -> Action:
        """The action the policy takes; the player is shown their cards."""

    def remembered(self, decision: PlayDecision, tricks: int, /) -> PlayDecision:
        """The decision as it looks to a player who goes by this policy and remembers `tricks` tricks."""

    def worth_weighing(self, decision: Decision, wanted: int, /) -> int:
        """The number of deals to draw and weigh at a look, `wanted` at most."""

    def contracts(self, view: View, /) -> tuple[Contract, ...]:
        """The contracts that may be made, or have been, in a deal before the first lead."""

    def worths(self, decision: Decision, at: MatchStakes, /) -> NDArray[np.float64]:
        """``[ending]``: its worth to the player's side; `FRESH` and `THROWN` stand last."""

    def playouts(self, decision: PlayDecision, cards: Sets, hands: Sets, away: Sets, /) -> NDArray[np.int64]:
        """``[card, world]``: the ending of each deal if the player plays one of `cards` now.

        ``hands[world, seat]`` are the cards in hand, ``away[world, seat]`` those laid away.
        """

    def finish(
        self, decision: AuctionDecision, at: MatchStakes, actions: Sequence[Action], drawn: Worlds, rng: Random, /
    ) -> NDArray[np.int64]:
        """``[action, world]``: the ending of each deal if the player does one of `actions` now."""


@lru_cache(maxsize=256)
def policy_for(rules: Rules, caution: float = 0.0) -> TablePolicy:
    """The policy that plays by these rules: the networks of four where they know all of them, else those of any table.

    `caution` is in points of the deal: by so many a call must be better than a pass before it is made.
    """
    if networks_play(rules):
        return NetworkPolicy(policy(), caution)
    return AnyTablePolicy(weights_for(law.seating(rules).players), caution)


def networks_play(rules: Rules) -> bool:
    """True if the networks for tables of four know everything that may happen by these rules.

    They know a partner's best card only where a lone maker gets it unasked, no score that bars playing
    alone, and no small game.
    """
    asked = law.asks_for_best(rules) or law.best_turn(rules, 0, alone=(1,), settled=()) is not None
    unknown = (law.best_cards(rules) and asked) or law.alone_depends_on_score(rules)
    return law.seating(rules) == FOUR and not unknown and not law.is_small(rules)
