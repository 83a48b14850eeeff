"""A table told in lines: what happens, the hand, and a question with numbered answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from shutil import get_terminal_size
from textwrap import fill

import typer

from euchre.cli.output import echo
from euchre.core.card_names import card_name
from euchre.core.cards import Card
from euchre.core.rules import Rules
from euchre.tables.replies import News, Picture
from euchre.wording import Wording


def say(text: str, *, indent: str = "") -> None:
    """Print a text with its lines broken between words."""
    echo(fill(text, get_terminal_size().columns, initial_indent=indent, subsequent_indent=indent))


def tell(news: News) -> None:
    """Say what has happened."""
    for line in news.lines:
        say(line, indent="  ")


def show_hand(words: Wording, rules: Rules, picture: Picture, names: Sequence[str]) -> None:
    """Print the hand, and the cards on the table with who played them."""
    cards = ", ".join(card_name(rules, Card.parse(held.card)) for held in picture.hand)
    echo("\n" + words("terminal-learn-hand", cards=cards))
    if picture.trick:
        laid = ", ".join(f"{names[one.seat]} {card_name(rules, Card.parse(one.card))}" for one in picture.trick)
        echo(words("terminal-learn-trick", cards=laid))
    echo()


def asked(words: Wording, question: str, picture: Picture) -> str:
    """Ask for one of the choices of a picture; returns its action."""
    say(question)
    for place, choice in enumerate(picture.choices, start=1):
        echo(f"  {place}  {choice.label}")
    by_number = {str(place): choice.action for place, choice in enumerate(picture.choices, start=1)}
    return by_number[chosen(words, by_number)]


def chosen(words: Wording, numbers: Iterable[str], default: str | None = None) -> str:
    """Ask for one of the numbers; `default` is what Enter alone means."""
    known = list(numbers)
    while True:
        answer: str = typer.prompt("", default=default, show_default=False, prompt_suffix="> ")
        if answer.strip() in known:
            return answer.strip()
        echo(words("terminal-learn-number", last=len(known)))
