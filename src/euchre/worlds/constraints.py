"""The knowledge of a seat about the cards it cannot see: the places they may lie in, and which may lie where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

from euchre.core import law
from euchre.core.actions import GoUnder, Name, Order
from euchre.core.cards import CARDS, Card, cards_in, set_of
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.seating import FOUR, Seating
from euchre.core.state import Call, Phase, the_contract, the_up_card
from euchre.core.unseen import plays, voids
from euchre.core.view import View
from euchre.worlds.claims import ALL, forced_from, unplayed_by_itself


class Kind(Enum):
    """The kind of a place."""

    HAND = "hand"
    CAME = "came"
    """The part of a hand that came after the deal: from a partner, or from the widow."""
    DISCARD = "discard"
    """The place of a card that was buried."""
    UNDER = "under"
    """Three cards put under the kitty."""


class Place(NamedTuple):
    """A place of some unseen cards: their number, and the set of those that may lie there."""

    kind: Kind
    seat: int
    size: int
    may: int
    column: int = 0
    """The number of the discard in the deal, as in `Discard`."""


class Discard(NamedTuple):
    """A card that was buried: whose, and its column in `euchre.worlds.draw.Worlds.buried`."""

    seat: int
    column: int


class Arrival(NamedTuple):
    """Cards that came to a seat after the deal, so that it did not bid on them; which ones is hidden."""

    seat: int
    giver: int | None
    """The partner who gave one; None for the widow."""
    size: int
    columns: tuple[int, ...]
    """The discards of the seat that they may have been among."""


class Came(NamedTuple):
    """The places of an arrival's cards, in one layout."""

    cards: int
    """The cards that the seat of the view can see, as a set."""
    places: tuple[int, ...]
    """The numbers of the places that hold the others."""


class Layout(NamedTuple):
    """A layout of the arrivals; where nothing came there is only one layout."""

    places: tuple[Place, ...]
    came: tuple[Came, ...] = ()
    """The cards of each arrival."""


class Known(NamedTuple):
    """The knowledge of one seat in a deal; sets of cards are ints, tuples run over the seats."""

    me: int
    unseen: int
    kitty: int
    """The unseen cards that may lie in the kitty."""
    hands: tuple[int, ...]
    """The hands this seat knows, as they are now; 0 for the others."""
    played: tuple[int, ...]
    discarded: tuple[Discard, ...]
    """The cards buried so far, in order: whose each is."""
    buried: tuple[int, ...]
    """The cards this seat buried itself, by column."""
    under: int
    """The cards this seat put under the kitty."""
    arrivals: tuple[Arrival, ...]
    """The best cards that partners gave, in order, or else the widow."""
    layouts: tuple[Layout, ...]


COLUMNS: Final = 3
"""Columns of discards: 0 is for the up-card, and the others are for what came."""


def discarded(view: View) -> tuple[Discard, ...]:
    """The cards buried so far, in order: whose each is."""
    made = view.contract
    if made is None:
        return ()
    due = [Discard(view.match.dealer, 0)] * made.taken
    others = [made.maker] * law.widow(view.rules) + [gift.loner for gift in made.given]
    if made.asked and law.discards_before_best(view.rules):
        others.append(made.asked.loner)
    due += [Discard(seat, column) for column, seat in enumerate(others, 1)]
    return tuple(due[: len(due) - len(made.discards)])


def _arrivals(view: View) -> tuple[Arrival, ...]:
    made = view.contract
    if made is None:
        return ()
    first = law.discards_before_best(view.rules)
    gifts = [Arrival(loner, giver, 1, () if first else (at,)) for at, (giver, loner) in enumerate(made.given, 1)]
    aside = law.widow(view.rules)
    return (*gifts, Arrival(made.maker, None, aside, (0, *range(1, aside + 1)))) if aside else tuple(gifts)


def known(view: View) -> Known:
    """The knowledge of the seat of a view. Raises `EuchreError` for a spectator, and where no cards are dealt."""
    if view.seat is None or view.open.up_card is None:
        raise EuchreError("worlds/no-deal", "Worlds are drawn for a seat, between the deal and the last trick.")
    me, dealer, up_card, table = view.seat, view.match.dealer, view.open.up_card, law.seating(view.rules)
    is_taken, up = view.contract is not None and view.contract.taken, 1 << up_card
    hands = _hands(view)
    played, impossible = _shown_by_play(view)
    laid, done, buried = [1 << card for card in view.buried], discarded(view), [0] * COLUMNS
    for seat, column in done:
        if seat == me:
            buried[column] = laid.pop(0)
    under = sum(laid)
    seen = sum(buried) | under | sum(hands) | sum(played)
    unseen = set_of(law.pack(view.rules)) & ~(seen if is_taken else seen | up)
    plain = unseen & ~up
    places = [
        Place(
            Kind.HAND, seat, view.counts[seat], (unseen if is_taken and seat == dealer else plain) & ~impossible[seat]
        )
        for seat in _in_order(table, me)
        if not hands[seat] and view.counts[seat]
    ]
    for seat, column in done:
        if seat != me:
            given = column > 0 and not law.widow(view.rules)
            may = unseen if given else law.buriable(view.rules, unseen, up_card)
            places.append(Place(Kind.DISCARD, seat, 1, may if seat == dealer else plain, column))
    if view.open.under is not None and view.open.under != me:
        places.append(Place(Kind.UNDER, view.open.under, 3, plain & low(view.rules)))
    facts = Known(me, unseen, plain, hands, played, done, tuple(buried), under, _arrivals(view), ())
    return facts._replace(layouts=tuple(_layouts(view, facts, tuple(places), impossible, facts.arrivals)))


