"""Good play of the cards, one sentence a test.

The dealer (seat 3) has taken up the 9 of hearts and plays hearts against left (0) and right (2), unless a test says
otherwise; left leads.
"""

from random import Random

from euchre.bots.house.player import HouseBot
from euchre.core.state import State
from euchre.core.view import view
from support.hands import deal, play


def hearts(*, left: str, partner: str = "", right: str = "", dealer: str = "Jh Qh Kh 9s Td", bury: str = "Td") -> State:
    state = deal("standard", left=left, partner=partner, right=right, dealer=dealer, up="9h")
    return play(state, f"pass, pass, pass, order, bury {bury}")


def card(state: State) -> str:
    assert state.turn is not None
    return str(HouseBot().choose(view(state, state.turn), Random(0))).removeprefix("play ")


# Leading


def test_a_defender_leads_a_lone_ace_and_no_trump() -> None:
    assert card(hearts(left="As Kc Qc Th Ah")) == "As"


def test_of_ace_and_king_the_ace_is_led() -> None:
    assert card(hearts(left="As Ks Tc 9c Qd")) == "As"


def test_the_maker_with_the_right_and_two_more_pulls_trump_from_the_top() -> None:
    state = deal("standard", left="Jh Ah Kh As 9c", dealer="9s Ts 9d Td Qd", up="9h")
    assert card(play(state, "order, bury 9s")) == "Jh"


def test_the_maker_never_leads_a_low_trump_while_holding_a_high_one() -> None:
    state = deal("standard", left="Jd Ah Th Qh Kh", dealer="9s Ts 9d Td Qd", up="9h")
    assert card(play(state, "order, bury 9s")) == "Jd"


def test_the_makers_partner_leads_a_bower() -> None:
    state = deal("standard", left="Jh Qh Qc 9s 9c", right="Jd Ah Kh As Td", dealer="Ts 9d Kd Qd Tc", up="9h")
    assert card(play(state, "pass, pass, order, bury Tc")) == "Jh"


def test_a_lone_maker_leads_trumps_from_the_top() -> None:
    state = deal("standard", left="Jh Jd Ah As 9c", dealer="9s Ts 9d Td Qd", up="9h")
    assert card(play(state, "order alone, bury 9s")) == "Jh"


def test_a_lone_maker_goes_on_with_trumps_while_somebody_may_hold_one() -> None:
    state = deal("standard", left="Jh Jd Ah As Ks", partner="9c Tc Qc Kd Kh", dealer="9s Ts 9d Td Qd", up="9h")
    state = play(state, "order alone, bury 9s, Jh Kh 9h")
    assert card(state) == "Jd"


def test_a_master_is_not_led_into_a_suit_an_opponent_has_trumped() -> None:
    state = hearts(left="Ac Kc As Ad Tc", partner="9c Qc Ts Kd Qs", right="9d Jd Jc Ks Ah")
    state = play(state, "Ac 9c Jc 9h, 9s As Qs Ks")
    assert card(state) == "Ad"


# Second hand


def test_second_hand_plays_the_ace_over_a_low_lead() -> None:
    assert card(play(hearts(left="9c Tc Ts Js Qd", partner="Ac Kd Qs As Ad"), "9c")) == "Ac"


def test_second_hand_covers_with_the_king_rather_than_duck() -> None:
    assert card(play(hearts(left="9c Qc Ts Js Qd", partner="Kc Tc Qs As Ad"), "9c")) == "Kc"


def test_second_hand_trumps_a_low_card_rather_than_duck() -> None:
    assert card(play(hearts(left="9c Tc Ts Js Qd", partner="Th Kd Qs As Ad"), "9c")) == "Th"


def test_second_hand_takes_a_trump_lead_with_the_left() -> None:
    state = deal("standard", left="Ah Kh As Kc 9d", partner="Jd 9s Tc Td Qd", dealer="9c Ks Ac Ad Th", up="Qh")
    assert card(play(state, "order, bury 9c, Ah")) == "Jd"


def test_second_hand_does_not_waste_a_queen_when_it_cannot_beat_the_lead() -> None:
    assert card(play(hearts(left="Ac Tc Ts Js Qd", partner="Kc 9c Qs As Ad"), "Ac")) == "9c"


