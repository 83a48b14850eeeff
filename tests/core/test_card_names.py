"""The names of cards at a table, from each seed."""

import pytest

from euchre.core.card_names import card_name, card_part, highest_trump, the_card
from euchre.core.cards import BENNY, Card
from euchre.core.rules import PRESETS, Rules


def test_a_card_is_called_by_its_rank_and_pip_and_the_benny_by_what_stands_for_it() -> None:
    british = PRESETS["british"]
    assert [card_name(british, Card.parse(card)) for card in ("Td", "Jh", "9s", "Ac")] == ["10♦", "J♥", "9♠", "A♣"]


@pytest.mark.parametrize(
    ("rules", "name"),
    [
        ("british", "Benny"),
        ("british,benny=two-of-spades", "Benny"),
        ("online,benny=joker", "Best Bower"),
        ("online,benny=two-of-spades", "2♠"),
        ("standard,benny=joker", "Joker"),
        ("north-american,benny=two-of-spades", "2♠"),
    ],
)
def test_the_highest_trump_is_called_as_its_text_calls_it_and_else_by_what_it_is(rules: str, name: str) -> None:
    """Seed 000: "Benny, or Best Bower (the joker or two of spades)"; seed 003: a Joker is the "Best Bower"."""
    assert card_name(Rules.parse(rules), BENNY) == name


@pytest.mark.parametrize(("rules", "name"), [("british", "Benny"), ("online,benny=two-of-spades", "Best Bower")])
def test_the_highest_trump_has_a_name_whichever_card_it_is(rules: str, name: str) -> None:
    assert highest_trump(Rules.parse(rules)) == name


def test_a_name_in_a_sentence_is_one_word_with_an_article_and_a_pip_card_has_none() -> None:
    online, ten = Rules.parse("online,benny=joker"), Card.parse("Td")
    assert [card_part(online, card) for card in (BENNY, ten)] == ["Best-Bower", "10♦"]
    assert [the_card(online, card) for card in (BENNY, ten)] == ["the Best Bower", "10♦"]
