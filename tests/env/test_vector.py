"""The vector environment for Gymnasium, with one seat in each of many deals, and the player `swift` in arrays."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

import euchre.env
from euchre.bots.any_table.policy import AnyTablePolicy
from euchre.bots.any_table.weights import weights_for
from euchre.bots.policy.player import SwiftBot
from euchre.bots.policy.policies import networks_play
from euchre.core import law
from euchre.core.actions import TOGETHER, Action, Order
from euchre.core.cards import CARDS, JACK
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS, Rules
from euchre.core.state import Phase
from euchre.core.view import View, view
from euchre.env import LAYOUT, BatchEnv, SeatVectorEnv
from euchre.env.batch import stakes, swift
from euchre.env.batch.swift import BatchSwift
from euchre.env.numbering import numbers_of
from euchre.env.reward import most
from euchre.equity.match import chance
from euchre.equity.stakes import MatchStakes
from euchre.fast.batch import row as columns
from euchre.fast.decision import decision_of
from support.batched import Followed
from support.covering import OTHER_NUMBERS, TABLES
from support.other_numbers import OTHERS, PLAIN, compiled
from support.sampling import few

OF_FOUR = [rules for rules in PRESETS.values() if rules.players == 4]


_AT_FOUR = [*map(compiled, (*OF_FOUR, *TABLES[::9])), Rules.parse("british,partners_best=1,weak_hand=go-under")]
"""Rules at four, where the networks play."""
_AT_OTHERS = [*OTHERS, *map(compiled, OTHER_NUMBERS[5::37])]
"""Rules at two, three and six, where the nets of any table play."""
_OTHERS_OF_MATCHES = ("railroad,best_when=given-first,best_for=lone-maker", "three-handed", "six-handed", "two-handed")


@pytest.mark.parametrize("rules", [*few(_AT_FOUR, keep=3), *few(_AT_OTHERS, keep={OTHERS[4], OTHERS[7]})], ids=str)
def test_swift_in_a_batch_chooses_what_it_chooses_from_a_view(rules: Rules) -> None:
    env = _batch(rules)
    asked = _same_choices(env, BatchSwift(rules), lambda seen: SwiftBot().choose(seen, Random(1)))
    assert asked > 150


@pytest.mark.parametrize("rules", few(map(compiled, TABLES[::9]), keep=1), ids=str)
def test_at_four_too_the_nets_of_any_table_choose_what_they_choose_from_a_view(
    rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The batch plays no rules at four that the networks do not know; if it ever does, the nets of any table play."""
    rules = rules.but(partners_best=0)
    assert networks_play(rules)
    monkeypatch.setattr(swift, "networks_play", lambda _: False)
    env, policy = _batch(rules), AnyTablePolicy(weights_for(4))
    asked = _same_choices(env, BatchSwift(rules), lambda seen: policy.choose(decision_of(seen), MatchStakes.of(seen)))
    assert asked > 150


@pytest.mark.parametrize("rules", few(["standard,games=2", *_OTHERS_OF_MATCHES], keep=2))
def test_so_it_does_at_every_score_of_a_match(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stakes, "_MOST", 14)  # so that worths are forgotten, too
    env = BatchEnv(rules, deals=12, seed=3, episode="match")
    asked = _same_choices(env, BatchSwift(env.terms.rules), lambda seen: SwiftBot().choose(seen, Random(1)), steps=70)
    assert asked > 400
    assert len(set(env.arrays.numbers[:, columns.STANDING].tolist())) > 5


def test_nobody_orders_the_highest_trump_up_alone_for_the_other_side() -> None:
    """Alone against the right bower no hand takes five tricks, and fewer score no more than together."""
    env = BatchEnv("six-handed,benny=none,points_lone_march=9,target=0,deals=1", deals=150, seed=10)
    chosen = BatchSwift(env.terms.rules).choose(env, np.arange(env.deals))
    numbers = env.arrays.numbers[chosen == numbers_of(Order(alone=True))[0]]
    other_side = numbers[(numbers[:, columns.TURN] - numbers[:, columns.DEALER]) % 2 == 1]
    turned_up = [CARDS[card].rank for card in other_side[:, columns.UP_CARD]]
    assert JACK not in turned_up
    assert len(turned_up) > 2


