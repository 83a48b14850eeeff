"""The evidence in others' bids, burials and cards: the likelihood that the compiled policy would have done the same."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.bidding import PolicyNets
from euchre.bots.policy.likelihood import MODELS, PlayerModel, likely_answer, likely_bid, likely_burial, likely_card
from euchre.bots.policy.nets import policy_context
from euchre.core.actions import Alone, Bury, Name, Order, Pass, Play, Together
from euchre.core.cards import Card
from euchre.core.state import Public, the_contract, the_up_card
from euchre.equity.stakes import MatchStakes
from euchre.fast.auction_calls import chosen_call
from euchre.fast.decision import bids, node_after, play_state
from euchre.fast.play import PlayState
from euchre.worlds.draw import Worlds
from euchre.worlds.steps import DecisionStep


class PolicyBelief:
    """Expects everybody to choose like the policy, more or less (`euchre.worlds.belief.Policy`)."""

    def __init__(self, policy: PolicyNets, models: tuple[PlayerModel, ...] = MODELS) -> None:
        self.policy, self.models = policy, models
        self.shares = tuple(model.share for model in models)

    def likelihood(self, step: DecisionStep, _: Worlds, /) -> NDArray[np.float64]:
        """``[model, n]``: how likely the seat that acted would have done just that with its cards in each world.

        ``[n]`` where all models say the same.
        """
        now, hand = step.before, np.ascontiguousarray(step.hand)
        if isinstance(step.action, Play):
            return self._play(step, hand, step.action.card)
        context = policy_context(MatchStakes.of(now), the_up_card(now.open), self.policy)
        table = context.auction
        if isinstance(step.action, Pass | Order | Name):
            said = bids(now, step.action)[-1]
            return likely_bid(self.models, hand, said.turn, said.choice, context)
        if not isinstance(step.action, Alone | Together | Bury) or (now.contract and now.contract.given):
            return np.ones(
                (len(self.models), len(hand))
            )  # a weak hand kept, a gift and what is laid away for it say little
        said = bids(now)[-1]
        call = chosen_call(table, said.turn, said.choice)
        node = node_after(now, table, int(table.call_node[call]))
        if isinstance(step.action, Alone | Together):
            answer = int(isinstance(step.action, Alone))
            return likely_answer(self.models, hand, answer, node, said.turn, call, context)
        cards = np.ascontiguousarray(step.cards)
        return likely_burial(self.models, hand, cards, node, said.turn, call, context)

    def _play(self, step: DecisionStep, hand: NDArray[np.uint64], card: Card) -> NDArray[np.float64]:
        away = np.ascontiguousarray(step.away)
        play = without_gift(play_state(step.before, step.seat), step.before)
        trump = int(the_contract(step.before).trump)
        return likely_card(self.models, self.policy.cards, hand, away, int(card), trump, play)


def without_gift(play: PlayState, now: Public) -> PlayState:
    """The play as the networks have learnt it: once a card was given, they no longer know who holds the up-card."""
    if not the_contract(now).given:
        return play
    return play._replace(terms=play.terms._replace(up=np.uint64(0), up_holder=-1))