def _in_order(table: Seating, me: int) -> Iterable[int]:
    """The seats in the order in which their hands are filled: clockwise from `me`, the order of a turned table too.

    At a table of four they are filled by number, since all its published figures rest on deals drawn so.
    """
    return table.seats if table == FOUR else table.from_left(me)


def _hands(view: View) -> tuple[int, ...]:
    own = tuple(set_of(view.hand) if seat == view.seat else 0 for seat in law.seating(view.rules).seats)
    return tuple(mine or set_of(cards) for mine, cards in zip(own, view.shown, strict=True)) if view.shown else own


def _shown_by_play(view: View) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards each seat has played, and those that its plays show it cannot hold."""
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


def _layouts(
    view: View, facts: Known, places: tuple[Place, ...], impossible: tuple[int, ...], arrivals: tuple[Arrival, ...]
) -> Iterator[Layout]:
    """Yield the layouts of the arrivals."""
    if not arrivals:
        yield Layout(places)
        return
    for after, came in _ways_to_lie(view, facts, places, impossible[arrivals[0].seat], arrivals[0]):
        for layout in _layouts(view, facts, after, impossible, arrivals[1:]):
            yield Layout(layout.places, (came, *layout.came))


def _ways_to_lie(
    view: View, facts: Known, places: tuple[Place, ...], impossible: int, arrival: Arrival
) -> Iterator[tuple[tuple[Place, ...], Came]]:
    """Yield the layouts of an arrival: among cards that are seen, among discards, or in a hand."""
    seat, taken, dealer = arrival.seat, the_contract(view).taken, view.match.dealer
    up, fixed = 1 << the_up_card(view.open), facts.hands[seat] | facts.played[seat]
    fixed |= sum(facts.buried[column] for column in arrival.columns if seat == facts.me)
    from_dealer, own = taken and arrival.giver == dealer, up if taken and seat == dealer else 0
    if from_dealer and fixed & up:
        yield places, Came(up, ())
        return
    hidden = [
        at
        for at, (kind, whose, _, _, column) in enumerate(places)
        if whose == seat and (kind is Kind.HAND or (kind is Kind.DISCARD and column in arrival.columns))
    ]
    for seen in range(arrival.size, -1, -1):
        for cards in combinations(cards_in(fixed & ~own), seen):
            for spread in combinations_with_replacement(hidden, arrival.size - seen):
                if all(spread.count(at) <= places[at].size for at in spread):
                    yield _with_arrival(places, spread, cards, facts.unseen if from_dealer else 0, own, impossible)


def _with_arrival(
    places: tuple[Place, ...], spread: tuple[int, ...], cards: tuple[Card, ...], more: int, own: int, impossible: int
) -> tuple[tuple[Place, ...], Came]:
    """The places once an arrival lies in some of them, `spread`, as often as each is named.

    What came may be of the cards `more`, too, and not of `own`; a hand does not hold what is `impossible`.
    """
    after, lies = list(places), list[int]()
    for at in sorted(set(spread)):
        place = places[at]
        if place.kind is Kind.DISCARD:
            after[at] = place._replace(may=(place.may | more) & ~own)
            lies.append(at)
        else:
            came = spread.count(at)
            after[at] = place._replace(size=place.size - came)
            lies.append(len(after))
            after.append(Place(Kind.CAME, place.seat, came, (place.may | more & ~impossible) & ~own))
    return tuple(after), Came(set_of(cards), tuple(lies))


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
    some = set_of(card for card in CARDS if card != up_card and may(1 << card))
    if not isinstance(action, Name) or not stuck or action not in law.name_offer(rules, 0, turned, stuck=True):
        return Holding(seat, some, 0)
    callable_ = (card for card in CARDS if law.nameable(rules, 1 << card, turned, stuck=stuck))
    return Holding(seat, some, set_of(callable_))
