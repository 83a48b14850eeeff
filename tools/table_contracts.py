"""Deals of any number of players with the contracts that the policy makes, compiled: to learn from, and to measure."""

# ruff: noqa: NPY002 - compiled code knows only NumPy's older random numbers

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.auction import AuctionPolicy
from euchre.bots.any_table.hand_values import (
    BY_SELF,
    BidTerms,
    Proposal,
    best_burial,
    bid_room,
    call_worth,
    chances_to_make,
    contract_room,
    pass_worth,
)
from euchre.bots.any_table.weights import TableWeights
from euchre.core import law
from euchre.core.cards import CARDS, set_of
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import Rules
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase, State
from euchre.fast.bits import NONE, ONE
from euchre.fast.convert import in_lanes
from euchre.fast.jit import compiled
from euchre.fast.lanes import PLACE, Sets
from euchre.fast.play import PlayState, PlayTerms, first_lead, seat_after

BIDDING = (Phase.BENNY, Phase.ROUND_1, Phase.ROUND_2)
RULES = {
    2: ("standard,players=2", "standard,players=2,all_pass=stick-the-dealer", "standard,players=2,lowest=7"),
    3: (
        "standard,players=3,points_march=3",
        "standard,players=3,points_march=3",
        "standard,players=3,points_march=3,all_pass=stick-the-dealer",
        "standard,players=3,lowest=7",
    ),
    4: (
        "standard",
        "standard,partners_best=1,all_pass=stick-the-dealer",
        "standard,partners_best=1,benny=joker",
    ),
    6: (
        "standard,players=6,lowest=7,benny=joker,points_lone_march=5",
        "standard,players=6,lowest=7,benny=joker,points_lone_march=5,all_pass=stick-the-dealer",
        "standard,players=6,lowest=7",
    ),
}
"""The rules to learn from, for each number of players."""
NO_TRUMP_TRIED = 0.02
"""The share of suits named to learn from that become none."""
AT_RANDOM, NEVER = -2, -1
"""Instead of the number of a random bid: every bid, no bid."""


class TableTerms(NamedTuple):
    """The rules of a table, and what its players bid by."""

    seats: tuple[int, ...]
    bids: BidTerms
    """The terms of a deal; the dealer, the up-card and what may be buried are other ones each time."""
    cards: NDArray[np.int64]
    """The pack."""
    turned: NDArray[np.int64]
    """``turned[card]``: the suit of a card turned up; -1 where the deal is not bid."""
    buriable: Sets
    """``buriable[card]``: what the dealer may bury, with this card turned up."""
    sticks: bool
    """True if a dealer whom everybody passes to must call."""


class Contract(NamedTuple):
    """The contract that the bidding came to."""

    trump: int
    maker: int
    alone: int
    round: int
    taken: int
    """1 if the dealer takes the up-card."""


def table_terms(rules: Rules, weights: TableWeights) -> TableTerms:
    """The terms of a table at the first deal of a match."""
    state: State = new_match(rules)
    while is_chance(state) or state.phase not in BIDDING:
        state = apply(state, chance(state, Random(1)) if is_chance(state) else legal(state)[0])
    pack = set_of(law.pack(rules))
    suits = [law.turned_suit(rules, card) for card in CARDS]
    return TableTerms(
        tuple(law.seating(rules).seats),
        AuctionPolicy.of(state, weights).terms,
        np.array(law.pack(rules), np.int64),
        np.array([-1 if suit is None else int(suit) for suit in suits], np.int64),
        np.array([law.buriable(rules, pack, card) for card in CARDS], np.uint64),
        law.sticks_the_dealer(rules),
    )


