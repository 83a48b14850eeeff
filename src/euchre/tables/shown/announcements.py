"""What people at a table are told about each other: who came, who left, what the host changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

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
    "smile": "☺",
    "laugh": "😄",
    "surprise": "😮",
    "sigh": "☹",
}
"""The phrases as they are written, and the faces as they are drawn."""
_REACTIONS: Final[dict[Phrase, tuple[str, str]]] = {
    "smile": ("smile.", "smiles."),
    "laugh": ("laugh.", "laughs."),
    "surprise": ("are surprised.", "is surprised."),
    "sigh": ("sigh.", "sighs."),
}
"""The faces in words: for whoever makes one, and for the others."""
_PLACES: Final = ("the first", "the second", "the third", "the fourth")


class _Scene(NamedTuple):
    """The table before and after an event, and what somebody hears the seats 0..3 called then."""

    before: Table
    after: Table
    were: tuple[str, ...]
    names: tuple[str, ...]


def announcement(before: Table, after: Table, event: Event, seat: int | None) -> str:
    """An event that is no part of the game, in a sentence for a seat (None: a spectator); "" if it is none of hers."""
    sentence = _SENTENCES.get(type(event))
    if sentence is None:
        return ""
    return sentence(_Scene(before, after, addressed(before.names, seat), addressed(after.names, seat)), event)


def _connected(scene: _Scene, event: events.Connected) -> str:
    place = scene.before.seat_of(event.guest)
    if place is None or scene.before.stage == "gathering" or scene.before.seats[place].away is None:
        return ""
    return _does(scene.names[place], "are", "is", "back.")


def _disconnected(scene: _Scene, _: events.Disconnected) -> str:
    seats = zip(scene.names, scene.before.seats, scene.after.seats, strict=True)
    away = (name for name, was, now in seats if was.away != now.away)
    return " ".join(_does(name, "have", "has", "lost the connection.") for name in away)


def _seated(scene: _Scene, event: events.Seated) -> str:
    place = scene.before.seat_of(event.guest)
    if place is None:
        return _does(scene.names[event.seat], "sit", "sits", "down.")
    if place != event.seat:
        return _does(scene.names[event.seat], "change", "changes", "the seat.")
    old = scene.before.names[place]
    return "" if old == event.name else _does(scene.were[place], "are", "is", f"now {event.name}.")


def _risen(scene: _Scene, event: events.Risen) -> str:
    plays = "" if scene.after.seats[event.seat].is_open else " A bot plays on."
    return _does(scene.were[event.seat], "have", "has", f"left the table.{plays}")


def _arranged(scene: _Scene, event: events.Arranged) -> str:
    if scene.after.seats[event.seat].is_open:
        return f"A seat is open for somebody: {_PLACES[event.seat]}."
    return f"{scene.names[event.seat]} sits down."


def _settled(_: _Scene, event: events.Settled) -> str:
    return f"The host has changed the {'terms' if event.rules is None else 'rules'}."


def _host_passed(scene: _Scene, event: events.HostPassed) -> str:
    return _of_guest(scene, event.guest, "are", "is", "the host now.")


def _wanted(scene: _Scene, event: events.Wanted) -> str:
    return _of_guest(scene, event.guest, "want", "wants", "another match.")


def _begun(_: _Scene, __: events.Begun) -> str:
    return "The match begins: the cards are shuffled together."


def _held_up(scene: _Scene, event: events.HeldUp) -> str:
    return f"The shuffle waits for {_all(scene, event.seats)}."


def _restarted(scene: _Scene, event: events.Restarted) -> str:
    out = [place for place in scene.before.ceremony.persons if place not in event.contributors]
    return f"The shuffle starts anew{f', without {_all(scene, out)}' if out else ''}."


def _undone(scene: _Scene, _: events.Undone) -> str:
    place = scene.before.single
    return "" if place is None else _does(scene.names[place], "take", "takes", "a decision back.")


def _timed_out(scene: _Scene, event: events.TimedOut) -> str:
    return f"Time is up: a bot answers for {_all(scene, [event.seat])}."


def _stood_in(scene: _Scene, event: events.StoodIn) -> str:
    back = "you are" if scene.names[event.seat] == YOU else "she is"
    return f"A bot plays for {_all(scene, [event.seat])} until {back} back."


def _spoke(scene: _Scene, event: events.Spoke) -> str:
    name = scene.names[event.seat]
    if (reaction := _REACTIONS.get(event.phrase)) is not None:
        return f"{name} {reaction[name != YOU]}"
    return f"{name}: {PHRASES[event.phrase]}"


_SENTENCES: Final[dict[type, Callable[[_Scene, Any], str]]] = {
    events.Connected: _connected,
    events.Disconnected: _disconnected,
    events.Seated: _seated,
    events.Risen: _risen,
    events.Arranged: _arranged,
    events.Settled: _settled,
    events.HostPassed: _host_passed,
    events.Wanted: _wanted,
    events.Begun: _begun,
    events.HeldUp: _held_up,
    events.Restarted: _restarted,
    events.Undone: _undone,
    events.TimedOut: _timed_out,
    events.StoodIn: _stood_in,
    events.Spoke: _spoke,
}
"""What is said of each event; of the others, nothing."""


def _of_guest(scene: _Scene, guest: str, you: str, she: str, rest: str) -> str:
    place = scene.after.seat_of(guest)
    return "" if place is None else _does(scene.names[place], you, she, rest)


def _does(name: str, you: str, she: str, rest: str) -> str:
    return f"{name} {you if name == YOU else she} {rest}"


def _all(scene: _Scene, seats: Iterable[int]) -> str:
    """Those on some seats, as the object of a sentence."""
    return " and ".join("you" if scene.names[place] == YOU else scene.names[place] for place in seats)
