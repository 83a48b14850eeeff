"""An evening as it counts for its club: its day, and the final standings of everybody who played, without names."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from fractions import Fraction
from typing import NamedTuple

from euchre.evenings.evening import Evening
from euchre.evenings.settings import is_day
from euchre.evenings.standings import StandingOf, standings


class FinalStanding(NamedTuple):
    """The final standing of a person in an evening."""

    member: int | None
    """Their number in the club; None for a visitor."""
    rank: int
    """The rank from 1; people who are level share it."""
    points: Fraction
    wins: Fraction
    loners: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldEvening:
    """An evening of a club."""

    id: str
    code: str
    title: str
    day: str
    """``2026-11-26``: as its settings say; if they do not, the day on which it was opened, in UTC."""
    rounds: int
    is_over: bool
    standings: tuple[FinalStanding, ...]
    """The best first; empty until the evening is over. Who played no round is not in them."""


def held_evening(evening: Evening) -> HeldEvening:
    """An evening as it counts for its club."""
    found = standings(evening) if evening.is_over else ()
    opened = datetime.fromtimestamp(evening.log[0].at, UTC).date().isoformat()
    return HeldEvening(
        id=evening.id,
        code=evening.code,
        title=evening.settings.title,
        day=evening.settings.day if is_day(evening.settings.day) else opened,
        rounds=len(evening.rounds),
        is_over=evening.is_over,
        standings=tuple(_final(evening, one) for one in found if any(count.played for count in one.rounds)),
    )


def _final(evening: Evening, one: StandingOf) -> FinalStanding:
    entry = evening.entries[one.number]
    return FinalStanding(entry.member or None, one.rank, one.points, one.wins, one.loners)
