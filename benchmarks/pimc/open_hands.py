"""The results of contracts in worlds where all hands lie face up and everybody plays perfectly.

Hands are sets of 33 bits, ``uint64[n, 4]``. Worths are ``int64[n]``, one a world: side 0's points less side 1's.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from benchmarks.pimc.burial import after_burial, best_gift
from euchre.core import law
from euchre.core.cards import Suit, cards_in
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.fast.auction import NOBODY, Auction
from euchre.fast.auction_calls import calling_hands
from euchre.fast.convert import many_in_lanes
from euchre.fast.lanes import Sets
from euchre.fast.seats import seats_in
from euchre.solve.batch import tricks_many
from euchre.solve.stakes import Stakes

Worths = NDArray[np.int64]
_NEVER: Final = -10_000
"""Fewer points than any deal brings."""


class OpenHands:
    """The worlds before the first lead; each contract is solved once, even if several players may call it."""

    def __init__(self, rules: Rules, table: Auction, hands: Sets) -> None:
        self._rules, self._table, self._hands = rules, table, hands
        self._solved: dict[tuple[object, ...], NDArray[np.int8]] = {}

    def passed(self, turn: int) -> Worths:
        """A pass in this turn: each player after it makes the best call they have, if it brings their side points."""
        table = self._table
        worth = np.zeros(len(self._hands), np.int64)
        for later in reversed(range(turn + 1, len(table.turn_seat))):
            sign = 1 - 2 * (int(table.turn_seat[later]) & 1)
            best = self._best_call(later, sign)
            worth = np.where((best > 0) | (not table.turn_pass[later]), sign * best, worth)
        return worth

    def _best_call(self, turn: int, sign: int) -> Worths:
        table = self._table
        first, end = int(table.turn_call[turn]), int(table.turn_call[turn + 1])
        worth = np.array([sign * self.called(call) for call in range(first, end)])
        hands, may_pass = self._hands[:, int(table.turn_seat[turn])], bool(table.turn_pass[turn])
        held = calling_hands(table.call_needs, first, end, np.ascontiguousarray(hands), may_pass)
        allowed = held & table.call_needs[first:end, np.newaxis] != 0
        best: Worths = np.where(allowed, worth, _NEVER).max(axis=0)
        return best

    def called(self, call: int) -> Worths:
        """A call, as an index of the auction's calls; the dealer buries by rule."""
        table = self._table
        trump, taken = int(table.call_trump[call]), bool(table.call_takes[call])
        return self.announced(trump, int(table.call_node[call]), taken=taken)

    def announced(self, trump: int, node: int, *, taken: bool = False) -> Worths:
        """A node of the auction: the player asked about playing alone gives the answer that is best for their side.

        `taken`: the dealer has yet to take the up-card and to bury.
        """
        table = self._table
        seat = int(table.node_seat[node])
        if seat == NOBODY:
            return self._played(trump, node, taken)
        yes = self.announced(trump, int(table.node_yes[node]), taken=taken)
        no = self.announced(trump, int(table.node_no[node]), taken=taken)
        return np.minimum(yes, no) if seat & 1 else np.maximum(yes, no)

    def _played(self, trump: int, node: int, taken: bool) -> Worths:  # noqa: FBT001 - as in `announced`
        """A leaf of the auction; a lone maker and the maker's partner exchange cards by rule."""
        table = self._table
        lone = FOUR.lone_makers(int(table.node_maker[node]), self._alone(node))
        loner = lone[0] if lone and table.gift else NOBODY
        key = trump, int(table.node_lead[node]), int(table.node_out[node]), taken, loner
        if key not in self._solved:
            hands = self._hands
            if taken:
                buried = [self._after_taking(Suit(trump), int(hand)) for hand in hands[:, table.dealer]]
                hands = _with(hands, table.dealer, buried)
            if loner != NOBODY:
                giver = FOUR.partner(loner)
                gifts = [int(best_gift(Suit(trump), cards_in(int(hand)))) for hand in hands[:, giver]]
                hands = after_gift(hands, Suit(trump), loner, gifts)
            self._solved[key] = self._tricks(trump, node, hands)
        return self._points(node)[self._solved[key]]

    def led(self, trump: int, node: int) -> Worths:
        """The play begins with just these hands, the announcements being at this leaf."""
        return self._points(node)[self._tricks(trump, node, self._hands)]

    def _after_taking(self, trump: Suit, hand: int) -> int:
        six = hand | 1 << self._table.up_card
        return after_burial(trump, six, cards_in(six & self._table.buriable))

    def _alone(self, node: int) -> tuple[int, ...]:
        return seats_in(int(self._table.node_alone[node]))

    def _tricks(self, trump: int, node: int, hands: Sets) -> NDArray[np.int8]:
        table = self._table
        lanes = many_in_lanes(np.ascontiguousarray(hands), trump)
        lanes[:, seats_in(int(table.node_out[node]))] = 0
        leaders = np.full(len(lanes), table.node_lead[node])
        return tricks_many(lanes, leaders, np.zeros_like(lanes), trump == Suit.NO_TRUMP)

    def _points(self, node: int) -> Worths:
        return points(Stakes(self._rules, int(self._table.node_maker[node]), self._alone(node)))


def points(stakes: Stakes) -> Worths:
    """The worth of the deal by the number of tricks left that side 0 takes."""
    left = law.HAND_SIZE - len(stakes.winners)
    scores = [stakes.points(tricks) for tricks in range(left + 1)]
    return np.array([ours - theirs for ours, theirs in scores], np.int64)


def after_gift(hands: Sets, trump: Suit, loner: int, gifts: list[int]) -> Sets:
    """The hands once a lone maker (at this seat) has been given these cards, one a world, and has buried one."""
    giver = FOUR.partner(loner)
    given = [int(hand) & ~(1 << gift) for hand, gift in zip(hands[:, giver], gifts, strict=True)]
    kept = [after_burial(trump, int(hand) | 1 << gift) for hand, gift in zip(hands[:, loner], gifts, strict=True)]
    return _with(_with(hands, giver, given), loner, kept)


def _with(hands: Sets, seat: int, those: list[int]) -> Sets:
    changed = hands.copy()
    changed[:, seat] = np.array(those, np.uint64)
    return changed
