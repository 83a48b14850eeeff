"""A deal of a batch from its beginning to its end, one choice after another, compiled."""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.fast.batch import row
from euchre.fast.batch.deal_tables import (
    CALL_NODE,
    CALL_TAKES,
    CALL_TRUMP,
    NODE_ALONE,
    NODE_ASKED,
    NODE_GIVER,
    NODE_LEAD,
    NODE_LONER,
    NODE_NO,
    NODE_YES,
    PLAYS_ON,
    DealTables,
)
from euchre.fast.batch.offer import call_place, low_card, offer
from euchre.fast.batch.row import Numbers, Words
from euchre.fast.batch.shuffle import DRAW, dealt_cards, shuffle
from euchre.fast.batch.splitmix import below, random_bits
from euchre.fast.batch.trick_tables import FOLLOWING, FREED, RANKED, ROW, SEAT_ROOM, in_the_game, seat_at
from euchre.fast.bits import NONE, ONE, count
from euchre.fast.jit import merged
from euchre.fast.lanes import Sets
from euchre.fast.seating import next_seat, side_of, won_by, wrapped

GOES_ON, SCORED, THROWN_IN, SHOWN_WEAK = range(4)
"""The outcomes of a choice; the last three end a deal. With `SHOWN_WEAK` the same dealer would deal again."""
_TRICKS: Final = 5
_BENNY: Final = 32


@merged
def begin(table: DealTables, at: Numbers, own: Words, dealer: int) -> None:
    """Begin the next deal of a row, by a dealer that is drawn if it is negative; `go_on` must follow."""
    players = len(table.seats)
    at[row.EPISODE] += 1
    seed = random_bits(own[row.LANE], at[row.EPISODE])
    for column in range(row.MOVES, row.numbers(players)):
        at[column] = 0
    for column in range(row.KITTY, row.words(players)):
        own[column] = NONE
    own[row.SEED] = seed
    at[row.UP_CARD] = at[row.TRUMP] = at[row.MAKER] = at[row.WENT_UNDER] = -1
    if dealer < 0:
        dealer = below(seed, DRAW, players)
    at[row.DEALER] = dealer
    at[row.TURN] = wrapped(players, dealer + table.cutter)
    at[row.PHASE] = row.CUTS if table.cutter else row.DEALS


@merged
def go_on(table: DealTables, at: Numbers, own: Words, deck: Sets) -> None:
    """Deal if it is time to, and write down what may be chosen next; `deck` is room for the pack."""
    if at[row.PHASE] == row.DEALS:
        _deal(table, at, own, deck)
    offer(table, at, own)


@merged
def _deal(table: DealTables, at: Numbers, own: Words, deck: Sets) -> None:
    players, dealer = len(table.seats), at[row.DEALER]
    deck = deck[: table.pack.shape[0]]
    for place, card in enumerate(table.pack):
        deck[place] = card
    up_card = shuffle(players, deck, own[row.HANDS : row.HANDS + players], dealer, table.weak, own[row.SEED])
    if players != 6:  # six hands leave two cards, and nobody goes under
        top = dealt_cards(players)
        own[row.KITTY] = deck[top] | deck[top + 1] | deck[top + 2]
    turn_up(table, at, up_card)


@merged
def turn_up(table: DealTables, at: Numbers, up_card: int) -> None:
    """Turn up a card once the hands are dealt, and begin the bidding."""
    players, dealer = len(table.seats), at[row.DEALER]
    at[row.UP_CARD] = up_card
    at[row.BID] = table.turns[dealer, up_card, 0]
    named = table.benny_named and up_card == _BENNY
    at[row.TURN] = dealer if named else next_seat(players, dealer)
    at[row.PHASE] = row.NAMES_BENNY if named else row.ROUND_1 if table.weak == PLAYS_ON else row.WEAK


@merged
def choose(table: DealTables, at: Numbers, own: Words, choice: int) -> int:
    """The seat whose turn it is makes a choice that it is offered; what follows. `go_on` must follow unless it ends."""
    at[row.MOVES] += 1
    phase = at[row.PHASE]
    end = GOES_ON
    if phase == row.PLAYS:
        end = _play(table, at, own, choice)
    elif row.ROUND_1 <= phase <= row.ROUND_2 or phase == row.NAMES_BENNY:
        end = _bid(table, at, own, choice)
    elif phase == row.BURIES:
        _bury(table, at, own, choice)
    elif phase == row.ANSWERS:
        _say(at, choice + row.SAID)
        at[row.NODE] = table.node[at[row.NODE], NODE_YES if choice == row.ALONE else NODE_NO]
        _ask(table, at)
    elif phase == row.GIVES:
        _give(table, at, own, choice)
    elif phase == row.CUTS:
        at[row.CUT] = choice - row.BUMP
        at[row.PHASE] = row.DEALS
    else:
        end = _weak_hand(table, at, own, choice)
    return end


@merged
def _say(at: Numbers, bit: int) -> None:
    """Remember what the seat has said; a pass, and that it plays together, may be said twice."""
    column = row.SAID_BY + at[row.TURN]
    if at[column] >> bit & 1:
        bit = row.SAID_AGAIN + (bit == row.SAID + row.TOGETHER)
    at[column] |= 1 << bit


