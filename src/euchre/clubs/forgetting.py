"""Takes a guest out of what is stored about a club: an unknown guest without a name takes their place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from euchre.clubs import events
from euchre.clubs.events import ClubEvent
from euchre.tables.names import GUEST

_GUESTS: Final = ("by", "guest", "admin")
"""The fields of an event that may hold a guest's id."""


def members_of(happened: Iterable[ClubEvent], *guests: str) -> frozenset[int]:
    """The numbers of the members that somebody is or was last, also after their device was parted."""
    owners: dict[int, str] = {}
    numbers: dict[str, int] = {}
    for event in happened:
        if isinstance(event, events.MemberLinked):
            before = numbers.get(event.guest)
            if before is not None and owners.get(before) == event.guest:
                del owners[before]
            owners[event.number], numbers[event.guest] = event.guest, event.number
    return frozenset(number for number, guest in owners.items() if guest in guests)


def is_about(event: ClubEvent, guest: str, members: frozenset[int]) -> bool:
    """True for an event that the guest caused, or that is about them or one of their numbers."""
    named = any(getattr(event, field, None) == guest for field in _GUESTS)
    about_members = events.MemberAdded | events.MemberChanged | events.MemberLinked | events.MemberParted
    return named or (isinstance(event, about_members) and event.number in members)


class ClubForgetting(NamedTuple):
    """The replacement of a guest by another id, and of the name of the members they are; results stay as they are."""

    guest: str
    other: str
    members: frozenset[int]

    @classmethod
    def of(cls, happened: Iterable[ClubEvent], guest: str, other: str) -> ClubForgetting:
        """The replacement in a club of which these are all the events, some perhaps rewritten already."""
        return cls(guest, other, members_of(happened, guest, other))

    def rewrite(self, event: ClubEvent) -> ClubEvent:
        """The event without the guest; one that does not name them stays as it is."""
        changes: dict[str, Any] = {field: self.other for field in _GUESTS if getattr(event, field, None) == self.guest}
        if isinstance(event, events.MemberAdded | events.MemberChanged) and event.number in self.members:
            changes["name"] = GUEST
        return replace(event, **changes) if changes else event