@compiled
def deal_hands(table: TableTerms, hands: Sets) -> BidTerms:
    """Deal five cards to each hand (33 bits), and turn one up that is bid on; the terms of the deal."""
    cards, players = table.cards.copy(), len(table.seats)
    needed = 5 * players + 1
    while True:
        for index in range(needed):
            other = np.random.randint(index, len(cards))
            cards[index], cards[other] = cards[other], cards[index]
        up_card = cards[needed - 1]
        if table.turned[up_card] >= 0:
            break
    for seat in range(players):
        hands[seat] = NONE
        for index in range(5 * seat, 5 * seat + 5):
            hands[seat] |= ONE << np.uint64(cards[index])
    return of_deal(table.bids, np.random.randint(players), up_card, table)


@compiled
def of_deal(bids: BidTerms, dealer: int, up_card: int, table: TableTerms) -> BidTerms:
    """The terms of another deal."""
    return BidTerms(
        bids.players,
        bids.sides,
        dealer,
        up_card,
        table.buriable[up_card],
        bids.packs,
        bids.contracts,
        bids.passes,
        bids.ends,
        bids.nothing,
        bids.points,
    )


@compiled
def bid_deal(table: TableTerms, hands: Sets, terms: BidTerms, strange: int, other: BidTerms, others: int) -> Contract:
    """The contract that is made with these hands; the seats of the mask `others` bid by `other` terms.

    The bid of number `strange` is random; where it is `AT_RANDOM`, each; where it is `NEVER`, none. The maker is -1
    where all pass.
    """
    room = bid_room()
    players, turned = terms.players, table.turned[terms.up_card]
    lone_ways = 2 if terms.players > terms.sides else 1
    said = 0
    for bid_round in range(1, 3):
        for step in range(1, players + 1):
            seat = (terms.dealer + step) % players
            hand, own = hands[seat], other if others >> seat & 1 else terms
            chances_to_make(hand, seat, own, room.chances, room.contract)
            best, trump, alone = pass_worth(hand, seat, bid_round, room.chances, own, room.passing), -1, 0
            if bid_round == 2 and seat == terms.dealer and table.sticks:
                best = -1e9
            odd = said == strange or strange == AT_RANDOM  # noqa: PLR1714 - compiled
            if odd:
                best = -1e9 if best < -1e8 else np.random.random()
            for suit in range(4):
                if (suit == turned) != (bid_round == 1):
                    continue
                for way in range(lone_ways):
                    worth = call_worth(hand, suit, way, seat, bid_round, own, room.contract)
                    if odd:
                        worth = np.random.random()
                    if worth > best:
                        best, trump, alone = worth, suit, way
            said += 1
            if trump >= 0:
                mate = seat != terms.dealer and seat % terms.sides == terms.dealer % terms.sides
                takes = 1 if bid_round == 1 and not (alone and mate) else 0
                if bid_round == 2 and strange != NEVER and np.random.random() < NO_TRUMP_TRIED:
                    trump = 4
                return Contract(trump, seat, alone, bid_round, takes)
    return Contract(-1, -1, 0, 0, 0)


@compiled
def first_lead_of(table: TableTerms, terms: BidTerms, made: Contract, hands: Sets, away: Sets) -> PlayState:
    """The play of a contract before its first lead; `hands` become lanes, what is buried lies in `away`."""
    trump, row = made.trump, contract_room()
    up, out = ONE << np.uint64(PLACE[trump, terms.up_card]), 0
    for seat in range(terms.players):
        hands[seat], away[seat] = in_lanes(hands[seat], trump), NONE
        if made.alone and seat != made.maker and seat % terms.sides == made.maker % terms.sides:
            out |= 1 << seat
            hands[seat] = NONE
    pack = terms.packs[trump]
    if made.taken:
        six = hands[terms.dealer] | up
        may = in_lanes(terms.buriable, trump)
        card = best_burial(six, may, Proposal(trump, 0, terms.dealer, BY_SELF, 1), terms, row)[0]
        hands[terms.dealer], away[terms.dealer] = six ^ card, card
    else:
        pack &= ~up
        up = NONE
    holder = terms.dealer if made.taken else -1
    play_terms = PlayTerms(pack, up, holder, made.maker, out, trump == 4, table.seats)
    return first_lead(play_terms, seat_after(terms.dealer, play_terms))
