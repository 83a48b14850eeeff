"""Results: entered and corrected by directors, entered by one side of a table and confirmed by the other."""

from __future__ import annotations

from euchre.core.errors import refuse
from euchre.evenings import events, messages
from euchre.evenings.evening import Evening, Report
from euchre.evenings.events import SeatedTable
from euchre.evenings.messages import RoundScore
from euchre.evenings.refusals import check_director, check_open, the_entrant, the_round, the_table


def enter_result(evening: Evening, guest: str, message: messages.EnterResult, at: float) -> events.ResultEntered:
    """A director enters a result, or corrects one with a reason.

    Raises `EuchreError`: ``evening/not-director``, ``evening/no-table``, ``evening/has-result`` for another result
    without a reason, ``evening/score`` for numbers that do not fit the table.
    """
    check_director(evening, guest)
    table = the_table(evening, message.round, message.table)
    old = the_round(evening, message.round).results.get(message.table)
    if message.score is not None:
        check_score(table, message.score)
    reason = " ".join(message.reason.split())
    if old is not None and not reason:
        sentence = f"Table {message.table} has a result for round {message.round}. Say why it changes."
        refuse("evening/has-result", sentence, table=message.table, round=message.round)
    return events.ResultEntered(
        at=at, round=message.round, table=message.table, score=message.score, reason="" if old is None else reason
    )


def check_score(table: SeatedTable, score: RoundScore) -> None:
    """Raise `EuchreError` ``evening/score`` for other than one number a side and a seat."""
    seats = len(table.seats)
    sides = 2 if seats == 4 else seats
    if len(score.points) != sides or len(score.euchres) not in (0, sides) or len(score.loners) not in (0, seats):
        refuse("evening/score", f"A result of this table has {sides} numbers of points.", sides=sides)


def report_result(evening: Evening, guest: str, message: messages.ReportResult, at: float) -> events.ResultReported:
    """An entrant enters the result of their own table.

    Raises `EuchreError`: ``evening/not-entered``, ``evening/not-yours``, ``evening/has-result-already``,
    ``evening/no-reports`` where only directors enter results, ``evening/online`` for a live table.
    """
    check_open(evening)
    number, table = _at_own_table(evening, guest, message.round, message.table)
    if not evening.settings.players_report:
        refuse("evening/no-reports", "A director enters the results of this evening.")
    check_score(table, message.score)
    return events.ResultReported(at=at, round=message.round, table=message.table, score=message.score, number=number)


def confirm_result(
    evening: Evening, guest: str, message: messages.ConfirmResult, at: float
) -> events.ResultConfirmed | events.ResultDenied:
    """An entrant of the other side confirms or denies a result.

    Raises `EuchreError`: as `report_result`, ``evening/no-report`` where none waits or it says something else by now,
    ``evening/own-report`` for the side, or the device, that entered it, ``evening/late-device`` for a device that
    became theirs afterwards: two devices, each of which was there before, have to agree.
    """
    check_open(evening)
    number, table = _at_own_table(evening, guest, message.round, message.table)
    report: Report | None = the_round(evening, message.round).reports.get(message.table)
    if report is None or report.score != message.score:
        refuse("evening/no-report", "There is another result by now. Look again.")
    if report.guest == guest or _side(table, report.number) == _side(table, number):
        refuse("evening/own-report", "The other side has to confirm it, on a device of their own.")
    if evening.entries[number].linked > report.event:
        sentence = "The result was entered before you said who you are. Enter it, too: then the other side confirms it."
        refuse("evening/late-device", sentence)
    kind = events.ResultConfirmed if message.right else events.ResultDenied
    return kind(at=at, round=message.round, table=message.table, number=number)


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
