"""Files of every kind are told apart, and whatever is not a record gets one sentence."""

import json
import os
from pathlib import Path

import pytest

from euchre.core.errors import ParseError
from euchre.record import read
from euchre.record.log import format_log
from euchre.record.read import parse_records, read_records
from support.games import FIXTURES, random_match, recorded


def test_each_kind_of_file_is_known_by_its_content(tmp_path: Path) -> None:
    record = random_match("british", 1, most=50)
    path = tmp_path / "game"
    path.write_text(format_log(record), "utf-8")
    assert read_records(path) == (record,)
    assert [record.score for record in read_records(FIXTURES / "nine-deals.egn")] == [(11, 9)]
    match = {
        "fileType": "Euchre Match Notation",
        "version": "1.1",
        "metadata": {"players": [{"id": "p", "name": "P"}]},
        "games": [
            {"gameIndex": 0, "gameData": recorded("two-deals")},
            {"gameIndex": 1, "gameData": recorded("one-deal")},
        ],
    }
    path.write_text(json.dumps(match), "utf-8")
    assert [record.score for record in read_records(path)] == [(10, 9), (0, 1)]


def test_a_byte_order_mark_and_another_layout_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "game.egn"
    text = json.dumps(recorded("nine-deals"), indent=8).replace("\n", "\r\n")
    path.write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert read_records(path)[0].score == (11, 9)
    assert parse_records("\ufeff" + text)[0].score == (11, 9)


def test_the_text_of_a_file_is_read_and_a_folder_has_none(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes("\ufeffEin Bär".encode())
    assert read.read_text(path) == "Ein Bär"
    with pytest.raises(ParseError):
        read.read_text(tmp_path)


FOREIGN = "This is neither one of our logs, nor Euchre Game Notation, nor Euchre Match Notation, nor a deal in PTN."
EGN = (FIXTURES / "two-deals.egn").read_bytes()


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", FOREIGN),
        (b"My diary", FOREIGN),
        (b'{"a": NaN}', FOREIGN),
        (b"1" * 5000, FOREIGN),
        (b"[" * 1_000_000, FOREIGN),
        (b'{"fileType":' * 100_000, FOREIGN),
        (b"\xff\xfe{\x00}\x00", "The file is text in UTF-16: save it as UTF-8."),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "The file is neither text nor a binary record of a game."),
        (b"M\xfcller", "The file is not text in UTF-8."),
        (b"\x00" * 100, FOREIGN),
        (b'"Euchre Game Notation"', FOREIGN),
        (b'{"fileType": "Chess"}', FOREIGN),
        (b'{"fileType": ["Euchre Game Notation"]}', FOREIGN),
        (b'{"fileType": "Euchre Game Notation"}', "The file is not Euchre Game Notation: object missing required"),
        (
            EGN.replace(b'"1.4"', b'"2.0"', 1),
            "The file is not Euchre Game Notation: expected version 1, such as 1.4 - at version.",
        ),
        (
            EGN.replace(b'"upCard":"Ks"', b'"upCard":"10s"', 1),
            "The file is not Euchre Game Notation: expected a card such as Qc or Td - at deals[0].initialState.upCard.",
        ),
        (EGN[:500], "The file is Euchre Game Notation, but it breaks off before its end."),
        (EGN.replace(b":", b"=", 1), FOREIGN),
        (EGN + b"}", "The file is Euchre Game Notation, but it is not sound JSON (extra data: line 4, column 1)"),
        (b'{"format":"euchre-log"', "Line 1 of the log is incomplete."),
    ],
    ids=lambda value: repr(value[:24]),  # one of them is a megabyte long
)
def test_what_is_no_record_gets_one_sentence(tmp_path: Path, data: bytes, sentence: str) -> None:
    path = tmp_path / "game"
    path.write_bytes(data)
    with pytest.raises(ParseError) as problem:
        read_records(path)
    assert str(problem.value).startswith(sentence)
    assert "\n" not in str(problem.value)


def test_parts_that_lie_too_deep_in_each_other_are_refused() -> None:
    value = recorded("one-deal")
    deep: list[object] = []
    for _ in range(200):
        deep = [deep]
    value["extra"] = deep
    with pytest.raises(ParseError, match=r"^The file is nested too deeply\.$"):
        parse_records(json.dumps(value))


def test_a_huge_file_is_refused_after_its_first_megabytes(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    with pytest.raises(ParseError, match=r"^The file is larger than 8 megabytes, so it is not a record of a game\.$"):
        read_records(path)


def test_the_limit_is_exact(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.egn"
    path.write_bytes((FIXTURES / "one-deal.egn").read_bytes())
    monkeypatch.setattr(read, "MOST_BYTES", path.stat().st_size)
    assert read_records(path)[0].score == (0, 1)
    monkeypatch.setattr(read, "MOST_BYTES", path.stat().st_size - 1)
    with pytest.raises(ParseError, match="larger"):
        read_records(path)


def test_what_is_not_a_file_is_refused_and_never_waited_for(tmp_path: Path) -> None:
    with pytest.raises(ParseError, match=r"^It is not a file\.$"):
        read_records(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ParseError, match=r"^It is not a file\.$"):
        read_records(tmp_path / "pipe")
    with pytest.raises(ParseError, match=r"^The file cannot be read: no such file or directory\.$"):
        read_records(tmp_path / "nothing")
    with pytest.raises(ParseError, match=r"^The file cannot be read: its name is impossible\.$"):
        read_records("a\0b")
