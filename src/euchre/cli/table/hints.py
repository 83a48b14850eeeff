"""Hints: what a strong player thinks of each choice, for the person at the terminal."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from textual.content import Content

from euchre.cli.table.look import pips
from euchre.cli.table.sheet import Sheet
from euchre.core.actions import Action, Bury, Cut, Give, Play
from euchre.core.speech import card_name
from euchre.core.view import View
from euchre.tables.telling.offer import offer
from euchre.wording import Wording

if TYPE_CHECKING:
    from euchre.bots.search.advice import Advised

_LABEL: Final = 30
"""Characters for what may be done."""
_CLOSE: Final = "≈ too close to call. A strong player keeps to the first."


def advice(view: View, seed: str) -> tuple[Advised, ...]:
    """What a strong player thinks of each choice, best first; this takes a moment."""
    from euchre.bots.search.advice import advise  # noqa: PLC0415 - players load what they think with

    return advise(view, Random(seed))


def hint_sheet(words: Wording, view: View, found: tuple[Advised, ...]) -> Sheet:
    """Each choice with the points it is worth, the chance to win and why; what is not decided is marked."""
    close = {one.action for one in found[1:] if _too_close(found[0], one)}
    blocks: list[Content] = []
    for place, one in enumerate(found):
        mark = "≈" if one.action in close or (place == 0 and close) else "★" if place == 0 else " "
        blocks.append(_choice(words, view, one, mark))
    text = Content("\n").join(blocks)
    if close:
        text = Content("\n").join((text, Content.styled(_CLOSE, "$secondary")))
    return Sheet("What a strong player thinks", text, {"enter": "Back to the table"}, own_keys=("i",), wide=True)


def _too_close(best: Advised, other: Advised) -> bool:
    """True if the difference is within what chance in the deals looked at would bring: one standard error."""
    return abs(best.wins - other.wins) <= other.error


def _choice(words: Wording, view: View, one: Advised, mark: str) -> Content:
    """Two lines: the choice with its figures, and the reason."""
    label = _label(words, view, one.action)
    sure = f" ±{100 * one.error:.1f}" if one.error else ""
    figures = f"{one.points:+5.2f} points   {100 * one.wins:.0f}%{sure} to win"
    heading = Content(f"{mark} ") + pips(f"{label:<{_LABEL}}").stylize("bold") + Content(f" {figures}")
    return Content("\n").join((heading, Content("  ") + pips(one.why).stylize("$secondary"))) if one.why else heading


def _label(words: Wording, view: View, action: Action) -> str:
    """What a choice is called."""
    match action:
        case Play(card):
            return card_name(view.rules, card)
        case Bury(card) if card is not None:
            return f"bury {card_name(view.rules, card)}"
        case Give(card) if card is not None:
            return f"give {card_name(view.rules, card)}"
        case Cut():
            return "cut anywhere"
    answer = offer(words, view, action)
    return str(action) if answer is None else answer.label
