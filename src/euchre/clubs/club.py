"""A club: its admins, members, seasons and evenings. It is the fold of its events."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from euchre.clubs.settings import ClubSettings, SeasonSettings
from euchre.evenings.membership import ClubMember
from euchre.streams.event import StreamEvent
from euchre.streams.managers import Managers


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """A member of the club."""

    number: int
    name: str
    public: bool
    """True if they agree to be named where everybody can read it."""
    active: bool = True
    """True if they have not left; who has keeps the number, for the seasons they played in."""
    guest: str | None = None
    """The guest whose device is theirs."""
    parted: int = 0
    """The number of times they were parted from a device: each time their key changes."""
    acts: int = 0
    """The number of events their devices have caused since an admin last parted one from them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Club:
    """The state of a club, secrets included; `euchre.clubs.perspective` makes what a guest gets to see."""

    id: str
    code: str
    secret: str = field(repr=False)
    settings: ClubSettings
    admins: Managers
    members: Mapping[int, Member] = field(default_factory=lambda: MappingProxyType({}))
    """The members by number, in the order of their numbers."""
    devices: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """The number of the member whose device is a guest's."""
    seasons: Mapping[int, SeasonSettings] = field(default_factory=lambda: MappingProxyType({}))
    """The seasons by number."""
    evenings: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """The codes of the evenings, by id, in the order in which they were opened."""
    version: int = 1
    """The number of events."""
    at: float
    """The time of the last one, in unix seconds."""
    log: tuple[StreamEvent, ...] = field(default=(), repr=False)
    """The events."""

    def member_key(self, member: Member) -> str:
        """The key that makes its holder's device a member's."""
        purpose = f"member/{member.number}/{member.parted}"
        return f"{member.number}-{hmac.digest(self.secret.encode(), purpose.encode(), 'sha256').hex()[:32]}"

    def member_with(self, key: str) -> Member | None:
        """The member whose key it is."""
        number = key.partition("-")[0]
        member = self.members.get(int(number)) if number.isascii() and number.isdecimal() else None
        is_theirs = member is not None and hmac.compare_digest(key.encode(), self.member_key(member).encode())
        return member if is_theirs else None

    def members_at(self, evening: str) -> tuple[ClubMember, ...] | None:
        """The members as an evening with an id needs to know them; None where it is not, or no longer, of the club.

        Who has left the club is not among them.
        """
        if evening not in self.evenings:
            return None
        return tuple(ClubMember(one.number, one.name, one.guest) for one in self.members.values() if one.active)

    def member_of(self, guest: str) -> Member | None:
        """The member whose device is a guest's."""
        return self.members.get(self.devices.get(guest, 0))
