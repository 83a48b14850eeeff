"""The messages of the line protocol: nothing of a view is lost, nothing hidden is in them."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from euchre.bots.protocol.forms import ResultForm, read_view, view_form
from euchre.bots.protocol.messages import TableMessage, read_program_message, read_table_message, write
from euchre.core import law
from euchre.core.errors import EuchreError, ParseError
from euchre.core.rules import Rules
from euchre.core.state import Result
from euchre.core.view import View, view
from euchre.testing import every_option, resampled
from support.covering import TABLES
from support.hands import deal
from support.sampling import few, sampled
from support.walks import walk

BOTH = [*TABLES, *every_option()]
FORM = view_form(view(deal("standard", up="9h"), 0))


def line(seen: View) -> bytes:
    return write(TableMessage(view=view_form(seen), seed=1, time=5.0))


def test_the_form_of_a_result_has_its_fields() -> None:
    assert ResultForm.__struct_fields__ == Result._fields


@pytest.mark.parametrize("rules", few(BOTH, keep=12), ids=range(len(BOTH)))
def test_every_view_comes_back_from_its_line_as_it_went(rules: Rules) -> None:
    for step in walk(rules, 1, deals=2):
        for seat in (*law.seating(rules).seats, None):
            seen = view(step.after, seat)
            read = read_table_message(line(seen)).view
            assert read is not None
            assert read_view(read) == seen


@pytest.mark.parametrize("rules", few(sampled(TABLES, 3), keep=4), ids=range(len(TABLES)))
def test_two_states_that_look_the_same_to_a_seat_give_the_same_bytes(rules: Rules) -> None:
    rng = Random(2)
    different = 0
    for step in walk(rules, 2, deals=2):
        for seat in law.seating(rules).seats:
            other = resampled(step.after, seat, rng)
            different += other != step.after
            assert line(view(other, seat)) == line(view(step.after, seat))
    assert different > 20, "hidden cards did change"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        "NaN",
        '{"hello":1,"quit":true}',
        '{"hello":"1"}',
        '{"quit":false}',
        '{"view":{}}',
        "[" * 9999,
    ],
    ids=range(10),
)
def test_what_is_no_message_is_refused_in_one_sentence(text: str) -> None:
    for read in (read_table_message, read_program_message):
        with pytest.raises(ParseError) as refused:
            read(text.encode())
        assert "is not a message" in str(refused.value)
        assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "change",
    [{"rules": "french"}, {"phase": "tea"}, {"hand": ("1h",)}, {"legal": ("dance",)}, {"trump": "x"}, {"trump": "h"}],
    ids=["rules", "phase", "card", "action", "suit", "maker"],
)
def test_a_view_with_things_that_do_not_exist_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(EuchreError):
        read_view(msgspec.structs.replace(FORM, **change))
