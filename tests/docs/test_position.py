"""The examples on the page on positions: each is read, and written, as the page has it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from euchre import Position
from euchre.core.errors import ParseError
from euchre.core.state import Phase
from euchre.position.reading import FIELDS, LONGEST

_PAGE: Final = (Path(__file__).parents[2] / "docs/position.md").read_text("utf-8")
_EXAMPLES: Final = dict(re.findall(r"^\| `([^`]+/[^`]+)` \| (.+) \|$", _PAGE.partition("## Examples")[2], re.MULTILINE))
_WORDS: Final = re.findall(r"^\| (`[^|]+) \|[^|]+\|[^|]*\|$", _PAGE.partition("**Said.**")[2], re.MULTILINE)


def test_the_examples_are_positions_written_as_they_should_be() -> None:
    assert len(_EXAMPLES) == 11
    assert {text: str(Position.parse(text)) for text in _EXAMPLES} == {text: text for text in _EXAMPLES}


def test_each_example_is_what_the_page_says() -> None:
    told = {says: Position.parse(text) for text, says in _EXAMPLES.items()}
    views = {says: position.view for says, position in told.items()}
    assert (views["the first call is seat 0's"].turn, views["the first call is seat 0's"].phase) == (0, Phase.ROUND_1)
    dealers = views["the dealer may take up the nine of diamonds"]
    assert {str(action) for action in dealers.legal} == {"pass", "order", "order alone"}
    assert dealers.turn == dealers.dealer
    blind = views["the dealer must name trump blind"]
    assert (blind.phase, len(blind.hand), len(blind.legal)) == (Phase.BENNY, 0, 4)
    assert views["the pack was cut at nine cards"].open.cut == 9
    gift = views["a lone maker has got a card and is to bury one"]
    assert (gift.phase, len(gift.hand), gift.alone) == (Phase.BURY, 6, (0,))
    assert {str(card) for card in views["three low cards were changed for three aces"].hand} == {
        "Ah",
        "Kh",
        "Ac",
        "As",
        "Ad",
    }
    assert views["seat 1 plays against both others"].counts == (3, 4, 4)
    asked = views["a lone player of six has got a card from one of two partners"]
    assert (asked.phase, len(asked.hand), asked.counts) == (Phase.BURY, 6, (6, 5, 5, 5, 4, 5))
    widow = views["the maker has taken the widow and is to bury another card"]
    assert (widow.phase, len(widow.hand)) == (Phase.BURY, 6)
    assert views["seat 0 takes the rest"].word == "TRAM"
    assert told["all hands open"].seat is None


@pytest.mark.parametrize("words", _WORDS)
def test_each_word_of_the_table_is_understood(words: str) -> None:
    for word in re.findall("`([^`]+)`", words):
        with pytest.raises(ParseError) as problem:
            Position.parse(f"standard/0-0/3/0/9sAhKhJhTc/Qd/{'pass.' * 7}pass.{word}")
        assert "the deal is over" in problem.value.sentence
        if word not in ("pass", "order", "order-alone"):
            with pytest.raises(ParseError) as problem:
                Position.parse(f"standard/0-0/3/0/9sAhKhJhTc/Qd/{word}")
            assert "is not an action" not in problem.value.sentence


def test_the_page_names_the_fields_in_order_and_the_longest_text() -> None:
    assert tuple(re.findall(r"^\| \d \| ([a-z-]+) \|", _PAGE, re.MULTILINE)) == FIELDS
    assert f"{LONGEST:,} characters" in _PAGE
    assert len(_WORDS) == 7


def test_the_command_on_the_page_shows_the_moment_it_describes() -> None:
    text = re.findall(r"^    euchre analyse (\S+)$", _PAGE, re.MULTILINE)[0]
    seen = Position.parse(text).view
    assert (seen.seat, seen.dealer, seen.match.score) == (0, 3, (6, 4))
    assert [str(card) for card in seen.tricks[0].cards] == ["Ah", "Th", "9h", "Jd"]
    assert seen.tricks[0].winner == 3
