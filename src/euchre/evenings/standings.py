"""The standings of an evening: each entrant's rounds counted by its scoring."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple, TypeVar

import msgspec

from euchre.evenings.evening import Evening, Round
from euchre.evenings.score import RoundScore
from euchre.evenings.settings import Scoring
from euchre.evenings.teams import teams_of

_Key = TypeVar("_Key", int, str, tuple[int, ...])
_Worth = tuple[Fraction, Fraction, int]
"""Points, wins and loners; they are exact, so that those who are level share a rank."""


class RoundCount(NamedTuple):
    """An entrant's round, as it counts."""

    round: int
    points: Fraction
    wins: Fraction
    loners: int = 0
    euchres: int = 0
    played: bool = True
    """False for a sit-out, or a table that was not played."""
    over_field: Fraction | None = None
    """The table's points above the average of all online tables at the same seats, with the same cards, once the
    round is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingOf:
    """The standing of an entrant."""

    number: int
    rank: int
    """The rank from 1; entrants who are level share it."""
    points: Fraction
    wins: Fraction
    loners: int
    euchres: int
    rounds: tuple[RoundCount, ...]
    """The rounds, counted or not."""
    dropped: tuple[int, ...] = ()
    """The rounds that do not count, where only the best do."""
    over_field: Fraction | None = None
    """The sum of what the rounds that count have; None where none has it."""


class TeamStanding(msgspec.Struct, frozen=True, kw_only=True):
    """The standing of a team: the sum of its best entrants, or half of it with pairs, so that a game is one game."""

    team: str
    rank: int
    points: float
    wins: float
    members: tuple[int, ...]
    """The members who count, the best first."""


class PairStanding(msgspec.Struct, frozen=True, kw_only=True):
    """The place of a fixed pair: the mean of its two, so that a game is one game, and the loners of both."""

    members: tuple[int, ...]
    """Two; or one who has no partner, or has not played all their rounds with them."""
    rank: int
    points: float
    wins: float
    loners: int


def standings(evening: Evening) -> tuple[StandingOf, ...]:
    """The standings, the best first; level entrants in the order of their numbers. Who never came has no place."""
    scoring = evening.settings.scoring
    played: dict[int, list[RoundCount]] = {number: [] for number in evening.entries}
    credited: dict[int, list[int]] = {number: [] for number in evening.entries}
    for round_ in evening.rounds:
        field = _field(round_) if evening.settings.same_cards and round_.is_over else {}
        if round_.is_over:  # while it is played, nobody leads for sitting out
            for number in round_.sit_outs:
                credited[number].append(round_.number)
        for table in round_.tables:
            result = round_.results.get(table.number)
            for seat, number in enumerate(table.seats):
                if result is None or number < 0:
                    continue
                if result.score is None:
                    credited[number].append(round_.number)
                else:
                    average = field.get(seat % 2) if table.section == "online" else None
                    played[number].append(_count(round_.number, result.score, len(table.seats), seat, scoring, average))
    by_number = {
        number: _standing(number, played[number], credited[number], scoring)
        for number, entry in evening.entries.items()
        if entry.here or evening.has_played(number)
    }
    worth = {number: (one.points, one.wins, one.loners) for number, one in by_number.items()}
    return tuple(replace(by_number[number], rank=rank) for number, rank in _ranks(worth, scoring).items())


def _ranks(worth: Mapping[_Key, _Worth], scoring: Scoring) -> dict[_Key, int]:
    """The ranks, the best first; those that are level share the first of their places, in the order of their keys."""
    ordered = sorted(sorted(worth), key=lambda key: _merit(worth[key], scoring), reverse=True)
    first: dict[_Worth, int] = {}
    return {key: first.setdefault(worth[key], place) for place, key in enumerate(ordered, 1)}


def _merit(worth: _Worth, scoring: Scoring) -> _Worth:
    """The numbers that ranks go by, in turn."""
    points, wins, loners = worth
    return (points, wins, loners) if scoring.by == "points" else (wins, points, loners)


def _sums(counted: Sequence[StandingOf | RoundCount], share: Fraction) -> tuple[Fraction, Fraction]:
    """A share of the points, and of the wins, of them all."""
    points, wins = (one.points for one in counted), (one.wins for one in counted)
    return share * sum(points, Fraction()), share * sum(wins, Fraction())


def team_standings(evening: Evening) -> tuple[TeamStanding, ...]:
    """The standings of the teams, the best first; none where the evening has no teams."""
    settings = evening.settings
    if not settings.team_size and settings.movement != "league":
        return ()
    members: dict[str, list[StandingOf]] = {}
    teams = teams_of(evening)
    for one in standings(evening):
        team = teams[one.number]
        if team:
            members.setdefault(team, []).append(one)
    share = Fraction(1, 2 if settings.entries == "pairs" else 1)
    best = {team: all_of_them[: settings.team_size or None] for team, all_of_them in members.items()}
    worth = {team: (*_sums(people, share), 0) for team, people in best.items()}
    return tuple(
        TeamStanding(
            team=team,
            rank=rank,
            points=float(points),
            wins=float(wins),
            members=tuple(one.number for one in best[team]),
        )
        for team, rank in _ranks(worth, settings.scoring).items()
        for points, wins, _ in [worth[team]]
    )


def pair_standings(evening: Evening) -> tuple[PairStanding, ...]:
    """The standings of the fixed pairs, the best first; none where partners change."""
    if evening.settings.entries != "pairs":
        return ()
    by_number = {one.number: one for one in standings(evening)}
    pairs = {members: [by_number[number] for number in members] for members in _pairs(evening, by_number)}
    worth = {
        members: (*_sums(both, Fraction(1, len(both))), sum(one.loners for one in both))
        for members, both in pairs.items()
    }
    return tuple(
        PairStanding(members=members, rank=rank, points=float(points), wins=float(wins), loners=loners)
        for members, rank in _ranks(worth, evening.settings.scoring).items()
        for points, wins, loners in [worth[members]]
    )


def _pairs(evening: Evening, ranked: Container[int]) -> Iterator[tuple[int, ...]]:
    """The fixed partners who have been together in all rounds, and the others each for themselves."""
    for number in filter(ranked.__contains__, evening.entries):
        partner = evening.entries[number].partner or 0
        if partner not in ranked or not all(_are_together(round_, number, partner) for round_ in evening.rounds):
            yield (number,)
        elif number < partner:
            yield number, partner


def _are_together(round_: Round, one: int, other: int) -> bool:
    """True if two were partners in a round, or both had no table in it."""
    table = round_.table_of(one)
    if table is None:
        return round_.table_of(other) is None and (one in round_.sit_outs) == (other in round_.sit_outs)
    return len(table.seats) == 4 and table.seats[(table.seats.index(one) + 2) % 4] == other


def _standing(number: int, played: list[RoundCount], credited: list[int], scoring: Scoring) -> StandingOf:
    points, wins = _credit(played, scoring)
    rounds = [*played, *(RoundCount(round_, points, wins, played=False) for round_ in credited)]
    rounds.sort(key=lambda one: one.round)
    ordered = sorted(rounds, key=lambda one: _merit((one.points, one.wins, 0), scoring), reverse=True)
    best = ordered[: scoring.best_of] if scoring.best_of else rounds
    points, wins = _sums(best, Fraction(1))
    counted = {one.round for one in best}
    over_field = [one.over_field for one in best if one.over_field is not None]
    return StandingOf(
        number=number,
        rank=0,
        points=points,
        wins=wins,
        loners=sum(one.loners for one in played),
        euchres=sum(one.euchres for one in played),
        rounds=tuple(rounds),
        dropped=tuple(one.round for one in rounds if one.round not in counted),
        over_field=sum(over_field, Fraction()) if over_field else None,
    )


def _count(
    number: int, score: RoundScore, seats: int, seat: int, scoring: Scoring, average: Fraction | None
) -> RoundCount:
    """Score one seat's round; `average` is the field's, if used."""
    sides = len(score.points)
    side = seat % sides
    loners, partners = 0, 0
    if score.loners:
        loners = score.loners[seat]
        partners = sum(score.loners[at] for at in range(side, seats, sides)) - loners
    euchres = score.euchres[side] if score.euchres else 0
    points = score.points[side] + scoring.loner * loners + scoring.loner_partner * partners - scoring.euchre * euchres
    best = max(score.points)
    wins = Fraction(score.points[side] == best, score.points.count(best))
    over_field = None if average is None else score.points[side] - average
    return RoundCount(number, Fraction(points), wins, loners, euchres, over_field=over_field)


def _field(round_: Round) -> dict[int, Fraction]:
    """The average points of each side at the online tables of a round; none where nobody can be compared."""
    results = (round_.results[table.number].score for table in round_.tables if table.section == "online")
    scores = [score for score in results if score is not None]
    return {side: Fraction(sum(score.points[side] for score in scores), len(scores)) for side in (0, 1) if scores}


def _credit(played: list[RoundCount], scoring: Scoring) -> tuple[Fraction, Fraction]:
    """Points and wins for a round without a table; wins are credited by the entrant's average if anything is."""
    if scoring.sit_out == "nothing":
        return Fraction(), Fraction()
    points, wins = _sums(played, Fraction(1, max(len(played), 1)))
    return (Fraction(scoring.sit_out_points), wins) if scoring.sit_out == "fixed" else (points, wins)
