"""The log of the terminal: everything said and played, in short lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from euchre.cli.table.setup import letter
from euchre.core.actions import Deal
from euchre.core.card_names import card_name
from euchre.core.diagram import sides_text
from euchre.narration.chronicle import called, said
from euchre.narration.people import People
from euchre.narration.results import outcome
from euchre.narration.seen_action import SeenAction
from euchre.wording import Wording


class _Line(NamedTuple):
    """A line, and how many actions had been taken then; None if no undo removes it."""

    actions: int | None
    text: str


class Events:
    """The log of what was said and played, line by line."""

    def __init__(self) -> None:
        self._lines: list[_Line] = []

    @property
    def texts(self) -> tuple[str, ...]:
        """The lines, the oldest first."""
        return tuple(line.text for line in self._lines)

    def add(self, actions: int, texts: Iterable[str]) -> None:
        """Add the lines of the last action, when `actions` have been taken in all."""
        self._lines += [_Line(actions, text) for text in texts]

    def note(self, sentence: str) -> None:
        """Add something that is not part of the game; no undo removes it."""
        self._lines.append(_Line(None, sentence))

    def cut_back(self, actions: int) -> None:
        """Keep only the lines of the first `actions` actions, and notes."""
        self._lines = [line for line in self._lines if line.actions is None or line.actions <= actions]


def lines(words: Wording, seen: SeenAction, people: People) -> tuple[str, ...]:
    """The lines that an action adds to the log; a card adds nothing until its trick is complete."""
    texts = (*_said(words, seen, people), *_trick(words, seen), *called(words, seen))
    result = seen.after.match.last
    if not seen.ends_deal or result is None:
        return texts
    return (*texts, outcome(words, seen.after, people), words("terminal-log-score", score=sides_text(result.score)))


def _said(words: Wording, seen: SeenAction, people: People) -> tuple[str, ...]:
    """The announcement of an action; a new deal is ruled off."""
    heading, *rest = said(words, seen, people) or ("",)
    if isinstance(seen.action, Deal):
        heading = f"── {heading} ──"
    return (heading, *rest) if heading else ()


def _trick(words: Wording, seen: SeenAction) -> tuple[str, ...]:
    """A trick: its number, the leader's letter, the cards, the winner's letter."""
    if not seen.ends_trick:
        return ()
    view = seen.shown
    trick = view.tricks[-1]
    cards = " ".join(card_name(view.rules, card) for card in trick.cards)
    leader, winner = (letter(words, seat, len(view.counts)) for seat in (trick.leader, trick.winner))
    return (f"{len(view.tricks)} {leader} {cards} ▸{winner}",)
