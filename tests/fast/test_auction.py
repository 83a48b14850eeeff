"""The tables of the bidding say what the engine says: the turns, the calls, who is asked, who leads, who sits out."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from euchre.bots.policy.bid_net import BIDS
from euchre.core import law
from euchre.core.actions import PASS, Action, Alone, Deal, Draw, Name, Order, Together
from euchre.core.cards import BENNY, Card, Suit
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import Rules
from euchre.core.state import Phase, State
from euchre.fast.auction import NOBODY, Auction, auction, calls, turns
from euchre.fast.auction_calls import calling_hands
from support.covering import OTHER_NUMBERS, TABLES
from support.sampling import few, sampled

ALL = (*TABLES, *OTHER_NUMBERS[::7])

ROUND = {Phase.BENNY: 0, Phase.ROUND_1: 1, Phase.ROUND_2: 2}
BIDDING = (Phase.BENNY, Phase.ROUND_1, Phase.ROUND_2)


def deals(rules: Rules, rng: Random) -> list[State]:
    """A deal of random hands by each dealer, one of them with the Benny turned up where there is one."""
    return [bidding(rules, dealer, rng) for dealer in law.seating(rules).seats] + [
        bidding(rules, dealer, rng, up_card=BENNY) for dealer in law.seating(rules).seats if BENNY in law.pack(rules)
    ]


def bidding(rules: Rules, dealer: int, rng: Random, up_card: Card | None = None) -> State:
    """The first moment of the bidding; weak hands are played."""
    state = apply(new_match(rules), Draw(dealer))
    while state.phase not in BIDDING:
        action = legal(state)[0]
        if isinstance(action, Deal):
            cards = list(law.pack(rules))
            rng.shuffle(cards)
            if up_card is not None:
                where = cards.index(up_card)
                turned = 5 * rules.players
                cards[turned], cards[where] = cards[where], cards[turned]
            action = Deal(
                (*cards[-state.open.cut :], *cards[: -state.open.cut]) if state.open.cut else tuple(cards),
                action.packets,
            )
        state = apply(state, action)
    return state


def up_card_of(state: State) -> Card:
    assert state.open.up_card is not None
    return state.open.up_card


def table_of(state: State) -> Auction:
    return auction(state.rules, state.match.dealer, up_card_of(state))


def offered(state: State, turn: int) -> dict[Action, int]:
    """The calls that the tables offer the player to move, each with its number."""
    table, up_card = table_of(state), up_card_of(state)
    assert state.turn is not None
    hand = state.hidden.hands[state.turn]
    first, end = table.turn_call[turn], table.turn_call[turn + 1]
    said = calls(state.rules, state.match.dealer, up_card, state.phase, state.turn)
    assert len(said) == end - first
    may_pass = bool(table.turn_pass[turn])
    held = int(calling_hands(table.call_needs, first, end, np.array([hand], np.uint64), may_pass)[0])
    return {call.action: number for number, call in enumerate(said, first) if int(table.call_needs[number]) & held}


@pytest.mark.parametrize("rules", few(sampled(ALL, 3), keep=6), ids=[str(index) for index in range(len(ALL))])
def test_every_turn_offers_what_the_engine_does(rules: Rules) -> None:
    for first in deals(rules, Random(1)):
        now, table = first, table_of(first)
        order = turns(first.rules, first.match.dealer, up_card_of(first))
        for turn, (phase, seat) in enumerate(order):
            assert (now.phase, now.turn) == (phase, seat)
            assert (int(table.turn_seat[turn]), int(table.turn_round[turn])) == (seat, ROUND[phase])
            offer = set(legal(now))
            assert bool(table.turn_pass[turn]) == (PASS in offer)
            assert set(offered(now, turn)) == offer - {PASS}
            if PASS not in offer:
                break
            now = apply(now, PASS)
        else:
            assert now.phase not in BIDDING


@pytest.mark.parametrize("rules", few(sampled(ALL, 3), keep=6), ids=[str(index) for index in range(len(ALL))])
def test_after_every_call_the_same_players_are_asked_lead_and_sit_out(rules: Rules) -> None:
    for first in deals(rules, Random(2)):
        now, table = first, table_of(first)
        for turn in range(len(table.turn_seat)):
            for action, call in offered(now, turn).items():
                after = apply(now, action)
                check_call(table, call, action, now, after)
                walk_answers(table, int(table.call_node[call]), buried(after))
            if PASS not in legal(now):
                break
            now = apply(now, PASS)


def check_call(table: Auction, call: int, action: Action, state: State, after: State) -> None:
    """Check the call: trump, alone or not, and the taking of the up-card."""
    assert isinstance(action, Order | Name)
    contract = after.contract
    assert contract is not None
    assert Suit(int(table.call_trump[call])) is contract.trump
    assert bool(table.call_alone[call]) == (contract.alone == (state.turn,))
    assert bool(table.call_takes[call]) == contract.taken == (after.phase is Phase.BURY)
    assert int(table.lanes[int(contract.trump)]).bit_count() == len(law.pack(state.rules))


def buried(state: State) -> State:
    return apply(state, legal(state)[0]) if state.phase is Phase.BURY else state


def walk_answers(table: Auction, node: int, state: State) -> None:
    """Walk the paths of yes and no, side by side in the tables and in the engine."""
    if state.phase is Phase.ALONE:
        assert table.node_seat[node] == state.turn
        walk_answers(table, int(table.node_yes[node]), apply(state, Alone()))
        walk_answers(table, int(table.node_no[node]), apply(state, Together()))
        return
    assert table.node_seat[node] == NOBODY
    contract = state.contract
    assert contract is not None
    assert table.node_maker[node] == contract.maker
    assert table.node_alone[node] == sum(1 << seat for seat in contract.alone)
    assert table.node_out[node] == sum(1 << seat for seat in law.seating(state.rules).sitting_out(contract.alone))
    while state.phase is not Phase.PLAY:  # a lone player gets a card, or asks for none
        assert table.gift
        state = apply(state, legal(state)[0])
    assert table.node_lead[node] == state.leader


@pytest.mark.parametrize("rules", few(sampled(TABLES, 3), keep=2), ids=[str(index) for index in range(len(TABLES))])
def test_no_turn_offers_more_bids_than_the_desk_has_room_for(rules: Rules) -> None:
    tables = [auction(rules, dealer, up_card) for dealer in range(4) for up_card in law.pack(rules)]
    assert 1 + max(int(np.diff(table.turn_call).max()) for table in tables) <= BIDS
