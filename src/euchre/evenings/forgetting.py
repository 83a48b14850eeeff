"""Takes a guest out of what is stored about an evening: an unknown guest takes their place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec.structs import replace

from euchre.evenings import events
from euchre.evenings.events import EveningEvent
from euchre.tables.names import GUEST

_GUESTS = ("by", "guest", "director")
"""The fields of an event that may hold a guest's id."""


def entrants_of(happened: Iterable[EveningEvent], *guests: str) -> frozenset[int]:
    """The numbers under which somebody was entered, by all events of an evening, even after their device was parted.

    A number at which another guest's device has come since is that guest's.
    """
    owners: dict[int, str] = {}
    for event in happened:
        if isinstance(event, events.Linked) or (isinstance(event, events.Entered) and event.guest is not None):
            assert event.guest is not None
            owners = {number: guest for number, guest in owners.items() if guest != event.guest}
            owners[event.number] = event.guest
    return frozenset(number for number, guest in owners.items() if guest in guests)


def is_about(event: EveningEvent, guest: str, entrants: frozenset[int]) -> bool:
    """True for an event that the guest caused, or that is about them or one of their numbers."""
    named = any(getattr(event, field, None) == guest for field in _GUESTS)
    return named or getattr(event, "number", None) in entrants


class EveningForgetting(NamedTuple):
    """The replacement of a guest by another id, and of the name of their entrants: number 12 becomes Guest 12.

    Seats, results and standings stay as they are. The evening of the rewritten events is the rewritten evening, also
    where only some of them are rewritten yet.
    """

    guest: str
    other: str
    entrants: frozenset[int]

    @classmethod
    def of(cls, happened: Iterable[EveningEvent], guest: str, other: str) -> EveningForgetting:
        """The replacement in an evening of which these are all the events, some perhaps rewritten already."""
        return cls(guest, other, entrants_of(happened, guest, other))

    def rewrite(self, event: EveningEvent) -> EveningEvent:
        """The event without the guest; one that does not name them stays as it is."""
        changes: dict[str, Any] = {field: self.other for field in _GUESTS if getattr(event, field, None) == self.guest}
        if isinstance(event, events.Entered | events.EntrantChanged) and event.number in self.entrants:
            changes["name"] = f"{GUEST} {event.number}"
        return replace(event, **changes) if changes else event
