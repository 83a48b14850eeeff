"""Counting cards: chances worked out by hand."""

import pytest

from euchre.bots.house.reading import beats, holds, read
from euchre.core.cards import Card, cards_in
from euchre.core.state import State
from euchre.core.view import view
from support.hands import deal, play


def spades(left: str) -> State:
    """The partner has named spades after hearts were turned down; the dealer's left leads."""
    state = deal("standard", up="9h", dealer="Jh Qh Kh 9d Td", left=left)
    return play(state, "pass, pass, pass, pass, pass, name spades")


def test_a_turned_down_card_is_in_nobodys_hand() -> None:
    reading = read(view(spades(left="Ac Kc Qc Tc 9c"), 0))
    assert all(Card.parse("9h") not in cards_in(may) for may in reading.may)


def test_the_chance_that_an_opponent_holds_the_one_higher_trump() -> None:
    # Left holds five clubs and sees the 9 of hearts: 18 cards are unseen, and each hand has 5 of them.
    reading = read(view(spades(left="Ac Kc Qc Tc 9c"), 0))
    left_bower = Card.parse("Jc")
    assert beats(reading, 1, left_bower, left_bower) == pytest.approx(5 / 18)
    assert beats(reading, 1, Card.parse("Js"), Card.parse("Js")) == 0


def test_the_chance_that_a_plain_ace_is_trumped() -> None:
    # The seven spades in play are all unseen, as is no other club but the left bower, which is a spade now:
    # so everybody is out of clubs, and only a hand with none of the 7 trumps among its 5 of 18 cards cannot beat it.
    reading = read(view(spades(left="Ac Kc Qc Tc 9c"), 0))
    no_trump = (11 * 10 * 9 * 8 * 7) / (18 * 17 * 16 * 15 * 14)
    ace = Card.parse("Ac")
    assert beats(reading, 1, ace, ace) == pytest.approx(1 - no_trump)
    assert holds(reading, ace) == pytest.approx(no_trump**2)


def test_who_did_not_follow_holds_no_card_of_that_suit() -> None:
    state = deal("standard", left="Ac Kc As Ad Tc", partner="9c Qc Ts Kd Qs", right="9d Jd Jc Ks Ah", up="9h")
    state = play(state, "pass, pass, pass, order")
    state = play(state, f"bury {min(state.hand(3))}, Ac 9c Jc 9h")
    reading = read(view(play(state, str(min(state.hand(3)))), 0))
    clubs = {"9c", "Tc", "Jc", "Qc", "Kc", "Ac"}
    assert not clubs & {str(card) for card in cards_in(reading.may[3])}
    assert "Qc" in {str(card) for card in cards_in(reading.may[1])}


def test_the_dealer_is_known_to_hold_the_bower_they_took() -> None:
    state = play(
        deal("standard", left="Ac Kc As Jd Tc", dealer="9h Qh Kh 9s Td", up="Jh"), "pass, pass, pass, order, bury Td"
    )
    reading = read(view(state, 0))
    assert beats(reading, 3, Card.parse("Jd"), Card.parse("Jd")) == 1.0
