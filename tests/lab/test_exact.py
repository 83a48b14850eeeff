"""Small games solved exactly, against values found by other programs and by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import factorial
from random import Random
from typing import Any

import numpy as np
import pytest

from euchre.bots.random import RandomBot
from euchre.core.actions import Action, Pass, Redeal
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.state import Phase
from euchre.core.view import View
from euchre.lab.exact.equilibrium import Equilibrium, equilibrium
from euchre.lab.exact.players import policy_of, policy_of_bot
from euchre.lab.exact.response import best_response, exploitability, nash_conv, values
from euchre.lab.exact.tree import END, Floats, Tree, tree_of

STICK = "tiny,all_pass=stick-the-dealer"


def tree(text: str) -> Tree:
    return tree_of(Rules.parse(text))


@cache
def solved(text: str) -> Equilibrium:
    return equilibrium(tree(text))


def dealt(*groups: int) -> int:
    """The ways to deal a pack into groups."""
    ways = factorial(sum(groups))
    for group in groups:
        ways //= factorial(group)
    return ways


# Counted and solved by another program, CFR+ in NumPy; the first value also by a linear program in sequence form.
@pytest.mark.parametrize(
    ("text", "deals", "histories", "states", "value", "uniform"),
    [
        ("tiny", dealt(2, 2, 1, 1), 18_829, (4_704, 2_984), 38 / 45, 1.0333),
        (STICK, dealt(2, 2, 1, 1), None, None, 2 / 3, 1.0333),
        pytest.param(
            "tiny,ranks=4", dealt(2, 2, 1, 3), 174_481, (29_472, 18_984), 0.6976, 0.9666, marks=pytest.mark.slow
        ),
        pytest.param("small", dealt(3, 3, 1, 1), 784_017, (190_712, 125_724), 0.7768, 0.8449, marks=pytest.mark.slow),
        pytest.param(
            "tiny,suits=4,ranks=2", dealt(2, 2, 1, 3), 274_801, (54_512, 31_296), 0.5333, 1.297, marks=pytest.mark.slow
        ),
    ],
)
def test_size_and_value_are_those_that_another_program_found(
    text: str, deals: int, histories: int | None, states: tuple[int, int] | None, value: float, uniform: float
) -> None:
    game, found = tree(text), solved(text)
    assert game.histories.depth[2] - 1 == deals
    if histories is not None:
        assert len(game.histories.parent) == histories
        assert (int((game.owners == 0).sum()), int((game.owners == 1).sum())) == states
    assert found.low <= value + 5e-5
    assert found.high >= value - 5e-5
    assert 0 <= found.high - found.low <= 1e-4
    assert exploitability(game, game.uniform) == pytest.approx(uniform, abs=6e-4)


def test_a_dealer_who_may_not_pass_at_last_gets_less() -> None:
    assert solved("tiny").low > solved(STICK).high


def test_histories_of_an_information_state_look_the_same_and_those_of_two_do_not() -> None:
    game = tree("tiny")
    assert len({(known.view.seat, known.view) for known in game.states}) == len(game.states)
    owners, histories = game.owners, game.histories
    decided = histories.state >= 0
    assert (owners[histories.state[decided]] == histories.seat[decided]).all()
    children = np.bincount(histories.parent[1:], minlength=len(histories.parent))
    assert (children[decided] == game.counts[histories.state[decided]]).all()
    assert (children[histories.seat == END] == 0).all()


def test_nothing_gains_more_than_a_best_response() -> None:
    game, rng = tree("tiny"), np.random.default_rng(1)
    weights = rng.random(game.uniform.shape) * (game.uniform > 0)
    policy = weights / weights.sum(axis=1, keepdims=True)
    for seat in (0, 1):
        most = best_response(game, policy, seat)
        assert most >= values(game, policy)[seat]
        for _ in range(20):  # any way to play against the policy, by one choice in each information state
            other = policy.copy()
            own = np.flatnonzero(game.owners == seat)
            other[own] = 0
            other[own, rng.integers(game.counts[own])] = 1
            assert values(game, other)[seat] <= most + 1e-12


def test_an_equilibrium_leaves_nothing_to_gain_and_other_policies_do() -> None:
    game, policy = tree("tiny"), solved("tiny").policy
    assert nash_conv(game, policy) == pytest.approx(solved("tiny").high - solved("tiny").low)
    passing = policy_of(game, lambda view: [1.0] + [0.0] * (len(view.legal) - 1))
    assert exploitability(game, passing) > 0.2


def test_a_player_that_chooses_by_chance_is_known_better_the_more_often_it_is_asked() -> None:
    game = tree("tiny")
    away = [np.abs(policy_of_bot(game, RandomBot(), asked) - game.uniform).mean() for asked in (1, 30)]
    assert away[1] < away[0] / 3


@pytest.mark.parametrize("wrong", [[], [0.5], [0.5] * 9, 0, None, Pass(), {"pass": 1.0}, "no", [[0.5, 0.5], [1]]])
def test_a_policy_must_give_a_probability_for_each_action(wrong: Any) -> None:
    with pytest.raises(
        EuchreError, match=r"A policy gives a sequence of 2 probabilities, not .*: seat 1 with "
    ) as refused:
        policy_of(tree("tiny"), lambda _: wrong)
    assert "\n" not in str(refused.value)


def test_probabilities_that_do_not_add_up_name_the_information_state() -> None:
    with pytest.raises(
        EuchreError, match=r"add up to 1, not \[0.0, 0.0\]: seat 1 with .. .., .. turned up, after order\.$"
    ):
        policy_of(tree("tiny"), lambda view: [float(view.phase is not Phase.PLAY)] + [0.0] * (len(view.legal) - 1))


ENTRIES = {
    "values": values,
    "best_response": lambda game, policy: best_response(game, policy, 0),
    "nash_conv": nash_conv,
    "exploitability": exploitability,
}
WRONG_TABLES: dict[str, Callable[[Floats], Any]] = {
    "too few rows": lambda policy: policy[:10],
    "one column": lambda policy: policy[:, :1],
    "twice as wide": lambda policy: np.tile(policy, 2),
    "one row": lambda policy: policy[0],
    "zeros": np.zeros_like,
    "ones": np.ones_like,
    "thirds": lambda policy: np.full_like(policy, 1 / 3),
    "NaN": lambda policy: policy * np.nan,
    "infinite": lambda policy: policy * np.inf,
    "below 0": lambda policy: np.where(np.arange(policy.shape[1]) == 0, 2.0, -1.0) * (policy > 0),
    "rows of several lengths": lambda _: [[1.0], [0.5, 0.5]],
    "text": lambda _: "uniform",
}


@pytest.mark.filterwarnings("ignore:invalid value encountered in multiply")
@pytest.mark.parametrize("wrong", WRONG_TABLES)
@pytest.mark.parametrize("entry", ENTRIES)
def test_a_table_that_is_no_policy_of_the_tree_is_refused_in_a_sentence(entry: str, wrong: str) -> None:
    game = tree("tiny")
    with pytest.raises(EuchreError, match=r"of a policy has probabilities|A policy of tiny is an array of shape"):
        ENTRIES[entry](game, WRONG_TABLES[wrong](game.uniform))


def test_the_refusal_of_a_table_names_the_first_wrong_row_and_its_information_state() -> None:
    game = tree("tiny")
    policy = game.uniform
    policy[[7, 20]] = 0
    with pytest.raises(EuchreError, match=rf"^Row 7 of a policy .*, not \[0.0, 0.0\]: {game.states[7]}\.$"):
        values(game, policy)


def test_other_kinds_of_arrays_have_the_same_values() -> None:
    game = tree("tiny")
    for policy in (game.uniform.tolist(), np.asfortranarray(game.uniform), game.uniform.astype(np.float32)):
        assert exploitability(game, policy) == pytest.approx(exploitability(game, game.uniform), abs=1e-6)
    assert best_response(game, game.uniform, np.int64(1)) == best_response(game, game.uniform, 1)


@pytest.mark.parametrize(
    ("seat", "says"),
    [
        (2, "There is no seat 2: the seats of tiny are 0 to 1."),
        (-1, "There is no seat -1"),
        (1.0, "not 1.0."),
        ("0", "not '0'."),
    ],
)
def test_a_seat_that_the_tree_does_not_have_is_refused_in_a_sentence(seat: Any, says: str) -> None:
    game = tree("tiny")
    with pytest.raises(EuchreError, match=says):
        best_response(game, game.uniform, seat)


def test_the_row_of_a_view_is_its_place_among_the_states() -> None:
    game = tree("tiny")
    assert [game.rows[known.view] for known in game.states] == [*range(len(game.states))]
    assert tree_of("tiny") is game


class Failing:
    """Fails in the play."""

    def choose(self, view: View, _: Random) -> Action:
        if view.phase is Phase.PLAY:
            raise ZeroDivisionError("division by zero")
        return view.legal[0]


class Illegal:
    """Asks for a new deal."""

    def choose(self, _: View, __: Random) -> Action:
        return Redeal()


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        (Failing(), r"^Failing fails in seat 1 with .. .., .. turned up, after order: ZeroDivisionError: division"),
        (
            Illegal(),
            r"^Illegal fails in seat 1 with .. .., .. turned up, after no call: redeal is not allowed in round-1",
        ),
        (Failing, "A player is an object with a method `choose`, not <class"),
        (None, "A player is an object with a method `choose`, not None"),
        ("hoyle", "'hoyle' is not a player"),
    ],
    ids=["exception", "illegal", "class", "none", "name"],
)
def test_a_bot_that_fails_is_named_with_what_it_knew(bot: Any, says: str) -> None:
    with pytest.raises(EuchreError, match=says):
        policy_of_bot(tree("tiny"), bot)


def test_a_bot_is_asked_once_at_least() -> None:
    with pytest.raises(EuchreError, match="asked at least once in each information state, not 0 times"):
        policy_of_bot(tree_of("tiny"), "random", asked=0)


def test_a_bot_may_be_named() -> None:
    game = tree("tiny")
    assert (policy_of_bot(game, "random", 3) == policy_of_bot(game, RandomBot(), 3)).all()


@pytest.mark.parametrize(
    "text",
    [
        "tiny,deals=2",
        "tiny,all_pass=same-dealer",
        "tiny,cut=right",
        "two-handed,widow=yes,deals=1,target=0,packets=one-by-one",
        "two-handed,deals=1,target=0",
        "two-handed,packets=one-by-one,deals=1,target=0,weak_hand=go-under",
    ],
)
def test_rules_without_a_whole_tree_are_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(
        EuchreError, match=rf"^Only a game .*can be solved; {Rules.parse(text)} is not one\.$"
    ) as refused:
        tree(text)
    assert refused.value.code == "rules/deals"


def test_a_game_of_too_many_deals_is_refused_with_their_number() -> None:
    with pytest.raises(EuchreError, match="Only a game of at most 5,000 deals can be solved; tiny,ranks=8 has 23,760"):
        tree("tiny,ranks=8")


@pytest.mark.parametrize("text", ["standard", "tiny-pairs"])
def test_games_that_are_not_for_two_are_refused(text: str) -> None:
    with pytest.raises(EuchreError, match="Only a game for two is solved exactly"):
        tree(text)
