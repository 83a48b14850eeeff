"""The pack: how cards and suits are written, read, kept in sets and sorted in a hand."""

from itertools import pairwise

import pytest

from euchre.core.cards import (
    BENNY,
    CARDS,
    SUITS,
    Card,
    Suit,
    card_of,
    cards_in,
    format_cards,
    parse_cards,
    set_of,
)
from euchre.core.errors import ParseError
from euchre.core.trump import display_order, is_left_bower, suit_of

_SPELLINGS = {
    Suit.CLUBS: ("c", "C", "clubs", "Club", "♣", " clubs "),
    Suit.DIAMONDS: ("d", "diamonds", "DIAMOND", "♦"),
    Suit.HEARTS: ("h", "hearts", "heart", "♥"),
    Suit.SPADES: ("s", "spades", "spade", "♠"),
    Suit.NO_TRUMP: ("n", "no trump", "No-Trump", "no_trump", "NT", "nt"),
}


@pytest.mark.parametrize(("suit", "text"), [(suit, text) for suit, texts in _SPELLINGS.items() for text in texts])
def test_a_suit_is_read_as_people_write_it(suit: Suit, text: str) -> None:
    assert Suit.parse(text) is suit


@pytest.mark.parametrize("text", ["", "x", "heartss", "trump", "hd", "9h"])
def test_what_is_no_suit_is_refused(text: str) -> None:
    with pytest.raises(ParseError, match="is not a suit") as refused:
        Suit.parse(text)
    assert refused.value.code == "suit/unknown"


def test_the_next_suit_is_the_other_of_the_same_colour() -> None:
    assert [suit.next for suit in SUITS] == [Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]
    assert Suit.NO_TRUMP.next is Suit.NO_TRUMP


def test_a_suit_has_a_letter_a_pip_and_a_word() -> None:
    assert all(Suit), "where a suit is asked for, clubs are one"
    assert [suit.letter for suit in Suit] == ["c", "d", "h", "s", "n"]
    assert [suit.symbol for suit in Suit] == ["♣", "♦", "♥", "♠", "NT"]
    assert [str(suit) for suit in Suit] == ["clubs", "diamonds", "hearts", "spades", "no trump"]


def test_there_are_33_cards_the_benny_among_them() -> None:
    assert len(set(CARDS)) == 33
    assert {str(card) for card in CARDS} == {rank + suit for rank in "789TJQKA" for suit in "cdhs"} | {"B"}


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_card_reads_back_as_it_is_written(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card.parse(str(card).upper()) is card
    assert Card.parse(f" {str(card).lower()} ") is card
    assert repr(card) == f"Card('{card}')"
    assert Card(str(card)) == card == eval(repr(card))
    assert card, "there is a card, the seven of clubs as well"


@pytest.mark.parametrize(
    ("text", "card"),
    [("10h", "Th"), ("Nc", "9c"), ("joker", "B"), ("Benny", "B"), ("2s", "B"), ("b", "B"), ("J♥", "Jh"), ("10♣", "Tc")],
)
def test_a_card_may_be_written_otherwise(text: str, card: str) -> None:
    assert str(Card.parse(text)) == card


@pytest.mark.parametrize("text", ["", "6h", "2h", "1h", "Jx", "J", "hJ", "9 h", "11h"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ParseError, match="is not a card") as refused:
        Card.parse(text)
    assert refused.value.code == "card/unknown"


def test_a_card_has_a_suit_and_a_rank() -> None:
    assert [(str(card_of(suit, rank)), suit, rank) for suit in SUITS for rank in range(7, 15)] == [
        (str(card), card.suit, card.rank) for card in CARDS if card != BENNY
    ]
    assert (str(card_of(Suit.HEARTS, 11)), str(card_of(Suit.SPADES, 14))) == ("Jh", "As")
    assert (BENNY.suit, BENNY.rank) == (None, 15)


def test_a_set_of_cards_gives_them_back_sorted_with_the_benny_last() -> None:
    hand = parse_cards("B As 9c Td Jh 7c")
    assert format_cards(cards_in(set_of(hand))) == "7c 9c Td Jh As B"
    assert cards_in(0) == ()
    assert cards_in(set_of(CARDS)) == CARDS


@pytest.mark.parametrize(
    ("trump", "hand", "sorted_"),
    [
        (None, "9c As Td Jh B 9s", "B As 9s Jh 9c Td"),
        (Suit.HEARTS, "9c Jd As Jh Ah B", "B Jh Jd Ah As 9c"),
        (Suit.DIAMONDS, "9c Jd As Jh Ah Kd", "Jd Jh Kd As Ah 9c"),
        (Suit.CLUBS, "9h 9c Ad Js As Jc", "Jc Js 9c 9h As Ad"),
        (Suit.SPADES, "9h 9c Ad Js As Jc", "Js Jc As 9h 9c Ad"),
        (Suit.NO_TRUMP, "9h 9c Ad Jd As B", "B As 9h 9c Ad Jd"),
    ],
    ids=str,
)
def test_a_hand_is_sorted_with_trumps_first_and_then_suits_of_alternating_colour(
    trump: Suit | None, hand: str, sorted_: str
) -> None:
    assert format_cards(display_order(parse_cards(hand), trump)) == sorted_


@pytest.mark.parametrize("trump", [None, *Suit], ids=str)
def test_neighbouring_suits_of_a_sorted_hand_have_different_colours(trump: Suit | None) -> None:
    suits = []
    for card in display_order(CARDS[:32], trump):
        suit = suit_of(card, trump)
        assert suit is not None
        if suit not in suits:
            suits.append(suit)
    red = [suit in (Suit.DIAMONDS, Suit.HEARTS) for suit in suits]
    assert len(suits) == 4
    assert all(left != right for left, right in pairwise(red))


def test_the_left_bower_is_known_only_once_trump_is_made() -> None:
    jack = Card.parse("Jd")
    assert [is_left_bower(jack, trump) for trump in (None, *Suit)] == [False, False, False, True, False, False]
    assert not is_left_bower(Card.parse("Jh"), Suit.HEARTS)
    assert not is_left_bower(Card.parse("Qd"), Suit.HEARTS)
    assert not is_left_bower(BENNY, Suit.HEARTS)
