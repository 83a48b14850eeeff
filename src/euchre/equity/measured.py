"""The counts of each ending of a deal, by player and table: data files written by tools/measure_outcomes.py."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from euchre.core import law
from euchre.core.rules import Rules
from euchre.equity.ending import ENDINGS

Player = Literal["house", "swift"]
"""The player in all seats of a table of four: the house's deals tell what scores are worth to the players, swift's what
luck is."""
FILES: Final[dict[Player, Path]] = {
    "house": Path(__file__).with_name("measured.json"),
    "swift": Path(__file__).with_name("measured_swift.json"),
}
OTHER_NUMBERS: Final = Path(__file__).with_name("measured_other_numbers.json")
"""Tables of two, three and six, the same for every player."""


class Measured(NamedTuple):
    """The counts of one table, in deals."""

    thrown_in: int
    endings: tuple[int, ...]
    """The counts in the order of `ENDINGS` for as many sides."""


class _Table(msgspec.Struct, forbid_unknown_fields=True):
    thrown_in: int
    endings: dict[str, list[int]]
    """The deals for each `Took`, by the way of playing (`Ending.way`)."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    about: str
    command: str
    tables: dict[str, _Table]


def _load(player: Player) -> dict[str, Measured]:
    tables = {
        text: table
        for path in (FILES[player], OTHER_NUMBERS)
        for text, table in msgspec.json.decode(path.read_bytes(), type=_File).tables.items()
    }
    return {text: Measured(table.thrown_in, _counts(text, table)) for text, table in tables.items()}


def _counts(text: str, table: _Table) -> tuple[int, ...]:
    sides = law.seating(Rules.parse(text)).sides
    return tuple(table.endings[ending.way(sides)][ending.took] for ending in ENDINGS[sides])


_MEASURED: Final = {player: _load(player) for player in FILES}  # at once: a server may have no file left to open


def measured(player: Player = "house") -> dict[str, Measured]:
    """The measurements by rules text: tables of four such players, and those of other numbers."""
    return _MEASURED[player]
