"""Perfect charts: everybody is partnered with everybody exactly once, and opposed to everybody exactly twice.

They are the designs of whist tournaments. In the first round the persons are the elements of a group, and perhaps one
more who stays; in each further round everybody else moves on by the same element. The differences between partners,
and between opponents, are such that everybody meets everybody as often as they should. A prime 4k + 1 needs no data:
with a primitive root g the tables of the first round are (g^i, g^(i+2k)) against (g^(i+k), g^(i+3k)).

Sources: I. Anderson, "A hundred years of whist tournaments", Journal of Combinatorial Mathematics and Combinatorial
Computing 19 (1995); Colbourn and Dinitz (eds.), "Handbook of Combinatorial Designs", VI.64.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from euchre.charts.chart import MOST, Chart
from euchre.charts.planned_round import PlannedRound, Seats

STARTERS: Final = Path(__file__).with_name("starters.json")
_STAYS: Final = None


class _Starter(NamedTuple):
    """A first round: its tables, whose persons are elements of a group; None is the one who stays.

    `group` has the sizes of the cycles whose product the group is; a number stands for an element, the last cycle
    counting ones.
    """

    group: tuple[int, ...]
    tables: tuple[tuple[int | None, ...], ...]


@cache
def perfect_chart(people: int) -> Chart | None:
    """The perfect chart for `people`, or None if no such chart is known.

    4n people play 4n - 1 rounds; of 4n + 1 people everybody sits out one of 4n + 1 rounds.
    """
    starter = _written().get(people) or _by_formula(people)
    return None if starter is None else Chart(people, _developed(starter))


def perfect_sizes() -> tuple[int, ...]:
    """The numbers of people, up to the largest of a chart, for whom there is a perfect chart."""
    return tuple(people for people in range(MOST + 1) if people in _written() or _by_formula(people))


@cache
def _written() -> dict[int, _Starter]:
    file: dict[str, Any] = json.loads(STARTERS.read_bytes())
    return {
        int(people): _Starter(tuple(starter["group"]), tuple(map(tuple, starter["tables"])))
        for people, starter in file["starters"].items()
    }


def _by_formula(people: int) -> _Starter | None:
    """The first round for a prime 4k + 1, None for another number."""
    if people % 4 != 1 or people == 1 or any(people % divisor == 0 for divisor in range(3, people, 2)):
        return None
    quarter = people // 4
    powers = next(found for root in range(2, people) if (found := _powers(root, people)))
    return _Starter((people,), tuple(tuple(powers[i + place * quarter] for place in range(4)) for i in range(quarter)))


def _powers(root: int, prime: int) -> tuple[int, ...]:
    """The powers of a primitive root, from the first power on; none if it is no primitive root."""
    powers = tuple(pow(root, exponent, prime) for exponent in range(prime - 1))
    return powers if len(set(powers)) == prime - 1 else ()


def _developed(starter: _Starter) -> tuple[PlannedRound, ...]:
    """The rounds: the first one, moved on by each element of the group."""
    elements = tuple(product(*map(range, starter.group)))
    numbers = {element: number for number, element in enumerate(elements)}

    def moved(person: int | None, by: tuple[int, ...]) -> int:
        if person is _STAYS:
            return len(elements)
        return numbers[tuple((a + b) % size for a, b, size in zip(elements[person], by, starter.group, strict=True))]

    def a_round(by: tuple[int, ...]) -> PlannedRound:
        tables: tuple[Seats, ...] = tuple(tuple(moved(person, by) for person in table) for table in starter.tables)
        out = set(numbers.values()) - {person for table in tables for person in table}
        return PlannedRound(tables, tuple(sorted(out)))

    return tuple(map(a_round, elements))