def test_no_defender_plays_alone() -> None:
    env = BatchEnv("six-handed,defend_alone=always,points_lone_march=9,target=0,deals=1", deals=60, seed=0)
    arrays, asked = BatchSwift(env.terms.rules), 0
    numbers, together = env.arrays.numbers, numbers_of(TOGETHER)[0]
    for _ in range(12):
        chosen = arrays.choose(env, np.arange(env.deals))
        defends = (numbers[:, columns.TURN] - numbers[:, columns.MAKER]) % 2 == 1
        defends &= numbers[:, columns.PHASE] == columns.ANSWERS
        assert (chosen[defends] == together).all()
        asked += int(defends.sum())
        env.step(chosen)
    assert asked > 40


def _batch(rules: Rules) -> BatchEnv:
    """A batch at three scores: nobody has begun, one side is a point short, all are."""
    nothing = law.seating(rules).nothing
    short = max(rules.target - 1, 0)
    one, everybody = (short, *nothing[1:]), (short,) * len(nothing)
    return BatchEnv(rules, deals=12, seed=3, score=[nothing, one, everybody] * 4)


def _same_choices(env: BatchEnv, arrays: BatchSwift, one: Callable[[View], Action], *, steps: int = 30) -> int:
    """Play on by `arrays`, and compare each choice with that of a player of one deal; returns how many there were."""
    asked, core = 0, [Followed(env, row) for row in range(env.deals)]
    for _ in range(steps):
        numbers = arrays.choose(env, np.arange(env.deals))
        for row, episode in enumerate(core):
            seen = view(episode.state, episode.turn)
            if not episode.begun and seen.phase is not Phase.CUT and seen.hand:
                assert numbers[row] == numbers_of(one(seen))[0], (str(seen.rules), seen)
                asked += 1
        env.step(numbers)
        for row, number in enumerate(numbers.tolist()):
            core[row].choose(number)
            core[row] = Followed(env, row) if core[row].over else core[row]
    assert not env.illegal.any()
    return asked


def _last(_: Any, mask: Any, *__: Any) -> Any:
    return mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1)


@pytest.mark.parametrize("others", few(["swift", "random", _last], keep={"swift"}))
def test_each_row_is_the_deal_that_the_batch_plays(others: Any) -> None:
    """The same choices, made in a batch of all four seats, give the same rewards and observations."""
    env = SeatVectorEnv(12, "british", seat=1, others=others)
    seen, _ = env.reset(seed=5)
    batch = env._batch
    ended, gained = 0, 0.0
    for _ in range(40):
        assert (batch.seat == 1).all()
        assert (seen["observation"] == batch.observe()).all()
        assert (env.action_masks() == (seen["action_mask"] == 1)).all()
        assert env.observation_space.contains(seen)
        seen, rewards, terminated, truncated, info = env.step(_last(None, seen["action_mask"]))
        assert not truncated.any()
        assert not info
        assert not rewards[~terminated].any()
        ended += int(terminated.sum())
        gained += float(np.abs(rewards).sum())
    assert ended > 24
    assert gained > ended / 2


def test_each_seat_may_have_a_player_of_its_own() -> None:
    """Two functions, each told whose seats and which rows it is asked for, play as one that knows both."""
    asked: list[tuple[str, set[int]]] = []

    def first(seen: Any, mask: Any, seats: Any, rows: Any) -> Any:
        assert seen.shape[0] == mask.shape[0] == len(seats) == len(rows)
        asked.append(("first", set(seats.tolist())))
        return mask.argmax(axis=1)

    def last(seen: Any, mask: Any, seats: Any, rows: Any) -> Any:
        assert (env._batch.seat[rows] == seats).all()
        asked.append(("last", set(seats.tolist())))
        return _last(seen, mask)

    def both(_: Any, mask: Any, seats: Any, __: Any) -> Any:
        return np.where(seats == 3, mask.argmax(axis=1), _last(None, mask))

    env = SeatVectorEnv(12, "british", seat=1, others=[last, first, last])  # seats 2, 3 and 0
    together = SeatVectorEnv(12, "british", seat=1, others=both)
    seen, _ = env.reset(seed=3)
    other, _ = together.reset(seed=3)
    for _ in range(30):
        assert (seen["observation"] == other["observation"]).all()
        numbers = _last(None, seen["action_mask"])
        (seen, gained, *_), (other, also, *_) = env.step(numbers), together.step(numbers)
        assert (gained == also).all()
    assert set.union(*(seats for name, seats in asked if name == "first")) == {3}
    assert set.union(*(seats for name, seats in asked if name == "last")) == {0, 2}


