"""Rounds made by a search: who has met, and whose turn it is to be without a partner, as arrays for the search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.charts.planned_round import Pair, PlannedRound, Seats
from euchre.charts.search import PARTNER_WEIGHT, Counts, Places, anneal
from euchre.charts.turns import Turn

STEPS: Final = 3_000_000
"""Steps of a search: well below a second on a core of 2024."""
_NOBODY: Final = -1


class Meetings(NamedTuple):
    """The past meetings by pair; pairs that never met are absent."""

    partners: Mapping[Pair, int]
    opponents: Mapping[Pair, int]


class Arrangement(NamedTuple):
    """The task of a search: the people, the size of each table, and for each round those without a partner.

    These take the places at tables of three, which come last, and sit out; a table of two is for two pairs, each
    counted as one person.
    """

    people: Sequence[int]
    tables: tuple[int, ...]
    turns: tuple[tuple[Turn, ...], ...]


def arranged(task: Arrangement, met: Meetings, seed: int, steps: int = STEPS) -> tuple[PlannedRound, ...]:
    """Rounds in which few meet twice, those counted who have met before. The same seed gives the same rounds."""
    number = {person: index for index, person in enumerate(task.people)}
    layout, regular = _layout(task), len(task.people) - len(task.turns[0])
    seats, partners, opponents = (
        _first_seats(task, number, seed),
        _counts(met.partners, number),
        _counts(met.opponents, number),
    )
    before = np.array([[turn.before for turn in row] for row in task.turns], np.int32)
    ways = (layout >= 0).sum(axis=0) * len(task.turns)
    enough = PARTNER_WEIGHT * _least(partners, ways[0] // 2) + _least(opponents, (ways[1] + ways[2]) // 2)
    anneal(layout, seats, partners, opponents, regular, before, steps, enough, np.uint64(seed % 2**64))
    return tuple(_round(task, row.tolist()) for row in seats)


def _layout(task: Arrangement) -> Places:
    """The places of the partner and of the opponents for each place, see `euchre.charts.search`."""
    layout = np.full((len(task.people), 3), _NOBODY, np.int16)
    for start, size in zip(_starts(task.tables), task.tables, strict=False):
        for place in range(size):
            left, right = (start + (place + step) % size for step in (1, size - 1))
            layout[start + place, 1] = left
            if left != right:
                layout[start + place, 2] = right
            if size == 4:
                layout[start + place, 0] = start + (place + 2) % size
    return layout


def _starts(tables: Sequence[int]) -> list[int]:
    """The first place of each table, and at the end the number of places."""
    starts = [0]
    for size in tables:
        starts.append(starts[-1] + size)
    return starts


def _first_seats(task: Arrangement, number: Mapping[int, int], seed: int) -> Places:
    """Seat each round at random, with the people without a partner in the last places."""
    rng = Random(seed)
    rows = []
    for turns in task.turns:
        last = [turn.person for turn in turns]
        others = [person for person in task.people if person not in last]
        rows.append([number[person] for person in (*rng.sample(others, len(others)), *last)])
    return np.array(rows, np.int16)


def _counts(met: Mapping[Pair, int], number: Mapping[int, int]) -> Counts:
    counts = np.zeros((len(number), len(number)), np.int32)
    for (one, other), times in met.items():
        if one in number and other in number:
            counts[number[one], number[other]] = counts[number[other], number[one]] = times
    return counts


def _least(counts: NDArray[Any], meetings: int) -> float:
    """The least cost in points of `meetings` more meetings, given to the pairs that have met least."""
    times = np.sort(counts[np.triu_indices_from(counts, 1)])
    points, left = 0.0, int(meetings)
    while left > 0 and times.size:
        level = times[0]
        lowest = min(left, int(np.searchsorted(times, level, side="right")))
        points += float(level) * lowest
        times[:lowest] += 1
        left -= lowest
    return points


def _round(task: Arrangement, row: Sequence[int]) -> PlannedRound:
    seated: Seats = tuple(task.people[index] for index in row)
    starts = _starts(task.tables)
    return PlannedRound(
        tuple(seated[start:end] for start, end in pairwise(starts)), tuple(sorted(seated[starts[-1] :]))
    )
