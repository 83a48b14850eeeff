"""The player `search`."""

from __future__ import annotations

from math import inf, nan
from random import Random

from euchre.bots.any_table.player import networks_play
from euchre.bots.any_table.weights import weights_for
from euchre.bots.policy.bidding import PolicyNets
from euchre.bots.policy.nets import policy
from euchre.bots.policy.player import any_plain_choice
from euchre.bots.search.alternatives import Alternatives, compared, misjudged
from euchre.bots.search.any_table import decide_at_any_table
from euchre.bots.search.bidding import decide_bid, decide_blind
from euchre.bots.search.cards import decide_card
from euchre.bots.search.level import SearchLevel, level_named
from euchre.bots.search.weak import decide_weak
from euchre.core import law
from euchre.core.actions import Action
from euchre.core.errors import EuchreError
from euchre.core.state import Phase
from euchre.core.view import View, the_seat
from euchre.equity.stakes import MatchStakes
from euchre.fast.decision import Decision, PlayDecision, decision_of


class SearchBot:
    """Samples deals that fit what it has seen, plays each choice out in them, and takes the best."""

    def __init__(self, level: str = "expert", seconds: str = "") -> None:
        """`level` is one of `SEARCH_LEVELS`; `seconds` limits the time for a decision.

        Raises `EuchreError`, in one sentence, for any other level or time.
        """
        self.level = level_named(level)
        if seconds:
            self.level = self.level._replace(seconds=_seconds(seconds))

    def choose(self, view: View, rng: Random) -> Action:
        """Choose one of ``view.legal``."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is Phase.CUT or not view.hand:
            return any_plain_choice(view.legal, rng)
        alternatives = decide_in(view, rng, self.level)
        return alternatives.choices[compared(alternatives, self.level).best][0]


def decide_in(view: View, rng: Random, level: SearchLevel) -> Alternatives:
    """The alternatives of the player whose view it is and whose turn it is, at any table.

    The ends they lead to are numbered as `euchre.bots.advice.outcomes.outcomes` has them for the same view.
    """
    if networks_play(view.rules):
        return decide(decision_of(view), rng, level, policy())
    alternatives = decide_at_any_table(view, rng, level, weights_for(law.seating(view.rules).players))
    return _as_judged(alternatives, view, rng, level)


def decide(decision: Decision, rng: Random, level: SearchLevel, policy: PolicyNets) -> Alternatives:
    """The alternatives of a player at a table of four who is to decide before the first lead, or in the play."""
    return _as_judged(_sound(decision, rng, level, policy), decision.view, rng, level)


def _as_judged(alternatives: Alternatives, view: View, rng: Random, level: SearchLevel) -> Alternatives:
    """The alternatives with the errors of a level that misjudges, which are so many points to the player's side."""
    if not level.misjudges:
        return alternatives
    point = MatchStakes.of(view, blind=not level.score).point(law.seating(view.rules).side(the_seat(view)))
    return misjudged(alternatives, level.misjudges * point, rng)


def _sound(decision: Decision, rng: Random, level: SearchLevel, policy: PolicyNets) -> Alternatives:
    if isinstance(decision, PlayDecision):
        return decide_card(decision, rng, level, policy)
    if not decision.hand:
        return decide_blind(decision, rng, level, policy)
    if decision.view.phase is Phase.WEAK_HANDS:
        return decide_weak(decision, rng, level, policy)
    return decide_bid(decision, rng, level, policy)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = nan
    if not 0 < seconds < inf:
        raise EuchreError("bot/seconds", f"{text!r} is not a time to think: write seconds, such as 0.05.")
    return seconds
