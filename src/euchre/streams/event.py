"""An event: something that has happened in a stream. A stream is the fold of its events, in the order they are stored.

Events hold secrets: they are stored, and never sent to anybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

import msgspec

from euchre.streams.guest import Guest


class StreamEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """An event: when (unix seconds), by whom, and in answer to which message of theirs.

    Folding it needs no clock, no chance and no judgement: what it says has been decided already.
    """

    exported: ClassVar[tuple[str, ...]] = ()
    """The fields that a guest may read whom the event is about, or who caused it; the others are shown to nobody."""

    at: float
    by: Guest | None = None
    id: str | None = None


class Step(StreamEvent, frozen=True):
    """An event that the managers of its stream can take back, the last one first."""


class Revocation(StreamEvent, frozen=True):
    """The event with a number is taken back, as if it had not happened."""

    exported = ("event", "reason")

    event: int
    reason: str = ""
    """The reason, where people are owed one."""


encode: Final[Callable[[StreamEvent], bytes]] = msgspec.json.Encoder().encode
"""An event as it is stored: one line of JSON."""
