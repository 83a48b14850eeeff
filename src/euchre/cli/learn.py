"""The command `euchre learn`: the lessons of the page as text."""

from __future__ import annotations

import sys
from typing import Annotated, Final

import typer

from euchre.cli.narrate import asked, chosen, say, show_hand, tell
from euchre.cli.options import LanguageOption, chosen_words
from euchre.cli.output import echo
from euchre.lessons.deals import LESSONS
from euchre.lessons.lesson import RULES, Lesson
from euchre.lessons.replies import Caption, LessonShown, lesson_numbered, listed, shown
from euchre.tables.replies import News, Picture
from euchre.wording import Wording

_AGAIN: Final = "a"


def learn(
    number: Annotated[int | None, typer.Argument(metavar="[NUMBER]", help="Which lesson; without it, a list.")] = None,
    language: LanguageOption = None,
) -> None:
    """Learn the game in eleven short hands.

    Example: euchre learn 1
    """
    words = chosen_words(language)
    if number is None:
        for one in listed(words):
            echo(f"{one.number:3}  {one.title}")
        if not at_a_terminal():
            echo(f"\n{words('terminal-learn-how')}")
            return
        echo(f"\n{words('terminal-learn-which')}")
        number = int(chosen(words, map(str, range(1, len(LESSONS) + 1)), default="1"))
        echo()
    _teach(words, lesson_numbered(number))


def at_a_terminal() -> bool:
    """True if somebody is there to choose a lesson."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _teach(words: Wording, lesson: Lesson) -> None:
    """Go through a lesson; the person may choose again after the comment on a costly choice."""
    answers: tuple[str, ...] = ()
    now = shown(words, lesson)
    echo(f"{now.number}/{now.lessons}  {now.title}\n")
    captions = now.captions
    while now.asks:
        table = _retell(now.news, captions)
        captions = ()  # nobody needs the story twice
        answer = _asked(words, now, table)
        then = shown(words, lesson, (*answers, answer))
        if _accepted(words, then):
            answers, now = (*answers, answer), then
        else:
            now = shown(words, lesson, answers)
        echo()
    _retell(now.news)
    echo()
    say(now.end)


def _retell(news: tuple[News, ...], captions: tuple[Caption, ...] = ()) -> Picture:
    """Say what has happened, each caption at its place; returns the table as it stands now."""
    for moves, one in enumerate(news, start=1):
        tell(one)
        for caption in captions:
            if caption.moves == moves:
                say(caption.says)
    picture = news[-1].after
    assert picture is not None, "each step of a lesson comes with the table after it"
    return picture


def _asked(words: Wording, now: LessonShown, table: Picture) -> str:
    """Ask for a choice; returns its action."""
    show_hand(words, RULES, table, now.players)
    return asked(words, now.asks, table)


def _accepted(words: Wording, then: LessonShown) -> bool:
    """Say what a choice is worth; True if it stands."""
    judged = then.judged
    assert judged is not None, "something was chosen"
    echo()
    say(words("terminal-learn-judged", verdict=judged.verdict, says=judged.says))
    if judged.verdict != "wrong":
        return True
    answer: str = typer.prompt(words("terminal-learn-again"), default="", show_default=False, prompt_suffix=" > ")
    return answer.strip().lower() != _AGAIN
