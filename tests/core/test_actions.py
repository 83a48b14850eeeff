"""Actions as text: each is written in one way, and read back, also as people write it."""

import pytest

from euchre.core.actions import (
    BURIES,
    GIVES,
    PLAYS,
    Action,
    Alone,
    AskPartner,
    Bump,
    Bury,
    Cut,
    Deal,
    Draw,
    Give,
    GoUnder,
    Keep,
    Name,
    Order,
    Pass,
    Play,
    Redeal,
    Together,
    Tram,
    parse_action,
)
from euchre.core.cards import CARDS, Card, Suit, parse_cards
from euchre.core.errors import ParseError
from support.worded import check_worded

WRITTEN: dict[str, Action] = {
    "draw 2": Draw(2),
    "cut 12": Cut(12),
    "bump": Bump(),
    "deal 2323 9c Td B": Deal(parse_cards("9c Td B"), (2, 3, 2, 3)),
    "keep": Keep(),
    "redeal": Redeal(),
    "under 9c Tc 9s": GoUnder(parse_cards("9c Tc 9s")),
    "pass": Pass(),
    "order": Order(),
    "order alone": Order(alone=True),
    "name hearts": Name(Suit.HEARTS),
    "name no trump": Name(Suit.NO_TRUMP),
    "name spades alone": Name(Suit.SPADES, alone=True),
    "name no trump alone": Name(Suit.NO_TRUMP, alone=True),
    "bury Jh": Bury(Card.parse("Jh")),
    "alone": Alone(),
    "together": Together(),
    "ask 2": AskPartner(2),
    "give Ad": Give(Card.parse("Ad")),
    "tram": Tram(),
    "play B": Play(Card.parse("B")),
}


@pytest.mark.parametrize(("text", "action"), WRITTEN.items())
def test_every_action_is_written_in_one_way_and_reads_back(text: str, action: Action) -> None:
    assert str(action) == text
    assert parse_action(text) == action


def test_every_kind_of_action_has_its_text() -> None:
    assert {type(action) for action in WRITTEN.values()} == set(Action.__args__)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("9h", Play(Card.parse("9h"))),
        ("10d", Play(Card.parse("Td"))),
        ("nc", Play(Card.parse("9c"))),
        ("b", Play(Card.parse("B"))),
        ("2s", Play(Card.parse("B"))),
        ("PLAY ah", Play(Card.parse("Ah"))),
        ("  order   alone ", Order(alone=True)),
        ("h", Name(Suit.HEARTS)),
        ("n", Name(Suit.NO_TRUMP)),
        ("NT", Name(Suit.NO_TRUMP)),
        ("no trump", Name(Suit.NO_TRUMP)),
        ("♠", Name(Suit.SPADES)),
        ("Diamonds alone", Name(Suit.DIAMONDS, alone=True)),
        ("under 9s Tc 9c", GoUnder(parse_cards("9c Tc 9s"))),
    ],
)
def test_an_action_may_be_written_shorter(text: str, action: Action) -> None:
    assert parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "hello",
        "pass it",
        "order it",
        "draw",
        "draw two",
        "cut",
        "bury",
        "bury xx",
        "play",
        "play 9h 9d",
        "name",
        "name alone",
        "name trump",
        "9x",
        "1h",
        "deal 3333 xx",
        "under 9x",
        "give",
        "alone again",
        pytest.param("x" * 500, id="very long"),
    ],
)
def test_an_unknown_action_is_refused_in_one_sentence_with_the_words_understood(text: str) -> None:
    with pytest.raises(ParseError, match="is not an action") as refused:
        parse_action(text)
    assert refused.value.code == "action/unknown"
    assert "write draw, cut, bump" in refused.value.sentence
    check_worded(refused.value)
    assert refused.value.sentence.endswith(".")
    assert len(refused.value.sentence) < 400


def test_the_reason_names_what_could_not_be_read() -> None:
    with pytest.raises(ParseError, match="'xx' is not a card") as refused:
        parse_action("bury xx")
    check_worded(refused.value)


def test_what_others_may_not_see_is_left_out_of_the_text() -> None:
    assert [str(action) for action in (Bury(None), Give(None), GoUnder(()), Deal((), (3, 3, 3, 3)))] == [
        "bury",
        "give",
        "under",
        "deal 3333",
    ]


def test_there_is_one_action_ready_for_each_card() -> None:
    assert [action.card for action in PLAYS] == list(CARDS)
    assert [action.card for action in BURIES] == list(CARDS)
    assert [action.card for action in GIVES] == list(CARDS)
