"""Data sets: what a row says is what the seat knew, did and got; files can be made again, gone on with and checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from euchre import Position
from euchre.bots.advice.advice import advise
from euchre.bots.play import moves
from euchre.bots.registry import bot_named
from euchre.cli.app import app
from euchre.core.actions import GoUnder
from euchre.core.engine import new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.view import view
from euchre.data import plan as plans
from euchre.data.card import card
from euchre.data.columns import COLUMNS, NUMBERS, PLACES
from euchre.data.dataset import DataSet
from euchre.data.making import make
from euchre.data.manifest import NAME, Manifest, Shard
from euchre.data.plan import DataPlan
from euchre.data.rows import match_rows
from euchre.env.numbering import ACTIONS, numbers_of
from euchre.env.observation import mask, observation
from euchre.review.decision import search_level

pytestmark = pytest.mark.slow

RULES = ("standard", "british", "north-american", "online", "standard,weak_hand=go-under")
PLAN = DataPlan(("swift", "random"), RULES[:2], 5, 3)


@pytest.fixture(autouse=True)
def _small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "MATCHES_A_SHARD", 2)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data set of three files."""
    make(tmp_path / "set", PLAN)
    return tmp_path / "set"


def all_rows(folder: Path) -> list[dict[str, Any]]:
    """Every row, as values by column."""
    return [
        {name: values[row] for name, values in batch.items()}
        for batch in DataSet(folder).batches(rows=100)
        for row in range(len(batch["match"]))
    ]


@pytest.mark.parametrize("rules", RULES)
def test_a_row_is_what_its_seat_knew_and_may_do(rules: str) -> None:
    """The position is text and knows no more than the seat; the arrays made of it are those of the row."""
    rows = list(match_rows(DataPlan(("random",), (rules,), 1, 1), 0))
    assert len(rows) > 50
    for row in rows:
        seen = Position.parse(row["position"]).view
        assert (seen.seat, seen.turn) == (row["seat"], row["seat"])
        assert row["legal"][row["choice"]] == 1
        if not isinstance(ACTIONS[row["choice"]], GoUnder):  # three rows, of which two have chosen cards already
            assert np.array_equal(row["observation"], observation(seen))
            assert np.array_equal(row["legal"], mask(seen.legal))


def test_every_decision_of_the_match_is_there_and_what_it_led_to() -> None:
    rules = Rules.parse("british")
    bots = [bot_named(name) for name in PLAN.seats_of(1)]
    played = list(moves(new_match(rules), bots, "3/1"))
    rows = list(match_rows(PLAN, 1))
    assert [row["step"] for row in rows] == [
        step
        for step, move in enumerate(played)
        if move.before.turn is not None
        and move.before.phase.value != "cut"
        and len(view(move.before, move.before.turn).legal) > 1
    ]
    assert {row["choice"] for row in rows} == {numbers_of(played[row["step"]].action)[0] for row in rows}
    deals = {row["deal"]: row["points"] * (-1 if row["seat"] % 2 else 1) for row in rows}
    ours, theirs = played[-1].after.match.score
    assert sum(deals.values()) == ours - theirs, "a game of one match: the points of all deals are the score"
    winner = played[-1].after.match.winner
    assert all(row["won"] == (row["seat"] % 2 == winner) for row in rows)


def test_going_under_with_three_cards_is_three_rows() -> None:
    rows = list(match_rows(DataPlan(("random",), (RULES[4],), 1, 1), 0))
    steps = [row["step"] for row in rows if isinstance(ACTIONS[row["choice"]], GoUnder)]
    under = [step for step in set(steps) if steps.count(step) > 1]
    assert under
    for step in under:
        first, *others = (row for row in rows if row["step"] == step)
        assert len(others) == 2
        assert all(not np.array_equal(first["observation"], other["observation"]) for other in others)


def test_who_plays_moves_on_by_a_seat() -> None:
    plan = DataPlan(("swift", "random"), ("standard", "british"), 6, 1)
    assert [plan.seats_of(match)[0] for match in range(6)] == ["swift", "swift", "random", "random", "swift", "swift"]


def test_every_choice_is_judged_where_that_is_asked_for() -> None:
    plan = DataPlan(("random",), ("standard",), 1, 1, "quick")
    rows = list(match_rows(plan, 0))[:8]
    for row in rows:
        legal = row["legal"] == 1
        for name in ("wins", "gains", "errors"):
            assert np.array_equal(np.isnan(row[name]), ~legal), name
        assert (row["wins"][legal] >= 0).all()
        assert (row["wins"][legal] <= 1).all()
        advised = advise(
            Position.parse(row["position"]).view, Random(f"1/0/{row['step']}/values"), level=search_level("quick")
        )
        wins = {numbers_of(one.action)[0]: one.wins for one in advised}
        assert {number: row["wins"][number] for number in wins} == pytest.approx(wins)
        assert len(wins) == legal.sum()
    assert all(np.isnan(row["wins"]).all() for row in match_rows(PLAN, 0))


# Files


