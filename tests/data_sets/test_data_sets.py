"""Files of data sets: they can be made again, gone on with and checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import yaml
from msgspec.structs import replace
from typer.testing import CliRunner

from euchre.cli.app import app
from euchre.core.errors import EuchreError
from euchre.data import plan as plans
from euchre.data.card import card
from euchre.data.columns import NAMES, NUMBERS, columns
from euchre.data.dataset import DataSet
from euchre.data.making import make
from euchre.data.manifest import NAME, Manifest, Shard, fresh
from euchre.data.plan import DataPlan
from euchre.data.rows import match_rows
from euchre.env.layout import LAYOUT, layout_of

pytestmark = pytest.mark.slow

PLAN = DataPlan(("swift", "random"), ("standard", "british"), 5, 3)


@pytest.fixture(autouse=True)
def _small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "MATCHES_A_SHARD", 2)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data set of three files."""
    make(tmp_path / "set", PLAN)
    return tmp_path / "set"


def all_rows(folder: Path) -> list[dict[str, Any]]:
    """The rows of a data set, as values by column."""
    return [
        {name: values[row] for name, values in batch.items()}
        for batch in DataSet(folder).batches(rows=100)
        for row in range(len(batch["match"]))
    ]


def test_what_is_read_is_what_was_written(folder: Path) -> None:
    written = [row for match in range(PLAN.matches) for row in match_rows(PLAN, match)]
    read = all_rows(folder)
    assert len(read) == len(written) == DataSet(folder).manifest.rows
    for one, other in zip(read, written, strict=True):
        assert list(one) == list(NAMES)
        for name, value in other.items():
            assert np.array_equal(one[name], value, equal_nan=name in {"wins", "gains", "errors"}), name


def test_a_batch_has_the_columns_that_are_asked_for_as_matrices(folder: Path) -> None:
    batch = next(DataSet(folder).batches(("legal", "observation", "choice"), rows=10))
    assert {name: (values.dtype.name, values.shape) for name, values in batch.items()} == {
        "legal": ("int8", (10, NUMBERS)),
        "observation": ("float32", (10, LAYOUT.size)),
        "choice": ("int16", (10,)),
    }


@pytest.mark.parametrize("rows", [7, 64, 1000, 10**6])
def test_all_batches_are_full_but_the_last(folder: Path, rows: int) -> None:
    """Files end anywhere: a batch goes on in the next file."""
    whole = all_rows(folder)
    batches = list(DataSet(folder).batches(("step", "position", "hands"), rows=rows))
    full, last = divmod(len(whole), rows)
    assert [len(batch["step"]) for batch in batches] == [rows] * full + [last] * (last > 0)
    for name in ("step", "position", "hands"):
        assert np.array_equal(np.concatenate([batch[name] for batch in batches]), [row[name] for row in whole])
    with pytest.raises(EuchreError, match="at least one row"):
        next(DataSet(folder).batches(rows=0))


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
    yield json.dumps(manifest | {"format": 1}), "has format 1; this version knows 2."
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
        make(folder, DataPlan(("swift", "random"), PLAN.rules, 6, 3))
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
        (DataPlan(("swift",) * 3, ("standard",), 1, 1), "3 players cannot share four seats: name 1, 2 or 4"),
        (DataPlan(("random",) * 2, ("three-handed",), 1, 1), "2 players cannot share three seats: name 1 or 3"),
        (
            DataPlan(("random",), ("standard", "three-handed"), 1, 1),
            "of one number of players, and these rules are for 3 and 4",
        ),
        (DataPlan(("random",), ("six-handed",), 1, 1, "quick"), "Choices are judged at tables of four, and not of 6"),
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
    assert all(f"| `{column.name}` | " in text for column in columns(4))
    assert card(DataSet(folder).manifest) == text
    assert "in `hands`, `away`, `points`, `won`." in text
    assert isinstance(DataSet(folder).manifest, Manifest)


@pytest.mark.parametrize(
    ("rows", "size"), [(999, "n<1K"), (1000, "1K<n<10K"), (123_456, "100K<n<1M"), (10**9, "1B<n<10B"), (10**13, "n>1T")]
)
def test_the_head_of_the_card_is_what_the_hub_reads(rows: int, size: str) -> None:
    """The names and the classes of size are those of the Hub's documentation of dataset cards."""
    begin, head, text = card(replace(fresh(PLAN), shards=(Shard("part-00000.parquet", rows, ""),))).split("---\n", 2)
    read = yaml.safe_load(head)
    assert (begin, read["license"], read["size_categories"]) == ("", "apache-2.0", [size])
    assert read["configs"] == [{"config_name": "default", "data_files": "*.parquet"}]
    cited = yaml.safe_load((Path(__file__).parents[2] / "CITATION.cff").read_text("utf-8"))
    for said in (cited["title"], cited["authors"][0]["name"], cited["license"]):
        assert said in text


def test_the_command_makes_and_checks(tmp_path: Path) -> None:
    place = str(tmp_path / "set")
    run = CliRunner().invoke
    made = run(app, ["data", "make", place, "--players", "random", "--matches", "3", "--jobs", "1"])
    assert made.stderr == f"Playing 3 matches into {place} ...\n", "who sees no bar is told that it has begun"
    rows = DataSet(Path(place)).manifest.rows
    assert made.stdout == f"{place}: {rows:,} decisions in 2 files\n"
    for command in ("make", "check"):
        assert f"Example: euchre data {command} " in run(app, ["data", command, "--help"]).stdout
    assert run(app, ["data", "check", place]).stdout == (
        f"{place}: {rows:,} decisions, whole, every file as it was written\n"
    )


@pytest.mark.parametrize(("rules", "players"), [("two-handed", 2), ("three-handed", 3), ("six-handed", 6)])
def test_a_data_set_of_another_number_of_players_has_lists_as_long_as_it_needs(
    tmp_path: Path, rules: str, players: int
) -> None:
    make(tmp_path, DataPlan(("random",), (rules,), 2, 1))
    (one,) = DataSet(tmp_path).batches(rows=10_000)
    assert list(one) == list(NAMES)
    assert one["observation"].shape[1] == layout_of(players).size
    assert one["hands"].shape[1] == one["away"].shape[1] == 33 * players
    assert one["points"].dtype == (np.float32 if players == 3 else np.int8)
    assert f"hands.reshape(-1, {players}, 33)" in (tmp_path / "README.md").read_text("utf-8")
