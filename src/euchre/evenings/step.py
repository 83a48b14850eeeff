"""One step of an evening: from a message, a plan or the end of a live table to the event that it leads to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from euchre.charts.planned_round import PlannedRound
from euchre.core.errors import refuse
from euchre.evenings import events, messages
from euchre.evenings.answers import directing, entering, printing, results, shuffling
from euchre.evenings.evening import Evening
from euchre.evenings.events import EveningEvent
from euchre.evenings.fold import done
from euchre.evenings.membership import ClubMember, member_meant
from euchre.evenings.messages import EveningMessage, RoundScore
from euchre.evenings.planning import is_plan_of
from euchre.evenings.settings import Section

LONGEST: Final = 10_000
"""Events after which nothing is done any more but `_ALWAYS`; an evening of 100 people and 40 rounds has some 5,000."""
_ALWAYS: Final = (messages.EnterResult, messages.Finish, messages.DismissDirector, messages.RenewDirectorsKey)
"""What directors can do however much has happened: no evening is left without its end, or to somebody with its key."""
ACTS_AT_FIRST: Final = 30
ACTS_A_ROUND: Final = 10
"""Events that the devices of an entrant may cause, in all: without a bound a stranger could fill the evening."""


@dataclass(frozen=True, slots=True)
class Said:
    """A guest has sent a message."""

    guest: str
    message: EveningMessage
    members: tuple[ClubMember, ...] | None = None
    """The members of the club whose evening it is; None for an evening of none, or where they are not known."""


@dataclass(frozen=True, slots=True)
class PlanMade:
    """The chart of a section was made, from round `first` on (`euchre.evenings.planning.wanted_plan`)."""

    section: Section
    first: int
    rounds: tuple[PlannedRound, ...]


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match of an online table is over."""

    seated: int
    """The round as it was seated (`euchre.evenings.evening.Round.seated`)."""
    round: int
    table: int
    score: RoundScore


@dataclass(frozen=True, slots=True)
class HoldShuffle:
    """The shuffle of the last round is to begin, or to go on without those who are silent."""

    seated: int


EveningInput = Said | PlanMade | MatchOver | HoldShuffle

_ANSWERS: Final[dict[type, Callable[[Evening, str, Any, float], EveningEvent | None]]] = {
    messages.SetUp: directing.set_up,
    messages.Enter: entering.enter,
    messages.EnterMyself: entering.enter_myself,
    messages.ChangeEntrant: entering.change,
    messages.RemoveEntrant: entering.remove,
    messages.Withdraw: entering.withdraw,
    messages.ComeBack: entering.come_back,
    messages.Link: entering.link,
    messages.Unlink: entering.unlink,
    messages.ShowPlay: entering.show_play,
    messages.Direct: entering.direct,
    messages.DismissDirector: entering.dismiss,
    messages.RenewDirectorsKey: entering.renew_key,
    messages.PlanAhead: directing.plan_ahead,
    messages.PrintCards: printing.print_cards,
    messages.DropCards: printing.drop_cards,
    messages.SeatRound: directing.seat_round,
    messages.PromisePart: shuffling.promise_part,
    messages.ShowPart: shuffling.show_part,
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
        case Said(guest, message, members):
            if done(evening.log, guest, message.id) is not None:
                return None
            if evening.version >= LONGEST and not isinstance(message, _ALWAYS):
                refuse("evening/too-long", "Too much has happened in this evening. Open another one.")
            _check_acts(evening, guest, message)
            event = _ANSWERS[type(message)](evening, guest, message, at)
            if event is None:
                return None
            member = member_meant(evening, guest, message, members)
            return replace(event, by=guest, id=message.id, **({} if member is None else {"member": member}))
        case PlanMade(section, first, rounds):
            if not is_plan_of(evening, section, first, rounds):
                return None
            return events.Planned(at=at, section=section, first=first, rounds=rounds)
        case HoldShuffle(seated):
            return shuffling.hold(evening, seated, at)
        case MatchOver():
            return _match_over(evening, received, at)


def _check_acts(evening: Evening, guest: str, message: EveningMessage) -> None:
    """Raise `EuchreError` ``evening/too-much`` where the devices of an entrant have caused too many events."""
    if guest in evening.directors:
        return
    entry = evening.entries.get(message.entrant) if isinstance(message, messages.Link) else evening.entrant_of(guest)
    if entry is not None and entry.acts >= ACTS_AT_FIRST + ACTS_A_ROUND * len(evening.rounds):
        sentence = (
            f"Too much has been done as {entry.name}. A director can part them from their device: then it goes on."
        )
        refuse("evening/too-much", sentence, name=entry.name)


def _match_over(evening: Evening, over: MatchOver, at: float) -> EveningEvent | None:
    """The end of a live table, once; that of a round that was taken back changes nothing."""
    round_ = next((one for one in evening.rounds if (one.number, one.seated) == (over.round, over.seated)), None)
    table = None if round_ is None else round_.table(over.table)
    if round_ is None or table is None or table.section != "online" or table.number in round_.ended:
        return None
    return events.TableEnded(at=at, round=over.round, table=over.table, score=over.score)
