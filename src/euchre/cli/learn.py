"""The command `euchre learn`: the lessons of the page as text."""

from __future__ import annotations

import sys
from shutil import get_terminal_size
from textwrap import fill
from typing import Annotated, Final

import typer

from euchre.cli.options import LanguageOption, chosen_words
from euchre.cli.output import echo
from euchre.core.card_names import card_name
from euchre.core.cards import Card
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
        number = int(_chosen(words, [str(place) for place in range(1, len(LESSONS) + 1)], default="1"))
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
    _say(now.end)


def _retell(news: tuple[News, ...], captions: tuple[Caption, ...] = ()) -> Picture:
    """Say what has happened, each caption at its place; returns the table as it stands now."""
    for moves, one in enumerate(news, start=1):
        for line in one.lines:
            _say(line, indent="  ")
        for caption in captions:
            if caption.moves == moves:
                _say(caption.says)
    picture = news[-1].after
    assert picture is not None, "each step of a lesson comes with the table after it"
    return picture


def _asked(words: Wording, now: LessonShown, table: Picture) -> str:
    """Ask for a choice; returns its action."""
    echo("\n" + words("terminal-learn-hand", cards=", ".join(_name(held.card) for held in table.hand)))
    if table.trick:
        laid = ", ".join(f"{now.players[one.seat]} {_name(one.card)}" for one in table.trick)
        echo(words("terminal-learn-trick", cards=laid))
    echo()
    _say(now.asks)
    for place, choice in enumerate(table.choices, start=1):
        echo(f"  {place}  {choice.label}")
    by_number = {str(place): choice.action for place, choice in enumerate(table.choices, start=1)}
    return by_number[_chosen(words, list(by_number))]


def _chosen(words: Wording, numbers: list[str], default: str | None = None) -> str:
    """Ask for one of the numbers; `default` is what Enter alone means."""
    while True:
        answer: str = typer.prompt("", default=default, show_default=False, prompt_suffix="> ")
        if answer.strip() in numbers:
            return answer.strip()
        echo(words("terminal-learn-number", last=len(numbers)))


def _accepted(words: Wording, then: LessonShown) -> bool:
    """Say what a choice is worth; True if it stands."""
    judged = then.judged
    assert judged is not None, "something was chosen"
    echo()
    _say(words("terminal-learn-judged", verdict=judged.verdict, says=judged.says))
    if judged.verdict != "wrong":
        return True
    answer: str = typer.prompt(words("terminal-learn-again"), default="", show_default=False, prompt_suffix=" > ")
    return answer.strip().lower() != _AGAIN


def _say(text: str, *, indent: str = "") -> None:
    """Print a text with its lines broken between words."""
    echo(fill(text, get_terminal_size().columns, initial_indent=indent, subsequent_indent=indent))


def _name(card: str) -> str:
    return card_name(RULES, Card.parse(card))
