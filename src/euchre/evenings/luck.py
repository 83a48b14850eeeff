"""How often the best player wins an evening: the final standings say it, for cards are mostly luck."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from euchre.evenings.evening import Evening

FILE: Final = Path(__file__).parent / "luck.json"


class _Table(msgspec.Struct, frozen=True):
    """Simulated evenings (`tools/evening_luck.py`): a row for each number of people, a column for each of deals."""

    people: tuple[int, ...]
    deals: tuple[int, ...]
    wins: tuple[tuple[float, ...], ...]


@cache
def _table() -> _Table:
    return msgspec.json.decode(FILE.read_bytes(), type=_Table)


def best_wins(people: int, deals: int) -> float | None:
    """The chance that the best of so many people wins over so many deals, partners changing; None beyond the table.

    Between two simulated numbers it is interpolated.
    """
    table = _table()
    row, column = _place(table.people, people), _place(table.deals, deals)
    if row is None or column is None:
        return None
    (low, down), (left, across) = row, column
    rows = (_between(table.wins[at], left, across) for at in (low, min(low + 1, len(table.people) - 1)))
    return _between(tuple(rows), 0, down)


def _place(numbers: Sequence[int], number: int) -> tuple[int, float] | None:
    """Where a number lies among others: the one before it, and how far it is to the next; None outside."""
    if not numbers[0] <= number <= numbers[-1]:
        return None
    at = min(bisect_right(numbers, number), len(numbers) - 1) - 1
    return at, (number - numbers[at]) / (numbers[at + 1] - numbers[at])


def _between(values: Sequence[float], at: int, share: float) -> float:
    return values[at] * (1 - share) + values[min(at + 1, len(values) - 1)] * share


def luck_of(evening: Evening) -> float | None:
    """The chance that its best player wins an evening like this one.

    None for fixed pairs, where it is not known how many deals were played, and beyond the table.
    """
    settings = evening.settings
    if settings.entries != "individual" or settings.length.kind != "deals":
        return None
    people = {entrant for round_ in evening.rounds for table in round_.tables for entrant in table.seats if entrant > 0}
    return best_wins(len(people), settings.length.number * len(evening.rounds))
