"""Deals with plausible contracts, compiled, on which the card policy is trained and measured.

Players bid by a rough count of their hands with some noise, so that makers hold typical hands. The packs vary: 24,
28 or 32 cards, with and without the Benny; now and then no trump is named, and players play or defend alone.
"""

# ruff: noqa: NPY002 - compiled code knows only NumPy's older random numbers

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.fast.bits import NONE, ONE, TRUMPS, count, lane_set
from euchre.fast.jit import compiled
from euchre.fast.lanes import PLACE, Sets
from tools.plain_policy import worst

LEADER, UP_HOLDER, MAKER, OUT, NO_TRUMP = range(5)
"""The places of a deal's numbers."""

_WORTH: Final = np.array([0.36, 0.38, 0.40, 0.44, 0.0, 0.5, 0.58, 0.68, 0.82, 1.0, 1.1], dtype=np.float64)
"""A trump's part of a trick, by its height."""
_NO_TRUMP: Final = 4


@compiled
def strength(hand: np.uint64, no_trump: bool) -> float:  # noqa: FBT001 - compiled code takes no keywords
    """Estimate the tricks a hand (in lanes) takes as maker."""
    found = 0.0
    for height in range(11):
        if hand & (ONE << np.uint64(48 + height)) != NONE:
            found += _WORTH[height]
    trumps = count(hand & TRUMPS)
    if no_trump:
        for lane in range(4):
            held = hand & lane_set(lane)
            if held & (ONE << np.uint64(12 * lane + 7)) != NONE:
                found += 0.8
                if held & (ONE << np.uint64(12 * lane + 6)) != NONE:
                    found += 0.6
        return found - 0.4
    for lane in range(1, 4):
        held = hand & lane_set(lane)
        if held == NONE:
            found += 0.14 * min(trumps, 3)
        elif held & (ONE << np.uint64(12 * lane + 7)) != NONE:
            found += 0.55
        elif count(held) >= 2 and held & (ONE << np.uint64(12 * lane + 6)) != NONE:
            found += 0.15
    return found


@compiled
def _in_lanes(cards: NDArray[np.int64], first: int, last: int, trump: int) -> np.uint64:
    found = NONE
    for index in range(first, last):
        found |= ONE << np.uint64(PLACE[trump, cards[index]])
    return found


@compiled
def _fill_pack(cards: NDArray[np.int64], variety: bool) -> int:  # noqa: FBT001
    """Fill `cards` with a pack, in order; returns how many cards it has."""
    lowest_rank = 2
    benny = False
    if variety:
        chance = np.random.random()
        lowest_rank = 2 if chance < 0.65 else 1 if chance < 0.75 else 0
        benny = np.random.random() < 0.25
    size = 0
    for suit in range(4):
        for rank in range(lowest_rank, 8):
            cards[size] = 8 * suit + rank
            size += 1
    if benny:
        cards[size] = 32
        size += 1
    return size


@compiled
def _order(cards: NDArray[np.int64], dealer: int, turned: int, no_trump_wanted: bool) -> tuple[int, float]:  # noqa: FBT001
    """The seat that orders the suit turned up, or -1, and the estimated strength of the last hand asked."""
    up_card = cards[20]
    level = 0.0
    for place in range(4):
        seat = (dealer + 1 + place) & 3
        hand = _in_lanes(cards, 5 * seat, 5 * seat + 5, turned)
        if seat == dealer or up_card == 32:
            hand |= ONE << np.uint64(PLACE[turned, up_card])
        level = strength(hand, False) + np.random.normal() * 0.3  # noqa: FBT003
        if no_trump_wanted:
            level -= 2.0
        if seat == dealer and count(hand) == 6:
            level -= 0.25
        if place == 1:
            level += 0.35
        elif place != 3:
            level -= 0.25
        if level > 2.0 or (up_card == 32 and seat == dealer):
            return seat, level
    return -1, level


