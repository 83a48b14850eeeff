"""The rule-book pages say what the code plays."""

import pytest
from tools.rule_book import BEGIN, END, PAGES, options_table, with_table

from euchre.core.rules import PRESETS, Rules


@pytest.mark.parametrize("preset", PRESETS)
def test_the_options_table_of_a_page_is_drawn_from_its_rules(preset: str) -> None:
    page = (PAGES / f"{preset}.md").read_text("utf-8")
    assert page == with_table(page, PRESETS[preset]), "the page is out of date: make docs"


def test_every_preset_has_a_page_and_every_page_a_preset() -> None:
    assert {path.stem for path in PAGES.glob("*.md")} == set(PRESETS)


def test_the_table_shows_a_changed_option_in_bold() -> None:
    assert "| `target` | **15** |" in options_table(Rules.parse("standard target=15"))


def test_a_page_without_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="lacks the marks"):
        with_table(f"{END} {BEGIN}", PRESETS["standard"])
