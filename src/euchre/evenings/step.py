"""One step of an evening: from a message, a plan or the end of a live table to the event that it leads to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from euchre.evenings import events, messages
from euchre.evenings.answers import directing, entering, results
from euchre.evenings.evening import Evening
from euchre.evenings.events import EveningEvent, PlannedTables
from euchre.evenings.fold import done
from euchre.evenings.messages import EveningMessage, RoundScore
from euchre.evenings.refusals import refuse
from euchre.evenings.settings import Section

LONGEST: Final = 20_000
"""Events after which nothing is done any more; an evening of 100 people and 40 rounds has some 5,000."""


@dataclass(frozen=True, slots=True)
class Said:
    """A guest has sent a message."""

    guest: str
    message: EveningMessage


@dataclass(frozen=True, slots=True)
class PlanMade:
    """The chart of a section was made, from round `first` on (`euchre.evenings.movements.seating.wanted_plan`)."""

    section: Section
    first: int
    rounds: tuple[PlannedTables, ...]


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match of an online table is over."""

    round: int
    table: int
    score: RoundScore


EveningInput = Said | PlanMade | MatchOver

_ANSWERS: Final[dict[type, Callable[[Evening, str, Any, float], EveningEvent | None]]] = {
    messages.SetUp: directing.set_up,
    messages.Enter: entering.enter,
    messages.EnterMyself: entering.enter_myself,
    messages.ChangeEntrant: entering.change,
    messages.Withdraw: entering.withdraw,
    messages.ComeBack: entering.come_back,
    messages.Link: entering.link,
    messages.Unlink: entering.unlink,
    messages.Direct: entering.direct,
    messages.PlanAhead: directing.plan_ahead,
    messages.SeatRound: directing.seat_round,
    messages.StartClock: directing.start_clock,
    messages.StopClock: directing.stop_clock,
    messages.EnterResult: results.enter_result,
    messages.ReportResult: results.report_result,
    messages.ConfirmResult: results.confirm_result,
    messages.Revoke: directing.revoke,
    messages.Finish: directing.finish,
    messages.Reopen: directing.reopen,
}


def step(evening: Evening, received: EveningInput, now: float) -> EveningEvent | None:
    """The event that an input leads to at a time (unix seconds); None where nothing changes, also the second time.

    Raises `EuchreError` for what is refused, and the evening stays as it is. Time never runs backwards in an evening.
    """
    at = max(now, evening.at)
    match received:
        case Said(guest, message):
            if done(evening.log, guest, message.id) is not None:
                return None
            if evening.version >= LONGEST:
                refuse("evening/too-long", "Too much has happened in this evening. Open another one.")
            event = _ANSWERS[type(message)](evening, guest, message, at)
            return None if event is None else replace(event, by=guest, id=message.id)
        case PlanMade(section, first, rounds):
            plan = evening.plans.get(section)
            if first != len(evening.rounds) + 1 or (plan is not None and plan == (first, rounds)):
                return None
            return events.Planned(at=at, section=section, first=first, rounds=rounds)
        case MatchOver(number, table, score):
            return _match_over(evening, number, table, score, at)


def _match_over(evening: Evening, number: int, table: int, score: RoundScore, at: float) -> EveningEvent | None:
    """The result of a live table counts once; none that came later, nor of a round that was taken back, changes it."""
    round_ = evening.rounds[number - 1] if number <= len(evening.rounds) else None
    seated = None if round_ is None else round_.table(table)
    if round_ is None or seated is None or seated.section != "online" or table in round_.results:
        return None
    return events.TableEnded(at=at, round=number, table=table, score=score)
