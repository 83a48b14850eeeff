"""The end of an evening, and going on with it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre.core.errors import refuse
from euchre.evenings.evening import (
    Evening,
)
from euchre.evenings.refusals import check_director, check_open
from euchre.streams.event import Step
from euchre.streams.logged import Acts
from euchre.streams.message import StreamMessage


class Finish(StreamMessage, frozen=True):
    """A director ends the evening: the standings are final."""

    always = True  # no evening is left without its end


class EveningFinished(Step, frozen=True):
    """The evening is over."""


def finish(evening: Evening, guest: str, _: Finish, at: float) -> EveningFinished:
    """A director ends the evening. Raises `EuchreError` for anybody else, and while a result is missing."""
    check_director(evening, guest)
    check_open(evening)
    if evening.stage == "seated":
        refuse("evening/unfinished", "Results of this round are missing. Enter them, or that a table was not played.")
    return EveningFinished(at=at)


def _finished(evening: Evening, _: EveningFinished) -> Evening:
    return replace(evening, is_over=True)


class Reopen(StreamMessage, frozen=True):
    """A director goes on with an evening that was ended."""


class EveningReopened(Step, frozen=True):
    """The evening goes on."""


def reopen(evening: Evening, guest: str, _: Reopen, at: float) -> EveningReopened:
    """A director goes on with an evening. Raises `EuchreError` for anybody else, and before it is over."""
    check_director(evening, guest)
    if not evening.is_over:
        refuse("evening/not-over", "The evening is not over.")
    return EveningReopened(at=at)


def _reopened(evening: Evening, _: EveningReopened) -> Evening:
    return replace(evening, is_over=False)


ENDING: Final[Acts[Evening]] = Acts(
    answers={Finish: finish, Reopen: reopen},
    changes={EveningFinished: _finished, EveningReopened: _reopened},
)
