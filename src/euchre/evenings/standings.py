"""The standings of an evening: each entrant's rounds counted by its scoring."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from euchre.evenings.evening import Evening, Round
from euchre.evenings.settings import Scoring


class RoundCount(NamedTuple):
    """One entrant's round, as it counts."""

    round: int
    points: Fraction
    wins: Fraction
    loners: int
    euchres: int
    played: bool
    """False for a sit-out, or a table that was not played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingOf:
    """Where an entrant stands."""

    number: int
    rank: int
    """From 1; entrants who are level share one."""
    points: Fraction
    wins: Fraction
    loners: int
    euchres: int
    rounds: tuple[RoundCount, ...]
    """All rounds, counted or not."""
    dropped: tuple[int, ...] = ()
    """The rounds that do not count, where only the best do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamStanding:
    """Where a team stands: the sum of its best entrants."""

    team: str
    rank: int
    points: Fraction
    wins: Fraction
    members: tuple[int, ...]
    """Those who count, the best first."""


def standings(evening: Evening) -> tuple[StandingOf, ...]:
    """Where everybody stands, the best first; level entrants in the order of their numbers."""
    scoring = evening.settings.scoring
    found = [_standing(evening, number, scoring) for number in evening.entries]
    found.sort(key=lambda one: (*(-value for value in _merit(one, scoring)), one.number))
    merits = [_merit(one, scoring) for one in found]
    return tuple(_ranked(one, merits.index(merit) + 1) for one, merit in zip(found, merits, strict=True))


def _ranked(one: StandingOf, rank: int) -> StandingOf:
    return StandingOf(
        number=one.number,
        rank=rank,
        points=one.points,
        wins=one.wins,
        loners=one.loners,
        euchres=one.euchres,
        rounds=one.rounds,
        dropped=one.dropped,
    )


def _merit(one: StandingOf | TeamStanding, scoring: Scoring) -> tuple[Fraction, ...]:
    """The numbers that ranks go by, in turn."""
    first, second = (one.points, one.wins) if scoring.by == "points" else (one.wins, one.points)
    return (first, second, Fraction(one.loners)) if isinstance(one, StandingOf) else (first, second)


def team_standings(evening: Evening) -> tuple[TeamStanding, ...]:
    """Where the teams stand, the best first; none where the evening has no teams."""
    size, scoring = evening.settings.team_size, evening.settings.scoring
    if not size:
        return ()
    members: dict[str, list[StandingOf]] = {}
    for one in standings(evening):
        team = evening.entries[one.number].team
        if team:
            members.setdefault(team, []).append(one)
    found = []
    for team, all_of_them in members.items():
        best = all_of_them[:size]
        points, wins = sum((one.points for one in best), Fraction()), sum((one.wins for one in best), Fraction())
        numbers = tuple(one.number for one in best)
        found.append(TeamStanding(team=team, rank=0, points=points, wins=wins, members=numbers))
    found.sort(key=lambda one: (*(-value for value in _merit(one, scoring)), one.team))
    merits = [_merit(one, scoring) for one in found]
    return tuple(
        TeamStanding(team=one.team, rank=merits.index(merit) + 1, points=one.points, wins=one.wins, members=one.members)
        for one, merit in zip(found, merits, strict=True)
    )


def _standing(evening: Evening, number: int, scoring: Scoring) -> StandingOf:
    played = {round_.number: _played(round_, number, scoring) for round_ in evening.rounds}
    mine = [count for count in played.values() if count is not None]
    credits_ = _credits(mine, scoring)
    rounds = [
        RoundCount(round_.number, *credits_, loners=0, euchres=0, played=False)
        if (count := played[round_.number]) is None
        else count
        for round_ in evening.rounds
        if _is_in(round_, number)
    ]
    value = (lambda one: (one.points, one.wins)) if scoring.by == "points" else (lambda one: (one.wins, one.points))
    best = sorted(rounds, key=value, reverse=True)[: scoring.best_of or None]
    counted = {one.round for one in best}
    return StandingOf(
        number=number,
        rank=0,
        points=sum((one.points for one in best), Fraction()),
        wins=sum((one.wins for one in best), Fraction()),
        loners=sum(one.loners for one in mine),
        euchres=sum(one.euchres for one in mine),
        rounds=tuple(rounds),
        dropped=tuple(one.round for one in rounds if one.round not in counted),
    )


def _is_in(round_: Round, number: int) -> bool:
    """An entrant has a part in a round: its result at their table, or their credit for sitting out."""
    table = round_.table_of(number)
    return number in round_.sit_outs if table is None else table.number in round_.results


def _played(round_: Round, number: int, scoring: Scoring) -> RoundCount | None:
    """The round as an entrant played it; None where they did not, or have no result yet."""
    table = round_.table_of(number)
    result = None if table is None else round_.results.get(table.number)
    if table is None or result is None or result.score is None:
        return None
    score, seat = result.score, table.seats.index(number)
    sides = len(score.points)
    side = seat % sides
    loners, partners = 0, 0
    if score.loners:
        loners = score.loners[seat]
        partners = sum(score.loners[at] for at in range(side, len(table.seats), sides)) - loners
    euchres = score.euchres[side] if score.euchres else 0
    points = score.points[side] + scoring.loner * loners + scoring.loner_partner * partners - scoring.euchre * euchres
    best, level = max(score.points), score.points.count(max(score.points))
    wins = Fraction(score.points[side] == best, level)
    return RoundCount(round_.number, Fraction(points), wins, loners, euchres, played=True)


def _credits(mine: list[RoundCount], scoring: Scoring) -> tuple[Fraction, Fraction]:
    """Points and wins for a round without a table."""
    if scoring.sit_out == "nothing":
        return Fraction(), Fraction()
    wins = sum((one.wins for one in mine), Fraction()) / max(len(mine), 1)
    if scoring.sit_out == "fixed":
        return Fraction(scoring.sit_out_points), wins
    return sum((one.points for one in mine), Fraction()) / max(len(mine), 1), wins
