"""A set of cards counts, holds, joins and prints as cards do."""

from __future__ import annotations

from random import Random

import pytest

from euchre.core.cards import BENNY, CARDS, Card, CardSet, cards_in, set_of
from euchre.core.errors import ParseError


def test_a_set_of_cards_does_what_a_set_does() -> None:
    rng = Random(1)
    for _ in range(300):
        one, other = (set(rng.sample(CARDS, rng.randint(0, 8))) for _ in range(2))
        mine, theirs = CardSet.of(one), CardSet.of(other)
        assert (set(mine), len(mine), bool(mine)) == (one, len(one), bool(one))
        assert set(mine | theirs) == one | other
        assert set(mine & theirs) == one & other
        assert set(mine - theirs) == one - other
        assert [card in mine for card in CARDS] == [card in one for card in CARDS]
        assert set(mine ^ theirs) == one ^ other
        assert set(~mine) == set(CARDS) - one
        found = (mine | theirs, mine & theirs, mine - theirs, mine ^ theirs, ~mine)
        assert {type(cards) for cards in found} == {CardSet}


def test_a_number_beside_a_set_of_cards_is_a_set_on_either_side() -> None:
    red, jacks = CardSet.parse("9h Jh Jd"), CardSet.parse("Jd Jc")
    for one, other in ((red, int(jacks)), (int(red), jacks)):
        found = (one | other, one & other, one - other, one ^ other)
        assert [str(cards) for cards in found] == ["Jc Jd 9h Jh", "Jd", "9h Jh", "Jc 9h Jh"]
        assert {type(cards) for cards in found} == {CardSet}
    with_seven = CardSet.parse("7c 9h")
    assert str(with_seven - 1) == "9h", "the number 1 is the set of the seven of clubs"


def test_a_set_of_cards_is_the_number_with_one_bit_for_each() -> None:
    cards = CardSet.parse("9h B")
    assert cards == set_of((Card.parse("9h"), BENNY)) == 1 << Card.parse("9h") | 1 << 32
    assert tuple(cards) == cards_in(int(cards))
    assert None not in cards, "what is not a card, such as the card of an empty table, is in no set"


def test_a_set_of_cards_prints_as_cards_and_is_read_again() -> None:
    cards = CardSet.parse("Jh 9c Jd")
    assert (str(cards), repr(cards)) == ("9c Jd Jh", "CardSet('9c Jd Jh')")
    assert CardSet.parse(str(cards)) == CardSet(str(cards)) == eval(repr(cards)) == cards
    assert (str(CardSet()), repr(CardSet())) == ("", "CardSet('')")
    with pytest.raises(ParseError):
        CardSet.parse("9c 1h")


def test_sets_of_cards_are_not_added() -> None:
    cards = CardSet("9c")
    for one, other in ((cards, cards), (cards, 1), (1, cards)):
        with pytest.raises(TypeError, match=r"joined with \|"):
            one + other
