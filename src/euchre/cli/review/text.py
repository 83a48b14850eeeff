"""The page of `euchre review`: the match deal by deal, the worst decisions, the figures of the players."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from euchre.cli.printable import printable
from euchre.cli.review.decision_text import cost, costly, situation
from euchre.cli.review.rows import (
    DEAL_COLUMNS,
    LUCK_NOTE,
    PLAYER_COLUMNS,
    PLAYERS_NOTE,
    deal_row,
    deals_note,
    levels_note,
    luck_note,
    player_row,
    side_of,
)
from euchre.review.review import Review

_WORST: Final = 10
"""How many decisions are shown."""
_NAME: Final = 18
"""The widest a player's name may be, so that a table fits into 80 columns."""
_SHORT: Final = {"too close to call": "close", "inaccuracy": "inacc."}
"""Headings that would be too wide."""


def show(review: Review, seat: int | None = None, *, positions: bool = False) -> None:
    """Print a review; with a seat (0..3), only the decisions and the figures of that player.

    With `positions`, each decision comes with the command that analyses it, on a line of its own, however long.
    """
    console = Console(markup=False, highlight=False)
    record = review.record
    console.print(printable(f"{side_of(record, 0)} against {side_of(record, 1)}"), style="bold")
    console.print(f"rules {record.rules}, review level {review.level}, seed {review.seed}\n", style="dim")
    console.print(_deals(review))
    console.print(f"\n{printable(deals_note(record))}\n", style="dim")
    if luck := luck_note(review):
        console.print(printable(luck))
        console.print(f"{LUCK_NOTE}\n", style="dim")
    _worst(console, review, seat, positions=positions)
    console.print(_players(review, seat))
    console.print(f"\n{PLAYERS_NOTE} Close: too close to call.", style="dim")
    if level := levels_note(review, seat):
        console.print(f"\n{printable(level)}")
    if review.unjudged:
        what = "1 decision is" if review.unjudged == 1 else f"{review.unjudged} decisions are"
        console.print(f"\n{what} not judged: the file does not tell those hands.", style="dim")


def _deals(review: Review) -> Table:
    table = _table(*DEAL_COLUMNS)
    for deal in review.deals:
        table.add_row(*map(printable, deal_row(review.record, deal)))
    return table


def _worst(console: Console, review: Review, seat: int | None, *, positions: bool) -> None:
    found = costly(review, seat)
    if not found:
        console.print("No decision was clearly worse than the best.\n")
        return
    shown = "" if len(found) <= _WORST else f" (the {_WORST} worst of {len(found)})"
    console.print(f"Decisions that cost something{shown}", style="bold")
    for deal, one in found[:_WORST]:
        console.print(f"\nDeal {deal.number}, {printable(review.record.players[one.seat])}: {situation(one)}")
        console.print(Padding(cost(one), (0, 0, 0, 2), expand=False))
        if positions:
            console.print(f"  euchre analyse {one.position}", soft_wrap=True)
    console.print()


def _players(review: Review, seat: int | None) -> Table:
    table = _table(*(_SHORT.get(column, column) for column in PLAYER_COLUMNS))
    for player in review.players:
        if seat in {None, player.seat}:
            table.add_row(*map(printable, player_row(review.record, player)))
    return table


def _table(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for column in columns:
        named = column in {"dealer", "player"}
        table.add_column(column, justify="left" if named else "right", no_wrap=True, max_width=_NAME if named else None)
    return table
