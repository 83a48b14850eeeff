"""One step of a club: from a message, or an evening that is opened for it, to the event that it leads to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from euchre.clubs import answers, events, messages
from euchre.clubs.club import Club
from euchre.clubs.events import ClubEvent
from euchre.clubs.fold import done
from euchre.clubs.messages import ClubMessage
from euchre.core.errors import refuse

LONGEST: Final = 20_000
"""Events after which nothing is done any more."""
MOST_EVENINGS: Final = 2000
MOST_ACTS: Final = 50
"""Events that the devices of a member may cause until an admin parts one from them: nobody fills a club."""


@dataclass(frozen=True, slots=True)
class ClubSaid:
    """A guest has sent a message."""

    guest: str
    message: ClubMessage


@dataclass(frozen=True, slots=True)
class EveningOpening:
    """A guest opens an evening for the club."""

    guest: str
    evening: str
    code: str


ClubInput = ClubSaid | EveningOpening

_ANSWERS: Final[dict[type, Callable[[Club, str, Any, float], ClubEvent]]] = {
    messages.SetUpClub: answers.set_up,
    messages.AddMember: answers.add_member,
    messages.ChangeMember: answers.change_member,
    messages.BecomeMember: answers.become_member,
    messages.Agree: answers.agree,
    messages.PartMember: answers.part_member,
    messages.Administer: answers.administer,
    messages.DismissAdmin: answers.dismiss_admin,
    messages.RenewKey: answers.renew_key,
    messages.PlanSeason: answers.plan_season,
    messages.DropSeason: answers.drop_season,
    messages.DropEvening: answers.drop_evening,
}


def step(club: Club, received: ClubInput, now: float) -> ClubEvent | None:
    """The event that an input leads to at a time (unix seconds); None where it has led to it before.

    Raises `EuchreError` for what is refused, and the club stays as it is. Time never runs backwards in a club.
    """
    at = max(now, club.at)
    if club.version >= LONGEST:
        refuse("club/too-long", "Too much has happened in this club. Found another one.")
    match received:
        case ClubSaid(guest, message):
            if done(club.log, guest, message.id):
                return None
            _check_acts(club, guest, message)
            return replace(_ANSWERS[type(message)](club, guest, message, at), by=guest, id=message.id)
        case EveningOpening(guest, evening, code):
            answers.check_admin(club, guest)
            if evening in club.evenings:
                return None
            if len(club.evenings) >= MOST_EVENINGS:
                refuse("club/evenings", f"A club has up to {MOST_EVENINGS} evenings.", most=MOST_EVENINGS)
            return events.EveningHeld(at=at, by=guest, evening=evening, code=code)


def _check_acts(club: Club, guest: str, message: ClubMessage) -> None:
    """Raise `EuchreError` ``club/too-much`` where the devices of a member have caused too many events."""
    member = club.member_with(message.key) if isinstance(message, messages.BecomeMember) else club.member_of(guest)
    if member is not None and member.acts >= MOST_ACTS and guest not in club.admins:
        refuse("club/too-much", "Too much has been done as this member. An admin can disconnect the device first.")
