"""The log of a match: what is written is read back, and what was touched is refused."""

import json
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.core.errors import EuchreError, IllegalAction, ParseError
from euchre.core.rules import Rules
from euchre.record.log import format_log, is_log, parse_log
from euchre.record.match_record import MatchRecord, PlayerId
from support.games import random_match

RECORD = random_match("british", 1, most=40)
LINES = format_log(RECORD).splitlines(keepends=True)


def test_a_log_shows_its_game_to_a_reader() -> None:
    record = MatchRecord(
        rules=Rules.parse("standard"),
        actions=RECORD.actions[:1],
        start=(3, 4),
        players=("Ä", "B", "C", "D"),
        notes={"seed": 7},
    )
    header, first = map(json.loads, format_log(record).splitlines())
    assert header["format"] == "euchre-log"
    assert header["version"] == 1
    assert header["rules"] == "standard"
    assert header["score"] == [3, 4]
    assert header["players"] == ["Ä", "B", "C", "D"]
    assert header["notes"] == {"seed": 7}
    assert {name: first[name] for name in ("n", "seat", "action")} == {
        "n": 1,
        "seat": None,
        "action": str(RECORD.actions[0]),
    }


def test_everything_in_the_header_comes_back() -> None:
    record = MatchRecord(
        rules=Rules.parse("british,target=15"),
        start=(3, 4),
        players=("Line\u2028break", "B", "C", "D"),
        ids=((PlayerId("7", "club"),), (), (), ()),
        notes={"bots": ["house", None], "pace": 0.1},
        egn="{}",
    )
    assert parse_log(format_log(record)) == record


def test_the_hash_is_what_the_manual_says() -> None:
    # Independent of the code: SHA-256 over the hash before and the line without its hash.
    seal = ""
    for line in LINES:
        content, seal_text = line.rstrip("\n").rsplit(',"hash":"', 1)
        expected = sha256((seal + content + "}").encode()).hexdigest()
        assert seal_text == f'{expected}"}}'
        seal = expected


@given(at=st.integers(0, len(LINES) - 1), data=st.data())
def test_a_changed_line_is_refused_by_its_number(at: int, data: st.DataObject) -> None:
    line = json.loads(LINES[at])
    name = data.draw(st.sampled_from(sorted(line)))
    other = {"n": 99, "seat": 3 if line.get("seat") != 3 else 1, "action": "pass?", "score": [1, 0], "notes": {"a": 1}}
    line[name] = other.get(name, "x" if isinstance(line[name], str) else [])
    if json.loads(LINES[at]) == line:
        return
    lines = [*LINES[:at], json.dumps(line) + "\n", *LINES[at + 1 :]]
    with pytest.raises(EuchreError, match=f"^Line {at + 1} of the log"):
        parse_log("".join(lines))


def test_a_changed_header_is_named_as_such() -> None:
    header = LINES[0].replace('"score":[0,0]', '"score":[1,0]')
    assert header != LINES[0]
    sentence = "Line 1 of the log is not as it was written: this header was changed, or it is not ours."
    with pytest.raises(ParseError, match=f"^{sentence}$"):
        parse_log("".join([header, *LINES[1:]]))


@given(at=st.integers(1, len(LINES) - 2))
def test_a_missing_line_is_refused_where_it_is_missing(at: int) -> None:
    with pytest.raises(ParseError, match=f"^Line {at + 1} of the log does not follow from the line before"):
        parse_log("".join(LINES[:at] + LINES[at + 1 :]))


@given(at=st.integers(1, len(LINES) - 2))
def test_swapped_lines_are_refused(at: int) -> None:
    lines = [*LINES[:at], LINES[at + 1], LINES[at], *LINES[at + 2 :]]
    with pytest.raises(ParseError, match=f"^Line {at + 1} of the log does not follow"):
        parse_log("".join(lines))


def test_a_line_of_another_log_is_refused() -> None:
    other = format_log(random_match("british", 2, most=40)).splitlines(keepends=True)
    with pytest.raises(ParseError, match=r"^Line 5 of the log does not follow"):
        parse_log("".join([*LINES[:4], other[4], *LINES[5:]]))


def resealed(lines: list[dict[str, object]]) -> str:
    """A log with a sound chain, whatever it says."""
    seal, text = "", ""
    for line in lines:
        content = json.dumps(line, separators=(",", ":"), ensure_ascii=False)
        seal = sha256((seal + content).encode()).hexdigest()
        text += f'{content[:-1]},"hash":"{seal}"}}\n'
    return text


