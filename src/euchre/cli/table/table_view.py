"""Draws the whole table from one view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget

from euchre.cli.table.around import AROUND
from euchre.cli.table.choices import Choices
from euchre.cli.table.colours import pips
from euchre.cli.table.felt import Felt
from euchre.cli.table.hand import Hand
from euchre.cli.table.question import question_text
from euchre.cli.table.score import Score
from euchre.cli.table.seat import SeatPanel
from euchre.cli.table.widgets import FixedText
from euchre.core.cards import Card
from euchre.core.rules import Rules
from euchre.core.view import View
from euchre.narration.offer import Offer
from euchre.narration.people import People
from euchre.wording import Wording
from euchre.wording.titles import preset_title


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """The contents of a drawing: the view, and what the person is about to do."""

    view: View
    people: People
    words: Wording
    log: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()
    marked: tuple[Card, ...] = ()
    last_trick: bool = False
    may_skip: bool = False
    plays_alone: bool | None = None
    coach: str | None = None
    """The line for beginners, which may be empty; None where no line is kept free for it."""
    pace: str = ""


def _agreed(words: Wording, rules: Rules) -> str:
    """The rules in a few words: the preset, and how many house rules differ from it."""
    preset, *changes = str(rules).split(",")
    title = preset_title(words, preset)
    return words("preset-changed", preset=title, changes=len(changes)) if changes else title


class EventLog(VerticalScroll):
    """The log, with its last line visible, also while a dialog lies over the table and nothing is drawn."""

    def watch_virtual_size(self) -> None:
        """Follow lines that are added."""
        self.scroll_end(animate=False, immediate=True)


def _beside(seats: tuple[int, ...], look: str = "") -> Vertical:
    """The column at one side of the felt."""
    panels = (SeatPanel(seat, beside=len(seats)) for seat in seats)
    return Vertical(*panels, classes=f"beside {look} {'-several' if len(seats) > 1 else ''}")


class TableView(Widget):
    """The table at the left, the score and the log at the right, questions and answers below."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self._players: Final = players

    def compose(self) -> ComposeResult:
        """Lay everything out once; `show` only writes in it, so that nothing jumps."""
        yield FixedText(id="title")
        with Horizontal(id="upper"):
            with Vertical(id="table"):
                around = AROUND[self._players]
                if around.top is not None:
                    yield SeatPanel(around.top)
                with Horizontal(id="middle"):
                    yield _beside(around.left)
                    yield Felt(self._players)
                    yield _beside(around.right, "-right")
                yield SeatPanel(0)
                yield Hand()
            with Vertical(id="side"):
                yield Score()
                with EventLog(id="log", can_focus=False):
                    yield FixedText(id="lines")
        yield FixedText(id="coach")
        yield FixedText(id="question")
        yield Choices()
        yield FixedText(id="notice")

    def show(self, drawing: Drawing) -> None:
        """Redraw everything."""
        view, people, words = drawing.view, drawing.people, drawing.words
        deal = (words("terminal-title-deal", number=view.deal_number),) if view.deal_number else ()
        pace = words("terminal-title-pace", pace=drawing.pace)
        self.query_one("#title", FixedText).write(" " + " · ".join(("Euchre", _agreed(words, view.rules), *deal, pace)))
        for seat in self.query(SeatPanel):
            seat.show(words, view, people.names[seat.seat])
        self.query_one(Felt).show(words, view, last=drawing.last_trick)
        self.query_one(Hand).show(words, view, drawing.marked)
        self.query_one(Score).show(words, view, people)
        self.query_one("#lines", FixedText).write(pips("\n".join(drawing.log)), resize=True)
        self.query_one(EventLog).scroll_end(animate=False)
        coach = self.query_one("#coach", FixedText)
        coach.display = drawing.coach is not None
        coach.write(pips(drawing.coach or ""), resize=True)
        self.query_one("#question", FixedText).write(
            pips(words("terminal-last-trick") if drawing.last_trick else question_text(words, view, people))
        )
        self.query_one(Choices).show(words, drawing.offers, skip=drawing.may_skip, alone=drawing.plays_alone)

    def say(self, sentence: str, *, refusal: bool = False) -> None:
        """Show a sentence under the answers; a refusal is marked."""
        notice = self.query_one("#notice", FixedText)
        notice.set_class(refusal, "-refusal")
        notice.write(pips(f"✗ {sentence}" if refusal else sentence))

    def focus_answer(self) -> None:
        """Set the focus where the person is asked: on the answers, or on the hand."""
        choices = self.query_one(Choices)
        if choices.offers:
            choices.focus_harmless()
        else:
            self.query_one(Hand).focus_first()
