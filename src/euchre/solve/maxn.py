"""Perfect play of an open deal for any number of seats and sides: max^n by backward induction; compiled.

`euchre.solve.kernel` is for tables of four, where it is much faster. Here seats, sides and what they play for are data:

* ``hands``: ``uint64[seats]``, the cards each seat still holds, in lanes (`euchre.fast.lanes`), without those on the
  table; 0 for a seat that sits out;
* ``leader``: the seat that led, or leads, this trick;
* ``table``: ``uint64[seats]``, the card each seat has played to this trick, 0 for none;
* ``no_trump``: whether lane 4 holds the Benny alone;
* ``sides``: ``int64[seats]``, the side of each seat;
* ``makers``, ``taken``: the makers' side, and how many tricks it has;
* ``payoffs``: ``float64[6, sides]``, what the deal is worth to each side if the makers take 0..5 tricks in all.

Nothing else counts: not who of the others takes a trick, nor the order of the tricks. The solution is that of max^n
(Luckhardt and Irani, 1986): whoever plays takes the card after which their own side's payoff is the largest, given that
all others do so, too. Of two results that are worth the same to them they choose the one with fewer tricks for the
makers, so that a position has one result, whatever the order in which cards are tried. Between two sides whose payoffs
run against each other this is minimax.

Every hand must hold as many cards as the leader's, less the one on the table, and the trick must not be complete.
Nothing is checked.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.fast.bits import FENCES, NONE, ONE, TRUMPS, above, beats, choices, count, lane_of, legal, lowest, number_of
from euchre.fast.bits import reach as reach_of
from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import LANE, LANES, Cards, Sets
from euchre.solve.window import lead, reply

Floats = NDArray[np.float64]
Ints = NDArray[Any]
_TRICKS: Final = 5
_NO_CLASS: Final = -1
_SIZE: Final = 1 << 14
"""Positions between two tricks that are remembered."""
_PROBES: Final = 4
PLACES: Final = LANE * LANES


class Game(NamedTuple):
    """The deal to solve. A class is a run of makers' tricks that are worth the same to every side."""

    hands: Sets
    prefers: NDArray[np.int8]
    """``[seat, class]``: how much a seat wants a class, 0 the least; no two alike."""
    classes: NDArray[np.int8]
    """``[tricks]``: the class of the makers' tricks, 0..5."""
    makes: NDArray[np.bool_]
    """``[seat]``: whether it is one of the makers."""
    opposed: bool
    """The makers want a higher class, all others a lower one, so that a window cuts off."""
    free: Cards
    keys: Sets
    """The positions remembered; 0 for none."""
    bounds: NDArray[np.int8]
    """``[n, 2]``: what is known of each: the class is no lower, and no higher."""


@compiled
def _key(held: Cards, leader: int, taken: int) -> Cards:
    """A position between two tricks: every card has one owner in a deal, and the fences are free."""
    fences = np.uint64(0)
    for bit in range(3):
        fences |= (np.uint64(taken) >> np.uint64(bit) & ONE) << np.uint64(LANE * bit + LANE - 1)
    return held | fences | np.uint64(leader) << np.uint64(PLACES)


@compiled
def _slot(game: Game, key: Cards) -> int:
    """The slot of a position in the table, found or free."""
    mixed = (key ^ key >> np.uint64(29)) * np.uint64(0x9E3779B97F4A7C15)
    first = int(np.int64(mixed >> np.uint64(50))) & (len(game.keys) - 1)
    for probe in range(_PROBES):
        slot = (first + probe) & (len(game.keys) - 1)
        if game.keys[slot] == key or game.keys[slot] == NONE:
            return slot
    return first


