"""Small games in OpenSpiel: all deals at once, and a value that its own algorithms agree on."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import expected_game_score, exploitability
from open_spiel.python.policy import Policy, UniformRandomPolicy

from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.view import view
from euchre.env import openspiel  # noqa: F401 - registers the game
from euchre.env.numbering import numbers_of
from euchre.lab.exact.equilibrium import equilibrium
from euchre.lab.exact.tree import Floats, Tree, tree_of
from support.spiel_checks import check_game

pytestmark = pytest.mark.slow
TINY = "python_euchre(rules=tiny,dealer=0,deal=whole)"


class Known(Policy):  # type: ignore[misc]  # the library has no types
    """A policy of our tree, asked by OpenSpiel in the states of its own."""

    def __init__(self, game: Any, tree: Tree, policy: Floats) -> None:
        super().__init__(game, [0, 1])
        self._tree, self._policy = tree, policy
        self._places = {(known.view.seat, known.view): place for place, known in enumerate(tree.states)}

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        seat = state.current_player() if player_id is None else player_id
        place = self._places[seat, view(state.moment.state, seat)]
        chances = zip(self._tree.states[place].actions, self._policy[place], strict=False)
        return {numbers_of(action)[0]: float(chance) for action, chance in chances}


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
    game = pyspiel.load_game(TINY)
    tree = tree_of(Rules.parse("tiny"))
    assert exploitability.exploitability(game, UniformRandomPolicy(game)) == pytest.approx(1 + 1 / 30)
    solved = equilibrium(tree)
    policy = Known(game, tree, solved.policy)
    assert exploitability.nash_conv(game, policy) == pytest.approx(solved.high - solved.low, abs=1e-9)
    dealer, other = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert dealer == pytest.approx(38 / 45, abs=1e-4)
    assert np.isclose(dealer, -other)
