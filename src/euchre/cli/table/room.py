"""Everything there is to see at the table, drawn from one view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget

from euchre.cli.table.choices import Choices
from euchre.cli.table.felt import Felt
from euchre.cli.table.hand import Hand
from euchre.cli.table.look import pips
from euchre.cli.table.offered import asked
from euchre.cli.table.score import Score
from euchre.cli.table.seat import Seat
from euchre.cli.table.writing import Writing
from euchre.core.cards import Card
from euchre.core.rules import Rules
from euchre.core.view import View
from euchre.tables.telling.offer import Offer


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """What is drawn: the view, and what the person has on her mind."""

    view: View
    names: tuple[str, ...]
    log: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()
    marked: tuple[Card, ...] = ()
    last_trick: bool = False
    pace: str = ""


_LAST: Final = "Last trick: press l to come back."
_HEADER: Final = 40
"""Characters that the rules may take in the header."""


def _agreed(rules: Rules) -> str:
    """The rules in a few words: all of them, or how many house rules there are."""
    text = str(rules)
    preset, *changes = text.split(",")
    return text if len(text) <= _HEADER else f"{preset} + {len(changes)} house rules"


class Room(Widget):
    """The table at the left, the score and the log at the right, questions and answers below."""

    def compose(self) -> ComposeResult:
        """Lay the room out once; `show` only writes in it, so that nothing jumps."""
        yield Writing(id="title")
        with Horizontal(id="upper"):
            with Vertical(id="table"):
                yield Seat(2, beside=False)
                with Horizontal(id="middle"):
                    yield Seat(1, beside=True)
                    yield Felt()
                    yield Seat(3, beside=True)
                yield Seat(0, beside=False)
                yield Hand()
            with Vertical(id="side"):
                yield Score()
                with VerticalScroll(id="log", can_focus=False):
                    yield Writing(id="lines")
        yield Writing(id="question")
        yield Choices()
        yield Writing(id="notice")

    def show(self, sight: Sight) -> None:
        """Draw everything anew."""
        view, names = sight.view, sight.names
        deal = (f"deal {view.number}",) if view.number else ()
        self.query_one("#title", Writing).write(
            " " + " · ".join(("Euchre", _agreed(view.rules), *deal, f"{sight.pace} pace"))
        )
        for seat in self.query(Seat):
            seat.show(view, names[seat.seat])
        self.query_one(Felt).show(view, last=sight.last_trick)
        self.query_one(Hand).show(view, sight.marked)
        self.query_one(Score).show(view, names)
        self.query_one("#lines", Writing).write(pips("\n".join(sight.log)), resize=True)
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
        self.query_one("#question", Writing).write(pips(_LAST if sight.last_trick else asked(view, names)))
        self.query_one(Choices).show(sight.offers)

    def say(self, sentence: str, *, refusal: bool = False) -> None:
        """Show a sentence under the answers; a refusal is marked."""
        notice = self.query_one("#notice", Writing)
        notice.set_class(refusal, "-refusal")
        notice.write(pips(f"✗ {sentence}" if refusal else sentence))

    def focus_answer(self) -> None:
        """Set the focus where the person is asked: on the answers, or on her hand."""
        choices = self.query_one(Choices)
        if choices.offers:
            choices.focus_harmless()
        else:
            self.query_one(Hand).focus_first()
