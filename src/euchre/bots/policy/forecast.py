"""What a contract is likely to bring, seen from one hand: a small network over what players count.

`look` lists the features (`bid_layout.CONTRACT`) of a hand in a contract; `foretell` turns them into the chances that
the makers take 0, 1 ... 5 tricks. The numbers of the network are learnt (tools/train_bids.py).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy import bid_layout as layout
from euchre.core.cards import Suit
from euchre.fast.bits import count
from euchre.fast.jit import compiled, lean
from euchre.fast.lanes import LANE, LANE_MASK, LANES, TRUMP_LANE

NO_TRUMP: Final = int(Suit.NO_TRUMP)
CALLER, MATE, DEFENDER = 0, 1, 2
"""Who looks at the contract: who made trump, her partner, or one of the others."""

MOST: Final = 40
"""More features than these never hold at once."""
HIDDEN: Final = 32
"""Units in the hidden layer."""
KINDS: Final = 13
"""How a deal may end for a player who passed; more than the six numbers of tricks."""
BIDS: Final = 16
"""No turn offers more bids than these."""

_ALL = np.uint64(LANE_MASK)
_TOP = np.uint64(LANE * TRUMP_LANE)
_KING, _ACE = np.uint64(1 << 6), np.uint64(1 << 7)
_ONE, _ZERO = np.uint64(1), np.uint64(0)


class BidNet(NamedTuple):
    """One hidden layer: ``softmax(relu(hidden_bias + sum(hidden[features])) @ out + out_bias)``."""

    hidden: NDArray[np.float32]
    hidden_bias: NDArray[np.float32]
    out: NDArray[np.float32]
    out_bias: NDArray[np.float32]


class Table(NamedTuple):
    """What everybody sees of a contract; seats 0..3, masks of seats."""

    seat: int
    """Who looks."""
    dealer: int
    maker: int
    trump: int
    up_card: int
    round: int
    """In which round trump was made: 1, 2, or 0 when the Benny was turned up."""
    taken: bool
    """The dealer takes the up-card."""
    leader: int
    alone: int
    """Mask of the seats that play alone."""


class Desk(NamedTuple):
    """Room to work in, so that nothing is allocated for each hand."""

    seen: NDArray[np.int64]
    """The rows of the features that hold."""
    layer: NDArray[np.float32]
    chances: NDArray[np.float32]
    worth: NDArray[np.float64]
    """What each bid of a turn is worth."""


@compiled
def desk() -> Desk:
    """An empty desk."""
    return Desk(
        np.empty(MOST, np.int64), np.empty(HIDDEN, np.float32), np.empty(KINDS, np.float32), np.empty(BIDS, np.float64)
    )


@lean
def foretell(net: BidNet, number: int, desk: Desk) -> None:
    """The chances of each outcome, into ``desk.chances``, if the first `number` entries of ``desk.seen`` are true."""
    layer, chances = desk.layer, desk.chances
    units, kinds = net.hidden_bias.shape[0], net.out_bias.shape[0]
    for unit in range(units):
        layer[unit] = net.hidden_bias[unit]
    for which in range(number):
        row = net.hidden[np.uint64(desk.seen[which])]
        for unit in range(units):
            layer[unit] += row[unit]
    for kind in range(kinds):
        chances[kind] = net.out_bias[kind]
    for unit in range(units):
        if layer[unit] > 0:
            for kind in range(kinds):
                chances[kind] += layer[unit] * net.out[unit, kind]
    highest = chances[0]
    for kind in range(1, kinds):
        highest = max(highest, chances[kind])
    total = np.float32(0.0)
    for kind in range(kinds):
        chances[kind] = np.exp(chances[kind] - highest)
        total += chances[kind]
    for kind in range(kinds):
        chances[kind] /= total


@lean
def trump_place(pack: np.uint64, bit: int) -> int:
    """How many trumps of the pack (as lanes) are higher than the one at this bit of the trump lane."""
    return count((pack >> _TOP) >> np.uint64(bit + 1))


@lean
def see_trumps(hand: np.uint64, pack: np.uint64, seen: NDArray[np.int64], first: int, number: int) -> int:
    """Note a hand's trumps by their place in the pack, from the row `first` on, then how many they are (0..6)."""
    trumps = hand >> _TOP
    place = 0
    all_trumps = pack >> _TOP
    for bit in range(10, -1, -1):
        if all_trumps >> np.uint64(bit) & _ONE:
            if trumps >> np.uint64(bit) & _ONE:
                seen[number] = first + place
                number += 1
            place += 1
    seen[number] = first + 10 + min(count(trumps), 6)
    return number + 1


