"""Where games are kept: nothing is ever overwritten, and what is damaged is put aside."""

from pathlib import Path

import pytest

from euchre.cli.table.app import TableApp
from euchre.cli.table.saves import Saves, setup_of
from euchre.cli.table.setup import Pace, Setup
from euchre.core.actions import Draw
from euchre.core.engine import new_match
from euchre.core.rules import PRESETS
from euchre.record.game import Game
from support.terminal import SIZE, continued, seen, shows

SETUP = Setup(rules=PRESETS["british"], seed=7, name="Ann", bots=("random", "random", "random"), asks_cut=False)


def begun(file: Path) -> Saves:
    """A game in which the first dealer was drawn."""
    saves = Saves.at(file)
    with saves.begin(SETUP) as log:
        log.append(new_match(SETUP.rules), Draw(2))
    return saves


def test_an_interrupted_game_is_found_with_all_that_was_agreed(tmp_path: Path) -> None:
    game = begun(tmp_path / "deep" / "game.jsonl").look().game
    assert game is not None
    assert game.actions == (Draw(2),)
    assert setup_of(game) == SETUP


def test_where_nothing_was_played_there_is_nothing_to_continue(tmp_path: Path) -> None:
    assert Saves.at(tmp_path / "game.jsonl").look() == (None, "")


def test_a_torn_last_line_costs_one_action_at_most(tmp_path: Path) -> None:
    saves = begun(tmp_path / "game.jsonl")
    with saves.current.open("a") as file:
        file.write('{"n":2,"seat":3,"act')
    game = saves.look().game
    assert game is not None
    assert game.actions == (Draw(2),)
    with saves.resume(game) as log:
        assert log is not None
    assert saves.look().game == game


def test_a_new_game_puts_the_old_one_on_the_shelf(tmp_path: Path) -> None:
    saves = begun(tmp_path / "game.jsonl")
    old = saves.current.read_bytes()
    for number in (1, 2):
        saves.begin(SETUP).close()
        assert (saves.shelf / f"game-game-{number}.jsonl").exists()
    assert (saves.shelf / "game-game-1.jsonl").read_bytes() == old


@pytest.mark.parametrize("damage", [b"\xff\xfe\x00", b"no log at all\n", b'{"format":"euchre-log"}\n'])
def test_a_damaged_game_is_kept_aside_as_it_is(tmp_path: Path, damage: bytes) -> None:
    saves = Saves.at(tmp_path / "game.jsonl")
    saves.current.write_bytes(damage)
    found = saves.look()
    assert found.game is None
    assert found.trouble.startswith("The saved game is damaged and was kept as game-damaged-1.jsonl: ")
    assert (tmp_path / "game-damaged-1.jsonl").read_bytes() == damage
    assert not saves.current.exists()


def test_a_changed_action_is_damage(tmp_path: Path) -> None:
    saves = begun(tmp_path / "game.jsonl")
    saves.current.write_text(saves.current.read_text().replace("draw 2", "draw 1"))
    assert "damaged" in saves.look().trouble


def test_a_record_from_elsewhere_is_continued_with_what_it_says(tmp_path: Path) -> None:
    setup = setup_of(Game(rules=PRESETS["online"], players=("Bo", "x", "y", "z"), notes={"table": "nonsense"}))
    assert (setup.name, setup.rules) == ("Bo", PRESETS["online"])


async def test_the_start_screen_tells_of_a_damaged_game(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    save.write_text("scribble\n")
    app = TableApp(Setup(seed=1), Saves.at(save), pace=Pace.INSTANT)
    async with app.run_test(size=SIZE) as pilot:
        assert await shows(pilot, "The saved game is damaged and was kept as game-damaged-1.jsonl")
        assert "Continue" not in seen(app)


async def test_an_interrupted_game_is_offered_first(tmp_path: Path) -> None:
    app = continued(tmp_path / "game.jsonl", "british", [Draw(2)])
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert app.focused is not None
        assert app.focused.id == "continue"
        assert "british, deal 1: You & North 0, West & East 0" in seen(app)
