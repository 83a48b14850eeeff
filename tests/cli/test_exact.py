"""The command `euchre exact`."""

import json
import re
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from euchre.cli.app import app, main


def run(*words: str) -> str:
    result = CliRunner().invoke(app, ("exact", *words))
    assert result.exit_code == 0, result.output
    return result.stdout


def test_json_has_the_value_and_a_row_for_each_player() -> None:
    found = json.loads(run("tiny", "random", "--asked", "5", "--json"))
    low, high = found["bounds"]
    assert low <= 38 / 45 + 1e-9
    assert high >= 38 / 45 - 1e-9
    assert high - low <= 1e-4
    assert (found["deals"], found["histories"], found["information_states"]) == (180, 18_829, [4_704, 2_984])
    uniform, random = found["players"]
    assert (uniform["player"], random["player"]) == ("uniform", "random")
    assert uniform["exploitability"] == pytest.approx(1.0333, abs=1e-4)
    assert random["exploitability"] == pytest.approx(uniform["exploitability"], abs=0.2)


def test_bounds_are_as_near_as_they_are_asked_to_be() -> None:
    low, high = json.loads(run("tiny", "--within", "0.01", "--json"))["bounds"]
    assert 1e-4 < high - low <= 0.01


def test_page_says_the_value_and_the_exploitability() -> None:
    page = run()
    assert "tiny: 180 deals, 18,829 histories" in page
    assert "Value to the dealer: +0.844" in page
    assert "uniform          1.0333              +0.4361" in page


def test_page_of_small_games_says_of_swift_what_the_command_says() -> None:
    page = (Path(__file__).parents[2] / "docs" / "small.md").read_text("utf-8")
    (row,) = re.findall(r"^\| `tiny` \| `swift` \| ([\d.]+) \| ([-+\d.]+) \|$", page, re.MULTILINE)
    swift = json.loads(run("tiny", "swift", "--within", "0.1", "--json"))["players"][1]
    for shown, value in zip(row, (swift["exploitability"], swift["value_to_dealer"]), strict=True):
        decimals = len(shown.partition(".")[2])
        assert float(shown) == pytest.approx(value, abs=0.6 * 10**-decimals)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("standard",), "Only a game for two is solved exactly, and standard is for 4."),
        (("tinyy",), "'tinyy' is not a preset. Did you mean tiny?"),
        (("tiny", "hoyle"), "'hoyle' is not a player"),
        (
            ("tiny", "mine.py:Failing"),
            "mine.py:Failing fails in seat 1 with Ad Jh, Kh turned up, after no call: KeyError: 'my hand'.",
        ),
    ],
    ids=lambda value: value[-1] if isinstance(value, tuple) else "",
)
def test_a_fault_is_told_in_a_line(
    words: tuple[str, ...],
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "mine.py").write_text(
        "class Failing:\n    def choose(self, view, rng):\n        raise KeyError('my hand')\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["euchre", "exact", *words])
    with pytest.raises(SystemExit):
        main()
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"euchre: {says}")