@compiled
def _search(  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917 - compiled functions take arguments by place
    game: Game, leader: int, seat: int, led: Cards, best: Cards, winner: int, taken: int, left: int, low: int, high: int
) -> int:
    """The class that a deal comes to; if the sides are opposed, a bound outside the window from `low` to `high`.

    `seat` plays next. `led` is the lane led, 0 before the lead; `best` and `winner` are the best card on the table and
    its seat. `left` counts the tricks left, the one on the table among them.
    """
    lowest_class, highest_class = int(game.classes[taken]), int(game.classes[taken + left])
    if lowest_class == highest_class:
        return lowest_class
    if highest_class <= low:
        return highest_class
    if lowest_class >= high:
        return lowest_class
    held = NONE
    for hand in game.hands:
        held |= hand
    slot = -1
    key = NONE
    if led == NONE:
        key = _key(held, leader, taken)
        slot = int(_slot(game, key))
        if game.keys[slot] == key:
            at_least, at_most = int(game.bounds[slot, 0]), int(game.bounds[slot, 1])
            if at_least == at_most or at_least >= high:
                return at_least
            if at_most <= low:
                return at_most
    hand = game.hands[seat]
    cards = (hand if led == NONE else legal(hand, led, game.free)) & choices(hand, ~(held | best | FENCES))
    masters = hand & ~reach_of(held & ~hand)
    wish = lowest_class
    for other in range(lowest_class + 1, highest_class + 1):
        if game.prefers[seat, other] > game.prefers[seat, wish]:
            wish = other
    after = (seat + 1) % len(game.hands)
    while after != leader and game.hands[after] == NONE:
        after = (after + 1) % len(game.hands)
    found, floor, ceiling = -1, low, high
    while cards != NONE:
        if led == NONE:
            card = lead(cards, masters)
        else:
            card = reply(cards, cards & (led | TRUMPS) & above(best), masters, game.makes[winner] != game.makes[seat])
        cards ^= card
        wins = led == NONE or beats(card, best)
        now_best, now_winner = (card, seat) if wins else (best, winner)
        game.hands[seat] = hand ^ card
        if after == leader:
            made = taken + (1 if game.makes[now_winner] else 0)
            value = _search(game, now_winner, now_winner, NONE, NONE, now_winner, made, left - 1, floor, ceiling)
        else:
            lane = lane_of(card) if led == NONE else led
            value = _search(game, leader, after, lane, now_best, now_winner, taken, left, floor, ceiling)
        game.hands[seat] = hand
        if found < 0 or game.prefers[seat, value] > game.prefers[seat, found]:
            found = value
        if found == wish:
            break
        if game.opposed:
            if game.makes[seat]:
                floor = max(floor, found)
            else:
                ceiling = min(ceiling, found)
            if floor >= ceiling:
                break
    if slot >= 0:
        if game.keys[slot] != key:
            game.keys[slot] = key
            game.bounds[slot, 0], game.bounds[slot, 1] = lowest_class, highest_class
        if found > low:
            game.bounds[slot, 0] = found
        if found < high:
            game.bounds[slot, 1] = found
    return found


@compiled
def _classes(payoffs: Floats) -> NDArray[np.int8]:
    classes = np.zeros(_TRICKS + 1, np.int8)
    for tricks in range(1, _TRICKS + 1):
        same = True
        for side in range(payoffs.shape[1]):
            same = same and payoffs[tricks, side] == payoffs[tricks - 1, side]
        classes[tricks] = classes[tricks - 1] + (0 if same else 1)
    return classes


@compiled
def _game(
    hands: Sets,
    sides: Ints,
    no_trump: bool,  # noqa: FBT001
    makers: int,
    payoffs: Floats,
    keys: Sets,
    bounds: NDArray[np.int8],
) -> Game:
    """A deal to solve; `keys` and `bounds` are the memory for it."""
    for slot in range(len(keys)):
        keys[slot] = NONE
    classes = _classes(payoffs)
    several = classes[_TRICKS] + 1
    seats = len(sides)
    prefers, makes, opposed = np.zeros((seats, several), np.int8), np.zeros(seats, np.bool_), True
    for seat in range(seats):
        side = sides[seat]
        makes[seat] = side == makers
        for tricks in range(_TRICKS + 1):
            if tricks and classes[tricks] == classes[tricks - 1]:
                continue
            better = 0
            for other in range(_TRICKS + 1):
                if other and classes[other] == classes[other - 1]:
                    continue
                mine, theirs = payoffs[tricks, side], payoffs[other, side]
                if mine > theirs or (mine == theirs and tricks < other):
                    better += 1
            wanted = classes[tricks] if makes[seat] else several - 1 - classes[tricks]
            prefers[seat, classes[tricks]] = better
            opposed = opposed and better == wanted
    return Game(hands.copy(), prefers, classes, makes, opposed, TRUMPS if no_trump else NONE, keys, bounds)


