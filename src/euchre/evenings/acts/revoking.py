"""Taking back the last step of the directors."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

import msgspec

from euchre.core.errors import refuse
from euchre.evenings.acts.rounds import RoundSeated
from euchre.evenings.evening import (
    Evening,
    Round,
    TakenBack,
)
from euchre.evenings.fields import (
    Reason,
)
from euchre.evenings.refusals import check_director
from euchre.streams.event import Revocation, StreamEvent
from euchre.streams.logged import Acts
from euchre.streams.mappings import with_entry
from euchre.streams.message import StreamMessage


class Revoke(StreamMessage, frozen=True):
    """A director takes back the last step of the directors, the event with this number."""

    event: Annotated[int, msgspec.Meta(ge=1, le=2**40)]
    reason: Reason = ""
    """The public reason; needed for the seating of a round whose cards may be dealt."""


class Revoked(Revocation, frozen=True):
    """A step of the directors is taken back, as if it had not happened."""


def revoke(evening: Evening, guest: str, message: Revoke, at: float) -> Revoked:
    """A director takes back the directors' last step.

    Raises `EuchreError` for anybody else, where there is nothing to take back or another step has followed, for a round
    that has results (what only one side says is none), and without a reason for a round whose cards may be dealt:
    shuffling anew would choose cards.
    """
    check_director(evening, guest)
    reason = " ".join(message.reason.split())
    if not evening.steps:
        refuse("evening/nothing", "There is nothing to take back.")
    if evening.steps[-1] != message.event:
        refuse("evening/not-last-step", "Something else has been done since. Take that back first.")
    if isinstance(evening.log[message.event - 1], RoundSeated):
        last = evening.rounds[-1]
        if last.results:
            sentence = f"Players have entered results of round {last.number}, so it cannot be seated again."
            refuse("evening/has-results", sentence, round=last.number)
        if _may_be_dealt(evening, last) and not reason:
            sentence = (
                f"Cards of round {last.number} may be on the tables. Say why it is seated again: everybody reads it."
            )
            refuse("evening/why-again", sentence, round=last.number)
    return Revoked(at=at, event=message.event, reason=reason)


def _may_be_dealt(evening: Evening, round_: Round) -> bool:
    """True for a round with a live table that can be open."""
    shuffled = round_.ceremony is not None and round_.ceremony.complete
    return bool(round_.live_tables) and (shuffled or not evening.settings.same_cards)


def left_out(evening: Evening, event: StreamEvent, revocation: Revocation) -> Evening:
    """The evening after an event that was taken back: of the seating of a round everybody can read why."""
    if not isinstance(event, RoundSeated):
        return evening
    back = TakenBack(at=revocation.at, reason=revocation.reason)
    seatings = (*evening.taken_back.get(event.round, ()), back)
    return replace(evening, taken_back=with_entry(evening.taken_back, event.round, seatings))


REVOKING: Final[Acts[Evening]] = Acts(
    answers={Revoke: revoke},
)