def test_what_is_read_is_what_was_written(folder: Path) -> None:
    written = [row for match in range(PLAN.matches) for row in match_rows(PLAN, match)]
    read = all_rows(folder)
    assert len(read) == len(written) == DataSet(folder).manifest.rows
    for one, other in zip(read, written, strict=True):
        assert list(one) == [column.name for column in COLUMNS]
        for name, value in other.items():
            assert np.array_equal(one[name], value, equal_nan=name in {"wins", "gains", "errors"}), name


def test_a_batch_has_the_columns_that_are_asked_for_as_matrices(folder: Path) -> None:
    batch = next(DataSet(folder).batches(("legal", "observation", "choice"), rows=10))
    assert {name: (values.dtype.name, values.shape) for name, values in batch.items()} == {
        "legal": ("int8", (10, NUMBERS)),
        "observation": ("float32", (10, PLACES)),
        "choice": ("int16", (10,)),
    }


def test_the_same_plan_makes_the_same_files_whoever_works_on_it(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    assert make(other, PLAN, jobs=2).shards == DataSet(folder).manifest.shards
    for path in folder.iterdir():
        assert path.read_bytes() == (other / path.name).read_bytes()


def test_stopped_it_goes_on_where_it_was(folder: Path, tmp_path: Path) -> None:
    class Stopped(Exception):
        pass

    def stop(_: Shard) -> None:
        raise Stopped

    for shards in (1, 2):
        with pytest.raises(Stopped):
            make(tmp_path / "stopped", PLAN, on_shard=stop)
        begun = DataSet(tmp_path / "stopped")
        assert (len(begun.manifest.shards), begun.manifest.whole) == (shards, False)
    make(tmp_path / "stopped", PLAN)
    assert (tmp_path / "stopped" / NAME).read_bytes() == (folder / NAME).read_bytes()


def _changed(folder: Path) -> Iterator[tuple[str, str]]:
    """Faults of a folder, each with how it is told."""
    manifest = json.loads((folder / NAME).read_text("utf-8"))
    yield json.dumps(manifest | {"format": 2}), "has format 2; this version knows 1."
    yield "{", "is not the list of a data set: Input data was truncated."
    yield (
        json.dumps(manifest | {"plan": 1}),
        "is not the list of a data set: Expected `object`, got `int` - at `$.plan`.",
    )


def test_a_folder_that_is_none_of_ours_is_told_in_one_sentence(folder: Path, tmp_path: Path) -> None:
    for text, told in [*_changed(folder)]:
        (folder / NAME).write_text(text, "utf-8")
        with pytest.raises(EuchreError) as refused:
            DataSet(folder)
        assert str(refused.value).endswith(told)
    with pytest.raises(EuchreError, match=r"holds no data set: there is no data\.json\.$"):
        DataSet(tmp_path)


def test_a_folder_of_another_plan_is_left_alone(folder: Path) -> None:
    before = {path: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(EuchreError, match="holds a data set of another plan or version"):
        make(folder, DataPlan(("swift", "random"), RULES[:2], 6, 3))
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_a_file_that_is_damaged_or_missing_is_named(folder: Path) -> None:
    found = DataSet(folder)
    found.check()
    path = folder / "part-00001.parquet"
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)
    with pytest.raises(EuchreError, match=r"part-00001\.parquet is not what was written: its checksum differs\.$"):
        found.check()
    path.unlink()
    with pytest.raises(EuchreError, match=r"part-00001\.parquet is missing"):
        found.check()
    with pytest.raises(EuchreError, match="'colour' is not a column: choose from match, deal, "):
        next(found.batches(("colour",)))


@pytest.mark.parametrize(
    ("plan", "told"),
    [
        (DataPlan(("swift",) * 3, ("standard",), 1, 1), "3 players cannot share four seats"),
        (DataPlan(("nobody",), ("standard",), 1, 1), "'nobody' is not a player"),
        (DataPlan(("swift",), ("standard,target=x",), 1, 1), "target=x is not possible"),
        (DataPlan(("swift",), ("standard",), 0, 1), "at least one match"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_anything_is_written(
    plan: DataPlan, told: str, tmp_path: Path
) -> None:
    with pytest.raises(EuchreError, match=told):
        make(tmp_path / "set", plan)
    assert not (tmp_path / "set").exists()


def test_the_card_says_how_it_was_made_and_every_column(folder: Path) -> None:
    text = (folder / "README.md").read_text("utf-8")
    assert "--players swift,random --rules standard --rules british --matches 5 --seed 3 --values none" in text
    assert all(f"| `{column.name}` | " in text for column in COLUMNS)
    assert card(DataSet(folder).manifest) == text
    assert isinstance(DataSet(folder).manifest, Manifest)


def test_the_command_makes_and_checks(tmp_path: Path) -> None:
    place = str(tmp_path / "set")
    run = CliRunner().invoke
    made = run(app, ["data", "make", place, "--players", "random", "--matches", "3", "--jobs", "1"])
    rows = DataSet(Path(place)).manifest.rows
    assert made.stdout == f"{place}: {rows:,} decisions in 2 files\n"
    for command in ("make", "check"):
        assert f"Example: euchre data {command} " in run(app, ["data", command, "--help"]).stdout
    assert run(app, ["data", "check", place]).stdout == (
        f"{place}: {rows:,} decisions, whole, every file as it was written\n"
    )
