"""Whole matches in a batch, and episodes that begin elsewhere: choice by choice as in the core."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from euchre.bots import deal_end
from euchre.core import law
from euchre.core.cards import CardSet, cards_in
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS, Rules
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase
from euchre.env import BatchEnv
from euchre.fast.batch import row as columns
from euchre.position.position import Position, position_of
from support.batched import compare
from support.other_numbers import OTHERS, PLAIN, compiled
from support.sampling import few

_BETWEEN_DEALS = tuple(
    compiled(Rules.parse(text))
    for text in (
        "standard,target=2,games=2",
        "standard,target=1,games=3,slam=yes,all_pass=same-dealer",
        "railroad,target=3,games=2,laps=yes,slam=yes",
        "british,target=3,four_trick_tokens=yes,points_made=0,weak_hand=farmers-redeal,lowest=7",
        "openspiel,target=0,deals=2,all_pass=next-dealer,tie_break=another-deal",
        "three-handed,target=2",
        "three-handed,target=0,deals=3,tie_break=another-deal",
        "two-handed,target=3,games=2,cut=right",
        "six-handed,target=3",
    )
)
_POSITION = "standard/6-4/3/0/JhAhKh9sTc/Qd/pass.pass.pass.pass"
_RICH = "british,weak_hand=go-under,lowest=7,partners_best=1"


@pytest.mark.parametrize("rules", few(_BETWEEN_DEALS, keep=5), ids=str)
def test_a_match_goes_on_as_in_the_core(rules: Rules) -> None:
    for seed, reward in enumerate(("points", "match")):
        env = BatchEnv(rules, deals=4, seed=seed, reward=reward, episode="match")
        assert compare(env, seed, 6) >= 6


@pytest.mark.parametrize("rules", few([PRESETS["standard"], *PLAIN], keep={PRESETS["standard"], PLAIN[1]}), ids=str)
def test_so_it_does_to_the_usual_score(rules: Rules) -> None:
    env = BatchEnv(rules, deals=3, seed=2, reward="match", episode="match")
    assert compare(env, 2, 3) >= 3
    assert max(max(standing.score) for standing in env.standings) > 5


def test_a_match_in_which_nobody_ever_scores_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_end, "MOST_SCORELESS_DEALS", 4)
    env = BatchEnv(deals=3, seed=1, episode="match")
    assert compare(env, 1, 6, shy=True) == 6
    assert env.truncated.all()
    env.step(env.random_actions())
    assert not env.truncated.any()


# Episodes that begin elsewhere


def _positions(rules: Rules, seed: int) -> Iterator[Position]:
    """The positions of a match of random choices, each from some seat or with all hands open."""
    rng, state, steps = Random(seed), new_match(rules), []
    while not state.over:
        action = chance(state, rng) if is_chance(state) else rng.choice(legal(state))
        steps.append((state, action))
        state = apply(state, action)
        if state.turn is not None and state.phase is not Phase.CUT:
            yield position_of(steps, rng.choice([None, *law.seating(rules).seats]))


@pytest.mark.parametrize(
    "rules",
    few(
        [
            Rules.parse(_RICH),
            Rules.parse("online,games=2,four_trick_tokens=yes,cut=right,weak_hand=farmers-redeal,benny=joker"),
            *OTHERS,
        ],
        keep=2,
    ),
    ids=str,
)
@pytest.mark.parametrize("episode", ["deal", "match"])
def test_an_episode_begins_at_a_position_as_in_the_core(rules: Rules, episode: str) -> None:
    positions = [*_positions(rules.but(target=2) if rules.target else rules, 1)]
    positions = Random(2).sample(positions, 8)
    env = BatchEnv(positions[0].rules, deals=8, seed=1, reward="match", episode=episode)
    env.reset(2, {"position": positions})
    assert [env.standings[place].score for place in env.arrays.numbers[:, columns.STANDING]] == [
        position.match.score for position in positions
    ]
    assert compare(env, 1, 9) >= 9
    env.reset()
    assert not env.positions
    assert compare(env, 1, 1) >= 1


def test_values_that_a_sequence_makes_anew_each_time_are_told_apart() -> None:
    class Lazy(Sequence[str]):
        def __getitem__(self, row: Any) -> Any:
            if row >= 6:
                raise IndexError
            return _POSITION.replace("6-4", f"{row}-4")

        def __len__(self) -> int:
            return 6

    env = BatchEnv(deals=6)
    env.reset(1, {"position": Lazy()})
    assert [env.positions[row].match.score[0] for row in range(6)] == [*range(6)]


def test_the_hidden_cards_of_a_position_are_dealt_anew_in_each_row_and_each_episode() -> None:
    env, hands = BatchEnv(deals=40, seed=1), []
    env.reset(3, {"position": _POSITION})
    for _ in range(2):
        words = env.arrays.words[:, columns.HANDS : columns.HANDS + 4].copy()
        assert {cards_in(int(hand)) for hand in words[:, 0]} == {tuple(sorted(CardSet("Jh Ah Kh 9s Tc")))}
        assert (env.seat == 0).all()
        hands += words[:, 1].tolist()
        env.step(np.full(40, -1))
        assert env.illegal.all()
        assert (env.rewards[:, 0] == -4).all()
    assert len(set(hands)) > 60
    env.step(env.random_actions())
    assert not env.illegal.any()
    assert not env.rewards.any()


def test_each_row_begins_at_the_score_and_with_the_dealer_asked_for() -> None:
    env = BatchEnv(deals=3, seed=1, score=(1, 2))
    places = env.layout["score"].places
    seats = np.zeros(3, int)
    for _ in range(2):
        env.reset(4, {"dealer": [2, 0, 3], "score": [(6, 4), (0, 9), (3, 3)]})
        for _ in range(2):  # the options hold for every episode until the next reset
            seen = env.observe(seats=seats)
            assert (seen[:, places] * 10).round().tolist() == [[6, 4], [0, 9], [3, 3]]
            assert seen[:, env.layout["dealer"].places].argmax(axis=1).tolist() == [2, 0, 3]
            env.step(np.full(3, -1))
    env.reset(4, {"dealer": 2})
    assert (env.observe(seats=seats)[:, places] * 10).round().tolist() == [[1, 2]] * 3
    assert (env.arrays.numbers[:, columns.DEALER] == 2).all()


def test_without_a_seed_a_reset_goes_on_with_other_deals() -> None:
    env = BatchEnv(deals=3, seed=1)
    first = env.arrays.words.copy()
    env.reset()
    assert (env.arrays.words[:, columns.HANDS] != first[:, columns.HANDS]).all()
    env.reset(1)
    assert (env.arrays.words == first).all()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"hand": 1}, "There is no option 'hand'"),
        ({"dealer": 4}, "There is no dealer 4: seats are 0 to 3"),
        ({"dealer": [0, 1, 2]}, "one for all rows, or has one for each: 2, and of dealer there are 3"),
        ({"score": (10, 0)}, "No game starts at 10 to 0"),
        ({"score": [(1, 0), (2,)]}, "A score is two whole numbers, or two for each of 2 rows"),
        ({"score": None}, "A score is two whole numbers, or two for each of 2 rows"),
        ({"position": 5}, "A position is a value of Position or its text, not 5"),
        ({"position": [_POSITION]}, "one for all rows, or has one for each: 2, and of position there are 1"),
        ({"position": "british/0-0/3/0/JhAhKh9sTc/Qd/"}, "must be one of standard"),
        ({"position": _POSITION, "dealer": 1}, "A position has a score and a dealer of its own"),
    ],
)
def test_an_option_that_there_is_not_is_refused_in_a_sentence(options: dict[str, Any], sentence: str) -> None:
    env = BatchEnv(deals=2, seed=1)
    before = env.observe()
    with pytest.raises(EuchreError, match=sentence):
        env.reset(2, options)
    assert (env.observe() == before).all()
