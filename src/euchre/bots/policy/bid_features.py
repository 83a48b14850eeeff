"""The features of a hand before a bid: of the hand in a contract, and of a hand that passes.

Each function lists rows of `euchre.bots.policy.bid_layout` in `features`, from place `number` on if it is given one,
and returns how many there are then.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy import bid_layout as layout
from euchre.core.cards import Suit
from euchre.fast.auction import Auction
from euchre.fast.bits import NONE, ONE, count
from euchre.fast.convert import in_lanes
from euchre.fast.jit import lean
from euchre.fast.lanes import LANE, LANE_MASK, LANES, PLACE, TRUMP_LANE, Cards

NO_TRUMP: Final = int(Suit.NO_TRUMP)
CALLER, MATE, DEFENDER = 0, 1, 2
"""The role of the hand: the maker's, their partner's, or a defender's."""

_ALL = np.uint64(LANE_MASK)
_TOP = np.uint64(LANE * TRUMP_LANE)
_KING, _ACE = np.uint64(1 << 6), np.uint64(1 << 7)
_ACE_CARDS = np.uint64(0x80808080)
"""The aces of the four suits, in 33 bits."""


class ContractPosition(NamedTuple):
    """The public facts of a contract; seats 0..3, masks of seats."""

    seat: int
    """The seat of the hand."""
    dealer: int
    maker: int
    trump: int
    up_card: int
    round: int
    """The round in which trump was made: 1, 2, or 0 when the Benny was turned up."""
    taken: bool
    """The dealer takes the up-card."""
    leader: int
    alone: int
    """Mask of the seats that play alone."""


@lean
def trump_place(pack: Cards, bit: int) -> int:
    """The number of trumps of the pack (as lanes) higher than the one at this bit of the trump lane."""
    return count((pack >> _TOP) >> np.uint64(bit + 1))


@lean
def trump_features(hand: Cards, pack: Cards, features: NDArray[np.int64], first: int, number: int) -> int:
    """List a hand's trumps by their place in the pack, from the row `first` on, then how many they are (0..6)."""
    trumps = hand >> _TOP
    place = 0
    all_trumps = pack >> _TOP
    for bit in range(10, -1, -1):
        if all_trumps >> np.uint64(bit) & ONE:
            if trumps >> np.uint64(bit) & ONE:
                features[number] = first + place
                number += 1
            place += 1
    features[number] = first + 10 + min(count(trumps), 6)
    return number + 1


@lean
def contract_features(hand: Cards, pack: Cards, up: int, at: ContractPosition, features: NDArray[np.int64]) -> int:
    """List the features of a hand (lanes) in a contract in `features`; returns how many.

    `pack` is the pack as lanes, `up` the bit of the up-card.
    """
    number = trump_features(hand, pack, features, layout.trumps(fact=0), 0)
    number = _side_features(hand, at.trump == NO_TRUMP, features, number)
    features[number] = layout.leads(seat=at.leader - at.seat & 3)
    number += 1
    if at.taken:
        features[number] = layout.taken()
        number += 1
        if at.dealer != at.seat:
            low = min(trump_place(pack, up % LANE), 4)
            features[number] = layout.taken_by_other(taker=(at.dealer - at.seat & 3) - 1, rank=low)
            number += 1
    features[number] = layout.bid_round(number=at.round)
    features[number + 1] = layout.maker_place(place=at.maker - at.dealer - 1 & 3)
    number += 2
    if at.round == 2 and at.up_card < 32 and at.trump != NO_TRUMP:
        turned = at.up_card >> 3
        cross = turned != 3 - at.trump
        ours = (at.dealer ^ at.maker) & 1 == 0
        features[number] = layout.named_suit(cross=cross, ours=ours)
        number += 1
        if not cross and at.up_card & 7 == 4:
            features[number] = layout.left_bower_down()
            number += 1
    return _role_features(pack, at, features, number)


@lean
def _run(suit: Cards) -> int:
    """The number of cards of a suit held from the ace down without a gap."""
    length = 0
    while length < 5 and suit >> np.uint64(7 - length) & ONE:
        length += 1
    return length


