"""Taking a decision back, and asking what a strong player would do."""

import asyncio
from pathlib import Path

import pytest
from textual.content import Content

from euchre.bots.advice.advice import AdvisedAction
from euchre.bots.lineup.lineup import Lineup
from euchre.bots.random import RandomBot
from euchre.cli.table import hints
from euchre.cli.table.app import TableApp
from euchre.cli.table.dialog import Dialog
from euchre.cli.table.saves import Saves
from euchre.core.actions import Order, Pass, Play
from euchre.core.cards import Card
from euchre.core.view import View, view
from euchre.record.log import parse_log
from euchre.wording import Wording, wording
from support.hands import LEFT, Hands, deal
from support.sampling import few
from support.terminal import SIZE, at_table, go_on, held, interrupted, press, seen, shows, until

NORTH, EAST = 2, 3


def asked_for_trump(save: Path) -> TableApp:
    """East dealt and turned up the 9 of hearts; the person is asked first."""
    return interrupted(save, "standard", "", EAST, up="9h")


def following(save: Path) -> TableApp:
    """North dealt, East called hearts and led the ace of clubs; the person may play any card but one."""
    hands: Hands = {"up": "9h", "left": "Ac", "partner": "Kc 9s Jd Qd Td", "dealer": "9c"}
    return interrupted(save, "standard", "order, bury 9c, play Ac", NORTH, **hands)


