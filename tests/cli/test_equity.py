"""The command `euchre equity`."""

import json
import re
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from euchre.cli.app import app
from euchre.cli.equity.chances import per_cent
from euchre.cli.equity.text import PALETTE, ink, shade
from euchre.core.rules import PRESETS
from euchre.equity.match import game_equity


def run(*words: str, columns: int = 80) -> str:
    result = CliRunner().invoke(app, ["equity", *words], env={"COLUMNS": str(columns)})
    assert result.exit_code == 0, result.output
    return result.stdout


def test_json_holds_the_chances_of_the_library() -> None:
    page = json.loads(run("--rules", "british", "--json"))
    game = game_equity(PRESETS["british"])
    assert (page["rules"], page["measured_table"]) == ("british", "british")
    assert (page["rows"], page["columns"]) == ("our score", "their score")
    assert len(page["we_deal"]) == len(page["they_deal"][0]) == 11
    assert page["we_deal"][10][8] == pytest.approx(game.chance(10, 8, dealer=0), abs=1e-6)
    assert page["they_deal"][3][9] == pytest.approx(game.chance(3, 9, dealer=1), abs=1e-6)
    assert sum(row["chance"] for row in page["deal"]) == pytest.approx(1, abs=1e-5)
    assert page["match"] == []


@pytest.mark.parametrize("rules", ["standard", "british", "standard,target=32", "openspiel,deals=30", "online,games=3"])
def test_the_page_fits_into_80_columns(rules: str) -> None:
    assert max(map(len, run("--rules", rules).splitlines())) <= 80


def test_two_and_six_have_grids_and_three_are_told_that_there_are_none() -> None:
    assert "standard,players=2" in run("--rules", "standard,players=2")
    assert "a game to 10" in run("--rules", "standard,players=6,lowest=7")
    refused = CliRunner().invoke(app, ["equity", "--rules", "standard,players=3"])
    assert refused.exit_code != 0
    assert "There is no table for three scores" in str(refused.exception or refused.output)


def test_the_grids_stand_side_by_side_where_there_is_room() -> None:
    assert re.search(r"^We deal +They deal", run(), re.MULTILINE)
    narrow = run(columns=60).splitlines()
    assert [line.strip() for line in narrow if "deal" in line][:2] == ["We deal", "They deal"]


def test_a_grid_wider_than_the_terminal_is_cut_in_pieces_and_loses_nothing() -> None:
    page = run("--target", "32")
    pieces = [line.split() for line in page.splitlines() if re.fullmatch(r"[\d ]+", line) and line.startswith("   ")]
    assert [name for line in pieces for name in line] == [*map(str, range(32))] * 2


def test_every_chance_of_the_game_is_on_the_page() -> None:
    rows = [line.split() for line in run().splitlines() if re.match(r"\d( +\d+){20}", line)]
    game = game_equity(PRESETS["standard"])
    for ours, row in enumerate(rows):
        grids = [[per_cent(game.chance(ours, theirs, dealer)) for theirs in range(10)] for dealer in (0, 1)]
        assert row == [str(ours), *grids[0], str(ours), *grids[1]]
    assert len(rows) == 10


def test_a_rubber_has_its_lines() -> None:
    page = run("--rules", "north-american")
    assert "chance to win the match" in page.lower()
    assert [games["games"] for games in json.loads(run("--rules", "north-american", "--json"))["match"]] == [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
    ]


def test_a_target_turns_counted_deals_into_a_game_to_a_score() -> None:
    assert "a game to 5" in run("--rules", "openspiel", "--target", "5")
    assert "a game of one deal" in run("--rules", "openspiel")


@pytest.mark.parametrize(("chance", "shown"), [(0.0, "0"), (0.001, "1"), (0.504, "50"), (0.9999, "99"), (1.0, "100")])
def test_only_what_is_certain_is_shown_as_0_or_100(chance: float, shown: str) -> None:
    assert per_cent(chance) == shown


def test_colours_run_from_lost_over_even_to_won_and_stay_legible() -> None:
    assert (shade(0.0), shade(0.5), shade(1.0)) == PALETTE
    assert (ink(0.0), ink(0.5), ink(1.0)) == ("#FFFFFF", "#000000", "#FFFFFF")


def test_help_has_an_example_and_loads_no_arrays() -> None:
    assert "Example: euchre equity" in " ".join(run("--help").split())
    code = "import sys, euchre.cli.app, euchre.cli.equity.command as _; "
    code += "sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
