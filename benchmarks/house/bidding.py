"""Making trump, or passing: what each choice is likely to lead to, worth at this score."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from benchmarks.house.features import ProposedCall
from benchmarks.house.forecast import STRONG, call_worth, chances, pass_worth
from benchmarks.pimc.burial import after_burial
from euchre.core import law
from euchre.core.actions import PASS, Action, Name, Order
from euchre.core.cards import SUITS, Suit, cards_in, set_of
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.core.state import Phase, the_up_card
from euchre.core.view import View, the_seat
from euchre.equity.stakes import MatchStakes

CALL_MARGIN: Final = 0.12
"""The points by which a call must look better than a pass: what looks best is mostly overrated.

In points, and so at every score and in every length of match as much of what is at stake: a fixed part of the chance to
win would forbid every call to a player who is so far behind that no call changes it by that much.
"""
LONE_MARGIN: Final = 0.3
"""The points by which going alone must look better: measured to cost nothing, and partners like to play."""


def choose_bid(view: View, rng: Random) -> Action:
    """Pass, or the best call; for a turned-up Benny, the suit to name."""
    if not view.hand:  # the dealer names trump before they have seen a card: no suit is better than another
        names = [action for action in view.legal if isinstance(action, Name) and not action.alone]
        return names[rng.randrange(len(names))]
    at = MatchStakes.of(view)
    point = at.point(FOUR.side(the_seat(view)))
    best, action = max(_rated(view, at, point), key=lambda rated: rated[0])
    if PASS in view.legal and passing(view, at) + CALL_MARGIN * point > best:
        return PASS
    return action


def _rated(view: View, at: MatchStakes, point: float) -> list[tuple[float, Action]]:
    """The calls that may be made, with their worth; a pass only where there is no call."""
    calls: list[tuple[float, Action]] = [
        (rate(view, action, at, point), action) for action in view.legal if isinstance(action, Order | Name)
    ]
    return calls or [(0.0, view.legal[0])]


def rate(view: View, action: Order | Name, at: MatchStakes, point: float) -> float:
    """The worth of a call, if the caller then makes the best choice of going alone under these rules.

    `point` is what a point is worth; going alone is rated `LONE_MARGIN` points lower than it looks.
    """
    call, margin = considered(view, action), LONE_MARGIN * point
    value = call_worth(call, at)
    if action.alone:
        return value - margin
    if _asked_later(view.rules, call.dealer, call.seat):
        value = max(value, call_worth(call._replace(alone=True), at) - margin)
    return value


def considered(view: View, action: Order | Name) -> ProposedCall:
    """The call that an action makes, with the hand the caller will play."""
    seat, dealer = _seats(view)
    hand = set_of(view.hand)
    up_card = view.open.up_card
    trump = _trump(view, action)
    taken = isinstance(action, Order) and not (action.alone and FOUR.partner(seat) == dealer)
    if view.phase is Phase.BENNY or (taken and seat == dealer):
        assert up_card is not None, "no bid without an up-card"
        up = 1 << up_card
        hand = after_burial(trump, hand | up, cards_in(law.buriable(view.rules, hand | up, up_card)))
    turned = None if up_card is None or isinstance(action, Order) else law.turned_suit(view.rules, up_card)
    return ProposedCall(view.rules, seat, dealer, trump, hand, up_card if taken else None, turned, action.alone)


def passing(view: View, at: MatchStakes) -> float:
    """The worth of a pass here."""
    seat, dealer = _seats(view)
    place = (seat - dealer - 1) % 4 + (5 if view.phase is Phase.ROUND_2 else 1)
    return pass_worth(at, FOUR.side(seat), place, strong=strong_elsewhere(view))


def strong_elsewhere(view: View) -> bool:
    """True if a player who passes in round 1 could well make another suit in round 2."""
    seat, dealer = _seats(view)
    turned = None if view.open.up_card is None else law.turned_suit(view.rules, view.open.up_card)
    if view.phase is not Phase.ROUND_1 or turned is None:
        return False
    hand = set_of(view.hand)
    calls = (ProposedCall(view.rules, seat, dealer, suit, hand, None, turned) for suit in SUITS if suit is not turned)
    return any(chances(call).make >= STRONG for call in calls)


def _trump(view: View, action: Order | Name) -> Suit:
    if isinstance(action, Name):
        return action.suit
    trump = law.turned_suit(view.rules, the_up_card(view.open))
    assert trump is not None, "a Benny for which the dealer names trump is never ordered up"
    return trump


def _seats(view: View) -> tuple[int, int]:
    return the_seat(view), view.match.dealer


@lru_cache
def _asked_later(rules: Rules, dealer: int, maker: int) -> bool:
    """True if the maker will be asked, once trump is made, to play alone."""
    declined: tuple[int, ...] = ()
    while (seat := law.alone_turn(rules, dealer, maker, (), declined)) is not None:
        if seat == maker:
            return True
        declined = (*declined, seat)
    return False