def opened() -> list[dict[str, object]]:
    lines = [json.loads(line) for line in LINES]
    for line in lines:
        del line["hash"]
    return lines


@pytest.mark.parametrize(
    ("at", "changes", "sentence"),
    [
        (0, {"format": "chess-log"}, "Line 1 of the log: 'chess-log', version 1, is not 'euchre-log', version 1."),
        (0, {"version": 2}, "Line 1 of the log: 'euchre-log', version 2, is not 'euchre-log', version 1."),
        (0, {"rules": "whist"}, "Line 1 of the log: 'whist' is not a preset"),
        (0, {"rules": "british,target=99"}, "Line 1 of the log: target=99 is not possible"),
        (0, {"players": ["A"]}, "Line 1 of the log: four players have names, not 1."),
        (0, {"ids": []}, "Line 1 of the log: four players have names, not 0."),
        (0, {"score": [1]}, "Line 1 of the log: A score has a number for each side"),
        (0, {"colour": 1}, "Line 1 of the log is not a line of a log"),
        (2, {"n": 3}, "Line 3 of the log: it has the number 3 instead of 2."),
        (2, {"seat": None}, "Line 3 of the log: seat None acts, but it is the turn of seat"),
        (1, {"seat": 0}, "Line 2 of the log: seat 0 acts, but it is the turn of chance."),
        (2, {"action": "play 9h"}, "Line 3 of the log: 'play 9h' is not possible until the pack is cut"),
        (2, {"action": "wave"}, "Line 3 of the log: 'wave' is not an action"),
    ],
)
def test_a_sound_chain_does_not_make_a_game_legal(at: int, changes: dict[str, object], sentence: str) -> None:
    lines = opened()
    assert parse_log(resealed(lines)) == RECORD
    lines[at] |= changes
    with pytest.raises(EuchreError) as problem:
        parse_log(resealed(lines))
    assert str(problem.value).startswith(sentence)


def test_an_action_after_the_end_is_refused() -> None:
    record = random_match("openspiel", 3)
    assert record.final.over
    longer = MatchRecord(rules=record.rules, actions=(*record.actions, record.actions[-1]))
    with pytest.raises(IllegalAction, match=r"^The match is over\.$"):
        format_log(longer)


@pytest.mark.parametrize("cut", range(len(LINES[-1])))
def test_a_torn_last_line_is_dropped_only_on_request(cut: int) -> None:
    torn = "".join(LINES[:-1]) + LINES[-1][:cut]
    whole = MatchRecord(rules=RECORD.rules, actions=RECORD.actions[:-1])
    assert parse_log(torn, torn_tail=True) == whole
    if cut:
        with pytest.raises(ParseError, match=rf"^Line {len(LINES)} of the log is incomplete\.$"):
            parse_log(torn)


def test_a_last_line_of_zeros_is_torn_too() -> None:
    torn = "".join(LINES[:-1]) + "\0" * 40 + "\n"
    assert len(parse_log(torn, torn_tail=True).actions) == len(RECORD.actions) - 1
    with pytest.raises(ParseError, match=f"^Line {len(LINES)} of the log is not a line of a log"):
        parse_log(torn)


def test_a_torn_tail_excuses_nothing_before_it() -> None:
    with pytest.raises(ParseError, match=r"^Line 3 of the log"):
        parse_log("".join([*LINES[:2], *LINES[3:]]), torn_tail=True)


@pytest.mark.parametrize(
    "text",
    ["", "{", '{"format":"euchre-log"', "\n", "[]\n", "[" * 100_000 + "\n", '{"a":NaN}\n'],
    ids=lambda text: repr(text[:24]),
)
@pytest.mark.parametrize("torn_tail", [False, True])
def test_what_is_no_log_is_refused_in_one_sentence(text: str, torn_tail: bool) -> None:
    with pytest.raises(ParseError, match=r"^(Line 1 of the log|The log is empty)[^\n]*\.$"):
        parse_log(text, torn_tail=torn_tail)


def test_a_log_is_known_by_its_first_words() -> None:
    assert is_log(LINES[0])
    assert not is_log('{"fileType":"Euchre Game Notation"}')
