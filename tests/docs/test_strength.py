"""The page on the players' strength says what lies beside it, and a run is written down as the arena reports it."""

from __future__ import annotations

import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest
from tools import strength
from tools.strength import FIGURES, PAGE, Run, read, run_of, together, with_figures, with_run

from euchre.bots.registry import bot_named
from euchre.core.rules import Rules
from euchre.lab.contests import arena
from euchre.lab.pairs import Contest

TEXT = PAGE.read_text("utf-8")


def test_the_page_says_what_the_figures_beside_it_say() -> None:
    assert with_figures(TEXT, read()) == TEXT, "the page is out of date: python -m tools.strength"
    other = TEXT.replace("1,200 | +0.", "1,200 | +1.")
    assert other != TEXT
    assert with_figures(other, read()) == TEXT


def test_the_figures_are_kept_as_they_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    figures, kept = read(), FIGURES.read_text("utf-8")
    monkeypatch.setattr(strength, "FIGURES", tmp_path / "strength.json")
    strength.keep(figures)
    assert (tmp_path / "strength.json").read_text("utf-8") == kept
    assert read() == figures


def test_every_row_names_a_commit() -> None:
    figures = read()
    versions = [run.version for run in figures.runs]
    versions += [row[-1] for table in figures.tables.values() for row in table.rows]
    assert [version for version in versions if not re.fullmatch("(before )?`[0-9a-f]{7,}`( or before)?", version)] == []


@pytest.mark.parametrize("name", strength.YARDSTICKS)
def test_a_yardstick_is_a_program_that_the_arena_can_start(name: str) -> None:
    command = strength.played_as(name)
    assert callable(bot_named(command).choose)
    assert find_spec(shlex.split(command)[-1] + ".__main__")
    assert strength.played_as("swift") == "swift"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "rules"), [("house", "standard"), ("pimc", "standard"), ("house", "six-handed")])
def test_a_yardstick_plays_in_the_arena_without_a_fault(name: str, rules: str) -> None:
    assert not arena(Contest(strength.played_as(name), "random", Rules.parse(rules)), 2).report()["forfeits"]


@pytest.mark.parametrize("matches", [False, True])
def test_a_run_is_written_down_as_the_arena_reports_it(matches: bool) -> None:
    contest = Contest("swift", "random", Rules.parse("standard,target=2"), seed=3, matches=matches)
    outcome = arena(contest, 12)
    run = run_of(outcome.report(), "`1234567`", "2026-01-01")
    assert run.points is not None
    assert run.points == pytest.approx(tuple(outcome.points()), abs=1e-6)
    assert (run.wins == pytest.approx(tuple(outcome.win_rate()), abs=1e-6)) if matches else run.wins is None
    deals = outcome.stats[0].report()
    assert run.calls == deals["calls"] / deals["deals"]
    assert run.command == f"swift random --rules standard,target=2 {'--matches ' if matches else ''}-n 12 --seed 3"


def test_a_run_takes_the_place_of_the_same_experiment_and_of_no_other() -> None:
    first, figures = read().runs[0], read()
    again = msgspec.structs.replace(first, version="`1234567`")
    other = msgspec.structs.replace(first, seed=first.seed + 10**6)
    assert with_run(figures, again).runs == (again, *figures.runs[1:])
    assert with_run(figures, other).runs == (*figures.runs, other)


def test_runs_of_one_version_are_taken_together_by_their_pairs() -> None:
    """Compute by hand: (1 * 0.1 + 3 * 0.3) / 4 = 0.25; the margins 0.4 / 4 and 3 * 0.1 / 4 give 0.125."""
    small = Run(("a", "b"), 1, 1, (0.1, -0.3, 0.5), "`1234567`", "2026-01-01")
    large = Run(("a", "b"), 2, 3, (0.3, 0.2, 0.4), "`1234567`", "2026-01-01")
    assert together([small, large]) == "The 2 runs of `a b` at `1234567` together: +0.250 ± 0.125 in 4 pairs."
    assert together([small, msgspec.structs.replace(large, version="`7654321`")]) == ""