@lean
def _side_features(hand: Cards, no_trump: bool, features: NDArray[np.int64], number: int) -> int:  # noqa: FBT001
    aces = guarded = bare = voids = longest = run = 0
    both = False
    for lane in range(0 if no_trump else 1, LANES - 1):
        suit = hand >> np.uint64(lane * LANE) & _ALL
        length = count(suit)
        longest = max(longest, length)
        voids += length == 0
        if suit & _ACE:
            aces += 1
            if suit & _KING:
                both = True
        elif suit & _KING:
            if length > 1:
                guarded += 1
            else:
                bare += 1
        if no_trump:
            run = max(run, _run(suit))
    features[number] = layout.aces(number=aces)
    features[number + 1] = layout.guarded_kings(number=min(guarded, 2))
    features[number + 2] = layout.bare_kings(number=min(bare, 2))
    features[number + 3] = layout.voids(number=min(voids, 3))
    number += 4
    if both:
        features[number] = layout.ace_and_king()
        number += 1
    if longest:
        features[number] = layout.longest(less_one=longest - 1)
        number += 1
    if no_trump:
        features[number] = layout.run(number=run)
        return number + 1
    near = hand >> np.uint64(3 * LANE) & _ALL
    if near & _ACE:
        features[number] = layout.next_ace()
        number += 1
    if near == NONE:
        features[number] = layout.next_void()
        number += 1
    return number


@lean
def _role_features(pack: Cards, at: ContractPosition, features: NDArray[np.int64], number: int) -> int:
    role = CALLER if at.seat == at.maker else MATE if (at.seat ^ at.maker) & 1 == 0 else DEFENDER
    features[number] = layout.role(role=role)
    number += 1
    if at.alone >> at.seat & 1:
        features[number] = layout.alone(who=0)
        number += 1
    if at.alone >> (at.seat ^ 2) & 1:
        features[number] = layout.alone(who=1)
        number += 1
    if at.alone & (10 if at.seat & 1 == 0 else 5):
        features[number] = layout.alone(who=2)
        number += 1
    size = count(pack)
    if size >= 28:
        features[number] = layout.big_pack(biggest=size >= 32)
        number += 1
    if size & 1:
        features[number] = layout.benny()
        number += 1
    if at.trump == NO_TRUMP:
        features[number] = layout.no_trump()
        number += 1
    return number


@lean
def pass_features(hand: Cards, auction: Auction, turn: int, features: NDArray[np.int64]) -> int:
    """List the features (`bid_layout.PASS`) of a hand (33 bits) that passes in `features`; returns how many."""
    features[0] = layout.pass_turn(turn=turn)
    features[1] = layout.pass_aces(number=min(count(hand & _ACE_CARDS), 4))
    number = 2
    if not auction.turn_pass[-1]:
        features[number] = layout.pass_stuck()
        number += 1
    size = count(auction.lanes[NO_TRUMP])
    if size >= 28:
        features[number] = layout.pass_big_pack(biggest=size >= 32)
        number += 1
    if size & 1:
        features[number] = layout.pass_benny()
        number += 1
    turned = auction.up_card >> 3
    if auction.turn_round[turn] == 1:
        pack = auction.lanes[turned]
        number = trump_features(in_lanes(hand, turned), pack, features, layout.pass_turned(fact=0), number)
        bit = PLACE[turned, auction.up_card] % LANE
        low = min(trump_place(pack, bit), 4)
        features[number] = layout.pass_taken(seat=auction.dealer - auction.turn_seat[turn] & 3, rank=low)
        number += 1
    near = 3 - turned
    number = trump_features(in_lanes(hand, near), auction.lanes[near], features, layout.pass_next(fact=0), number)
    one = 1 if turned % 3 == 0 else 0  # the lower suit of the other colour
    other = 3 - one
    first, second = in_lanes(hand, one), in_lanes(hand, other)
    if count(second >> _TOP) > count(first >> _TOP) or (
        count(second >> _TOP) == count(first >> _TOP) and second >> _TOP > first >> _TOP
    ):
        one, other = other, one
        first, second = second, first
    number = trump_features(first, auction.lanes[one], features, layout.pass_cross(fact=0), number)
    return trump_features(second, auction.lanes[other], features, layout.pass_other_cross(fact=0), number)
