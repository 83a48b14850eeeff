"""The choices of the seat whose turn it is: a kind of choice, and a bit for each choice of it, compiled."""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.fast.auction_calls import calling_hand
from euchre.fast.batch import row
from euchre.fast.batch.deal_tables import CALL_LONE, CALL_TRUMP, GOES_UNDER, TURN_END, TURN_FIRST, TURN_PASS, DealTables
from euchre.fast.batch.row import Numbers, Words
from euchre.fast.batch.trick_tables import FREED, in_the_game, seat_at
from euchre.fast.bits import NONE, ONE, count
from euchre.fast.claims import in_claim_order, is_certain
from euchre.fast.jit import entry, merged
from euchre.fast.lanes import Cards

_SUIT: Final = np.uint64(0b1111)
"""Four ranks of a suit, seven to ten."""
_FOUR, _EIGHT = np.uint64(4), np.uint64(8)
_LAST_UNDER: Final = 3


@entry
@merged
def offer(table: DealTables, at: Numbers, own: Words) -> None:
    """Write down what may be chosen next."""
    phase = at[row.PHASE]
    if phase == row.PLAYS:
        _cards(table, at, own)
        return
    seat = at[row.TURN]
    hand = own[row.HANDS + seat]
    kind, may = row.SAY, NONE
    if row.ROUND_1 <= phase <= row.ROUND_2 or phase == row.NAMES_BENNY:
        may = _bids(table, at, hand)
    elif phase == row.BURIES:
        kind = row.LAY_AWAY
        may = hand if at[row.GIVEN] else hand & table.buriable[at[row.UP_CARD]]
    elif phase == row.ANSWERS:
        may = _said(row.ALONE) | _said(row.TOGETHER)
    elif phase == row.GIVES:
        kind, may = row.GIFT, hand
    elif phase == row.CUTS:
        may = table.cuts[0] << np.uint64(row.BUMP)
    elif table.weak == GOES_UNDER:
        kind, may = row.UNDER, _under(hand & table.low[0], own[row.BEGUN])
    else:
        may = _said(row.KEEP)
        if count(hand & table.low[0]) == 5:
            may |= _said(row.REDEAL)
    at[row.KIND] = kind
    own[row.OFFER] = may


@merged
def _said(place: int) -> Cards:
    return ONE << np.uint64(place)


@merged
def call_place(table: DealTables, phase: int, call: int) -> int:
    """The number of a call of the tables as it is said."""
    lone: int = table.call[call, CALL_LONE]
    if phase == row.ROUND_1:
        return row.ORDER + lone
    place: int = row.NAME + table.call[call, CALL_TRUMP] + 5 * lone
    return place


@merged
def _bids(table: DealTables, at: Numbers, hand: Cards) -> Cards:
    """The bids of a turn."""
    now, phase = at[row.BID], at[row.PHASE]
    first, end, passes = table.turn[now, TURN_FIRST], table.turn[now, TURN_END], table.turn[now, TURN_PASS]
    hand = calling_hand(table.needs, first, end, hand, passes)
    may = _said(row.PASS) if passes else NONE
    for call in range(first, end):
        if table.needs[call] & hand != NONE:
            may |= _said(call_place(table, phase, call))
    return may


@merged
def _under(low: Cards, begun: Cards) -> Cards:
    """The low cards that may be the next of three to go under, from the lowest."""
    chosen = count(begun)
    left = low
    while left & begun != NONE:
        left &= left - ONE
    may = NONE if chosen else ONE << np.uint64(row.KEEP_ALL)
    more = count(left) - (_LAST_UNDER - 1 - chosen)
    for _ in range(more):
        card = left & (NONE - left)
        left ^= card
        may |= low_places(card)
    return may


@merged
def low_places(cards: Cards) -> Cards:
    """A set of low cards as bits 0 to 15."""
    places = NONE
    for suit in range(4):
        places |= (cards >> _EIGHT * np.uint64(suit) & _SUIT) << _FOUR * np.uint64(suit)
    return places


@merged
def low_card(place: int) -> int:
    """The card at a place among the low ones."""
    return place // 4 * 8 + place % 4


@merged
def _cards(table: DealTables, at: Numbers, own: Words) -> None:
    """The cards that may be played. A leader who is certain of the rest must say so; then the hand plays itself."""
    seat, trump, trick, placed = at[row.TURN], at[row.TRUMP], at[row.TRICK], at[row.PLACED]
    hand = own[row.HANDS + seat]
    may = hand
    if placed:
        follow = hand & own[row.FOLLOW]
        if follow != NONE:
            may = follow | hand & FREED[trump]
    elif at[row.CALLED] == row.NO_WORD:
        if table.settled[at[row.MAKER], at[row.LONERS], trick, at[row.WON]]:
            at[row.CALLED] = row.EUCHRE_WORD
        elif table.tram and _certain(table, at, own):
            at[row.KIND] = row.SAY
            own[row.OFFER] = _said(row.TRAM)
            return
    if at[row.CALLED] != row.NO_WORD:
        may = _said(in_claim_order(may, trump, placed > 0))
    at[row.KIND] = row.CARD
    own[row.OFFER] = may


@merged
def _certain(table: DealTables, at: Numbers, own: Words) -> bool:
    """True if the leader is certain of every trick left, as far as they can tell."""
    players, leader, loners = len(table.seats), at[row.TURN], at[row.LONERS]
    hand = own[row.HANDS + leader]
    unseen = table.all[0] & ~(hand | own[row.GONE] | own[row.away(players, leader)])
    up = _said(at[row.UP_CARD])
    threats = own[row.threats(players) : row.words(players)]
    others = in_the_game(players, loners) - 1
    for other in range(others):
        seat = seat_at(players, loners, leader, other + 1)
        holds_up = at[row.HOLDERS] >> np.int64(seat) & 1
        threats[other] = unseen & ~own[row.voids(players, seat)] & ~(NONE if holds_up else up)
    return is_certain(hand, threats, others, at[row.TRUMP])
