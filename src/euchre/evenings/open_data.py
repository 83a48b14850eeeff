"""The results of an evening as a table for spreadsheets, made of what everybody may see."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from euchre.evenings.perspective import EveningNow, RoundTableNow

_COLUMNS: Final = (
    "round",
    "table",
    "section",
    "seat",
    "entrant",
    "name",
    "partner",
    "points",
    "points_against",
    "loners",
    "source",
)

_FORMULA: Final = re.compile(r"(^|[;,\t])\s*([=+\-@])")
"""The beginning of a formula: a program that separates cells by semicolons finds cells within a text, quoted or not."""


def results_csv(evening: EveningNow) -> str:
    """A line for everybody at a table with a result, as CSV (RFC 4180).

    All texts are quoted, and an apostrophe stands before what a spreadsheet would take for a formula.
    """
    names = {one.number: one.name for one in evening.entrants}
    tables = ((round_.number, table) for round_ in evening.rounds for table in round_.tables)
    return spreadsheet(_COLUMNS, ((number, *line) for number, table in tables for line in _lines(table, names)))


def spreadsheet(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table as CSV, with the byte-order mark without which some spreadsheets read every umlaut as two letters."""
    text = io.StringIO()
    text.write("\ufeff")
    writer = csv.writer(text, quoting=csv.QUOTE_NONNUMERIC)
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue()


def _lines(table: RoundTableNow, names: dict[int, str]) -> Iterator[tuple[object, ...]]:
    """The people of a table; there is no partner at a table of three."""
    if table.result is None or table.result.score is None:
        return
    score, sides = table.result.score, len(table.result.score.points)
    for seat, number in enumerate(table.seats):
        if number in names:
            partner = table.seats[(seat + sides) % len(table.seats)]
            against = [points for side, points in enumerate(score.points) if side != seat % sides]
            yield (
                table.number,
                table.section,
                seat + 1,
                number,
                cell(names[number]),
                "" if partner == number else partner,
                score.points[seat % sides],
                sum(against),
                score.loners[seat] if score.loners else "",
                table.result.source,
            )


def cell(text: str) -> str:
    """A text as a cell, without a formula at its beginning, or behind what separates cells in some countries.

    >>> cell("=1+1"), cell("a;=1+1;b"), cell("9-2")
    ("'=1+1", "a;'=1+1;b", '9-2')
    """
    return _FORMULA.sub(r"\1'\2", text)
