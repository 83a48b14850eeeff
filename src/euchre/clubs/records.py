"""The records of a club: the highest score, the most loners, the longest run of wins, the most evenings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from euchre.clubs.held_evening import FinalStanding, HeldEvening

RecordKind = Literal["score", "loners", "run", "evenings"]


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
    """How the holder ended up in it."""


def club_records(held: Iterable[HeldEvening]) -> tuple[ClubRecord, ...]:
    """The records after these evenings; none of a kind that nobody has reached."""
    over = sorted((evening for evening in held if evening.is_over), key=lambda evening: evening.day)
    found = (
        _best("score", over, lambda one: one.points),
        _best("loners", over, lambda one: Fraction(one.loners)),
        _run(over),
        _evenings(over),
    )
    return tuple(record for record in found if record is not None)


def _best(
    kind: RecordKind, over: Sequence[HeldEvening], value: Callable[[FinalStanding], Fraction]
) -> ClubRecord | None:
    best: ClubRecord | None = None
    for evening in over:
        for one in evening.standings:
            best = _better(best, ClubRecord(kind=kind, value=value(one), evening=evening.id, holder=one))
    return best


def _better(best: ClubRecord | None, other: ClubRecord) -> ClubRecord | None:
    """The higher of two records; of two alike the first."""
    return other if other.value > (Fraction() if best is None else best.value) else best


def _run(over: Sequence[HeldEvening]) -> ClubRecord | None:
    """The longest run of evenings that a member won, one after the other of those that they played."""
    best: ClubRecord | None = None
    running: Counter[int] = Counter()
    for evening in over:
        for one in evening.standings:
            if one.member is not None:
                running[one.member] = running[one.member] + 1 if one.rank == 1 else 0
                run = Fraction(running[one.member])
                best = _better(best, ClubRecord(kind="run", value=run, evening=evening.id, holder=one))
    return best


def _evenings(over: Sequence[HeldEvening]) -> ClubRecord | None:
    """The most evenings that a member has played."""
    best: ClubRecord | None = None
    played: Counter[int] = Counter()
    for evening in over:
        for one in evening.standings:
            if one.member is not None:
                played[one.member] += 1
                number = Fraction(played[one.member])
                best = _better(best, ClubRecord(kind="evenings", value=number, evening=evening.id, holder=one))
    return best
