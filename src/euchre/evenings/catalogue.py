"""The messages and events of evenings, and the kind of stream that evenings are."""

from __future__ import annotations

from typing import Final, NoReturn

from msgspec.structs import replace

from euchre.core.errors import refuse
from euchre.evenings.acts import (
    charts,
    clock,
    devices,
    directors,
    ending,
    entries,
    opening,
    presence,
    printing,
    results,
    revoking,
    rounds,
    settings,
    shuffling,
)
from euchre.evenings.evening import Evening
from euchre.evenings.forgetting import nameless, owners
from euchre.evenings.membership import member_meant
from euchre.streams.event import StreamEvent
from euchre.streams.inputs import Said
from euchre.streams.logged import ReversibleKind, merged
from euchre.streams.message import StreamMessage

ACTS_AT_FIRST: Final = 30
ACTS_A_ROUND: Final = 10
"""Events that the devices of an entrant may cause, in all: without a bound a stranger could fill the evening."""

EveningMessage = (
    settings.SetUp
    | entries.Enter
    | entries.EnterMyself
    | entries.ChangeEntrant
    | entries.RemoveEntrant
    | presence.Withdraw
    | presence.ComeBack
    | devices.Link
    | devices.Unlink
    | devices.ShowPlay
    | directors.Direct
    | directors.DismissDirector
    | directors.RenewDirectorsKey
    | charts.PlanAhead
    | printing.PrintCards
    | printing.DropCards
    | rounds.SeatRound
    | shuffling.PromisePart
    | shuffling.ShowPart
    | clock.StartClock
    | clock.StopClock
    | results.EnterResult
    | results.ReportResult
    | results.ConfirmResult
    | revoking.Revoke
    | ending.Finish
    | ending.Reopen
)
"""The messages to an evening."""

EveningEvent = (
    opening.EveningOpened
    | settings.SettingsChanged
    | entries.Entered
    | entries.EntrantChanged
    | entries.EntrantRemoved
    | presence.Withdrawn
    | presence.CameBack
    | devices.Linked
    | devices.Unlinked
    | devices.PlayShown
    | directors.DirectorAdded
    | directors.DirectorDismissed
    | directors.DirectorsKeyRenewed
    | charts.Planned
    | printing.CardsPrinted
    | printing.CardsDropped
    | rounds.RoundSeated
    | shuffling.ShuffleBegun
    | shuffling.PartPromised
    | shuffling.PartShown
    | clock.ClockStarted
    | clock.ClockStopped
    | results.ResultEntered
    | results.ResultReported
    | results.ResultConfirmed
    | results.ResultDenied
    | results.TableEnded
    | revoking.Revoked
    | ending.EveningFinished
    | ending.EveningReopened
)
"""The events of an evening."""

EveningInput = Said | charts.PlanMade | results.MatchOver | shuffling.HoldShuffle
"""The inputs of an evening."""


def _check_acts(evening: Evening, guest: str, message: StreamMessage) -> None:
    """Raise `EuchreError` where the devices of an entrant have caused too many events."""
    if guest in evening.directors:
        return
    linked = message.entrant if isinstance(message, devices.Link) else None
    entry = evening.entrant_of(guest) if linked is None else evening.entries.get(linked)
    if entry is not None and entry.acts >= ACTS_AT_FIRST + ACTS_A_ROUND * len(evening.rounds):
        sentence = (
            f"Too much has been done as {entry.name}. A director can part them from their device: then it goes on."
        )
        refuse("evening/too-much", sentence, name=entry.name)


def _with_member(evening: Evening, said: Said, event: StreamEvent) -> StreamEvent:
    """The event with the member of the club that the message makes of an entrant; `context` are its members."""
    member = member_meant(evening, said.guest, said.message, said.context)
    return event if member is None else replace(event, member=member)


def _counted(before: Evening, after: Evening, event: StreamEvent) -> Evening:
    """The evening with an event counted that somebody has caused as an entrant, and noted as news if it is any."""
    return shuffling.with_news(before, devices.with_acts(after, event), event)


def _refuse_more() -> NoReturn:
    refuse("evening/too-long", "Too much has happened in this evening. Open another one.")


EVENING: Final[ReversibleKind[Evening]] = ReversibleKind(
    name="evening",
    events=EveningEvent,
    opening=opening.EveningOpened,
    opened=opening.opened,
    acts=merged(
        settings.SETTINGS,
        entries.ENTRIES,
        presence.PRESENCE,
        devices.DEVICES,
        directors.DIRECTORS,
        charts.CHARTS,
        printing.PRINTING,
        rounds.ROUNDS,
        clock.CLOCK,
        results.RESULTS,
        shuffling.SHUFFLING,
        revoking.REVOKING,
        ending.ENDING,
    ),
    longest=10_000,  # an evening of 100 people and 40 rounds has some 5,000
    too_long=_refuse_more,
    check=_check_acts,
    completed=_with_member,
    after=_counted,
    left_out=revoking.left_out,
    owners=owners,
    nameless=nameless,
)
