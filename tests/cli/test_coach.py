"""The line for beginners under the hand: there where it is wanted, and nothing moves for it."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from euchre.cli.play import play
from euchre.cli.table.app import TableApp
from euchre.cli.table.habits import HabitFile, Habits
from euchre.cli.table.hand import Hand
from euchre.cli.table.screen import TableScreen
from euchre.cli.table.setup import Setup
from euchre.cli.table.table_view import TableView
from euchre.core.cards import Card
from euchre.wording import wording
from support.hands import Hands
from support.terminal import SIZE, at_table, go_on, held, interrupted, press, quick, seen, shows

SOUTH, NORTH = 0, 2
MUST_FOLLOW = "You must follow suit: play clubs."


def must_follow(save: Path, past: str = "order, bury 9s, play Ac") -> TableApp:
    """North dealt, East called hearts and led the ace of clubs; the person holds two clubs."""
    return interrupted(save, "standard", past, NORTH, up="9h", left="Ac", partner="Kc Tc Js Qd Td", dealer="9s")


def again(app: TableApp, **how: Any) -> TableApp:
    """The same game, continued in another application."""
    return TableApp(Setup(seed=1), app.saves, pace="instant", lineup=quick(), **how)


def hand_of(table: TableScreen) -> object:
    """The region of the hand."""
    return table.query_one(Hand).region


async def test_the_line_stands_while_the_card_is_asked_for(tmp_path: Path) -> None:
    app = must_follow(tmp_path / "game.jsonl")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        assert MUST_FOLLOW in seen(app)
        await press(pilot, str(held(table).index(Card.parse("Kc")) + 1))
        await at_table(pilot)
        assert MUST_FOLLOW not in seen(app)


@pytest.mark.slow
async def test_nothing_moves_for_it(tmp_path: Path) -> None:
    places = []
    for name, past in (("without", ""), ("with", "order, bury 9s, play Ac")):
        app = must_follow(tmp_path / name, past)
        async with app.run_test(size=SIZE) as pilot:
            table = await go_on(pilot)
            assert (MUST_FOLLOW in seen(app)) is (name == "with")
            places.append([hand_of(table), *(child.region for child in table.query_one(TableView).children)])
    assert places[0] == places[1]


@pytest.mark.slow
async def test_who_wants_no_line_has_none(tmp_path: Path) -> None:
    app = again(must_follow(tmp_path / "game.jsonl"), coached=False)
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        assert MUST_FOLLOW not in seen(app)
        assert not table.query_one("#coach").display


async def test_the_longest_line_fits_in_the_smallest_terminal(tmp_path: Path) -> None:
    hands: Hands = {"up": "9h", "left": "9c", "partner": "Ac", "right": "Tc", "dealer": "Kc Qc Jc 9s Qd"}
    past = "order, bury 9s, play 9c, play Ac, play Tc"
    app = again(interrupted(tmp_path / "game.jsonl", "standard", past, SOUTH, **hands), words=wording("de"))
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        assert await shows(pilot, "Dein Partner gewinnt: Eine niedrige Karte reicht.")


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("option", [True, False, None])
def test_the_option_goes_before_what_was_wanted_last_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: bool | None, *, before: bool
) -> None:
    made: list[bool] = []

    class Made:
        return_code = 0

        def __init__(self, *_: object, coached: bool, **__: object) -> None:
            made.append(coached)

        def run(self) -> None:
            """Do nothing: no game is played."""

    terminal = SimpleNamespace(isatty=lambda: True)
    file = HabitFile(tmp_path / "terminal.json")
    file.write(Habits(coach=before))
    monkeypatch.setattr("euchre.cli.play.sys", SimpleNamespace(stdin=terminal, stdout=terminal))
    monkeypatch.setattr("euchre.cli.table.habits.HabitFile", lambda: file)
    monkeypatch.setattr("euchre.cli.table.app.TableApp", Made)
    play(coach=option, save=tmp_path / "game.jsonl")
    assert made == [before if option is None else option]
