"""The kinds of drills, by what a decision teaches."""

from __future__ import annotations

from typing import Final, Literal, get_args

from euchre.core import law
from euchre.core.actions import Action, Alone, Name, Order, Pass
from euchre.core.state import Phase, the_contract, the_up_card
from euchre.core.view import View, the_seat

DrillKind = Literal[
    "call", "first-seat", "next", "donate", "loner", "bury", "second-hand", "partner", "counting", "card"
]
"""The kinds in the order in which people meet them.

Calling: to call or to pass, in the first seat, a suit of the same colour as the one turned down, and with a hand that
will lose points, because the others would win more; then calling alone. Playing: the card to bury, the second card of a
trick, leading when a partner has made trump, leading when trump must be counted, and any other card.
"""
DRILL_KINDS: Final[tuple[DrillKind, ...]] = get_args(DrillKind)
_CALLS: Final = (Order, Name)
_COUNTED: Final = 2
"""The number of tricks from which on a leader is to know the trumps that are left."""


def kind_of(view: View, best: Action, other: Action, points: float) -> DrillKind:
    """The kind of a decision between the best choice and another one; `points` is the worth of the best."""
    if view.phase is Phase.BURY:
        return "bury"
    if view.phase is Phase.PLAY:
        return _kind_of_card(view)
    if view.phase in {Phase.ASK, Phase.GIVE}:
        return "card"
    if _is_alone(best) != _is_alone(other) and not isinstance(other, Pass) and not isinstance(best, Pass):
        return "loner"
    if isinstance(best, _CALLS) and isinstance(other, Pass) and points < 0:
        return "donate"
    if view.phase is Phase.ROUND_2 and (_is_next(view, best) or _is_next(view, other)):
        return "next"
    if view.phase is Phase.ROUND_1 and view.seat == law.seating(view.rules).left_of(view.match.dealer):
        return "first-seat"
    return "call"


def _kind_of_card(view: View) -> DrillKind:
    table, seat = law.seating(view.rules), the_seat(view)
    if not view.trick:
        if the_contract(view).maker in table.partners(seat):
            return "partner"
        return "counting" if len(view.tricks) >= _COUNTED else "card"
    return "second-hand" if len(view.trick) == 1 and len(view.order) > 2 else "card"


def _is_alone(action: Action) -> bool:
    return isinstance(action, Alone) or (isinstance(action, _CALLS) and action.alone)


def _is_next(view: View, action: Action) -> bool:
    turned = law.turned_suit(view.rules, the_up_card(view.open))
    return isinstance(action, Name) and turned is not None and action.suit is turned.next
