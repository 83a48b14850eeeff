"""The rule book of a table, read aloud."""

import re

import pytest

from euchre.core.errors import RuleConflict
from euchre.core.rules import PRESETS, Option, Rules
from euchre.tables.telling.rule_book import rule_book


def sentences(rules: Rules) -> list[str]:
    return [line for chapter in rule_book(rules) for line in chapter.lines]


def numbered(option: Option) -> list[list[str]]:
    """The books in which a house rule has each of its smallest values, wherever that makes sense."""
    books = []
    for preset in PRESETS.values():
        for value in option.choices[:3]:
            try:
                books.append(sentences(preset.but(**{option.name: value})))
            except RuleConflict:
                continue
    return books


@pytest.mark.parametrize(
    "option", [one for one in Rules.options() if isinstance(one.default, int)], ids=lambda option: str(option.name)
)
def test_one_of_a_thing_is_not_several(option: Option) -> None:
    books = numbered(option)
    assert books
    for line in (line for book in books for line in book):
        assert not re.search(r"\b(0|1) [a-z]+s\b", line), line


def test_a_game_of_one_deal_and_one_of_several() -> None:
    deal = "A game has 1 deal, and the higher score wins it."
    assert deal in sentences(PRESETS["openspiel"])
    assert deal.replace("1 deal", "4 deals") in sentences(PRESETS["openspiel"].but(deals=4))


def test_a_cut_that_may_be_anywhere_needs_no_sentence() -> None:
    british = PRESETS["british"]
    assert not any("part of the cut" in line for line in sentences(british))
    assert "Each part of the cut has at least 4 cards." in sentences(british.but(cut_minimum=4))
