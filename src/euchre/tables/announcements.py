"""What people at a table are told about each other: who came, who left, what the host changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from euchre.tables import events
from euchre.tables.events import Event
from euchre.tables.messages import Phrase
from euchre.tables.table import Table
from euchre.tables.telling.names import YOU, addressed

PHRASES: Final[dict[Phrase, str]] = {
    "hello": "Hello!",
    "good-luck": "Good luck!",
    "nice-hand": "Nice hand!",
    "well-played": "Well played!",
    "thanks": "Thank you!",
    "sorry": "Sorry!",
    "oops": "Oops!",
    "good-game": "Good game!",
    "one-moment": "One moment, please.",
}
"""The phrases as they are written."""


def announcement(before: Table, after: Table, event: Event, seat: int | None) -> str:
    """An event that is no part of the game, in a sentence for a seat (None: a spectator); "" if it is none of hers."""
    names, earlier = addressed(after.names, seat), addressed(before.names, seat)
    match event:
        case events.Connected():
            place = before.seat_of(event.guest)
            back = place is not None and before.seats[place].away is not None and before.stage != "gathering"
            return _does(names[place], "are", "is", "back.") if back and place is not None else ""
        case events.Disconnected():
            away = [
                name for name, was, now in zip(names, before.seats, after.seats, strict=True) if was.away != now.away
            ]
            return " ".join(_does(name, "have", "has", "lost the connection.") for name in away)
        case events.Seated():
            return _seated(before, event, names, earlier)
        case events.Risen():
            plays = "" if after.seats[event.seat].is_open else " A bot plays on."
            return _does(earlier[event.seat], "have", "has", f"left the table.{plays}")
        case events.Arranged():
            opened = after.seats[event.seat].is_open
            return (
                f"A seat is open for somebody: {_PLACES[event.seat]}." if opened else f"{names[event.seat]} sits down."
            )
        case events.Settled():
            return "The host has changed the rules." if event.rules is not None else "The host has changed the terms."
        case events.HostPassed():
            place = after.seat_of(event.guest)
            return "" if place is None else _does(names[place], "are", "is", "the host now.")
        case events.Wanted():
            place = after.seat_of(event.guest)
            return "" if place is None else _does(names[place], "want", "wants", "another match.")
        case events.Begun():
            return "The match begins: the cards are shuffled together."
        case events.HeldUp():
            return f"The shuffle waits for {_all(names, event.seats)}."
        case events.Restarted():
            out = [place for place in before.ceremony.persons if place not in event.contributors]
            return f"The shuffle starts anew{f', without {_all(names, out)}' if out else ''}."
        case events.Undone():
            place = before.single
            return "" if place is None else _does(names[place], "take", "takes", "a decision back.")
        case events.TimedOut():
            return f"Time is up: a bot answers for {_object(names[event.seat])}."
        case events.StoodIn():
            return f"A bot plays for {_object(names[event.seat])} until {_subject(names[event.seat])} back."
        case events.Spoke():
            return f"{names[event.seat]}: {PHRASES[event.phrase]}"
        case _:
            return ""


_PLACES: Final = ("the first", "the second", "the third", "the fourth")


def _seated(before: Table, event: events.Seated, names: tuple[str, ...], earlier: tuple[str, ...]) -> str:
    place = before.seat_of(event.guest)
    if place is None:
        return _does(names[event.seat], "sit", "sits", "down.")
    if place != event.seat:
        return _does(names[event.seat], "change", "changes", "the seat.")
    old = before.names[place]
    return "" if old == event.name else f"{old if earlier[place] != YOU else YOU} is now {event.name}."


def _does(name: str, you: str, she: str, rest: str) -> str:
    return f"{name} {you if name == YOU else she} {rest}"


def _all(names: Sequence[str], seats: Iterable[int]) -> str:
    return " and ".join(_object(names[place]) for place in seats)


def _object(name: str) -> str:
    return "you" if name == YOU else name


def _subject(name: str) -> str:
    return "you are" if name == YOU else "she is"
