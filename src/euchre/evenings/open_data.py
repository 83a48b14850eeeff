"""The results and the standings of an evening as tables for spreadsheets, made of what everybody may see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euchre.evenings.perspective import EveningNow, RoundTableNow, StandingNow
from euchre.evenings.spreadsheet import cell, spreadsheet

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

_STANDING: Final = ("rank", "entrant", "name", "team", "points", "wins", "loners", "euchres")


def results_csv(evening: EveningNow) -> str:
    """A line for everybody at a table with a result."""
    names = {one.number: one.name for one in evening.entrants}
    tables = ((round_.number, table) for round_ in evening.rounds for table in round_.tables)
    return spreadsheet(_COLUMNS, ((number, *line) for number, table in tables for line in _lines(table, names)))


def standings_csv(evening: EveningNow) -> str:
    """A line for each entrant in the standings, the best first, with the points of each round."""
    entrants = {one.number: one for one in evening.entrants}
    rounds = range(1, len(evening.rounds) + 1)
    lines = (
        (
            one.rank,
            one.number,
            cell(entrants[one.number].name),
            cell(entrants[one.number].team),
            one.points,
            one.wins,
            one.loners,
            one.euchres,
            *_by_round(one, rounds),
        )
        for one in evening.standings
    )
    return spreadsheet((*_STANDING, *(f"round_{number}" for number in rounds)), lines)


def _by_round(standing: StandingNow, rounds: range) -> Iterator[float | str]:
    points = {count.round: count.points for count in standing.rounds}
    return (points.get(number, "") for number in rounds)


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
