"""Whole games at the table, by keys and by mouse, and games that were left."""

from pathlib import Path
from random import Random

import pytest
from textual.events import Key

from euchre.cli.table.app import TableApp
from euchre.cli.table.card import CardFace
from euchre.cli.table.colours import FOUR_COLOURS, TWO_COLOURS
from euchre.cli.table.dialog import Dialog
from euchre.cli.table.saves import Saves
from euchre.cli.table.setup import Setup
from euchre.cli.table.widgets import Answer
from euchre.core.actions import Order, Together
from euchre.core.cards import Card, parse_cards
from euchre.narration.results import story
from euchre.record.log import parse_log
from support.hands import Hands
from support.sampling import few, sampled
from support.terminal import (
    SIZE,
    answer,
    asked,
    at_table,
    go_on,
    heard,
    held,
    interrupted,
    leaves,
    play_out,
    press,
    seen,
    settles,
    shows,
    table_app,
    until,
)

SOUTH, NORTH, EAST = 0, 2, 3


SHORT_GAMES = (
    "british,target=2",
    "standard,target=2",
    "standard,weak_hand=go-under,no_trump=second-round,partners_best=1,target=3",
    "north-american,target=2",
    "openspiel",
    "online,target=2",
)


@pytest.mark.parametrize("rules", few(sampled(SHORT_GAMES, 3), keep=1))
async def test_a_whole_game_is_played_by_keys(tmp_path: Path, rules: str) -> None:
    save, rng = tmp_path / "game.jsonl", Random(3)
    app = table_app(save, rules, seed=3)
    async with app.run_test(size=SIZE) as pilot:
        await play_out(pilot, rng)
        await leaves(pilot, "q")
    record = parse_log(save.read_text())
    assert record.final.over
    assert str(record.rules) == rules


def following(save: Path) -> TableApp:
    """North dealt, East ordered hearts up and led the ace of clubs; the person holds one club."""
    return interrupted(
        save,
        "standard",
        "order, bury 9c, play Ac",
        NORTH,
        up="9h",
        left="Ac",
        partner="Kc 9s Jd Qd Td",
        dealer="9c",
    )


async def test_an_illegal_card_is_refused_with_the_rule_and_nothing_is_lost(tmp_path: Path) -> None:
    app = following(tmp_path / "game.jsonl")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        before = table.session.view
        assert "Clubs were led" in seen(app)
        await pilot.press(str(held(table).index(Card.parse("9s")) + 1))
        assert await shows(pilot, "9♠ does not follow suit: clubs were led.")
        assert table.session.view == before
        await press(pilot, str(held(table).index(Card.parse("Kc")) + 1))
        await at_table(pilot)
        assert len(table.shown.hand) == 4


@pytest.mark.slow
async def test_only_legal_cards_are_plain_and_can_take_the_focus(tmp_path: Path) -> None:
    app = following(tmp_path / "game.jsonl")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        place = held(table).index(Card.parse("Kc")) + 1
        dim = [face.has_class("-dim") for face in table.query("Hand CardFace")][:5]
        assert dim == [number != place for number in range(1, 6)]
        focused = app.focused
        assert isinstance(focused, CardFace)
        assert focused.id == f"hand-{place}"


async def test_a_click_plays_a_card(tmp_path: Path) -> None:
    app = following(tmp_path / "game.jsonl")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        async with heard(pilot):
            await pilot.click(f"#hand-{held(table).index(Card.parse('Kc')) + 1}")
        await at_table(pilot)
        assert Card.parse("Kc") not in held(table)


@pytest.mark.slow
async def test_a_click_gives_an_answer(tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "standard", "", EAST, up="9h")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        async with heard(pilot):
            await pilot.click("#answer-0-1")
        await asked(pilot)
        assert "You: pick it up" in table.events


async def test_the_focus_moves_with_the_arrows_and_enter_chooses(tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "standard", "", EAST, up="9h")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        await press(pilot, "right", "enter")
        await asked(pilot)
        assert "You: pick it up" in table.events


@pytest.mark.slow
async def test_the_last_trick_is_shown_on_request(tmp_path: Path) -> None:
    past = "order, bury 9c, play Ac, play Kc, play Qc, play Jc, play Ah"
    hands: Hands = {"left": "Ac Ah", "partner": "Kc Th Js Jd Qd", "right": "Qc Kh", "dealer": "9c Jc Qh", "up": "9h"}
    app = interrupted(tmp_path / "game.jsonl", "standard", past, NORTH, **hands)  # fmt: skip
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        assert "Q♣" not in seen(app).split("Trump")[0]
        await pilot.press("l")
        assert await shows(pilot, "Last trick: press l to come back.")
        assert await shows(pilot, "E led")
        screen = seen(app)
        assert all(f"│  {card}   │" in screen for card in ("K♣", "Q♣", "J♣"))
        await pilot.press("escape")
        await until(pilot, lambda: "Last trick: press l" not in seen(app))
        assert not isinstance(app.screen, Dialog), "the person stays at the table"


