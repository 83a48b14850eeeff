"""The deals of an arena, in a Parquet file."""

import sys
from pathlib import Path

import pytest

from euchre.core.rules import PRESETS, Rules
from euchre.extras import MissingPackage
from euchre.lab.contests import arena
from euchre.lab.pairs import Contest, play_pair
from euchre.lab.parquet import deal_writer
from euchre.lab.player import ArenaPlayer

pytestmark = pytest.mark.slow

CONTEST = Contest("swift", "random", PRESETS["british"], seed=8, matches=True)


def test_what_is_written_is_what_was_played_and_can_be_played_again(tmp_path: Path) -> None:
    pq = pytest.importorskip("pyarrow.parquet")
    file = tmp_path / "deals.parquet"
    with deal_writer(file) as rows:
        outcome = arena(CONTEST, 5, on_pair=lambda _, pair: rows.write(CONTEST, pair))
    rows = pq.read_table(file).to_pylist()
    assert len(rows) == sum(outcome.deals)
    gained = sum(row["points"][row["seating"]] - row["points"][1 - row["seating"]] for row in rows)
    assert gained == sum(outcome.gains)
    seen = rows[-1]
    contest = Contest(seen["a"], seen["b"], Rules.parse(seen["rules"]), seen["seed"], matches=True)
    again = play_pair(contest, (ArenaPlayer(contest.a), ArenaPlayer(contest.b)), seen["pair"]).deals[-1]
    for name in ("dealer", "maker"):
        assert seen[name] == getattr(again.result, name)
    for name in ("alone", "tricks", "points"):
        assert seen[name] == list(getattr(again.result, name))
    assert (seen["seating"], seen["score"], seen["calls"]) == (again.seating, list(again.score), list(again.calls))
    assert seen["up_card"] == str(again.up_card)
    assert seen["trump"] == (None if again.result.trump is None else str(again.result.trump))
    assert seen["deal"] == again.number
    assert seen["forfeit"] is None


@pytest.mark.usefixtures("strangers")
def test_a_forfeited_deal_says_who_and_why(tmp_path: Path) -> None:
    pq = pytest.importorskip("pyarrow.parquet")
    contest = Contest("cheat", "random", PRESETS["standard"])
    with deal_writer(tmp_path / "deals.parquet") as rows:
        arena(contest, 2, on_pair=lambda _, pair: rows.write(contest, pair))
    rows = pq.read_table(tmp_path / "deals.parquet").to_pylist()
    assert all(row["forfeit"].startswith("cheat: redeal is not allowed in ") for row in rows)
    assert [row["points"] for row in rows] == [[0, 4], [4, 0]] * 2
    assert {row["maker"] for row in rows} == {None}


def test_a_run_that_is_stopped_keeps_what_it_has_played(tmp_path: Path) -> None:
    pq = pytest.importorskip("pyarrow.parquet")

    def stopped() -> None:
        with deal_writer(tmp_path / "deals.parquet") as rows:
            arena(CONTEST, 1, on_pair=lambda _, pair: rows.write(CONTEST, pair))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped()
    assert pq.read_table(tmp_path / "deals.parquet").num_rows > 5


def test_without_pyarrow_there_is_a_sentence_and_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with (
        pytest.raises(
            MissingPackage, match=r"^--out needs the package pyarrow: install it with .* -m pip install .*\.$"
        ),
        deal_writer(tmp_path / "deals.parquet"),
    ):
        pass
    assert not (tmp_path / "deals.parquet").exists()
