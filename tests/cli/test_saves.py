"""The files of games: none is ever overwritten, and a damaged one is put aside."""

from pathlib import Path

import pytest

from euchre.cli.table.app import TableApp
from euchre.cli.table.saves import Saves, setup_of
from euchre.cli.table.screen import TableScreen
from euchre.cli.table.setup import Opening, Setup
from euchre.cli.table.start import StartScreen
from euchre.core.actions import Action, Draw
from euchre.core.engine import new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS
from euchre.core.state import State
from euchre.record.log import LogWriter
from euchre.record.match_record import MatchRecord
from support.terminal import SIZE, at_table, continued, quick, seen, shows, until

SETUP = Setup(rules=PRESETS["british"], seed=7, name="Ann", bots=("random", "random", "random"), asks_cut=False)


def begun(file: Path) -> Saves:
    """A game in which the first dealer was drawn."""
    saves = Saves.at(file)
    with saves.begin(SETUP) as log:
        log.append(new_match(SETUP.rules), Draw(2))
    return saves


def test_an_interrupted_game_is_found_with_all_that_was_agreed(tmp_path: Path) -> None:
    record = begun(tmp_path / "deep" / "game.jsonl").look().record
    assert record is not None
    assert record.actions == (Draw(2),)
    assert setup_of(record) == SETUP


@pytest.mark.parametrize(
    ("bots", "seated"),
    [
        (["swift"] * 3, ("swift",) * 3),
        (["search:level=club", "search:level=expert", "gone"], ("search:level=club", "search:level=expert", "swift")),
        (["cmd:rm -r games"] * 3, ("swift",) * 3),
        (["random"], ("search:level=beginner", "search:level=expert", "search:level=beginner")),
        (None, ("search:level=beginner", "search:level=expert", "search:level=beginner")),
    ],
    ids=["no levels", "levels", "program", "too few", "none"],
)
def test_a_saved_game_goes_on_with_the_bots_that_are_installed(bots: object, seated: tuple[str, ...]) -> None:
    record = MatchRecord(rules=PRESETS["standard"], players=("Bo", "x", "y", "z"), notes={"table": {"bots": bots}})
    assert setup_of(record).bots == seated


def test_where_nothing_was_played_there_is_nothing_to_continue(tmp_path: Path) -> None:
    assert Saves.at(tmp_path / "game.jsonl").look() == (None, "")


def test_a_torn_last_line_costs_one_action_at_most(tmp_path: Path) -> None:
    saves = begun(tmp_path / "game.jsonl")
    with saves.current.open("a") as file:
        file.write('{"n":2,"seat":3,"act')
    record = saves.look().record
    assert record is not None
    assert record.actions == (Draw(2),)
    with saves.resume(record) as log:
        assert log is not None
    assert saves.look().record == record


def test_a_new_game_puts_the_old_one_on_the_shelf(tmp_path: Path) -> None:
    saves = begun(tmp_path / "game.jsonl")
    old = saves.current.read_bytes()
    for number in (1, 2):
        saves.begin(SETUP).close()
        assert (saves.shelf / f"game-game-{number}.jsonl").exists()
    assert (saves.shelf / "game-game-1.jsonl").read_bytes() == old


@pytest.mark.parametrize("damage", [b"\xff\xfe\x00", b"no log at all\n", b'{"format":"euchre-log"}\n'])
def test_a_damaged_game_is_kept_aside_as_it_is(tmp_path: Path, damage: bytes) -> None:
    saves = Saves(tmp_path / "game.jsonl", tmp_path)
    saves.current.write_bytes(damage)
    found = saves.look()
    assert found.record is None
    assert found.damaged == "game-damaged-1.jsonl"
    assert (tmp_path / "game-damaged-1.jsonl").read_bytes() == damage
    assert not saves.current.exists()


def test_a_changed_action_is_damage(tmp_path: Path) -> None:
    saves = begun(tmp_path / "game.jsonl")
    saves.current.write_text(saves.current.read_text().replace("draw 2", "draw 1"))
    assert saves.look().damaged


def test_a_name_in_a_file_sends_nothing_to_the_terminal() -> None:
    setup = setup_of(MatchRecord(rules=PRESETS["online"], players=("A\x1b[2Jnn", "x", "y", "z")))
    assert setup.name.isprintable()


