"""Dealing unseen cards to places at random: the ways to do it are counted and numbered, so a number is a deal.

A place takes a fixed number of cards, and each card may go to some of the places only. Card by card the ways to
place the rest are counted for every number of cards the places still lack; that table turns any number below the
total into one way, each number into another. A random number is thus a random deal, every deal equally likely,
however tight the restrictions are.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import Sets

Ints = NDArray[np.int64]


@entry
@compiled
def ways(may: Ints, sizes: Ints) -> Ints:
    """``ways[i, lack]``: how many ways there are to place the cards from `i` on where the places still lack so many.

    `may[i]` has bit `j` set if card `i` may go to place `j`, and bit ``len(sizes)`` if it may go to the kitty, which
    takes what is left. `lack` counts in mixed radix, the first place fastest. The total is ``ways[0, -1]``. Where the
    cards left are too few for what is lacking, or too many for the kitty besides, the number is 0.
    """
    places = len(sizes)
    lacks, room = 1, len(may)
    for size in sizes:
        lacks *= size + 1
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
    table = np.zeros((len(may) + 1, lacks), np.int64)
    table[len(may), 0] = 1
    for card in range(len(may) - 1, -1, -1):
        left = len(may) - card
        for lack in range(lacks):
            if wanted[lack] > left or wanted[lack] + room < left:
                continue
            count = table[card + 1, lack] if may[card] >> places & 1 else 0
            stride, rest = 1, lack
            for place in range(places):
                if rest % (sizes[place] + 1) and may[card] >> place & 1:
                    count += table[card + 1, lack - stride]
                rest //= sizes[place] + 1
                stride *= sizes[place] + 1
            table[card, lack] = count
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
