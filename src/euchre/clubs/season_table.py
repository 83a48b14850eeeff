"""The table of a season: its evenings counted for each member, by the season's own rule."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from euchre.clubs.held_evening import FinalStanding, HeldEvening
from euchre.clubs.settings import SeasonSettings


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonPlace:
    """The standing of a member in a season."""

    member: int
    rank: int
    """The rank from 1; members who are level share it."""
    total: Fraction
    evenings: int
    """The number of evenings they have played."""
    counted: tuple[tuple[str, Fraction], ...]
    """The evenings that count, by id, with what each is worth, the best first."""


def season_table(season: SeasonSettings, held: Iterable[HeldEvening]) -> tuple[SeasonPlace, ...]:
    """The standings of a season, the best first; level members in the order of their numbers. Visitors do not count."""
    worth: defaultdict[int, list[tuple[str, Fraction]]] = defaultdict(list)
    for evening in held:
        if evening.is_over and season.first <= evening.day <= season.last:
            for one in evening.standings:
                if one.member is not None:
                    worth[one.member].append((evening.id, _worth(season, one)))
    counted = {
        member: tuple(sorted(evenings, key=lambda one: one[1], reverse=True)[: season.best_of or None])
        for member, evenings in worth.items()
    }
    totals = {member: sum((value for _, value in best), Fraction()) for member, best in counted.items()}
    ordered = sorted(totals, key=lambda member: (-totals[member], member))
    ranks: dict[Fraction, int] = {}
    for place, member in enumerate(ordered, 1):
        ranks.setdefault(totals[member], place)
    return tuple(
        SeasonPlace(
            member=member,
            rank=ranks[totals[member]],
            total=totals[member],
            evenings=len(worth[member]),
            counted=counted[member],
        )
        for member in ordered
    )


def _worth(season: SeasonSettings, one: FinalStanding) -> Fraction:
    """The worth of an evening to somebody who ended up like this."""
    match season.counting:
        case "points":
            return one.points
        case "wins":
            return one.wins
        case "places":
            return Fraction(season.places[one.rank - 1] if one.rank <= len(season.places) else 0)
