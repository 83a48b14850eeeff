"""A snapshot is the table, and goes on as it would have."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, get_type_hints

import pytest

from euchre.core.state import State
from euchre.tables import snapshot
from euchre.tables.fold import TABLE, evolve
from euchre.tables.inputs import RoundEnds
from euchre.tables.messages import Again, Concede, Hint, OpenSeat, Sit, Undo
from euchre.tables.table import Table
from support import evening_tables
from support.evenings import HOST, Evening, alone, by_chance, friends


def _gathering() -> Evening:
    return friends(2)


def _in_a_match_of_friends() -> Evening:
    evening = friends(4)
    evening.begin()
    evening.play(by_chance(3), until=lambda: bool(evening.state.trick))
    evening.leave("cat")
    return evening


def _after_much() -> Evening:
    evening = alone(rules="british,target=20,score_cards=none")
    evening.play(by_chance(1), until=lambda: evening.last_now(HOST).table.dealt >= 9)
    evening.play_to(0)
    evening.do(HOST, Hint)
    evening.do(HOST, Undo)
    return evening


def _given_up_and_again() -> Evening:
    evening = alone()
    evening.play_to(0)
    evening.do(HOST, Concede, match=1)
    evening.do(HOST, Again)
    return evening


def _taken_over() -> Evening:
    evening = friends(2)
    evening.begin()
    evening.arrive("eve")
    evening.leave("ben")
    evening.do(HOST, OpenSeat, seat=3)
    evening.do(HOST, OpenSeat, seat=1)
    evening.do("eve", Sit, name="Eve", seat=1)
    evening.play(by_chance(5))
    return evening


def _an_evening_s_table() -> Evening:
    evening = evening_tables.dealt_table(2)
    evening.play(by_chance(4), until=lambda: bool(evening.state.tricks))
    evening.receive(RoundEnds())
    evening.play(by_chance(4))
    return evening


_EVENINGS = (_an_evening_s_table, _gathering, _in_a_match_of_friends, _taken_over, _after_much, _given_up_and_again)


def _read(table: Table) -> Table:
    copy = snapshot.read(snapshot.written(table))
    assert copy is not None
    return copy


@pytest.mark.parametrize("evening_of", _EVENINGS)
def test_after_every_event_the_snapshot_and_later_events_give_the_same_table(evening_of: Any) -> None:
    log = evening_of().log
    table, end = TABLE.fold(log[:1]), TABLE.fold(log)
    for number, event in enumerate(log[1:], start=2):
        table = evolve(table, event)
        copy = _read(table)
        assert copy == table
        assert copy.version == number
        if number % 17 == 0 or number == len(log):
            assert TABLE.folded(copy, log[number:]) == end


def test_without_a_snapshot_all_events_are_folded() -> None:
    log = _gathering().log
    assert TABLE.folded(None, log) == TABLE.fold(log)


@pytest.mark.parametrize("spoil", [b"", b"[]", b"[3,{}]", b"[2,{}]", b"[1", b"\xff", b"null", b'["1",{}]'])
def test_what_is_no_snapshot_of_this_format_is_not_read(spoil: bytes) -> None:
    assert snapshot.read(spoil) is None


def test_a_snapshot_in_which_the_game_goes_wrong_is_not_read() -> None:
    kept = snapshot.written(_after_much().table)
    assert snapshot.read(kept.replace(b'"draw ', b'"pass ')) is not None, "a past segment is not gone through"
    last = kept.rindex(b'"deal ')
    assert snapshot.read(kept[:last] + kept[last:].replace(b'"deal ', b'"pass ', 1)) is None


def _fields(kind: Any, seen: set[Any]) -> Iterator[str]:
    """The fields of a snapshot, by name and type."""
    if kind in seen or kind is State:
        return
    seen.add(kind)
    if _is_ours(kind):
        named = kind.__annotations__.items()
        # A tuple is stored as its values in order, whatever they are called.
        names = range(len(named)) if issubclass(kind, tuple) else kind.__annotations__
        yield from (f"{kind.__name__}.{name}: {_as_text(hint)}" for name, (_, hint) in zip(names, named, strict=True))
    for hint in get_type_hints(kind).values() if _is_ours(kind) else ():
        yield from _inside(hint, seen)


def _as_text(annotation: Any) -> str:
    """The annotation as it stands in the source, which is the same in every version of Python."""
    return str(getattr(annotation, "__forward_arg__", annotation))


def _inside(hint: Any, seen: set[Any]) -> Iterator[str]:
    for part in getattr(hint, "__args__", ()):
        yield from _inside(part, seen)
    if isinstance(hint, type):
        yield from _fields(hint, seen)


def _is_ours(kind: Any) -> bool:
    return isinstance(kind, type) and kind.__module__.startswith("euchre.")


FIELDS_OF_FORMAT_11 = "9081c954d3584264"


def test_the_format_is_raised_whenever_a_table_has_other_fields() -> None:
    """Compare the fields: if this fails, raise `snapshot.FORMAT`, and write down the fields of that format here."""
    assert dataclasses.is_dataclass(Table)
    fields = "\n".join(sorted(_fields(Table, set())))
    assert "SegmentStart.3: int" in fields
    assert (snapshot.FORMAT, sha256(fields.encode()).hexdigest()[:16]) == (11, FIELDS_OF_FORMAT_11)
