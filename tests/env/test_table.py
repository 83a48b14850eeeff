"""The PettingZoo environment of all four seats."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel

from euchre.core import law
from euchre.core.errors import EuchreError, IllegalAction
from euchre.core.rules import Rules
from euchre.env import ACTIONS, LAYOUT, TableEnv, euchre_v0, table_env
from support.covering import TABLES
from support.other_numbers import MANY, OTHERS, PLAIN, WIDOW
from support.sampling import few

ANY_DICT = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""The library's warnings about every environment with masks in its observations, except its own, known by name."""
SOME_TERMS: tuple[dict[str, Any], ...] = (
    {},
    {"rules": PLAIN[0], "episode": "match"},
    {"rules": PLAIN[1], "episode": "match", "reward": "match"},
    {"rules": PLAIN[2]},
    {"rules": "british,weak_hand=go-under", "episode": "match", "reward": "match"},
)


def _random_episode(env: Any, seed: int) -> dict[str, float]:
    """Play an episode of random choices, and return the gain of each agent."""
    env.reset(seed=seed)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        gained[agent] += reward
        over = terminated or truncated
        assert over != seen["action_mask"].any()
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    return gained


@pytest.mark.parametrize("terms", few(SOME_TERMS, keep=2))
def test_pettingzoo_finds_nothing_wrong(terms: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(table_env(**terms), num_cycles=60)
    assert {str(one.message) for one in said} <= ANY_DICT
    assert "Passed API test" in capsys.readouterr().out
    seed_test(partial(table_env, **terms), num_cycles=60)
    render_test(partial(_any_render_mode, **terms))


def _any_render_mode(render_mode: str, **terms: Any) -> Any:
    """The library's check asks for a window, too, which it does not look at."""
    return table_env(**terms, render_mode=render_mode)


@pytest.mark.parametrize("rules", [*TABLES[1::3], Rules.parse("railroad")], ids=str)
def test_a_deal_is_played_under_all_rules_and_partners_gain_what_others_lose(rules: Rules) -> None:
    gained = _random_episode(table_env(rules), 1)
    assert gained["seat_0"] == gained["seat_2"] == -gained["seat_1"] == -gained["seat_3"]


@pytest.mark.parametrize("rules", [*OTHERS, *MANY[::2], WIDOW], ids=str)
def test_two_three_and_six_play_a_deal_and_its_gains_add_up_to_nothing(rules: Rules) -> None:
    table, gained = law.seating(rules), _random_episode(table_env(rules), 1)
    assert list(gained) == [f"seat_{seat}" for seat in range(rules.players)]
    by_side = [gained[f"seat_{side}"] for side in range(table.sides)]
    assert list(gained.values()) == [by_side[table.side(seat)] for seat in table.seats]
    assert sum(by_side) == pytest.approx(0)


@pytest.mark.parametrize("rules", PLAIN, ids=str)
def test_the_chances_of_a_match_of_two_three_or_six_add_up_to_its_outcome(rules: Rules) -> None:
    table, gained = law.seating(rules), _random_episode(table_env(rules, episode="match", reward="match"), 1)
    won = {table.side(seat) for seat in table.seats if gained[f"seat_{seat}"] > 0}
    assert len(won) == 1
    # Before the first dealer is drawn every side is as likely to win; the draw makes some difference.
    expected = [(table.side(seat) in won) - 1 / table.sides for seat in table.seats]
    assert [gained[f"seat_{seat}"] for seat in table.seats] == pytest.approx(expected, abs=0.1)


def test_the_chances_of_a_match_add_up_for_both_sides() -> None:
    gained = _random_episode(table_env(episode="match", reward="match"), 1)
    assert {round(abs(gain), 1) for gain in gained.values()} == {0.5}


def test_the_cards_follow_from_the_seed_and_then_from_the_episode_before() -> None:
    def hands(seed: int | None, env: TableEnv) -> str:
        env.reset(seed=seed)
        return str(env.render())

    one, other = TableEnv(render_mode="ansi"), TableEnv(render_mode="ansi")
    course = [hands(seed, one) for seed in (4, None, 5)]
    assert course == [hands(seed, other) for seed in (4, None, 5)]
    assert len(set(course)) == 3
    assert all(text.count("\nSeat ") == 5 for text in course), "four hands, and who turned up which card"


def test_a_number_that_may_not_be_chosen_is_an_error_of_the_bare_table() -> None:
    env = TableEnv()
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"^Action 5 \(play Qc\) is not possible now: choose 115 \(pass\), "):
        env.step(5)
    with pytest.raises(EuchreError, match="'money' is not a reward"):
        TableEnv(reward="money")


def test_in_the_usual_wrappers_it_ends_the_episode_and_costs_the_most_there_is(
    caplog: pytest.LogCaptureFixture,
) -> None:
    env = table_env()
    env.reset(seed=1)
    culprit = env.agent_selection
    env.last()
    env.step(5)
    assert env.rewards[culprit] == -4
    assert all(env.terminations.values())
    assert "Illegal move" in caplog.text


def test_the_librarys_own_wrapper_serves_algorithms_that_want_all_agents_at_once() -> None:
    env = turn_based_aec_to_parallel(table_env())
    seen, _ = env.reset(seed=1)
    steps = 0
    while env.agents:
        masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
        seen, *_ = env.step({agent: int(mask.argmax()) if mask.any() else None for agent, mask in masks.items()})
        steps += 1
    assert 8 <= steps < len(ACTIONS)


@pytest.mark.parametrize(("cycles", "says"), [("x", "is a whole number, not 'x'"), (0, "is at least 1, and this is 0")])
def test_an_episode_is_cut_off_after_a_choice_or_more(cycles: Any, says: str) -> None:
    with pytest.raises(EuchreError, match=f"max_cycles {says}"):
        table_env(max_cycles=cycles)


def test_it_goes_by_the_names_of_pettingzoos_own_games() -> None:
    env = euchre_v0.env(max_cycles=3)
    env.reset(seed=1, options={"dealer": 2})
    assert env.agent_selection == "seat_3"
    for _ in range(3):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert set(env.truncations.values()) == {True}
    assert not any(env.terminations.values())
    bare = euchre_v0.raw_env()
    bare.reset(seed=1)
    assert bare.state_space.contains(bare.state())
    assert (bare.state()[: LAYOUT.size] == bare.observe("seat_0")["observation"]).all()
    together = euchre_v0.parallel_env()
    seen, _ = together.reset(seed=1)
    assert set(seen) == set(together.possible_agents)


@pytest.mark.parametrize("agent", ["seat_9", "seat_-1", 0])
def test_an_agent_that_is_not_at_the_table_observes_nothing(agent: Any) -> None:
    env = TableEnv("two-handed")
    env.reset(seed=1)
    with pytest.raises(EuchreError, match=f"There is no agent {agent!r}: agents are seat_0 to seat_1"):
        env.observe(agent)
