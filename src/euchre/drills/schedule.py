"""The days after which a drill is asked again, by the algorithm FSRS, until it is known."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

from fsrs import Card, Rating, Scheduler

from euchre.drills.kind import DrillKind

_SCHEDULER: Final = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
"""The library's usual weights, whole days between two answers, and no chance."""
_KNOWN: Final = 21.0
"""The stability, in days, from which on a drill is known: 9 of 10 answers would be right after that time."""
_NEARLY: Final = timedelta(hours=12).total_seconds()
"""Seconds by which a drill may be asked too early: people practise at another hour each day."""


class Scheduled(NamedTuple):
    """A drill as it waits for the next answer."""

    state: str
    """The state of the library, as JSON."""
    due: float
    """The moment from which on it is to be asked, in unix seconds."""


def answered(before: str | None, now: float, *, right: bool) -> Scheduled:
    """Schedule a drill after an answer; `before` is its state until now, None if nobody has answered it."""
    moment = datetime.fromtimestamp(now, UTC)
    card = Card(card_id=0, due=moment) if before is None else Card.from_json(before)
    card, _ = _SCHEDULER.review_card(card, Rating.Good if right else Rating.Again, moment)
    return Scheduled(card.to_json(), card.due.timestamp())


def is_kept(kind: DrillKind, before: str | None, *, right: bool) -> bool:
    """True if a drill of the collection is asked again after an answer: of *Call or pass?* only what went wrong is."""
    return not (kind == "call" and right and before is None)


def is_due(due: float, now: float) -> bool:
    """True if a drill is to be asked again; both are in unix seconds."""
    return due - _NEARLY <= now


def is_known(state: str) -> bool:
    """True once a drill is known."""
    return (Card.from_json(state).stability or 0.0) >= _KNOWN
