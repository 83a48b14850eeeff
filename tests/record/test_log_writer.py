"""The log on disk: every action is there once `append` returns, and a torn file is taken up again."""

import errno
from dataclasses import replace
from pathlib import Path

import pytest

from euchre.core.actions import Draw, Pass
from euchre.core.engine import legal
from euchre.core.errors import EuchreError, IllegalAction, ParseError
from euchre.record.log import LogWriter, format_log, parse_log
from euchre.record.match_record import MatchRecord
from support.games import random_match

RECORD = random_match("online", 5, most=60)
BARE = MatchRecord(rules=RECORD.rules)


def test_a_game_written_action_by_action_is_the_formatted_log(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    with LogWriter(path, BARE) as log:
        for number, (state, action) in enumerate(RECORD.steps(), 1):
            log.append(state, action)
            assert len(parse_log(path.read_text("utf-8")).actions) == number
    assert path.read_text("utf-8") == format_log(RECORD)


def test_every_line_is_synced_before_append_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.log"
    sizes = []
    monkeypatch.setattr("os.fsync", lambda _: sizes.append(path.stat().st_size))
    state, action = next(iter(RECORD.steps()))
    with LogWriter(path, BARE) as log:
        log.append(state, action)
    lines = path.read_bytes().splitlines(keepends=True)
    assert sizes == [len(lines[0]), len(lines[0]), len(lines[0]) + len(lines[1])]  # the second is the folder's


def test_a_game_under_way_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    LogWriter(path, RECORD).close()
    assert path.read_text("utf-8") == format_log(RECORD)


@pytest.mark.parametrize("kept", [0, 1, 100, 1000, 1_000_000])
def test_a_torn_file_is_taken_up_where_it_is_sound(tmp_path: Path, kept: int) -> None:
    path = tmp_path / "game.log"
    path.write_bytes(format_log(RECORD).encode()[:kept])
    LogWriter(path, RECORD).close()
    assert path.read_text("utf-8") == format_log(RECORD)


def test_a_game_goes_on_in_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    half = MatchRecord(rules=RECORD.rules, actions=RECORD.actions[:20])
    LogWriter(path, half).close()
    with LogWriter(path, half) as log:
        for state, action in list(RECORD.steps())[20:]:
            log.append(state, action)
    assert path.read_text("utf-8") == format_log(RECORD)


def test_a_file_is_not_shortened_to_an_earlier_state(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    LogWriter(path, RECORD).close()
    with pytest.raises(ParseError, match=r"^game\.log holds the log of another game\.$"):
        LogWriter(path, BARE)
    assert path.read_text("utf-8") == format_log(RECORD)


@pytest.mark.parametrize("text", [format_log(random_match("british", 1, most=9)), "My diary\n", "\0\0", '{"a": 1}\n'])
def test_another_file_is_never_touched(tmp_path: Path, text: str) -> None:
    path = tmp_path / "other"
    path.write_text(text, "utf-8")
    with pytest.raises(ParseError):
        LogWriter(path, RECORD)
    assert path.read_text("utf-8") == text


def test_an_illegal_action_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    with LogWriter(path, BARE) as log:
        before = path.read_bytes()
        with pytest.raises(IllegalAction):
            log.append(BARE.final, Pass())
        assert path.read_bytes() == before
        log.append(BARE.final, Draw(0))


def test_an_action_from_elsewhere_in_the_game_is_not_written(tmp_path: Path) -> None:
    with LogWriter(tmp_path / "game.log", BARE) as log, pytest.raises(EuchreError, match="stands elsewhere"):
        log.append(RECORD.final, legal(RECORD.final)[0])


def test_closing_twice_does_no_harm(tmp_path: Path) -> None:
    log = LogWriter(tmp_path / "game.log", BARE)
    log.close()
    log.close()


def test_a_line_the_disk_cuts_short_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    with LogWriter(path, MatchRecord(rules=RECORD.rules)) as log:
        before = path.read_bytes()
        file = log._file

        class Full:
            def __getattr__(self, name: str) -> object:
                return getattr(file, name)

            def write(self, data: bytes) -> int:
                if len(data) < 40:
                    raise OSError(errno.ENOSPC, "No space left on device")
                return file.write(data[:30])

        monkeypatch.setattr(log, "_file", Full())
        with pytest.raises(OSError, match="No space left"):
            log.append(*next(RECORD.steps()))
        assert path.read_bytes() == before
        monkeypatch.setattr(log, "_file", file)
        log.append(*next(RECORD.steps()))
    assert parse_log(path.read_text()).actions == RECORD.actions[:1]


def test_a_log_that_another_program_changes_is_not_written_to(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    steps = list(RECORD.steps())
    with (
        LogWriter(path, MatchRecord(rules=RECORD.rules)) as one,
        LogWriter(path, MatchRecord(rules=RECORD.rules)) as other,
    ):
        one.append(*steps[0])
        with pytest.raises(EuchreError, match="changed by another program"):
            other.append(*steps[0])
    assert parse_log(path.read_text()).actions == RECORD.actions[:1]


@pytest.mark.parametrize("reopened", [False, True])
def test_actions_taken_back_leave_the_log_of_the_shorter_game(tmp_path: Path, reopened: bool) -> None:
    record, shorter = RECORD, replace(RECORD, actions=RECORD.actions[:25])
    file = tmp_path / "game.jsonl"
    log = LogWriter(file, record)
    if reopened:
        log.close()
        log = LogWriter(file, record)
    with log:
        log.cut_back(25)
        assert file.read_text() == format_log(shorter)
        for state, action in list(record.steps())[25:]:
            log.append(state, action)
    assert file.read_text() == format_log(record)


def test_a_log_that_another_program_changes_is_not_cut_back(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with LogWriter(file, RECORD) as log:
        with file.open("a") as other:
            other.write("something\n")
        before = file.read_text()
        with pytest.raises(EuchreError, match="another program"):
            log.cut_back(3)
        assert file.read_text() == before
