"""The arrays of a batch: what they share, what they depend on, and what a wrong number does to them."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from euchre.core.errors import EuchreError
from euchre.env import ACTIONS, LAYOUT, BatchEnv, BatchSwift
from euchre.env.batch.steps import FIRST
from euchre.env.numbering import LOW
from euchre.env.reward import most
from euchre.fast.batch import row as columns

_RICH = "british,weak_hand=go-under,lowest=7"


def _course(env: BatchEnv, steps: int, rows: int) -> list[bytes]:
    """The course of the first rows, as bytes."""
    course = []
    for _ in range(steps):
        actions = env.random_actions()
        course += [
            part[:rows].tobytes() for part in (actions, env.seat, env.mask, env.rewards, env.done, env.observe())
        ]
        env.step(actions)
    return course


def _arrays(env: BatchEnv) -> list[NDArray[Any]]:
    return list(env.arrays)


def test_a_row_depends_on_the_seed_and_on_nothing_else() -> None:
    courses = [
        _course(BatchEnv(_RICH, deals=deals, seed=7, threads=threads), 30, 5)
        for deals, threads in ((5, 1), (5, 3), (16, 1), (16, 2), (5, 8))
    ]
    assert all(course == courses[0] for course in courses)
    assert _course(BatchEnv(_RICH, deals=5, seed=8), 30, 5) != courses[0]


def test_no_two_rows_and_no_two_deals_of_a_row_are_the_same() -> None:
    env, hands = BatchEnv(deals=200, seed=1), Counter[bytes]()
    for _ in range(3):
        hands.update(words.tobytes() for words in env.arrays.words[:, columns.HANDS : columns.HANDS + 4])
        env.step(np.full(200, -1))
    assert set(hands.values()) == {1}


def test_a_reset_begins_the_same_deals_again() -> None:
    env = BatchEnv(_RICH, deals=5, seed=7)
    first = _course(env, 40, 5)
    env.reset(7)
    assert _course(env, 40, 5) == first
    env.reset(-7)
    assert _course(env, 40, 5) != first


def test_the_arrays_stay_where_they_are_and_others_share_them() -> None:
    env = BatchEnv(deals=100, seed=1, threads=2)
    arrays: list[NDArray[Any]] = [env.seat, env.mask, env.rewards, env.done, env.illegal, env.random_actions()]
    shared = [np.from_dlpack(array) for array in arrays]
    out = np.empty((100, LAYOUT.size), np.float32)
    assert env.observe(out) is out
    for _ in range(50):
        env.step(env.random_actions())
    again = (env.seat, env.mask, env.rewards, env.done, env.illegal, env.random_actions())
    for array, other, now in zip(arrays, shared, again, strict=True):
        assert array is now
        assert np.shares_memory(array, other)
        assert (array == other).all()


def test_the_rewards_are_those_of_deals_that_have_just_ended() -> None:
    env = BatchEnv("standard", deals=60, seed=2)
    ended = 0
    for _ in range(100):
        env.step(env.random_actions())
        assert not env.rewards[~env.done].any()
        assert (env.rewards[:, 0] == env.rewards[:, 2]).all()
        assert (env.rewards[:, 0] == -env.rewards[:, 1]).all()
        assert (env.rewards[:, 1] == env.rewards[:, 3]).all()
        ended += int(env.done.sum())
    assert ended > 100


@pytest.mark.parametrize("number", [-1, len(ACTIONS), 2**40, -(2**63), 2**63 - 1])
@pytest.mark.parametrize("reward", ["points", "match"])
def test_a_number_that_there_is_not_ends_the_deal_with_the_lowest_reward(number: int, reward: str) -> None:
    env = BatchEnv(_RICH, deals=6, seed=1, reward=reward)
    for _ in range(20):
        seats, actions = env.seat.copy(), env.random_actions().copy()
        actions[2] = number
        env.step(actions)
        assert env.done[2]
        assert np.flatnonzero(env.illegal).tolist() == [2]
        expected = np.zeros(4)
        expected[seats[2]] = -most(env.terms.reward, env.terms.rules)
        assert (env.rewards[2] == expected).all()
        assert env.mask[2].any()


def test_so_does_any_number_that_may_not_be_chosen_and_nothing_else_is_touched() -> None:
    env = BatchEnv(_RICH, deals=len(ACTIONS), seed=1)
    env.arrays.numbers[:] = env.arrays.numbers[0]  # one deal in every row, and in each another number is chosen
    env.arrays.words[:] = env.arrays.words[0]
    env.mask[:] = env.mask[0]
    env.seat[:] = env.seat[0]
    for _ in range(30):
        mask, numbers = env.mask[0].copy(), np.arange(len(ACTIONS))
        chosen = env.random_actions()[0]
        kept = [array.copy() for array in _arrays(env)]
        env.step(numbers)
        assert (env.illegal == (mask == 0)).all()
        for array, before in zip(_arrays(env), kept, strict=True):
            array[:] = before
        env.step(np.full(len(ACTIONS), chosen))
        assert not env.illegal.any()


def test_every_choice_has_the_number_of_its_action() -> None:
    said = {
        columns.PASS: "pass",
        columns.ORDER: "order",
        columns.ORDER_ALONE: "order alone",
        columns.NAME + 4: "name no trump",
        columns.NAME + 5: "name clubs alone",
        columns.ALONE: "alone",
        columns.TOGETHER: "together",
        columns.TRAM: "tram",
        columns.KEEP: "keep",
        columns.REDEAL: "redeal",
        columns.BUMP: "bump",
        columns.BUMP + 32: "cut 32",
    }
    for place, words in said.items():
        assert str(ACTIONS[FIRST[columns.SAY] + place]) == words
    assert str(ACTIONS[FIRST[columns.UNDER] + columns.KEEP_ALL]) == "keep"
    assert str(ACTIONS[FIRST[columns.UNDER] + len(LOW) - 1]) == f"under {LOW[-1]}"
    for kind, verb in ((columns.CARD, "play"), (columns.LAY_AWAY, "bury"), (columns.GIFT, "give")):
        assert [str(ACTIONS[FIRST[kind] + card]) for card in (0, 32)] == [f"{verb} 7c", f"{verb} B"]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"deals": 0}, r"deals is at least 1, and this is 0\."),
        ({"threads": 0}, r"threads is at least 1"),
        ({"deals": 1.5}, r"deals is a whole number, not 1\.5"),
        ({"threads": "x"}, r"threads is a whole number, not 'x'"),
        ({"reward": "money"}, "'money' is not a reward"),
        ({"rules": "whist"}, "'whist' is not a preset"),
        ({"score": (99, 0)}, "No game starts at 99 to 0"),
        ({"score": [(0, 0)] * 3, "deals": 2}, "A score is two whole numbers, or two for each of 2 rows"),
    ],
)
def test_what_there_is_not_is_an_error_in_a_sentence(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(EuchreError, match=sentence):
        BatchEnv(**wrong)  # type: ignore[arg-type]


def test_wrong_arrays_are_an_error_in_a_sentence() -> None:
    env, swift = BatchEnv(deals=3), BatchSwift("standard")
    for wrong in (np.zeros(2, int), np.zeros((3, 1), int), np.zeros(3), 5):
        with pytest.raises(EuchreError, match=r"A step takes 3 whole numbers, one for each deal\."):
            env.step(wrong)
        with pytest.raises(EuchreError, match=r"Observing takes 3 whole numbers, one for each deal\."):
            env.observe(seats=wrong)
    with pytest.raises(EuchreError, match="Seats are 0 to 3"):
        env.observe(seats=[0, 1, 4])
    for rows in ([3], [-1], [0.0], [[0]], 0):  # compiled code would read and write beyond the arrays
        with pytest.raises(EuchreError, match="Rows are a list of whole numbers from 0 to 2"):
            env.step_some([0, 0, 0], rows)
        with pytest.raises(EuchreError, match="Rows are a list of whole numbers from 0 to 2"):
            swift.choose(env, rows)  # type: ignore[arg-type]
        with pytest.raises(EuchreError, match="Rows are a list of whole numbers from 0 to 2"):
            env.observe_some(rows)
    with pytest.raises(EuchreError, match=r"A step takes 3 whole numbers, one for each deal\."):
        env.step_some([0.0], [0])
    assert env.observe_some([]).shape == (0, LAYOUT.size)
    locked = np.zeros((3, LAYOUT.size), np.float32)
    locked.flags.writeable = False
    for out in (
        locked,
        np.zeros((3, 5), np.float32),
        np.zeros((3, LAYOUT.size)),
        np.zeros((6, LAYOUT.size), np.float32)[::2],
    ):
        with pytest.raises(EuchreError, match="written into a float32 or int8 array of 3 rows of 1244"):
            env.observe(out)
    far = BatchEnv("standard,target=0,deals=100", deals=3, score=(128, 0))
    with pytest.raises(EuchreError, match=r"Scores above 127 are too large for int8"):
        far.observe(np.zeros((3, LAYOUT.size), np.int8))
    env.step([115, 115, 115])
    env.step(np.full(3, 115, np.int32))
    assert not env.illegal.any()
    env.close()


def test_nothing_is_compiled_before_it_is_asked_for() -> None:
    code = "import sys, euchre.env; sys.exit('numba' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_score_at_the_beginning_is_seen_and_counts() -> None:
    behind, level = (BatchEnv("standard", deals=100, reward="match", score=score) for score in ((0, 9), (0, 0)))
    score = LAYOUT["score"].places
    assert sorted({tuple(one) for one in behind.observe()[:, score].tolist()}) == [
        (0, pytest.approx(0.9)),
        (pytest.approx(0.9), 0),
    ]
    gains = []
    for env in (behind, level):
        most_lost = 0.0
        for _ in range(60):
            env.step(env.random_actions())
            most_lost = min(most_lost, float(env.rewards[:, 0].min()))
        gains.append(most_lost)
    assert gains[1] < gains[0] < 0, "who is far behind has less to lose"


def test_a_batch_is_copied_with_the_deals_as_they_stand() -> None:
    env = BatchEnv(_RICH, deals=6, seed=1, threads=2)
    _course(env, 10, 6)
    twin = pickle.loads(pickle.dumps(env))
    assert _course(twin, 30, 6) == _course(env, 30, 6)
    twin.close()
    env.close()


def test_what_is_seen_goes_into_the_array_of_another_library() -> None:
    class Tensor:
        """A tensor like one of PyTorch's: not an array, but NumPy can look at its memory."""

        def __init__(self) -> None:
            self.memory = np.zeros((3, LAYOUT.size), np.float32)

        def __array__(self, *_: object, **__: object) -> NDArray[np.float32]:
            return self.memory

    env, tensor = BatchEnv(deals=3), Tensor()
    assert env.observe(tensor) is tensor
    assert (tensor.memory == env.observe()).all()


def test_a_seed_may_be_a_number_of_any_library() -> None:
    assert _course(BatchEnv(deals=3, seed=np.int64(-3)), 5, 3) == _course(BatchEnv(deals=3, seed=-3), 5, 3)
    with pytest.raises(EuchreError, match="A seed is a whole number, not 'three'"):
        BatchEnv(deals=3, seed="three")  # type: ignore[arg-type]