def test_swift_may_sit_beside_others() -> None:
    mixed = SeatVectorEnv(8, seat=0, others=["swift", "random", "swift"])
    plain = SeatVectorEnv(8, seat=0, others="swift")
    (seen, _), (other, _) = mixed.reset(seed=2), plain.reset(seed=2)
    apart = False
    for _ in range(20):
        seen, *_ = mixed.step(_last(None, seen["action_mask"]))
        other, *_ = plain.step(_last(None, other["action_mask"]))
        apart |= bool((seen["observation"] != other["observation"]).any())
    assert apart, "a partner who plays at random plays otherwise"


@pytest.mark.parametrize("rules", few(PLAIN, keep={PLAIN[1]}), ids=str)
@pytest.mark.parametrize("others", few(["swift", "random", _last], keep={"swift"}))
def test_so_it_is_for_two_three_and_six(others: Any, rules: Rules) -> None:
    env, seat = SeatVectorEnv(12, rules, seat=rules.players - 1, others=others), rules.players - 1
    seen, _ = env.reset(seed=5)
    ended = 0
    for _ in range(30):
        assert (env._batch.seat == seat).all()
        assert env.observation_space.contains(seen)
        assert (seen["observation"] == env._batch.observe()).all()
        seen, rewards, terminated, *_ = env.step(_last(None, seen["action_mask"]))
        assert not rewards[~terminated].any()
        ended += int(terminated.sum())
    assert ended > 20


@pytest.mark.parametrize("rules", few(["standard", *PLAIN], keep={"standard", PLAIN[1]}), ids=str)
def test_without_a_word_about_the_others_swift_plays_them(rules: Rules | str) -> None:
    made = gymnasium.make_vec("euchre/Deal-v0", num_envs=4, rules=rules)
    told = SeatVectorEnv(4, rules, others="swift")
    seen, same = made.reset(seed=2)[0], told.reset(seed=2)[0]
    for _ in range(5):
        assert (seen["observation"] == same["observation"]).all()
        numbers = _last(None, seen["action_mask"])
        seen, same = made.step(numbers)[0], told.step(numbers)[0]


def test_deals_in_which_the_seat_decides_nothing_are_passed_over() -> None:
    """Call alone at once wherever allowed, so that a seat whose partner speaks first is never asked."""
    env = SeatVectorEnv(20, seat=0, others=_last)
    seen, _ = env.reset(seed=1)
    begun = env._batch.arrays.numbers[:, columns.EPISODE]
    before, ended = begun.copy(), 0
    for _ in range(30):
        seen, rewards, terminated, _, _ = env.step(_last(None, seen["action_mask"]))
        assert set(np.abs(rewards[terminated]).tolist()) <= {1.0, 2.0, 4.0}
        ended += int(terminated.sum())
    assert 0 < ended < (begun - before).sum()


@pytest.mark.parametrize("rules", few(["standard", *PLAIN], keep={"standard", PLAIN[1]}), ids=str)
def test_the_rewards_of_a_match_add_up_to_its_outcome(rules: Rules | str) -> None:
    """Deals that end before the seat has decided anything count, too, unless the whole match is passed over."""
    rules = Rules.of(rules).but(target=4)
    env, table = SeatVectorEnv(6, rules, seat=1, others=_last, reward="match", episode="match"), law.seating(rules)
    outcomes = [
        won - chance(rules, table.nothing, table.nothing, dealer, table.side(1))
        for dealer in table.seats
        for won in (0, 1)
    ]
    seen, _ = env.reset(seed=3)
    gained, wins, deals = np.zeros(6), [0, 0], set[int]()
    for _ in range(80):
        seen, rewards, terminated, truncated, _ = env.step(_last(None, seen["action_mask"]))
        assert not truncated.any()
        gained += rewards
        for gain in gained[terminated]:
            assert any(gain == pytest.approx(outcome, abs=1e-5) for outcome in outcomes)
            wins[int(gain > 0)] += 1
        gained[terminated] = 0
        deals.add(int((rewards != 0).sum()) - int(terminated.sum()))
    assert min(wins) > 1
    assert max(deals) > 0, "a deal gains something before its match is over"


def test_a_number_that_may_not_be_chosen_is_the_most_that_can_be_lost() -> None:
    env = SeatVectorEnv(4, others="random", reward="match")
    env.reset(seed=1)
    _, rewards, terminated, _, info = env.step(np.array([-1, 10**6, -1, -1]))
    assert rewards.tolist() == [-most("match", PRESETS["standard"])] * 4
    assert terminated.all()
    assert info["illegal"].all()


