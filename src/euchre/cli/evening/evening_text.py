"""An evening as text: its settings, the tables of a round, the standings."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
from rich.table import Table as TextTable

from euchre.evenings.evening import Evening, Round
from euchre.evenings.messages import RoundScore
from euchre.evenings.standings import pair_standings, standings, team_standings


def named(evening: Evening, number: int) -> str:
    """An entrant's number and name; a bot's negative number is its name."""
    return f"{number} {evening.entries[number].name}" if number > 0 else f"bot {-number}"


def tables_of(evening: Evening, round_: Round) -> TextTable:
    """The seats of a round, and the results so far."""
    text = TextTable(title=f"Round {round_.number} of {evening.settings.rounds}", title_justify="left")
    for column in ("Table", "North", "South", "East", "West", "Points"):
        text.add_column(column, justify="right" if column == "Table" else "left")
    for table in round_.tables:
        names = [named(evening, number) for number in table.seats]
        result = round_.results.get(table.number)
        order = (0, 2, 1, 3) if len(names) == 4 else (0, 2, 1)
        cells = [names[at] for at in order] + [""] * (4 - len(names))
        text.add_row(str(table.number), *cells, "" if result is None else score_text(result.score))
    if round_.sit_outs:
        text.caption = "Sitting out: " + ", ".join(named(evening, number) for number in round_.sit_outs)
        text.caption_justify = "left"
    return text


def score_text(score: RoundScore | None) -> str:
    """A score in short: ``9 : 6``, or that the table was not played."""
    return "not played" if score is None else " : ".join(map(str, score.points))


def standings_of(evening: Evening) -> TextTable:
    """The standings of the evening."""
    text = TextTable(title="Final standings" if evening.is_over else "Standings", title_justify="left")
    for column in ("Place", "Entrant", "Points", "Wins", "Loners", "Euchres", "Rounds"):
        text.add_column(column, justify="left" if column == "Entrant" else "right")
    for one in standings(evening):
        played = sum(count.played for count in one.rounds)
        text.add_row(
            str(one.rank),
            named(evening, one.number),
            _number(one.points),
            _number(one.wins),
            str(one.loners),
            str(one.euchres),
            str(played),
        )
    return text


def teams_of(evening: Evening) -> TextTable | None:
    """The standings of the teams; None for an evening without teams."""
    text = TextTable(title="Teams", title_justify="left")
    for column in ("Place", "Team", "Points", "Wins"):
        text.add_column(column, justify="left" if column == "Team" else "right")
    for one in team_standings(evening):
        text.add_row(str(one.rank), one.team, _number(one.points), _number(one.wins))
    return text if text.rows else None


def pairs_of(evening: Evening) -> TextTable | None:
    """The standings of the fixed pairs; None where partners change."""
    text = TextTable(title="Final standings" if evening.is_over else "Standings", title_justify="left")
    for column in ("Place", "Pair", "Points", "Wins", "Loners"):
        text.add_column(column, justify="left" if column == "Pair" else "right")
    for one in pair_standings(evening):
        names = " & ".join(named(evening, number) for number in one.members)
        text.add_row(str(one.rank), names, _number(one.points), _number(one.wins), str(one.loners))
    return text if text.rows else None


def settings_of(evening: Evening) -> list[str]:
    """The settings as they can be typed after ``set``."""
    settings: Any = msgspec.to_builtins(evening.settings)
    lines: list[str] = []
    for name, value in settings.items():
        inner = {f"{name}.{field}": one for field, one in value.items()} if isinstance(value, dict) else {name: value}
        lines += (f"{field}={_typed(one)}" for field, one in inner.items())
    return lines


def _typed(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, list | tuple) else str(value)


def _number(value: Fraction) -> str:
    return str(value) if value.denominator == 1 else f"{float(value):.1f}"
