"""The command `euchre bench`."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from euchre.cli.app import app, main

FEW = ("--deals", "2", "--against", "swift")


def run(*words: str) -> str:
    result = CliRunner().invoke(app, ("bench", *words))
    assert result.exit_code == 0, result.output
    return result.stdout


def test_json_is_the_card_of_every_preset() -> None:
    card = json.loads(run("swift", *FEW, "--json"))
    assert (card["bench"], card["player"], card["opponent"], card["seats"]) == (1, "swift", "swift", "one")
    assert [one["rules"] for one in card["results"]] == ["standard", "british", "north-american", "online", "openspiel"]
    assert {(one["deals"], one["rooms"]) for one in card["results"]} == {(2, 8)}


def test_the_second_edition_has_tables_of_two_three_and_six() -> None:
    card = json.loads(run("swift", *FEW, "--edition", "2", "--json"))
    assert card["bench"] == 2
    assert {one["rules"]: one["rooms"] for one in card["results"]} == {
        "two-handed": 4,
        "three-handed": 6,
        "six-handed": 12,
    }
    assert all(one["opponent_as_published"] for one in card["results"])


def test_rules_have_their_edition() -> None:
    page = run("swift", *FEW, "--rules", "three-handed")
    assert "## `swift` on Euchre bench 2\n" in page
    assert "Against `swift`, in one seat, with opponents in all others;" in page


@pytest.mark.slow
def test_the_card_is_printed_and_written(tmp_path: Path) -> None:
    words = ("random", *FEW, "--rules", "british", "--seats", "pair", "--out", str(tmp_path / "random"))
    page = run(*words)
    assert page == (tmp_path / "random.md").read_text("utf-8")
    for part in ("## `random` on Euchre bench 1\n", "Against `swift`, in both seats of a side;", "| british | 2 | "):
        assert part in page
    assert json.loads((tmp_path / "random.json").read_text("utf-8"))["results"][0]["rooms"] == 4


@pytest.mark.slow
def test_who_sees_no_bar_is_told_at_once_what_is_played() -> None:
    told = CliRunner().invoke(app, ("bench", "random", *FEW, "--rules", "standard"))
    assert told.stderr == "random: 2 deals of bench 1 against swift, by standard ...\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nobody",), "'nobody' is not a player: choose"),
        (
            ("swift", "--rules", "standard,players=3", "--edition", "1"),
            "Edition 1 of the bench has no tables of 3 players, as standard,players=3 is: take edition 2.",
        ),
        (
            ("swift", "--rules", "two-handed", "--seats", "pair"),
            "The player of two-handed cannot take the seats 'pair': choose 'one'.",
        ),
        (("swift", "--edition", "9"), "There is no edition 9 of the bench: the newest is 2."),
        (("swift", "--rules", "whist"), "whist"),
    ],
)
def test_what_is_not_there_is_refused_in_one_sentence(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["euchre", "bench", *words])
    with pytest.raises(SystemExit) as end:
        main()
    out, err = capsys.readouterr()
    assert end.value.code == 1
    assert (out, err.count("\n")) == ("", 1)
    assert sentence in err
