"""The Gymnasium environment of a seat."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import euchre.env
from euchre.bots import deal_end
from euchre.bots.policy.player import SwiftBot
from euchre.core.actions import Action, Order, Pass
from euchre.core.cards import CardSet
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS, Rules
from euchre.core.state import Result
from euchre.core.view import View
from euchre.env import LAYOUT, SeatEnv
from euchre.env.reward import most
from euchre.equity.match import chance
from euchre.extras import MissingPackage
from support.covering import TABLES
from support.other_numbers import OTHERS, PLAIN, WIDOW


class Lone:
    """Takes the up-card alone where it may, or else the first choice; remembers what it is told."""

    def __init__(self) -> None:
        self.told: list[Result] = []
        self.closed = False

    def choose(self, view: View, _: Random) -> Action:
        return next((action for action in view.legal if action == Order(alone=True)), view.legal[0])

    def deal_over(self, result: Result) -> None:
        self.told.append(result)

    def close(self) -> None:
        self.closed = True


def _made(**terms: Any) -> SeatEnv:
    return SeatEnv(**({"others": "random"} | terms))


def _played(env: SeatEnv, seed: int) -> Iterator[tuple[Any, float, bool, bool, dict[str, Any]]]:
    """The steps of an episode of random choices."""
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    over = False
    while not over:
        assert seen["action_mask"].any()
        step = env.step(env.action_space.sample(seen["action_mask"]))
        seen, over = step[0], step[2] or step[3]
        yield step


@pytest.mark.parametrize("name", ["Deal", "Match"])
@pytest.mark.parametrize("rules", PLAIN, ids=str)
def test_nor_at_tables_of_two_three_and_six(name: str, rules: Rules) -> None:
    env = gymnasium.make(f"euchre.env:euchre/{name}-v0", rules=str(rules), others="random", seat=rules.players - 1)
    check_env(env.unwrapped)


@pytest.mark.parametrize("name", ["Deal", "Match"])
@pytest.mark.parametrize("terms", [{}, {"rules": "british,weak_hand=go-under", "seat": 3, "others": "random"}])
def test_gymnasium_finds_nothing_to_warn_of(name: str, terms: dict[str, Any]) -> None:
    check_env(gymnasium.make(f"euchre.env:euchre/{name}-v0", **terms).unwrapped)


def test_several_can_be_stepped_at_once() -> None:
    envs = gymnasium.make_vec("euchre/Match-v0", num_envs=2, vectorization_mode="sync", others="random")
    seen, _ = envs.reset(seed=1)
    for _ in range(60):
        seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    assert seen["observation"].shape == (2, LAYOUT.size)
    envs.close()


@pytest.mark.parametrize("rules", [*TABLES[::3], PRESETS["railroad"], *OTHERS, WIDOW], ids=str)
def test_a_deal_can_be_played_and_looks_as_the_space_says_under_all_rules(rules: Rules) -> None:
    env = _made(rules=rules, seat=rules.players - 2)
    for seen, reward, *_, info in _played(env, 1):
        assert env.observation_space.contains(seen)
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert abs(reward) <= most("points", rules)


def test_a_seed_gives_the_same_episode_and_another_seed_another() -> None:
    def course(seed: int) -> list[Any]:
        return [(step[0]["observation"].tobytes(), step[1]) for step in _played(_made(others="swift"), seed)]

    assert course(5) == course(5)
    assert course(5) != course(6)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_points_are_those_of_the_deal_less_the_others(seat: int) -> None:
    others = (Lone(), Lone(), Lone())
    env = _made(seat=seat, others=others)
    rewards = []
    for seed in range(8):
        told = len(others[0].told)
        gained = sum(step[1] for step in _played(env, seed))
        (*_, last) = others[0].told
        assert len(others[0].told) > told
        rewards.append(gained)
        assert gained == last.points[seat % 2] - last.points[1 - seat % 2]
    assert any(rewards)
    assert others[0].told == others[2].told
    env.close()
    assert all(bot.closed for bot in others)


@pytest.mark.parametrize("seat", [0, 3])
@pytest.mark.parametrize("rules", ["british", "north-american", "openspiel,all_pass=next-dealer,deals=4"])
def test_the_chances_of_a_match_add_up_to_its_outcome(rules: str, seat: int) -> None:
    lone = Lone()  # so that deals end before the seat has decided anything
    env = _made(rules=rules, seat=seat, reward="match", episode="match", others=(lone,) * 3)
    before = {chance(Rules.parse(rules), (0, 0), (0, 0), dealer, seat % 2) for dealer in range(4)}
    for seed in range(3):
        gained = sum(step[1] for step in _played(env, seed))
        won, drawn = lone.told[-1].winner == seat % 2, lone.told[-1].winner is None
        assert any(gained == pytest.approx((0.5 if drawn else won) - start) for start in before)


def test_the_chance_of_one_deal_begins_at_its_score() -> None:
    env = _made(reward="match", score=(9, 9), rules="standard,all_pass=stick-the-dealer")
    gains = {round(sum(step[1] for step in _played(env, seed)), 3) for seed in range(20)}
    start = chance(PRESETS["standard"].but(all_pass="stick-the-dealer"), (9, 9), (0, 0), 0, 0)
    assert gains == {round(out - side, 3) for out in (0, 1) for side in (start, 1 - start)}, "any point wins"


def test_deals_that_end_before_the_seat_decides_anything_are_passed_over() -> None:
    lone = Lone()
    env = _made(others=(lone,) * 3)
    for seed in range(10):
        seen, _ = env.reset(seed=seed)
        assert seen["action_mask"].any()
    assert lone.told, "some were"


def test_a_number_that_may_not_be_chosen_ends_the_episode_and_is_told_in_a_sentence() -> None:
    env = _made(rules="british")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    seen, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-4, True, False)
    assert info["illegal"].startswith(f"Action {wrong} (play 7c) is not possible now: choose 1")
    assert not seen["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(wrong)


def test_nothing_goes_before_the_first_reset() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        _made().step(0)


def test_a_match_in_which_nobody_ever_scores_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    class Shy:
        def choose(self, view: View, _: Random) -> Action:
            return view.legal[0]

    monkeypatch.setattr(deal_end, "MOST_SCORELESS_DEALS", 5)
    env = _made(episode="match", others=(Shy(),) * 3)
    seen, _ = env.reset(seed=1)
    shy = euchre.env.ACTIONS.index(Pass())
    steps, over = 0, False
    while not over:
        seen, reward, terminated, over, _ = env.step(shy)
        steps += 1
        assert (reward, terminated) == (0, False)
    assert steps == 10, "two passes a deal"
    assert not seen["action_mask"].any()


def test_what_the_seat_sees_can_be_read() -> None:
    env = _made(render_mode="ansi", seat=2)
    env.reset(seed=1)
    assert "Seat 2: " in str(env.render())
    assert _made().render_mode is None


@pytest.mark.parametrize(
    ("terms", "says"),
    [
        ({"reward": "money"}, "'money' is not a reward: choose points or match."),
        ({"episode": "game"}, "'game' is not an episode: choose deal or match."),
        ({"seat": 4}, "There is no seat 4: seats are 0 to 3."),
        (
            {"others": ("random",)},
            "The others are one player, or one for each other seat (3), and these are 1.",
        ),
        ({"score": (10, 0)}, "No game starts at 10 to 0: each score is at least 0 and below the target."),
        ({"rules": "standard,players=3", "seat": 3}, "There is no seat 3: seats are 0 to 2."),
        (
            {"rules": "standard,players=6,lowest=7", "others": ("random",) * 3},
            "The others are one player, or one for each other seat (5), and these are 3.",
        ),
        (
            {"rules": "standard,players=3", "score": (1, 2)},
            "A score is three whole numbers, and not (1, 2).",
        ),
        ({"seat": 1.0}, "There is no seat 1.0: seats are 0 to 3."),
        (
            {"others": SwiftBot},
            "The type is no player: name one, or take an object with choose; functions play in a vector.",
        ),
        ({"others": 5}, "5 is no player: name one, or take an object with choose; functions play in a vector."),
        ({"others": "nobody"}, "'nobody' is not a player: choose random, search or swift."),
    ],
)
def test_what_there_is_not_is_refused_in_a_sentence(terms: dict[str, Any], says: str) -> None:
    with pytest.raises(EuchreError) as refusal:
        _made(**terms)
    assert str(refusal.value) == says


def test_a_missing_package_is_told_with_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "euchre.env.seat")
    with pytest.raises(MissingPackage) as refusal:
        _ = euchre.env.SeatEnv
    assert str(refusal.value).startswith("euchre.env.SeatEnv needs the package gymnasium: install it with ")
    assert str(refusal.value).endswith(" -m pip install 'euchre[env]'.")
    with pytest.raises(AttributeError):
        _ = euchre.env.nothing


# An episode that begins elsewhere


def test_an_episode_begins_at_the_score_and_with_the_dealer_asked_for() -> None:
    env = _made(seat=2)
    for dealer in np.arange(4):
        seen, info = env.reset(seed=1, options={"score": (6, 4), "dealer": dealer})
        at = seen["observation"]
        assert at[LAYOUT["score"].places].tolist() == pytest.approx([0.6, 0.4])
        assert at[LAYOUT["dealer"].places].argmax() == (dealer - 2) % 4
        assert (env.action_masks() == (info["action_mask"] == 1)).all()


def test_an_episode_begins_at_a_position_with_the_hidden_cards_dealt_anew() -> None:
    text = "standard/6-4/3/0/JhAhKh9sTc/Qd/pass.pass.pass.pass"
    env = _made(seat=0)
    others = set()
    for seed in range(8):
        env.reset(seed=seed, options={"position": text})
        assert env._playing().state.hand(0) == CardSet("Jh Ah Kh 9s Tc")
        others.add(env._playing().state.hand(1))
    assert len(others) > 4
    with pytest.raises(EuchreError, match="seat 2 has nothing to decide"):
        _made(seat=2).reset(
            seed=1, options={"position": "standard/9-9/3/0/JhAhKh9sTc/Qd/pass.pass.pass.pass.name-hearts-alone"}
        )


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"dealer": 4}, "There is no dealer 4"),
        ({"dealer": 1.5}, "A dealer is a whole number, not 1.5"),
        ({"score": (10, 0)}, "No game starts at 10 to 0"),
        ({"score": "6-4"}, "A score is two whole numbers"),
        ({"hand": "JhAh"}, "There is no option 'hand'"),
        ({"position": 5}, "A position is a value of Position or its text, not 5"),
        ({"position": "british/0-0/3/0/JhAhKh9sTc/Qd/"}, "must be one of standard"),
    ],
)
def test_an_option_that_there_is_not_is_refused_in_a_sentence(options: dict[str, Any], says: str) -> None:
    with pytest.raises(EuchreError, match=says):
        _made().reset(options=options)


@pytest.mark.parametrize("choice", [1.5, "x", None])
def test_a_choice_that_is_no_whole_number_is_refused_in_a_sentence(choice: Any) -> None:
    env = _made()
    env.reset(seed=1)
    with pytest.raises(EuchreError, match="A choice is a whole number, not"):
        env.step(choice)
