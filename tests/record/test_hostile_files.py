"""Mutilated records: a game or one sentence comes out, never anything else."""

import json
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.core.errors import EuchreError, ParseError
from euchre.record.log import format_log, parse_log
from euchre.record.read import parse_records
from support.games import FINAL_SCORES, random_match, recorded
from support.sampling import few

Path = tuple[str | int, ...]

NAMES = ["one-deal", "two-deals", "thirteen-deals"]
TEXTS = {name: json.dumps(recorded(name)) for name in NAMES}
ODD: list[Any] = [
    *(None, True, False, -1, 0, 4, 10**30, 1.5, "", "Xx", "B", "R", "9t", "h", "Pass", "Order", "n", "x", "\0"),
    *("€" * 2000, [], {}, [[]], [{}], {"a": 1}, ["Xx"] * 5, [["Xx"] * 4] * 5),
]


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the path of every part of a value."""
    yield path
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in parts:
        yield from places(part, (*path, name))


def put(value: Any, path: Path, part: Any) -> Any:
    """The value with one part replaced; removed, if the new part is the function itself."""
    if not path:
        return None if part is put else part
    holder = value
    for name in path[:-1]:
        holder = holder[name]
    if part is put:
        del holder[path[-1]]
    else:
        holder[path[-1]] = part
    return value


@st.composite
def mutilated(draw: st.DrawFn) -> str:
    value = json.loads(TEXTS[draw(st.sampled_from(NAMES))])
    for _ in range(draw(st.integers(1, 3))):
        spots = list(places(value))
        spot = draw(st.sampled_from(spots))
        kind = draw(st.integers(0, 3))
        if kind == 0:
            part: Any = put
        elif kind == 1:
            part = deepcopy(draw(st.sampled_from(ODD)))
        elif kind == 2:
            part = draw(st.sampled_from(["9c", "Ah", "Jd", "Js", "Th", 0, 1, 2, 3, True, "s", "d"]))
        else:
            part = value
            for name in draw(st.sampled_from(spots)):
                part = part[name]
            part = deepcopy(part)
        value = put(value, spot, part)
    return json.dumps(value)


def survives(text: str) -> None:
    with suppress(EuchreError):
        for record in parse_records(text):
            assert record.results is not None


@pytest.mark.parametrize("examples", few([60, 400], keep={60}))
def test_a_mutilated_file_is_replayed_or_refused(examples: int) -> None:
    settings(max_examples=examples)(given(mutilated())(survives))()


@settings(max_examples=200)
@given(name=st.sampled_from(NAMES), cut=st.integers(0, 10_000), junk=st.text(max_size=5))
def test_a_file_cut_short_is_refused(name: str, cut: int, junk: str) -> None:
    text = TEXTS[name]
    cut %= len(text)
    with pytest.raises(ParseError):
        parse_records(text[:cut] + junk.replace("}", "").replace(" ", ""))


LOG = format_log(random_match("online", 3, most=60))


@settings(max_examples=200)
@given(at=st.integers(0, len(LOG) - 1), letter=st.characters(codec="utf-8"), torn=st.booleans())
def test_a_log_with_a_wrong_letter_is_refused(at: int, letter: str, torn: bool) -> None:
    text = LOG[:at] + letter + LOG[at + 1 :]
    record = None
    with suppress(EuchreError):
        record = parse_log(text, torn_tail=torn)
    if record is not None:  # the same text, or white space, or the last line dropped
        whole = parse_log(LOG)
        assert record == whole or (torn and record.actions == whole.actions[:-1])


def test_a_million_deals_are_refused_at_once() -> None:
    value = recorded("one-deal") | {"deals": ["AA"] * 1_000_000}
    with pytest.raises(ParseError, match=r"^The file is not Euchre Game Notation: expected a list of length <= 100"):
        parse_records(json.dumps(value))


def test_the_fixtures_themselves_are_sound() -> None:
    for name, score in FINAL_SCORES.items():
        assert parse_records(json.dumps(recorded(name)))[0].score == score
