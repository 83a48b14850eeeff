"""Dealing unseen cards to places at random: the ways to do it are counted and numbered, so a number is a deal.

A place takes a fixed number of cards, and each card may go to some of the places only. Card by card the ways to
place the rest are counted for every number of cards the places still lack; that table turns any number below the
total into one way, each number into another. A random number is thus a random deal, every deal equally likely,
however tight the restrictions are.

A whole number has room for the deals of four, and for nearly all of six. Where it has not, the ways are counted in
floating point, and each card is placed with the chance that the counts give it.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import Sets

Ints = NDArray[np.int64]
Counts = NDArray[Any]
"""``int64``, or ``float64`` where there are too many."""


@entry
@compiled
def count_ways(may: Ints, sizes: Ints, table: Counts) -> None:
    """The counts ``table[i, lack]`` of ways to place the cards from `i` on when the places still need `lack` cards.

    `may[i]` has bit `j` set if card `i` may go to place `j`, and bit ``len(sizes)`` if it may go to the kitty, which
    takes what is left. `lack` counts in mixed radix, the first place fastest. The total is ``table[0, -1]``. Where the
    cards left are too few for what is lacking, or too many for the kitty besides, the number is 0, as it is everywhere
    in the table that is handed in.
    """
    places, lacks, room = len(sizes), table.shape[1], len(may)
    for size in sizes:
        room -= size
    wanted = np.zeros(lacks, np.int64)  # how many cards each lack is
    for lack in range(1, lacks):
        stride, rest = 1, lack
        for size in sizes:
            if rest % (size + 1):
                break
            rest //= size + 1
            stride *= size + 1
        wanted[lack] = wanted[lack - stride] + 1
    table[len(may), 0] = 1
    for card in range(len(may) - 1, -1, -1):
        left = len(may) - card
        for lack in range(lacks):
            if wanted[lack] > left or wanted[lack] + room < left:
                continue
            count = table[card + 1, lack]
            if may[card] >> places & 1 == 0:
                count -= count
            stride, rest = 1, lack
            for place in range(places):
                if rest % (sizes[place] + 1) and may[card] >> place & 1:
                    count += table[card + 1, lack - stride]
                rest //= sizes[place] + 1
                stride *= sizes[place] + 1
            table[card, lack] = count


def ways(may: Ints, sizes: Ints, kind: type[np.int64 | np.float64] = np.int64) -> Counts:
    """The table of `count_ways`, in whole numbers or in floating point."""
    table = np.zeros((len(may) + 1, prod(size + 1 for size in sizes.tolist())), kind)
    count_ways(may, sizes, table)
    return table


@entry
@compiled
def place(numbers: Ints, cards: Sets, may: Ints, sizes: Ints, table: Ints) -> Sets:
    """``place[n, j]``: the set of cards that goes to place `j` in the way with the n-th number; the kitty comes last.

    `cards[i]` is card `i` as a set; the other arguments are those, and the result, of `ways`.
    """
    places = len(sizes)
    placed = np.zeros((len(numbers), places + 1), np.uint64)
    lacking = np.empty(places, np.int64)
    for row in range(len(numbers)):
        number, lack = numbers[row], table.shape[1] - 1
        for option in range(places):  # a slice takes Numba two seconds to compile
            lacking[option] = sizes[option]
        for card in range(len(may)):
            goes, stride = places, 1
            for option in range(places):
                if lacking[option] and may[card] >> option & 1:
                    count = table[card + 1, lack - stride]
                    if number < count:
                        goes = option
                        break
                    number -= count
                stride *= sizes[option] + 1
            if goes < places:
                lacking[goes] -= 1
                lack -= stride
            placed[row, goes] |= cards[card]
    return placed


@entry
@compiled
def place_at_random(chances: NDArray[np.float64], cards: Sets, may: Ints, sizes: Ints, table: Counts) -> Sets:
    """``place_at_random[n, j]``: the same in a way that is drawn, each as likely as any other.

    ``chances[n, i]`` are random numbers (0..1), which say where card `i` goes.
    """
    places = len(sizes)
    placed = np.zeros((len(chances), places + 1), np.uint64)
    lacking = np.empty(places, np.int64)
    for row in range(len(chances)):
        lack = table.shape[1] - 1
        for option in range(places):
            lacking[option] = sizes[option]
        for card in range(len(may)):
            left = chances[row, card] * table[card, lack]
            goes, step, stride = -1, 0, 1
            for option in range(places):
                if lacking[option] and may[card] >> option & 1:
                    count = table[card + 1, lack - stride]
                    if count > 0:
                        goes, step = option, stride
                        if left < count:
                            break
                        left -= count
                stride *= sizes[option] + 1
            else:
                if goes < 0 or (may[card] >> places & 1 and table[card + 1, lack] > 0):
                    goes, step = places, 0
            if goes < places:
                lacking[goes] -= 1
                lack -= step
            placed[row, goes] |= cards[card]
    return placed
