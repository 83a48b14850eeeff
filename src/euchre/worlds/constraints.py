"""The knowledge of a seat about the cards it cannot see: the places they may lie in, and which may lie where."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from euchre.core import law
from euchre.core.actions import Give, GoUnder, Name, Order
from euchre.core.cards import CARDS, Card, set_of
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.state import Call, Phase, the_contract, the_up_card
from euchre.core.unseen import plays, voids
from euchre.core.view import View
from euchre.worlds.claims import ALL, forced_from, unplayed_by_itself


class Kind(Enum):
    """The kind of a place."""

    HAND = "hand"
    GIFT = "gift"
    """The card in a lone maker's hand that came from the partner."""
    BURIED = "buried"
    """What the dealer buried for the up-card."""
    SECOND = "second"
    """What a lone maker buried for their partner's best card."""
    UNDER = "under"
    """Three cards put under the kitty."""


class Place(NamedTuple):
    """A place of some unseen cards: their number, and the set of those that may lie there."""

    kind: Kind
    seat: int
    size: int
    may: int


class Layout(NamedTuple):
    """One way the gift may have gone; without a gift there is only one layout."""

    places: tuple[Place, ...]
    gift: int
    """The card given, as a set, where this layout fixes it."""
    gift_is: Kind | None
    """Otherwise the kind of place it lies in."""


class Known(NamedTuple):
    """The knowledge of one seat in a deal; sets of cards are ints, tuples run over the seats."""

    me: int
    unseen: int
    kitty: int
    """Which of the unseen cards may lie in the kitty."""
    hands: tuple[int, ...]
    """The hands this seat knows, as they are now; 0 for the others."""
    played: tuple[int, ...]
    buried: int
    """What this seat buried for the up-card, as the dealer."""
    second: int
    """What this seat buried for its partner's best card."""
    under: int
    """What this seat put under the kitty."""
    loner: int | None
    """The lone maker who got a partner's best card; None if nobody did."""
    giver: int | None
    """The partner it came from."""
    layouts: tuple[Layout, ...]


def known(view: View) -> Known:
    """The knowledge of the seat of a view. Raises `EuchreError` for a spectator, and where no cards are dealt."""
    if view.seat is None or view.open.up_card is None:
        raise EuchreError("worlds/no-deal", "Worlds are drawn for a seat, between the deal and the last trick.")
    me, dealer, up_card, table = view.seat, view.match.dealer, view.open.up_card, law.seating(view.rules)
    contract, up, is_taken, loner = view.contract, 1 << up_card, False, None
    giver = next((seat for seat, action in view.open.calls if isinstance(action, Give)), None)
    if contract is not None:
        is_taken = contract.taken
        loner = None if giver is None else table.lone_makers(contract.maker, contract.alone)[0]
    hands = _hands(view)
    played, impossible = _shown_by_play(view)
    took = is_taken and not (view.phase is Phase.BURY and loner is None)
    laid = [1 << card for card in view.buried]
    buried = laid.pop(0) if took and me == dealer else 0
    second = laid.pop(0) if loner == me and view.phase is Phase.PLAY else 0
    under = sum(laid)
    seen = buried | second | under | sum(hands) | sum(played)
    unseen = set_of(law.pack(view.rules)) & ~(seen if is_taken else seen | up)
    plain = unseen & ~up
    places = [
        Place(
            Kind.HAND, seat, view.counts[seat], (unseen if is_taken and seat == dealer else plain) & ~impossible[seat]
        )
        for seat in table.seats
        if not hands[seat] and view.counts[seat]
    ]
    if took and me != dealer:
        places.append(Place(Kind.BURIED, dealer, 1, law.buriable(view.rules, unseen, up_card)))
    if loner is not None and me != loner and view.phase is Phase.PLAY:
        places.append(Place(Kind.SECOND, loner, 1, unseen if loner == dealer else plain))
    if view.open.under is not None and view.open.under != me:
        places.append(Place(Kind.UNDER, view.open.under, 3, plain & low(view.rules)))
    layouts: tuple[Layout, ...] = (Layout(tuple(places), 0, None),)
    if loner is not None:
        fixed = hands[loner] | played[loner] | second
        layouts = tuple(_gifts(view, (loner, giver), fixed, places, unseen & ~impossible[loner], unseen))
    return Known(me, unseen, plain, hands, played, buried, second, under, loner, giver, layouts)


