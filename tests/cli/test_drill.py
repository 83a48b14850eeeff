"""The drills in the terminal, from what is typed."""

from __future__ import annotations

import json
import time
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner, Result

from euchre.cli import drill as module
from euchre.cli.app import app

DAY = 24 * 3600.0


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # not the drills of the person who runs the tests
    return tmp_path / "euchre"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A calendar whose leaves can be turned; each look at the clock takes a second."""
    seconds, clock = count(time.time()), SimpleNamespace(day=0)
    clock.time = lambda: next(seconds) + clock.day * DAY
    monkeypatch.setattr(module, "time", clock)
    return clock


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["drill", *words], input=typed)


def answer(*words: str, drills: int = 5) -> str:
    """Sit through some drills, with the first choice each time."""
    done = run(*words, "--language", "en", typed="1\n" * drills)
    assert done.exit_code == 0, done.output
    return done.output


def kept(folder: Path) -> dict[str, float]:
    """The drills in the file, with the moment at which each is due."""
    return {position: due for position, (_, due) in json.loads((folder / "drills.json").read_text()).items()}


def asked(before: dict[str, float], after: dict[str, float]) -> set[str]:
    """The drills that were answered between two looks at the file."""
    return {position for position, due in after.items() if before.get(position) != due}


def test_twenty_hands_are_asked_and_counted() -> None:
    done = run("call", "--language", "en", typed="1\n" * 20)
    assert done.exit_code == 0, done.output
    assert done.output.count("Your hand: ") == 20
    right, wrong = done.output.count("Right. "), done.output.count("Not the best choice. ")
    assert right + wrong == 20
    assert done.output.rstrip().endswith(f"{right} of 20 right")


def test_without_a_kind_there_are_five_of_all_in_ones_own_language() -> None:
    done = run("--language", "de", typed="1\n" * 5)
    assert done.exit_code == 0, done.output
    assert "Übung 5 von 5" in done.output
    assert "deine Seite zuerst" in done.output


def test_an_unknown_kind_is_refused_with_those_that_there_are() -> None:
    refused = run("squeeze")
    assert refused.exit_code == 1
    assert "choose call, first-seat, next" in str(refused.exception)


def test_what_is_due_comes_first_and_nothing_comes_before_its_day(folder: Path, clock: SimpleNamespace) -> None:
    answer("next", drills=10)
    first = kept(folder)
    assert len(first) == 10
    answer("next", drills=10)
    second = kept(folder)
    assert not asked(first, second) & first.keys(), "nothing is due on the same day, and there are others"
    clock.day = 400
    answer("next", drills=10)
    third = kept(folder)
    assert asked(second, third) == set(sorted(second, key=lambda position: second[position])[:10])
    answer()
    assert asked(third, kept(folder)) <= second.keys() - asked(second, third), "five a day begin with what is due"


def test_of_twenty_hands_what_went_wrong_is_kept(folder: Path) -> None:
    wrong = answer("call", drills=20).count("Not the best choice. ")
    assert wrong == (len(kept(folder)) if wrong else 0)


def test_who_breaks_off_has_answered_what_they_answered(folder: Path) -> None:
    assert run("next", typed="1\n").exit_code == 1
    assert len(kept(folder)) == 1


@pytest.mark.parametrize("content", ["", "[]", '{"a": ["{}", 1.0]}', '{"a": ["no", 1.0]}', "\udcff"])
def test_a_damaged_file_is_as_good_as_none(folder: Path, content: str) -> None:
    folder.mkdir()
    (folder / "drills.json").write_bytes(content.encode("utf-8", "surrogateescape"))
    answer("next", drills=10)
    assert len(kept(folder)) == 10
