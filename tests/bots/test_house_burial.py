"""Which card to bury and which to give, one sentence a test."""

from random import Random

import pytest

from euchre.bots.house.player import HouseBot
from euchre.core.view import view
from support.hands import deal, play


def buried(hand: str, up: str) -> str:
    state = play(deal("standard", dealer=hand, up=up), "pass, pass, pass, order")
    return str(HouseBot().choose(view(state, 3), Random(0)))


def test_the_last_low_card_of_a_suit_goes_to_make_a_void() -> None:
    assert buried("Jh Qh Ks 9s Td", "9h") == "bury Td"


def test_an_ace_is_kept_even_alone_in_its_suit() -> None:
    assert buried("Jh Qh As 9d Td", "9h") == "bury 9d"


def test_a_king_keeps_its_guard() -> None:
    assert buried("Jh Qh Ks 9s Qd", "9h") == "bury Qd"


@pytest.mark.parametrize("side", ["Kc", "Ac", "9c"])
def test_five_trumps_stay_together(side: str) -> None:
    assert buried(f"Jh Jd Ah 9h {side}", "Qh") == f"bury {side}"


def test_of_six_trumps_the_lowest_goes_and_never_a_bower() -> None:
    assert buried("Jh Jd Ah Kh Qh", "9h") == "bury 9h"


def test_where_the_up_card_may_not_be_buried_the_next_lowest_trump_goes() -> None:
    state = play(deal("standard,bury_up_card=forbidden", dealer="Jh Jd Ah Kh Qh", up="9h"), "pass, pass, pass, order")
    assert str(HouseBot().choose(view(state, 3), Random(0))) == "bury Qh"


def test_the_partners_best_card_is_the_highest_trump_and_a_loser_goes_for_it() -> None:
    state = deal("standard,partners_best=1", dealer="Jh Ah Kh Qs 9c", partner="Jd Qh As Ts Tc", up="9h")
    state = play(state, "pass, pass, pass, order alone, bury 9c")
    assert str(HouseBot().choose(view(state, 1), Random(0))) == "give Jd"
    assert str(HouseBot().choose(view(play(state, "give Jd"), 3), Random(0))) == "bury Qs"


def test_without_trumps_the_partners_best_card_is_an_ace() -> None:
    state = deal("standard,partners_best=1", dealer="Jh Ah Kh Qs 9c", partner="As Ts Tc Qd Kd", up="9h")
    state = play(state, "pass, pass, pass, order alone, bury 9c")
    assert str(HouseBot().choose(view(state, 1), Random(0))) == "give As"
