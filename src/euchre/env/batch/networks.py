"""The networks of `swift` in the rows of a batch of four players, asked without making a view."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.auction import packs
from euchre.bots.nets.rows import CardNet
from euchre.bots.policy.bidding import PolicyContext, TrumpCall, Values, alone_gain, best_bid, best_burial
from euchre.bots.policy.cards import choose_card
from euchre.bots.policy.deal import best_gift
from euchre.bots.policy.nets import policy, policy_context
from euchre.bots.policy.values import values
from euchre.core import law
from euchre.core.cards import Card
from euchre.core.rules import Rules
from euchre.env.batch.arrays import BatchArrays
from euchre.env.batch.playing import number_in, playing
from euchre.env.batch.stakes import Bidding, RowWorths, Worths
from euchre.env.batch.steps import FIRST
from euchre.equity.stakes import MatchStakes
from euchre.fast.auction import auction
from euchre.fast.batch import row
from euchre.fast.batch.deal_tables import CALL_NODE, TURN_FIRST, DealTables, deal_tables
from euchre.fast.batch.offer import call_place
from euchre.fast.bits import count
from euchre.fast.convert import in_lanes
from euchre.fast.jit import compiled, entry, lean
from euchre.fast.lanes import Sets
from euchre.fast.play import CODES

Numbers: TypeAlias = NDArray[np.int64]


class BatchNetworks:
    """Chooses in rows of a batch what `euchre.bots.policy.network_policy.NetworkPolicy` would."""

    def __init__(self, rules: Rules) -> None:
        self._rules, self._table, self._nets = rules, deal_tables(rules), policy()
        self._most_nodes = max(len(auction(rules, 0, up_card).node_maker) for up_card in law.pack(rules))

    def play(self, arrays: BatchArrays, rows: Numbers, actions: Numbers) -> None:
        """Play a card in these rows."""
        _play(self._nets.cards, packs(self._rules), self._table.seats, arrays, rows, actions)

    def worths(self, stakes: MatchStakes, up_card: Card) -> Worths:
        """The worths by which `bidding` goes at these stakes."""
        worths = values(stakes, up_card)
        nodes = np.zeros((self._most_nodes, CODES))
        nodes[: len(worths.node)] = worths.node
        return nodes, worths.kind

    def bidding(self, stakes: MatchStakes, up_card: Card) -> Bidding:
        """A function for what comes before the first lead, in rows with the dealer of these stakes and this up-card."""
        return partial(_bid, policy_context(stakes, up_card, self._nets), self._table)


@entry
@lean
def _bid(
    any_context: PolicyContext,
    table: DealTables,
    stakes: RowWorths,
    numbers: NDArray[np.int32],
    words: NDArray[np.uint64],
    rows: Numbers,
    actions: Numbers,
) -> None:
    """Bid, bury, answer or give in rows with the same dealer and card turned up."""
    nodes, kinds = stakes.worths
    for deal in rows:
        place = stakes.places[deal]
        own = Values(nodes[place], kinds[place], kinds[place, 0, 0])
        context = PolicyContext(any_context.auction, own, any_context.nets, any_context.scratch, any_context.caution)
        at = numbers[deal]
        turn = table.turns[at[row.DEALER], at[row.UP_CARD], 0]  # where the tables of this deal begin in the batch's
        node = table.call[table.turn[turn, TURN_FIRST], CALL_NODE] - context.auction.call_node[0]
        seat, phase = at[row.TURN], at[row.PHASE]
        hand = words[deal, row.HANDS + seat]
        now, trump = at[row.BID] - turn, at[row.TRUMP]
        if phase <= row.ROUND_2 and phase != row.WEAK:
            code = best_bid(hand, now, context)
            first = table.turn[at[row.BID], TURN_FIRST]
            choice = row.PASS if code == 0 else call_place(table, phase, first + code - 1)
        else:
            made = TrumpCall(trump, context.auction.turn_round[now], at[row.TAKEN] != 0)
            lanes = in_lanes(hand, trump)
            if phase == row.ANSWERS:
                choice = row.ALONE if alone_gain(lanes, seat, made, at[row.NODE] - node, context) > 0 else row.TOGETHER
            elif phase == row.GIVES:
                choice = number_in(best_gift(lanes), hand, trump)
            else:
                buriable = lanes if at[row.GIVEN] else in_lanes(hand & np.uint64(context.auction.buriable), trump)
                choice = number_in(
                    best_burial(lanes, buriable, seat, made, at[row.NODE] - node, context)[0], hand, trump
                )
        actions[deal] = FIRST[at[row.KIND]] + choice


@entry
@compiled
def _play(
    net: CardNet, packs: Sets, seats: tuple[int, ...], arrays: BatchArrays, rows: Numbers, actions: Numbers
) -> None:
    """Play a card; what is the only choice is the random one, too."""
    for deal in rows:
        at, own = arrays.numbers[deal], arrays.words[deal]
        if count(own[row.OFFER]) > 1:
            now = playing(at, own, packs, seats)
            card = choose_card(net, now.hand, now.away, now.play)
            actions[deal] = FIRST[row.CARD] + number_in(card, own[row.HANDS + at[row.TURN]], at[row.TRUMP])
