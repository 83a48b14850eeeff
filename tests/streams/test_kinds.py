"""Tests of what holds for any kind of stream: tables, evenings, clubs, and a page that only these tests know."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import msgspec
import pytest

from euchre.core.errors import EuchreError
from euchre.store.rows.kinds import STREAMS
from euchre.streams.event import encode
from euchre.streams.forgetting import Forgetting
from euchre.streams.guest import Guest, GuestName, PersonNumber, marks_of
from euchre.streams.logged import LoggedKind
from support.kinds import BOB, EXAMPLES, Example
from support.streams import without_guest


@pytest.fixture(params=EXAMPLES)
def example(request: pytest.FixtureRequest) -> Example:
    return EXAMPLES[request.param]()


def test_there_is_an_example_of_every_kind() -> None:
    assert {*STREAMS} < {*EXAMPLES}


def test_a_stream_is_the_fold_of_its_stored_events(example: Example) -> None:
    kind, (first, *others) = example.kind, example.log
    state = kind.fold([first])
    for event in others:
        state = kind.evolve(state, kind.decode(encode(event)))
    assert state == example.state
    assert kind.folded(kind.fold(example.log[:2]), example.log[2:]) == example.state
    assert (state.version, state.at) == (len(example.log), example.log[-1].at)


def test_a_stream_begins_with_its_opening_alone(example: Example) -> None:
    with pytest.raises(AssertionError, match="begins with its opening"):
        example.kind.fold(example.log[1:])


def test_an_event_that_only_a_newer_version_knows_is_not_read(example: Example) -> None:
    with pytest.raises(msgspec.ValidationError):
        example.kind.decode(b'{"type":"not-yet-invented","at":1.0}')


def test_a_message_is_done_once(example: Example) -> None:
    (event,) = example.step(example.state, example.said("once"), 2000.0)
    after = example.kind.evolve(example.state, event)
    assert (event.by, event.id) == (example.owner, "once")
    assert example.step(after, example.said("once"), 2000.0) == ()
    assert example.step(after, example.said("twice"), 2000.0) != ()


def test_time_never_runs_back(example: Example) -> None:
    (event,) = example.step(example.state, example.said("early"), 0.0)
    assert event.at == example.state.at


def test_after_very_many_events_nothing_more_is_done_but_again(example: Example) -> None:
    if isinstance(example.kind, LoggedKind):  # `tests/tables/test_length.py` has the bounds of a table
        (event,) = example.step(example.state, example.said("last"), 1.0)
        state = example.kind.evolve(example.state, event)
        full: Any = replace(example.kind, longest=state.version)
        with pytest.raises(EuchreError) as refused:
            full.step(state, example.said("next"), 1.0)
        assert refused.value.code == f"{full.name}/too-long"
        assert full.step(state, example.said("last"), 1.0) is None


def test_a_guest_who_is_taken_out_is_nowhere_and_all_else_stands(example: Example) -> None:
    kind = example.kind
    after = without_guest(kind, example.log, BOB)
    stored = b"".join(map(encode, after))
    assert BOB.encode() not in stored
    assert b"Robert" not in stored
    assert b"nobody" in stored
    assert kind.fold(after).version == example.state.version
    assert without_guest(kind, after, BOB) == after
    assert without_guest(kind, example.log, "stranger") == list(example.log)


def test_a_guest_may_be_taken_out_piece_by_piece_in_any_order(example: Example) -> None:
    whole = without_guest(example.kind, example.log, BOB)
    for order in (range(len(whole)), reversed(range(len(whole)))):
        log = list(example.log)
        for number in order:
            log[number] = without_guest(example.kind, log, BOB)[number]
        assert log == whole


def test_what_only_a_newer_version_knows_of_an_event_stays(example: Example) -> None:
    stored = [encode(event)[:-1] + b',"later":7}' for event in example.log]
    rewrite = example.kind.rewriting(Forgetting(BOB, "nobody"), lambda: stored)
    assert all(rewrite(event).endswith(b',"later":7}') for event in stored)
    newer = b'{"type":"notyetinvented","at":1.0,"who":"bobs-device"}'
    assert BOB.encode() not in rewrite(newer)


def test_the_events_about_a_guest_are_those_that_change_without_them(example: Example) -> None:
    stored = [encode(event) for event in example.log]
    is_about = example.kind.about(BOB, lambda: stored)
    after = without_guest(example.kind, example.log, BOB)
    changed = {number for number, (old, new) in enumerate(zip(example.log, after, strict=True)) if old != new}
    assert changed
    assert changed <= {number for number, event in enumerate(stored) if is_about(event)}


def test_each_field_that_may_hold_a_guest_says_so_in_its_type(example: Example) -> None:
    """A guest's id is found by `Guest` alone: an event in which another field held one would keep it."""
    for event in example.log:
        values = msgspec.to_builtins(event)
        holders = {field for field, value in values.items() if value in (BOB, example.owner)}
        assert holders <= {*marks_of(type(event)).guests}
    for kind in get_args(example.kind.events):
        marks = marks_of(kind)
        assert marks.guests[0] == "by"
        assert marks.name is None or marks.number or marks.about, "somebody whose name it is"


def test_the_marked_types_are_plain_values() -> None:
    assert [get_args(mark)[0] for mark in (Guest, GuestName, PersonNumber)] == [str, str, int]
