"""The cards that each other hand may hold, as a player can tell in the play."""

from euchre.bots.advice.card_reasons import possible_cards
from euchre.core.cards import Card, cards_in
from euchre.core.view import view
from support.hands import deal, play


def test_a_turned_down_card_is_in_nobodys_hand() -> None:
    state = deal("standard", up="9h", dealer="Jh Qh Kh 9d Td", left="Ac Kc Qc Tc 9c")
    state = play(state, "pass, pass, pass, pass, pass, name spades")
    assert all(Card.parse("9h") not in cards_in(cards) for cards in possible_cards(view(state, 0)))


def test_a_player_and_a_seat_that_sits_out_hold_nothing_unknown() -> None:
    state = deal("standard", left="Jh Jd Ah Kh 9s", up="Qh", dealer="9c Tc Qd Kd As")
    possible = possible_cards(view(play(state, "order alone, bury 9c"), 0))
    assert (possible[0], possible[2]) == (0, 0)
    assert possible[1]
    assert Card.parse("Qh") in cards_in(possible[3])


def test_who_did_not_follow_holds_no_card_of_that_suit() -> None:
    state = deal("standard", left="Ac Kc As Ad Tc", partner="9c Qc Ts Kd Qs", right="9d Jd Jc Ks Ah", up="9h")
    state = play(state, "pass, pass, pass, order")
    state = play(state, f"bury {min(state.hand(3))}, Ac 9c Jc 9h")
    possible = possible_cards(view(play(state, str(min(state.hand(3)))), 0))
    clubs = {"9c", "Tc", "Jc", "Qc", "Kc", "Ac"}
    assert not clubs & {str(card) for card in cards_in(possible[3])}
    assert "Qc" in {str(card) for card in cards_in(possible[1])}
