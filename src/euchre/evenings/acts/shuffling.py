"""The shuffle of a round for all its live tables: what entrants add, and who is left out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from euchre.core.errors import refuse
from euchre.evenings import shuffle
from euchre.evenings.changes import with_round
from euchre.evenings.evening import (
    Evening,
    Round,
)
from euchre.evenings.fields import (
    RoundNumber,
)
from euchre.evenings.refusals import the_entrant
from euchre.evenings.shuffle import PATIENCE, contributors_of, in_time
from euchre.streams.event import StreamEvent
from euchre.streams.guest import PersonNumber
from euchre.streams.logged import Acts
from euchre.streams.message import StreamMessage
from euchre.tables.fair import ceremony as ceremonies
from euchre.tables.fair.ceremony import ATTEMPTS, Ceremony
from euchre.tables.messages import Hex32


@dataclass(frozen=True, slots=True)
class HoldShuffle:
    """The shuffle of the last round is to begin, or to go on without those who are silent."""

    seated: int


class ShuffleBegun(StreamEvent, frozen=True):
    """An attempt at the shuffle for all live tables of a round begins; `seated` is the number of the round's event."""

    exported = ("seated", "round", "attempt", "contributors")

    seated: int
    round: int
    attempt: int
    contributors: tuple[int, ...]
    """The contributors by number."""


def hold(evening: Evening, received: HoldShuffle, at: float) -> ShuffleBegun | None:
    """Begin the shuffle of the last round, or begin it again without those who have been silent for too long."""
    round_ = evening.rounds[-1] if evening.rounds else None
    if round_ is None or round_.seated != received.seated or not evening.settings.same_cards:
        return None
    ceremony = round_.ceremony
    attempts = [event for event in evening.log if isinstance(event, ShuffleBegun)]
    if ceremony is None:
        contributors = contributors_of(evening, round_)
    elif ceremony.complete or at < round_.asked + PATIENCE:
        return None
    else:
        tried = sum(event.seated == round_.seated for event in attempts)
        contributors = in_time(ceremony) if tried < ATTEMPTS else ()
    attempt = 1 + sum(event.round == round_.number for event in attempts)  # also those of a seating taken back
    return ShuffleBegun(at=at, seated=round_.seated, round=round_.number, attempt=attempt, contributors=contributors)


def _begun(evening: Evening, event: ShuffleBegun) -> Evening:
    def change(evening: Evening, round_: Round, _: Ceremony | None) -> Ceremony:
        return shuffle.begun(evening, round_, event.attempt, event.contributors)

    return _with_ceremony(evening, event.seated, event.at, change)


class PromisePart(StreamMessage, frozen=True, tag="commit"):
    """An entrant promises what they add to the shuffle of a round whose live tables all have the same cards."""

    round: RoundNumber
    digest: Hex32


class PartPromised(StreamEvent, frozen=True):
    """An entrant promises what they add to the shuffle, by its SHA-256."""

    exported = ("seated", "number", "digest")

    seated: int
    number: PersonNumber
    digest: str


def promise_part(evening: Evening, guest: str, message: PromisePart, at: float) -> PartPromised:
    """An entrant promises what they add. Raises `EuchreError` outside a shuffle, and what the ceremony refuses."""
    entry, round_, ceremony = the_entrant(evening, guest), *_the_ceremony(evening, message.round)
    ceremonies.promise(ceremony, entry.number - 1, message.digest)
    return PartPromised(at=at, seated=round_.seated, number=entry.number, digest=message.digest)


def _promised(evening: Evening, event: PartPromised) -> Evening:
    def change(_: Evening, __: Round, before: Ceremony | None) -> Ceremony:
        assert before is not None, "a part is of a shuffle"
        return ceremonies.promise(before, event.number - 1, event.digest)

    return _with_ceremony(evening, event.seated, event.at, change)


class ShowPart(StreamMessage, frozen=True, tag="reveal"):
    """An entrant shows what they promised."""

    round: RoundNumber
    contribution: Hex32


class PartShown(StreamEvent, frozen=True):
    """An entrant shows what they add to the shuffle."""

    exported = ("seated", "number", "contribution")

    seated: int
    number: PersonNumber
    contribution: str


def show_part(evening: Evening, guest: str, message: ShowPart, at: float) -> PartShown:
    """An entrant shows what they add. Raises `EuchreError` outside a shuffle, and what the ceremony refuses."""
    entry, round_, ceremony = the_entrant(evening, guest), *_the_ceremony(evening, message.round)
    ceremonies.reveal(ceremony, entry.number - 1, bytes.fromhex(message.contribution))
    return PartShown(at=at, seated=round_.seated, number=entry.number, contribution=message.contribution)


def _shown(evening: Evening, event: PartShown) -> Evening:
    def change(_: Evening, __: Round, before: Ceremony | None) -> Ceremony:
        assert before is not None, "a part is of a shuffle"
        return ceremonies.reveal(before, event.number - 1, bytes.fromhex(event.contribution))

    return _with_ceremony(evening, event.seated, event.at, change)


def _the_ceremony(evening: Evening, number: int) -> tuple[Round, Ceremony]:
    round_ = evening.rounds[-1] if number == len(evening.rounds) else None
    if round_ is None or round_.ceremony is None or round_.ceremony.complete:
        refuse("evening/no-shuffle", "No cards are being shuffled for this round.")
    return round_, round_.ceremony


def _with_ceremony(
    evening: Evening, seated: int, at: float, change: Callable[[Evening, Round, Ceremony | None], Ceremony]
) -> Evening:
    """Change the shuffle of a round; that of one that was taken back is not there, and nothing changes."""
    round_ = next((one for one in evening.rounds if one.seated == seated), None)
    if round_ is None:
        return evening
    before = round_.ceremony
    after = change(evening, round_, before)
    anew = before is None or before.attempt != after.attempt or before.ready != after.ready
    return with_round(evening, round_.number, ceremony=after, asked=at if anew else round_.asked)


def with_news(before: Evening, after: Evening, event: StreamEvent) -> Evening:
    """The evening with an event noted as news: all are, but parts of a shuffle after which nobody is asked for more.

    Otherwise a hundred people would be told of a hundred parts, each of them.
    """
    if isinstance(event, PartPromised | PartShown) and before.rounds:
        was, now = before.rounds[-1].ceremony, after.rounds[-1].ceremony
        if was is not None and now is not None and (was.ready, was.complete) == (now.ready, now.complete):
            return after
    return replace(after, news=before.version + 1)


SHUFFLING: Final[Acts[Evening]] = Acts(
    answers={PromisePart: promise_part, ShowPart: show_part},
    inputs={HoldShuffle: hold},
    changes={ShuffleBegun: _begun, PartPromised: _promised, PartShown: _shown},
)
