"""The knowledge of a player about the other hands: cards not seen yet, suits somebody is out of, likely winners."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import NamedTuple

from euchre.bots.advice.card_reasons import possible_cards
from euchre.core.cards import CARDS, Card, Suit, set_of
from euchre.core.seating import FOUR
from euchre.core.state import the_contract
from euchre.core.trump import FOLLOWS, FREE, STRENGTH, SUIT_SET
from euchre.core.unseen import up_card_holders
from euchre.core.view import View, the_seat


class Reading(NamedTuple):
    """The knowledge of one seat during the play; hands are sets of cards (one bit a card)."""

    me: int
    trump: Suit
    hand: int
    may: tuple[int, ...]
    """The cards each seat may hold; 0 for this seat and for one that sits out."""
    sure: tuple[int, ...]
    """The cards each seat is known to hold: the up-card the dealer took and has not played."""
    counts: tuple[int, ...]
    foes: tuple[int, ...]
    """The other side's seats in the game."""
    mate: int | None
    """The partner's seat; None if the partner sits out."""

    @property
    def trumps(self) -> int:
        """The set of all trumps."""
        return SUIT_SET[self.trump][self.trump]


def sum_of(sets: tuple[int, ...]) -> int:
    """The cards in any of the sets."""
    members = 0
    for other in sets:
        members |= other
    return members


def read(view: View) -> Reading:
    """The knowledge of the player of this view, in the play of the cards."""
    me, trump = the_seat(view), the_contract(view).trump
    hand = set_of(view.hand)
    holders = up_card_holders(view)
    others = tuple(seat for seat in view.order if seat != me)
    may = possible_cards(view)
    sure = [0, 0, 0, 0]
    if len(holders) == 1 and view.open.up_card is not None and view.match.dealer in others:
        sure[view.match.dealer] = may[view.match.dealer] & 1 << view.open.up_card
    mate = FOUR.partner(me)
    foes = tuple(seat for seat in others if FOUR.side(seat) != FOUR.side(me))
    return Reading(me, trump, hand, may, tuple(sure), view.counts, foes, mate if mate in others else None)


def beats(reading: Reading, seat: int, led: Card, best: Card) -> float:
    """The chance (0..1) that a seat, still to play to a trick, can beat the best card on it.

    Its unknown cards are taken as drawn at random from those it may hold. A player who cannot follow and
    holds a trump is taken to use it.
    """
    trump, may, sure, count = reading.trump, reading.may[seat], reading.sure[seat], reading.counts[seat]
    higher = may & above(trump, led, best)
    follows = may & FOLLOWS[trump][led]
    direct = higher & (follows | FREE[trump])
    ruffs = higher & ~direct
    if sure:  # one card is known: the others are drawn from the rest
        if sure & direct:
            return 1.0
        count -= 1
        may &= ~sure
        if sure & follows:
            return 1.0 - _without(may.bit_count(), (direct & ~sure).bit_count(), count)
    held = may.bit_count()
    no_direct = _without(held, direct.bit_count(), count)
    if not ruffs:
        return 1.0 - no_direct
    out_of_suit = (follows | direct).bit_count()
    void = _without(held, out_of_suit, count)
    if sure & ruffs:
        return 1.0 - no_direct + void
    return 1.0 - no_direct + void * (1.0 - _without(held - out_of_suit, ruffs.bit_count(), count))


@cache
def _without(among: int, wanted: int, count: int) -> float:
    """The chance that `count` cards drawn from `among` hold none of `wanted` among them."""
    if not wanted or count <= 0:
        return 1.0
    if among - wanted < count:
        return 0.0
    return comb(among - wanted, count) / comb(among, count)


@cache
def above(trump: Suit, led: Card, best: Card) -> int:
    """The cards that beat the best card of a trick."""
    strength = STRENGTH[trump][led]
    return set_of(card for card in CARDS if strength[card] > strength[best])


def holds(reading: Reading, card: Card) -> float:
    """The chance that a card, led now, is not beaten by the other side."""
    chance = 1.0
    for foe in reading.foes:
        chance *= 1.0 - beats(reading, foe, card, card)
    return chance
