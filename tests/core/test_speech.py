"""What people say: the words of each seed at its own table."""

import pytest

from euchre.core.actions import (
    PLAYS,
    Action,
    Alone,
    Bump,
    Bury,
    Cut,
    Give,
    GoUnder,
    Keep,
    Name,
    Order,
    Pass,
    Redeal,
    Together,
    Tram,
)
from euchre.core.cards import BENNY, Card, Suit
from euchre.core.rules import PRESETS
from euchre.core.speech import card_name, phrase, suit_name, the_card
from euchre.core.state import Call
from support.hands import DEALER, LEFT, PARTNER, RIGHT

_ALONE = Order(alone=True)


def _says(preset: str, seat: int, action: Action, *before: Call) -> str:
    return phrase(PRESETS[preset], DEALER, before, Call(seat, action))


@pytest.mark.parametrize(
    ("preset", "seat", "action", "words"),
    [
        ("standard", LEFT, Order(), "pick it up"),
        ("standard", PARTNER, Order(), "pick it up"),
        ("standard", DEALER, Order(), "I pick it up"),
        ("standard", LEFT, _ALONE, "pick it up, I'm going alone"),
        ("british", RIGHT, Order(), "I order it up"),
        ("british", PARTNER, _ALONE, "I turn it down"),
        ("british", DEALER, Order(), "I take it up"),
        ("north-american", LEFT, Order(), "I order it up"),
        ("north-american", PARTNER, Order(), "I assist"),
        ("north-american", PARTNER, _ALONE, "I assist, alone"),
        ("north-american", LEFT, _ALONE, "I order it up, alone"),
        ("online", LEFT, Order(), "order up"),
        ("online", PARTNER, Order(), "I accept"),
        ("online", PARTNER, _ALONE, "take down"),
        ("online", DEALER, Order(), "take up"),
        ("online", DEALER, _ALONE, "take up, going alone"),
    ],
)
def test_the_up_card_is_accepted_in_the_words_of_the_table(preset: str, seat: int, action: Action, words: str) -> None:
    assert _says(preset, seat, action) == words


def test_the_dealer_who_passes_in_round_1_turns_the_card_down_and_in_round_2_only_passes() -> None:
    round_1 = [Call(seat, Pass()) for seat in (LEFT, PARTNER, RIGHT)]
    round_2 = [*round_1, Call(DEALER, Pass()), *round_1]
    for preset, over in (
        ("british", "over"),
        ("standard", "I turn it down"),
        ("north-american", "I turn it down"),
        ("online", "I turn it down"),
    ):
        assert _says(preset, DEALER, Pass(), *round_1) == over
        assert _says(preset, DEALER, Pass(), *round_2) == "pass"
        assert _says(preset, LEFT, Pass()) == "pass"


def test_words_about_weak_hands_do_not_count_as_passes() -> None:
    kept = [Call(seat, Keep()) for seat in (LEFT, PARTNER, RIGHT, DEALER)]
    passes = [Call(seat, Pass()) for seat in (LEFT, PARTNER, RIGHT)]
    assert _says("british", DEALER, Pass(), *kept, *passes) == "over"


def test_a_suit_is_named_by_its_name() -> None:
    assert _says("standard", LEFT, Name(Suit.HEARTS)) == "hearts"
    assert _says("online", LEFT, Name(Suit.NO_TRUMP, alone=True)) == "no trump, going alone"


@pytest.mark.parametrize(
    ("preset", "alone", "defend"),
    [
        ("standard", "I'm going alone", "I defend alone"),
        ("british", "I play alone", "I play alone"),
        ("north-american", "alone", "I defend alone"),
        ("online", "going alone", "defending alone"),
    ],
)
def test_a_maker_plays_alone_and_a_defender_defends_alone(preset: str, alone: str, defend: str) -> None:
    made = Call(LEFT, Name(Suit.HEARTS))
    assert [_says(preset, seat, Alone(), made) for seat in (LEFT, RIGHT)] == [alone, alone]
    assert [_says(preset, seat, Alone(), made) for seat in (PARTNER, DEALER)] == [defend, defend]


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Bump(), "bump"),
        (Cut(7), "cut at 7"),
        (Keep(), "I keep my hand"),
        (Redeal(), "farmer's hand, deal again"),
        (GoUnder(()), "I go under"),
        (Together(), "with my partner"),
        (Bury(Card.parse("9c")), "I bury a card"),
        (Give(Card.parse("9c")), "my best card"),
        (Tram(), "TRAM, the rest are mine"),
        (PLAYS[BENNY], "play B"),
    ],
    ids=str,
)
def test_other_things_are_said_alike_everywhere_and_name_no_hidden_card(action: Action, words: str) -> None:
    assert {_says(preset, LEFT, action) for preset in PRESETS} == {words}


def test_a_card_is_called_by_its_rank_and_pip_and_the_benny_by_what_stands_for_it() -> None:
    british = PRESETS["british"]
    assert [card_name(british, Card.parse(card)) for card in ("Td", "Jh", "9s", "Ac")] == ["10♦", "J♥", "9♠", "A♣"]
    assert card_name(british, BENNY) == "Joker"
    assert card_name(british.but(benny="two-of-spades"), BENNY) == "2♠"


def test_only_a_joker_has_an_article_within_a_sentence() -> None:
    british = PRESETS["british"]
    assert [the_card(british, Card.parse(card)) for card in ("B", "Td")] == ["the Joker", "10♦"]
    assert the_card(british.but(benny="two-of-spades"), BENNY) == "2♠"


def test_a_suit_is_shown_with_its_pip() -> None:
    assert [suit_name(suit) for suit in Suit] == ["♣ clubs", "♦ diamonds", "♥ hearts", "♠ spades", "no trump"]