@compiled
def _to_move(hands: Sets, leader: int, table: Sets) -> int:
    """The seat that plays next; -1 if the trick is complete."""
    for turn in range(len(hands)):
        seat = (leader + turn) % len(hands)
        if table[seat] == NONE and hands[seat] != NONE:
            return seat
    return -1


@compiled
def _result(game: Game, leader: int, table: Sets, taken: int) -> int:
    """The class that a deal comes to; the trick on the table may be complete."""
    best, winner = table[leader], int(leader)
    for turn in range(1, len(table)):
        seat = (leader + turn) % len(table)
        if table[seat] != NONE and beats(table[seat], best):
            best, winner = table[seat], seat
    # A plain -1 is a type of its own, and Numba could not load a recursion of several types from its cache.
    low, high, left = int(_NO_CLASS), int(_TRICKS + 1), int(count(game.hands[leader] | table[leader]))
    seat = int(_to_move(game.hands, leader, table))
    if seat < 0:
        made = int(taken) + (1 if game.makes[winner] else 0)
        return _search(game, winner, winner, NONE, NONE, winner, made, left - 1, low, high)
    led = NONE if best == NONE else lane_of(table[leader])
    return _search(game, int(leader), seat, led, best, winner, int(taken), left, low, high)


@compiled
def _fewest(game: Game, value: int) -> int:
    """The fewest tricks of a class."""
    tricks = 0
    while game.classes[tricks] != value:
        tricks += 1
    return tricks


@entry
@compiled
def results_many(  # noqa: PLR0913, PLR0917 - compiled functions take arguments by place
    hands: Sets,
    leader: Ints,
    table: Sets,
    no_trump: bool,  # noqa: FBT001
    sides: Ints,
    makers: int,
    taken: int,
    payoffs: Floats,
) -> NDArray[np.int8]:
    """``int8[n]``: for each row of hands, leaders and tables how many tricks the makers take in all.

    Of numbers that are worth the same to every side, the smallest that is next to the true one without a gap.
    """
    values = np.empty(len(hands), np.int8)
    keys, bounds = np.empty(_SIZE, np.uint64), np.empty((_SIZE, 2), np.int8)
    for row in range(len(hands)):
        game = _game(hands[row], sides, no_trump, makers, payoffs, keys, bounds)
        values[row] = _fewest(game, _result(game, leader[row], table[row], taken))
    return values


@entry
@compiled
def card_results_many(  # noqa: PLR0913, PLR0917 - compiled functions take arguments by place
    hands: Sets,
    leader: Ints,
    table: Sets,
    no_trump: bool,  # noqa: FBT001
    sides: Ints,
    makers: int,
    taken: int,
    payoffs: Floats,
) -> NDArray[np.int8]:
    """``int8[n, 60]``: the same once a card has been played, by place; -1 where that card may not be played next."""
    values = np.full((len(hands), PLACES), -1, np.int8)
    keys, bounds = np.empty(_SIZE, np.uint64), np.empty((_SIZE, 2), np.int8)
    for row in range(len(hands)):
        game, laid = _game(hands[row], sides, no_trump, makers, payoffs, keys, bounds), table[row].copy()
        seat = _to_move(hands[row], leader[row], laid)
        hand, held = hands[row, seat], NONE
        for other in range(len(sides)):
            held |= hands[row, other] | laid[other]
        cards = hand if laid[leader[row]] == NONE else legal(hand, lane_of(laid[leader[row]]), game.free)
        different, value = choices(hand, ~(held | FENCES)), -1
        while cards != NONE:
            card = lowest(cards)
            cards ^= card
            if card & different != NONE:
                game.hands[seat], laid[seat] = hand ^ card, card
                value = int(_fewest(game, _result(game, leader[row], laid, taken)))
            values[row, number_of(card)] = value
    return values