@pytest.mark.slow
async def test_colours_of_suits_are_two_or_four(tmp_path: Path) -> None:
    app = following(tmp_path / "game.jsonl")
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        green = FOUR_COLOURS.variables["card-clubs"].lower()
        assert app.theme == TWO_COLOURS.name
        assert green not in app.export_screenshot().lower()
        await pilot.press("f")
        await until(pilot, lambda: green in app.export_screenshot().lower())


@pytest.mark.slow
async def test_a_game_left_in_the_middle_of_a_trick_goes_on_there(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    app = following(save)
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        before = table.session.view
    again = TableApp(Setup(seed=99), Saves.at(save), pace="instant")
    async with again.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        assert table.session.view == before
        assert table.shown.trick == parse_cards("Ac")
        assert "“pick it up”" in seen(again)


async def test_leaving_keeps_the_game(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    app = following(save)
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        await pilot.press("q")
        assert isinstance(await asked(pilot), Dialog)
        await leaves(pilot, "q")
    assert not app.is_running
    assert Saves.at(save).look().record is not None


@pytest.mark.slow
async def test_keys_and_events_are_shown_on_request(tmp_path: Path) -> None:
    app = following(tmp_path / "game.jsonl")
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        await pilot.press("question_mark")
        assert await shows(pilot, "choose a card of your hand")
        await pilot.press("question_mark", "e")
        assert await shows(pilot, "East: pick it up")
        await pilot.press("e")
        await until(pilot, lambda: not isinstance(app.screen, Dialog))


@pytest.mark.slow
async def test_a_card_key_out_of_turn_changes_nothing(tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "standard", "", EAST, up="9h")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        before = table.session.view
        await pilot.press("1")
        assert await shows(pilot, "First answer the question")
        assert table.session.view == before


@pytest.mark.slow
async def test_a_key_pressed_twice_does_not_answer_the_next_question(tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "british", "order, bury 9c", EAST, dealer="9c", up="9h")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        async with heard(pilot):
            table._answer(table.offered[1].action)
            table._answer(table.offered[1].action)
        await asked(pilot)
        said = [call.action for call in table.shown.open.calls if call.seat == SOUTH]
        assert said == [Order(), Together()]


@pytest.mark.slow
async def test_a_key_pressed_twice_takes_away_one_sheet_and_not_the_table(tmp_path: Path) -> None:
    app = following(tmp_path / "game.jsonl")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        await pilot.press("e")
        sheet = await asked(pilot)
        for _ in range(2):
            sheet.post_message(Key("enter", None))
        for _ in range(20):
            await pilot.pause()
        assert await asked(pilot) is table


@pytest.mark.slow
async def test_play_pressed_twice_sits_down_once(tmp_path: Path) -> None:
    app = table_app(tmp_path / "game.jsonl", at_once=False)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for _ in range(2):
            app.simulate_key("p")
        await at_table(pilot)


@pytest.mark.slow
async def test_the_game_waits_while_a_sheet_lies_on_the_table(tmp_path: Path) -> None:
    app = interrupted(tmp_path / "game.jsonl", "standard", "", EAST, left="Jh Jd Ah Kh Qh", up="9h")
    async with app.run_test(size=SIZE) as pilot:
        table = await go_on(pilot)
        await press(pilot, "o", "question_mark")
        await until(pilot, lambda: isinstance(app.screen, Dialog))
        for _ in range(20):
            await pilot.pause()
        assert app.screen is not table
        count = len(table.events)
        for _ in range(20):
            await pilot.pause()
        assert len(table.events) == count
        await pilot.press("enter")
        assert await asked(pilot) is table


@pytest.mark.slow
async def test_a_match_of_one_game_ends_with_one_box(tmp_path: Path) -> None:
    app = table_app(tmp_path / "game.jsonl", "openspiel", seed=3)
    async with app.run_test(size=SIZE) as pilot:
        table = await at_table(pilot)
        assert "one deal" in seen(app)
        while True:
            screen = await asked(pilot)
            if isinstance(screen, Dialog):
                break
            await answer(pilot, screen, Random(1).choice(screen.shown.legal))
        result = table.session.view.match.last
        assert result is not None
        assert story(table.words, result, table.people)[0] in seen(app), "how the deal ended"
        assert "Rematch" in seen(app), "and what now, in the same box"


@pytest.mark.slow
async def test_an_answer_is_as_wide_as_its_words(tmp_path: Path) -> None:
    app = table_app(tmp_path / "game.jsonl")
    async with app.run_test(size=SIZE) as pilot:
        await at_table(pilot)
        button = app.screen.query_one("#answer-0-0", Answer)
        for words in ("♣ clubs", "I play alone"):
            button.put("a", words, None)
            await settles(pilot)
            assert words in seen(app)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "header"),
    [
        ("british,target=15", "British, 1 change · deal 1 · instant pace"),
        ("standard,all_pass=stick-the-dealer,target=5,partners_best=1", "Standard, 3 changes · deal 1 ·"),
    ],
)
async def test_the_header_names_the_preset_and_counts_the_house_rules(tmp_path: Path, rules: str, header: str) -> None:
    app = interrupted(tmp_path / "game.jsonl", rules, "", EAST, up="9h")
    async with app.run_test(size=SIZE) as pilot:
        await go_on(pilot)
        assert f"Euchre · {header}" in seen(app)
