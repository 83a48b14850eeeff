"""The evenings of a club."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final

import msgspec

from euchre.clubs.club import Club
from euchre.clubs.refusals import check_admin
from euchre.core.errors import refuse
from euchre.streams.event import StreamEvent
from euchre.streams.inputs import Asked
from euchre.streams.logged import Acts
from euchre.streams.mappings import with_entry, without_entry
from euchre.streams.message import StreamMessage

MOST_EVENINGS: Final = 2000


@dataclass(frozen=True, slots=True)
class EveningOpening(Asked):
    """A guest opens an evening for the club."""

    evening: str
    code: str


class EveningHeld(StreamEvent, frozen=True):
    """An evening is opened for the club."""

    exported = ("evening", "code")

    evening: str
    code: str


def hold(club: Club, opening: EveningOpening, at: float) -> EveningHeld | None:
    """An admin opens an evening for the club, once. Raises `EuchreError` for anybody else, and for one too many."""
    check_admin(club, opening.guest)
    if opening.evening in club.evenings:
        return None
    if len(club.evenings) >= MOST_EVENINGS:
        refuse("club/evenings", f"A club has up to {MOST_EVENINGS} evenings.", most=MOST_EVENINGS)
    return EveningHeld(at=at, evening=opening.evening, code=opening.code)


def _held(club: Club, event: EveningHeld) -> Club:
    return replace(club, evenings=with_entry(club.evenings, event.evening, event.code))


class DropEvening(StreamMessage, frozen=True):
    """An admin takes an evening out of the club: it counts for no season and no record."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


class EveningDropped(StreamEvent, frozen=True):
    """An evening no longer belongs to the club."""

    exported = ("evening",)

    evening: str


def drop(club: Club, guest: str, message: DropEvening, at: float) -> EveningDropped:
    """An admin takes an evening out of the club. Raises `EuchreError` for anybody else, and for no evening of it."""
    check_admin(club, guest)
    evening = next((id_ for id_, code in club.evenings.items() if code == message.code), None)
    if evening is None:
        refuse("club/no-evening", "The club has no such evening.")
    return EveningDropped(at=at, evening=evening)


def _dropped(club: Club, event: EveningDropped) -> Club:
    return replace(club, evenings=without_entry(club.evenings, event.evening))


EVENINGS: Final[Acts[Club]] = Acts(
    answers={DropEvening: drop},
    inputs={EveningOpening: hold},
    changes={EveningHeld: _held, EveningDropped: _dropped},
)
