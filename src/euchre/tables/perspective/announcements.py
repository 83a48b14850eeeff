"""Announces people at a table to each other, in sentences: who came, who left, what the host changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from euchre.core.cards import Card
from euchre.narration.people import People, named
from euchre.tables import events
from euchre.tables.course import MOST_DEALS
from euchre.tables.events import Event
from euchre.tables.messages import Phrase
from euchre.tables.perspective.faces import aloud
from euchre.tables.table import Table
from euchre.wording import Wording

FACES: Final[dict[Phrase, str]] = {
    "smile": "\N{WHITE SMILING FACE}",
    "laugh": "\N{SMILING FACE WITH OPEN MOUTH AND SMILING EYES}",
    "surprise": "\N{FACE WITH OPEN MOUTH}",
    "sigh": "\N{WHITE FROWNING FACE}",
}
"""The phrases that are faces, as they are drawn."""


class _Scene(NamedTuple):
    """The table before and after an event, what the seats were and are called, and the language of who reads it."""

    before: Table
    after: Table
    were: People
    people: People
    words: Wording

    def who(self, place: int) -> dict[str, str]:
        return self.people.who(place)


def announcement(words: Wording, before: Table, after: Table, event: Event, seat: int | None) -> str:
    """An event that is no part of the game, in a sentence for a seat (None: a spectator); "" if it is no news there."""
    sentence = _SENTENCES.get(type(event))
    if sentence is None:
        return ""
    return sentence(_Scene(before, after, People(before.names, seat), People(after.names, seat), words), event)


def phrase(words: Wording, said: Phrase) -> str:
    """A phrase as it is written, or the sign of a face."""
    return FACES.get(said) or words(f"phrase-{said}")


def _connected(scene: _Scene, event: events.Connected) -> str:
    place = scene.before.seat_of(event.guest)
    if place is None or scene.before.stage == "gathering":
        return ""
    seat = scene.before.seats[place]
    if seat.away is None or seat.comes:  # of who comes, their seat has told already
        return ""
    return scene.words("together-back", **scene.who(place))


def _disconnected(scene: _Scene, _: events.Disconnected) -> str:
    seats = enumerate(zip(scene.before.seats, scene.after.seats, strict=True))
    away = (place for place, (was, now) in seats if was.away != now.away)
    return " ".join(scene.words("together-lost", **scene.who(place)) for place in away)


def _seated(scene: _Scene, event: events.Seated) -> str:
    place, was = scene.before.seat_of(event.guest), scene.before.names[event.seat]
    if place is None and scene.before.stage == "playing":
        if was == event.name:
            return scene.words("together-other-device", **scene.who(event.seat))
        if event.next_deal:
            return scene.words("together-from-next-deal", before=was, **scene.who(event.seat))
        return scene.words("together-takes-over", before=was, **scene.who(event.seat))
    if place is None:
        return scene.words("together-sits", **scene.who(event.seat))
    if place != event.seat:
        return scene.words("together-moves", **scene.who(event.seat))
    if scene.before.names[place] == event.name:
        return ""
    return scene.words("together-renamed", new=event.name, **scene.were.who(place))


def _risen(scene: _Scene, event: events.Risen) -> str:
    message = "together-left" if scene.after.seats[event.seat].is_open else "together-left-to-bot"
    return scene.words(message, **scene.were.who(event.seat))


def _arranged(scene: _Scene, event: events.Arranged) -> str:
    if scene.after.seats[event.seat].is_open:
        return scene.words("together-seat-open", seat=event.seat + 1)
    return scene.words("together-sits", **scene.who(event.seat))


def _offered(scene: _Scene, event: events.Offered) -> str:
    message = "together-offered" if event.open else "together-offered-no-more"
    return scene.words(message, name=scene.after.names[event.seat])


def _swapped(scene: _Scene, event: events.Swapped) -> str:
    return scene.words("together-swapped", names=_all(scene, scene.were, (event.first, event.second)))


def _paired(scene: _Scene, event: events.Paired) -> str:
    ours, theirs = (named(scene.words, scene.people, scene.after.seating.members(side)) for side in range(2))
    if not event.cards:
        return scene.words("together-paired", ours=ours, theirs=theirs)
    cards = (aloud(scene.words, scene.after.rules, Card.parse(card)) for card in event.cards)
    drew = (f"{name}: {card}" for name, card in zip(scene.before.names, cards, strict=True))
    return scene.words("together-paired-by-card", cards=", ".join(drew), ours=ours, theirs=theirs)


def _seat_asked(scene: _Scene, event: events.SeatAsked) -> str:
    if event.wanted is None:
        return ""
    return scene.words("together-asks", seat=event.wanted + 1, **scene.who(event.seat))


def _requested(scene: _Scene, event: events.SeatRequested) -> str:
    return scene.words("together-requests", name=event.name)


def _removed(scene: _Scene, event: events.Removed) -> str:
    message = "together-removed" if scene.after.seats[event.seat].is_open else "together-removed-to-bot"
    return scene.words(message, name=event.name)


def _readmitted(scene: _Scene, event: events.Readmitted) -> str:
    return scene.words("together-readmitted", name=scene.before.removed.get(event.guest, ""))


def _settled(scene: _Scene, event: events.Settled) -> str:
    if event.rules is not None:
        players = scene.after.seating.players
        if players != scene.before.seating.players:
            return scene.words("together-players-changed", players=players)
        return scene.words("together-rules-changed")
    if event.terms is not None:
        return scene.words("together-settings-changed")
    return scene.words("together-named", title=event.title) if event.title else ""


def _host_passed(scene: _Scene, event: events.HostPassed) -> str:
    return _of_guest(scene, event.guest, "together-hosts")


def _wanted(scene: _Scene, event: events.Wanted) -> str:
    return _of_guest(scene, event.guest, "together-wants-another")


def _gathered(scene: _Scene, _: events.Gathered) -> str:
    return scene.words("together-gathered")


def _begun(scene: _Scene, _: events.Begun) -> str:
    return scene.words("together-begins")


def _held_up(scene: _Scene, event: events.HeldUp) -> str:
    return scene.words("together-shuffle-waits", names=_all(scene, scene.people, event.seats))


def _restarted(scene: _Scene, event: events.Restarted) -> str:
    out = [place for place in scene.before.ceremony.persons if place not in event.contributors]
    if not out:
        return scene.words("together-shuffle-anew")
    return scene.words("together-shuffle-anew-without", names=_all(scene, scene.people, out))


def _undone(scene: _Scene, _: events.Undone) -> str:
    place = scene.before.single
    return "" if place is None else scene.words("together-undone", **scene.who(place))


def _concession_proposed(scene: _Scene, event: events.ConcessionProposed) -> str:
    return scene.words("together-concession-proposed", **scene.who(event.seat))


def _concession_declined(scene: _Scene, event: events.ConcessionDeclined) -> str:
    return scene.words("together-concession-declined", **scene.who(event.seat))


def _conceded(scene: _Scene, event: events.Conceded) -> str:
    return scene.words("together-conceded", **scene.people.side(event.side))


def _abandoned(scene: _Scene, _: events.Abandoned) -> str:
    return scene.words("together-abandoned", deals=MOST_DEALS)


def _last_deal(scene: _Scene, _: events.LastDealCalled) -> str:
    course = scene.after.course
    return "" if course is None or course.is_between_deals else scene.words("together-last-deal")


def _time_up(scene: _Scene, _: events.TimeUp) -> str:
    return scene.words("together-time-up")


def _timed_out(scene: _Scene, event: events.TimedOut) -> str:
    return scene.words("together-timed-out", **scene.who(event.seat))


def _stood_in(scene: _Scene, event: events.StoodIn) -> str:
    return scene.words("together-bot-plays", **scene.who(event.seat))


def _returned(scene: _Scene, event: events.Returned) -> str:
    return scene.words("together-back", **scene.who(event.seat))


def _spoke(scene: _Scene, event: events.Spoke) -> str:
    if event.phrase in FACES:
        return scene.words(f"together-{event.phrase}", **scene.who(event.seat))
    return scene.words("together-said", said=phrase(scene.words, event.phrase), **scene.who(event.seat))


_SENTENCES: Final[dict[type, Callable[[_Scene, Any], str]]] = {
    events.Connected: _connected,
    events.Disconnected: _disconnected,
    events.Seated: _seated,
    events.Risen: _risen,
    events.Arranged: _arranged,
    events.Offered: _offered,
    events.Swapped: _swapped,
    events.Paired: _paired,
    events.SeatAsked: _seat_asked,
    events.SeatRequested: _requested,
    events.Removed: _removed,
    events.Readmitted: _readmitted,
    events.Settled: _settled,
    events.HostPassed: _host_passed,
    events.Wanted: _wanted,
    events.Gathered: _gathered,
    events.Begun: _begun,
    events.HeldUp: _held_up,
    events.Restarted: _restarted,
    events.Undone: _undone,
    events.ConcessionProposed: _concession_proposed,
    events.ConcessionDeclined: _concession_declined,
    events.Conceded: _conceded,
    events.Abandoned: _abandoned,
    events.LastDealCalled: _last_deal,
    events.TimeUp: _time_up,
    events.TimedOut: _timed_out,
    events.StoodIn: _stood_in,
    events.Returned: _returned,
    events.Spoke: _spoke,
}
"""The announcement of each event; of the others, none."""


def _of_guest(scene: _Scene, guest: str, message: str) -> str:
    place = scene.after.seat_of(guest)
    return "" if place is None else scene.words(message, **scene.who(place))


def _all(scene: _Scene, people: People, seats: Iterable[int]) -> str:
    """The names of some seats, as a list within a sentence."""
    return ", ".join(scene.words("whom", **people.whom(place)) for place in seats)
