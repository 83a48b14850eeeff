"""The founding of a club."""

from __future__ import annotations

from euchre.clubs.club import Club
from euchre.clubs.settings import ClubSettings
from euchre.streams.event import StreamEvent
from euchre.streams.guest import Guest
from euchre.streams.managers import Managers


class ClubFounded(StreamEvent, frozen=True):
    """A club is founded. It is always the first event.

    The keys of admins and members follow from `secret`.
    """

    exported = ("club", "code", "admin", "settings")

    club: str
    code: str
    admin: Guest
    secret: str
    settings: ClubSettings


def founded(event: ClubFounded) -> Club:
    """The club after its founding."""
    return Club(
        id=event.club,
        code=event.code,
        secret=event.secret,
        settings=event.settings,
        admins=Managers.founded(event.secret, event.admin, event.at),
        at=event.at,
        log=(event,),
    )
