"""The chance that the best player wins an evening: low, for cards are mostly luck."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from euchre.evenings.evening import Evening

FILE: Final = Path(__file__).parent / "luck.json"
_SEATS: Final = 4


class _Table(msgspec.Struct, frozen=True):
    """Simulated evenings (`tools/evening_luck.py`): a row for each number of people, a column for each of deals."""

    people: tuple[int, ...]
    deals: tuple[int, ...]
    wins: tuple[tuple[float, ...], ...]


@cache
def _table() -> _Table:
    return msgspec.json.decode(FILE.read_bytes(), type=_Table)


def best_wins(people: int, deals: int) -> float | None:
    """The chance that the best of `people` wins over `deals` deals, partners changing; None beyond the table.

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
    """The index of the number before this one, and the distance to the next; None outside."""
    if not numbers[0] <= number <= numbers[-1]:
        return None
    at = min(bisect_right(numbers, number), len(numbers) - 1) - 1
    return at, (number - numbers[at]) / (numbers[at + 1] - numbers[at])


def _between(values: Sequence[float], at: int, share: float) -> float:
    return values[at] * (1 - share) + values[min(at + 1, len(values) - 1)] * share


class EveningLuck(msgspec.Struct, frozen=True, kw_only=True):
    """The meaning of the final standings of an evening, given luck."""

    people: int
    deals: int
    """The number each of them played, on average."""
    best_wins: float
    """The chance (0..1) that the best player wins such an evening."""


def luck_of(evening: Evening) -> EveningLuck | None:
    """The luck in the standings of an evening.

    None for fixed pairs, with tables of three, where it is not known how many deals were played, and beyond the table.
    """
    settings = evening.settings
    played = [
        table.seats
        for round_ in evening.rounds
        for table in round_.tables
        if (result := round_.results.get(table.number)) is not None and result.score is not None
    ]
    seats = [number for table in played for number in table if number > 0]
    alike = settings.entries == "individual" and settings.length.kind == "deals"
    if not seats or not alike or any(len(table) != _SEATS for table in played):
        return None
    people = len(set(seats))
    deals = round(settings.length.number * len(seats) / people)
    chance = best_wins(people, deals)
    return None if chance is None else EveningLuck(people=people, deals=deals, best_wins=chance)
