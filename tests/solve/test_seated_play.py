"""The way from a game of two, three or six to the solver and back to points."""

from __future__ import annotations

from random import Random

import pytest

from euchre.core import law
from euchre.core.actions import Play
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS, Rules
from euchre.core.seating import ahead
from euchre.core.state import Phase, State, result_between
from euchre.solve.open_points import open_points
from euchre.solve.open_values import open_values
from euchre.solve.seated_play import SeatedPlay
from support.walks import walk

OTHERS = (
    "standard,players=2",
    "standard,players=3,points_march=3",
    "standard,players=3,benny=joker,no_trump=second-round",
    "standard,players=6,lowest=7,benny=joker,points_lone_march=5",
)


def _best_play(state: State) -> tuple[int, ...]:
    """The points of a deal by trying every card on the engine: each side plays for its own less the others' mean."""
    table, ends = law.seating(state.rules), []
    for action in legal(state):
        after = apply(state, action)
        result = result_between(state, after)
        ends.append(_best_play(after) if result is None else result.points)
    assert state.turn is not None
    side = table.side(state.turn)
    return max(ends, key=lambda points: ahead(points, side))


@pytest.mark.parametrize("text", OTHERS)
def test_endings_score_what_trying_every_card_on_the_engine_scores(text: str) -> None:
    left = 2 if "players=6" in text else 3
    solved = 0
    for at in walk(Rules.parse(text), seed=5, deals=12):
        state = at.state
        if state.phase is Phase.PLAY and len(state.tricks) == 5 - left and len(state.trick) == solved % 2:
            expected = {action: _points_after(state, action) for action in legal(state)}
            assert open_points(state) == expected
            solved += 1
    assert solved >= 5


def _points_after(state: State, action: object) -> tuple[int, ...]:
    assert isinstance(action, Play)
    after = apply(state, action)
    result = result_between(state, after)
    return _best_play(after) if result is None else result.points


@pytest.mark.parametrize("text", OTHERS)
def test_every_card_offered_has_points_and_the_best_is_what_the_position_brings(text: str) -> None:
    looked = 0
    for at in walk(Rules.parse(text), seed=3, deals=3):
        state = at.state
        if state.phase is Phase.PLAY and state.turn is not None:
            position = SeatedPlay.of_state(state)
            cards = position.card_points()
            assert set(cards) == {action.card for action in legal(state) if isinstance(action, Play)}
            side = law.seating(state.rules).side(state.turn)
            assert max(ahead(points, side) for points in cards.values()) == ahead(position.points(), side)
            looked += 1
    assert looked > 20


def test_the_bidding_of_three_is_looked_through_to_its_end() -> None:
    for seed in range(3):
        state = next(at.after for at in walk(Rules.parse(OTHERS[1]), seed) if at.after.phase is Phase.ROUND_1)
        points = open_points(state)
        assert list(points) == list(legal(state))
        assert all(sum(score) in {0, 1, 3, 4} for score in points.values())


@pytest.mark.parametrize("text", ["standard", "british"])
def test_four_score_what_the_solver_for_four_says(text: str) -> None:
    rng, looked = Random(1), 0
    for at in walk(PRESETS[text], seed=2, deals=6):
        state = at.state
        if state.turn is not None and state.phase in (Phase.ROUND_2, Phase.PLAY) and rng.random() < 0.15:
            ours = {action: points[0] - points[1] for action, points in open_points(state).items()}
            assert ours == open_values(state)
            looked += 1
    assert looked > 5


def test_only_the_play_can_be_solved() -> None:
    with pytest.raises(EuchreError, match="moment of the play"):
        SeatedPlay.of_state(new_match(Rules.parse(OTHERS[1])))
