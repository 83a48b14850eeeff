"""The change of the chances to win the match in a deal, split into luck and play."""

from __future__ import annotations

from random import Random
from typing import Final

from euchre.bots.policy.player import SwiftBot
from euchre.core import law
from euchre.core.engine import apply
from euchre.core.rules import Rules
from euchre.core.state import Phase, State, result_between, the_actor
from euchre.core.view import view
from euchre.equity.measured import Player
from euchre.equity.stakes import MatchStakes
from euchre.review.outcome import Par, Split, results, theirs

_STRONG: Final[Player] = "swift"
"""The player whose play in all seats defines what a deal and a score are worth."""
_BETWEEN: Final = (Phase.DRAW, Phase.CUT, Phase.DEAL, Phase.OVER)


def split(
    before: tuple[float, ...], par: tuple[float, ...], after: tuple[float, ...], losses: tuple[float, ...]
) -> Split:
    """Split a change of the chances, by side; `par` is what strong players reach, `losses` are those of the sides."""
    played = tuple(-loss for loss in losses)
    luck = tuple(reached - chance for chance, reached in zip(before, par, strict=True))
    unknown = tuple(
        after[side] - before[side] - luck[side] - played[side] - theirs(played, side) for side in range(len(before))
    )
    return Split(before, after, luck, played, unknown)


def is_between(state: State) -> bool:
    """True before a deal and after the last one: then the score says how things stand."""
    return state.phase in _BETWEEN


def standing(state: State) -> tuple[float, ...]:
    """The chance (0..1) of each side to win the match, between two deals; certain once it is over.

    Where a game is a single deal, the worth of its points stands for it.
    """
    sides, at = range(law.seating(state.rules).sides), MatchStakes.of(state)
    if state.over or at.points_only:
        return settled(state.rules, state.match.score, state.match.winner)
    dealers = (at.dealer,) if state.phase is not Phase.DRAW else tuple(sides)
    return tuple(
        sum(at._replace(dealer=dealer).chance(side, player=_STRONG) for dealer in dealers) / len(dealers)
        for side in sides
    )


def settled(rules: Rules, score: tuple[int, ...], winner: int | None) -> tuple[float, ...]:
    """The result of a match that is over by side: 1 for the winner, 0 for the others; equal parts of a draw.

    Where a game is a single deal, the worth of its points.
    """
    table = law.seating(rules)
    at = MatchStakes(rules, table.nothing, table.nothing, 0, 1)
    if at.points_only:
        return tuple(at.worth(score, side) for side in range(table.sides))
    return results(winner, table.sides)


def par(dealt: State, seed: str) -> Par:
    """Let the player `swift` play all seats of a deal, each from what it knows."""
    bot, rng, state = SwiftBot(), Random(seed), dealt
    while not is_between(state):
        state = apply(state, bot.choose(view(state, the_actor(state)), rng))
    end = result_between(dealt, state)
    return Par(standing(state), law.seating(state.rules).nothing if end is None else end.points)