@lean
def look(hand: np.uint64, pack: np.uint64, up: int, at: Table, seen: NDArray[np.int64]) -> int:
    """List the features of a hand (lanes) in a contract in `seen`; returns how many.

    `pack` is the pack as lanes, `up` the bit of the up-card.
    """
    number = see_trumps(hand, pack, seen, layout.trumps(fact=0), 0)
    number = _see_sides(hand, at.trump == NO_TRUMP, seen, number)
    seen[number] = layout.leads(seat=at.leader - at.seat & 3)
    number += 1
    if at.taken:
        seen[number] = layout.taken()
        number += 1
        if at.dealer != at.seat:
            low = min(trump_place(pack, up % LANE), 4)
            seen[number] = layout.taken_by_other(taker=(at.dealer - at.seat & 3) - 1, rank=low)
            number += 1
    seen[number] = layout.bid_round(number=at.round)
    seen[number + 1] = layout.maker_place(place=at.maker - at.dealer - 1 & 3)
    number += 2
    if at.round == 2 and at.up_card < 32 and at.trump != NO_TRUMP:
        turned = at.up_card >> 3
        cross = turned != 3 - at.trump
        ours = (at.dealer ^ at.maker) & 1 == 0
        seen[number] = layout.named_suit(cross=cross, ours=ours)
        number += 1
        if not cross and at.up_card & 7 == 4:
            seen[number] = layout.left_bower_down()
            number += 1
    return _see_roles(pack, at, seen, number)


@lean
def _see_sides(hand: np.uint64, no_trump: bool, seen: NDArray[np.int64], number: int) -> int:  # noqa: FBT001
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
        if no_trump and suit & _ACE:
            straight = 0
            while straight < 5 and suit >> np.uint64(7 - straight) & _ONE:
                straight += 1
            run = max(run, straight)
    seen[number] = layout.aces(number=aces)
    seen[number + 1] = layout.guarded_kings(number=min(guarded, 2))
    seen[number + 2] = layout.bare_kings(number=min(bare, 2))
    seen[number + 3] = layout.voids(number=min(voids, 3))
    number += 4
    if both:
        seen[number] = layout.ace_and_king()
        number += 1
    if longest:
        seen[number] = layout.longest(less_one=longest - 1)
        number += 1
    if no_trump:
        seen[number] = layout.run(number=run)
        return number + 1
    near = hand >> np.uint64(3 * LANE) & _ALL
    if near & _ACE:
        seen[number] = layout.next_ace()
        number += 1
    if near == _ZERO:
        seen[number] = layout.next_void()
        number += 1
    return number


@lean
def _see_roles(pack: np.uint64, at: Table, seen: NDArray[np.int64], number: int) -> int:
    role = CALLER if at.seat == at.maker else MATE if (at.seat ^ at.maker) & 1 == 0 else DEFENDER
    seen[number] = layout.role(role=role)
    number += 1
    if at.alone >> at.seat & 1:
        seen[number] = layout.alone(who=0)
        number += 1
    if at.alone >> (at.seat ^ 2) & 1:
        seen[number] = layout.alone(who=1)
        number += 1
    if at.alone & (10 if at.seat & 1 == 0 else 5):
        seen[number] = layout.alone(who=2)
        number += 1
    size = count(pack)
    if size >= 28:
        seen[number] = layout.big_pack(biggest=size >= 32)
        number += 1
    if size & 1:
        seen[number] = layout.benny()
        number += 1
    if at.trump == NO_TRUMP:
        seen[number] = layout.no_trump()
        number += 1
    return number
