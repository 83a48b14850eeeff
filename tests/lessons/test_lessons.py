"""The lessons, along every branch: legal, ended with the deal, and true in what is said of a choice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from random import Random
from typing import NamedTuple

import pytest

from euchre.bots.advice.advice import advise
from euchre.core.actions import Action, Play
from euchre.core.engine import legal
from euchre.core.errors import EuchreError
from euchre.core.state import Phase, Result, State
from euchre.core.view import view
from euchre.lessons.course import progress
from euchre.lessons.deals import LESSONS
from euchre.lessons.lesson import YOU, Branch, Lesson, Question
from euchre.lessons.replies import shown
from euchre.wording import LANGUAGES, Language, wording
from support.plain_solver import card_values, forget
from support.sampling import few

LUCKY = {(4, "alone"), (10, "bower")}
"""Wrong choices that cost nothing in their deal, and of which it is said that they do not."""


class Choice(NamedTuple):
    """A choice of a lesson: all answers so far and this one, the question and what the choice is worth."""

    lesson: Lesson
    answers: tuple[Action, ...]
    question: Question
    branch: Branch

    @property
    def place(self) -> State:
        """The state in which the choice is made."""
        return progress(self.lesson, self.answers[:-1]).moves[-1].after

    @property
    def result(self) -> Result:
        """The result of the deal after the choice, if the rest is answered as the lesson teaches."""
        answers = self.answers
        now = progress(self.lesson, answers)
        while now.question is not None:
            answers = (*answers, next(a for a, branch in now.question.branches.items() if branch.verdict == "right"))
            now = progress(self.lesson, answers)
        result = now.moves[-1].after.match.last
        assert result is not None, "the deal is over"
        return result


def choices() -> Iterator[Choice]:
    for lesson in LESSONS:
        todo: list[tuple[Action, ...]] = [()]
        while todo:
            answers = todo.pop()
            question = progress(lesson, answers).question
            if question is not None:
                for action, branch in question.branches.items():
                    yield Choice(lesson, (*answers, action), question, branch)
                    todo.append((*answers, action))


CHOICES = list(choices())
EVERY = pytest.mark.parametrize(
    "choice", CHOICES, ids=[f"{one.lesson.number}: {', '.join(map(str, one.answers))}" for one in CHOICES]
)

ASKED = [list(same) for _, same in groupby(CHOICES, key=lambda one: (one.lesson.number, one.answers[:-1]))]
"""The choices of one place each."""


def test_there_are_eleven_with_one_or_two_decisions_each() -> None:
    assert [lesson.number for lesson in LESSONS] == list(range(1, 12))
    assert {len(one.answers) for one in CHOICES} == {1, 2}
    assert {one.lesson.number for one in CHOICES} == set(range(1, 12))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: str(lesson.number))
def test_a_lesson_says_its_captions_one_by_one_while_its_deal_is_played(lesson: Lesson, language: Language) -> None:
    found = shown(wording(language), lesson)
    said = [caption.moves for caption in found.captions]
    assert said == sorted(said)
    assert said.count(1) == 1
    assert said[-1] <= len(found.news)
    assert max(len(caption.says) for caption in found.captions) < 160


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: str(lesson.number))
def test_nobody_is_asked_on_the_felt_for_what_the_lesson_does_for_them(lesson: Lesson) -> None:
    *played, last = [news.after for news in shown(wording(), lesson).news if news.after is not None]
    assert {picture.question for picture in played if picture.turn == YOU} <= {""}
    assert last.turn == YOU
    assert last.question


@EVERY
def test_whatever_is_legal_may_be_answered_and_nothing_else(choice: Choice) -> None:
    assert choice.place.turn == YOU
    assert set(choice.question.branches) == set(legal(choice.place))


@EVERY
def test_every_branch_ends_with_its_deal(choice: Choice) -> None:
    now = progress(choice.lesson, choice.answers)
    *before, last = now.moves
    assert all(step.after.match.last is None for step in before)
    if now.question is None:
        assert last.after.match.last is not None, "the deal is over"
    else:
        assert choice.branch.verdict != "wrong", "a wrong choice is seen through to its end"


@EVERY
def test_a_wrong_choice_costs_tricks_or_points_and_a_fine_one_nothing(choice: Choice) -> None:
    best = next(
        one.result
        for one in CHOICES
        if one.lesson is choice.lesson and one.question is choice.question and one.branch.verdict == "right"
    )
    own, other = _balance(choice.result), _balance(best)
    if choice.branch.verdict == "wrong" and (choice.lesson.number, choice.branch.says) not in LUCKY:
        assert own < other
    else:
        assert own[0] == other[0]


@pytest.mark.slow
@pytest.mark.parametrize("asked", few(ASKED, keep=6), ids=[str(one[0].lesson.number) for one in ASKED])
def test_with_open_hands_the_taught_card_takes_most_tricks_and_a_wrong_one_fewer(asked: list[Choice]) -> None:
    state = asked[0].place
    if state.phase is not Phase.PLAY:
        assert not any(isinstance(one.answers[-1], Play) for one in asked)
        return
    contract = state.contract
    assert contract is not None
    order = contract.order[state.leader]
    first, second, third, fourth = (
        hand & ~state.played if seat in order else 0 for seat, hand in enumerate(state.hidden.hands)
    )
    values = card_values(contract.trump, (first, second, third, fourth), order, state.trick)
    forget()
    most = max(values.values())
    for one in asked:
        action = one.answers[-1]
        assert isinstance(action, Play)
        if one.branch.verdict == "right":
            assert values[action.card] == most
        elif one.branch.verdict == "wrong":
            assert values[action.card] < most


def test_the_strongest_player_agrees_with_what_is_taught() -> None:
    """Compare advice: its first choice is never called wrong; wrong ones are worse than the taught beyond chance."""
    disagrees = []
    for choice in {id(one.question): one for one in CHOICES}.values():
        advised = {one.action: one for one in advise(view(choice.place, YOU), Random(7))}
        branches = choice.question.branches
        best = max(advised[action].wins for action, branch in branches.items() if branch.verdict == "right")
        for action, branch in branches.items():
            said = advised[action]
            if branch.verdict == "wrong" and said.wins >= best:
                disagrees.append((choice.lesson.number, str(action), said.wins, best))
    assert disagrees == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: Language) -> None:
    words = wording(language)
    said = {
        lesson.message(part)
        for lesson in LESSONS
        for part in ("title", "story", "end", *(x for one in CHOICES if one.lesson is lesson for x in _parts(one)))
    }
    assert [message for message in sorted(said) if not words.has(message)] == []


def test_a_lesson_shows_no_more_than_your_seat_may_know() -> None:
    for choice in CHOICES:
        for news in shown(wording(), choice.lesson, tuple(map(str, choice.answers))).news:
            assert news.after is not None
            assert news.after.seat == YOU
            assert not any(news.after.shown)


def test_an_answer_that_is_not_asked_for_is_refused() -> None:
    with pytest.raises(EuchreError, match="Lesson 2 does not ask for “play Ac” at this point"):
        shown(wording(), LESSONS[1], ["play Ac"])
    with pytest.raises(EuchreError, match="does not ask for"):
        shown(wording(), LESSONS[3], ["order", "pass"])
    with pytest.raises(EuchreError):
        shown(wording(), LESSONS[0], ["nonsense"])


def _balance(result: Result) -> tuple[int, ...]:
    """The side's points less the others', then its tricks."""
    return result.points[0] - result.points[1], result.tricks[0]


def _parts(choice: Choice) -> tuple[str, str]:
    return choice.question.asks, choice.branch.says
