"""Leaving for good, looking at the cards of a deal that is over, and skipping ahead."""

from pathlib import Path

import pytest
from textual.widgets import Button

from euchre.cli.table.dialog import Dialog
from euchre.cli.table.saves import Saves
from euchre.cli.table.start import StartScreen
from euchre.core.actions import Draw
from support.hands import Hands
from support.terminal import SIZE, asked, at_table, continued, go_on, interrupted, seen, shows, takes_up, until

SOUTH, WEST, NORTH, EAST = range(4)
LONER = "pass, pass, order alone, bury 9c"
SITS_OUT: Hands = {"left": "Ah Kh Qh Jh Th", "dealer": "9c", "up": "9h"}
"""East deals; North orders hearts up alone, and the person sits out."""


@pytest.mark.slow
async def test_a_game_given_up_is_kept_but_not_offered_again(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    app = interrupted(save, "standard", "", EAST, up="9h")
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        await pilot.press("q")
        assert await shows(pilot, "Give up")
        await pilot.press("g")
        await until(pilot, lambda: isinstance(app.screen, StartScreen) and app.screen.is_mounted)
        assert "Continue" not in seen(app)
    assert Saves.at(save).look() == (None, "")
    assert (tmp_path / "game-given-up-1.jsonl").exists()


async def test_an_interrupted_game_is_deleted_only_if_the_person_means_it(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    app = continued(save, "british", [Draw(NORTH)])
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: getattr(app.focused, "id", None) == "continue")
        app.screen.query_one("#delete", Button).press()
        assert await shows(pilot, "Delete the interrupted game?")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        assert await shows(pilot, "Continue")
        assert save.exists()
        app.screen.query_one("#delete", Button).press()
        assert await shows(pilot, "cannot be brought back")
        await pilot.press("d")
        await until(pilot, lambda: "Continue" not in seen(app))
        assert not save.exists()
        await pilot.press("p")
        await at_table(pilot)
    assert not (tmp_path / "game-game-1.jsonl").exists(), "nothing is left of the deleted game"


@pytest.mark.slow
async def test_all_hands_are_shown_on_request_once_the_deal_is_over(tmp_path: Path) -> None:
    hands: Hands = {"left": "Jh Jd Ah Kh Qh", "dealer": "9c", "up": "9h"}
    app = interrupted(tmp_path / "game.jsonl", "online", "order, bury 9c, together, together", EAST, **hands)
    async with app.run_test(size=SIZE) as pilot:
        await takes_up(pilot)
        assert isinstance(await asked(pilot), Dialog)
        await pilot.press("v")
        assert await shows(pilot, "All hands of the last deal")
        assert "J♥  J♦  A♥  K♥  Q♥" in seen(app)
        assert "9♣ was buried" in seen(app)
        await pilot.press("enter")
        assert await shows(pilot, "March")
        await pilot.press("enter")
        table = await at_table(pilot)
        await pilot.press("v")
        assert await shows(pilot, "All hands of the last deal")
        await pilot.press("v")
        await until(pilot, lambda: app.screen is table)


async def test_before_a_deal_is_over_no_hands_are_shown(tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "standard", "", EAST, up="9h")
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        await pilot.press("v")
        assert await shows(pilot, "No deal is over yet.")


@pytest.mark.slow
@pytest.mark.parametrize("by", ["a key", "a click"])
async def test_who_sits_out_may_skip_to_the_end_of_the_deal(tmp_path: Path, by: str) -> None:
    app = interrupted(tmp_path / "game.jsonl", "standard", LONER, EAST, **SITS_OUT)
    app.pace = "slow"
    async with app.run_test(size=SIZE) as pilot:
        await takes_up(pilot)
        assert await shows(pilot, "skip to the end of the deal")
        if by == "a key":
            await pilot.press("space")
        else:
            await pilot.click("#answer-0-0")
        await until(pilot, lambda: isinstance(app.screen, Dialog))


@pytest.mark.slow
async def test_nothing_is_skipped_while_the_person_is_asked(tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "standard", "", EAST, up="9h")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        assert "skip" not in seen(app)
        table.action_skip()
        assert not table._skips.is_set()
