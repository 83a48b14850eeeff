"""The admins of a club: who becomes one, and who no longer is."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

import msgspec

from euchre.clubs.club import Club
from euchre.clubs.refusals import check_admin
from euchre.clubs.settings import ClubKey
from euchre.core.errors import refuse
from euchre.streams.event import StreamEvent
from euchre.streams.guest import Guest
from euchre.streams.logged import Acts
from euchre.streams.message import StreamMessage


class Administer(StreamMessage, frozen=True):
    """A guest with the admins' key becomes an admin, too."""

    key: ClubKey


class AdminAdded(StreamEvent, frozen=True):
    """A guest is an admin, too."""

    exported = ("guest",)

    guest: Guest


def administer(club: Club, guest: str, message: Administer, at: float) -> AdminAdded:
    """Make an admin of a guest with the key. Raises `EuchreError` for another key, and for an admin."""
    if not club.admins.opens(message.key):
        refuse("club/key", "This link for admins of the club is no longer valid. Ask for a new one.")
    if guest in club.admins:
        refuse("club/admin", "You are an admin of this club already.")
    return AdminAdded(at=at, guest=guest)


def _added(club: Club, event: AdminAdded) -> Club:
    return replace(club, admins=club.admins.joined(event.guest, event.at))


class DismissAdmin(StreamMessage, frozen=True):
    """An admin dismisses one who came after them, by number; the key that they had is worth nothing any more."""

    admin: Annotated[int, msgspec.Meta(ge=1, le=1000)]


class AdminDismissed(StreamEvent, frozen=True):
    """An admin was dismissed."""

    exported = ("dismissed",)

    dismissed: int
    """Their number among the admins."""


def dismiss(club: Club, guest: str, message: DismissAdmin, at: float) -> AdminDismissed:
    """An admin dismisses one who came after them. Raises `EuchreError` for anybody else, and for a senior."""
    check_admin(club, guest)
    if not club.admins.has(message.admin) or not club.admins.may_dismiss(guest, message.admin):
        refuse("club/senior", "You can dismiss only admins who came after you.")
    return AdminDismissed(at=at, dismissed=message.admin)


def _dismissed(club: Club, event: AdminDismissed) -> Club:
    return replace(club, admins=club.admins.dismissed(event.dismissed))


class RenewKey(StreamMessage, frozen=True):
    """An admin makes the admins' key worthless; there is a new one for others, and the admins stay."""


class KeyRenewed(StreamEvent, frozen=True):
    """The admins' key is another one."""


def renew_key(club: Club, guest: str, _: RenewKey, at: float) -> KeyRenewed:
    """An admin renews the key. Raises `EuchreError` for anybody else."""
    check_admin(club, guest)
    return KeyRenewed(at=at)


def _renewed(club: Club, _: KeyRenewed) -> Club:
    return replace(club, admins=club.admins.rekeyed())


ADMINS: Final[Acts[Club]] = Acts(
    answers={Administer: administer, DismissAdmin: dismiss, RenewKey: renew_key},
    changes={AdminAdded: _added, AdminDismissed: _dismissed, KeyRenewed: _renewed},
)