@compiled
def _name(cards: NDArray[np.int64], dealer: int, turned: int, no_trump_wanted: bool) -> tuple[int, int, float]:  # noqa: FBT001
    """The seat that names trump in the second round, the suit, and the strength of the hand; the dealer must name."""
    seat, trump, most = dealer, turned, -9.0
    for place in range(4):
        seat = (dealer + 1 + place) & 3
        most = -9.0
        for suit in range(5):
            if suit == turned or (suit == _NO_TRUMP and not no_trump_wanted):
                continue
            level = strength(_in_lanes(cards, 5 * seat, 5 * seat + 5, suit), suit == _NO_TRUMP)
            level += np.random.normal() * 0.25
            if place == 0 and suit == 3 - turned:
                level += 0.25
            if suit == _NO_TRUMP:
                level += 1.0
            if level > most:
                most = level
                trump = suit
        if most > 1.9:
            break
    return seat, trump, most


@compiled
def contract(
    hands: Sets,
    away: Sets,
    numbers: NDArray[np.int64],
    variety: bool,  # noqa: FBT001 - compiled code takes no keywords
) -> tuple[np.uint64, np.uint64]:
    """Deal and bid: fills hands, cards laid away (by seat) and numbers; returns the pack and the up-card taken up.

    Without `variety`: 24 cards, no Benny, always a trump suit, nobody defends alone. Uses NumPy's random state.
    """
    cards = np.empty(33, np.int64)
    size = _fill_pack(cards, variety)
    for index in range(21):
        other = np.random.randint(index, size)
        cards[index], cards[other] = cards[other], cards[index]
    dealer = np.random.randint(4)
    up_card = cards[20]
    turned = up_card >> 3 if up_card < 32 else np.random.randint(4)
    no_trump_wanted = variety and np.random.random() < 0.15
    trump = turned
    best_seat, level = _order(cards, dealer, turned, no_trump_wanted)
    taken = best_seat >= 0
    if not taken:
        best_seat, trump, level = _name(cards, dealer, turned, no_trump_wanted)
    pack = _in_lanes(cards, 0, size, trump)
    up = ONE << np.uint64(PLACE[trump, up_card])
    for seat in range(4):
        hands[seat] = _in_lanes(cards, 5 * seat, 5 * seat + 5, trump)
        away[seat] = NONE
    alone = level > 3.3 or (level > 2.2 and np.random.random() < 0.05)
    out = 0
    if alone:
        out |= 1 << (best_seat ^ 2)
    if alone and best_seat ^ 2 == dealer:
        taken = taken and np.random.random() < 0.3
    if taken:
        hand = hands[dealer] | up
        card = worst(hand, hand, pack & ~hand, pack & ~hand, pack)
        hands[dealer] = hand ^ card
        away[dealer] = card
    else:
        pack &= ~up
        up = NONE
    if variety and np.random.random() < 0.05:
        seat = (best_seat + (1 if np.random.random() < 0.5 else 3)) & 3
        if strength(hands[seat], trump == _NO_TRUMP) > 1.5:
            out |= 1 << (seat ^ 2)
    leader = (dealer + 1) & 3
    if variety and alone and np.random.random() < 0.2:
        leader = (best_seat + 1) & 3
    while (out >> leader) & 1:
        leader = (leader + 1) & 3
    numbers[LEADER] = leader
    numbers[UP_HOLDER] = dealer if taken else -1
    numbers[MAKER] = best_seat
    numbers[OUT] = out
    numbers[NO_TRUMP] = trump == _NO_TRUMP
    return pack, up


@compiled
def makers_points(made: int, maker: int, out: int) -> int:
    """The makers' points less the defenders', by standard rules with defending alone."""
    lone = (out >> (maker ^ 2)) & 1
    against_lone = (out >> ((maker + 1) & 3)) & 1 or (out >> ((maker + 3) & 3)) & 1
    if made == 5:
        return 4 if lone else 2
    if made >= 3:
        return 1
    if against_lone:
        return -4 if made == 0 else -2
    return -2
