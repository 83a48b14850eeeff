"""Decisions before the first lead: each choice tried in deals that may be."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.player import any_plain_choice
from euchre.bots.policy.policies import TablePolicy
from euchre.bots.search.alternatives import Alternatives, SampledEnds, each
from euchre.bots.search.level import SearchLevel
from euchre.bots.search.sampling import Sampling
from euchre.core.actions import Action, Alone, Name, Order, Together
from euchre.equity.stakes import MatchStakes
from euchre.fast.decision import AuctionDecision


def decide_call(
    decision: AuctionDecision, rng: Random, level: SearchLevel, policy: TablePolicy, at: MatchStakes
) -> Alternatives:
    """The alternatives in a bid, a burial, an announcement or a gift, or with a weak hand."""
    sampling = Sampling(decision, level, policy)
    if decision.hand:
        choices, favourite = each(decision.actions), decision.actions.index(policy.choose(decision, at))
    else:
        choices, favourite = _unseen(decision.actions, rng), 0

    def look(running: NDArray[np.int64]) -> SampledEnds:
        drawn, draws = sampling.sample(rng)
        tried = [choices[row][0] for row in running.tolist()]
        return SampledEnds(policy.finish(decision, at, tried, drawn, rng), draws)

    with_partner = _with_partner(decision.actions) if decision.hand else {}
    return Alternatives(choices, favourite, policy.worths(decision, at), look, with_partner=with_partner)


def _with_partner(actions: tuple[Action, ...]) -> dict[int, int]:
    """The number of the same call with the partner, by the number of a call to play alone."""
    together = {
        row: Together() if isinstance(action, Alone) else replace(action, alone=False)
        for row, action in enumerate(actions)
        if isinstance(action, Alone) or (isinstance(action, Order | Name) and action.alone)
    }
    return {row: actions.index(action) for row, action in together.items() if action in actions}


def _unseen(actions: tuple[Action, ...], rng: Random) -> tuple[tuple[Action, ...], ...]:
    """The choices of a dealer who has not seen their cards: any suit at random, then any to play alone in."""
    chosen = any_plain_choice(actions, rng)
    alone = tuple(action for action in actions if isinstance(action, Name) and action.alone)
    plain = (chosen, *(action for action in actions if action not in alone and action != chosen))
    return (plain, alone) if alone else (plain,)
