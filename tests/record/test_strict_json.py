"""JSON read strictly, and texts and shapes that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from euchre.core.errors import ParseError
from euchre.record.egn_form import EgnFile, modern
from euchre.record.strict_json import Misfit, Unsound, decode, parsed, read

FILE: dict[str, Any] = {"fileType": "Euchre Game Notation", "version": "1.4", "metadata": {}, "deals": []}


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"version": 1.4}, "expected a text, got a number - at version"),
        ({"version": "2.0"}, "expected a text matching regex '^1"),
        (
            {"metadata": {"initialScore": [True, 0]}},
            "expected a whole number, got true or false - at metadata.initialScore[0]",
        ),
        (
            {"metadata": {"initialScore": [1.0, 0]}},
            "expected a whole number, got a number - at metadata.initialScore[0]",
        ),
        ({"metadata": {"initialScore": [0]}}, "expected a list of length 2, got 1 - at metadata.initialScore"),
        ({"metadata": {"initialScore": [-1, 0]}}, "expected a whole number >= 0 - at metadata.initialScore[0]"),
        (
            {"metadata": {"ruleset": {"joker": 1.5}}},
            "expected true or false or a whole number or a text, got a number - at metadata.ruleset[...]",
        ),
        ({"deals": [{}]}, "object missing required field initialState - at deals[0]"),
        ({"fileType": "x" * 500}, "unknown word 'xxx"),
    ],
)
def test_a_value_of_another_shape_is_refused_with_its_place(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(Misfit) as problem:
        read(modern(FILE | changes), EgnFile)
    assert str(problem.value).startswith(why)
    assert len(str(problem.value)) <= 160


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
