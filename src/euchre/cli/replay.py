"""The command `euchre replay`: recorded games, deal by deal."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import typer

from euchre.cli.options import JsonOption
from euchre.cli.output import echo, new_console, printable
from euchre.cli.text import side_of
from euchre.core import law
from euchre.core.actions import Name, Order
from euchre.core.diagram import sides_text
from euchre.core.errors import EuchreError
from euchre.core.state import Result
from euchre.narration.speech import suit_name, thrown_in
from euchre.record.match_record import MatchRecord
from euchre.record.read import read_records


def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Logs of this program, or EGN or EMN files.")],
    as_json: JsonOption = False,
) -> None:
    """Show how each deal of a recorded game went.

    Example: euchre replay final.egn
    """
    records: list[tuple[Path, MatchRecord]] = []
    refused = False
    for file in files:
        try:
            records += [(file, record) for record in read_records(file)]
        except EuchreError as problem:
            echo(f"{printable(str(file))}: {printable(problem.sentence)}", err=True)
            refused = True
    if as_json:
        echo(json.dumps(replayed(records), indent=2))
    else:
        for file, record in records:
            _print(file, record)
    if refused:
        raise typer.Exit(1)


def replayed(records: Iterable[tuple[Path, MatchRecord]]) -> dict[str, Any]:
    """Matches as `replay --json` prints them: numbers and letters only; scores, tricks and points by side."""
    return {
        "games": [
            {
                "file": str(file),
                "rules": str(record.rules),
                "final_score": list(record.score),
                "winner": record.winner,
                "deals": list(map(_deal, record.results)),
            }
            | ({"remark": record.remark} if record.remark else {})
            for file, record in records
        ]
    }


def _deal(result: Result) -> dict[str, Any]:
    return {
        "game": result.game,
        "number": result.deal_number,
        "dealer": result.dealer,
        "maker": result.maker,
        "trump": None if result.trump is None else result.trump.letter,
        "alone": list(result.alone),
        "tricks": list(result.tricks),
        "points": list(result.points),
        "score": list(result.score),
    }


def _print(file: Path, record: MatchRecord) -> None:
    from rich.table import Table

    sides = [printable(side_of(record, side)) for side in range(record.seating.sides)]
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    rows = [_row(record, result, call) for result, call in zip(record.results, _calls(record), strict=True)]
    for column in _COLUMNS:
        if column not in _RARE or any(row[column] for row in rows):
            justify: Literal["left", "right"] = "right" if column in ("game", "deal") else "left"
            table.add_column(column, justify=justify, overflow="fold", no_wrap=column not in _NAMED)
    shown = [str(column.header) for column in table.columns]
    for row in rows:
        table.add_row(*(row[column] for column in shown))
    console = new_console(markup=False, highlight=False)
    console.print(printable(f"{file.name}: {' against '.join(sides)}"), style="bold")
    console.print(f"rules {record.rules}, starting at {sides_text(record.start)}", style="dim")
    if record.remark:
        console.print(printable(record.remark))
    console.print(table)
    end = "not finished" if not record.over else "drawn" if record.winner is None else f"won by {sides[record.winner]}"
    console.print(f"final score {sides_text(record.score)}, {end}\n")


_COLUMNS: Final = ("game", "deal", "dealer", "maker", "call", "trump", "alone", "tricks", "points", "score")
_RARE: Final = ("game", "alone")
"""Columns that are left out where they would be empty: of a single game, and where nobody plays alone."""
_NAMED: Final = ("dealer", "maker", "alone")
"""Columns of names, which are broken where a terminal is narrow; the others never are."""


def _row(record: MatchRecord, result: Result, call: Order | Name | None) -> dict[str, str]:
    """A row of the table for a deal, by column."""
    return {
        "game": str(result.game) if law.games_to_win(record.rules) > 1 else "",
        "deal": str(result.deal_number),
        "dealer": printable(record.players[result.dealer]),
        "maker": "" if result.maker is None else printable(record.players[result.maker]),
        "call": _call(record, result, call),
        "trump": "" if result.trump is None else suit_name(result.trump),
        "alone": ", ".join(printable(record.players[seat]) for seat in result.alone),
        "tricks": sides_text(result.tricks),
        "points": sides_text(result.points),
        "score": sides_text(result.score),
    }


def _calls(record: MatchRecord) -> list[Order | Name | None]:
    """The call that fixed trump in each finished deal; None for a deal that was thrown in."""
    calls: list[Order | Name | None] = []
    made: Order | Name | None = None
    last = None
    for state, action in record.steps():
        if state.match.last is not last:
            calls.append(made)
            made, last = None, state.match.last
        if isinstance(action, Order | Name):
            made = action
    return [*calls, made][: len(record.results)]


def _call(record: MatchRecord, result: Result, call: Order | Name | None) -> str:
    if call is None or result.maker is None:
        return thrown_in(record.rules)
    took = "taken up" if result.maker == result.dealer else "ordered up"
    return took if isinstance(call, Order) else "named"
