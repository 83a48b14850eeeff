"""Decoded JSON read into a shape, and JSON that is none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal, NamedTuple

import pytest

from euchre.core.errors import ParseError
from euchre.record.shape import FieldLimits, Misfit, read
from euchre.record.strict_json import Unsound, decode, parsed


class Pair(NamedTuple):
    left: int
    right: str


NOBODY = Pair(0, "")


@dataclass(frozen=True, slots=True)
class Call:
    TYPE: ClassVar = "CALL"
    word: Literal["pass", "order"]


@dataclass(frozen=True, slots=True)
class Trick:
    TYPE: ClassVar = "TRICK"
    seats: Annotated[tuple[int, ...], FieldLimits(least=1, most=4)]


@dataclass(frozen=True, slots=True)
class Page:
    first_name: Annotated[str, FieldLimits(pattern="^[A-Z]", most=5)]
    pair: Pair = NOBODY
    steps: tuple[Call | Trick, ...] = ()
    told: int | str | None = None
    rest: dict[str, Any] | None = None
    seat: Annotated[int, FieldLimits(least=0, most=3)] = 0


def test_a_value_of_the_shape_is_read() -> None:
    value = {
        "firstName": "Ann",
        "pair": [1, "b"],
        "steps": [{"type": "TRICK", "seats": [0, 2]}, {"word": "pass", "type": "CALL"}],
        "told": None,
        "rest": {"a": [1.5, {"b": None}]},
        "seat": 3,
        "unknown": 1,
    }
    assert read(value, Page) == Page(
        "Ann", Pair(1, "b"), (Trick((0, 2)), Call("pass")), None, {"a": [1.5, {"b": None}]}, 3
    )
    assert read({"firstName": "Ann", "told": "x"}, Page, closed=True) == Page("Ann", told="x")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"firstName": 1}, "expected str, got int - at firstName"),
        ({"firstName": "ann"}, "expected str matching regex '^[A-Z]' - at firstName"),
        ({"firstName": "Annika"}, "expected str of length <= 5 - at firstName"),
        ({"pair": [1]}, "expected array of length 2, got 1 - at pair"),
        ({"pair": [1, 2]}, "expected str, got int - at pair[1]"),
        ({"pair": [True, ""]}, "expected int, got bool - at pair[0]"),
        ({"steps": {}}, "expected array, got object - at steps"),
        ({"steps": [1]}, "expected object, got int - at steps[0]"),
        ({"steps": [{}]}, "object missing required field type - at steps[0]"),
        ({"steps": [{"type": "X"}]}, "invalid value 'X' - at steps[0].type"),
        ({"steps": [{"type": "CALL"}]}, "object missing required field word - at steps[0]"),
        ({"steps": [{"type": "CALL", "word": "no"}]}, "invalid value 'no' - at steps[0].word"),
        ({"steps": [{"type": "TRICK", "seats": []}]}, "expected array of length >= 1 - at steps[0].seats"),
        ({"steps": [{"type": "TRICK", "seats": [1] * 5}]}, "expected array of length <= 4 - at steps[0].seats"),
        ({"told": 1.5}, "expected int | str | null, got float - at told"),
        ({"rest": []}, "expected object | null, got array - at rest"),
        ({"seat": -1}, "expected int >= 0 - at seat"),
        ({"seat": 4}, "expected int <= 3 - at seat"),
        ({"colour": 1}, "object contains unknown field colour"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(Misfit) as problem:
        read({"firstName": "Ann", **changes}, Page, closed=True)
    assert str(problem.value) == why


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("NaN", "NaN is not a number"),
        ("[-Infinity]", "-Infinity is not a number"),
        ("1e999", "a number is too large"),
        ("9" * 5000, "a number is too large"),
        ("[1 2]", "expecting ',' delimiter: line 1, column 4"),
        ('["\\ud800"]', "half a character"),
        ('{"\\uDC00a": 1}', "half a character"),
        ("[" * 100_000, "nested too deeply"),
        ('["a', "it breaks off before its end"),
        ("[1, ", "it breaks off before its end"),
        ("", "it breaks off before its end"),
    ],
)
def test_what_is_no_json_is_refused(text: str, why: str) -> None:
    with pytest.raises(Unsound) as problem:
        parsed(text)
    assert str(problem.value) == why
    with pytest.raises(ParseError, match=r"^The file "):
        decode(text)


def test_json_is_read_as_the_standard_has_it() -> None:
    assert parsed('[1.5, 1e3, "\\ud83d\\ude00", 123456789012345678901234567890, null]') == [
        *(1.5, 1000.0, "\U0001f600", 123456789012345678901234567890, None)
    ]
