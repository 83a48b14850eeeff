"""The lessons: a list, and each of them as far as some answers lead."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromQuery

from euchre.core.errors import EuchreError
from euchre.lessons.deals import LESSONS
from euchre.lessons.replies import LessonListed, LessonShown, lesson_numbered, listed, shown
from euchre.web.http.refusals import Denied, refusals
from euchre.web.routes.dependencies import Number, TheWords

_LONGEST: Final = 100
"""Letters of all answers together; the longest that are ever asked for have 26."""


@get("/api/lessons", responses=refusals())
async def all_lessons(words: TheWords) -> list[LessonListed]:
    """The lessons there are, in the order in which they are learnt."""
    return list(listed(words))


@get("/api/lessons/{number:int}", responses=refusals(404))
async def one_lesson(number: Number, words: TheWords, answers: FromQuery[str] = "") -> LessonShown:
    """A lesson after some `answers`: actions such as ``order alone,play Jd``, separated by commas.

    Without any it is the lesson up to its first decision. Nothing is kept: each request says all that was answered.
    """
    if len(answers) > _LONGEST:
        raise Denied("lesson/answers", "Those are more answers than any lesson asks for.")
    try:
        lesson = lesson_numbered(number)
    except EuchreError as error:
        raise Denied(error.code, error.sentence, status=404, number=number, last=len(LESSONS)) from None
    return shown(words, lesson, answers.split(",") if answers else ())
