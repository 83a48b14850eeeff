"""The costs of a run, charged to test files, and the stages, all run, with the failed ones named last."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tools import cost

from support import costs
from support.costs import Costs
from support.sampling import few


def test_what_a_test_takes_is_charged_to_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = (0.0, 0.0)
    monkeypatch.setattr(costs, "_now", lambda: now)
    plugin, browser = Costs(tmp_path), SimpleNamespace(scope="session", baseid="tests/page")
    item: Any = SimpleNamespace(nodeid="tests/core/test_it.py::test[a::b]")

    now = (5.0, 5.0)  # what nobody is charged with
    running = plugin.pytest_runtest_protocol(item)
    next(running)
    now = (7.0, 9.0)
    plugin.pytest_runtest_teardown(item)
    now = (10.0, 10.0)
    plugin.pytest_fixture_post_finalizer(SimpleNamespace(scope="function", baseid="tests/core"))  # type: ignore[arg-type]
    plugin.pytest_fixture_post_finalizer(browser)  # type: ignore[arg-type]
    now = (11.0, 12.0)
    with pytest.raises(StopIteration):
        next(running)
    plugin.pytest_sessionfinish()
    assert cost.read(tmp_path) == {"tests/core/test_it.py": (3.0, 6.0), "tests/page": (3.0, 1.0)}


def test_what_several_processes_took_is_added_up(tmp_path: Path) -> None:
    for number in range(3):
        (tmp_path / f"{number}.json").write_text(json.dumps({"a": [1, 2], "b": [number, 0]}))
    assert cost.read(tmp_path) == {"a": (3, 6), "b": (3, 0)}


@pytest.mark.parametrize(("broken", "status"), few([("", 0), ("lint", 1), ("lint tests", 1)], keep={"lint"}))
def test_every_stage_runs_and_those_that_failed_are_named_last(
    broken: str, status: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make, ran = tmp_path / "make", tmp_path / "ran"
    make.write_text(f'#!/bin/sh\necho "$2" >> {ran}\ncase " {broken} " in *" $2 "*) exit 2;; esac\n')
    make.chmod(0o755)
    assert cost.main(str(make), ["compiled,lint", "tests", "rest"]) == status
    *first, tests, rest = ran.read_text().split()
    assert (sorted(first), tests, rest) == (["compiled", "lint"], "tests", "rest")
    *_, last = capsys.readouterr().out.splitlines()
    assert last.split(": ")[0] == ("FAILED" if broken else "Passed")
    assert sorted(last.split(": ")[1].split(", ")) == sorted(broken.split() or ["compiled", "lint", "rest", "tests"])
