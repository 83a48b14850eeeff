"""A seat at the table: who sits there, what they said, how many cards they hold."""

from __future__ import annotations

from textual.content import Content

from euchre.cli.table.card import face
from euchre.cli.table.colours import pips
from euchre.cli.table.widgets import FixedText
from euchre.core import law
from euchre.core.trump import display_order
from euchre.core.view import View
from euchre.narration.spoken import last_words
from euchre.wording import Wording


class SeatPanel(FixedText):
    """A seat; in a column with seats `beside` the felt it is written line by line, else in two lines."""

    def __init__(self, seat: int, *, beside: int = 0) -> None:
        super().__init__(id=f"seat-{seat}")
        self.seat = seat
        self.beside = beside

    def show(self, words: Wording, view: View, name: str) -> None:
        """Redraw the seat."""
        seat = self.seat
        self.set_class(view.turn == seat, "-turn")
        turn = view.turn == seat
        dealer = (
            Content.styled(f" {words('terminal-dealer-sign')} ", "reverse bold")
            if view.match.dealer == seat
            else Content("")
        )
        who = Content.styled(f"▶ {name} " if turn else f"  {name} ", "reverse bold" if turn else "bold")
        first = who + Content(" ") + dealer
        cards = _cards(view, seat)
        taken = Content("● " * sum(trick.winner == seat for trick in view.tricks))
        part = pips(_part(words, view, seat))
        said = last_words(words, view)[seat]
        quoted = pips(words("terminal-seat-said", said=said)).stylize("italic") if said else Content("")
        if self.beside == 1:
            self.write(Content("\n").join((first, cards, part, taken, quoted)))
        elif self.beside:
            self.write(Content("\n").join((first, cards + Content(" ") + taken, part, quoted)))
        else:
            above = [line for line in (first, cards, part, taken) if line.plain.strip()]
            self.write(Content("\n").join((Content("  ").join(above), quoted)))


def _cards(view: View, seat: int) -> Content:
    if seat == view.seat:
        return Content("")
    if view.shown and view.shown[seat]:
        return pips(" ".join(face(view.rules, card) for card in display_order(view.shown[seat], view.trump)))
    return Content.styled("▮" * view.counts[seat], "$secondary")


def _part(words: Wording, view: View, seat: int) -> str:
    """The seat's part in this deal."""
    if seat in law.seating(view.rules).sitting_out(view.alone):
        return words("terminal-seat-out")
    alone = seat in view.alone
    if view.maker == seat and view.trump is not None:
        return words("terminal-seat-called-alone" if alone else "terminal-seat-called", suit=str(view.trump))
    return words("terminal-seat-alone") if alone else ""
