"""A kind of stream, such as tables or clubs: how its events are read and folded, and a guest taken out of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from typing import Any, Generic, Protocol, TypeVar, get_args

import msgspec

from euchre.streams.forgetting import Forgetting
from euchre.streams.guest import GUEST, Marks, marks_of, tag_of


class StreamState(Protocol):
    """The state of a stream, secrets included."""

    @property
    def id(self) -> str:
        """The id under which it is stored."""

    @property
    def code(self) -> str:
        """The code by which people find it."""

    @property
    def version(self) -> int:
        """The number of events."""

    @property
    def at(self) -> float:
        """The time of the last one, in unix seconds."""


S = TypeVar("S", bound=StreamState)
Rewrite = Callable[[bytes], bytes]
"""An event as it is stored, without somebody who is being taken out."""
Whole = Callable[[], Sequence[bytes]]
"""Reads all events of a stream, as they are stored."""


@dataclass(frozen=True, kw_only=True)
class StreamKind(Generic[S]):
    """A kind of stream: what is its own. Everything else follows from the types of its events (`streams.guest`)."""

    name: str
    """The name of the kind, and of a stream's id in an export."""
    events: Any
    """The union of the types of its events."""
    opening: type[Any]
    """The type of the first event."""
    opened: Callable[[Any], S]
    """The state after the first event."""
    evolve: Callable[[S, Any], S]
    """The state after one more event, its version and time included."""
    owners: Callable[[Iterable[Any]], Mapping[int, str]] | None = None
    """The guest whose each `PersonNumber` is, or was last, by all events; None where people have no numbers."""
    nameless: Callable[[int], str] = lambda _: GUEST
    """The name of a number whose guest was taken out."""
    numbered: str = "event"
    """The name of an event's number in an export, beside the fields of the event itself."""

    # The log

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.events)

    def decode(self, stored: bytes) -> Any:
        """Read a stored event. Raises `msgspec.ValidationError` for anything else."""
        return self._decoder.decode(stored)

    def fold(self, events: Iterable[Any]) -> S:
        """The state after these events, which are all of a stream."""
        first, *others = events
        return reduce(self.evolve, others, self.begun(first))

    def begun(self, first: Any) -> S:
        """The state after the first event. Raises `AssertionError` for another one."""
        assert isinstance(first, self.opening), f"a stream ({self.name}) begins with its opening"
        return self.opened(first)

    def folded(self, state: S | None, events: Iterable[Any]) -> S:
        """An earlier state, brought up to date by what happened since; None is the time before the opening."""
        return self.fold(events) if state is None else reduce(self.evolve, events, state)

    # Who somebody is

    @cached_property
    def marks(self) -> Mapping[str, Marks]:
        """The marked fields of each type of events, by its tag."""
        return {tag_of(event): marks_of(event) for event in get_args(self.events)}

    @property
    def is_of_many_names(self) -> bool:
        """True if a guest is named by events that do not contain their id, so that all must be looked through."""
        return self.owners is not None

    def rewriting(self, forgetting: Forgetting, whole: Whole) -> Rewrite:
        """Return what writes each event without a guest: with another id, and their numbers without their name.

        Some of the events may be rewritten already. One that does not name them stays byte for byte as it is, and so do
        fields that only a newer version knows. The stream of the rewritten events is the rewritten stream.
        """
        guest, other = forgetting
        numbers, quoted = self._numbers(whole, guest, other), forgetting.quoted

        def rewrite(stored: bytes) -> bytes:
            if quoted not in stored and not numbers:
                return stored
            event = msgspec.json.decode(stored)
            marks = self._marks(event)
            changes = {field: other for field in marks.guests if event.get(field) == guest}
            if marks.name is not None and marks.number is not None:
                if event[marks.number] in numbers and event[marks.name] != self.nameless(event[marks.number]):
                    changes[marks.name] = self.nameless(event[marks.number])
            elif marks.name is not None and changes.keys() & set(marks.about):
                changes[marks.name] = GUEST
            return msgspec.json.encode(event | changes) if changes else stored

        return rewrite

    def about(self, guest: str, whole: Whole) -> Callable[[bytes], bool]:
        """Return what is true for events that a guest caused, or that are about them or one of their numbers."""
        numbers, quoted = self._numbers(whole, guest), msgspec.json.encode(guest)

        def is_about(stored: bytes) -> bool:
            if quoted not in stored and not numbers:  # as in most events, which need not be parsed
                return False
            event = msgspec.json.decode(stored)
            marks = self._marks(event)
            return any(event.get(field) == guest for field in marks.guests) or event.get(marks.number) in numbers

        return is_about

    def numbers_of(self, events: Iterable[Any], *guests: str) -> frozenset[int]:
        """The numbers that a guest is, or was last, by all events; several ids are those of one guest."""
        if self.owners is None:
            return frozenset()
        owners = self.owners(_as_one(event, *guests) for event in events)
        return frozenset(number for number, owner in owners.items() if owner == guests[0])

    def _numbers(self, whole: Whole, *guests: str) -> frozenset[int]:
        return frozenset() if self.owners is None else self.numbers_of(map(self.decode, whole()), *guests)

    def _marks(self, event: dict[str, Any]) -> Marks:
        """The marked fields of an event; of one that only a newer version knows any may hold a guest."""
        return self.marks.get(event["type"]) or Marks(tuple(event))


def _as_one(event: Any, guest: str, *others: str) -> Any:
    """The event as if a guest had never had another id: some of the events may be rewritten already."""
    changes = {field: guest for field in marks_of(type(event)).about if getattr(event, field) in others}
    return msgspec.structs.replace(event, **changes) if changes else event
