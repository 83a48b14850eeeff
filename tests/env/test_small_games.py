"""Small games in OpenSpiel: all deals at once, and a value that its own algorithms agree on."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import expected_game_score, exploitability
from open_spiel.python.policy import UniformRandomPolicy

from euchre.core.errors import EuchreError
from euchre.env.openspiel_policies import OpenSpielPolicy, game_of, policy_of_openspiel
from euchre.lab.exact.equilibrium import equilibrium
from euchre.lab.exact.tree import tree_of
from support.spiel_checks import check_game

pytestmark = pytest.mark.slow
TINY = "python_euchre(rules=tiny,dealer=0,deal=whole)"


@pytest.mark.parametrize("spec", [TINY, "python_euchre(rules=tiny-pairs)", "python_euchre(rules=small,reward=match)"])
def test_its_own_tests_pass(spec: str) -> None:
    check_game(spec)


def test_chance_deals_a_small_game_at_once_by_a_named_dealer() -> None:
    state = pyspiel.load_game(TINY).new_initial_state()
    outcomes = state.chance_outcomes()
    assert [chance for _, chance in outcomes] == pytest.approx([1 / 180] * 180)
    dealt = [state.child(number) for number, _ in outcomes]
    assert len({str(each) for each in dealt}) == 180
    assert {each.current_player() for each in dealt} == {1}, "the dealer's left calls first"
    assert (
        str(pyspiel.load_game("python_euchre")) == "python_euchre(reward=points,rules=standard,score_02=0,score_13=0)"
    )


@pytest.mark.parametrize("spec", ["dealer=2", "dealer=-2", "deal=none"])
def test_a_dealer_or_a_deal_that_there_is_not_is_refused(spec: str) -> None:
    with pytest.raises(EuchreError, match="The first dealer is a seat from 0 to 1"):
        pyspiel.load_game(f"python_euchre(rules=tiny,{spec})")


def test_its_best_responses_find_what_ours_do() -> None:
    tree = tree_of("tiny")
    game = game_of(tree)
    assert str(game) == str(pyspiel.load_game(TINY))
    assert exploitability.exploitability(game, UniformRandomPolicy(game)) == pytest.approx(1 + 1 / 30)
    solved = equilibrium(tree)
    policy = OpenSpielPolicy(tree, solved.policy)
    assert exploitability.nash_conv(game, policy) == pytest.approx(solved.high - solved.low, abs=1e-9)
    dealer, other = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert dealer == pytest.approx(38 / 45, abs=1e-4)
    assert np.isclose(dealer, -other)


def test_policy_of_openspiel_is_the_array_that_it_was_made_of() -> None:
    tree = tree_of("tiny")
    weights = np.random.default_rng(1).random(tree.uniform.shape) * (tree.uniform > 0)
    policy = weights / weights.sum(axis=1, keepdims=True)
    assert np.allclose(policy_of_openspiel(tree, OpenSpielPolicy(tree, policy)), policy)
    assert np.allclose(policy_of_openspiel(tree, pyspiel.UniformRandomPolicy(game_of(tree))), tree.uniform)


def test_policy_that_does_not_fit_the_tree_is_refused() -> None:
    tree = tree_of("tiny")
    with pytest.raises(EuchreError, match="A policy of tiny is an array of shape"):
        OpenSpielPolicy(tree, tree.uniform[1:])
    with pytest.raises(EuchreError, match="add up to 1, not"):
        policy_of_openspiel(tree, SimpleNamespace(action_probabilities=lambda _: {}))