@merged
def _weak_hand(table: DealTables, at: Numbers, own: Words, choice: int) -> int:
    players, seat = len(table.seats), at[row.TURN]
    if at[row.KIND] == row.SAY and choice == row.REDEAL:
        return SHOWN_WEAK
    if at[row.KIND] == row.SAY or choice == row.KEEP_ALL:
        _say(at, row.SAID_KEEP)
        at[row.TURN] = next_seat(players, seat)
        if seat == at[row.DEALER]:
            at[row.PHASE] = row.ROUND_1
        return GOES_ON
    own[row.BEGUN] |= ONE << np.uint64(low_card(choice))
    if count(own[row.BEGUN]) == 3:
        _say(at, row.SAID_UNDER)
        own[row.HANDS + seat] ^= own[row.BEGUN] | own[row.KITTY]
        own[row.away(players, seat)] |= own[row.BEGUN]
        own[row.UNDERNEATH] = own[row.BEGUN]
        own[row.BEGUN] = NONE
        at[row.WENT_UNDER] = seat
        at[row.TURN] = next_seat(players, at[row.DEALER])
        at[row.PHASE] = row.ROUND_1
    return GOES_ON


@merged
def _bid(table: DealTables, at: Numbers, own: Words, choice: int) -> int:
    seat, now, phase, dealer = at[row.TURN], at[row.BID], at[row.PHASE], at[row.DEALER]
    _say(at, choice + row.SAID)
    if choice == row.PASS:
        at[row.BID] = now + 1
        at[row.TURN] = next_seat(len(table.seats), seat)
        if seat == dealer:
            at[row.PHASE] = row.ROUND_2
            return THROWN_IN if phase == row.ROUND_2 else GOES_ON
        return GOES_ON
    call = table.turn[now, 1]
    while call_place(table, phase, call) != choice:
        call += 1
    at[row.TRUMP] = table.call[call, CALL_TRUMP]
    at[row.NODE] = table.call[call, CALL_NODE]
    at[row.MAKER] = seat
    if table.call[call, CALL_TAKES]:
        at[row.TAKEN] = 1
        at[row.HOLDERS] = 1 << dealer
        own[row.HANDS + dealer] |= ONE << np.uint64(at[row.UP_CARD])
        at[row.LONERS] = table.node[at[row.NODE], NODE_ALONE]
        at[row.TURN] = dealer
        at[row.PHASE] = row.BURIES
    else:
        _ask(table, at)
    return GOES_ON


@merged
def _ask(table: DealTables, at: Numbers) -> None:
    """Ask the next player to play alone or not; with nobody left to ask, the play can begin."""
    node = at[row.NODE]
    at[row.LONERS] = table.node[node, NODE_ALONE]
    if table.node[node, NODE_ASKED] >= 0:
        at[row.TURN] = table.node[node, NODE_ASKED]
        at[row.PHASE] = row.ANSWERS
    elif table.node[node, NODE_GIVER] >= 0:
        at[row.TURN] = table.node[node, NODE_GIVER]
        at[row.PHASE] = row.GIVES
    else:
        _lead(table, at)


@merged
def _lead(table: DealTables, at: Numbers) -> None:
    at[row.TURN] = at[row.LEADER] = at[row.LED] = table.node[at[row.NODE], NODE_LEAD]
    at[row.PHASE] = row.PLAYS


@merged
def _give(table: DealTables, at: Numbers, own: Words, choice: int) -> None:
    """The partner's card goes to the lone maker, who will bury one."""
    seat, loner = at[row.TURN], table.node[at[row.NODE], NODE_LONER]
    gift = ONE << np.uint64(choice)
    _say(at, row.SAID_GIVE)
    own[row.HANDS + seat] ^= gift
    own[row.HANDS + loner] |= gift
    at[row.GIVEN] = 1
    if at[row.HOLDERS] >> seat & 1:
        at[row.HOLDERS] |= 1 << loner
    at[row.TURN] = loner
    at[row.PHASE] = row.BURIES


@merged
def _bury(table: DealTables, at: Numbers, own: Words, choice: int) -> None:
    seat, burials = at[row.TURN], at[row.BURIALS]
    card = ONE << np.uint64(choice)
    own[row.HANDS + seat] ^= card
    own[row.away(len(table.seats), seat)] |= card
    at[row.BURIED + 2 * burials] = seat
    at[row.BURIED + 2 * burials + 1] = choice
    at[row.BURIALS] = burials + 1
    if at[row.GIVEN]:
        _lead(table, at)
    else:
        _ask(table, at)


@merged
def _play(table: DealTables, at: Numbers, own: Words, choice: int) -> int:
    """A card, or the words that the rest is the leader's."""
    if at[row.KIND] == row.SAY:
        at[row.CALLED] = row.TRAM_WORD
        return GOES_ON
    players = len(table.seats)
    seat, placed, trick, leader, loners = at[row.TURN], at[row.PLACED], at[row.TRICK], at[row.LEADER], at[row.LONERS]
    card = ONE << np.uint64(choice)
    own[row.HANDS + seat] ^= card
    own[row.GONE] |= card
    at[row.laid(players, trick, seat)] = choice + 1
    trump = at[row.TRUMP]
    led = choice if placed == 0 else at[row.laid(players, trick, leader)] - 1
    place = np.uint64(trump) * ROW + np.uint64(led)
    best = -1
    if placed == 0:
        own[row.FOLLOW] = FOLLOWING[place]
    else:
        best = at[row.BEST]
        follow = own[row.FOLLOW]
        if card & (follow | FREED[trump]) == NONE:
            own[row.voids(players, seat)] |= follow
    best = max(best, RANKED[place * ROW + np.uint64(choice)] + seat)
    placed += 1
    if placed < in_the_game(players, loners):
        at[row.BEST] = best
        at[row.PLACED] = placed
        at[row.TURN] = seat_at(players, loners, leader, placed)
        return GOES_ON
    winner = best & SEAT_ROOM - 1
    at[row.WON] |= won_by(players, trick, side_of(players, winner))
    at[row.TRICK] = trick + 1
    if trick + 1 == _TRICKS:
        return SCORED
    at[row.PLACED] = 0
    at[row.TURN] = at[row.LEADER] = at[row.LED + trick + 1] = winner
    return GOES_ON
