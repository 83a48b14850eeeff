"""The policy of small nets for every number of players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, product
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.auction import ROUND, AuctionPolicy, bid_number
from euchre.bots.any_table.leads import Leads, brought_to_lead, deal_rows, state_of
from euchre.bots.any_table.playout import CardPlayed, choose_card, likely_cards, playouts
from euchre.bots.any_table.weights import TableWeights
from euchre.bots.endings import Contract, codes_worth
from euchre.core import law
from euchre.core.actions import PLAYS, Action, Name, Order, Pass, Play
from euchre.core.rules import Rules
from euchre.core.state import Phase, the_contract, the_up_card
from euchre.core.view import View
from euchre.equity.stakes import MatchStakes
from euchre.fast.decision import AuctionDecision, Decision, PlayDecision, play_state
from euchre.fast.lanes import Sets, from_lane
from euchre.worlds.draw import Worlds
from euchre.worlds.steps import DecisionStep

BID_SCALE: Final = 0.25
"""Points by which one bid must be better than another for it to be made e times as often."""
CARD_SCALE: Final = 0.1
"""The same for cards."""
STRANGE: Final = 0.05
"""The share of actions chosen at random."""
MOST_WEIGHED: Final = 256
"""The most deals weighed for a look: more take longer than they are worth where many cards are unseen."""


class AnyTablePolicy:
    """Bids and plays by the nets of a number of players (`euchre.bots.policy.policies.TablePolicy`)."""

    shares = (1.0,)
    has_solver = False

    def __init__(self, weights: TableWeights, caution: float = 0.0) -> None:
        self.weights: Final = weights
        self.caution: Final = caution

    def choose(self, decision: Decision, _: MatchStakes) -> Action:
        """The policy's choice; a bid is always made for the score as it is."""
        if len(decision.actions) == 1:
            return decision.actions[0]
        if isinstance(decision, PlayDecision):
            card = choose_card(decision.hand, decision.away, decision.play, self.weights.cards)
            return PLAYS[from_lane(int(card), decision.trump)]
        view = decision.view
        policy = AuctionPolicy.of(view, self.weights, self.caution)
        return policy.choose(view, decision.seat, int(decision.hand), decision.actions)

    def remembered(self, decision: PlayDecision, _: int) -> PlayDecision:
        """The decision itself: at these tables nobody forgets a trick."""
        return decision

    def worth_weighing(self, _: Decision, wanted: int) -> int:
        """`MOST_WEIGHED` at most."""
        return min(wanted, MOST_WEIGHED)

    def contracts(self, view: View) -> tuple[Contract, ...]:
        """The contracts of a table."""
        return contracts_of(view.rules)

    def worths(self, decision: Decision, at: MatchStakes) -> NDArray[np.float64]:
        """The worth of each ending to the side of the player."""
        side = law.seating(at.rules).side(decision.seat)
        if isinstance(decision, PlayDecision):
            return _worths(at, ((decision.maker, decision.alone),), side)
        return _worths(at, contracts_of(at.rules), side)

    def playouts(self, decision: PlayDecision, cards: Sets, hands: Sets, away: Sets) -> NDArray[np.int64]:
        """The end of each card in each world."""
        return playouts(cards, hands, away, decision.play, self.weights.cards)

    def finish(
        self, decision: AuctionDecision, _: MatchStakes, actions: Sequence[Action], drawn: Worlds, rng: Random
    ) -> NDArray[np.int64]:
        """The end of each action in each world: the engine brings each deal to its lead."""
        view = decision.view
        policy = AuctionPolicy.of(view, self.weights, self.caution)
        leads = Leads(view.rules, contracts_of(view.rules), self.weights)
        rounds = (0,) if view.phase is Phase.BENNY else () if view.contract is not None else (1, 2)
        shuffle = Random(rng.getrandbits(64))
        states = [state_of(view, drawn, world, shuffle) for world in range(len(drawn.kitty))]
        rows = deal_rows(policy, np.ascontiguousarray(drawn.hands), rounds)
        for action in actions:
            for state, bids in zip(states, rows, strict=True):
                leads.add(brought_to_lead(state, action, policy, bids))
        return leads.play().reshape(len(actions), len(states))

    def likelihood(self, step: DecisionStep, _: Worlds, /) -> NDArray[np.float64]:
        """``[n]``: how likely the seat that acted would have done just that with its cards in each world."""
        now, hand = step.before, np.ascontiguousarray(step.hand)
        if isinstance(step.action, Play):
            done = CardPlayed(int(step.action.card), int(the_contract(now).trump), play_state(now, step.seat))
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


@lru_cache(maxsize=64)
def contracts_of(rules: Rules) -> tuple[Contract, ...]:
    """List the possible makers with the players who may play alone, at most one a side."""
    table = law.seating(rules)
    sides = [((), *((seat,) for seat in table.members(side))) for side in range(table.sides)]
    lone = [tuple(chain(*seats)) for seats in product(*sides)] if table.has_partners else [()]
    return tuple(product(table.seats, lone))


@lru_cache(maxsize=512)
def _worths(at: MatchStakes, contracts: tuple[Contract, ...], side: int) -> NDArray[np.float64]:
    played = [worth for maker, alone in contracts for worth in codes_worth(at, maker, alone, side)]
    return np.array([*played, at.dealt_again(side), at.thrown_in(side)])
