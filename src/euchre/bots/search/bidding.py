"""Decisions before the first lead: each choice tried in deals that may be."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.bidding import PolicyContext, PolicyNets
from euchre.bots.policy.choice import auction_choice
from euchre.bots.policy.deal import FREE, finish_many
from euchre.bots.policy.nets import policy_context
from euchre.bots.policy.player import any_plain_choice
from euchre.bots.policy.values import by_end
from euchre.bots.search.alternatives import Alternatives, SampledEnds, each, worth_to_player
from euchre.bots.search.level import SearchLevel
from euchre.bots.search.sampling import Sampling
from euchre.core.actions import Action, Name
from euchre.equity.stakes import MatchStakes
from euchre.fast.auction_state import LEAD
from euchre.fast.decision import AuctionDecision
from euchre.worlds.draw import Worlds


def decide_bid(decision: AuctionDecision, rng: Random, level: SearchLevel, policy: PolicyNets) -> Alternatives:
    """The alternatives in a bid, a burial, an announcement or a gift."""
    context = policy_context(MatchStakes.of(decision.view, blind=not level.score), decision.up_card, policy)
    sampling = Sampling(decision.view, level, policy)

    def look(running: NDArray[np.int64]) -> SampledEnds:
        drawn, draws = sampling.sample(rng)
        return SampledEnds(_ends(decision, running, drawn, context), draws)

    worth = worth_to_player(decision.seat, by_end(context.values))
    return Alternatives(each(decision.actions), auction_choice(decision, context), worth, look)


def decide_blind(decision: AuctionDecision, rng: Random, level: SearchLevel, policy: PolicyNets) -> Alternatives:
    """The alternatives of a dealer who has not seen their cards: any suit at random, but never alone."""
    choices = unseen(decision.actions, rng)
    context = policy_context(MatchStakes.of(decision.view, blind=not level.score), decision.up_card, policy)
    codes = decision.codes[[decision.actions.index(actions[0]) for actions in choices]]
    sampling = Sampling(decision.view, level, policy)

    def look(running: NDArray[np.int64]) -> SampledEnds:
        drawn, draws = sampling.unweighed(rng)
        return SampledEnds(finish_many(drawn.hands, decision.state, codes[running], context, drawn.away), draws)

    return Alternatives(choices, 0, worth_to_player(decision.seat, by_end(context.values)), look)


def unseen(actions: tuple[Action, ...], rng: Random) -> tuple[tuple[Action, ...], ...]:
    """The choices of a dealer who has not seen their cards: any suit at random, then any to play alone in."""
    chosen = any_plain_choice(actions, rng)
    alone = tuple(action for action in actions if isinstance(action, Name) and action.alone)
    plain = (chosen, *(action for action in actions if action not in alone and action != chosen))
    return (plain, alone) if alone else (plain,)


def _ends(
    decision: AuctionDecision, running: NDArray[np.int64], drawn: Worlds, context: PolicyContext
) -> NDArray[np.int64]:
    """``[choice, world]``: what the choices still running lead to."""
    codes = decision.codes[running]
    if decision.state.stage != LEAD:
        return finish_many(drawn.hands, decision.state, codes, context, drawn.away)
    # A lone maker lays a card away after a partner's gift: then the play begins.
    found = np.empty((len(codes), len(drawn.kitty)), np.int64)
    for row, code in enumerate(codes):
        card = np.uint64(1 << int(code))
        away = drawn.away.copy()
        away[:, decision.seat] |= card
        found[row] = finish_many(drawn.hands & ~card, decision.state, np.array([FREE]), context, away)[0]
    return found
