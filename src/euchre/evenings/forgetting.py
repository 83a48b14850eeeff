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
    """The numbers under which somebody entered themselves or has played, by all events of an evening.

    Somebody who only says who they are has no say about that name: not at a table on paper whose round has begun, nor
    where a director parts them before the table has its result. A number at which another guest's device has played
    since is that guest's, and so is one where somebody found that they had said the wrong number.
    """
    entered: dict[int, str] = {}
    played: dict[int, str] = {}
    devices: dict[int, str] = {}
    missing: dict[tuple[int, int], frozenset[int]] = {}
    """The tables of the last round that have no result yet, by round and number, each with its entrants."""
    live: set[tuple[int, int]] = set()
    """Those at which people play on devices."""
    for event in happened:
        match event:
            case events.Entered(guest=str(guest)):
                entered[event.number] = devices[event.number] = guest
            case events.Linked():
                mistaken = {number for number, guest in played.items() if guest == event.guest}
                played = {number: guest for number, guest in played.items() if number not in mistaken}
                devices = {number: guest for number, guest in devices.items() if guest != event.guest}
                devices[event.number] = event.guest
                if any(event.number in seats for table, seats in missing.items() if table in live):
                    played[event.number] = event.guest
            case events.Unlinked():
                device = devices.pop(event.number, None)
                if event.by != device and any(event.number in seats for seats in missing.values()):
                    played.pop(event.number, None)
            case events.RoundSeated():
                missing = {(event.round, table.number): frozenset(table.seats) for table in event.tables}
                live = {(event.round, table.number) for table in event.tables if table.section == "online"}
                seated = frozenset[int]().union(*missing.values())
                played |= {number: guest for number, guest in devices.items() if number in seated}
            case events.ResultEntered() | events.ResultConfirmed() | events.TableEnded():
                missing.pop((event.round, event.table), None)
            case _:
                pass
    owners = {**entered, **played}
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
