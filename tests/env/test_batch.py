"""The batch of deals: those of the core, choice by choice, under all rules."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.actions import PASS
from euchre.core.cards import CARDS, cards_in, set_of
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.env import ACTIONS, BatchEnv
from euchre.env.numbering import choices
from euchre.fast.batch import row as columns
from euchre.fast.batch.offer import offer
from euchre.fast.batch.random_deals import random_deals
from support.batched import Followed, compare
from support.covering import TABLES
from support.other_cards import with_other_cards
from support.other_numbers import COMPILED_PRESETS, MANY, OTHERS, WIDOW, compiled
from support.sampling import FEW, LEAST, few

_REWARDS = ("points", "match")
_PASS = ACTIONS.index(PASS)


def _compare(rules: Rules, reward: str, seed: int, *, rows: int, deals: int, shy: bool = False) -> int:
    """Compare each step with the core until `deals` deals have ended; returns the number. The shy always pass."""
    table = law.seating(rules)
    score = np.arange(table.sides * rows).reshape(rows, -1) % min(rules.target, 9) if rules.target else None
    return compare(BatchEnv(rules, deals=rows, seed=seed, reward=reward, score=score), seed, deals, shy=shy)


@pytest.mark.parametrize("preset", few(COMPILED_PRESETS, keep={"standard", "three-handed"}))
def test_every_step_of_a_preset_is_that_of_the_core(preset: str) -> None:
    rules = COMPILED_PRESETS[preset]
    for seed, reward in enumerate(_REWARDS):
        assert _compare(rules, reward, seed, rows=6, deals=12) >= 12


@pytest.mark.parametrize("tables", [LEAST, pytest.param(FEW, marks=pytest.mark.slow)], ids=["few", "some"])
def test_so_it_is_under_all_house_rules(tables: tuple[Rules, ...]) -> None:
    for seed, rules in enumerate(map(compiled, tables)):
        assert _compare(rules, _REWARDS[seed % 2], seed, rows=5, deals=5) >= 5


@pytest.mark.slow
def test_so_it_is_under_all_house_rules_at_two_three_and_six() -> None:
    for seed, rules in enumerate(map(compiled, MANY)):
        assert _compare(rules, _REWARDS[seed % 2], seed, rows=5, deals=5) >= 5


@pytest.mark.parametrize(
    ("rules", "unknown"),
    [
        (WIDOW, "widow"),
        (Rules.parse("standard,weak_hand=ace-no-face"), "weak hand with an ace"),
        (Rules.parse("standard,alone_allowed=until-one-short"), "score at which nobody plays alone"),
        (Rules.parse("standard,alone_allowed=until-two-short"), "score at which nobody plays alone"),
        (
            Rules.parse("standard,partners_best=1,defend_alone=always,best_for=any-loner"),
            "best card but the one that a lone maker gets unasked",
        ),
        (
            Rules.parse("six-handed,partners_best=1,best_when=may-ask"),
            "best card but the one that a lone maker gets unasked",
        ),
    ],
    ids=str,
)
def test_rules_that_compiled_deals_do_not_know_are_refused_in_a_sentence(rules: Rules, unknown: str) -> None:
    for made in (lambda: BatchEnv(rules), lambda: random_deals(rules, 1, 1)):
        with pytest.raises(EuchreError) as refusal:
            made()
        assert str(refusal.value) == f"Compiled deals know no {unknown}: play these rules one deal at a time."


@pytest.mark.parametrize("rules", few(OTHERS, keep=[OTHERS[4]]), ids=str)
def test_so_it_is_for_two_three_and_six(rules: Rules) -> None:
    for reward in _REWARDS:
        assert _compare(rules, reward, 1, rows=8, deals=20) >= 20


@pytest.mark.parametrize("after", few(["next-dealer", "same-dealer", "stick-the-dealer"], keep={"same-dealer"}))
def test_so_it_is_when_all_pass(after: str) -> None:
    rules = Rules.parse(f"standard,target=0,deals=3,all_pass={after}")
    assert _compare(rules, "match", 3, rows=4, deals=8, shy=True) >= 8


@pytest.mark.parametrize("holding", ["any", "trump", "natural"])
def test_a_dealer_who_is_stuck_without_a_suit_may_name_any(holding: str) -> None:
    rules = Rules.parse(f"standard,all_pass=stick-the-dealer,holding={holding}")
    env = BatchEnv(rules, deals=50, seed=2)
    for numbers, words in zip(env.arrays.numbers, env.arrays.words, strict=True):
        dealer, turned = int(numbers[columns.DEALER]), CARDS[numbers[columns.UP_CARD]]
        hand = set_of(card for card in law.pack(rules) if card.suit is turned.suit and card != turned)
        words[columns.HANDS + dealer] = hand
        numbers[columns.TURN], numbers[columns.PHASE] = dealer, columns.ROUND_2
        numbers[columns.BID] += 7
        offer(env._table, numbers, words)
        expected = choices(law.name_offer(rules, hand, turned.suit, stuck=True))
        offered = cards_in(int(words[columns.OFFER]))
        assert [_PASS + place for place in offered] == expected


@pytest.mark.slow
@pytest.mark.parametrize("house", ["partners_best=1,alone_when=after-burial", "weak_hand=go-under"])
def test_who_claims_the_rest_knows_what_is_given_and_what_went_under(house: str) -> None:
    assert _compare(Rules.parse(f"standard,tram=yes,{house}"), "points", 5, rows=20, deals=60) >= 60


@pytest.mark.soak
@pytest.mark.parametrize("rules", TABLES, ids=range(len(TABLES)))
def test_so_it_is_in_many_deals_under_all_house_rules(
    rules: Rules, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "A deal of a batch goes as in the core, step by step, whatever the house rules")
    seed = TABLES.index(rules)
    record_property(
        "trials", _compare(compiled(rules), _REWARDS[seed % 2], seed, rows=40, deals=100_000 // len(TABLES) + 1)
    )


def _anew(env: BatchEnv, row: int, episode: Followed, seat: int, rng: Random) -> bool:
    """Deal again the cards that a seat does not know in a row; True if anything is different now."""
    other, players = with_other_cards(episode.state, seat, rng), episode.terms.seating.players
    numbers, words = env.arrays.numbers[row], env.arrays.words[row]
    before = words.tolist()
    hidden = other.hidden
    words[columns.HANDS : columns.HANDS + players] = [other.hand(one) for one in range(players)]
    words[columns.away(players, 0) : columns.away(players, players)] = [
        set_of(card for who, card in hidden.buried if who == one)
        | (set_of(hidden.under) if other.open.under == one else 0)
        for one in range(players)
    ]
    words[columns.UNDERNEATH] = set_of(hidden.under)
    words[columns.KITTY] = set_of(hidden.kitty[:3]) if players < 6 else 0
    numbers[columns.BURIED : columns.BURIED + 2 * len(hidden.buried)] = [part for one in hidden.buried for part in one]
    if env.seat[row] == seat:
        words[columns.OFFER] = 0
        offer(env._table, numbers, words)
        assert words[columns.OFFER] == before[columns.OFFER], (str(env.terms.rules), episode.state)
    return bool(before != words.tolist())


def _exchanged(rules: Rules, seed: int, *, rows: int, steps: int) -> int:
    """Hold every observation against that with other hidden cards; in how many anything was hidden."""
    env, rng, different = BatchEnv(rules, deals=rows, seed=seed), Random(seed), 0
    core = [Followed(env, row) for row in range(rows)]
    for _ in range(steps):
        seats = np.array(
            [(env.seat[row] + rng.choice((0, 0, 1, 2, 3))) % env.terms.seating.players for row in range(rows)]
        )
        seen, arrays = env.observe(seats=seats), list[NDArray[Any]](env.arrays)
        kept = [array.copy() for array in arrays]
        for row, episode in enumerate(core):
            if episode.state.open.up_card is not None and not episode.begun:
                different += _anew(env, row, episode, int(seats[row]), rng)
        assert (env.observe(seats=seats) == seen).all(), str(rules)
        for array, before in zip(arrays, kept, strict=True):
            array[:] = before
        actions = env.random_actions()
        env.step(actions)
        for row, number in enumerate(actions.tolist()):
            core[row].choose(number)
            if core[row].over:
                core[row] = Followed(env, row)
    return different


@pytest.mark.parametrize(
    "tables",
    [
        (*LEAST, OTHERS[4]),
        pytest.param((*COMPILED_PRESETS.values(), *FEW, *OTHERS), marks=pytest.mark.slow),
    ],
    ids=["few", "some"],
)
def test_hidden_cards_dealt_anew_no_observation_and_no_mask_is_different(tables: tuple[Rules, ...]) -> None:
    for seed, rules in enumerate(map(compiled, tables)):
        assert _exchanged(rules, seed, rows=4, steps=30) > 80


@pytest.mark.soak
@pytest.mark.parametrize("rules", TABLES, ids=range(len(TABLES)))
def test_so_it_is_in_many_moments(rules: Rules, record_property: Callable[[str, object], None]) -> None:
    record_property("promise", "Hidden cards dealt anew, an observation of a batch is the same")
    record_property("trials", _exchanged(compiled(rules), 1, rows=40, steps=60))
