"""The player `swift`: bids and plays by the policy that the search expects of everybody, without searching."""

from __future__ import annotations

from contextlib import nullcontext
from random import Random

from euchre.bots.policy.auction_choice import auction_choice
from euchre.bots.policy.card_choice import action_for
from euchre.bots.policy.nets import policy, policy_context
from euchre.core.actions import Action, Name
from euchre.core.state import Phase, the_up_card
from euchre.core.view import View
from euchre.equity.stakes import MatchStakes
from euchre.fast.auction_decision import auction_decision
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
        if len(view.legal) == 1 or view.phase is Phase.WEAK_HANDS:
            return view.legal[0]  # a weak hand is kept
        if view.phase is Phase.PLAY:
            return action_for(view, self.policy.cards)
        if view.phase is Phase.CUT or not view.hand:
            return any_plain_choice(view, rng)
        here = auction_decision(view)
        context = policy_context(MatchStakes.of(view), the_up_card(view.open), self.policy)
        return here.actions[auction_choice(view, here, context)]


class PlainSwiftBot(SwiftBot):
    """Chooses what `SwiftBot` chooses, without compiling or loading anything: it can play at once."""

    def choose(self, view: View, rng: Random) -> Action:
        """Choose one of ``view.legal``."""
        with interpreted():
            return self._choice(view, rng)


def any_plain_choice(view: View, rng: Random) -> Action:
    """A cut, or the suit of a dealer who has not seen their cards: any choice at random, but never alone."""
    plain = [action for action in view.legal if not (isinstance(action, Name) and action.alone)]
    return plain[rng.randrange(len(plain))]
