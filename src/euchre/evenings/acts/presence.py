"""The presence of entrants: going home and coming back."""

from __future__ import annotations

from typing import Final

from euchre.core.errors import refuse
from euchre.evenings.changes import with_entrant
from euchre.evenings.evening import (
    Evening,
)
from euchre.evenings.fields import (
    EntrantNumber,
)
from euchre.evenings.refusals import check_director, the_entry
from euchre.streams.event import Step
from euchre.streams.guest import PersonNumber
from euchre.streams.logged import Acts
from euchre.streams.message import StreamMessage


class Withdraw(StreamMessage, frozen=True):
    """A director says that an entrant has gone home; from the next round on nobody waits for them."""

    entrant: EntrantNumber


class Withdrawn(Step, frozen=True):
    """An entrant has gone home."""

    exported = ("number",)

    number: PersonNumber


def withdraw(evening: Evening, guest: str, message: Withdraw, at: float) -> Withdrawn:
    """A director says that somebody has gone home. Raises `EuchreError` for one who has already."""
    check_director(evening, guest)
    entry = the_entry(evening, message.entrant)
    if not entry.here:
        refuse("evening/gone", f"{entry.name} has gone home already.", name=entry.name)
    return Withdrawn(at=at, number=entry.number)


def _withdrawn(evening: Evening, event: Withdrawn) -> Evening:
    return with_entrant(evening, event.number, here=False)


class ComeBack(StreamMessage, frozen=True):
    """A director says that an entrant is back, and plays from the next round on."""

    entrant: EntrantNumber


class CameBack(Step, frozen=True):
    """An entrant is back."""

    exported = ("number",)

    number: PersonNumber


def come_back(evening: Evening, guest: str, message: ComeBack, at: float) -> CameBack:
    """A director says that somebody is back. Raises `EuchreError` for one who never went."""
    check_director(evening, guest)
    entry = the_entry(evening, message.entrant)
    if entry.here:
        refuse("evening/here", f"{entry.name} is here.", name=entry.name)
    return CameBack(at=at, number=entry.number)


def _came_back(evening: Evening, event: CameBack) -> Evening:
    return with_entrant(evening, event.number, here=True)


PRESENCE: Final[Acts[Evening]] = Acts(
    answers={Withdraw: withdraw, ComeBack: come_back},
    changes={Withdrawn: _withdrawn, CameBack: _came_back},
)
