"""The fields of events that say who somebody is: marked by their types, so that forgetting finds them by itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args, get_type_hints

import msgspec

GUEST: Final = "Guest"
"""The name of a guest who gives none."""

Guest = Annotated[str, "guest"]
"""The id of a guest."""
GuestName = Annotated[str, "name"]
"""The name of the guest whom the event is about: of its `PersonNumber`, or else of its `Guest`."""
PersonNumber = Annotated[int, "number"]
"""The number under which a guest takes part, such as an entrant's or a member's."""
Mark = Literal["guest", "name", "number"]


class Marks(NamedTuple):
    """The fields of an event that say who somebody is, by their names."""

    guests: tuple[str, ...] = ()
    """The guests: the one who caused it (`by`), then those it is about."""
    name: str | None = None
    number: str | None = None

    @property
    def about(self) -> tuple[str, ...]:
        """The fields that say whom it is about."""
        return tuple(field for field in self.guests if field != "by")


_KNOWN: Final[dict[type, Marks]] = {}


def marks_of(event: type) -> Marks:
    """The marked fields of a type of events."""
    if event not in _KNOWN:
        _KNOWN[event] = _read(event)
    return _KNOWN[event]


def _read(event: type) -> Marks:
    marked: dict[Mark, list[str]] = {"guest": [], "name": [], "number": []}
    for field, hint in get_type_hints(event, include_extras=True).items():
        for mark in _marks(hint):
            marked[mark].append(field)
    guests = sorted(marked["guest"], key=lambda field: field != "by")
    return Marks(tuple(guests), *(next(iter(marked[mark]), None) for mark in ("name", "number")))


def _marks(hint: Any) -> Iterator[Mark]:
    yield from (mark for mark in getattr(hint, "__metadata__", ()) if mark in get_args(Mark))
    for part in get_args(hint):
        if not isinstance(part, str):
            yield from _marks(part)


def tag_of(event: type[msgspec.Struct]) -> str:
    """The name of a type of events, as in the `type` of their JSON: ``entered``."""
    return str(event.__struct_config__.tag)


def guests_named(events: Iterable[Any]) -> set[str]:
    """The guests whom some events are about. Who causes one has come before, which is an event about them."""
    guests = {getattr(event, field) for event in events for field in marks_of(type(event)).about}
    return guests - {None}  # who has no device of their own
