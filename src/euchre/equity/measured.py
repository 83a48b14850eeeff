"""The counts of each ending of a deal, by player and table: data files written by tools/measure_outcomes.py."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from euchre.equity.ending import ENDINGS

Player = Literal["house", "swift"]
"""Who sat in all four seats: the house's deals tell what scores are worth to the players, swift's what luck is."""
FILES: Final[dict[Player, Path]] = {
    "house": Path(__file__).with_name("measured.json"),
    "swift": Path(__file__).with_name("measured_swift.json"),
}


class Measured(NamedTuple):
    """The counts of one table, in deals."""

    thrown_in: int
    endings: tuple[int, ...]
    """In the order of `ENDINGS`."""


class _Table(msgspec.Struct, forbid_unknown_fields=True):
    thrown_in: int
    endings: dict[str, list[int]]
    """By the way of playing (`Ending.way`), the deals for each `Took`."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    about: str
    command: str
    tables: dict[str, _Table]


@cache
def measured(player: Player = "house") -> dict[str, Measured]:
    """The measurements between four such players, by rules text."""
    tables = msgspec.json.decode(FILES[player].read_bytes(), type=_File).tables
    return {text: Measured(table.thrown_in, _counts(table)) for text, table in tables.items()}


def _counts(table: _Table) -> tuple[int, ...]:
    return tuple(table.endings[ending.way][ending.took] for ending in ENDINGS)
