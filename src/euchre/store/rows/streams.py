"""The kinds of streams in the log, such as tables and clubs: how events of each are read, and a guest taken out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar, get_args

import msgspec

from euchre.clubs import events as of_clubs
from euchre.clubs.events import ClubEvent
from euchre.clubs.forgetting import ClubForgetting, members_of
from euchre.clubs.forgetting import is_about as is_about_in_club
from euchre.evenings import events as of_evenings
from euchre.evenings.events import EveningEvent
from euchre.evenings.forgetting import EveningForgetting, entrants_of, is_about
from euchre.tables import events as of_tables
from euchre.tables.events import Event
from euchre.tables.forgetting import Forgetting

EventT = TypeVar("EventT")
Rewrite = Callable[[bytes], bytes]
"""An event as it is stored, without somebody who is being taken out."""
Whole = Callable[[], Sequence[bytes]]
"""Reads all events of a stream, as they are stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stream(Generic[EventT]):
    """A kind of stream. To add one, describe it here and list it in `STREAMS`."""

    kind: str
    """In the column of this name."""
    events: tuple[type, ...]
    decode: Callable[[bytes], EventT]
    """Raises `msgspec.ValidationError` for an event that is not known here."""
    numbered: str
    """What an export calls the number of an event, beside the fields of the event itself."""
    rewriting: Callable[[Forgetting, Whole], Rewrite]
    about: Callable[[str, Whole], Callable[[bytes], bool]]
    """Whether an event is about a guest, or caused by them."""
    of_many_names: bool
    """A guest is named by events that do not contain their id, so that all events must be looked through."""


def _rewriting_of_table(note: Forgetting, _: Whole) -> Rewrite:
    return note.rewrite_event


def _about_at_table(guest: str, _: Whole) -> Callable[[bytes], bool]:
    quoted = msgspec.json.encode(guest)  # most events do not contain it, and need not be parsed
    return lambda stored: quoted in stored and guest in msgspec.json.decode(stored).values()


def _rewriting_of_evening(note: Forgetting, whole: Whole) -> Rewrite:
    replacement = EveningForgetting.of(map(of_evenings.decode, whole()), note.guest, note.other)

    def rewrite(stored: bytes) -> bytes:
        event = of_evenings.decode(stored)
        written = replacement.rewrite(event)
        return stored if written == event else of_evenings.encode(written)

    return rewrite


def _about_in_evening(guest: str, whole: Whole) -> Callable[[bytes], bool]:
    entrants = entrants_of(map(of_evenings.decode, whole()), guest)
    return lambda stored: is_about(of_evenings.decode(stored), guest, entrants)


def _rewriting_of_club(note: Forgetting, whole: Whole) -> Rewrite:
    replacement = ClubForgetting.of(map(of_clubs.decode, whole()), note.guest, note.other)

    def rewrite(stored: bytes) -> bytes:
        event = of_clubs.decode(stored)
        written = replacement.rewrite(event)
        return stored if written == event else of_clubs.encode(written)

    return rewrite


def _about_in_club(guest: str, whole: Whole) -> Callable[[bytes], bool]:
    members = members_of(map(of_clubs.decode, whole()), guest)
    return lambda stored: is_about_in_club(of_clubs.decode(stored), guest, members)


TABLE: Final[Stream[Event]] = Stream(
    kind="table",
    events=get_args(Event),
    decode=of_tables.decode,
    numbered="number",
    rewriting=_rewriting_of_table,
    about=_about_at_table,
    of_many_names=False,
)
EVENING: Final[Stream[EveningEvent]] = Stream(
    kind="evening",
    events=get_args(EveningEvent),
    decode=of_evenings.decode,
    numbered="event",
    rewriting=_rewriting_of_evening,
    about=_about_in_evening,
    of_many_names=True,
)
CLUB: Final[Stream[ClubEvent]] = Stream(
    kind="club",
    events=get_args(ClubEvent),
    decode=of_clubs.decode,
    numbered="event",
    rewriting=_rewriting_of_club,
    about=_about_in_club,
    of_many_names=True,
)
STREAMS: Final[dict[str, Stream[Any]]] = {stream.kind: stream for stream in (TABLE, EVENING, CLUB)}
"""By kind."""
