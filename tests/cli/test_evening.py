"""An evening on paper in the terminal: `euchre evening run`, as a director types."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from euchre.cli.app import app
from euchre.cli.evening.evening_file import EveningFile
from euchre.evenings.score import RoundScore
from euchre.evenings.standings import standings

Typed = Callable[..., str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "thursday.jsonl"


@pytest.fixture
def typed(file: Path) -> Typed:
    """Types some lines and returns what is printed."""

    def type_(*lines: str) -> str:
        done = CliRunner().invoke(app, ["evening", "run", str(file)], input="\n".join(lines))
        assert done.exit_code == 0, done.output
        return done.output

    return type_


EIGHT = ("enter Ann, Bob, Cleo, Dan, Eve, Fay, Gus, Hal", "set rounds=2 movement=draw scoring.loner=5")


def test_an_evening_goes_on_where_its_file_ends(typed: Typed, file: Path) -> None:
    typed(*EIGHT, "seat", "1 9 6", "quit")
    shown = typed("2 8 7", "quit")
    kept = EveningFile(file)
    kept.close()
    assert "Round 1 of 2" in shown
    assert kept.evening.rounds[0].is_over
    assert sorted(one.points for one in standings(kept.evening)) == [6, 6, 7, 7, 8, 8, 9, 9]


def test_loners_are_given_by_the_numbers_of_their_players(typed: Typed, file: Path) -> None:
    typed(*EIGHT, "seat")
    kept = EveningFile(file)
    kept.close()
    _, east, *_ = kept.evening.rounds[0].tables[0].seats
    typed(f"1 9 6 loner {east} {east}")
    again = EveningFile(file)
    again.close()
    assert again.evening.rounds[0].results[1].score == RoundScore((9, 6), (0, 2, 0, 0))


def test_a_league_match_is_typed_from_its_two_names_to_games_won(typed: Typed) -> None:
    league = "set movement=league entries=pairs teams=Hornby,Nepean rounds=1 scoring.by=wins"
    shown = typed(league, "enter Ann, Bob, Cleo, Dan", "pair 1 2", "pair 3 4", "seat", "1 9 6", "set")
    assert "teams=Hornby,Nepean" in shown
    lines = [line.replace("│", " ").split() for line in shown.splitlines()]
    assert ["1", "Hornby", "9", "1"] in lines
    assert ["1", "1", "Ann", "&", "2", "Bob", "9", "1", "0"] in lines


def test_a_wrong_result_is_corrected_with_a_reason(typed: Typed, file: Path) -> None:
    shown = typed(*EIGHT, "seat", "1 9 6", "1 6 9", "fix 1 6 9 because sides mixed up")
    kept = EveningFile(file)
    kept.close()
    assert "Say why it changes" in shown
    assert kept.evening.rounds[0].results[1].reason == "sides mixed up"


def test_everybody_partners_everybody_where_nothing_else_is_chosen(typed: Typed, file: Path) -> None:
    rounds = [line for _ in range(7) for line in ("seat", "1 9 6", "2 7 8")]
    typed("enter Ann, Bob, Cleo, Dan, Eve, Fay, Gus, Hal", "set rounds=7", *rounds)
    kept = EveningFile(file)
    kept.close()
    seats = [table.seats for round_ in kept.evening.rounds for table in round_.tables]
    pairs = {frozenset(pair) for north, east, south, west in seats for pair in ((north, south), (east, west))}
    assert len(pairs) == 8 * 7 / 2


def test_the_last_step_is_taken_back(typed: Typed, file: Path) -> None:
    typed(*EIGHT, "seat", "undo", "undo", "undo")
    kept = EveningFile(file)
    kept.close()
    assert not kept.evening.rounds
    assert len(kept.evening.entries) == 7


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("blah", "There is no command 'blah'"),
        ("enter", "Say whom"),
        ("gone Ann", "'Ann' is no number"),
        ("set colour=red", "There is no setting 'colour'"),
        ("set rounds=many", "no value of a setting"),
        ("fix 1 9 6", "Say why"),
        ("1 9", "a result of this table has 2 numbers"),
        ("7 9 6", "has no table 7"),
        ("1 9 6 loner 99", "Number 99 does not sit"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(typed: Typed, line: str, sentence: str) -> None:
    assert sentence.lower() in typed(*EIGHT, "seat", line).lower()


def test_a_line_that_a_crash_left_incomplete_is_dropped(typed: Typed, file: Path) -> None:
    typed(*EIGHT)
    whole = file.read_bytes()
    file.write_bytes(whole[:-10])
    typed("quit")
    assert file.read_bytes() == b"".join(whole.splitlines(keepends=True)[:-1])


def test_a_file_that_is_something_else_is_refused(file: Path) -> None:
    file.write_text("a shopping list\n")
    done = CliRunner().invoke(app, ["evening", "run", str(file)])
    assert "Line 1 of thursday.jsonl" in str(done.exception)
    assert file.read_text() == "a shopping list\n"
