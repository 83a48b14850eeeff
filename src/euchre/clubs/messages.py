"""The messages to a club: from its admins, and from members about themselves.

Every message is one JSON object with its `type` and an `id` of the client's own: a message sent twice is done once.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from euchre.clubs.settings import ClubSettings, SeasonSettings
from euchre.evenings.messages import MemberNumber
from euchre.tables.messages import Id, PersonName

MOST_MEMBERS: Final = 1000
MOST_SEASONS: Final = 40


SeasonNumber = Annotated[int, msgspec.Meta(ge=1, le=1000)]
ClubKey = Annotated[str, msgspec.Meta(max_length=80)]


class _Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag=str.lower):
    id: Id


class SetUpClub(_Message, frozen=True):
    """An admin changes what the club says about itself."""

    settings: ClubSettings


class AddMember(_Message, frozen=True):
    """An admin takes somebody into the club."""

    name: PersonName
    public: bool = False
    """They agree to be named where everybody can read it."""


class ChangeMember(_Message, frozen=True):
    """An admin changes a member's name, consent, or whether they are still in the club; None leaves it as it is."""

    member: MemberNumber
    name: PersonName | None = None
    public: bool | None = None
    active: bool | None = None


class BecomeMember(_Message, frozen=True):
    """Somebody who was given a member's key says that they are this member; from then on their device is theirs."""

    key: ClubKey


class Agree(_Message, frozen=True):
    """A member says whether the club's page may name them."""

    public: bool


class PartMember(_Message, frozen=True):
    """An admin, or the member, parts a member from their device; the key that led to it is worth nothing any more."""

    member: MemberNumber


class Administer(_Message, frozen=True):
    """Somebody who was given the admins' key becomes an admin, too."""

    key: ClubKey


class DismissAdmin(_Message, frozen=True):
    """An admin dismisses one who came after them, by number; the key that they had is worth nothing any more."""

    admin: Annotated[int, msgspec.Meta(ge=1, le=1000)]


class RenewKey(_Message, frozen=True):
    """An admin makes the admins' key worthless; there is a new one for others, and the admins stay."""


class PlanSeason(_Message, frozen=True):
    """An admin plans a season, or changes the one with a number."""

    settings: SeasonSettings
    season: SeasonNumber | None = None


class DropSeason(_Message, frozen=True):
    """An admin deletes a season; its evenings stay."""

    season: SeasonNumber


class DropEvening(_Message, frozen=True):
    """An admin takes an evening out of the club: it counts for no season and no record."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


ClubMessage = (
    SetUpClub
    | AddMember
    | ChangeMember
    | BecomeMember
    | Agree
    | PartMember
    | Administer
    | DismissAdmin
    | RenewKey
    | PlanSeason
    | DropSeason
    | DropEvening
)
"""All that can be said to a club."""
