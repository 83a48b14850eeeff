"""The command `euchre evening chart`: who plays with whom and against whom, to print."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from euchre.charts.planning import plan
from euchre.charts.quality import quality
from euchre.charts.statement import statement
from euchre.charts.tally import SEAT_LETTERS, tally_card
from euchre.cli.options import JsonOption
from euchre.cli.output import echo
from euchre.evenings.spreadsheet import spreadsheet
from euchre.wording import wording

if TYPE_CHECKING:
    from euchre.charts.planned_round import PlannedRound

_COLUMNS: Final = ("person", "round", "table", "seat", "partner", "opponent_1", "opponent_2")


def chart(
    people: Annotated[int, typer.Argument(metavar="PEOPLE", help="How many people play, 4 to 100.")],
    rounds: Annotated[int, typer.Option("--rounds", "-n", help="How many rounds.")] = 8,
    threes: Annotated[
        bool, typer.Option("--tables-of-three", help="Nobody sits out; some play at tables of three instead.")
    ] = False,
    seed: Annotated[
        int, typer.Option("--seed", "-s", metavar="NUMBER", help="Another number gives everybody other rounds.")
    ] = 0,
    file: Annotated[
        Path | None,
        typer.Option("--csv", metavar="FILE", help="Write a row for each person and round to a file instead."),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Print a chart for rotating partners, with a tally card for each person.

    Each round shows every table as north+south v east+west. Wherever that is possible nobody has the same partner
    twice, and the same opponents as rarely as can be.

    Example: euchre evening chart 22 --rounds 10
    """
    planned = plan(range(1, people + 1), rounds, seed=seed, threes=threes)
    if file is not None:
        file.write_text(spreadsheet(_COLUMNS, _rows(planned)), "utf-8", newline="")
        echo(f"Wrote {people * rounds} rows to {file}")
    elif as_json:
        echo(json.dumps(chart_page(planned), indent=2))
    else:
        from euchre.cli.evening.chart_text import show

        show(planned)


def chart_page(rounds: Sequence[PlannedRound]) -> dict[str, Any]:
    """A chart as `chart --json` prints it: persons from 1, each table clockwise from north."""
    found = quality(rounds)
    return {
        "quality": {**found._asdict(), "statement": statement(wording(), found)},
        "rounds": [{"tables": one.tables, "sit_outs": one.sit_outs} for one in rounds],
    }


def _rows(rounds: Sequence[PlannedRound]) -> Iterator[tuple[object, ...]]:
    for person in sorted(rounds[0].people):
        for line in tally_card(person, rounds):
            table, seat = (line.table, SEAT_LETTERS[line.seat]) if line.table else ("", "")
            yield (person, line.round, table, seat, line.partner, *line.opponents)
