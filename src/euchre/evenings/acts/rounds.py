"""The rounds of an evening: seating the next one."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from euchre.core.errors import refuse
from euchre.evenings.evening import (
    Evening,
    Round,
)
from euchre.evenings.fields import RoundNumber, Seats
from euchre.evenings.movements.seating import next_round
from euchre.evenings.refusals import check_director, check_open, check_seats
from euchre.evenings.seated_table import SeatedTable
from euchre.evenings.teams import teams_of
from euchre.streams.event import Step
from euchre.streams.logged import Acts
from euchre.streams.message import StreamMessage

_TEAMS: Final = 2
"""The number of teams in a league match."""


class SeatRound(StreamMessage, frozen=True):
    """A director seats the next round; all results of the one before must be there."""

    round: RoundNumber
    seats: tuple[Seats, ...] = ()
    """The people by table as a director without a network has seated them already, by the plan that was known; a round
    seated otherwise is refused. Empty where the round is only asked for."""


class RoundSeated(Step, frozen=True):
    """A round is seated."""

    exported = ("round", "tables", "sit_outs")

    round: int
    tables: tuple[SeatedTable, ...]
    sit_outs: tuple[int, ...] = ()


def seat_round(evening: Evening, guest: str, message: SeatRound, at: float) -> RoundSeated | None:
    """A director seats the next round; with the seats of one that is seated just so by now, nothing changes.

    Raises `EuchreError` for anybody else, once the evening is over, for a round that is seated or comes later, while a
    result is missing, after the last round, for fewer than four people, for a league match of other than two teams, and
    for other seats than those the director goes by.
    """
    check_director(evening, guest)
    check_open(evening)
    if message.round <= len(evening.rounds):
        if message.seats and message.seats == _by_table(evening.rounds[message.round - 1].tables):
            return None
        refuse("evening/seated", f"Round {message.round} is seated already.", round=message.round)
    if message.round > len(evening.rounds) + 1:
        refuse("evening/no-round", f"Round {message.round - 1} is not seated yet.", round=message.round - 1)
    if evening.stage == "seated":
        missing = next(
            table.number for table in evening.rounds[-1].tables if not evening.rounds[-1].results.get(table.number)
        )
        refuse("evening/results", f"The result of table {missing} is missing.", table=missing)
    if message.round > evening.settings.rounds:
        refuse("evening/no-more", f"The evening has {evening.settings.rounds} rounds.", rounds=evening.settings.rounds)
    _check_teams(evening)
    seated = next_round(evening)
    if not seated.tables:
        refuse("evening/too-few", "Four people make a table, and there are fewer.")
    if message.seats:
        check_seats(message.round, message.seats, _by_table(seated.tables))
    return RoundSeated(at=at, round=seated.number, tables=seated.tables, sit_outs=seated.sit_outs)


def _by_table(tables: tuple[SeatedTable, ...]) -> tuple[Seats, ...]:
    return tuple(table.seats for table in tables)


def _check_teams(evening: Evening) -> None:
    """Raise `EuchreError` for a league match of other than two teams."""
    teams = teams_of(evening)
    here = {teams[entry.number] for entry in evening.entries.values() if entry.here}
    if evening.settings.movement == "league" and len(here) != _TEAMS:
        refuse("evening/two-teams", "A league match is for two teams: say of everybody which team they play for.")


def _seated(evening: Evening, event: RoundSeated) -> Evening:
    """Seat a round; who plays in it stays in their team."""
    teams = teams_of(evening)
    entries = {number: replace(entry, team=teams[number]) for number, entry in evening.entries.items()}
    seats = {entrant for table in event.tables for entrant in table.seats}
    devices = {entry.guest: entry.number for entry in entries.values() if entry.guest and entry.number in seats}
    seated = Round(
        number=event.round,
        seated=evening.version + 1,
        tables=event.tables,
        sit_outs=event.sit_outs,
        devices=MappingProxyType(devices),
    )
    return replace(evening, rounds=(*evening.rounds, seated), entries=MappingProxyType(entries))


ROUNDS: Final[Acts[Evening]] = Acts(
    answers={SeatRound: seat_round},
    changes={RoundSeated: _seated},
)
