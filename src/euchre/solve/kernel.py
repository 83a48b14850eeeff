"""The open-hand solver for four: what a position of the play is worth if everybody sees all cards and plays perfectly.

All functions here are compiled, and may be called from compiled functions as well as from Python. A position is

* ``hands``: ``uint64[4]``, for each seat 0..3 the cards it still holds, in lanes (`euchre.fast.lanes`), without
  those on the table; 0 for a seat that sits out;
* ``leader``: the seat that led, or leads, this trick;
* ``table``: ``uint64[4]``, for each seat the card it has played to this trick, 0 for none. A seat with neither
  a card in hand nor one on the table sits out, so nothing else need say who does;
* ``no_trump``: whether lane 4 holds the Benny alone.

Every hand must hold as many cards as the leader's, less the one on the table, and the trick must not be complete.
Nothing is checked. Counts of tricks are for side 0 (seats 0 and 2) and take in the trick on the table. For any number
of seats and sides there is `euchre.solve.maxn`.
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from euchre.fast.bits import FENCES, NONE, ONE, TRUMPS, choices, count, lane_of, legal, lowest_place
from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import Cards
from euchre.solve.table import Four, finish
from euchre.solve.window import win

Hands = NDArray[Any]


@compiled
def _free(no_trump: bool) -> Cards:  # noqa: FBT001 - compiled functions take arguments by place
    return TRUMPS if no_trump else NONE


@compiled
def _left(hands: Hands, leader: int, table: Hands) -> int:
    """The number of tricks left, the one on the table among them."""
    return count(hands[leader] | table[leader])


@compiled
def _takes(hands: Hands, leader: int, table: Hands, no_trump: bool, side: int, n: int) -> bool:  # noqa: FBT001
    """True if a side takes `n` or more of the tricks left."""
    left, leads = _left(hands, leader, table), side == leader & 1
    needs = n if leads else left - n + 1
    if needs <= 0 or needs > left:
        return (needs <= 0) == leads
    second, third, fourth = (leader + 1) & 3, (leader + 2) & 3, (leader + 3) & 3
    in_order = Four(hands[leader], hands[second], hands[third], hands[fourth])
    if not table[leader]:
        a, b, c, d = in_order
        return win(a, b, c, d, needs, left, _free(no_trump), None) == leads
    laid = Four(table[leader], table[second], table[third], table[fourth])
    place = 4 if laid.d else 3 if laid.c else 2 if laid.b else 1
    return finish(in_order, laid, place, needs, left, _free(no_trump)) == leads


@compiled
def _side_tricks(hands: Hands, leader: int, table: Hands, no_trump: bool, guess: int) -> int:  # noqa: FBT001
    """The answer of `side_tricks`, soonest at a good guess."""
    fewest, most = 0, _left(hands, leader, table)
    n = min(max(guess, 1), most)
    while fewest < most:
        if _takes(hands, leader, table, no_trump, 0, n):
            fewest = n
            n += 1
        else:
            most = n - 1
            n -= 1
    return fewest


@entry
@compiled
def side_tricks(hands: Hands, leader: int, table: Hands, no_trump: bool) -> int:  # noqa: FBT001
    """The number of the tricks left that side 0 takes, 0..5."""
    return _side_tricks(hands, leader, table, no_trump, (_left(hands, leader, table) + 1) // 2)


@compiled
def outcome(hands: Hands, leader: int, table: Hands, no_trump: bool, makers: int, taken: int) -> int:  # noqa: FBT001
    """The makers' result: 0 euchred, 1 made (3 or 4 tricks), 2 march; in half the time of `side_tricks`.

    `makers` is their side and `taken` how many tricks they have. They play for the first, and if they get
    it anyway, for the march: enough where no other number of tricks, and no order of them, counts for anything.
    """
    if not _takes(hands, leader, table, no_trump, makers, 3 - taken):
        return 0
    return 2 if _takes(hands, leader, table, no_trump, makers, 5 - taken) else 1


@compiled
def to_move(hands: Hands, leader: int, table: Hands) -> int:
    """The seat that plays next."""
    seat = leader
    while table[seat] or not hands[seat]:
        seat = (seat + 1) & 3
    return seat


@compiled
def options(hands: Hands, leader: int, table: Hands, no_trump: bool) -> Cards:  # noqa: FBT001
    """The cards that may be played next."""
    hand: Cards = hands[to_move(hands, leader, table)]
    if not table[leader]:
        return hand
    return legal(hand, lane_of(table[leader]), _free(no_trump))


@compiled
def _gone(hands: Hands, table: Hands) -> Cards:
    held = hands[0] | hands[1] | hands[2] | hands[3] | table[0] | table[1] | table[2] | table[3]
    gone: Cards = ~(held | FENCES)
    return gone


@entry
@compiled
def card_values(hands: Hands, leader: int, table: Hands, no_trump: bool, values: NDArray[Any]) -> None:  # noqa: FBT001
    """The number of the tricks left that side 0 takes after each card that may be played next.

    Fills ``values``, ``int8[60]`` by place; -1 where there is no such card.
    """
    for place in range(len(values)):  # a slice takes Numba two seconds to compile
        values[place] = -1
    hands, table, seat = hands.copy(), table.copy(), to_move(hands, leader, table)
    hand, cards = hands[seat], options(hands, leader, table, no_trump)
    different = choices(cards, _gone(hands, table))
    value = (_left(hands, leader, table) + 1) // 2
    while cards:
        card = cards & (~cards + ONE)
        cards ^= card
        if card & different:
            hands[seat], table[seat] = hand ^ card, card
            value = _side_tricks(hands, leader, table, no_trump, value)
        values[lowest_place(card)] = value
