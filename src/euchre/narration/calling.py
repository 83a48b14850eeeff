"""The counting of a hand before a call, and the limit from which on it is strong enough.

The weights were fitted to the calls of the bots' policy in 2,500 random deals by the standard rules, the limits to
those in 2,000 deals of each preset that is called differently (``python -m tools.fit_calls --deals 2000``). In as many
other deals the policy agrees with clear advice in 98.6% of the cases in round 1 and in 97.8% in round 2 of standard
Euchre, and in 95.9% to 99.7% in each round of every other preset; least often, in 89%, with a British dealer in round
1. Two places have no limit: there it agreed in fewer than 88%.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from euchre.core import law
from euchre.core.actions import Pass
from euchre.core.cards import ACE, BENNY, JACK, SUITS, Card, Suit
from euchre.core.rules import PRESETS, Rules
from euchre.core.seating import Place
from euchre.core.state import Phase
from euchre.core.trump import is_left_bower, suit_of
from euchre.core.view import View, the_seat

Advice = Literal["call", "pass", "close", "must"]
"""Call, pass, either of them, or call since the dealer is stuck."""


class HandCount(NamedTuple):
    """The trumps and aces of a hand if a suit is made trump; the dealer's has the up-card, if it is ordered up."""

    suit: Suit
    trumps: int
    bowers: int
    aces: int
    """The aces of the other suits."""
    bennies: int
    """1 for a hand with the Benny."""
    above: int
    """The worth of the hand less the limit of its place."""
    advice: Advice


class _Weights(NamedTuple):
    """The worth of each thing in a hand in a round."""

    trump: int
    benny: int
    """The Benny, beside what it is worth as a trump."""
    right: int
    left: int
    high: int
    """An ace of trumps."""
    ace: int
    void: int
    next_suit: int
    """The weight of a suit of the colour of the card turned down."""


_Limits = Mapping[Place, int]
"""The worth of a hand that may as well call as pass."""


class _Round(NamedTuple):
    """The weights and limits of a round of calls."""

    weights: _Weights
    limits: _Limits


_WEIGHTS: Final = (_Weights(3, 4, 3, 1, 1, 1, 1, 0), _Weights(3, 3, 2, 1, 0, 1, 1, 1))
"""The weights of the first round and of the second."""
LIMITS: Final[Mapping[str, tuple[_Limits, _Limits]]] = {
    "standard": (
        {"left": 13, "dealers_partner": 8, "right": 12, "dealer": 9},
        {"left": 8, "dealers_partner": 4, "right": 7, "dealer": 9},
    ),
    "british": (
        {"left": 18, "dealers_partner": 16, "right": 18, "dealer": 9},
        {"left": 8, "dealers_partner": 7, "right": 8, "dealer": 9},
    ),
    "railroad": (
        {"left": 18, "right": 18, "dealer": 9},
        {"left": 10, "dealers_partner": 12, "right": 8, "dealer": 13},
    ),
    "two-handed": ({"left": 13, "dealer": 6}, {"left": 6, "dealer": 9}),
    "three-handed": ({"left": 14, "right": 14, "dealer": 11}, {"left": 12, "right": 12, "dealer": 12}),
    "six-handed": (
        {"left": 17, "near_partner": 17, "opposite": 17, "right": 17, "dealer": 12},
        {"left": 12, "near_partner": 12, "opposite": 11, "far_partner": 13, "right": 11, "dealer": 14},
    ),
}
"""The limits of both rounds, by the preset in which the hands were counted."""
_CLOSE: Final = 1
"""A hand no further from its limit than this may call or pass."""
_MATTERS: Final = (
    *("players", "lowest", "benny", "partner", "widow", "holding", "partners_best", "points_made", "points_euchre"),
)
"""House rules with which a call is worth something else."""


def counted(view: View) -> HandCount | None:
    """The count for a player who is asked to call: of the up-card's suit, or of the best other one.

    None where nobody is asked to, where the place has no limit, or where house rules make a call worth something else
    than in every preset.
    """
    up_card, dealer = view.open.up_card, view.dealer
    if up_card is None or dealer is None:
        return None
    limits = _limits(view.rules)
    hand, up_suit = tuple(view.hand), law.turned_suit(view.rules, up_card)
    if limits is None or up_suit is None:
        return None
    place = law.seating(view.rules).place_of(the_seat(view), dealer)
    rounds = zip((Phase.ROUND_1, Phase.ROUND_2), map(_Round, _WEIGHTS, limits), strict=True)
    calls = next((calls for phase, calls in rounds if phase is view.phase and place in calls.limits), None)
    if calls is None:
        return None
    if view.phase is Phase.ROUND_1:
        own = (*hand, up_card) if place == "dealer" else hand
        return _count(own, up_suit, up_suit, calls, place)
    counts = (_count(hand, suit, up_suit, calls, place) for suit in SUITS if suit is not up_suit)
    best = max(counts, key=lambda count: count.above)
    return best if Pass() in view.legal else best._replace(advice="must")


@lru_cache
def _limits(rules: Rules) -> tuple[_Limits, _Limits] | None:
    """The limits of the preset in which a call is worth the same, if there is one."""
    presets = (name for name in LIMITS if set(_MATTERS).isdisjoint(rules.differences(PRESETS[name])))
    return next((LIMITS[name] for name in presets), None)


def _count(hand: tuple[Card, ...], suit: Suit, up_suit: Suit, calls: _Round, place: Place) -> HandCount:
    """The count of a hand if a suit is made trump."""
    weights, limits = calls
    trumps = [card for card in hand if suit_of(card, suit) is suit]
    bennies = trumps.count(BENNY)
    right = sum(card.suit is suit and card.rank == JACK for card in trumps)
    left = sum(is_left_bower(card, suit) for card in trumps)
    high = sum(card.suit is suit and card.rank == ACE for card in trumps)
    aces = sum(card.suit is not None and card.rank == ACE for card in hand) - high
    voids = len({*SUITS} - {suit} - {suit_of(card, suit) for card in hand})
    worth = (
        weights.trump * len(trumps)
        + weights.benny * bennies
        + weights.right * right
        + weights.left * left
        + weights.high * high
        + weights.ace * aces
        + weights.void * voids
        + weights.next_suit * (suit is up_suit.next)
    )
    above = worth - limits[place]
    advice: Advice = "close" if abs(above) <= _CLOSE else "call" if above > 0 else "pass"
    return HandCount(suit, len(trumps), right + left, aces, bennies, above, advice)
