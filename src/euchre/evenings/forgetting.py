"""The guests behind the entrants, whose names are forgotten with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from euchre.evenings.acts.devices import Linked, Unlinked
from euchre.evenings.acts.entries import Entered
from euchre.evenings.acts.results import ResultConfirmed, ResultEntered, TableEnded
from euchre.evenings.acts.rounds import RoundSeated
from euchre.streams.event import StreamEvent
from euchre.streams.guest import GUEST


def owners(happened: Iterable[StreamEvent]) -> Mapping[int, str]:
    """The guest who entered themselves under each number, or has played under it, by all events of an evening.

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
    """The tables at which people play on devices."""
    for event in happened:
        match event:
            case Entered(guest=str(guest)):
                entered[event.number] = devices[event.number] = guest
            case Linked():
                mistaken = {number for number, guest in played.items() if guest == event.guest}
                played = {number: guest for number, guest in played.items() if number not in mistaken}
                devices = {number: guest for number, guest in devices.items() if guest != event.guest}
                devices[event.number] = event.guest
                if any(event.number in seats for table, seats in missing.items() if table in live):
                    played[event.number] = event.guest
            case Unlinked():
                device = devices.pop(event.number, None)
                if event.by != device and any(event.number in seats for seats in missing.values()):
                    played.pop(event.number, None)
            case RoundSeated():
                missing = {(event.round, table.number): frozenset(table.seats) for table in event.tables}
                live = {(event.round, table.number) for table in event.tables if table.section == "online"}
                seated = frozenset[int]().union(*missing.values())
                played |= {number: guest for number, guest in devices.items() if number in seated}
            case ResultEntered() | ResultConfirmed() | TableEnded():
                missing.pop((event.round, event.table), None)
            case _:
                pass
    return {**entered, **played}


def nameless(number: int) -> str:
    """The name of an entrant whose guest was taken out: number 12 becomes Guest 12."""
    return f"{GUEST} {number}"
