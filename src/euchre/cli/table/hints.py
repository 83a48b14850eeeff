"""Hints: what a strong player thinks of each choice, for the person at the terminal."""

from __future__ import annotations

from random import Random
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from babel.numbers import format_decimal
from textual.content import Content

from euchre.cli.table.colours import pips
from euchre.cli.table.dialog import Dialog
from euchre.core.view import View
from euchre.tables.perspective.choices import choices
from euchre.wording import Wording

if TYPE_CHECKING:
    from euchre.bots.advice.advice import AdvisedAction

_LABEL: Final = 30
"""Characters for what may be done."""
_INDENT: Final = "  "
_WIDTH: Final = 66
"""Characters of a reason beside its indent: the dialog has room for 70."""


def advice(words: Wording, view: View, seed: str) -> tuple[AdvisedAction, ...]:
    """Ask a strong player about each choice, best first; this takes a moment."""
    from euchre.bots.advice.advice import advise

    return advise(view, Random(seed), words=words)


def hint_dialog(words: Wording, view: View, found: tuple[AdvisedAction, ...]) -> Dialog:
    """The choices with their points, chance to win and reason; choices too close to call are marked."""
    from euchre.bots.advice.advice import too_close

    close = {one.action for one in found[1:] if one.wins == found[0].wins or too_close(found[0], one)}
    labels = {choice.action: choice.label for choice in choices(words, view)}
    blocks: list[Content] = []
    for place, one in enumerate(found):
        mark = "≈" if one.action in close or (place == 0 and close) else "★" if place == 0 else " "
        blocks.append(_choice(words, labels.get(str(one.action), str(one.action)), one, mark))
    text = Content("\n").join(blocks)
    if close:
        text = Content("\n").join((text, Content.styled(words("terminal-hint-close"), "$secondary")))
    answers = {"enter": words("terminal-back-to-table")}
    return Dialog(words("terminal-hint-title"), text, answers, own_keys=("i",), wide=True)


def _choice(words: Wording, label: str, one: AdvisedAction, mark: str) -> Content:
    """The choice with its figures, and below it the reason, each of its lines indented."""
    figures = words(
        "terminal-hint-worth",
        points=_number(words, one.points, "+0.00;-0.00"),
        percent=f"{100 * one.wins:.0f}",
        doubt="some" if one.error else "none",
        error=_number(words, 100 * one.error, "0.0"),
    )
    heading = Content(f"{mark} ") + pips(f"{label:<{_LABEL}}").stylize("bold") + Content(f" {figures}")
    reason = [Content(_INDENT) + pips(line).stylize("$secondary") for line in wrap(one.why, _WIDTH)]
    return Content("\n").join((heading, *reason))


def _number(words: Wording, number: float, form: str) -> str:
    return str(format_decimal(number, format=form, locale=words.language))