def _hands(view: View) -> tuple[int, ...]:
    own = tuple(set_of(view.hand) if seat == view.seat else 0 for seat in law.seating(view.rules).seats)
    return tuple(mine or set_of(cards) for mine, cards in zip(own, view.shown, strict=True)) if view.shown else own


def _shown_by_play(view: View) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For each seat, the cards it has played, and those that its plays show it cannot hold."""
    players = law.seating(view.rules).players
    played, impossible = [0] * players, [0] * players
    if view.phase is not Phase.PLAY:
        return tuple(played), tuple(impossible)
    trump, in_play, history = the_contract(view).trump, len(view.order), tuple(plays(view))
    impossible = list(voids(players, trump, iter(history)))
    forced = forced_from(view) * in_play
    for turn, (seat, card, led) in enumerate(history):
        played[seat] |= 1 << card
        if turn >= forced:
            impossible[seat] |= unplayed_by_itself(trump, card, led if turn % in_play else None)
    return tuple(played), tuple(impossible)


def _gifts(
    view: View, pair: tuple[int, int | None], fixed: int, places: list[Place], holdable: int, unseen: int
) -> Iterator[Layout]:
    """Every way the gift may have gone: a card of the loner that is known, one they buried, or one they hold.

    The `pair` are the loner and the giver.
    """
    loner, giver = pair
    up, taken, dealer = 1 << the_up_card(view.open), the_contract(view).taken, view.match.dealer
    from_dealer = taken and giver == dealer
    own = up if taken and loner == dealer else 0
    candidates = fixed & up if from_dealer and fixed & up else fixed & ~own
    for card in CARDS:
        if candidates >> card & 1:
            yield Layout(tuple(places), 1 << card, None)
    if from_dealer and fixed & up:
        return
    for at, place in enumerate(places):
        if place.seat != loner:
            continue
        if place.kind is Kind.SECOND:
            gift = place._replace(may=(unseen if from_dealer else place.may) & ~own)
            yield Layout((*places[:at], gift, *places[at + 1 :]), 0, Kind.SECOND)
        elif place.kind is Kind.HAND:
            gift = Place(Kind.GIFT, loner, 1, (holdable if from_dealer else place.may) & ~own)
            rest = place._replace(size=place.size - 1)
            yield Layout((*places[:at], rest, *places[at + 1 :], gift), 0, Kind.GIFT)


@lru_cache
def low(rules: Rules) -> int:
    """The cards that may be put under the kitty."""
    offer = law.weak_hand_offer(rules, ALL)
    return set_of(card for action in offer if isinstance(action, GoUnder) for card in action.cards)


class Holding(NamedTuple):
    """A condition on the maker's hand in the bidding, without which the call would not have been allowed."""

    seat: int
    some: int
    """A set: the caller held at least one of these cards, or none of those in `none`."""
    none: int
    """A set that lifts the condition for a caller who holds none of it; 0 if nothing does."""


def holding(view: View) -> Holding | None:
    """The condition that the call that made trump sets on the caller's hand; None if any hand may call so."""
    made = next((call for call in view.open.calls if isinstance(call.action, Order | Name)), None)
    if made is None or view.open.up_card is None or law.turned_suit(view.rules, view.open.up_card) is None:
        return None
    return _holding(view.rules, view.match.dealer, view.open.up_card, made)


@lru_cache
def _holding(rules: Rules, dealer: int, up_card: Card, made: Call) -> Holding | None:
    """The law is asked about hands of no card and of one card each."""
    seat, action = made
    stuck = seat == dealer and law.sticks_the_dealer(rules)
    turned = law.turned_suit(rules, up_card)

    def may(hand: int) -> bool:
        if isinstance(action, Order):
            return action in law.order_offer(rules, dealer, seat, hand, up_card)
        return isinstance(action, Name) and action.suit in law.nameable(rules, hand, turned, stuck=stuck)

    if may(0):
        return None
    some = set_of(card for card in CARDS if may(1 << card))
    if not isinstance(action, Name) or not stuck or action not in law.name_offer(rules, 0, turned, stuck=True):
        return Holding(seat, some, 0)
    callable_ = (card for card in CARDS if law.nameable(rules, 1 << card, turned, stuck=stuck))
    return Holding(seat, some, set_of(callable_))
