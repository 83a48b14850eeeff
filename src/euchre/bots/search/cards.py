"""The choice of a card: each tried in deals that may be, everybody playing on as the policy does."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.memory import mix_in
from euchre.bots.policy.policies import TablePolicy
from euchre.bots.search.alternatives import Alternatives, SampledEnds
from euchre.bots.search.level import SearchLevel
from euchre.bots.search.sampling import Sampling
from euchre.core.actions import PLAYS, Action, Play
from euchre.core.cards import Card, Suit
from euchre.equity.stakes import MatchStakes
from euchre.fast.convert import many_in_lanes
from euchre.fast.decision import PlayDecision
from euchre.fast.lanes import LANE, place, to_lane


def decide_card(
    decision: PlayDecision, rng: Random, level: SearchLevel, policy: TablePolicy, at: MatchStakes
) -> Alternatives:
    """The alternatives in the play of the cards."""
    sampling = Sampling(decision, level, policy)
    gone, decision = decision.play.gone[0], policy.remembered(decision, level.memory)
    trump, play = decision.trump, decision.play
    forgotten = int(gone & ~play.gone[0])
    others = play.terms.pack & ~(decision.hand | decision.away | play.gone[0]) | play.trick.sum(dtype=np.uint64)
    alike = equivalent_groups(decision.actions, trump, int(others))
    choices = tuple(tuple(PLAYS[card] for card in cards) for cards in alike)
    bits = np.array([to_lane(cards[0], trump) for cards in alike], dtype=np.uint64)
    chosen = policy.choose(decision, at)
    favourite = next((row for row, cards in enumerate(choices) if chosen in cards), 0)

    def look(running: NDArray[np.int64]) -> SampledEnds:
        drawn, draws = sampling.sample(rng)
        hands, away = many_in_lanes(drawn.hands, int(trump)), many_in_lanes(drawn.away, int(trump))
        if forgotten:
            mix_in(forgotten, hands, decision, rng)
        return SampledEnds(policy.playouts(decision, bits[running], hands, away), draws)

    return Alternatives(choices, favourite, policy.worths(decision, at), look)


def equivalent_groups(actions: tuple[Action, ...], trump: Suit, others: int) -> list[list[Card]]:
    """Group the cards that may be played, low to high: those of a suit with none of `others` between them.

    `others` are the cards unseen or on the table.
    """
    places = sorted((place(action.card, trump), action.card) for action in actions if isinstance(action, Play))
    alike: list[list[Card]] = []
    below = -1
    for bit, card in places:
        between = others & ((1 << bit) - (1 << below + 1)) if below >= 0 else -1
        if below < 0 or between or below // LANE != bit // LANE:
            alike.append([])
        alike[-1].append(card)
        below = bit
    return alike
