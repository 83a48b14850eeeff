"""The collection: every drill can be asked, is clear, and is of its kind."""

from __future__ import annotations

from collections import Counter

import pytest

from euchre.core.actions import Pass, parse_action
from euchre.drills.collection import collection
from euchre.drills.drill import Drill, drill_of
from euchre.drills.kind import DRILL_KINDS, kind_of
from euchre.drills.replies import shown
from euchre.drills.situation import PLACES, SCORE_BANDS, place_of, score_band
from euchre.position.position import Position
from euchre.review.judgement import Judgement
from euchre.review.reviewed_deal import ReviewedDecision, WeighedChoice
from euchre.wording import wording
from euchre.wording.languages import LANGUAGES

DRILLS = tuple(collection().values())


def test_there_are_some_of_every_kind_and_calls_of_every_seat_and_score() -> None:
    counts = Counter(drill.kind for drill in DRILLS)
    assert counts.keys() == set(DRILL_KINDS) - {"card"}, "what teaches nothing of its own comes from matches only"
    assert all(counts[kind] >= 20 for kind in counts)
    calls = [Position.parse(drill.position).view for drill in DRILLS if drill.kind == "call"]
    assert {place_of(view) for view in calls} == set(PLACES)
    assert {score_band(view) for view in calls} == set(SCORE_BANDS)


def test_every_choice_is_legal_and_the_best_one_leads_clearly() -> None:
    for drill in DRILLS:
        legal = set(map(str, Position.parse(drill.position).view.legal))
        assert {choice.action for choice in drill.choices} <= legal, drill.position
        behind = [(drill.best.wins or 0) - (choice.wins or 0) for choice in drill.choices]
        clear = [loss for choice, loss in zip(drill.choices, behind, strict=True) if choice.error > 0]
        assert clear
        assert min(clear) >= 0.0149, "the chances are rounded to a hundredth of a point"
        assert [loss for loss in behind if loss not in clear] == [0.0] * (len(behind) - len(clear))
        assert drill.is_right(drill.best.action)
        assert not all(drill.is_right(choice.action) for choice in drill.choices)


def test_a_drill_on_calls_offers_a_pass_and_one_call_and_any_other_is_of_its_kind() -> None:
    for drill in DRILLS:
        actions = [parse_action(choice.action) for choice in drill.choices]
        if drill.kind == "call":
            assert len(actions) == 2
            assert any(isinstance(action, Pass) for action in actions)
        else:
            view, (best, *others) = Position.parse(drill.position).view, actions
            assert drill.kind in {kind_of(view, best, other, drill.best.points) for other in others}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_drill_has_its_reason_and_a_button_for_each_choice(language: str) -> None:
    words = wording(language)
    for drill in DRILLS:
        now = shown(words, drill)
        assert now.picture.question
        assert now.choices[0].why[-1] == "."
        assert "[" not in now.choices[0].why
        assert {choice.action for choice in now.picture.choices} == {choice.action for choice in drill.choices}


def _decision(*wins: float, chosen: int) -> ReviewedDecision:
    """A decision in the second round with a choice for each chance, the best first."""
    actions = ("pass", "name hearts", "name clubs", "name spades", "name hearts alone", "name clubs alone")
    choices = tuple(
        WeighedChoice(action, 0.0, chance, 0.01 if place else 0.0, "")
        for place, (action, chance) in enumerate(zip(actions, wins, strict=False))
    )
    position = "standard/6-4/3/0/JhAhKh9sTc/Qd/pass.pass.pass.pass"
    loss = wins[0] - wins[chosen]
    return ReviewedDecision(
        0, "name", 9, position, actions[chosen], wins[chosen], loss, 0.01, Judgement.MISTAKE, choices
    )


def test_a_mistake_becomes_a_drill_that_offers_the_best_five_and_what_was_chosen() -> None:
    drill = drill_of(_decision(0.5, 0.49, 0.4, 0.3, 0.2, 0.1, chosen=5))
    assert [choice.action for choice in drill.choices][-2:] == ["name hearts alone", "name clubs alone"]
    assert (drill.chosen, len(drill.choices)) == ("name clubs alone", 6)
    short = drill_of(_decision(0.5, 0.4, chosen=1))
    assert (short.kind, [choice.action for choice in short.choices]) == ("next", ["pass", "name hearts"])


def test_a_choice_within_two_standard_errors_of_the_best_is_right_too() -> None:
    drill: Drill = drill_of(_decision(0.5, 0.481, 0.479, chosen=2))
    assert [drill.is_right(choice.action) for choice in drill.choices] == [True, True, False]
