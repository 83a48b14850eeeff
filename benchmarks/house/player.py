"""The house player: sound play under every house rule, by rule."""

from __future__ import annotations

from random import Random

from benchmarks.house.alone import choose_alone
from benchmarks.house.bidding import choose_bid
from benchmarks.house.cards import choose_card
from benchmarks.house.plain import plain_choice
from benchmarks.pimc.burial import best_gift, weak_hand, worst_card
from euchre.core import law
from euchre.core.actions import Action, Bury, Give
from euchre.core.cards import set_of
from euchre.core.seating import FOUR
from euchre.core.state import Phase, the_contract
from euchre.core.view import View


class HouseBot:
    """Plays by rule: it counts what its hand is good for, the score, and the cards it has seen.

    At tables of two, three and six it plays by plain rules of thumb (`benchmarks.house.plain`).
    It answers at once and uses chance only where nothing tells one choice from another. Against random
    players it wins 1.34 ± 0.04 points a deal under standard rules, 2.15 ± 0.05 under British ones
    (``euchre arena "cmd:python -m benchmarks.house" random --rules standard --deals 1500``, 95% intervals).
    """

    def choose(self, view: View, rng: Random) -> Action:
        """Choose one of ``view.legal``."""
        if len(view.legal) == 1:
            return view.legal[0]
        return _choice_of_four(view, rng) if law.seating(view.rules) == FOUR else plain_choice(view, rng)


def _choice_of_four(view: View, rng: Random) -> Action:
    """The choice at a table of four."""
    match view.phase:
        case Phase.PLAY:
            return choose_card(view)
        case Phase.ROUND_1 | Phase.ROUND_2 | Phase.BENNY:
            return choose_bid(view, rng)
        case Phase.BURY:
            return _bury(view)
        case Phase.ALONE:
            return choose_alone(view)
        case Phase.GIVE:
            return _give(view)
        case Phase.WEAK_HANDS:
            return weak_hand(view)
        case _:  # the cut: any place is as good as another
            return view.legal[rng.randrange(len(view.legal))]


def _bury(view: View) -> Action:
    choices = tuple(action.card for action in view.legal if isinstance(action, Bury) and action.card is not None)
    return Bury(worst_card(the_contract(view).trump, set_of(view.hand), choices))


def _give(view: View) -> Action:
    return Give(best_gift(the_contract(view).trump, view.hand))
