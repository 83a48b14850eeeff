"""A weak hand before the bidding: play it, ask for a new deal, or swap three low cards with the kitty."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.bidding import PolicyNets
from euchre.bots.policy.deal import FREE, finish_many
from euchre.bots.policy.nets import policy_context
from euchre.bots.policy.values import by_end
from euchre.bots.search.alternatives import FRESH, Alternatives, SampledEnds, each, worth_to_player
from euchre.bots.search.level import SearchLevel
from euchre.bots.search.sampling import Sampling
from euchre.core.actions import GoUnder, Redeal
from euchre.core.cards import BENNY, set_of
from euchre.core.seating import FOUR
from euchre.equity.stakes import MatchStakes
from euchre.fast.decision import AuctionDecision
from euchre.worlds.draw import Worlds


def decide_weak(decision: AuctionDecision, rng: Random, level: SearchLevel, policy: PolicyNets) -> Alternatives:
    """Whether to play a weak hand."""
    seat, stakes = decision.seat, MatchStakes.of(decision.view, blind=not level.score)
    context = policy_context(stakes, decision.up_card, policy)
    worth = np.insert(worth_to_player(seat, by_end(context.values)), FRESH + 1, stakes.dealt_again(FOUR.side(seat)))
    sampling = Sampling(decision.view, level, policy)

    def look(running: NDArray[np.int64]) -> SampledEnds:
        drawn, draws = sampling.unweighed(rng)
        shuffle = np.random.default_rng(rng.getrandbits(64))
        ends = np.full((len(running), len(drawn.kitty)), FRESH)
        for row, choice in enumerate(running):
            action = decision.actions[int(choice)]
            if isinstance(action, Redeal):
                continue
            hands, away = drawn.hands, drawn.away
            if isinstance(action, GoUnder):
                hands, away = _after(action, seat, drawn, shuffle)
            ends[row] = finish_many(hands, decision.state, np.array([FREE]), context, away)[0]
        return SampledEnds(ends, draws)

    return Alternatives(each(decision.actions), 0, worth, look)


def _after(
    action: GoUnder, seat: int, drawn: Worlds, shuffle: np.random.Generator
) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """The hands and the cards laid away, once three low cards were swapped for three random ones of the kitty."""
    hands, away = drawn.hands.copy(), drawn.away.copy()
    under = np.uint64(set_of(action.cards))
    for world, below in enumerate(drawn.kitty.tolist()):
        cards = [card for card in range(BENNY + 1) if below >> card & 1]
        hands[world, seat] |= np.uint64(sum(1 << cards[index] for index in shuffle.permutation(len(cards))[:3]))
    hands[:, seat] &= ~under
    away[:, seat] |= under
    return hands, away
