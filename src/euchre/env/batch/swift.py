"""The player `swift` in the rows of a batch of four players: the compiled policy, asked without making a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.bidding import PolicyContext, TrumpCall, alone_gain, best_bid, best_burial
from euchre.bots.policy.card_net import CardNet
from euchre.bots.policy.cards import choose_card
from euchre.bots.policy.deal import best_gift
from euchre.bots.policy.nets import policy, policy_context
from euchre.core import law
from euchre.core.actions import Draw
from euchre.core.cards import CARDS, Suit
from euchre.core.engine import apply, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.env.batch.arrays import BatchArrays
from euchre.env.batch.env import BatchEnv
from euchre.env.batch.steps import FIRST
from euchre.equity.stakes import MatchStakes
from euchre.fast.auction import auction, pack_in_lanes
from euchre.fast.batch import row
from euchre.fast.batch.deal_tables import CALL_NODE, TURN_FIRST, DealTables, deal_tables
from euchre.fast.batch.offer import call_place
from euchre.fast.bits import NONE, ONE, count, lowest, number_of
from euchre.fast.convert import in_lanes
from euchre.fast.jit import compiled, entry, lean
from euchre.fast.lanes import PLACE, Cards
from euchre.fast.play import (
    FIRST_TWO,
    FOUR_SEATS,
    LEADER,
    LOST,
    MADE,
    ON_TABLE,
    SEAT,
    PlayState,
    PlayTerms,
    seat_after,
)

Numbers = NDArray[np.int64]
_ASKED: Final = (row.NAMES_BENNY, row.ROUND_1, row.ROUND_2, row.BURIES, row.ANSWERS, row.GIVES)
"""The phases of the bidding in which the policy is asked."""
_NO_TRUMP: Final = int(Suit.NO_TRUMP)
_UP_CARDS: Final = len(CARDS)


class _Bidding(NamedTuple):
    """The tables of a deal at one score, with one dealer and one up-card; where they begin in the batch's."""

    context: PolicyContext
    turn: int
    node: int


