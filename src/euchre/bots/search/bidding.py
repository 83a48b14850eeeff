"""Everything decided before the first lead: what each choice would lead to, in the deals that may be."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.auction_choice import auction_choice
from euchre.bots.policy.bidding import PolicyContext, PolicyNets
from euchre.bots.policy.deal import FREE, finish_many
from euchre.bots.policy.nets import policy_context
from euchre.bots.policy.player import any_plain_choice
from euchre.bots.policy.values import by_end
from euchre.bots.search.decision import Decision, SampledEnds, each, worth_to_player
from euchre.bots.search.level import SearchLevel
from euchre.bots.search.sampling import sample_worlds
from euchre.core.actions import Action, Name
from euchre.core.state import the_up_card
from euchre.core.view import View
from euchre.equity.stakes import MatchStakes
from euchre.fast.auction_decision import AuctionDecision, auction_decision
from euchre.fast.auction_state import LEAD
from euchre.worlds.draw import Worlds, worlds


def decide_bid(view: View, rng: Random, level: SearchLevel, policy: PolicyNets) -> Decision:
    """What to say in the bidding, what to bury, whether to play alone, what to give."""
    here = auction_decision(view)
    context = policy_context(MatchStakes.of(view, blind=not level.score), the_up_card(view.open), policy)

    def look(running: NDArray[np.int64]) -> SampledEnds:
        drawn, draws = sample_worlds(view, rng, level, policy)
        return SampledEnds(_ends(view, here, running, drawn, context), draws)

    return Decision(
        each(here.actions), auction_choice(view, here, context), worth_to_player(view, by_end(context.values)), look
    )


def decide_blind(view: View, rng: Random, level: SearchLevel, policy: PolicyNets) -> Decision:
    """Which suit a dealer names who has not seen their cards: any suit at random, but never alone."""
    favourite = any_plain_choice(view, rng)
    plain = tuple(action for action in view.legal if not _lone(action) and action != favourite)
    alone = tuple(action for action in view.legal if _lone(action))
    choices = ((favourite, *plain), alone) if alone else ((favourite, *plain),)
    here = auction_decision(view)
    context = policy_context(MatchStakes.of(view, blind=not level.score), the_up_card(view.open), policy)
    codes = here.codes[[here.actions.index(actions[0]) for actions in choices]]

    def look(running: NDArray[np.int64]) -> SampledEnds:
        drawn = worlds(view, rng, level.worlds)
        ends = finish_many(drawn.hands, here.state, codes[running], context, drawn.away)
        return SampledEnds(ends, np.arange(level.worlds))

    return Decision(choices, 0, worth_to_player(view, by_end(context.values)), look)


def _lone(action: Action) -> bool:
    return isinstance(action, Name) and action.alone


def _ends(
    view: View, here: AuctionDecision, running: NDArray[np.int64], drawn: Worlds, context: PolicyContext
) -> NDArray[np.int64]:
    """``[choice, world]``: what the choices still running lead to."""
    codes = here.codes[running]
    if here.state.stage != LEAD:
        return finish_many(drawn.hands, here.state, codes, context, drawn.away)
    # A lone maker lays a card away after a partner's gift: then the play begins.
    found = np.empty((len(codes), len(drawn.kitty)), np.int64)
    for row, code in enumerate(codes):
        card = np.uint64(1 << int(code))
        away = drawn.away.copy()
        away[:, view.seat] |= card
        found[row] = finish_many(drawn.hands & ~card, here.state, np.array([FREE]), context, away)[0]
    return found
