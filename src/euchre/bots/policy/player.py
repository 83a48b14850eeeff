"""The player `swift`: bids and plays by the policy that the search expects of everybody, without searching."""

from __future__ import annotations

from contextlib import nullcontext
from random import Random

from euchre.bots.any_table.player import networks_play, policy_choice
from euchre.bots.policy.choice import auction_choice, play_choice
from euchre.bots.policy.nets import policy, policy_context
from euchre.core.actions import Action, Name
from euchre.core.state import Phase
from euchre.core.view import View
from euchre.equity.stakes import MatchStakes
from euchre.fast.decision import PlayDecision, decision_of
from euchre.fast.jit import HAS_COMPILER, interpreted


class SwiftBot:
    """Chooses by what small networks have learnt: two for the bidding, one for the cards.

    A choice takes microseconds once the policy is compiled, and about a millisecond without the compiler: then it
    chooses the same.
    """

    def __init__(self) -> None:
        self.policy = policy()

    def choose(self, view: View, rng: Random) -> Action:
        """Choose one of ``view.legal``."""
        with nullcontext() if HAS_COMPILER else interpreted():
            return self._choice(view, rng)

    def _choice(self, view: View, rng: Random) -> Action:
        if not networks_play(view.rules):
            return policy_choice(view, rng)
        if len(view.legal) == 1 or view.phase is Phase.WEAK_HANDS:
            return view.legal[0]  # a weak hand is kept
        if view.phase is Phase.CUT or not view.hand:
            return any_plain_choice(view.legal, rng)
        decision = decision_of(view)
        if isinstance(decision, PlayDecision):
            return play_choice(decision, self.policy.cards)
        context = policy_context(MatchStakes.of(view), decision.up_card, self.policy)
        return decision.actions[auction_choice(decision, context)]


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
