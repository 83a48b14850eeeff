"""`euchre review`: tables for people, one JSON object for programs, one sentence for what cannot be."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from euchre import Position
from euchre.cli.review.command import review
from euchre.core.errors import EuchreError
from euchre.record.log import format_log
from support.games import FIXTURES, random_match


def run(*words: str | Path, columns: int = 160) -> Result:
    app = typer.Typer()
    app.command()(review)
    return CliRunner().invoke(app, list(map(str, words)), env={"COLUMNS": str(columns), "NO_COLOR": "1"})


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match between players who choose at random, as our own log."""
    file = tmp_path_factory.mktemp("review") / "match.jsonl"
    file.write_text(format_log(random_match("standard,target=3", 7)))
    return file


def test_it_shows_the_deals_the_worst_decisions_and_the_players(log: Path) -> None:
    result = run(log)
    assert result.exit_code == 0
    assert result.stderr == "Reviewing the match of South and West and North and East ...\n"
    head, *rest = result.stdout.splitlines()
    assert head == "South and North against West and East"
    assert any(line.split()[:3] == ["deal", "dealer", "points"] for line in rest)
    assert "Decisions that cost something" in result.stdout
    assert re.search(r"(inaccuracy|mistake|blunder), \d+\.\d ± \d+\.\d points of the chance to win: ", result.stdout)
    assert _players(result) == ["South", "West", "North", "East"]


@pytest.mark.slow
def test_the_worst_decisions_come_with_a_position_that_can_be_analysed(log: Path) -> None:
    plain, result = run(log), run(log, "--positions", columns=80)
    assert "euchre analyse" not in plain.stdout
    texts = re.findall(r"^  euchre analyse (\S+)$", result.stdout, re.MULTILINE)
    (match,) = json.loads(run(log, "--json").stdout)["matches"]
    decisions = [decision for deal in match["deals"] for decision in deal["decisions"]]
    costly = [one for one in decisions if one["verdict"] in ("inaccuracy", "mistake", "blunder")]
    costly.sort(key=lambda one: -one["loss"])
    assert texts == [one["position"] for one in costly[:10]]
    for one in decisions:
        seen = Position.parse(one["position"]).view
        assert seen.seat == seen.turn == one["seat"]
        assert {choice["action"] for choice in one["choices"]} == set(map(str, seen.legal))


@pytest.mark.slow
def test_of_one_player_only_their_decisions_and_figures_are_shown(log: Path) -> None:
    result = run(log, "--player", "west")
    assert set(re.findall(r"^Deal \d+, (\w+):", result.stdout, re.MULTILINE)) == {"West"}
    assert _players(result) == ["West"]


def _players(result: Result) -> list[str]:
    """The names in the table of the players' figures."""
    table = result.stdout.partition("\nplayer ")[2].partition("\n\n")[0]
    return [line.split()[0] for line in table.splitlines()[1:]]


@pytest.mark.slow
def test_it_fits_into_eighty_columns_whatever_people_are_called(tmp_path: Path) -> None:
    names = ("Maximiliane von Hohenfels", "W", "Some Body With A Long Name", "E")
    file = tmp_path / "match.jsonl"
    file.write_text(format_log(replace(random_match("standard,target=3", 7), players=names)))
    lines = run(file, columns=80).stdout.splitlines()
    assert max(map(len, lines)) <= 80
    assert sum("Maximiliane von H…" in line for line in lines) > 1


@pytest.mark.slow
def test_json_is_the_same_from_one_process_and_from_two(log: Path) -> None:
    one, two = run(log, "--json"), run(log, "--json", "--jobs", "2")
    assert one.stdout == two.stdout
    (match,) = json.loads(one.stdout)["matches"]
    assert match["players"] == ["South", "West", "North", "East"]
    assert {choice["action"] for deal in match["deals"] for made in deal["decisions"] for choice in made["choices"]}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--player", "Zoe"), "Nobody in this match is called 'Zoe': its players are South, West, North, East."),
        (("--level", "deep"), "'deep' is not a level of a review: choose quick or full."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(log: Path, words: tuple[str, ...], sentence: str) -> None:
    problem = run(log, *words).exception
    assert isinstance(problem, EuchreError)
    assert problem.sentence == sentence


@pytest.mark.slow
def test_a_notation_file_is_reviewed_and_what_it_does_not_tell_is_said() -> None:
    why = "on cards that the file does not tell, such as what a dealer buried."
    file = FIXTURES / "two-deals.egn"
    assert run(file).stdout.splitlines()[-1] == f"3 decisions are not judged: they rest {why}"
    ada = run(file, "--player", "Ada").stdout  # the partner of the lone player of the first deal
    assert ada.splitlines()[-1] == f"1 decision is not judged: it rests {why}"
