"""Burials, gifts and exchanges of the plain Monte Carlo player, one sentence a test."""

from random import Random

import pytest
from benchmarks.pimc.burial import after_burial, best_gift, weak_hand, worst_card
from benchmarks.pimc.player import PimcBot

from euchre.core.actions import GoUnder, Redeal
from euchre.core.cards import Suit, cards_in, parse_cards, set_of
from euchre.core.view import view
from support.hands import deal, play


def buried(six: str) -> str:
    """The card of six that goes where hearts are trump."""
    cards = tuple(parse_cards(six))
    worst = worst_card(Suit.HEARTS, set_of(cards), cards)
    assert after_burial(Suit.HEARTS, set_of(cards)) == set_of(cards) & ~(1 << worst)
    return str(worst)


def given(hand: str) -> str:
    return str(best_gift(Suit.HEARTS, parse_cards(hand)))


def test_the_last_low_card_of_a_suit_goes_to_make_a_void() -> None:
    assert buried("Jh Qh Ks 9s Td 9h") == "Td"


def test_an_ace_is_kept_even_alone_in_its_suit() -> None:
    assert buried("Jh Qh As 9d Td 9h") == "9d"


def test_a_king_keeps_its_guard() -> None:
    assert buried("Jh Qh Ks 9s Qd 9h") == "Qd"


@pytest.mark.parametrize("side", ["Kc", "Ac", "9c"])
def test_five_trumps_stay_together(side: str) -> None:
    assert buried(f"Jh Jd Ah 9h {side} Qh") == side


def test_of_six_trumps_the_lowest_goes_and_never_a_bower() -> None:
    assert buried("Jh Jd Ah Kh Qh 9h") == "9h"


def test_where_the_up_card_may_not_be_buried_the_next_lowest_trump_goes() -> None:
    hand = set_of(parse_cards("Jh Jd Ah Kh Qh 9h"))
    kept = after_burial(Suit.HEARTS, hand, tuple(parse_cards("Jh Jd Ah Kh Qh")))
    assert cards_in(hand & ~kept) == tuple(parse_cards("Qh"))


def test_the_best_gift_is_the_highest_trump_and_without_trumps_an_ace() -> None:
    assert given("Jd Qh As Ts Tc") == "Jd"
    assert given("As Ts Tc Qd Kd") == "As"


def test_a_farmers_hand_asks_for_a_new_deal() -> None:
    state = deal("standard,weak_hand=farmers-redeal", left="9c Tc 9d Td 9s", up="Kh")
    assert PimcBot("1").choose(view(state, 0), Random(0)) == Redeal()


def test_three_low_cards_go_under_and_the_ace_stays() -> None:
    state = deal("standard,weak_hand=go-under", left="9c Tc 9d Td As", up="Kh")
    action = weak_hand(view(state, 0))
    assert isinstance(action, GoUnder)
    assert set(action.cards) < set(parse_cards("9c Tc 9d Td"))


def test_the_dealers_side_keeps_low_cards_of_the_up_cards_suit() -> None:
    state = play(deal("standard,weak_hand=go-under", partner="9h Th 9d As Ks", up="Kh"), "keep")
    assert str(weak_hand(view(state, 1))) == "keep"
