"""The clock of a round."""

from __future__ import annotations

from typing import Final

from euchre.core.errors import refuse
from euchre.evenings.changes import with_round
from euchre.evenings.evening import (
    Evening,
)
from euchre.evenings.fields import (
    Minutes,
    RoundNumber,
)
from euchre.evenings.refusals import check_director, the_round
from euchre.streams.event import Step
from euchre.streams.logged import Acts
from euchre.streams.message import StreamMessage

MINUTE: Final = 60.0


class StartClock(StreamMessage, frozen=True):
    """A director starts the clock of the round, or sets it again."""

    round: RoundNumber
    minutes: Minutes


class ClockStarted(Step, frozen=True):
    """The clock of a round runs until a moment, in unix seconds."""

    exported = ("round", "until")

    round: int
    until: float


def start_clock(evening: Evening, guest: str, message: StartClock, at: float) -> ClockStarted:
    """A director starts the clock. Raises `EuchreError` for anybody else, and for a round before the last."""
    check_director(evening, guest)
    _check_last(evening, message.round)
    return ClockStarted(at=at, round=message.round, until=at + MINUTE * message.minutes)


def _started(evening: Evening, event: ClockStarted) -> Evening:
    return with_round(evening, event.round, until=event.until)


class StopClock(StreamMessage, frozen=True):
    """A director stops the clock."""

    round: RoundNumber


class ClockStopped(Step, frozen=True):
    """The clock of a round is stopped."""

    exported = ("round",)

    round: int


def stop_clock(evening: Evening, guest: str, message: StopClock, at: float) -> ClockStopped:
    """A director stops the clock. Raises `EuchreError` for anybody else, and for a round before the last."""
    check_director(evening, guest)
    _check_last(evening, message.round)
    return ClockStopped(at=at, round=message.round)


def _stopped(evening: Evening, event: ClockStopped) -> Evening:
    return with_round(evening, event.round, until=None)


def _check_last(evening: Evening, number: int) -> None:
    if the_round(evening, number) is not evening.rounds[-1]:
        refuse("evening/not-last", f"Round {number} is over.", round=number)


CLOCK: Final[Acts[Evening]] = Acts(
    answers={StartClock: start_clock, StopClock: stop_clock},
    changes={ClockStarted: _started, ClockStopped: _stopped},
)
