"""The change of the chances to win the match in a deal, split into luck and play."""

from __future__ import annotations

from random import Random
from typing import Final

from euchre.bots.policy.player import SwiftBot
from euchre.core.engine import apply
from euchre.core.state import Phase, State, result_between, the_actor
from euchre.core.view import view
from euchre.equity.measured import Player
from euchre.equity.stakes import MatchStakes
from euchre.review.outcome import Par, Split, result

_STRONG: Final[Player] = "swift"
"""The player whose play between four of them defines what a deal and a score are worth."""
_BETWEEN: Final = (Phase.DRAW, Phase.CUT, Phase.DEAL, Phase.OVER)


def split(before: float, par: float, after: float, losses: tuple[float, ...]) -> Split:
    """Split a change of the chances of side 0; `par` is what strong players reach, `losses` are those of the seats."""
    played = (-losses[0] - losses[2], -losses[1] - losses[3])
    luck = par - before
    return Split(before, after, luck, played, after - before - luck - played[0] + played[1])


def is_between(state: State) -> bool:
    """True before a deal and after the last one: then the score says how things stand."""
    return state.phase in _BETWEEN


def standing(state: State) -> float:
    """The chance (0..1) that side 0 wins the match, between two deals; certain once it is over."""
    if state.over:
        return result(state.match.winner)
    at = MatchStakes.of(state)
    dealers = (at.dealer,) if state.phase is not Phase.DRAW else (0, 1)
    chances = [at._replace(dealer=dealer).chance(0, player=_STRONG) for dealer in dealers]
    return sum(chances) / len(chances)


def par(dealt: State, seed: str) -> Par:
    """Let the player `swift` play all four seats of a deal, each from what it knows."""
    bot, rng, state = SwiftBot(), Random(seed), dealt
    while not is_between(state):
        state = apply(state, bot.choose(view(state, the_actor(state)), rng))
    end = result_between(dealt, state)
    return Par(standing(state), (0, 0) if end is None else end.points)
