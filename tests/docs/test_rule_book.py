"""The rule-book pages say what the code plays."""

import pytest
from tools.rule_book import PAGES, options_table, with_table

from euchre.core.rules import PRESETS, Rules


@pytest.mark.parametrize("preset", PRESETS)
def test_the_options_table_of_a_page_is_drawn_from_its_rules(preset: str) -> None:
    page = (PAGES / f"{preset}.md").read_text("utf-8")
    assert page == with_table(page, PRESETS[preset]), "the page is out of date: make docs"


def test_every_preset_has_a_page_and_every_page_a_preset() -> None:
    assert {path.stem for path in PAGES.glob("*.md")} == set(PRESETS)


def test_the_table_shows_a_changed_option_in_bold() -> None:
    assert "| `target` | **15** |" in options_table(Rules.parse("standard target=15"))


def test_every_value_of_every_option_stands_in_a_table() -> None:
    tables = [options_table(PRESETS[preset]) for preset in ("two-handed", "standard")]
    rows = {row.split("`")[1]: row for table in tables for row in table.splitlines()[2:]}
    for option in Rules.options():
        ends = (option.choices[0], option.choices[-1])
        for value in option.choices if isinstance(option.default, str) else ends:
            text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
            assert f"`{text}`" in rows[option.name].split(" | ")[3], option.name
    assert "`stick-the-dealer`: Stick the dealer" in rows["all_pass"]


def test_a_table_leaves_out_what_so_many_players_cannot_choose() -> None:
    assert "`widow`" not in options_table(PRESETS["standard"])
    assert "`defend_alone`" not in options_table(PRESETS["three-handed"])
    assert "`go-under`" not in options_table(PRESETS["six-handed"])
