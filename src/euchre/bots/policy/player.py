"""The player `swift`: bids and plays by the policy that the search expects of everybody, without searching."""

from __future__ import annotations

from contextlib import nullcontext
from random import Random

from euchre.bots.policy.policies import policy_for
from euchre.core.actions import Action, Name
from euchre.core.state import Phase
from euchre.core.view import View
from euchre.equity.stakes import MatchStakes
from euchre.fast.decision import decision_of
from euchre.fast.jit import HAS_COMPILER, interpreted


class SwiftBot:
    """Chooses by what small networks have learnt: two for the bidding, one for the cards.

    A choice takes microseconds once the policy is compiled, and about a millisecond without the compiler: then it
    chooses the same.
    """

    def choose(self, view: View, rng: Random) -> Action:
        """Choose one of ``view.legal``."""
        with nullcontext() if HAS_COMPILER else interpreted():
            return self._choice(view, rng)

    def _choice(self, view: View, rng: Random) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is Phase.CUT or not view.hand:
            return any_plain_choice(view.legal, rng)
        return policy_for(view.rules).choose(decision_of(view), MatchStakes.of(view))


class PlainSwiftBot(SwiftBot):
    """Chooses what `SwiftBot` chooses, without compiling or loading anything: it can play at once."""

    def choose(self, view: View, rng: Random) -> Action:
        """Choose one of ``view.legal``."""
        with interpreted():
            return self._choice(view, rng)


def any_plain_choice(actions: tuple[Action, ...], rng: Random) -> Action:
    """A cut, or the suit of a dealer who has not seen their cards: any choice at random, but never alone."""
    plain = [action for action in actions if not (isinstance(action, Name) and action.alone)]
    return plain[rng.randrange(len(plain))]
