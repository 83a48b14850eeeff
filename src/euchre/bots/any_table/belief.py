"""The evidence in others' bids and cards at tables of two, three and six: how likely the policy would do the same."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.auction import ROUND, AuctionPolicy, bid_number
from euchre.bots.any_table.player import table_play
from euchre.bots.any_table.playout import CardPlayed, likely_cards
from euchre.bots.any_table.weights import TableWeights
from euchre.core.actions import Name, Order, Pass, Play
from euchre.core.state import the_contract, the_up_card
from euchre.worlds.draw import Worlds
from euchre.worlds.steps import DecisionStep

BID_SCALE: Final = 0.25
"""Points by which one bid must be better than another for it to be made e times as often."""
CARD_SCALE: Final = 0.1
"""The same for cards."""
STRANGE: Final = 0.05
"""How often somebody does anything at all."""


class TableBelief:
    """Expects everybody to choose like the policy, more or less (`euchre.worlds.belief.Policy`)."""

    shares = (1.0,)

    def __init__(self, weights: TableWeights) -> None:
        self.weights = weights

    def likelihood(self, step: DecisionStep, _: Worlds, /) -> NDArray[np.float64]:
        """``[n]``: how likely the seat that acted would have done just that with its cards in each world."""
        now, hand = step.before, np.ascontiguousarray(step.hand)
        if isinstance(step.action, Play):
            done = CardPlayed(int(step.action.card), int(the_contract(now).trump), table_play(now, step.seat))
            likely = likely_cards(hand, np.ascontiguousarray(step.away), done, self.weights.cards, CARD_SCALE)
            return STRANGE + (1 - STRANGE) * likely
        if isinstance(step.action, Pass | Order | Name):
            policy = AuctionPolicy.of(now, self.weights)
            hands = np.zeros((len(hand), policy.terms.players), np.uint64)
            hands[:, step.seat] = hand
            worth = policy.worths(hands, ROUND[now.phase])[:, step.seat]
            point = float(policy.terms.points[step.seat]) or 1.0
            chances = np.exp((worth - worth.max(axis=1, keepdims=True)) / (BID_SCALE * point))
            bids: NDArray[np.float64] = chances[
                :, bid_number(now.rules, step.action, the_up_card(now.open))
            ] / chances.sum(axis=1)
            return STRANGE + (1 - STRANGE) * bids
        return np.ones(len(hand))