class BatchSwift:
    """Chooses in each row of a batch what the player `swift` would; what that leaves to chance is random.

    `rules` and `scores` are the batch's own: ``BatchSwift(batch.terms.rules, batch.scores)``. Raises `EuchreError` for
    other numbers of players than four, for which nothing is compiled.
    """

    def __init__(self, rules: Rules, scores: Sequence[tuple[int, ...]]) -> None:
        if (players := law.seating(rules).players) != FOUR.players:
            sentence = (
                f"Swift plays in arrays for four players, not for {players}: take random, or a function of arrays."
            )
            raise EuchreError("env/swift", sentence, players=players)
        self._rules, self._scores, self._table, self._nets = rules, scores, deal_tables(rules), policy()
        self._packs = np.array([pack_in_lanes(rules, suit) for suit in Suit], np.uint64)
        self._blind = law.named_blind(rules)
        self._known: dict[int, _Bidding] = {}

    def choose(self, batch: BatchEnv, rows: Numbers) -> Numbers:
        """Choose a number for each row of `rows`; other rows get any number. The array is the batch's own."""
        actions, arrays = batch.random_actions(), batch.arrays
        numbers = arrays.numbers
        phase = numbers[rows, row.PHASE]
        _keep(arrays, rows[phase == row.WEAK], actions)
        _play(self._nets.cards, self._packs, arrays, rows[phase == row.PLAYS], actions)
        if self._blind:
            blind = rows[phase == row.NAMES_BENNY]
            actions[blind] -= 5 * (actions[blind] >= FIRST[row.SAY] + row.NAME + 5)  # the suit, but not alone
        asked = rows[np.isin(phase, _ASKED[self._blind :])]
        deals = (arrays.score[asked] * FOUR.players + numbers[asked, row.DEALER]) * _UP_CARDS + numbers[
            asked, row.UP_CARD
        ]
        order = np.argsort(deals, kind="stable")
        starts = np.flatnonzero(np.diff(deals[order], prepend=-1))
        for deal, group in zip(deals[order][starts].tolist(), np.split(asked[order], starts[1:]), strict=False):
            _bid(*self._bidding(deal), self._table, arrays, group, actions)
        return actions

    def _bidding(self, deal: int) -> _Bidding:
        """The deals with a score, a dealer and an up-card, by their number."""
        if deal not in self._known:
            (number, dealer), up_card = divmod(deal // _UP_CARDS, FOUR.players), deal % _UP_CARDS
            state = apply(new_match(self._rules, score=self._scores[number]), Draw(dealer))
            context = policy_context(MatchStakes.of(state), CARDS[up_card], self._nets)
            turn = int(self._table.turns[dealer, up_card, 0])
            call = self._table.call[self._table.turn[turn, TURN_FIRST]]
            node = int(call[CALL_NODE] - auction(self._rules, dealer, CARDS[up_card]).call_node[0])
            self._known[deal] = _Bidding(context, turn, node)
        return self._known[deal]


@entry
@lean
def _keep(arrays: BatchArrays, rows: Numbers, actions: Numbers) -> None:
    """Keep a weak hand."""
    for deal in rows:
        kind = arrays.numbers[deal, row.KIND]
        actions[deal] = FIRST[kind] + (row.KEEP if kind == row.SAY else row.KEEP_ALL)


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
    """Bid, bury, answer or give in rows with the same dealer and card turned up."""
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
                choice = _card(best_gift(lanes), hand, trump)
            else:
                buriable = lanes if at[row.GIVEN] else in_lanes(hand & np.uint64(context.auction.buriable), trump)
                choice = _card(best_burial(lanes, buriable, seat, made, at[row.NODE] - node, context)[0], hand, trump)
        actions[deal] = FIRST[at[row.KIND]] + choice


@entry
@compiled
def _play(net: CardNet, packs: NDArray[np.uint64], arrays: BatchArrays, rows: Numbers, actions: Numbers) -> None:
    """Play a card; what is the only choice is the random one, too."""
    for deal in rows:
        at, own = arrays.numbers[deal], arrays.words[deal]
        if count(own[row.OFFER]) == 1:
            continue
        seat, trump = at[row.TURN], at[row.TRUMP]
        hand = own[row.HANDS + seat]
        state = _play_state(at, own, packs)
        card = choose_card(net, in_lanes(hand, trump), in_lanes(own[row.away(4, seat)], trump), state)
        actions[deal] = FIRST[row.CARD] + _card(card, hand, trump)


@compiled
def _play_state(at: row.Numbers, own: row.Words, packs: NDArray[np.uint64]) -> PlayState:
    """The public state of the play in a row, as `euchre.fast.decision.play_state` makes it of a view."""
    trump, maker, leader, trick = at[row.TRUMP], at[row.MAKER], at[row.LEADER], at[row.TRICK]
    up = ONE << np.uint64(PLACE[trump, at[row.UP_CARD]])
    pack, holders = packs[trump], np.uint64(at[row.HOLDERS])
    holder, out = -1, 0
    if holders == NONE:
        pack &= ~up
    if count(holders) == 1 and not at[row.GIVEN]:
        holder = number_of(holders)
    else:
        up = NONE
    for seat in range(4):
        out |= (at[row.LONERS] >> (seat ^ 2) & 1) << seat
    play = np.zeros(6, np.int64)
    play[SEAT], play[LEADER], play[ON_TABLE] = at[row.TURN], leader, at[row.PLACED]
    odd = count(np.uint64(at[row.WON]))
    play[MADE] = odd if maker & 1 else trick - odd
    play[LOST] = trick - play[MADE]
    theirs = 0 if maker & 1 else 3  # the first two tricks, if the defenders have both
    play[FIRST_TWO] = trick >= 2 and at[row.WON] & 3 == theirs
    terms = PlayTerms(pack, up, holder, maker, out, trump == _NO_TRUMP, FOUR_SEATS)
    table, voids, gone = np.zeros(4, np.uint64), np.zeros(4, np.uint64), np.empty(1, np.uint64)
    seat = leader
    for place in range(at[row.PLACED]):
        table[place] = ONE << np.uint64(PLACE[trump, at[row.laid(4, trick, seat)] - 1])
        seat = seat_after(seat, terms)
    for seat in range(4):
        voids[seat] = in_lanes(own[row.voids(4, seat)], trump)
    gone[0] = in_lanes(own[row.GONE], trump)
    return PlayState(terms, play, table, voids, gone)


@lean
def _card(one: Cards, hand: Cards, trump: int) -> int:
    """The number of a card of a hand (33 bits) that is given in lanes."""
    while in_lanes(lowest(hand), trump) != one:
        hand ^= lowest(hand)
    return number_of(lowest(hand))
