"""Hints: what a strong player thinks of each choice, for the person at the terminal."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

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
_CLOSE: Final = "≈ too close to call. A strong player keeps to the first."


def advice(words: Wording, view: View, seed: str) -> tuple[AdvisedAction, ...]:
    """Ask a strong player about each choice, best first; this takes a moment."""
    from euchre.bots.advice.advice import advise

    return advise(view, Random(seed), words=words)


def hint_dialog(words: Wording, view: View, found: tuple[AdvisedAction, ...]) -> Dialog:
    """Each choice with the points it is worth, the chance to win and why; choices too close to call are marked."""
    from euchre.bots.advice.advice import too_close

    close = {one.action for one in found[1:] if one.wins == found[0].wins or too_close(found[0], one)}
    labels = {choice.action: choice.label for choice in choices(words, view)}
    blocks: list[Content] = []
    for place, one in enumerate(found):
        mark = "≈" if one.action in close or (place == 0 and close) else "★" if place == 0 else " "
        blocks.append(_choice(labels.get(str(one.action), str(one.action)), one, mark))
    text = Content("\n").join(blocks)
    if close:
        text = Content("\n").join((text, Content.styled(_CLOSE, "$secondary")))
    return Dialog("What a strong player thinks", text, {"enter": "Back to the table"}, own_keys=("i",), wide=True)


def _choice(label: str, one: AdvisedAction, mark: str) -> Content:
    """Two lines: the choice with its figures, and the reason."""
    sure = f" ±{100 * one.error:.1f}" if one.error else ""
    figures = f"{one.points:+5.2f} points   {100 * one.wins:.0f}%{sure} to win"
    heading = Content(f"{mark} ") + pips(f"{label:<{_LABEL}}").stylize("bold") + Content(f" {figures}")
    return Content("\n").join((heading, Content("  ") + pips(one.why).stylize("$secondary"))) if one.why else heading
