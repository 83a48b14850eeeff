"""Five tricks of random legal cards, compiled."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.core.cards import CARDS, SUITS, Suit
from euchre.core.play import order_of_play
from euchre.core.trump import FOLLOWS, FREE, STRENGTH, SUIT_IN_PLAY, SUIT_SET
from euchre.fast.bits import count
from euchre.fast.jit import compiled, inlined
from euchre.fast.random.sets import nth, number_of
from euchre.fast.random.splitmix import FRACTIONS, fraction, whole
from euchre.fast.random.table import claim_orders
from euchre.fast.random.trace import PLAYS, TRAM, Trail, note

Sets = NDArray[np.uint64]
"""Sets of cards, by seat."""
TRICK_USES: Final = 64
"""The uses of luck from here on are for tricks."""
_TRUMPS: Final = (*SUITS, Suit.NO_TRUMP)
_ORDERS: Final = [order_of_play(tuple(seat for seat in range(4) if mask >> seat & 1)) for mask in range(16)]
_ORDER: Final = np.array([[(*seats, 0, 0, 0)[:4] for seats in order] for order in _ORDERS], dtype=np.uint64).ravel()
"""The seats in the order they play: four for each mask of those alone and each leader."""
_PLAYERS: Final = np.array([min(map(len, order)) for order in _ORDERS], dtype=np.int64)  # who sits out leads nothing
_FOLLOWS: Final = np.array(FOLLOWS, dtype=np.uint64).ravel()
"""``_FOLLOWS[trump * 33 + led]``: one row and unsigned numbers, so that no index needs a second look."""
_FREE: Final = np.array(FREE, dtype=np.uint64)
_RANKED: Final = np.array(STRENGTH, dtype=np.int16).ravel() * 4
"""Strengths ``[(trump * 33 + led) * 33 + card]`` with room for a seat, so that the best card tells who played it."""
_CLAIM: Final = claim_orders()
_SUIT: Final = np.array(SUIT_IN_PLAY, dtype=np.int64)
_SUITS: Final = np.array(SUIT_SET, dtype=np.uint64)
_HIGHER: Final = np.array(
    [
        [
            sum(
                1 << other
                for other in CARDS
                if SUIT_IN_PLAY[trump][other] is SUIT_IN_PLAY[trump][card]
                and STRENGTH[trump][card][other] > STRENGTH[trump][card][card]
            )
            for card in CARDS
        ]
        for trump in _TRUMPS
    ],
    dtype=np.uint64,
)
"""``_HIGHER[trump, card]``: the cards of the same suit that beat a card."""
_CARDS: Final = np.uint64(len(CARDS))
_ONE: Final = np.uint64(1)
_NONE: Final = np.uint64(0)
_ALL: Final = np.uint64((1 << 33) - 1)


@inlined
def won_by(
    hands: Sets,
    away: Sets,
    voids: Sets,
    hidden_from: int,
    up: np.uint64,
    pack: np.uint64,
    tram: bool,  # noqa: FBT001 - compiled code takes no keywords
    settled: NDArray[np.bool_],
    trump: int,
    maker: int,
    alone: int,
    leader: int,
    seed: np.uint64,
    trail: Trail,
) -> int:
    """Play five tricks; bit n of the answer is the side that won trick n.

    `away` are the cards each seat has laid away, `hidden_from` the seats (a mask) that cannot hold the up-card
    `up`. `hands` are played empty.
    """
    players = _PLAYERS[alone]
    free = _FREE[trump]
    first = np.uint64(trump) * _CARDS
    won, word = 0, False
    played = _NONE
    voids[:] = _NONE
    for trick in range(5):
        bits = fraction(seed, TRICK_USES + trick)
        if not word:
            word = settled[maker, alone, trick, won]
        if tram and not word:
            word = _claims(hands, away, played, voids, hidden_from, up, pack, trump, alone, leader)
            if word:
                note(trail, TRAM, 0, 1)
        best, row, follows = -1, _NONE, _ALL
        seats = np.uint64(16 * alone + 4 * leader)
        for place in range(players):
            seat = _ORDER[seats + np.uint64(place)]
            hand = hands[seat]
            follow = hand & follows
            options = hand & (follows | free | (np.uint64(follow != _NONE) - _ONE))
            if word:
                options = _ONE << np.uint64(_in_claim_order(options, trump, place > 0))
            choices = count(options)
            bits *= np.uint64(choices)
            card = nth(options, whole(bits), 5 - trick)
            bits &= FRACTIONS
            number = number_of(card)
            note(trail, PLAYS, number, choices)
            hands[seat] = hand ^ card
            if place == 0:
                led = first + np.uint64(number)
                follows, row = _FOLLOWS[led], led * _CARDS
            if tram:
                played |= card
                if card & (follows | free) == _NONE:
                    voids[seat] |= follows
            best = max(best, _RANKED[row + np.uint64(number)] + np.int64(seat))
        leader = best & 3
        won |= (leader & 1) << trick
    return won


@compiled
def _in_claim_order(options: np.uint64, trump: int, last: bool) -> int:  # noqa: FBT001 - compiled code takes no keywords
    """The first card of a set in the order of a claim, or the last."""
    found = -1
    for place in range(_CLAIM.shape[1]):
        card = _CLAIM[trump, place]
        if options >> np.uint64(card) & _ONE:
            found = card
            if not last:
                break
    return found


@compiled
def _claims(
    hands: Sets,
    away: Sets,
    played: np.uint64,
    voids: Sets,
    hidden_from: int,
    up: np.uint64,
    pack: np.uint64,
    trump: int,
    alone: int,
    leader: int,
) -> bool:
    """Whether the leader takes every trick left, wherever the cards are that she has not seen (`law.claim_stands`)."""
    unseen = pack & ~(hands[leader] | played | away[leader])
    leads = np.zeros(5, dtype=np.int64)
    trumps = _SUITS[trump, trump]
    for order in range(_CLAIM.shape[1]):
        card = _CLAIM[trump, order]
        if hands[leader] >> np.uint64(card) & _ONE == _NONE:
            continue
        suit = _SUIT[trump, card]
        for place in range(1, _PLAYERS[alone]):
            seat = _ORDER[16 * alone + 4 * leader + place]
            threat = unseen & ~voids[seat]
            if hidden_from >> np.int64(seat) & 1:
                threat &= ~up
            if threat & _HIGHER[trump, card] and count(threat & _SUITS[trump, suit]) > leads[suit]:
                return False
            if suit != trump and count(threat & trumps) > leads[trump]:
                return False
        leads[suit] += 1
    return True
