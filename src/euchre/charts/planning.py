"""Plans the rounds of an evening for the people who are there, and what is left of them after somebody came or went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from euchre.charts.chart import check_size
from euchre.charts.keeping import kept_rounds
from euchre.charts.known import known_chart
from euchre.charts.planned_round import PlannedRound, Seats, pair
from euchre.charts.turns import TurnRecord
from euchre.core.errors import EuchreError

if TYPE_CHECKING:
    from euchre.charts.arrangement import Meetings


def plan(
    present: Sequence[int], rounds: int, played: Sequence[PlannedRound] = (), *, seed: int = 0, threes: bool = False
) -> tuple[PlannedRound, ...]:
    """Plan `rounds` more rounds for the people present; the same seed gives the same plan.

    Who met in the rounds already played, and who sat out, counts. If nothing has been played, a known chart is used
    where there is one; `seed` draws who has which of its places, and 0 leaves them in the order of `present`. With
    `threes`, tables of three take the place of sitting out wherever the number of people allows it (it does not for
    five). Raises `EuchreError` for fewer than 4 or more than 100 people, somebody named twice, or a number of rounds
    that is not from 1 to 100.
    """
    check_size(len(present), rounds)
    _check_distinct(present)
    tables, left_over = table_sizes(len(present), threes=threes)
    if not played and 3 not in tables and (chart := known_chart(len(present), rounds)):
        return chart.seating(Random(seed).sample(present, len(present)) if seed else present)
    return _searched(tuple(present), tables, left_over, rounds, played, seed)


def plan_pairs(
    pairs: Sequence[tuple[int, int]], rounds: int, played: Sequence[PlannedRound] = (), *, seed: int = 0
) -> tuple[PlannedRound, ...]:
    """Plan `rounds` more rounds for fixed pairs: all pairs meet once before any two meet again.

    With an odd number of pairs one sits out, each in turn. Raises `EuchreError` as `plan`, with two persons for each
    pair.
    """
    check_size(2 * len(pairs), rounds)
    _check_distinct([person for two in pairs for person in two])
    everybody = _round_robin(len(pairs))
    if _is_begun(everybody, _by_pair(pairs, played)):
        planned = tuple(everybody[row % len(everybody)] for row in range(len(played), len(played) + rounds))
    else:
        planned = _searched_pairs(pairs, rounds, played, seed)
    return tuple(_with_pairs(one, pairs) for one in planned)


def keep(
    printed: Sequence[PlannedRound],
    present: Sequence[int],
    played: Sequence[PlannedRound] = (),
    *,
    threes: bool = False,
) -> tuple[PlannedRound, ...]:
    """Plan as many rounds as are printed so that the people present keep the chairs of their cards (`keeping`).

    Who met in the rounds already played, and who sat out, counts; the rest is as with `plan`. A table that does not
    play is there without seats.
    """
    _check_distinct(present)
    sizes, _ = table_sizes(len(present), threes=threes)
    return kept_rounds(printed, present, sizes, played)


def keep_pairs(
    printed: Sequence[PlannedRound], pairs: Sequence[tuple[int, int]], played: Sequence[PlannedRound] = ()
) -> tuple[PlannedRound, ...]:
    """The same for pairs that stay together."""
    sizes = (2,) * (len(pairs) // 2)
    kept = kept_rounds(_by_pair(pairs, printed), range(len(pairs)), sizes, _by_pair(pairs, played))
    return tuple(_with_pairs(one, pairs) for one in kept)


def table_sizes(people: int, *, threes: bool) -> tuple[tuple[int, ...], int]:
    """The sizes of the tables, those of three last, and how many people are without a partner."""
    if threes and 3 * (of_three := -people % 4) <= people:
        return (4,) * ((people - 3 * of_three) // 4) + (3,) * of_three, 3 * of_three
    return (4,) * (people // 4), people % 4


def _searched(
    people: tuple[int, ...],
    tables: tuple[int, ...],
    left_over: int,
    rounds: int,
    played: Sequence[PlannedRound],
    seed: int,
) -> tuple[PlannedRound, ...]:
    from euchre.charts.arrangement import Arrangement, arranged  # noqa: PLC0415 - charts that are known need no NumPy

    record, rng = TurnRecord(played, people), Random(seed)
    turns = tuple(record.next_round(left_over, rng) for _ in range(rounds))
    return arranged(Arrangement(people, tables, turns), _meetings(played), seed)


def _meetings(played: Sequence[PlannedRound]) -> Meetings:
    from euchre.charts.arrangement import Meetings  # noqa: PLC0415 - the same

    return Meetings(
        Counter(met for one in played for met in one.partners()),
        Counter(met for one in played for met in one.opponents()),
    )


def _round_robin(pairs: int) -> tuple[PlannedRound, ...]:
    """A round robin of pairs, as tables of two: one pair stays, the others move round a circle.

    Source: the circle method, E. Lucas, "Récréations mathématiques" (1883).
    """
    last = pairs + pairs % 2 - 1
    rounds = []
    for shift in range(last):
        circle = [last, *((shift + step) % last for step in range(last))]
        tables = [(circle[0], circle[1]), *((circle[1 + step], circle[-step]) for step in range(1, (last + 1) // 2))]
        if pairs % 2:  # the one who stays is nobody
            rounds.append(PlannedRound(tuple(tables[1:]), (circle[1],)))
        else:
            rounds.append(PlannedRound(tuple(tables)))
    return tuple(rounds)


def _is_begun(cycle: Sequence[PlannedRound], played: Sequence[PlannedRound]) -> bool:
    """True if `played` begins the cycle, whatever the tables and seats."""
    return all(
        set(one.opponents()) == set(cycle[row % len(cycle)].opponents())
        and one.sit_outs == cycle[row % len(cycle)].sit_outs
        for row, one in enumerate(played)
    )


def _searched_pairs(
    pairs: Sequence[tuple[int, int]], rounds: int, played: Sequence[PlannedRound], seed: int
) -> tuple[PlannedRound, ...]:
    """The rounds as tables of two, each pair by its index."""
    from euchre.charts.arrangement import Arrangement, Meetings, arranged  # noqa: PLC0415 - the same

    indexes = tuple(range(len(pairs)))
    by_pair = _by_pair(pairs, played)
    record, rng = TurnRecord(by_pair, indexes, pairs=True), Random(seed)
    turns = tuple(record.next_round(len(pairs) % 2, rng) for _ in range(rounds))
    met = Counter(pair(*table) for one in by_pair for table in one.tables if table)
    return arranged(Arrangement(indexes, (2,) * (len(pairs) // 2), turns), Meetings({}, met), seed)


def _by_pair(pairs: Sequence[tuple[int, int]], played: Sequence[PlannedRound]) -> tuple[PlannedRound, ...]:
    """Rounds as tables of two: a pair is its index, and sits out where one of them does; others have indexes beyond."""
    number = {pair(*two): index for index, two in enumerate(pairs)}

    def index(one: int, other: int) -> int:
        return number.setdefault(pair(one, other), len(number))

    return tuple(
        PlannedRound(
            tuple(tuple(index(*seats[side::2]) for side in (0, 1) if len(seats) == 4) for seats in one.tables),
            tuple(number[pair(*two)] for two in pairs if not set(two).isdisjoint(one.sit_outs)),
        )
        for one in played
    )


def _with_pairs(one: PlannedRound, pairs: Sequence[tuple[int, int]]) -> PlannedRound:
    """A round of tables of two with the persons: the first pair sits north and south."""

    def seats(table: Seats) -> Seats:
        return tuple(pairs[index][place] for place in (0, 1) for index in table)

    return PlannedRound(
        tuple(map(seats, one.tables)), tuple(person for index in one.sit_outs for person in pairs[index])
    )


def _check_distinct(people: Sequence[int]) -> None:
    if len(set(people)) < len(people):
        raise EuchreError("charts/twice", "Somebody is named twice.")
