"""The start screen: the form, and the house rules one by one."""

from pathlib import Path
from random import Random

import pytest
from textual.widgets import Input

from euchre.cli.table.chooser import Chooser
from euchre.cli.table.house_rules import HouseRules, Rule
from euchre.cli.table.screen import TableScreen
from euchre.cli.table.start import StartScreen
from euchre.core.rules import PRESETS, Rules
from euchre.wording import LANGUAGES, wording
from euchre.wording.titles import option_title, preset_says, value_title
from support.terminal import SIZE, asked, at_table, play_out, seen, shows, table_app, until


def test_every_preset_has_its_line() -> None:
    assert all(preset_says(wording(), name).endswith(".") for name in PRESETS)


@pytest.mark.slow
async def test_enter_sits_down_with_what_the_form_says(tmp_path: Path) -> None:
    app = table_app(tmp_path / "game.jsonl", at_once=False)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        app.screen.query_one("#preset", Chooser).focus()
        await pilot.press("right")
        assert await shows(pilot, preset_says(wording(), "british"))
        app.screen.query_one("#name", Input).value = "Ann"
        await pilot.press("p")
        table = await asked(pilot)
        assert isinstance(table, TableScreen)
        assert (table.people.names[0], table.shown.rules) == ("Ann", PRESETS["british"])


async def test_a_house_rule_is_changed_with_its_sentence_in_sight(tmp_path: Path) -> None:
    app = table_app(tmp_path / "game.jsonl", at_once=False)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await until(pilot, lambda: app.screen.query("#all_pass"))
        assert isinstance(app.screen, HouseRules)
        app.screen.query_one("#all_pass", Chooser).focus()
        await pilot.press("left")
        assert await shows(pilot, "When all pass twice: the next dealer deals")
        await pilot.press("d")
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        assert isinstance(app.screen, StartScreen)
        assert app.screen.rules == Rules.parse("standard,all_pass=stick-the-dealer")
        assert await shows(pilot, "When all pass: Stick the dealer")


async def test_house_rules_have_the_titles_and_sentences_of_the_chosen_language(tmp_path: Path) -> None:
    app = table_app(tmp_path / "game.jsonl", at_once=False, words=wording("de"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await until(pilot, lambda: app.screen.query("#all_pass"))
        app.screen.query_one("#all_pass", Chooser).focus()
        assert await shows(pilot, "Wenn alle passen")
        assert await shows(pilot, "Nächster Geber")
        app.screen.query_one("#lowest", Chooser).focus()
        assert await shows(pilot, "Die niedrigste Karte: Mit der 9, 8 oder 7")


def test_every_title_fits_on_its_line() -> None:
    for language in LANGUAGES:
        words = wording(language)
        for option in Rules.options():
            assert len(option_title(words, option.name)) <= Rule.LABEL
            assert max(len(value_title(words, option.name, value)) for value in option.choices) <= Rule.VALUE


@pytest.mark.slow
async def test_rules_that_make_no_sense_together_are_named_and_nothing_is_lost(tmp_path: Path) -> None:
    app = table_app(tmp_path / "game.jsonl", at_once=False)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await until(pilot, lambda: app.screen.query("#alone_who"))
        rules = app.screen
        assert isinstance(rules, HouseRules)
        rules.query_one("#alone_who", Chooser).focus()
        await pilot.press("right", "d")
        assert await shows(pilot, "When to say “alone” (With the call) and Who may go alone (Any maker) do")
        assert app.screen is rules, "these rules cannot be played"
        rules.query_one("#alone_when", Chooser).focus()
        await pilot.press("right", "d")
        await until(pilot, lambda: app.screen is not rules)
        assert isinstance(app.screen, StartScreen)
        assert app.screen.rules == Rules.parse("standard,alone_when=after-burial,alone_who=either-maker")


@pytest.mark.slow
async def test_a_new_preset_drops_the_house_rules_of_the_last(tmp_path: Path) -> None:
    app = table_app(tmp_path / "game.jsonl", "standard,target=5", at_once=False)
    async with app.run_test(size=SIZE) as pilot:
        assert await shows(pilot, "Points to win: 5")
        app.screen.query_one("#preset", Chooser).focus()
        await pilot.press("left", "right")
        assert await shows(pilot, "none changed")


@pytest.mark.slow
async def test_a_click_on_an_arrow_turns_a_value(tmp_path: Path) -> None:
    app = table_app(tmp_path / "game.jsonl", at_once=False)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.click("#preset", offset=(45, 0))
        assert app.screen.query_one("#preset", Chooser).value == "british"
        await pilot.click("#preset", offset=(24, 0))
        assert app.screen.query_one("#preset", Chooser).value == "standard"


@pytest.mark.slow
async def test_a_rematch_is_another_deal_at_the_same_table(tmp_path: Path) -> None:
    app = table_app(tmp_path / "game.jsonl", "openspiel")
    async with app.run_test(size=SIZE) as pilot:
        first = await at_table(pilot)
        await play_out(pilot, Random(1))
        await pilot.press("r")
        second = await at_table(pilot)
        assert second.session.setup.rules == first.session.setup.rules
        assert second.session.setup.seed != first.session.setup.seed
    assert app.saves.look().record is not None
    assert (tmp_path / "game-game-1.jsonl").exists(), "the first game is kept"


async def test_a_small_terminal_gets_one_sentence_until_it_is_large_enough(tmp_path: Path) -> None:
    app = table_app(tmp_path / "game.jsonl", at_once=False)
    async with app.run_test(size=(60, 18)) as pilot:
        assert await shows(pilot, "this terminal")
        assert "Euchre needs 80 columns and 24 rows" in seen(app)
        assert "60x18." in seen(app)
        await pilot.resize_terminal(*SIZE)
        assert await shows(pilot, "House rules")
        await pilot.resize_terminal(80, 20)
        assert await shows(pilot, "this terminal has 80x20.")
        await pilot.resize_terminal(*SIZE)
        assert await shows(pilot, "House rules")
