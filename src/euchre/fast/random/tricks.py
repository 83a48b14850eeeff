"""Five tricks of random legal cards, compiled."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core.cards import CARDS
from euchre.core.play import order_of_play
from euchre.core.trump import FOLLOWS, FREE, STRENGTH
from euchre.fast.bits import NONE, ONE, count, nth, number_of
from euchre.fast.claims import CLAIM_ORDER, is_certain
from euchre.fast.jit import compiled, inlined
from euchre.fast.lanes import Cards, Sets
from euchre.fast.random.splitmix import FRACTIONS, fraction, whole
from euchre.fast.random.trace import PLAYS, TRAM, Trail, note

TRICK_USES: Final = 64
"""The random bits from this use on are for tricks."""
_ORDERS: Final = [order_of_play(tuple(seat for seat in range(4) if mask >> seat & 1)) for mask in range(16)]
_ORDER: Final = np.array([[(*seats, 0, 0, 0)[:4] for seats in order] for order in _ORDERS], dtype=np.uint64).ravel()
"""The seats in the order they play: four for each mask of those alone and each leader."""
_PLAYERS: Final = np.array([min(map(len, order)) for order in _ORDERS], dtype=np.int64)  # not the seat that sits out
_FOLLOWS: Final = np.array(FOLLOWS, dtype=np.uint64).ravel()
"""``_FOLLOWS[trump * 33 + led]``: one row and unsigned numbers, so that no index needs a second look."""
_FREE: Final = np.array(FREE, dtype=np.uint64)
_RANKED: Final = np.array(STRENGTH, dtype=np.int16).ravel() * 4
"""Strengths ``[(trump * 33 + led) * 33 + card]`` with room for a seat, so that the best card tells who played it."""
_CARDS: Final = np.uint64(len(CARDS))
_ALL: Final = np.uint64((1 << 33) - 1)


class HeldCards(NamedTuple):
    """Who holds what, by seat; the hands are played empty."""

    hands: Sets
    away: Sets
    """What each seat has laid away."""
    voids: Sets
    """Room for the suits that each seat has shown it is out of."""
    threats: Sets
    """Room for what each of the others may hold."""


class Made(NamedTuple):
    """How trump was made."""

    trump: int
    maker: int
    alone: int
    """The seats that play alone, as a mask."""
    leader: int


class Unseen(NamedTuple):
    """What tells a leader where the cards lie."""

    tram: bool
    """TRAM is played; without it nobody asks."""
    pack: Cards
    up: Cards
    hidden_from: int
    """The seats (a mask) that cannot hold the up-card."""


@inlined
def won_by(
    held: HeldCards, made: Made, unseen: Unseen, settled: NDArray[np.bool_], seed: np.uint64, trail: Trail
) -> int:
    """Play five tricks; bit n of the answer is the side that won trick n."""
    hands, away, voids, threats = held
    trump, maker, alone, leader = made
    tram, pack, up, hidden_from = unseen
    players = _PLAYERS[alone]
    free = _FREE[trump]
    first = np.uint64(trump) * _CARDS
    won, word = 0, False
    played = NONE
    voids[:] = NONE
    for trick in range(5):
        bits = fraction(seed, TRICK_USES + trick)
        if not word:
            word = settled[maker, alone, trick, won]
        if tram and not word:
            unseen = pack & ~(hands[leader] | played | away[leader])
            for place in range(1, players):
                seat = _ORDER[np.uint64(16 * alone + 4 * leader + place)]
                holder = np.int64(hidden_from) >> np.int64(seat) & 1
                threats[place - 1] = unseen & ~voids[seat] & ~(up if holder else NONE)
            word = is_certain(hands[leader], threats, players - 1, trump)
            if word:
                note(trail, TRAM, 0, 1)
        best, row, follows = -1, NONE, _ALL
        seats = np.uint64(16 * alone + 4 * leader)
        for place in range(players):
            seat = _ORDER[seats + np.uint64(place)]
            hand = hands[seat]
            follow = hand & follows
            options = hand & (follows | free | (np.uint64(follow != NONE) - ONE))
            if word:
                options = ONE << np.uint64(_in_claim_order(options, trump, place > 0))
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
                if card & (follows | free) == NONE:
                    voids[seat] |= follows
            best = max(best, _RANKED[row + np.uint64(number)] + np.int64(seat))
        leader = best & 3
        won |= (leader & 1) << trick
    return won


@compiled
def _in_claim_order(options: np.uint64, trump: int, last: bool) -> int:  # noqa: FBT001 - compiled code takes no keywords
    """The first card of a set in the order of a claim, or the last."""
    found = -1
    for place in range(CLAIM_ORDER.shape[1]):
        card = CLAIM_ORDER[trump, place]
        if options >> np.uint64(card) & ONE:
            found = card
            if not last:
                break
    return found
