"""The devices of entrants: which is whose, and what they agree to."""

from __future__ import annotations

from typing import Final

from euchre.core.errors import refuse
from euchre.evenings.changes import with_entrant, with_round
from euchre.evenings.evening import (
    Entry,
    Evening,
)
from euchre.evenings.fields import (
    EntrantNumber,
)
from euchre.evenings.refusals import check_director, check_open, the_entrant, the_entry
from euchre.streams.event import StreamEvent
from euchre.streams.guest import Guest, PersonNumber
from euchre.streams.logged import Acts
from euchre.streams.mappings import with_entry
from euchre.streams.message import StreamMessage


class Link(StreamMessage, frozen=True):
    """A guest says which entrant they are; from then on their device is the entrant's."""

    entrant: EntrantNumber


class Linked(StreamEvent, frozen=True):
    """A guest's device is an entrant's."""

    exported = ("number", "guest")

    number: PersonNumber
    guest: Guest


def link(evening: Evening, guest: str, message: Link, at: float) -> Linked | None:
    """Link an entrant to the device that says so.

    Raises `EuchreError` once the evening is over, where that entrant has a device already, and where they would see a
    second hand of a deal.
    """
    check_open(evening)
    entry = the_entry(evening, message.entrant)
    if entry.guest == guest:
        return None
    if entry.guest is not None:
        sentence = f"{entry.name} plays on another device. A director can part them from it."
        refuse("evening/linked", sentence, name=entry.name)
    _check_hand(evening, entry, guest)
    return Linked(at=at, number=entry.number, guest=guest)


def _check_hand(evening: Evening, entry: Entry, guest: str) -> None:
    """Raise `EuchreError` for a guest who would see a second hand of a deal, or who directs and would see any.

    Live tables may have the same cards, and whoever takes a seat over in mid-round takes its hand.
    """
    last = evening.under_way
    if last is None or last.devices.get(guest) == entry.number:
        return
    live = {number for table in last.live_tables for number in table.seats}
    played = last.devices.get(guest)
    if played is not None and live & {played, entry.number}:
        sentence = "You have played as somebody else in this round. You can change once it is over at all tables."
        refuse("evening/other-hand", sentence)
    if played is None and entry.number in live and guest in evening.directors:
        sentence = "A director takes nobody's seat at a live table while a round is played: its cards would be seen."
        refuse("evening/director-hand", sentence)


def _linked(evening: Evening, event: Linked) -> Evening:
    other = evening.entrant_of(event.guest)
    if other is not None:
        evening = with_entrant(evening, other.number, guest=None, shows_play=False)
    agreed = other is not None and other.number == event.number and other.shows_play
    evening = with_entrant(evening, event.number, guest=event.guest, linked=evening.version + 1, shows_play=agreed)
    last = evening.under_way
    if last is None or event.guest in last.devices or last.table_of(event.number) is None:
        return evening
    return with_round(evening, last.number, devices=with_entry(last.devices, event.guest, event.number))


class Unlink(StreamMessage, frozen=True):
    """A director, or the entrant, parts an entrant from a device."""

    entrant: EntrantNumber


class Unlinked(StreamEvent, frozen=True):
    """An entrant has no device any more."""

    exported = ("number",)

    number: PersonNumber


def unlink(evening: Evening, guest: str, message: Unlink, at: float) -> Unlinked:
    """A director, or the entrant, parts an entrant from a device. Raises `EuchreError` for anybody else."""
    entry = the_entry(evening, message.entrant)
    if entry.guest != guest:
        check_director(evening, guest)
    return Unlinked(at=at, number=entry.number)


def _unlinked(evening: Evening, event: Unlinked) -> Evening:
    evening = with_entrant(evening, event.number, guest=None, linked=0, shows_play=False)
    return with_entrant(evening, event.number, acts=0) if event.by in evening.directors else evening


class ShowPlay(StreamMessage, frozen=True):
    """An entrant agrees or refuses that the evening shows their play quality from the reviews."""

    shown: bool


class PlayShown(StreamEvent, frozen=True):
    """An entrant agrees that the evening shows how well they have played, or no longer."""

    exported = ("number", "shown")

    number: PersonNumber
    shown: bool


def show_play(evening: Evening, guest: str, message: ShowPlay, at: float) -> PlayShown | None:
    """An entrant agrees that their play is shown, or not. Raises `EuchreError` for a stranger."""
    entry = the_entrant(evening, guest)
    if entry.shows_play == message.shown:
        return None
    return PlayShown(at=at, number=entry.number, shown=message.shown)


def _play_shown(evening: Evening, event: PlayShown) -> Evening:
    return with_entrant(evening, event.number, shows_play=event.shown)


def with_acts(evening: Evening, event: StreamEvent) -> Evening:
    """The evening with an event counted that somebody has caused as an entrant."""
    entrant = getattr(event, "number", 0)
    if event.by is None or event.by in evening.directors or entrant not in evening.entries:
        return evening
    return with_entrant(evening, entrant, acts=evening.entries[entrant].acts + 1)


DEVICES: Final[Acts[Evening]] = Acts(
    answers={Link: link, Unlink: unlink, ShowPlay: show_play},
    changes={Linked: _linked, Unlinked: _unlinked, PlayShown: _play_shown},
)
