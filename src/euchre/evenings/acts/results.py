"""Results: entered and corrected by directors, entered by one side of a table and confirmed by the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from euchre.core.errors import refuse
from euchre.evenings.changes import with_round
from euchre.evenings.doubts import check_doubt
from euchre.evenings.evening import (
    Evening,
    OldResult,
    Report,
    RoundResult,
    SentReport,
    Source,
)
from euchre.evenings.fields import (
    Reason,
    RoundNumber,
    Seats,
    TableNumber,
)
from euchre.evenings.refusals import check_director, check_open, check_seats, the_entrant, the_round, the_table
from euchre.evenings.score import RoundScore
from euchre.evenings.seated_table import SeatedTable
from euchre.streams.event import Step, StreamEvent
from euchre.streams.guest import PersonNumber
from euchre.streams.logged import Acts
from euchre.streams.mappings import with_entry, without_entry
from euchre.streams.message import StreamMessage


class EnterResult(StreamMessage, frozen=True):
    """A director enters the result of a table; None where it was not played. Another one needs a reason."""

    always = True  # no evening is left without its end

    round: RoundNumber
    table: TableNumber
    score: RoundScore | None
    reason: Reason = ""
    sure: bool = False
    """True if it is right although it is doubtful (`euchre.evenings.doubts`)."""
    seats: Seats = ()
    """The people of the table as the director's page shows them; that of others is refused. Empty to leave it open."""


class ResultEntered(Step, frozen=True):
    """A director enters or corrects a result; None for a table that was not played."""

    exported = ("round", "table", "score", "reason")

    round: int
    table: int
    score: RoundScore | None
    reason: str = ""


def enter_result(evening: Evening, guest: str, message: EnterResult, at: float) -> ResultEntered:
    """A director enters a result, or corrects one with a reason.

    Raises `EuchreError` for anybody else, for a table that is not there or at which others sit, for another result
    without a reason, for numbers that do not fit the table, and for doubtful ones of which they are not sure.
    """
    check_director(evening, guest)
    table = the_table(evening, message.round, message.table)
    if message.seats:
        check_seats(message.round, message.seats, table.seats)
    old = the_round(evening, message.round).results.get(message.table)
    if message.score is not None:
        check_score(table, message.score)
        check_doubt(message.score, evening.settings, sure=message.sure)
    reason = " ".join(message.reason.split())
    if old is not None and not reason:
        sentence = f"Table {message.table} has a result for round {message.round}. Say why it changes."
        refuse("evening/has-result", sentence, table=message.table, round=message.round)
    return ResultEntered(
        at=at, round=message.round, table=message.table, score=message.score, reason="" if old is None else reason
    )


def check_score(table: SeatedTable, score: RoundScore) -> None:
    """Raise `EuchreError` for other than one number a side and a seat."""
    seats = len(table.seats)
    sides = 2 if seats == 4 else seats
    if len(score.points) != sides or len(score.euchres) not in (0, sides) or len(score.loners) not in (0, seats):
        refuse("evening/score", f"A result of this table has {sides} numbers of points.", sides=sides)


def _entered(evening: Evening, event: ResultEntered) -> Evening:
    return _resulted(evening, event.round, event.table, event.score, "director", event.at, event.reason)


def _resulted(
    evening: Evening, number: int, table: int, score: RoundScore | None, source: Source, at: float, reason: str = ""
) -> Evening:
    round_ = evening.rounds[number - 1]
    old = round_.results.get(table)
    earlier = () if old is None else (*old.earlier, OldResult(score=old.score, source=old.source, at=old.at))
    result = RoundResult(score=score, source=source, at=at, reason=reason, earlier=earlier)
    return with_round(
        evening, number, results=with_entry(round_.results, table, result), reports=without_entry(round_.reports, table)
    )


class ReportResult(StreamMessage, frozen=True):
    """An entrant enters the result of their own table; it counts once the other side confirms it."""

    round: RoundNumber
    table: TableNumber
    score: RoundScore
    sure: bool = False
    """True if it is right although it is doubtful."""


class ResultReported(StreamEvent, frozen=True):
    """An entrant enters the result of their table."""

    exported = ("round", "table", "score", "number")

    round: int
    table: int
    score: RoundScore
    number: PersonNumber


def report_result(evening: Evening, guest: str, message: ReportResult, at: float) -> ResultReported:
    """An entrant enters the result of their own table.

    Raises `EuchreError` for another table than theirs, for a live table or one that has its result, where only
    directors enter results, and for numbers that do not fit the table.
    """
    check_open(evening)
    number, table = _at_own_table(evening, guest, message.round, message.table)
    if not evening.settings.players_report:
        refuse("evening/no-reports", "A director enters the results of this evening.")
    check_score(table, message.score)
    check_doubt(message.score, evening.settings, sure=message.sure)
    return ResultReported(at=at, round=message.round, table=message.table, score=message.score, number=number)


def _reported(evening: Evening, event: ResultReported) -> Evening:
    if event.round > len(evening.rounds):  # of a seating that was taken back
        return evening
    reports = evening.rounds[event.round - 1].reports
    sent = SentReport(Report(score=event.score, number=event.number), event.by or "", evening.version + 1)
    return with_round(evening, event.round, reports=with_entry(reports, event.table, sent))