def test_a_record_from_elsewhere_is_continued_with_what_it_says(tmp_path: Path) -> None:
    setup = setup_of(MatchRecord(rules=PRESETS["online"], players=("Bo", "x", "y", "z"), notes={"table": "nonsense"}))
    assert (setup.name, setup.rules) == ("Bo", PRESETS["online"])


async def test_the_start_screen_tells_of_a_damaged_game(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    save.write_text("scribble\n")
    app = TableApp(Setup(seed=1), Saves(save, tmp_path), pace="instant", lineup=quick())
    async with app.run_test(size=SIZE) as pilot:
        assert await shows(pilot, "The saved game is damaged and was kept as game-damaged-1.jsonl")
        assert "Continue" not in seen(app)


async def test_an_interrupted_game_is_offered_first(tmp_path: Path) -> None:
    app = continued(tmp_path / "game.jsonl", "british", [Draw(2)])
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: app.focused is not None)
        assert app.focused is not None
        assert app.focused.id == "continue"
        assert "British, deal 1: You & North 0, West & East 0" in seen(app)


@pytest.mark.slow
async def test_a_new_game_asks_before_it_sets_the_interrupted_one_aside(tmp_path: Path) -> None:
    app = continued(tmp_path / "game.jsonl", "british", [Draw(2)])
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("p")
        assert await shows(pilot, "Set the interrupted game aside?")
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        assert not (tmp_path / "game-game-1.jsonl").exists()
        await pilot.press("p")
        assert await shows(pilot, "Set aside, it is kept in")
        await pilot.press("s")
        await at_table(pilot)
    assert (tmp_path / "game-game-1.jsonl").exists()


@pytest.mark.slow
async def test_instead_of_a_new_game_the_interrupted_one_may_go_on(tmp_path: Path) -> None:
    app = continued(tmp_path / "game.jsonl", "british", [Draw(2)])
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("p")
        assert await shows(pilot, "Set the interrupted game aside?")
        await pilot.press("c")
        table = await at_table(pilot)
        assert table.shown.match.dealer == 2
    assert not (tmp_path / "game-game-1.jsonl").exists()


@pytest.mark.parametrize("opening", [Opening.GAME, Opening.NEW_GAME])
async def test_only_a_wish_for_a_new_game_skips_an_interrupted_one(tmp_path: Path, opening: Opening) -> None:
    new = opening is Opening.NEW_GAME
    saves = begun(tmp_path / "game.jsonl")
    app = TableApp(Setup(seed=1), saves, pace="instant", opening=opening, lineup=quick())
    async with app.run_test(size=SIZE) as pilot:
        await (at_table(pilot) if new else until(pilot, lambda: app.focused is not None))
        assert isinstance(app.screen, TableScreen if new else StartScreen)
    assert (tmp_path / "game-game-1.jsonl").exists() is new


def test_a_chosen_file_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("Chapter one")
    saves = Saves.at(thesis)
    with pytest.raises(EuchreError, match="is not a saved game"):
        saves.look()
    with pytest.raises(EuchreError, match="is not a saved game"):
        saves.begin(SETUP)
    assert thesis.read_text() == "Chapter one"
    assert list(tmp_path.iterdir()) == [thesis]


def test_a_folder_is_no_place_for_one_game(tmp_path: Path) -> None:
    with pytest.raises(EuchreError, match="is not a file"):
        Saves.at(tmp_path).begin(SETUP)
    assert tmp_path.is_dir()


async def test_a_game_that_cannot_be_kept_ends_with_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_log: LogWriter, _state: State, _action: Action) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(LogWriter, "append", full)
    app = TableApp(SETUP, Saves(tmp_path / "game.jsonl", tmp_path), pace="instant", opening=Opening.GAME)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: app.return_code is not None)
    assert app.return_code == 1
    assert app.return_value is None


def test_a_file_that_cannot_be_written_is_refused_with_its_name_and_the_reason(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    file = tmp_path / "file" / "game.jsonl"
    with pytest.raises(EuchreError) as refused:
        Saves.at(file).begin(SETUP)
    assert refused.value.sentence == f"Games cannot be saved in {file}: its folder is a file."
