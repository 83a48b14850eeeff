"""The members of a club: who is one, under which name, and on which device."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from euchre.clubs.club import Club, Member
from euchre.clubs.refusals import check_admin, the_member
from euchre.clubs.settings import ClubKey
from euchre.core.errors import refuse
from euchre.evenings.fields import MemberNumber
from euchre.streams.event import StreamEvent
from euchre.streams.guest import Guest, GuestName, PersonNumber
from euchre.streams.logged import Acts
from euchre.streams.mappings import with_entry, without_entry
from euchre.streams.message import StreamMessage
from euchre.tables.messages import PersonName
from euchre.tables.names import clean_name, unique_name

MOST_MEMBERS: Final = 1000
MOST_ACTS: Final = 50
"""Events that the devices of a member may cause until an admin parts one from them: nobody fills a club."""


class AddMember(StreamMessage, frozen=True):
    """An admin takes somebody into the club."""

    name: PersonName
    public: bool = False
    """True if they agree to be named where everybody can read it."""


class MemberAdded(StreamEvent, frozen=True):
    """A person is a member now, under the next number."""

    exported = ("number", "name", "public")

    number: PersonNumber
    name: GuestName
    public: bool


def add(club: Club, guest: str, message: AddMember, at: float) -> MemberAdded:
    """An admin takes somebody in. Raises `EuchreError` for anybody else, and once the club is full."""
    check_admin(club, guest)
    if len(club.members) >= MOST_MEMBERS:
        refuse("club/full", f"A club has up to {MOST_MEMBERS} members.", most=MOST_MEMBERS)
    name = unique_name(clean_name(message.name), [member.name for member in club.members.values()])
    return MemberAdded(at=at, number=len(club.members) + 1, name=name, public=message.public)


def _added(club: Club, event: MemberAdded) -> Club:
    member = Member(number=event.number, name=event.name, public=event.public)
    return replace(club, members=with_entry(club.members, event.number, member))


def _with(club: Club, number: int, **changes: Any) -> Club:
    return replace(club, members=with_entry(club.members, number, replace(club.members[number], **changes)))


class ChangeMember(StreamMessage, frozen=True):
    """An admin changes a member's name, consent, or membership; None leaves it as it is."""

    member: MemberNumber
    name: PersonName | None = None
    public: bool | None = None
    active: bool | None = None


class Agree(StreamMessage, frozen=True):
    """A member agrees to be named on the club's page, or refuses."""

    public: bool


class MemberChanged(StreamEvent, frozen=True):
    """A member has another name, has thought again about being named, or has left or come back."""

    exported = ("number", "name", "public", "active")

    number: PersonNumber
    name: GuestName
    public: bool
    active: bool


def change(club: Club, guest: str, message: ChangeMember, at: float) -> MemberChanged:
    """An admin changes a member. Raises `EuchreError` for anybody else, and for a number that nobody has."""
    check_admin(club, guest)
    member = the_member(club, message.member)
    taken = [other.name for other in club.members.values() if other.number != member.number]
    return MemberChanged(
        at=at,
        number=member.number,
        name=member.name if message.name is None else unique_name(clean_name(message.name), taken),
        public=_or(message.public, member.public),
        active=_or(message.active, member.active),
    )


def _or(new: Any, old: Any) -> Any:
    return old if new is None else new


def agree(club: Club, guest: str, message: Agree, at: float) -> MemberChanged:
    """A member agrees to be named, or no longer. Raises `EuchreError` for a stranger."""
    member = club.member_of(guest)
    if member is None:
        refuse("club/not-member", "Open the link first that an admin of the club gives you.")
    return MemberChanged(at=at, number=member.number, name=member.name, public=message.public, active=member.active)


def _changed(club: Club, event: MemberChanged) -> Club:
    return _with(club, event.number, name=event.name, public=event.public, active=event.active)


class BecomeMember(StreamMessage, frozen=True):
    """A guest with a member's key says that they are this member; from then on their device is theirs."""

    key: ClubKey


class MemberLinked(StreamEvent, frozen=True):
    """A guest's device is a member's."""

    exported = ("number", "guest")

    number: PersonNumber
    guest: Guest


def become(club: Club, guest: str, message: BecomeMember, at: float) -> MemberLinked:
    """Make a guest with a member's key that member.

    Raises `EuchreError` for a link that is no longer valid, and where the member has another device already.
    """
    member = club.member_with(message.key)
    if member is None:
        refuse("club/member-key", "This link to a member of the club is no longer valid. Ask for a new one.")
    if member.guest not in (None, guest):
        refuse("club/linked", f"{member.name} uses another device. An admin can part them from it.", name=member.name)
    return MemberLinked(at=at, number=member.number, guest=guest)


def _linked(club: Club, event: MemberLinked) -> Club:
    """Link a guest to one member: the member they were before has no device any more."""
    other, before = club.devices.get(event.guest), club.members[event.number].guest
    if other is not None:
        club = _with(club, other, guest=None)
    devices = club.devices if before is None else without_entry(club.devices, before)
    club = replace(club, devices=with_entry(devices, event.guest, event.number))
    return _with(club, event.number, guest=event.guest)


class PartMember(StreamMessage, frozen=True):
    """An admin, or the member, parts a member from their device; the key that led to it is worth nothing any more."""

    member: MemberNumber


class MemberParted(StreamEvent, frozen=True):
    """A member has no device any more, and another key."""

    exported = ("number",)

    number: PersonNumber


def part(club: Club, guest: str, message: PartMember, at: float) -> MemberParted:
    """An admin, or the member, parts a member from a device. Raises `EuchreError` for anybody else."""
    member = the_member(club, message.member)
    if member.guest != guest:
        check_admin(club, guest)
    return MemberParted(at=at, number=member.number)


def _parted(club: Club, event: MemberParted) -> Club:
    member = club.members[event.number]
    acts = 0 if event.by in club.admins else member.acts
    if member.guest is not None:
        club = replace(club, devices=without_entry(club.devices, member.guest))
    return _with(club, event.number, guest=None, parted=member.parted + 1, acts=acts)


MEMBERS: Final[Acts[Club]] = Acts(
    answers={AddMember: add, ChangeMember: change, Agree: agree, BecomeMember: become, PartMember: part},
    changes={MemberAdded: _added, MemberChanged: _changed, MemberLinked: _linked, MemberParted: _parted},
)


def check_acts(club: Club, guest: str, message: StreamMessage) -> None:
    """Raise `EuchreError` where the devices of a member have caused too many events."""
    member = club.member_with(message.key) if isinstance(message, BecomeMember) else club.member_of(guest)
    if member is not None and member.acts >= MOST_ACTS and guest not in club.admins:
        refuse("club/too-much", "Too much has been done as this member. An admin can disconnect the device first.")


def counted(_: Club, after: Club, event: StreamEvent) -> Club:
    """The club with an event counted that somebody has caused as a member."""
    number = getattr(event, "number", 0)
    if event.by is None or event.by in after.admins or number not in after.members:
        return after
    return _with(after, number, acts=after.members[number].acts + 1)


def owners(events: Iterable[StreamEvent]) -> Mapping[int, str]:
    """The guest that each member is or was last, also after their device was parted."""
    guests: dict[int, str] = {}
    numbers: dict[str, int] = {}
    for event in events:
        if isinstance(event, MemberLinked):
            before = numbers.get(event.guest)
            if before is not None and guests.get(before) == event.guest:
                del guests[before]
            guests[event.number], numbers[event.guest] = event.guest, event.number
    return guests
