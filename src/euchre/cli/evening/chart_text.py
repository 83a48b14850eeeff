"""A chart as text: its rounds, and the tally cards, side by side as far as the terminal is wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.columns import Columns
from rich.table import Table as TextTable
from rich.text import Text

from euchre.charts.planned_round import PlannedRound, Seats
from euchre.charts.quality import quality
from euchre.charts.statement import statement
from euchre.charts.tally import SEAT_LETTERS, TallyLine, tally_card
from euchre.cli.output import new_console
from euchre.wording import wording

_GAP: Final = 3
"""Blank columns between two blocks."""


def show(rounds: Sequence[PlannedRound]) -> None:
    """Print the chart and the tally cards."""
    console = new_console(highlight=False)
    found = quality(rounds)
    console.print(f"[bold]{found.people} people, {found.rounds} {'round' if found.rounds == 1 else 'rounds'}[/]")
    console.print(f"{statement(wording(), found)}\n")
    for number, one in enumerate(rounds, 1):
        console.print(f"[bold]Round {number}[/]")
        console.print(Columns(list(_tables(one)), padding=(0, _GAP)))
        if one.sit_outs:
            console.print(f"Sitting out: {', '.join(map(str, one.sit_outs))}")
        console.print()
    cards = [_card(person, tally_card(person, rounds)) for person in sorted(rounds[0].people)]
    console.print("[bold]Tally cards[/]\n")
    console.print(Columns(cards, padding=(0, _GAP)))


def _tables(one: PlannedRound) -> Iterator[Text]:
    """The tables of a round, one line each, all of the same width."""
    digits = len(str(max(one.people)))
    sides = [_sides(seats, digits) for seats in one.tables]
    for number, text in enumerate(sides, 1):
        yield Text(f"{number:>2}", "dim").append(f"  {text:<{max(map(len, sides))}}", "not dim")


def _sides(seats: Seats, digits: int) -> str:
    """The sides as ``north+south v east+west``, or the three at a table; each number is `digits` wide."""
    if len(seats) == 3:
        return " v ".join(f"{person:>{digits}}" for person in seats)
    north, east, south, west = seats
    return f"{north:>{digits}}+{south:<{digits}} v {east:>{digits}}+{west:<{digits}}"


def _card(person: int, lines: Sequence[TallyLine]) -> TextTable:
    card = TextTable(title=f"Number {person}", title_justify="left", title_style="bold", box=None, padding=(0, 1, 0, 0))
    for name in ("round", "table", "with", "against"):
        card.add_column(name, justify="right", header_style="dim")
    for line in lines:
        if line.table:
            partner = "" if line.partner is None else str(line.partner)
            against = " ".join(f"{opponent:>2}" for opponent in line.opponents)
            card.add_row(str(line.round), f"{line.table} {SEAT_LETTERS[line.seat]}", partner, against)
        else:
            card.add_row(str(line.round), "out", "", "")
    card.add_row()
    return card