def test_gymnasium_makes_it_and_a_seed_gives_the_same() -> None:
    made = [gymnasium.make_vec("euchre/Deal-v0", num_envs=8, others="random") for _ in range(2)]
    (one, _), (other, _) = (env.reset(seed=7) for env in made)
    assert (one["observation"] == other["observation"]).all()
    assert one["observation"].shape == (8, LAYOUT.size)
    again, _ = made[0].reset()
    assert (again["observation"] != one["observation"]).any()
    assert euchre.env.SeatVectorEnv is type(made[0].unwrapped)


@pytest.mark.parametrize(
    ("terms", "options", "says"),
    [
        ({"rules": "two-handed", "seat": 2}, None, "There is no seat 2: seats are 0 to 1"),
        (
            {"rules": "three-handed", "score": (1, 2)},
            None,
            "A score is three whole numbers, or three for each of 2 rows",
        ),
        ({"seat": 4}, None, "There is no seat 4"),
        ({"others": "search"}, None, "'search' cannot play thousands of deals"),
        ({"others": SwiftBot()}, None, "The SwiftBot cannot play thousands of deals"),
        ({"others": {}}, None, "\\{\\} cannot play thousands of deals"),
        ({"others": ["swift", "random"]}, None, "one for each other seat \\(3\\), and these are 2"),
        ({"score": (1, 2, 3)}, None, "A score is two whole numbers, or two for each of 2 rows"),
        ({}, {"hand": "JhAh"}, "There is no option 'hand'"),
        ({}, {"dealer": [0, 4]}, "There is no dealer 4"),
        ({}, {"dealer": [0, 1, 2]}, "one for all rows, or has one for each: 2, and of dealer there are 3"),
        ({}, {"score": (10, 0)}, "No game starts at 10 to 0"),
        (
            {"seat": 2},
            {"position": "standard/9-9/3/0/JhAhKh9sTc/Qd/pass.pass.pass.pass.name-hearts-alone"},
            "seat 2 has nothing to decide",
        ),
        ({"episode": "game"}, None, "'game' is not an episode: choose deal or match"),
    ],
)
def test_what_there_is_not_is_refused_in_a_sentence(terms: dict[str, Any], options: Any, says: str) -> None:
    with pytest.raises(EuchreError, match=says):
        SeatVectorEnv(2, **({"others": "random"} | terms)).reset(options=options)


@pytest.mark.parametrize(
    ("chosen", "says"),
    [
        (lambda mask: mask.argmin(1), "The function for seat 1 gives the number .* its mask rules out"),
        (lambda mask: mask.argmax(1) - 1000, "its mask rules out"),
        (lambda mask: mask.argmax(1)[:1], "gives 8 whole numbers here, one for each row"),
        (lambda mask: mask.argmax(1) + 0.0, "gives 8 whole numbers here"),
        (lambda mask: mask, "gives 8 whole numbers here"),
        (lambda _: None, "gives 8 whole numbers here"),
    ],
)
def test_a_function_that_chooses_what_cannot_be_is_refused(chosen: Callable[[Any], Any], says: str) -> None:
    env = SeatVectorEnv(8, "two-handed", others=lambda *seen: chosen(seen[1]))
    with pytest.raises(EuchreError, match=says):
        env.reset(options={"dealer": 0})


def test_a_seat_that_seldom_decides_after_a_position_does_so_in_some_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The partner mostly plays alone before the seat is asked, so some rows pass over many episodes."""

    def seldom_passes(_: Any, mask: Any, __: Any, rows: Any) -> Any:
        calls = mask.shape[1] - 1 - mask[:, ::-1].argmax(1)
        return np.where(rng.random(len(rows)) < 0.3, mask.argmax(1), calls)

    rng = np.random.default_rng(1)
    monkeypatch.setattr("euchre.env.vector.PATIENCE", 3)
    env = SeatVectorEnv(16, seat=2, others=seldom_passes)
    env.reset(seed=1, options={"position": "standard/6-4/3/0/JhAhKh9sTc/Qd/"})
    assert (env._batch.seat == 2).all()


def test_a_seed_may_be_a_number_of_any_library_or_a_list() -> None:
    env = SeatVectorEnv(4, others="random")

    def begins(seed: Any) -> Any:
        return env.reset(seed=seed)[0]["observation"].tolist()

    assert begins(np.int64(5)) == begins(5) != begins(6)
    assert begins([1, 2, 3, 4]) == begins([1, 2, 3, 4]) != begins([1, 2, 4, 3])
    assert begins([-1]) == begins([-1]) != begins([1])
    with pytest.raises(EuchreError, match=r"A seed is a whole number, not 1\.5"):
        begins(1.5)