async def test_a_move_is_taken_back_at_the_table_and_in_the_file(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    app = asked_for_trump(save)
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        view, lines, file = table.session.view, table.events, save.read_text()
        await press(pilot, "o")
        await at_table(pilot)
        assert "You: pick it up" in table.events
        await pilot.press("z")
        assert await shows(pilot, "You took back your last move.")
        await at_table(pilot)
        assert table.session.view == view
        assert table.events == (*lines, "You took back your last move.")
        assert save.read_text() == file
        await press(pilot, "p")
        await at_table(pilot)
        assert "You: pass" in table.events
    assert parse_log(save.read_text()).actions[2] == Pass()


@pytest.mark.slow
async def test_undo_by_mouse_takes_a_card_back_to_the_hand(tmp_path: Path) -> None:
    app = following(tmp_path / "game.jsonl")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        hand = held(table)
        await press(pilot, str(hand.index(Card.parse("Kc")) + 1))
        await at_table(pilot)
        assert Card.parse("Kc") not in held(table)
        footer = next(key for key in table.query("FooterKey") if key.action == "undo")  # type: ignore[attr-defined]
        await pilot.click(footer)
        await until(pilot, lambda: held(table) == hand)


@pytest.mark.slow
async def test_where_nothing_was_decided_nothing_is_taken_back(tmp_path: Path) -> None:
    app = following(tmp_path / "game.jsonl")
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        await pilot.press("z")
        assert await shows(pilot, "There is nothing to take back.")


@pytest.mark.slow
async def test_while_the_others_act_a_move_is_taken_back_as_soon_as_they_have(tmp_path: Path) -> None:
    app = asked_for_trump(tmp_path / "game.jsonl")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        before = table.session.view
        app.pace = table.pace = "fast"
        await pilot.press("p")  # not `press`: what is taken back at once leaves no more actions than before
        await until(pilot, lambda: table._question is None)
        await pilot.press("z")
        assert await shows(pilot, "You took back your last move.")
        await at_table(pilot)
        assert table.session.view == before


FOUND = (
    AdvisedAction(Order(), 0.48, 0.553, 0.0, "You hold two trumps."),
    AdvisedAction(Pass(), 0.47, 0.551, 0.004, "The others may call."),
    AdvisedAction(Order(alone=True), -0.61, 0.482, 0.011, "Four points are far."),
)


@pytest.fixture
def advised(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """The views that a hint was asked for; what is found stands in `FOUND`."""
    views: list[View] = []

    def advice(_words: Wording, view: View, _seed: str) -> tuple[AdvisedAction, ...]:
        views.append(view)
        return FOUND

    monkeypatch.setattr(hints, "advice", advice)
    return views


async def test_a_hint_says_what_each_choice_is_worth_and_why(tmp_path: Path, advised: list[View]) -> None:
    app = asked_for_trump(tmp_path / "game.jsonl")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        await pilot.press("i")
        assert await shows(pilot, "What a strong player thinks")
        screen = seen(app)
        assert advised == [table.session.view]
        assert "pick it up" in screen
        assert "+0.48 points   55% to win" in screen
        assert "-0.61 points   48% ±1.1 to win" in screen
        assert "Four points are far." in screen
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is table)


def marks(found: tuple[AdvisedAction, ...], view: View) -> list[str]:
    text = hints.hint_dialog(wording(), view, found)._text
    assert isinstance(text, Content)
    return [line[0] for line in text.plain.splitlines() if "to win" in line]


def test_every_line_of_a_reason_is_indented() -> None:
    found = (AdvisedAction(Pass(), 0.48, 0.553, 0.0, "nine words " * 20),)
    text = hints.hint_dialog(wording(), view(deal("standard", up="9h"), LEFT), found)._text
    assert isinstance(text, Content)
    _, *reason = text.plain.splitlines()
    assert len(reason) > 1
    assert all(line.startswith(("  nine", "  words")) for line in reason)
    assert max(map(len, reason)) <= 70, "the room in the dialog"


@pytest.mark.slow
@pytest.mark.parametrize("key", few(["u", "z"], keep={"z"}))
async def test_undo_has_the_key_of_the_page_and_its_old_one(tmp_path: Path, key: str) -> None:
    app = asked_for_trump(tmp_path / "game.jsonl")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        before = table.session.view
        await press(pilot, "p")
        await at_table(pilot)
        assert "u Undo" in seen(app)
        await pilot.press(key)
        assert await shows(pilot, "You took back your last move.")
        await at_table(pilot)
        assert table.session.view == before


@pytest.mark.slow
async def test_what_is_within_the_standard_error_is_too_close_to_call(tmp_path: Path, advised: list[View]) -> None:
    app = asked_for_trump(tmp_path / "game.jsonl")
    async with app.run_test(size=SIZE) as pilot:
        view = (await go_on(pilot)).session.view
    assert advised == []
    assert marks(FOUND, view) == ["≈", "≈", " "]
    assert marks((FOUND[0], FOUND[2]), view) == ["★", " "]
    same = FOUND[0]._replace(action=Play(Card.parse("9h")))
    assert marks((FOUND[0], same), view) == ["≈", "≈"], "two cards that come to the same"


@pytest.mark.slow
async def test_a_hint_is_for_ones_own_decision(tmp_path: Path, advised: list[View]) -> None:
    app = asked_for_trump(tmp_path / "game.jsonl")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        table.pace = "slow"
        await press(pilot, "p", "i")
        assert await shows(pilot, "It is not your turn.")
    assert advised == []


@pytest.mark.slow
async def test_a_hint_asked_for_before_the_players_are_ready_comes_when_they_are(
    tmp_path: Path, advised: list[View]
) -> None:
    ready = asyncio.Event()

    async def get_ready(_: object) -> None:
        await ready.wait()

    app = asked_for_trump(tmp_path / "game.jsonl")
    app._lineup = Lineup(get_ready, make=lambda _: RandomBot(), patience=0.0)  # type: ignore[misc]
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        await pilot.press("i")
        assert await shows(pilot, "The hint comes as soon as the players are ready.")
        assert advised == []
        ready.set()
        assert await shows(pilot, "What a strong player thinks")
        assert len(advised) == 1


@pytest.mark.slow
async def test_where_the_players_cannot_get_ready_there_is_no_hint(tmp_path: Path, advised: list[View]) -> None:
    async def fails(_: object) -> None:
        raise OSError("no room")

    app = asked_for_trump(tmp_path / "game.jsonl")
    app._lineup = Lineup(fails, make=lambda _: RandomBot(), patience=0.0)  # type: ignore[misc]
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        await until(pilot, lambda: app._lineup.why)
        await pilot.press("i")
        assert await shows(pilot, "there are no hints")
        assert not isinstance(app.screen, Dialog)
    assert advised == []


@pytest.mark.slow
async def test_a_hint_that_comes_after_the_answer_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import threading  # noqa: PLC0415 - only here

    answered = threading.Event()

    def advice(_words: Wording, _view: View, _seed: str) -> tuple[AdvisedAction, ...]:
        answered.wait(60)
        return FOUND

    monkeypatch.setattr(hints, "advice", advice)
    app = asked_for_trump(tmp_path / "game.jsonl")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        await pilot.press("i")
        assert await shows(pilot, "Thinking about a hint")
        await press(pilot, "p")
        answered.set()
        await at_table(pilot)
        for _ in range(20):
            await pilot.pause()
        assert app.screen is table


@pytest.mark.slow
def test_a_game_after_undo_can_be_continued(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"

    async def leave() -> None:
        app = asked_for_trump(save)
        async with app.run_test(size=SIZE) as pilot:
            await go_on(pilot)
            await press(pilot, "o")
            await at_table(pilot)
            await pilot.press("z")
            await shows(pilot, "You took back your last move.")

    asyncio.run(leave())
    found = Saves.at(save).look().record
    assert found is not None
    assert len(found.actions) == 2
