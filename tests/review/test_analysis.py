"""The analysis of a position: the plainly right choice comes first, and the text alone is enough."""

from __future__ import annotations

import json
from functools import partial
from random import Random
from statistics import fmean, stdev

import pytest

from euchre import Position, position_of
from euchre.bots.advice.advice import advise
from euchre.core import law
from euchre.core.actions import Action, Order
from euchre.core.cards import Card
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS, Rules
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import State, the_actor
from euchre.core.view import view
from euchre.review.analysis import analyse
from euchre.review.decision import KNOWN_TO, judge
from euchre.review.judgement import REVIEW_LEVELS, ReviewLevel
from euchre.review.open_analysis import analyse_open
from euchre.solve.open_values import open_values
from support.sampling import few
from support.walks import walk

BEST = "standard/6-6/3/3/9sAhKhJhJd/Qh/pass.pass.pass"
"""The dealer holds the four highest trumps once the queen of hearts is taken."""


@pytest.mark.parametrize("level", REVIEW_LEVELS)
def test_with_the_four_highest_trumps_at_six_all_the_dealer_plays_alone(level: ReviewLevel) -> None:
    """A march alone wins the match, and a trick for the nine of spades is all that may lack."""
    found = analyse(Position.parse(BEST).view, level)
    assert found.choices[0].action == Order(alone=True)
    assert {one.action for one in found.choices} == set(found.view.legal)
    assert all(one.wins <= found.choices[0].wins for one in found.choices)


def test_it_says_what_the_search_and_the_whereabouts_say() -> None:
    seen = Position.parse(BEST).view
    found = analyse(seen, "full", seed=4)
    assert found.choices == advise(seen, Random("4/best"), level="expert")
    told = json.loads(json.dumps(found.to_json()))
    assert (told["seat"], told["turn"], told["level"], told["seed"]) == (3, 3, "full", 4)
    assert told["choices"][0]["action"] == "order alone"
    assert set(told["choices"][0]) == {"action", "points", "wins", "error", "why"}
    assert "Qh" not in told["cards"], "everybody sees the card turned up"
    assert sum(told["cards"]["As"]) == pytest.approx(1)
    printed = str(found)
    assert "Seat 3 turned up Qh" in printed
    assert "order alone" in printed
    assert "       0     1     2     3   out" in printed


def test_a_seat_that_is_not_to_act_is_told_where_the_cards_lie() -> None:
    found = analyse(Position.parse("standard/0-0/3/1/9sAhKhJhJd/Qh").view)
    assert found.choices == ()
    assert len(found.cards.cards) == 24 - 5 - 1


def test_a_spectator_a_level_there_is_not_and_cards_that_fit_nowhere_are_refused() -> None:
    seen = Position.parse(BEST).view
    with pytest.raises(EuchreError):
        analyse(seen._replace(seat=None))
    with pytest.raises(EuchreError, match="'deep' is not a level of a review: choose quick or full"):
        analyse(seen, "deep")  # type: ignore[arg-type]
    rules = "standard,holding=trump"
    nowhere = f"{rules}/0-0/3/3/JsQsKsAs9c/Ts/order.bury-9c/9hThQhTs.JsAh"
    with pytest.raises(EuchreError, match="No deal fits what this seat has seen"):
        analyse(Position.parse(nowhere).view)


@pytest.mark.slow
@pytest.mark.parametrize("rules", few(sorted(PRESETS), keep={"standard", "three-handed"}))
def test_the_text_alone_gives_the_analysis_of_the_match(rules: str) -> None:
    """Analyse a decision from its text, as a program that knows nothing else."""
    rng, state, asked = Random(rules), new_match(rules), 0
    steps: list[tuple[State, Action]] = []
    while asked < 6 and not state.over:
        action = chance(state, rng) if is_chance(state) else rng.choice(legal(state))
        if state.open.up_card is not None and len(legal(state)) > 1:
            seen, text = view(state, state.turn), str(position_of(steps, state.turn))
            alike = Position.parse(text).view
            assert analyse(seen).choices == analyse(alike).choices
            asked += 1
        steps.append((state, action))
        state = apply(state, action)
    assert asked


# With all hands open

OPEN = "standard/0-0/3/all/AhKhQhJhJd.KcQcJcTc9c.KsQsJsTs9s.AsTh9hKd9d.AcQdAd/Td"


