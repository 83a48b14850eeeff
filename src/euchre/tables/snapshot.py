"""A table as it stood after an event, stored so that it need not be folded from its first event again.

A snapshot is a copy, never the truth: whoever cannot read one folds the events.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import msgspec

from euchre.core.engine import new_match
from euchre.core.errors import EuchreError
from euchre.core.state import State
from euchre.streams.forgetting import Forgetting
from euchre.tables.course import Course
from euchre.tables.forgetting import without_guest
from euchre.tables.table import Table

FORMAT: Final = 11
"""Raised whenever the fields of a table change, or what events do to them: snapshots of other formats are not read.

So both versions in a rolling upgrade may write theirs.
"""
EVERY: Final = 500
"""The events after which the next snapshot is due: folding them takes as long as reading the longest match."""


class _Snapshot(msgspec.Struct, array_like=True, frozen=True):
    format: int
    table: Table


class _Format(msgspec.Struct, array_like=True, frozen=True):
    format: int


class _Parts(msgspec.Struct, array_like=True, frozen=True):
    format: int
    table: dict[str, msgspec.Raw]


def _written(value: Any) -> Any:
    """The values that msgspec has no form for: a state is written as its rules, since the actions lead to it."""
    return str(value.rules) if isinstance(value, State) else dict(value)


def _read(kind: type, value: Any) -> Any:
    assert kind is State, "everything else has a form of its own"
    return new_match(value)


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_written)
_DECODER: Final = msgspec.json.Decoder(_Snapshot, dec_hook=_read)
_ANY: Final = msgspec.json.Decoder(_Format)
_PARTS: Final = msgspec.json.Decoder(_Parts)
_COURSE: Final = msgspec.json.Decoder(dict[str, msgspec.Raw] | None)
_PLAIN: Final = msgspec.json.Encoder()
_NO_PAST: Final = msgspec.Raw(b"[]")


def written(table: Table) -> bytes:
    """The snapshot of a table, secrets included."""
    return _ENCODER.encode(_Snapshot(FORMAT, table))


def read(stored: bytes) -> Table | None:
    """The table of a snapshot; None for one of another format, or one that is damaged."""
    table = _table(stored)
    if table is None or table.course is None:
        return table
    try:
        return replace(table, course=_replayed(table.course))
    except EuchreError:
        return None


def rewritten(stored: bytes, forgetting: Forgetting) -> bytes | None:
    """The snapshot without a guest; None for one of another format, or one that is damaged."""
    if forgetting.quoted not in stored:
        return stored
    try:
        rest, past = _exchanged(stored, _NO_PAST)
        table = _table(rest)
        return None if table is None else _exchanged(written(without_guest(table, forgetting)), past)[0]
    except (msgspec.MsgspecError, KeyError):
        return None


def _exchanged(stored: bytes, past: msgspec.Raw) -> tuple[bytes, msgspec.Raw]:
    """The snapshot with another past of its match, and the one that it had.

    The past names nobody, is nearly all of a long snapshot, and would take longest to read.
    """
    parts = _PARTS.decode(stored)
    course = _COURSE.decode(parts.table["course"])
    if course is None:
        return stored, _NO_PAST
    had = course["past"]
    parts.table["course"] = msgspec.Raw(_PLAIN.encode({**course, "past": past}))
    return _PLAIN.encode(parts), had


def _table(stored: bytes) -> Table | None:
    """The table of a snapshot, its match still to be replayed."""
    try:
        return _DECODER.decode(stored).table if _ANY.decode(stored).format == FORMAT else None
    except (msgspec.MsgspecError, EuchreError, UnicodeError, RecursionError):
        return None


def _replayed(course: Course) -> Course:
    return replace(course, state=course.segment.replayed(course.state.rules))
