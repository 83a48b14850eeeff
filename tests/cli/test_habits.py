"""The habits that are kept between two runs."""

from pathlib import Path

import pytest

from euchre.cli.table.app import TableApp
from euchre.cli.table.colours import FOUR_COLOURS
from euchre.cli.table.habits import HabitFile, Habits
from euchre.cli.table.saves import Saves
from euchre.cli.table.setup import Setup
from euchre.core.rules import PRESETS
from support.terminal import SIZE, at_table, quick


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    habits = Habits(
        name="Ann", pace="fast", coach=False, four_colours=True, rules="british,target=15", opponents="club,swift"
    )
    HabitFile(tmp_path / "deep" / "terminal.json").write(habits)
    assert HabitFile(tmp_path / "deep" / "terminal.json").read() == habits


def test_a_newcomer_meets_beginners_as_on_the_page() -> None:
    assert Habits().opponents == "beginner"
    assert Setup(seed=1).opponents == ("search:level=beginner",) * 2


@pytest.mark.parametrize(
    "damage",
    [
        b"\xff\xfe",
        b"{",
        b"[]",
        b'{"pace":3}',
        b'{"pace":"wild"}',
        b'{"rules":"french"}',
        b'{"name":"\xff"}',
        b'{"opponents":"gone"}',
    ],
)
def test_a_damaged_file_is_as_if_there_were_none(tmp_path: Path, damage: bytes) -> None:
    file = tmp_path / "terminal.json"
    file.write_bytes(damage)
    assert HabitFile(file).read() == HabitFile(tmp_path / "none.json").read() == Habits()


async def test_the_choices_of_an_evening_are_kept_for_the_next(tmp_path: Path) -> None:
    habits, saves = HabitFile(tmp_path / "terminal.json"), Saves.at(tmp_path / "game.jsonl")
    setup = Setup(rules=PRESETS["british"], seed=1, name="Ann", bots=("random",) * 3)
    app = TableApp(setup, saves, pace="instant", coached=False, habits=habits, lineup=quick())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("f", "p")
        await at_table(pilot)
    assert habits.read() == Habits(
        name="Ann", pace="instant", coach=False, four_colours=True, rules="british", opponents="random"
    )
    again = TableApp(setup, saves, habits=habits)
    async with again.run_test(size=SIZE):
        assert again.theme == FOUR_COLOURS.name
