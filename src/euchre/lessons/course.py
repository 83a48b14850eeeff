"""Go through a lesson on the real engine: what has happened after some answers, and what to decide next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from euchre.core.actions import Action
from euchre.core.engine import Move, apply, new_match
from euchre.core.errors import EuchreError
from euchre.core.state import State
from euchre.lessons.lesson import RULES, Branch, Lesson, Question


class Progress(NamedTuple):
    """The state of a lesson after some answers."""

    moves: tuple[Move, ...]
    """The moves since the last answer, that answer first; at the start, since the cards were dealt."""
    branch: Branch | None
    """The worth of the last answer; None at the start."""
    question: Question | None
    """The next decision; None once the deal is over."""


def progress(lesson: Lesson, answers: Sequence[Action] = ()) -> Progress:
    """Go through a lesson as far as these answers lead.

    Raises `EuchreError` (``lesson/answer``) for an answer that the lesson does not ask for at this point.
    """
    draw, deal = lesson.start
    state, branch, line = apply(new_match(RULES), draw), None, lesson.line
    moves = _moves(state, (deal, *line.actions))
    for answer in answers:
        branch = None if line.question is None else line.question.branches.get(answer)
        if branch is None:
            sentence = f"Lesson {lesson.number} does not ask for “{answer}” at this point."
            raise EuchreError("lesson/answer", sentence, number=lesson.number, answer=str(answer))
        line = branch.line
        moves = _moves(moves[-1].after, (answer, *line.actions))
    return Progress(moves, branch, line.question)


def _moves(state: State, actions: Sequence[Action]) -> tuple[Move, ...]:
    moves: list[Move] = []
    for action in actions:
        after = apply(state, action)
        moves.append(Move(state, action, after))
        state = after
    return tuple(moves)
