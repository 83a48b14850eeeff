"""The compiled solver says what trying every card says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random

import numpy as np
import pytest

from euchre.core.cards import Suit
from euchre.core.seating import FOUR
from euchre.fast.bits import NONE
from euchre.fast.lanes import PLACE
from euchre.solve.batch import card_values_many, outcomes_many, tricks_many
from euchre.solve.open_play import OpenPlay
from euchre.solve.window import win
from support import plain_solver
from support.endings import Ending, random_ending
from support.sampling import few

_PACKS = tuple(product((9, 8, 7), (False, True)))
_TABLES = tuple(product((4, 3, 2), (0, 1, 2, 3)))


def _endings(seed: int, count: int, lefts: tuple[int, ...]) -> Iterator[Ending]:
    """Yield endings with each trump, number of players and of cards on the table, and pack in turn."""
    rng = Random(seed)
    for number in range(count):
        players, on_table = _TABLES[number % len(_TABLES)]
        lowest, benny = rng.choice(_PACKS)
        yield random_ending(rng, rng.choice(lefts), players, Suit(number // 12 % 5), lowest, benny, on_table)


def _agrees(ending: Ending) -> None:
    position = ending.position
    assert position.side_tricks() == plain_solver.side_tricks(*ending), ending
    assert position.card_values() == plain_solver.card_values(*ending), ending


@pytest.mark.parametrize("left", few([1, 2, 3], keep={2}))
def test_short_endings_are_worth_what_trying_every_card_says(left: int) -> None:
    for ending in _endings(left, 900, (left,)):
        _agrees(ending)


@pytest.mark.slow
def test_endings_of_four_tricks_are_worth_what_trying_every_card_says() -> None:
    for ending in _endings(4, 120, (4,)):
        _agrees(ending)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 150))
def test_a_hundred_thousand_endings(seed: int, record_property: Callable[[str, object], None]) -> None:
    record_property("promise", "The open-hand solver says what trying every card says, for every card (2 to 4 tricks)")
    record_property("trials", 2000)
    for ending in _endings(seed, 2000, (2, 2, 3, 3, 3, 4)):
        _agrees(ending)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(200, 240))
def test_a_thousand_whole_hands(seed: int, record_property: Callable[[str, object], None]) -> None:
    record_property("promise", "The open-hand solver says what trying every card says, for whole hands")
    record_property("trials", 25)
    rng = Random(seed)
    for number in range(25):
        lowest, benny = rng.choice(_PACKS)
        ending = random_ending(rng, 5, (4, 4, 4, 3, 2)[number % 5], Suit(rng.randrange(5)), lowest, benny, 0)
        assert ending.position.side_tricks() == plain_solver.side_tricks(*ending), ending
        plain_solver.forget()


@pytest.mark.parametrize("trump", few(Suit, keep={Suit.HEARTS}), ids=str)
def test_a_thousand_positions_at_once_are_worth_what_each_is_alone(trump: Suit) -> None:
    rng = Random(trump)
    endings = [random_ending(rng, rng.choice((2, 3)), 4, trump, 9, True, rng.randrange(4)) for _ in range(200)]
    rows = [ending.position for ending in endings]
    hands, table = np.array([row.hands for row in rows]), np.array([row.table for row in rows])
    leader = np.array([row.leader for row in rows])
    tricks = tricks_many(hands, leader, table, trump is Suit.NO_TRUMP)
    values = card_values_many(hands, leader, table, trump is Suit.NO_TRUMP)
    for row, worth, cards in zip(rows, tricks, values, strict=True):
        assert worth == row.side_tricks()
        assert {card: value for card, value in enumerate(cards[PLACE[trump]]) if value >= 0} == row.card_values()


@pytest.mark.parametrize("makers", [0, 1])
@pytest.mark.parametrize("left", [2, 3])
def test_the_outcome_is_what_the_tricks_come_to(makers: int, left: int) -> None:
    for ending, taken in zip(_endings(50 + left, 300, (left,)), 100 * tuple(range(6 - left)), strict=False):
        row, position = (5 - left, taken), ending.position
        hands, table, leader = position.hands[None], position.table[None], np.array([position.leader])
        (outcome,) = outcomes_many(hands, leader, table, position.no_trump, makers, taken)

        def come_to(tricks: int) -> int:
            made = taken + (left - tricks if makers else tricks)  # noqa: B023 - called in this round
            return (made >= 3) + (made == 5)

        assert outcome == come_to(plain_solver.side_tricks(*ending)), (ending, row)


def test_the_best_card_is_worth_what_the_position_is() -> None:
    for ending in _endings(7, 60, (5,)):
        position = ending.position
        best = min if FOUR.side(ending.order[len(ending.trick)]) else max
        assert best(position.card_values().values()) == position.side_tricks()


def test_hands_for_the_solver_stay_as_they_were() -> None:
    for ending in _endings(8, 24, (3,)):
        position = ending.position
        position.card_values()
        again: OpenPlay = ending.position
        assert (position.hands == again.hands).all()
        assert (position.table == again.table).all()


@pytest.mark.parametrize("number", few([15, 120], keep={15}))
def test_the_same_cards_are_tried_every_time(number: int) -> None:
    tallies = np.zeros((2, 6), np.int64)
    for tally in tallies:
        for ending in _endings(9, number, (5,)):
            if len(ending.order) == 4 and not ending.trick:
                a, b, c, d = ending.position.hands
                win(a, b, c, d, 3, 5, NONE, tally)
    assert (tallies[0] == tallies[1]).all()
    assert tallies[0, 5] > 0
