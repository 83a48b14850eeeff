"""The command `euchre arena`."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from euchre.cli.app import app, main
from euchre.core.errors import EuchreError


def run(*words: str) -> str:
    result = CliRunner().invoke(app, ("arena", *words))
    assert result.exit_code == 0, result.output
    return result.stdout


def test_json_is_one_object_with_the_figures_that_are_promised() -> None:
    words = ("swift", "random", "--deals", "20", "--rules", "british", "--seed", "3", "--json")
    first, second = (json.loads(run(*words)) for _ in range(2))
    assert first["a"] == "swift"
    assert first["b"] == "random"
    assert (first["rules"], first["seed"], first["deals"]) == ("british", 3, 20)
    low, high = first["ci95"]
    assert low < first["points_per_deal"] < high
    assert set(first["ms_per_decision"]) == {"a", "b"}
    for side in ("a_stats", "b_stats"):
        assert {"calls", "made", "marches", "euchred", "euchres", "loners", "points", "forfeits"} <= set(first[side])
    for figures in (first, second):
        for clock in ("seconds", "ms_per_decision", "median_ms_per_decision"):
            del figures[clock]
    assert first == second


def test_the_page_tells_who_is_better_and_what_each_did() -> None:
    page = run("swift", "random", "--deals", "20", "--score", "9-6")
    for words in (
        "swift (A) against random (B)",
        "standard, from 9-6, 20 duplicate deals, each from both sides, seed 1",
        "points per deal for A (95%: ",
        "calls",
        "marches",
        "alone, euchred",
        "euchred the other side",
        "ms per decision, median",
    ):
        assert words in page


def test_of_three_each_meets_two_of_the_other() -> None:
    words = ("random", "random", "--deals", "20", "--rules", "standard,players=3", "--score", "9-6-4")
    page = run(*words)
    assert "from 9-6-4, 20 duplicate deals, each in six seatings (one against two, both ways), seed 1" in page
    assert "+0.000 points per deal for A, per seat (95%: +0.000 to +0.000)." in page
    assert "euchred another player" in page
    assert "alone" not in page
    report = json.loads(run(*words, "--json"))
    assert report["score"] == [9, 6, 4]
    assert report["a_stats"]["deals"] == 6 * 20


def test_who_sees_no_bar_is_told_at_once_what_is_played() -> None:
    words = ("arena", "swift", "random", "--deals", "4", "--seed", "3")
    told = CliRunner().invoke(app, words)
    assert told.stderr == "swift, random: 4 duplicate deals by standard, seed 3 ...\n"
    assert CliRunner().invoke(app, (*words, "--json")).stderr == ""


def test_matches_are_told_in_wins() -> None:
    words = ("swift", "random", "--deals", "4", "--matches")
    assert "% of the matches (95%: " in run(*words)
    figures = json.loads(run(*words, "--json"))
    assert figures["matches"] == 4
    assert figures["win_rate"] > 0.8
    assert figures["deals"] > 4 * 5
    low, high = figures["win_rate_ci95"]
    assert 0 <= low <= figures["win_rate"] <= high <= 1


@pytest.mark.slow
def test_the_sequential_test_says_what_it_accepted() -> None:
    page = run("swift", "random", "--deals", "400", "--sprt", "0.5")
    assert "The sequential test stopped: A gains 0.5 points per deal, rather than nothing" in page
    assert "100 duplicate deals" in page
    assert "has not decided yet" in run("swift", "random", "--deals", "10", "--sprt", "0.5")


def test_more_than_two_all_meet_each_other() -> None:
    words = ("swift", "random", "bids:swift+cards:random", "--deals", "15")
    page = run(*words)
    assert "3 players, every two of them: standard" in page
    assert "A rating is the points per deal won against the average of the field" in page
    figures = json.loads(run(*words, "--json"))
    assert [row["player"] for row in figures["ratings"]] == ["swift", "bids:swift+cards:random", "random"]
    assert len(figures["results"]) == 3
    assert "share of matches" in run(*words[:3], "--deals", "2", "--matches")


@pytest.mark.slow
def test_the_deals_are_written_where_asked(tmp_path: Path) -> None:
    pq = pytest.importorskip("pyarrow.parquet")
    run("swift", "random", "--deals", "10", "--out", str(tmp_path / "deals.parquet"))
    assert pq.read_table(tmp_path / "deals.parquet").num_rows == 20


@pytest.mark.parametrize("more", [(), ("random",)])
def test_who_forfeits_every_deal_fails_the_command(more: tuple[str, ...]) -> None:
    player = f"cmd:{sys.executable} -c pass"
    done = CliRunner().invoke(app, ["arena", "swift", player, *more, "--deals", "2", "--json"])
    assert '"forfeits"' in done.stdout
    assert isinstance(done.exception, EuchreError)
    assert done.exception.sentence.startswith(f"{player} forfeited every deal, the first time: ")


def test_a_forfeit_is_told_in_one_line() -> None:
    page = CliRunner().invoke(app, ["arena", "swift", f"cmd:{sys.executable} -c pass", "--deals", "4"]).stdout
    told = [line for line in page.splitlines() if " forfeits (pair " in line]
    assert len(told) == 5
    assert "deals forfeited" in page
    assert "and 3 more." in page


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (("swift",), 2, "Name at least two players."),
        (("swift", "swift", "random"), 2, "Where more than two play, name each of them once."),
        (("swift", "random", "swift:x=1", "--sprt", "0.1"), 2, "--sprt compares two players, not more."),
        (("swift", "random", "--deals", "1"), 2, "--deals takes a whole number, 2 or more, not '1'."),
        (("swift", "random", "--backend", "spark"), 2, "--backend takes local or dask, not 'spark'."),
        (("swift", "hoyle"), 1, "'hoyle' is not a player: choose"),
        (("swift", "swift:level=club"), 1, "'swift:level=club' asks for options that the player does not take"),
        (("swift", "random", "--rules", "spanish"), 1, "'spanish' is not a preset"),
        (("swift", "random", "--score", "ten"), 1, "'ten' is not a score: write two numbers, such as 9-6."),
        (("swift", "random", "--score", "10-0"), 1, "No game starts at 10 to 0"),
        (("swift", "random", "--out", "/no/such/place/deals.parquet"), 1, ""),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(
    words: tuple[str, ...],
    status: int,
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "argv", ["euchre", "arena", *words])
    with pytest.raises(SystemExit) as end:
        main()
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"euchre: {sentence}")
    assert err.count("\n") == 1
    assert end.value.code == status
