"""What a deal changed in the chances to win the match, and how much of that was luck and how much was play."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from euchre.bots.policy.player import SwiftBot
from euchre.core.engine import apply
from euchre.core.state import Phase, State, the_actor
from euchre.core.view import view
from euchre.equity.match import chance
from euchre.equity.measured import Player
from euchre.review.outcome import result

_STRONG: Final[Player] = "swift"
"""The player whose play between four of them defines what a deal and a score are worth."""
_BETWEEN: Final = (Phase.DRAW, Phase.CUT, Phase.DEAL, Phase.OVER)


class Split(NamedTuple):
    """The chance (0..1) that side 0 (seats 0 and 2) wins the match, and what changed it.

    ``before + luck + played[0] - played[1] + unknown`` is `after`.
    """

    before: float
    """Before the cards were dealt."""
    after: float
    luck: float
    """What the cards changed: the deal as four strong players play it, less the average deal."""
    played: tuple[float, float]
    """What the decisions of each side changed for that side: less than 0 for what they lost."""
    unknown: float
    """What nobody could know: whatever is left."""

    def to_json(self) -> dict[str, Any]:
        """The split as plain values."""
        return {**self._asdict(), "played": list(self.played)}


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
    match = state.match
    if state.over:
        return result(match.winner)
    dealers = (match.dealer,) if state.phase is not Phase.DRAW else (0, 1)
    chances = [
        chance(match.rules, match.score, match.games, dealer, 0, finished=match.deals_finished, player=_STRONG)
        for dealer in dealers
    ]
    return sum(chances) / len(chances)


class Par(NamedTuple):
    """What four strong players make of a deal."""

    chance: float
    """The chance (0..1) that side 0 then wins the match."""
    points: tuple[int, int]
    """What each side scores; seats 0 and 2 first."""


def par(dealt: State, seed: str) -> Par:
    """Let the player `swift` play all four seats of a deal, each from what it knows."""
    bot, rng, state = SwiftBot(), Random(seed), dealt
    while not is_between(state):
        state = apply(state, bot.choose(view(state, the_actor(state)), rng))
    last = state.match.last
    scored = (0, 0) if last is None or last is dealt.match.last else last.points
    return Par(standing(state), scored)
