"""The command `euchre evening chart`."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from euchre.charts.planned_round import PlannedRound
from euchre.cli.app import app
from euchre.core.errors import EuchreError
from support.meetings import everybody_is_somewhere, left_over, partnerships, spread

PAGE: Final = Path(__file__).parents[2] / "docs/charts.md"


def _run(*words: str) -> str:
    done = CliRunner().invoke(app, ["evening", "chart", *words])
    assert done.exit_code == 0, done.output
    return done.output


def _rounds(text: str) -> list[PlannedRound]:
    return [
        PlannedRound(tuple(map(tuple, one["tables"])), tuple(one["sit_outs"])) for one in json.loads(text)["rounds"]
    ]


def test_a_chart_as_json_has_everybody_from_number_1_on() -> None:
    text = _run("22", "--rounds", "10", "--json")
    rounds = _rounds(text)
    assert len(rounds) == 10
    assert everybody_is_somewhere(rounds, range(1, 23))
    assert max(partnerships(rounds).values()) == 1
    assert spread(left_over(rounds, range(1, 23))) <= 1
    assert json.loads(text)["quality"]["partners_most"] == 1


def test_the_printed_chart_is_that_of_the_json() -> None:
    rounds = _rounds(_run("13", "-n", "4", "--json"))
    page = _run("13", "-n", "4")
    printed = re.findall(r"(\d+)\+(\d+) +v +(\d+)\+(\d+)", page)
    wanted = [(north, south, east, west) for one in rounds for north, east, south, west in one.tables]
    assert [tuple(map(int, found)) for found in printed] == wanted
    assert re.findall(r"Sitting out: (\d+)", page) == [str(person) for one in rounds for person in one.sit_outs]


def test_the_page_on_charts_shows_what_is_printed() -> None:
    shown = re.search(r"```text\n(Round 1\n.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert shown is not None
    assert shown[1] in _run("22", "--rounds", "10")


def test_there_is_a_tally_card_for_each_person() -> None:
    page = _run("12", "-n", "3")
    assert re.findall(r"Number (\d+)", page) == [str(person) for person in range(1, 13)]
    _, east, south, west = _rounds(_run("12", "-n", "3", "--json"))[0].tables[0]
    assert re.search(rf"\b1 +1 N +{south} +{east} +{west}\b", page)


def test_a_spreadsheet_has_a_row_for_each_person_and_round(tmp_path: Path) -> None:
    file = tmp_path / "chart.csv"
    assert "Wrote 27 rows" in _run("9", "-n", "3", "--csv", str(file))
    rows = list(csv.DictReader(file.read_text("utf-8-sig").splitlines()))
    assert [(row["person"], row["round"]) for row in rows] == [
        (str(person), str(number)) for person in range(1, 10) for number in (1, 2, 3)
    ]
    for number, one in enumerate(_rounds(_run("9", "-n", "3", "--json")), 1):
        north, east, south, west = map(str, one.tables[0])
        row = next(row for row in rows if (row["person"], row["round"]) == (south, str(number)))
        assert [*row.values()] == [south, str(number), "1", "S", north, west, east]


def test_with_tables_of_three_nobody_sits_out() -> None:
    page = _run("11", "-n", "2", "--tables-of-three")
    assert "Sitting out" not in page
    assert len(re.findall(r"\d+ v +\d+ v +\d+", page)) == 2


def test_another_seed_gives_everybody_other_rounds() -> None:
    assert _run("16", "--json", "--seed", "2") == _run("16", "--json", "--seed", "2") != _run("16", "--json")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("3",), "A chart is for 4 to 100 people, not 3."),
        (("101",), "A chart is for 4 to 100 people, not 101."),
        (("22", "--rounds", "0"), "A chart has 1 to 100 rounds, not 0."),
    ],
)
def test_a_chart_that_cannot_be_is_refused_in_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    refused = CliRunner().invoke(app, ["evening", "chart", *words]).exception
    assert isinstance(refused, EuchreError)
    assert str(refused) == sentence
