"""The records of a club: the highest score, the most loners, the longest run of wins, the most evenings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from euchre.clubs.held_evening import FinalStanding, HeldEvening

RecordKind = Literal["score", "loners", "run", "evenings"]
_Reached = tuple[Fraction | int, HeldEvening, FinalStanding]
"""A value, the evening in which it was reached, and how its holder ended up there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubRecord:
    """A record, held by who reached it first."""

    kind: RecordKind
    """The most points or loners in one evening; by members, the longest run of evenings won, of those they played, and
    the most evenings played."""
    value: Fraction
    evening: str
    """The id of the evening in which it was reached."""
    holder: FinalStanding
    """The final standing of the holder in it."""


def club_records(held: Iterable[HeldEvening]) -> tuple[ClubRecord, ...]:
    """The records after these evenings; none of a kind that nobody has reached."""
    over = sorted((evening for evening in held if evening.is_over), key=lambda evening: evening.day)
    found: dict[RecordKind, _Reached | None] = {
        "score": _best((one.points, evening, one) for evening in over for one in evening.standings),
        "loners": _best((one.loners, evening, one) for evening in over for one in evening.standings),
        "run": _best(_runs(over)),
        "evenings": _best(_played(over)),
    }
    return tuple(
        ClubRecord(kind=kind, value=Fraction(value), evening=evening.id, holder=holder)
        for kind, best in found.items()
        if best is not None
        for value, evening, holder in [best]
    )


def _best(reached: Iterable[_Reached]) -> _Reached | None:
    """The highest value; of two alike the first, and nothing where none is above nought."""
    best: _Reached | None = None
    for value in reached:
        if value[0] > (0 if best is None else best[0]):
            best = value
    return best


def _runs(over: Sequence[HeldEvening]) -> Iterator[_Reached]:
    """The run of evenings that each member has won by then, one after the other of those that they played."""
    running: Counter[int] = Counter()
    for evening in over:
        for one in evening.standings:
            if one.member is not None:
                running[one.member] = running[one.member] + 1 if one.rank == 1 else 0
                yield running[one.member], evening, one


def _played(over: Sequence[HeldEvening]) -> Iterator[_Reached]:
    """Yield the number of evenings each member has played by then."""
    played: Counter[int] = Counter()
    for evening in over:
        for one in evening.standings:
            if one.member is not None:
                played[one.member] += 1
                yield played[one.member], evening, one
