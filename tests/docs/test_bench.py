"""The page on the bench says what the cards beside it say, and these are of our opponents as they were published."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import validate
from tools.bench_table import CARDS, PAGE, cards, with_table

SCHEMA = json.loads((Path(__file__).parents[1] / "lab" / "bench_card.schema.json").read_text("utf-8"))
TEXT = PAGE.read_text("utf-8")


def test_the_page_says_what_the_cards_beside_it_say() -> None:
    assert with_table(TEXT, cards()) == TEXT, "the page is out of date: python -m tools.bench_table"
    assert with_table(TEXT, cards()[:-1]) != TEXT


@pytest.mark.parametrize("path", sorted(CARDS.glob("*.json")), ids=lambda path: path.stem)
def test_a_card_is_of_opponents_as_they_were_published(path: Path) -> None:
    card = json.loads(path.read_text("utf-8"))
    validate(card, SCHEMA)
    for result in card["results"]:
        assert result["opponent_as_published"]


def test_the_page_explains_every_field_of_a_card() -> None:
    card = SCHEMA["properties"]
    for field in (*card, *card["results"]["items"]["properties"]):
        assert f"`{field}`" in TEXT, field