# Third hand


def test_does_not_trump_partners_ace_needlessly() -> None:
    state = hearts(left="Ac Tc Ts Js Qd", partner="9c Kd Qs As Ad", right="Th Ah 9d Jd Ks")
    assert card(play(state, "Ac 9c")) == "9d"


def test_third_hand_beats_the_trick_when_partner_is_beaten() -> None:
    state = hearts(
        left="9c Qd Ts Js Td", partner="Tc Kd Qs As Ad", right="Ac Qc Th 9d Ks", bury="9s", dealer="Jh Qh Kh 9s Jc"
    )
    assert card(play(state, "9c Tc")) == "Ac"


# Fourth hand


def test_fourth_hand_takes_the_trick_cheaply() -> None:
    state = hearts(
        left="9c Qd Ts Js Td", partner="Kd Tc Qs As Ad", right="Qc Th 9d Ks Jd", dealer="Jh Qh Kc Ac 9s", bury="9s"
    )
    assert card(play(state, "9c Tc Qc")) == "Kc"


def test_fourth_hand_trumps_with_the_lowest() -> None:
    state = hearts(
        left="9c Qd Ts Js Td", partner="Kd Tc Qs As Ad", right="Qc Th 9d Ks Kc", dealer="Jh Qh Kh Jd 9s", bury="9s"
    )
    assert card(play(state, "9c Tc Qc")) == "9h"


def test_fourth_hand_leaves_the_trick_to_its_partner_and_throws_a_loser() -> None:
    state = hearts(
        left="9c Qd Ts Js Td", partner="Ac Tc Qs As Ad", right="Qc Th 9d Ks Jd", dealer="Jh Qh Kh Kd 9s", bury="Kd"
    )
    assert card(play(state, "9c Ac Qc")) == "9s"


def test_fourth_hand_follows_low_under_its_partners_ace() -> None:
    state = hearts(
        left="9c Qd Ts Js Td", partner="Ac Tc Qs As Ad", right="Qc Th 9d Ks Jd", dealer="Jh Qh Kc Jc 9s", bury="9s"
    )
    assert card(play(state, "9c Ac Qc")) == "Jc"


# The end of a hand


def test_the_trick_that_euchres_the_makers_is_taken_even_with_the_last_bower() -> None:
    state = hearts(
        left="Ac As 9d Jd Ad", partner="Ts Js Kd Qs Qd", right="Jc 9s Tc 9c Ah", dealer="Jh Ks Qc Td Kc", bury="Kc"
    )
    state = play(state, "Ac Ts Jc Qc, As Js 9s Ks, 9d Kd Tc Td, Qs 9c 9h")
    assert card(state) == "Jd"


def test_a_claim_that_stands_is_played_from_the_top() -> None:
    state = hearts(
        left="9c Tc Jc Js Ts", partner="Qc Kc 9d Qs Ks", right="Jd Qd Kd Td Ac", dealer="Jh Ah Kh Qh 9s", bury="9s"
    )
    state = play(state, "9c Qc Ac Qh")
    assert card(state) == "Jh"


def test_of_the_last_two_cards_the_master_is_kept() -> None:
    state = deal("standard", left="Jh Jd Ah Kh 9s", partner="9c As Qc Qd Ks", dealer="9d Ts Ad Kc Tc", up="9h")
    state = play(state, "order alone, bury 9d, Jh 9c 9h, Jd Qc Tc, Ah Qd Ts, Kh")
    assert card(state) == "Ks"


def test_against_a_loner_the_aces_are_kept_to_the_end() -> None:
    state = deal("standard", left="Jh Jd Ah Kh 9s", partner="9c As Qc Qd Kc", dealer="9d Ts Ad Kd Tc", up="9h")
    state = play(state, "order alone, bury 9d, Jh")
    for _ in range(4):
        while state.turn != 0 and len(state.tricks) < 4:
            state = play(state, card(state))
        if len(state.tricks) < 4:
            state = play(state, ("Jd", "Ah", "Kh")[len(state.tricks) - 1])
    assert {str(c) for c in state.hand(1)} == {"As"}
    assert {str(c) for c in state.hand(3)} == {"Ad"}
