"""A hand as numbers: what a caller counts before making trump."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple

from euchre.core import law
from euchre.core.cards import SUITS, Card, Suit, cards_in, set_of
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.core.trump import STRENGTH, SUIT_SET


class ProposedCall(NamedTuple):
    """A call to think about: five cards, a trump, and where the caller sits."""

    rules: Rules
    seat: int
    """The caller's seat, 0..3."""
    dealer: int
    trump: Suit
    hand: int
    """The set of the five cards the caller will play, the burial done."""
    up_card: Card | None
    """The up-card if the dealer takes it, otherwise None."""
    turned: Suit | None = None
    """The suit turned down, in round 2."""
    alone: bool = False


NAMES: Final = (
    "base",
    "1st trump",
    "2nd trump",
    "3rd trump",
    "4th trump",
    "3 trumps",
    "4 trumps",
    "5 trumps",
    "trumps",
    "ace",
    "king",
    "void",
    "run",
    "losers",
    "leads",
    "right leads",
    "partner leads",
    "partner takes top",
    "partner takes",
    "they take top",
    "they take",
    "round 2",
    "next, not dealer's",
    "next, dealer's",
    "big pack",
    "no trump",
    "no trump ace",
)
"""The features of a call: the pack's four highest trumps one by one (with the Benny it is the first), how many trumps,
aces and kings of other suits, suits without a card; how many of the highest trumps without a gap (run), and the
cards that are neither in it nor aces (losers); who leads; who takes the up-card (top: one of the two highest
trumps); whether the suit is next (the colour of the suit turned down); the size of the pack; no trump."""


_IN_ORDER: Final = itemgetter(*NAMES)


def features(call: ProposedCall) -> tuple[float, ...]:
    """The numbers of a call, one for each of `NAMES`."""
    trump, hand = call.trump, call.hand
    no_trump = trump is Suit.NO_TRUMP
    high = _trumps(call.rules, trump)
    held = _held(call.rules, trump, hand)
    run = next((at for at, card in enumerate(high) if not hand >> card & 1), len(high)) if not no_trump else 0
    order = _first_trick(call)
    place = order.index(call.seat)
    leader = order[0]
    partners, theirs = _takers(call)
    top = call.up_card in high[:2]
    turned = call.turned
    next_suit = turned is not None and not no_trump and turned.next is trump
    dealers = FOUR.side(call.dealer) == FOUR.side(call.seat)
    numbers: tuple[float, ...] = _IN_ORDER(
        held
        | {
            "3 trumps": float(held["trumps"] >= 3 and not no_trump),
            "4 trumps": float(held["trumps"] >= 4 and not no_trump),
            "5 trumps": float(held["trumps"] >= 5 and not no_trump),
            "run": float(run),
            "losers": law.HAND_SIZE - run - held["ace"],
            "leads": float(place == 0),
            "right leads": float(leader != call.seat and FOUR.partner(leader) != call.seat and place == 1),
            "partner leads": float(leader == FOUR.partner(call.seat)),
            "partner takes top": float(partners and top),
            "partner takes": float(partners),
            "they take top": float(theirs and top),
            "they take": float(theirs),
            "round 2": float(turned is not None),
            "next, not dealer's": float(next_suit and not dealers),
            "next, dealer's": float(next_suit and dealers),
        }
    )
    return numbers


DEFENCE_NAMES: Final = (
    "base",
    "1st trump",
    "2nd trump",
    "3rd trump",
    "4th trump",
    "trumps",
    "ace",
    "king",
    "void",
    "maker alone",
    "big pack",
    "no trump",
    "no trump ace",
)
"""The features of a defender's hand before saying whether they play alone."""


_DEFENCE_IN_ORDER: Final = itemgetter(*DEFENCE_NAMES)


def defence_features(rules: Rules, trump: Suit, hand: int, *, maker_alone: bool) -> tuple[float, ...]:
    """The numbers of a defender's hand, one for each of `DEFENCE_NAMES`."""
    numbers: tuple[float, ...] = _DEFENCE_IN_ORDER(_held(rules, trump, hand) | {"maker alone": float(maker_alone)})
    return numbers


def _held(rules: Rules, trump: Suit, hand: int) -> dict[str, float]:
    """Features that callers and defenders both count."""
    no_trump = trump is Suit.NO_TRUMP
    slots = [0.0] * 4 if no_trump else [float(hand >> card & 1) for card in _trumps(rules, trump)[:4]]
    count = (hand & SUIT_SET[trump][trump]).bit_count()
    tops, seconds, voids = _plain(trump, hand)
    return {
        "base": 1.0,
        "1st trump": slots[0],
        "2nd trump": slots[1],
        "3rd trump": slots[2],
        "4th trump": slots[3],
        "trumps": float(count),
        "ace": float(tops),
        "king": float(seconds),
        "void": float(voids if count else 0),
        "big pack": (len(law.pack(rules)) - 24) / 8,
        "no trump": float(no_trump),
        "no trump ace": float(no_trump) * tops,
    }


@lru_cache
def _trumps(rules: Rules, trump: Suit) -> tuple[Card, ...]:
    """The trumps of the pack, highest first."""
    members = cards_in(SUIT_SET[trump][trump] & set_of(law.pack(rules)))
    return tuple(sorted(members, key=lambda card: -STRENGTH[trump][card][card]))


@lru_cache(maxsize=1 << 16)
def _plain(trump: Suit, hand: int) -> tuple[int, int, int]:
    """Aces and kings outside trump, and plain suits without a card."""
    plain = hand & ~SUIT_SET[trump][trump]
    ranks = [card.rank for card in cards_in(plain)]
    empty = sum(1 for suit in SUITS if suit is not trump and not plain & SUIT_SET[trump][suit])
    return ranks.count(14), ranks.count(13), empty


def _first_trick(call: ProposedCall) -> tuple[int, ...]:
    alone = (call.seat,) if call.alone else ()
    return FOUR.order_of_play(alone)[law.leader(call.rules, call.dealer, call.seat, alone)]


def _takers(call: ProposedCall) -> tuple[bool, bool]:
    """True for the partner and for the other side if they add the up-card to a hand and play it."""
    if call.up_card is None or call.dealer == call.seat:
        return False, False
    mates = FOUR.partner(call.seat) == call.dealer
    return mates and not call.alone, not mates
