"""Five tricks of random legal cards, compiled."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.fast.bits import NONE, ONE, count, nth, number_of
from euchre.fast.jit import inlined
from euchre.fast.lanes import Cards, Sets
from euchre.fast.random.trace import PLAYS, TRAM, Trail, note
from euchre.fast.splitmix import FRACTIONS, fraction, whole
from euchre.fast.trick_tables import (
    FOLLOWING,
    FREED,
    PLAYERS,
    RANKED,
    ROW,
    SEATS,
    in_claim_order,
    takes_the_rest,
)

TRICK_USES: Final = 64
"""The random bits from this use on are for tricks."""
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
    holders: int
    """The seats (a mask) that may hold the up-card."""


@inlined
def won_by(
    held: HeldCards, made: Made, unseen: Unseen, settled: NDArray[np.bool_], seed: np.uint64, trail: Trail
) -> int:
    """Play five tricks; bit n of the answer is the side that won trick n."""
    hands, away, voids, threats = held
    trump, maker, alone, leader = made
    tram, pack, up, holders = unseen
    players = PLAYERS[alone]
    free = FREED[trump]
    first = np.uint64(trump) * ROW
    won, word = 0, False
    played = NONE
    voids[:] = NONE
    for trick in range(5):
        bits = fraction(seed, TRICK_USES + trick)
        if not word:
            word = settled[maker, alone, trick, won]
        if tram and not word:
            cards = pack & ~(hands[leader] | played | away[leader])
            word = takes_the_rest(hands[leader], cards, up, holders, voids, threats, trump, alone, leader)
            if word:
                note(trail, TRAM, 0, 1)
        best, row, follows = -1, NONE, _ALL
        seats = np.uint64(16 * alone + 4 * leader)
        for place in range(players):
            seat = SEATS[seats + np.uint64(place)]
            hand = hands[seat]
            follow = hand & follows
            options = hand & (follows | free | (np.uint64(follow != NONE) - ONE))
            if word:
                options = ONE << np.uint64(in_claim_order(options, trump, place > 0))
            choices = count(options)
            bits *= np.uint64(choices)
            card = nth(options, whole(bits), 5 - trick)
            bits &= FRACTIONS
            number = number_of(card)
            note(trail, PLAYS, number, choices)
            hands[seat] = hand ^ card
            if place == 0:
                led = first + np.uint64(number)
                follows, row = FOLLOWING[led], led * ROW
            if tram:
                played |= card
                if card & (follows | free) == NONE:
                    voids[seat] |= follows
            best = max(best, RANKED[row + np.uint64(number)] + np.int64(seat))
        leader = best & 3
        won |= (leader & 1) << trick
    return won
