"""The worth of the ends of a deal, asked of the core once for a batch."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.actions import Draw
from euchre.core.cards import Suit
from euchre.core.engine import apply, new_match
from euchre.core.rules import Rules
from euchre.core.scoring import scored, thrown_in
from euchre.core.state import Contract, State, Trick
from euchre.env.batch.steps import Worths
from euchre.env.reward import Gains, Reward, most, worth
from euchre.fast.batch.deal_tables import ends, won_places


def worths(rules: Rules, reward: Reward, scores: Sequence[tuple[int, ...]]) -> Worths:
    """The worth of every end of a first deal at each of these scores."""
    scored, thrown = zip(*(_worths(rules, reward, score) for score in scores), strict=True)
    return Worths(np.stack(scored), np.stack(thrown), np.array([-most(reward, rules)], np.float32))


def _worths(rules: Rules, reward: Reward, score: tuple[int, ...]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    seating = law.seating(rules)
    starts = [apply(new_match(rules, score=score), Draw(dealer)) for dealer in seating.seats]
    players = seating.players
    table = np.zeros((players, players, 1 << players, won_places(rules), seating.sides), np.float32)
    for dealer, start in enumerate(starts):
        known: dict[tuple[int, ...], Gains] = {}
        for place, maker, alone, winners in ends(rules):
            points = law.points(rules, maker, alone, winners)
            if points not in known:
                known[points] = worth(reward, start, _scored(start, maker, alone, winners))
            table[dealer][place] = known[points]
    thrown = [worth(reward, start, thrown_in(start.match)) for start in starts]
    return table, np.array(thrown, np.float32)


def _scored(start: State, maker: int, alone: tuple[int, ...], winners: tuple[int, ...]) -> State:
    """The state after a deal of these tricks, whatever the cards; its tokens decide nothing yet."""
    tricks = tuple(Trick(side, (), side) for side in winners)
    return scored(start.match, Contract(Suit.CLUBS, maker, alone), tricks)
