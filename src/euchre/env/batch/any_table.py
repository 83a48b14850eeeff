"""The nets of `swift` for any number of players, asked in the rows of a batch without making a view."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.auction import AuctionPolicy, gives_highest_away, packs
from euchre.bots.any_table.card_net import best_card
from euchre.bots.any_table.hand_values import (
    BIDS,
    BY_SELF,
    NOT_TAKEN,
    BidRoom,
    BidTerms,
    Floats,
    Proposal,
    best_burial,
    bid_room,
    contract_worth,
    scores_no_more_alone,
    seat_worths,
)
from euchre.bots.any_table.weights import weights_for
from euchre.bots.nets.rows import CardNet, card_scratch
from euchre.core import law
from euchre.core.cards import Card
from euchre.core.rules import Rules
from euchre.env.batch.arrays import BatchArrays
from euchre.env.batch.playing import number_in, playing
from euchre.env.batch.stakes import Bidding, RowWorths, Worths
from euchre.env.batch.steps import FIRST
from euchre.equity.stakes import MatchStakes
from euchre.fast.batch import row
from euchre.fast.batch.deal_tables import CALL_LONE, CALL_TRUMP, TURN_END, TURN_FIRST, DealTables, deal_tables
from euchre.fast.batch.offer import call_place
from euchre.fast.bits import NONE, ONE, count
from euchre.fast.convert import in_lanes
from euchre.fast.jit import compiled, entry, lean
from euchre.fast.lanes import Cards, Sets
from euchre.fast.seating import side_of

Numbers: TypeAlias = NDArray[np.int64]


class BatchAnyTable:
    """Chooses in rows of a batch what `euchre.bots.any_table.policy.AnyTablePolicy` would.

    It gives no partner a card: wherever these nets play, the batch knows no rules by which one is given.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules, self._table = rules, deal_tables(rules)
        self._weights = weights_for(law.seating(rules).players)

    def play(self, arrays: BatchArrays, rows: Numbers, actions: Numbers) -> None:
        """Play a card in these rows."""
        _play(self._weights.cards, packs(self._rules), self._table.seats, arrays, rows, actions)

    def worths(self, stakes: MatchStakes, up_card: Card) -> Worths:
        """The worths by which `bidding` goes at these stakes."""
        terms = AuctionPolicy.at(stakes, up_card, self._weights).terms
        return terms.ends, terms.nothing, terms.points

    def bidding(self, stakes: MatchStakes, up_card: Card) -> Bidding:
        """A function for what comes before the first lead, in rows with the dealer of these stakes and this up-card."""
        terms = AuctionPolicy.at(stakes, up_card, self._weights).terms
        given = np.array([gives_highest_away(self._rules, stakes.dealer, up_card, seat) for seat in self._table.seats])
        return partial(_bid, _UpCardTerms(terms, given), self._table)


class _UpCardTerms(NamedTuple):
    """The facts of the deals with a dealer and a card turned up."""

    terms: BidTerms
    """The terms at some stakes."""
    given: NDArray[np.bool_]
    """``given[seat]``: that of `gives_highest_away`."""


@entry
@compiled
def _bid(
    up: _UpCardTerms,
    table: DealTables,
    stakes: RowWorths,
    numbers: NDArray[np.int32],
    words: NDArray[np.uint64],
    rows: Numbers,
    actions: Numbers,
) -> None:
    """Bid, bury or answer in rows with the same dealer and card turned up."""
    room, worths = bid_room(), np.empty(BIDS)
    ends, nothing, points = stakes.worths
    for deal in rows:
        place = stakes.places[deal]
        terms = BidTerms(
            up.terms.players,
            up.terms.sides,
            up.terms.dealer,
            up.terms.up_card,
            up.terms.buriable,
            up.terms.packs,
            up.terms.contracts,
            up.terms.passes,
            ends[place],
            nothing[place],
            points[place],
        )
        at, own = numbers[deal], words[deal]
        seat, phase, trump = at[row.TURN], at[row.PHASE], at[row.TRUMP]
        hand = own[row.HANDS + seat]
        if phase <= row.ROUND_2:
            bid_round = 1 if phase == row.ROUND_1 else 2 if phase == row.ROUND_2 else 0
            seat_worths(hand, seat, bid_round, terms, room, worths)
            choice = _best_bid(table, at, own[row.OFFER], worths)
            if choice == row.ORDER_ALONE and up.given[seat] and scores_no_more_alone(terms.ends[seat]):
                choice = row.ORDER
        elif phase == row.ANSWERS:
            choice = _answer(in_lanes(hand, trump), at, len(table.seats), terms, room)
        else:
            may, call = in_lanes(own[row.OFFER], trump), Proposal(trump, 0, seat, BY_SELF, 1)
            choice = number_in(best_burial(in_lanes(hand, trump), may, call, terms, room.contract)[0], hand, trump)
        actions[deal] = FIRST[at[row.KIND]] + choice


@lean
def _best_bid(table: DealTables, at: row.Numbers, may: Cards, worths: Floats) -> int:
    """The bid worth most of those that may be made; of equals the one with the lowest number."""
    choice, number, best = row.PASS, BIDS, -1e30
    if may >> np.uint64(row.PASS) & ONE != NONE:
        number, best = 0, worths[0]
    for call in range(table.turn[at[row.BID], TURN_FIRST], table.turn[at[row.BID], TURN_END]):
        place = call_place(table, at[row.PHASE], call)
        other = 1 + 2 * table.call[call, CALL_TRUMP] + table.call[call, CALL_LONE]
        better = worths[other] > best or (worths[other] == best and other < number)
        if better and may >> np.uint64(place) & ONE != NONE:
            choice, number, best = place, other, worths[other]
    return choice


@lean
def _answer(hand: Cards, at: row.Numbers, players: int, terms: BidTerms, room: BidRoom) -> int:
    """Alone or together, with this hand (in lanes); a defender never plays alone."""
    seat, trump = at[row.TURN], at[row.TRUMP]
    if side_of(players, seat) != side_of(players, at[row.MAKER]):
        return row.TOGETHER
    taken = BY_SELF if at[row.TAKEN] and seat == at[row.DEALER] else NOT_TAKEN
    together = contract_worth(hand, Proposal(trump, 0, seat, taken, 1), terms, room.contract)
    alone = contract_worth(hand, Proposal(trump, 1, seat, taken, 1), terms, room.contract)
    return row.ALONE if alone > together else row.TOGETHER


@entry
@compiled
def _play(
    net: CardNet, packs: Sets, seats: tuple[int, ...], arrays: BatchArrays, rows: Numbers, actions: Numbers
) -> None:
    """Play a card; what is the only choice is the random one, too."""
    may, scratch = np.empty(len(seats), np.uint64), card_scratch()
    for deal in rows:
        at, own = arrays.numbers[deal], arrays.words[deal]
        if count(own[row.OFFER]) > 1:
            now = playing(at, own, packs, seats)
            card = best_card(now.hand, now.away, now.play, net, may, scratch)
            actions[deal] = FIRST[row.CARD] + number_in(card, own[row.HANDS + at[row.TURN]], at[row.TRUMP])
