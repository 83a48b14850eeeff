"""A lesson as its reader gets it: the deal so far as at any table, the story, and the comment on an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from euchre.core.actions import parse_action
from euchre.core.engine import Move
from euchre.core.errors import EuchreError
from euchre.lessons.course import Progress, progress
from euchre.lessons.deals import LESSONS
from euchre.lessons.lesson import RULES, YOU, AnswerRating, Lesson
from euchre.narration.people import People
from euchre.narration.seen_action import SeenAction
from euchre.tables.perspective.game_news import game_news
from euchre.tables.perspective.picture import picture_of
from euchre.tables.replies import News
from euchre.wording import Wording

PLAYERS: Final = ("Ann", "Bess", "Cleo", "Dora")
"""The players at the table of every lesson; you are the first."""
_PEOPLE: Final = People(PLAYERS, YOU)


class LessonListed(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson to choose."""

    number: int
    title: str


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A remark about an answer."""

    verdict: AnswerRating
    says: str


class Caption(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the story of a lesson, said while its deal is played."""

    says: str
    moves: int
    """The number of moves after which it is said, the deal being the first."""


class LessonShown(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson after some answers."""

    number: int
    """The number of the lesson, from 1."""
    title: str
    captions: tuple[Caption, ...]
    """The captions up to the first decision, line by line: what happens, and what to see in it."""
    players: tuple[str, ...]
    rules: str
    news: tuple[News, ...]
    """The news since the last answer, that answer first, each with the table right after it."""
    judged: Judged | None
    """The worth of the last answer; None at the start."""
    asks: str
    """The decision now, in a sentence; empty once the deal is over."""
    end: str
    """The words to remember, once the deal is over; empty before."""
    lessons: int
    """The number of lessons."""


def listed(words: Wording) -> tuple[LessonListed, ...]:
    """The lessons, in the order in which people learn them."""
    return tuple(LessonListed(number=one.number, title=words(one.message("title"))) for one in LESSONS)


def lesson_numbered(number: int) -> Lesson:
    """A lesson by its number, from 1. Raises `EuchreError` (``lesson/unknown``) for any other number."""
    found = next((one for one in LESSONS if one.number == number), None)
    if found is None:
        sentence = f"There is no lesson {number}: they are numbered from 1 to {len(LESSONS)}."
        raise EuchreError("lesson/unknown", sentence, number=number, last=len(LESSONS))
    return found


def shown(words: Wording, lesson: Lesson, answers: Sequence[str] = ()) -> LessonShown:
    """A lesson after these answers, each an action as text.

    Raises `EuchreError` for an answer that the lesson does not ask for at this point.
    """
    now = progress(lesson, tuple(map(parse_action, answers)))
    news = [_news(words, number, move) for number, move in enumerate(now.moves, start=1)]
    return LessonShown(
        number=lesson.number,
        title=words(lesson.message("title")),
        captions=_captions(words, lesson),
        players=tuple(words("who", **_PEOPLE.who(seat)) for seat in range(4)),
        rules=str(RULES),
        news=(*(_played_for_you(one) for one in news[:-1]), news[-1]),
        judged=_judged(words, lesson, now),
        asks="" if now.question is None else words(lesson.message(now.question.asks)),
        end=words(lesson.message("end")) if now.question is None else "",
        lessons=len(LESSONS),
    )


def _captions(words: Wording, lesson: Lesson) -> tuple[Caption, ...]:
    lines = words(lesson.message("story")).splitlines()
    return tuple(Caption(says=says, moves=moves) for says, moves in zip(lines, lesson.captions, strict=True))


def _judged(words: Wording, lesson: Lesson, now: Progress) -> Judged | None:
    if now.branch is None:
        return None
    return Judged(verdict=now.branch.verdict, says=words(lesson.message(now.branch.says)))


def _news(words: Wording, number: int, move: Move) -> News:
    seen = SeenAction.seen_by(YOU, move.before, move.action, move.after)
    return game_news(words, seen, _PEOPLE, version=number, after=picture_of(words, seen.shown, _PEOPLE))


def _played_for_you(news: News) -> News:
    """News after which the lesson goes on by itself: what you do next, nobody asks you."""
    after = news.after
    if after is None or after.turn != YOU:
        return news
    return replace(news, after=replace(after, question=""))
