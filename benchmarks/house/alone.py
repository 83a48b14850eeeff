"""Playing alone when asked: as maker, as the maker's partner, or in defence."""

from __future__ import annotations

from benchmarks.house.bidding import LONE_MARGIN
from benchmarks.house.features import ProposedCall, defence_features
from benchmarks.house.forecast import CallChances, call_worth, chances, likely, outcome_worth
from benchmarks.house.weights import DEFEND, LONE_DEFEND
from euchre.core import law
from euchre.core.actions import ALONE, TOGETHER, Action
from euchre.core.cards import set_of
from euchre.core.seating import FOUR
from euchre.core.state import the_contract, the_up_card
from euchre.core.view import View, the_seat
from euchre.equity.stakes import MatchStakes
from euchre.solve.stakes import side_first

MATES_MAKE = 0.5
"""The part of what would fail that a partner who called makes, seen from the other hand."""
MATES_MARCH = 0.14
"""The part of what would not march that marches with the partner who called."""
MARCHED = 0.15
"""The part of calls made that marches against a defender who thinks of playing alone."""


def choose_alone(view: View) -> Action:
    """Play alone if the deal is then worth more to the player's side."""
    seat = the_seat(view)
    if FOUR.side(the_contract(view).maker) == FOUR.side(seat):
        return ALONE if _maker_alone(view, seat) else TOGETHER
    return ALONE if _defender_alone(view, seat) else TOGETHER


def _call(view: View, seat: int, *, alone: bool) -> ProposedCall:
    contract, turned_up = the_contract(view), the_up_card(view.open)
    up_card = turned_up if contract.taken else None
    turned = turned_up.suit if turned_up.suit is not contract.trump else None
    return ProposedCall(view.rules, seat, view.match.dealer, contract.trump, set_of(view.hand), up_card, turned, alone)


def _maker_alone(view: View, seat: int) -> bool:
    together, at = _call(view, seat, alone=False), MatchStakes.of(view)
    if seat == view.maker:
        with_partner = call_worth(together, at)
    else:
        make, march = chances(together)
        both = CallChances(make + (1 - make) * MATES_MAKE, march + (1 - march) * MATES_MARCH)
        with_partner = outcome_worth(at, seat, both, alone=False)
    return call_worth(together._replace(alone=True), at) > with_partner + LONE_MARGIN * at.point(FOUR.side(seat))


def _defender_alone(view: View, seat: int) -> bool:
    rules, contract, at = view.rules, the_contract(view), MatchStakes.of(view)
    lone_makers = FOUR.lone_makers(contract.maker, contract.alone)
    counted = defence_features(rules, contract.trump, set_of(view.hand), maker_alone=bool(lone_makers))
    together = _defence_worth(at, seat, contract.maker, lone_makers, likely(DEFEND, counted))
    alone = _defence_worth(at, seat, contract.maker, (*lone_makers, seat), likely(LONE_DEFEND, counted))
    return alone > together + LONE_MARGIN * at.point(FOUR.side(seat))


def _defence_worth(at: MatchStakes, seat: int, maker: int, alone: tuple[int, ...], euchre: float) -> float:
    """The worth of a defence that takes three tricks with this chance."""
    side, value = FOUR.side(seat), 0.0
    for chance, tricks in ((euchre, 3), ((1.0 - euchre) * (1.0 - MARCHED), 2), ((1.0 - euchre) * MARCHED, 0)):
        value += chance * at.worth(law.points(at.rules, maker, alone, side_first(side, tricks)), side)
    return value
