"""The page of `euchre analyse`: the position, a table of the choices, a table of the unseen cards."""

from __future__ import annotations

from typing import Final

from rich.table import Table

from euchre.cli.output import new_console
from euchre.cli.text import choice_text
from euchre.core import law
from euchre.core.card_names import card_name
from euchre.core.diagram import diagram
from euchre.core.state import the_actor
from euchre.core.trump import display_order
from euchre.core.view import the_seat
from euchre.review.analysis import Analysis
from euchre.review.open_analysis import OpenAnalysis

_CHOICE: Final = 24
"""The widest a choice is before it goes on in the next line."""


def show(analysis: Analysis) -> None:
    """Print the analysis of a position as its seat knows it."""
    console, view = new_console(markup=False, highlight=False), analysis.view
    console.print(str(view), style="bold")
    if analysis.choices:
        console.print(f"Seat {view.turn} is to act.\n")
        console.print(_choices(analysis))
        console.print(
            "\nWins is the chance to win the match, in per cent; ± the standard error of what lies between a choice"
            " and the first; points are those of this deal for the side of the seat, less those of the others.",
            style="dim",
        )
    else:
        console.print(f"Seat {view.turn} is to act, so seat {view.seat} has nothing to choose.")
    console.print()
    console.print(_cards(analysis))
    console.print(
        "\nFor each card the seat does not see: the chance, in per cent, that a seat holds it, or that it lies in the"
        " kitty or was laid away.",
        style="dim",
    )


def show_open(analysis: OpenAnalysis) -> None:
    """Print what each choice brings with all hands open."""
    console, state = new_console(markup=False, highlight=False), analysis.state
    console.print(diagram(state, ((seat, state.hand(seat)) for seat in law.seating(state.rules).seats)), style="bold")
    turn = the_actor(state)
    console.print(f"Seat {turn} is to act.\n")
    table = _table(("choice", False), ("points", True))
    for action, points in analysis.choices:
        table.add_row(choice_text(state, turn, action), f"{points:+g}")
    console.print(table)
    console.print(
        "\nAll hands are open: everybody sees all cards, bids for points and plays for tricks. The solver has worked"
        " out exactly how many points this deal then brings the side to act, less those of the others.",
        style="dim",
    )


def _choices(analysis: Analysis) -> Table:
    view = analysis.view
    table = _table(("choice", False), ("wins", True), ("±", True), ("points", True), ("why", False), choice=_CHOICE)
    for one in analysis.choices:
        figures = f"{100 * one.wins:.1f}", f"{100 * one.error:.1f}", f"{one.points:+.2f}"
        table.add_row(choice_text(view, the_seat(view), one.action), *figures, one.why)
    return table


def _cards(analysis: Analysis) -> Table:
    view, found = analysis.view, analysis.cards
    seating = law.seating(view.rules)
    others = [seat for seat in seating.seats if seat != view.seat or not view.hand]
    table = _table(("card", False), *((f"seat {seat}", True) for seat in others), ("out", True))
    shares = {card: (*held, away) for card, held, away in zip(found.cards, found.seats, found.away, strict=True)}
    for card in display_order(found.cards, view.trump):
        row = (shares[card][place] for place in (*others, seating.players))
        table.add_row(card_name(view.rules, card), *(f"{100 * share:.0f}" if share else "" for share in row))
    return table


def _table(*columns: tuple[str, bool], choice: int | None = None) -> Table:
    """A table of columns, each a heading and a flag for figures; `choice` is the maximum width of a choice."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading, is_figure in columns:
        if is_figure:
            table.add_column(heading, justify="right", no_wrap=True)
        else:
            table.add_column(heading, max_width=choice if heading == "choice" else None)
    return table
