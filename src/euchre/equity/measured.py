"""How often each ending of a deal came about, by table: ``measured.json``, written by tools/measure_outcomes.py."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from euchre.equity.ending import ENDINGS

FILE: Final = Path(__file__).with_suffix(".json")


class Measured(NamedTuple):
    """What was counted at one table, in deals."""

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
def measured() -> dict[str, Measured]:
    """What was measured, by rules text."""
    tables = msgspec.json.decode(FILE.read_bytes(), type=_File).tables
    return {text: Measured(table.thrown_in, _counts(table)) for text, table in tables.items()}


def _counts(table: _Table) -> tuple[int, ...]:
    return tuple(table.endings[ending.way][ending.took] for ending in ENDINGS)
