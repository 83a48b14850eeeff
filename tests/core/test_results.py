"""The most that a deal can score, and the result of a deal that has ended."""

from random import Random

import pytest

from euchre.core import law
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import Rules
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import State, result_between, the_last_result


@pytest.mark.parametrize(
    ("text", "most"),
    [
        *((preset, 4) for preset in ("standard", "british", "north-american", "online", "railroad")),  # a lone march
        ("openspiel", 4),
        ("two-handed", 2),  # a march, or a euchre
        ("three-handed", 3),  # a march of a maker who is alone anyhow
        ("three-handed,points_lone_march=9,points_lone_sweep=9,points_loner_euchred=9", 3),
        ("three-handed,points_euchre=4", 4),
        ("three-handed,points_made=3,four_trick_tokens=yes", 4),
        ("six-handed", 5),
        ("six-handed,points_lone_sweep=8", 5),
        ("six-handed,points_lone_sweep=8,defend_alone=always", 8),
        ("standard,alone_allowed=never,points_march=3", 3),
        ("standard,points_lone_march=6", 6),
        ("standard,points_sweep=7", 7),
        ("standard,points_loner_euchred=9", 9),
        ("standard,points_lone_sweep=8", 4),  # nobody may defend alone
        ("standard,points_lone_sweep=8,defend_alone=against-loner", 8),
        ("standard,points_lone_sweep=8,defend_alone=always", 8),
        ("standard,points_lone_defence=9,defend_alone=always", 9),
        ("british,points_lone_defence=5", 5),
        ("standard,points_made=9,fast_break=yes", 9),
        # The fourth token adds one to what four tricks are worth.
        ("standard,points_lone_march=2,four_trick_tokens=yes", 2),
        ("standard,points_lone_march=2,points_made=2,four_trick_tokens=yes", 3),
        ("standard,points_made=9,four_trick_tokens=yes", 10),
    ],
)
def test_the_most_a_side_can_score_in_a_deal(text: str, most: int) -> None:
    assert law.most_points(Rules.parse(text)) == most


def _after_a_deal(start: State) -> State:
    rng, state = Random(3), start
    while state.match.last is start.match.last:
        state = apply(state, chance(state, rng) if is_chance(state) else rng.choice(legal(state)))
    return state


def test_a_result_lies_between_the_states_around_the_end_of_a_deal() -> None:
    start = new_match("standard,all_pass=stick-the-dealer")
    assert result_between(start, start) is None
    after = _after_a_deal(start)
    found = the_last_result(after.match)
    assert result_between(start, after) is found
    assert found.deal_number == 1
    assert found.score == found.points
    assert result_between(after, after) is None