def test_five_highest_trumps_march_with_all_hands_open() -> None:
    """Seat 0 holds the jacks, ace, king and queen of hearts. A march brings 2 points, alone 4."""
    found = analyse_open(Position.parse(f"{OPEN}/pass.pass.pass.pass").state)
    worth = {str(action): points for action, points in found.choices}
    assert (worth["name hearts"], worth["name hearts alone"]) == (2, 4)
    assert str(found.choices[0][0]) == "name hearts alone"
    assert worth["name clubs"] < 0, "seat 1 holds five clubs"
    assert "name hearts alone   +4" in str(found)
    told = json.loads(json.dumps(found.to_json()))
    assert told["choices"][0] == {"action": "name hearts alone", "points": 4}
    assert told["turn"] == 0


def test_points_are_those_of_the_side_to_act() -> None:
    """Seat 1 is to play on the march of its opponents: whatever it does costs 2 points."""
    state = Position.parse(f"{OPEN}/pass.pass.pass.pass.name-h/Jh").state
    assert state.turn == 1
    assert {points for _, points in analyse_open(state).choices} == {-2}
    assert set(open_values(state).values()) == {2}


def test_unknown_hands_are_not_solved() -> None:
    with pytest.raises(EuchreError):
        analyse_open(Position.parse("standard/0-0/3/0/9sAhKhJhJd/Qh/order.bury").state)


def _points(state: State) -> dict[Action, tuple[int, ...]]:
    """The points by side after each choice, if each side plays for points: every line of play tried."""
    found: dict[Action, tuple[int, ...]] = {}
    for action in legal(state):
        after = apply(state, action)
        if after.open.up_card is not None:
            found[action] = max(_points(after).values(), key=partial(_ahead, state=after))
        elif after.match.last is not None:
            found[action] = after.match.last.points
    return found


def _ahead(points: tuple[int, ...], state: State) -> float:
    """The points of the side to act, less those of the others on average."""
    side = law.seating(state.rules).side(the_actor(state))
    return points[side] - fmean(points[:side] + points[side + 1 :])


@pytest.mark.parametrize("rules", few(PRESETS.values(), keep=1), ids=PRESETS)
def test_endings_are_worth_what_trying_every_line_of_play_finds(rules: Rules) -> None:
    """Compare with play for points: where more tricks never bring fewer points, play for tricks is the same."""
    tried = 0
    for step in walk(rules, seed=5, deals=6):
        state = step.state
        if len(state.tricks) == 3 and not state.trick and tried < 3:
            worth = {action: _ahead(points, state) for action, points in _points(state).items()}
            assert dict(analyse_open(state).choices) == worth
            tried += 1
    assert tried


def test_cards_thrown_in_and_a_redeal_count_nothing() -> None:
    """The last to pass in the second round ends the deal; a farmer's hand is dealt again."""
    state = Position.parse(f"{OPEN}/{'.'.join(['pass'] * 7)}").state
    assert {str(action): worth for action, worth in open_values(state).items()}["pass"] == 0
    low = "9c9dTdThTc.KcQcJcAdKd.KsQsJsTs9s.AsAh9hKhQd.AcJdJh/Qh"
    weak = Position.parse(f"standard,weak_hand=farmers-redeal/0-0/3/all/{low}").state
    assert {str(action): worth for action, worth in open_values(weak).items()}["redeal"] == 0
    assert Card.parse("9c") in weak.hand(0)


LEVEL = "standard/8-9/3/0/TcQcAh9hKd/9s/pass.pass.pass.pass"
"""A match that the deal may win or lose: single looks at it told chances from 38 to 52 per cent."""


def test_a_chance_is_known_to_a_point_whatever_the_seed() -> None:
    chances = [analyse(Position.parse(LEVEL).view, seed=seed).choices[0].wins for seed in range(6)]
    assert stdev(chances) < 2 * KNOWN_TO["full"]


def test_a_review_and_the_analysis_of_a_moment_tell_the_same_chance() -> None:
    seen = Position.parse(LEVEL).view
    judged = judge(seen, seen.legal[0], "1", "full")
    assert judged.best.wins == analyse(seen, "full", seed=1).choices[0].wins


def test_points_and_wins_of_a_choice_are_measured_on_the_same_deals() -> None:
    """The deal is the match here: more wins are more points."""
    seen = Position.parse("openspiel/0-0/3/0/TcQcAh9hKd/9s/pass.pass.pass.pass").view
    for chosen in seen.legal:
        judged = judge(seen, chosen, "1", "quick")
        best, taken = judged.best, next(choice for choice in judged.choices if choice.action == chosen)
        assert best.points >= taken.points


def test_what_is_no_view_is_refused_in_a_sentence() -> None:
    with pytest.raises(EuchreError, match=r"An analysis is of a view, .* not of a Position"):
        analyse(Position.parse(BEST))  # type: ignore[arg-type]
    with pytest.raises(EuchreError, match="is not a level of a review: choose quick or full"):
        analyse(Position.parse(BEST).view, Random(1))  # type: ignore[arg-type]
