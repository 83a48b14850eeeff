"""The titles of every house rule, value and preset, in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import get_args

import pytest

from euchre.core.rules import PRESETS, Rules
from euchre.tables.messages import Level
from euchre.wording import LANGUAGES, Language, wording
from euchre.wording.titles import option_says, option_title, preset_says, preset_title, value_title
from support.catalogue import sentences, written

OPTIONS = Rules.options()
TITLED = (*OPTIONS, *Rules.options_for_programs())
"""The options that have a title: conflicts name those for programs, too."""
_, *OTHERS = LANGUAGES


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_chosen_has_a_title_of_its_own(language: Language) -> None:
    words = wording(language)
    assert len({option_title(words, option.name) for option in TITLED}) == len(TITLED)
    assert len({preset_title(words, name) for name in PRESETS}) == len(PRESETS)
    for option in OPTIONS:
        assert len({value_title(words, option.name, value) for value in option.choices}) == len(option.choices)


def test_nothing_has_a_title_that_cannot_be_chosen() -> None:
    known = {f"option-{option.name}".replace("_", "-") for option in TITLED} | {"option-value-yes", "option-value-no"}
    known |= {f"option-{option.name.replace('_', '-')}-value-{value}" for option in OPTIONS for value in option.choices}
    text = (files("euchre.wording") / "catalogue/en/shared/rules.ftl").read_text("utf-8")
    assert set(re.findall("^(option-[^ ]+) =", text, re.MULTILINE)) <= known


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_house_rule_decides_is_said_in_every_language_and_of_nothing_else(language: Language) -> None:
    known = {f"option-{option.name.replace('_', '-')}-says" for option in OPTIONS}
    assert {one.name for one in written(language) if one.file == "table/options.ftl"} == known


def test_what_a_house_rule_decides_is_said_in_english_by_its_field_alone() -> None:
    assert not any(re.fullmatch("option-.*-says", name) for name in sentences("en"))
    assert {option_says(wording("en"), option) for option in OPTIONS} == {option.says for option in OPTIONS}
    assert {option_says(wording("de"), option) for option in OPTIONS}.isdisjoint(option.says for option in OPTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_has_its_line_in_every_language(language: Language) -> None:
    known = {f"preset-{name}-says" for name in PRESETS}
    assert {one.name for one in written(language) if one.file == "table/presets.ftl"} == known
    assert all(preset_says(wording(language), name).endswith(".") for name in PRESETS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_a_bot_has_its_titles_and_nothing_else_has(language: Language) -> None:
    """Name each level, one such opponent, and two."""
    known = {f"level-{level}{form}" for level in get_args(Level) for form in ("", "-one", "-two")}
    assert {name for name in sentences(language, "shared") if name.startswith("level-")} == known


@pytest.mark.parametrize(
    ("language", "name", "value", "title", "named"),
    [
        ("en", "alone_who", "either-maker", "Who may go alone", "Any maker"),
        ("en", "lowest", 7, "Pack", "32 cards"),
        ("en", "weak_hand", "farmers-redeal", "Farmer\N{RIGHT SINGLE QUOTATION MARK}s hand", "New deal"),
        ("en", "partner", "alone-only", "Canadian loner", "Yes"),
        ("en", "target", 0, "Points to win", "Not counted"),
        ("en", "tram", False, "“The rest are mine”", "No"),
        ("de", "all_pass", "next-dealer", "Wenn alle passen", "Nächster Geber"),
        ("de", "tram", True, "„Der Rest gehört mir“", "Ja"),
    ],
)
def test_a_house_rule_is_called_what_people_call_it(
    language: Language, name: str, value: str | int, title: str, named: str
) -> None:
    words = wording(language)
    assert (option_title(words, name), value_title(words, name, value)) == (title, named)
