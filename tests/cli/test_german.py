"""The terminal in German: each letter on each screen comes from the catalogue, a name or a card.

The catalogue's letters are exchanged for those of another script; whatever is still Latin was written by the code.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Final

import pytest
from textual.pilot import Pilot

from euchre.bots.advice.advice import AdvisedAction
from euchre.cli.table import hints
from euchre.cli.table.app import TableApp
from euchre.cli.table.dialog import Dialog
from euchre.cli.table.saves import Saves
from euchre.cli.table.setup import Opening, Setup
from euchre.cli.table.widgets import Answer
from euchre.core.actions import Draw
from euchre.core.rules import Rules
from euchre.core.view import View
from euchre.wording import LANGUAGES, Language, Part, Wording, wording
from support.sampling import few
from support.terminal import SIZE, answer, asked, at_table, continued, quick, seen, settles, shows, until

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüß"
CHEROKEE: Final = str.maketrans({letter: chr(0x13A0 + place) for place, letter in enumerate(LETTERS)})
LATIN: Final = re.compile(f"[{LETTERS}]{{2,}}")
NAMES: Final = {"Euchre", "Benny", "Joker", "random"}
"""The names of the program, of cards and of a player; a single letter is a key or the rank of a card."""


class Exchanged(Wording):
    """German in the letters of the Cherokee."""

    def __init__(self) -> None:
        super().__init__("de")

    def __call__(self, message: str, **parts: Part) -> str:
        return super().__call__(message, **parts).translate(CHEROKEE)


def german(folder: Path, rules: str = "standard", *, at_once: bool = True) -> TableApp:
    opening = Opening.GAME if at_once else Opening.FORM
    setup = Setup(rules=Rules.parse(rules), seed=1, name="Zoë", bots=("random", "random", "random"))
    saves = Saves.at(folder / "game.jsonl")
    return TableApp(setup, saves, pace="instant", opening=opening, lineup=quick(), words=Exchanged())


def foreign(app: TableApp) -> list[str]:
    """The words on the screen that are not German."""
    return [word for word in LATIN.findall(seen(app).replace("Zoë", "")) if word not in NAMES]


def clipped(app: TableApp) -> list[str]:
    """The answers that are not to be read in full."""
    answers = [one for one in app.screen.query(Answer) if one.display]
    return [str(one.label) for one in answers if str(one.label).rstrip() not in seen(app)]


def test_english_would_be_found(tmp_path: Path) -> None:
    assert LATIN.findall("1  pass  ♥ J♥ Q".translate(CHEROKEE) + " deal 1 J♣ o") == ["deal"]


@pytest.mark.slow
async def test_the_form_and_the_house_rules_are_german(tmp_path: Path) -> None:
    app = german(tmp_path, at_once=False)
    async with app.run_test(size=(100, 70)) as pilot:
        await settles(pilot)
        for _ in range(8):
            assert foreign(app) == []
            await pilot.press("up")
        await pilot.press("h")
        await until(pilot, lambda: app.screen.query("#all_pass"))
        await settles(pilot)
        assert foreign(app) == []


async def test_an_interrupted_game_is_offered_in_german(tmp_path: Path) -> None:
    app = continued(tmp_path / "game.jsonl", "british", [Draw(2)])
    app.words, app.saves.shelf = Exchanged(), Path("7")  # type: ignore[misc]
    async with app.run_test(size=SIZE) as pilot:
        await settles(pilot)
        assert foreign(app) == []
        for key in ("delete", "p"):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, Dialog))
            await settles(pilot)
            assert foreign(app) == []
            await pilot.press("enter" if key == "delete" else "escape")
            await until(pilot, lambda: not isinstance(app.screen, Dialog))


@pytest.mark.parametrize(
    "rules",
    few(["british,target=0,deals=1,score_cards=none,weak_hand=go-under", "north-american,games=2,target=1"], keep=1),
)
async def test_a_match_is_german_from_the_first_question_to_the_last_sheet(tmp_path: Path, rules: str) -> None:
    app, rng = german(tmp_path, rules), Random(3)
    async with app.run_test(size=SIZE) as pilot:
        while True:
            screen = await asked(pilot)
            assert (foreign(app), clipped(app)) == ([], [])
            if not isinstance(screen, Dialog):
                await answer(pilot, screen, rng.choice(screen.shown.legal))
            elif "r" in screen._answers:
                return
            else:
                await pilot.press("enter")


@pytest.mark.slow
async def test_all_that_can_be_asked_for_is_german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def advice(_words: Wording, view: View, _seed: str) -> tuple[AdvisedAction, ...]:
        return tuple(AdvisedAction(action, 0.48, 0.553, 0.011, "7") for action in view.legal)

    monkeypatch.setattr(hints, "advice", advice)
    app = german(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        table = await at_table(pilot)
        for key in ("question_mark", "e", "q", "i"):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, Dialog))
            await says_german(pilot, app)
            await pilot.press("escape")
            await until(pilot, lambda: app.screen is table)
        for key in ("l", "l", "v", "u", "g", "1", "ctrl+c"):
            await pilot.press(key)
            await says_german(pilot, app)


async def says_german(pilot: Pilot[None], app: TableApp) -> None:
    await settles(pilot)
    assert (foreign(app), clipped(app)) == ([], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_keys_fits_its_dialog(language: Language) -> None:
    assert max(map(len, wording(language)("terminal-keys-all").splitlines())) <= 62


@pytest.mark.parametrize("message", ["getting-ready", "wait", "unable"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_far_the_bots_are_takes_one_line(language: Language, message: str) -> None:
    """Check for one line at the table, and for two sentences before it, each with a column free at both ends."""
    assert len(wording(language)(f"terminal-players-{message}")) <= SIZE[0] - 2


async def test_a_terminal_that_is_too_small_is_told_so_in_german(tmp_path: Path) -> None:
    app = german(tmp_path)
    async with app.run_test(size=(60, 20)) as pilot:
        assert await shows(pilot, "80")
        assert foreign(app) == []
