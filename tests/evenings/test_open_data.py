"""The results of an evening for spreadsheets."""

from __future__ import annotations

import csv

import pytest

from euchre.evenings.acts.entries import Enter
from euchre.evenings.acts.results import EnterResult
from euchre.evenings.acts.rounds import SeatRound
from euchre.evenings.open_data import results_csv, standings_csv
from euchre.evenings.perspective import evening_now
from euchre.evenings.score import RoundScore
from euchre.evenings.spreadsheet import cell
from support.directing import Director, new_evening


def test_everybody_at_a_table_has_a_line_with_their_side_s_points() -> None:
    director = Director(new_evening(movement="draw"))
    for name in ("Ann", "Bob", "Cleo", "Dan"):
        director.says(Enter, name=name)
    director.says(SeatRound, round=1)
    north, east, south, west = director.evening.rounds[0].tables[0].seats
    score = RoundScore((9, 4), (0, 1, 0, 0))
    director.says(EnterResult, round=1, table=1, score=score)
    text = results_csv(evening_now(director.evening, None, at=1.0, codes={}))
    assert '"Ann"' in text
    assert text.startswith("\ufeff"), "or Excel reads UTF-8 as something else"
    lines = {int(line["entrant"]): line for line in csv.DictReader(text.removeprefix("\ufeff").splitlines())}
    assert lines.keys() == {north, east, south, west}
    assert (lines[north]["partner"], lines[north]["points"], lines[north]["points_against"]) == (str(south), "9", "4")
    assert (lines[west]["partner"], lines[west]["points"], lines[west]["points_against"]) == (str(east), "4", "9")
    assert [lines[number]["loners"] for number in (north, east)] == ["0", "1"]


def test_everybody_has_a_line_in_the_standings_with_the_points_of_each_round() -> None:
    director = Director(new_evening(movement="draw"))
    for name in ("Ann", "Bob", "Cleo", "Dan", "Eve"):
        director.says(Enter, name=name)
    for first, second in ((9, 4), (3, 8)):
        round_ = director.seats()
        director.says(EnterResult, round=round_.number, table=1, score=RoundScore((first, second)))
    seated = director.evening.rounds
    text = standings_csv(evening_now(director.evening, None, at=1.0, codes={}))
    lines = list(csv.DictReader(text.removeprefix("\ufeff").splitlines()))
    assert {line["name"] for line in lines} == {"Ann", "Bob", "Cleo", "Dan", "Eve"}
    assert [int(line["rank"]) for line in lines] == sorted(int(line["rank"]) for line in lines)
    for line in lines:
        number = int(line["entrant"])
        for round_, score in zip(seated, ((9, 4), (3, 8)), strict=True):
            (table,) = round_.tables
            if number in table.seats:
                assert float(line[f"round_{round_.number}"]) == score[table.seats.index(number) % 2]
        assert float(line["points"]) == float(line["round_1"]) + float(line["round_2"])


@pytest.mark.parametrize(
    ("name", "shown"),
    [("=1+1", "'=1+1"), ("Ann", "Ann"), ("@sum", "'@sum"), ("a;=1+1;b", "a;'=1+1;b"), ("a, -1", "a,'-1")],
)
def test_a_spreadsheet_takes_no_name_for_a_formula(name: str, shown: str) -> None:
    assert cell(name) == shown