class ConfirmResult(StreamMessage, frozen=True):
    """An entrant of the other side confirms a result, or says that it is wrong."""

    round: RoundNumber
    table: TableNumber
    score: RoundScore
    """The score that they confirm or deny, as they saw it."""
    right: bool = True


class ResultConfirmed(StreamEvent, frozen=True):
    """An entrant of the other side confirms a result that was reported."""

    exported = ("round", "table", "number")

    round: int
    table: int
    number: PersonNumber


class ResultDenied(StreamEvent, frozen=True):
    """An entrant of the other side says that a reported result is wrong."""

    exported = ("round", "table", "number")

    round: int
    table: int
    number: PersonNumber


def confirm_result(evening: Evening, guest: str, message: ConfirmResult, at: float) -> ResultConfirmed | ResultDenied:
    """An entrant of the other side confirms or denies a result.

    Raises `EuchreError` as `report_result` does, where no result waits or it says something else by now, for the side
    or the device that entered it, and for a device that became theirs afterwards: two devices, each of which was there
    before, have to agree.
    """
    check_open(evening)
    number, table = _at_own_table(evening, guest, message.round, message.table)
    sent = the_round(evening, message.round).reports.get(message.table)
    if sent is None or sent.report.score != message.score:
        refuse("evening/no-report", "There is another result by now. Look again.")
    if sent.guest == guest or _side(table, sent.report.number) == _side(table, number):
        refuse("evening/own-report", "The other side has to confirm it, on a device of their own.")
    if evening.entries[number].linked > sent.event:
        sentence = "The result was entered before you said who you are. Enter it, too: then the other side confirms it."
        refuse("evening/late-device", sentence)
    kind = ResultConfirmed if message.right else ResultDenied
    return kind(at=at, round=message.round, table=message.table, number=number)


def _confirmed(evening: Evening, event: ResultConfirmed) -> Evening:
    sent = evening.rounds[event.round - 1].reports.get(event.table)
    if sent is None:  # a director's result that was taken back had replaced it
        return evening
    return _resulted(evening, event.round, event.table, sent.report.score, "players", event.at)


def _denied(evening: Evening, event: ResultDenied) -> Evening:
    reports = evening.rounds[event.round - 1].reports if event.round <= len(evening.rounds) else {}
    if event.table not in reports:
        return evening
    sent = reports[event.table]
    denied = sent._replace(report=replace(sent.report, denied_by=event.number))
    return with_round(evening, event.round, reports=with_entry(reports, event.table, denied))


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match of an online table is over."""

    seated: int
    """The round as it was seated (`euchre.evenings.evening.Round.seated`)."""
    round: int
    table: int
    score: RoundScore


class TableEnded(StreamEvent, frozen=True):
    """The match of an online table is over."""

    exported = ("round", "table", "score")

    round: int
    table: int
    score: RoundScore


def match_over(evening: Evening, over: MatchOver, at: float) -> TableEnded | None:
    """The end of a live table, once; that of a round that was taken back changes nothing."""
    round_ = next((one for one in evening.rounds if (one.number, one.seated) == (over.round, over.seated)), None)
    table = None if round_ is None else round_.table(over.table)
    if round_ is None or table is None or table.section != "online" or table.number in round_.ended:
        return None
    return TableEnded(at=at, round=over.round, table=over.table, score=over.score)


def _ended(evening: Evening, event: TableEnded) -> Evening:
    """The result of the live table, unless a director has entered one: that stands, until it is taken back."""
    round_ = evening.rounds[event.round - 1]
    if event.table not in round_.results:
        evening = _resulted(evening, event.round, event.table, event.score, "table", event.at)
    return with_round(evening, event.round, ended=round_.ended | {event.table})


def _at_own_table(evening: Evening, guest: str, round_: int, number: int) -> tuple[int, SeatedTable]:
    """The entrant and their table. Raises `EuchreError` for another table than their own, or one with a result."""
    entry, table = the_entrant(evening, guest), the_table(evening, round_, number)
    if not entry.here:
        refuse("evening/went-home", "You are noted as gone home. Tell a director that you are still here.")
    if entry.number not in table.seats:
        refuse("evening/not-yours", f"You do not play at table {number} in round {round_}.", table=number, round=round_)
    if table.section == "online":
        refuse("evening/online", "The result of this table comes from the game itself.")
    if number in evening.rounds[round_ - 1].results:
        sentence = f"Table {number} has its result for round {round_}. A director can correct it."
        refuse("evening/has-result-already", sentence, table=number, round=round_)
    return entry.number, table


def _side(table: SeatedTable, number: int) -> int:
    place = table.seats.index(number)
    return place % 2 if len(table.seats) == 4 else place


RESULTS: Final[Acts[Evening]] = Acts(
    answers={EnterResult: enter_result, ReportResult: report_result, ConfirmResult: confirm_result},
    inputs={MatchOver: match_over},
    changes={
        ResultEntered: _entered,
        ResultReported: _reported,
        ResultConfirmed: _confirmed,
        ResultDenied: _denied,
        TableEnded: _ended,
    },
)
