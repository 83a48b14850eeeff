"""The networks of `swift` in the rows of a batch of four players, asked without making a view."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.auction import packs
from euchre.bots.nets.rows import CardNet
from euchre.bots.policy.bidding import PolicyContext, TrumpCall, alone_gain, best_bid, best_burial
from euchre.bots.policy.cards import choose_card
from euchre.bots.policy.deal import best_gift
from euchre.bots.policy.nets import policy, policy_context
from euchre.core.cards import Card
from euchre.core.rules import Rules
from euchre.env.batch.arrays import BatchArrays
from euchre.env.batch.playing import number_in, playing
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

Numbers: TypeAlias = NDArray[np.int64]


class BatchNetworks:
    """Chooses in rows of a batch what `euchre.bots.policy.network_policy.NetworkPolicy` would."""

    def __init__(self, rules: Rules) -> None:
        self._rules, self._table, self._nets = rules, deal_tables(rules), policy()

    def play(self, arrays: BatchArrays, rows: Numbers, actions: Numbers) -> None:
        """Play a card in these rows."""
        _play(self._nets.cards, packs(self._rules), self._table.seats, arrays, rows, actions)

    def bidding(self, stakes: MatchStakes, up_card: Card) -> partial[None]:
        """A function like `play` for what comes before the first lead, in rows with these stakes and this up-card."""
        context = policy_context(stakes, up_card, self._nets)
        turn = int(self._table.turns[stakes.dealer, up_card, 0])
        call = self._table.call[self._table.turn[turn, TURN_FIRST]]
        node = int(call[CALL_NODE] - auction(self._rules, stakes.dealer, up_card).call_node[0])
        return partial(_bid, context, turn, node, self._table)


@entry
@lean
def _bid(
    context: PolicyContext,
    turn: int,
    node: int,
    table: DealTables,
    arrays: BatchArrays,
    rows: Numbers,
    actions: Numbers,
) -> None:
    """Bid, bury, answer or give in rows with the same dealer and card turned up.

    `turn` and `node` are where the tables of this deal begin in the batch's.
    """
    for deal in rows:
        at = arrays.numbers[deal]
        seat, phase = at[row.TURN], at[row.PHASE]
        hand = arrays.words[deal, row.HANDS + seat]
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
