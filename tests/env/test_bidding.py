"""The example that learns to bid: its game is a game of OpenSpiel's, and its player is as strong as the page says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from auction_game import BASE, DEALER, DIGITS, RULES, AuctionGame, AuctionState, summary, table
from euchre.bots.play import gain, moves
from euchre.bots.policy.player import SwiftBot
from euchre.core import law
from euchre.core.actions import PASS, Deal, Draw
from euchre.core.cards import parse_cards
from euchre.core.engine import apply, new_match
from euchre.core.rules import PRESETS
from euchre.core.state import State
from euchre.core.view import view
from euchre.testing import check_bot
from learn_to_bid import Bidder, calls
from support.spiel_checks import check_game

pytestmark = pytest.mark.slow

PACKETS = law.packets(RULES)[0]


def _learnt(iterations: int) -> Any:
    """The strategy after `iterations` iterations."""
    np.random.seed(1)  # noqa: NPY002 - the solver draws from it
    solver = OutcomeSamplingSolver(AuctionGame())
    for _ in range(iterations):
        solver.iteration()
    return solver.average_policy()


def test_openspiel_finds_nothing_wrong_with_the_auction() -> None:
    check_game("python_euchre_auction")


def test_the_returns_are_what_four_swift_players_make_of_the_deal() -> None:
    rng, swift, points_seen = Random(1), SwiftBot(), set[int]()
    for deal in range(150):
        state = _picked(deal)
        while not state.is_terminal():
            state.apply_action(rng.choice((0, 0, 0, 1, 2)))
        if any(state.said):
            *_, last = moves(table(deal, state.said), (swift,) * 4, 1)
            assert last.after.match.last is not None
            ours, theirs = last.after.match.last.points
            points_seen.add(abs(ours - theirs))
        else:
            ours = theirs = 0
        assert state.returns() == [ours - theirs, theirs - ours] * 2
    assert points_seen == {1, 2, 4}


def _picked(deal: int) -> AuctionState:
    """The auction of the deal of this number, before anybody speaks."""
    state = AuctionGame().new_initial_state()
    for place in reversed(range(DIGITS)):
        state.apply_action(deal // BASE**place % BASE)
    assert state.deal == deal
    return state


def test_an_information_state_does_not_depend_on_hidden_cards() -> None:
    slots, seen_elsewhere = law.dealt_slots(RULES, DEALER, PACKETS), 0
    for seed in range(40):
        rng, seat = Random(seed), seed % 4
        deck = rng.sample(law.pack(RULES), 24)
        hidden = [place for place in range(24) if place not in slots[seat] and place != 20]
        other = list(deck)
        for place, card in zip(hidden, rng.sample([deck[place] for place in hidden], len(hidden)), strict=True):
            other[place] = card
        for passes in range(8):
            states = [_dealt((*cards,), passes) for cards in (deck, other)]
            keys = [[summary(view(state, one)) for one in range(4)] for state in states]
            assert keys[0][seat] == keys[1][seat]
            seen_elsewhere += keys[0][seat ^ 1] != keys[1][seat ^ 1]
    assert seen_elsewhere > 200


def _dealt(deck: tuple[Any, ...], passes: int) -> State:
    state = apply(apply(new_match(RULES), Draw(DEALER)), Deal(deck, PACKETS))
    for _ in range(passes):
        state = apply(state, PASS)
    return state


@pytest.mark.parametrize(
    ("hand", "up", "first", "second"),
    [
        ("Jc Js Ac 9h Ad", "9c", "3 round 1 low 4LR 1 2", "3 round 2 next 2LR 2 3"),
        ("9d Td Qd Kd 9h", "Jd", "3 round 1 J 4R 0 1", "3 round 2 next 1 0 1"),
        ("9s Ks As 9h Ah", "Ad", "3 round 1 AK 1A 2 2", "3 round 2 cross 3A 1 1"),
    ],
)
def test_a_hand_is_summed_up(hand: str, up: str, first: str, second: str) -> None:
    """Sum up the dealer's hand: in round one the up-card counts as theirs."""
    mine = parse_cards(hand)
    others = [card for card in law.pack(RULES) if card not in (*mine, *parse_cards(up))]
    own = law.dealt_slots(RULES, DEALER, PACKETS)[DEALER]
    places = {**dict(zip(own, mine, strict=True)), 20: parse_cards(up)[0]}
    deck = tuple(places[place] if place in places else others.pop() for place in range(24))
    assert [summary(view(_dealt(deck, passes), DEALER)) for passes in (3, 7)] == [first, second]


def test_each_seat_has_information_states_of_its_own() -> None:
    kept = [{summary(view(table(deal), seat)) for deal in range(100)} for seat in range(4)]
    assert len(set[str]().union(*kept)) == sum(map(len, kept)) > 200


def test_the_player_that_has_learnt_is_sound() -> None:
    strategy = _learnt(200)
    for likeliest in (True, False):
        check_bot(Bidder(strategy, likeliest=likeliest), [RULES, PRESETS["standard"]], deals=2)


def test_a_little_learning_gains_on_random_bids() -> None:
    strategy = _learnt(2000)
    points, error = gain(RULES, Bidder(strategy), Bidder(_learnt(0)), 1, 200)
    assert points > 4 * error
    found = calls(strategy, 50)
    assert {kind[:2] for kind in found} == {(number, place) for number in (1, 2) for place in range(4)}
    assert all(0 <= chance <= 1 for chance in found.values())


@pytest.mark.soak
def test_the_player_that_learnt_to_bid_bids_nearly_as_well_as_swift(
    record_property: Callable[[str, object], None],
) -> None:
    record_property(
        "promise", "The bids learnt by counterfactual regret cost at most 0.07 points a deal against swift's"
    )
    record_property("kind", "statistic")
    record_property("trials", 1)
    strategy = _learnt(120_000)
    points, error = gain(RULES, Bidder(strategy, likeliest=True), SwiftBot(), 7, 8000)
    assert points - 2 * error > -0.07
