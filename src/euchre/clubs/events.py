"""Everything that ever happens in a club, in the order in which it is stored: a club is the fold of its events.

`at` is the time in unix seconds. An event that a message has led to names its sender in `by` and its `id`, so that the
same message is never done twice. Events hold secrets: they are stored, and never sent to anybody.
"""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from euchre.clubs.settings import ClubSettings, SeasonSettings


class _Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower):
    exported: ClassVar[tuple[str, ...]] = ()
    """The fields that a guest may read whom the event is about, or who caused it; the others are shown to nobody."""

    at: float
    by: str | None = None
    id: str | None = None


class ClubFounded(_Event, frozen=True):
    """A club is founded. It is always the first event.

    The keys of admins and members follow from `secret`.
    """

    exported = ("club", "code", "admin", "settings")

    club: str
    code: str
    admin: str
    secret: str
    settings: ClubSettings


class ClubChanged(_Event, frozen=True):
    """The club says something else about itself."""

    exported = ("settings",)

    settings: ClubSettings


class MemberAdded(_Event, frozen=True):
    """Somebody is a member now, under the next number."""

    exported = ("number", "name", "public")

    number: int
    name: str
    public: bool


class MemberChanged(_Event, frozen=True):
    """A member has another name, has thought again about being named, or has left or come back."""

    exported = ("number", "name", "public", "active")

    number: int
    name: str
    public: bool
    active: bool


class MemberLinked(_Event, frozen=True):
    """A guest's device is a member's."""

    exported = ("number", "guest")

    number: int
    guest: str


class MemberParted(_Event, frozen=True):
    """A member has no device any more, and another key."""

    exported = ("number",)

    number: int


class AdminAdded(_Event, frozen=True):
    """A guest is an admin, too."""

    exported = ("guest",)

    guest: str


class AdminDismissed(_Event, frozen=True):
    """An admin was dismissed."""

    exported = ("dismissed",)

    dismissed: int
    """Their number among the admins."""


class KeyRenewed(_Event, frozen=True):
    """The admins' key is another one."""


class SeasonPlanned(_Event, frozen=True):
    """A season is planned, or another one takes its place."""

    exported = ("number", "settings")

    number: int
    settings: SeasonSettings


class SeasonDropped(_Event, frozen=True):
    """A season is deleted."""

    exported = ("number",)

    number: int


class EveningHeld(_Event, frozen=True):
    """An evening is opened for the club."""

    exported = ("evening", "code")

    evening: str
    code: str


class EveningDropped(_Event, frozen=True):
    """An evening no longer belongs to the club."""

    exported = ("evening",)

    evening: str


ClubEvent = (
    ClubFounded
    | ClubChanged
    | MemberAdded
    | MemberChanged
    | MemberLinked
    | MemberParted
    | AdminAdded
    | AdminDismissed
    | KeyRenewed
    | SeasonPlanned
    | SeasonDropped
    | EveningHeld
    | EveningDropped
)
"""All that happens in a club."""

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[ClubEvent]] = msgspec.json.Decoder(ClubEvent)


def encode(event: ClubEvent) -> bytes:
    """An event as it is stored: one line of JSON."""
    return _encoder.encode(event)


def decode(stored: bytes) -> ClubEvent:
    """Read a stored event. Raises `msgspec.ValidationError` for anything else."""
    return _decoder.decode(stored)
