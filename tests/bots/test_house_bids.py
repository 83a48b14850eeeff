"""Good bidding, one sentence a test. The dealer sits in seat 3, the left in 0, the partner in 1, the right in 2."""

from random import Random

import pytest

from euchre.bots.house.player import HouseBot
from euchre.core.actions import PASS, Action, Alone, Draw, GoUnder, Name, Order, Redeal, Together
from euchre.core.cards import Suit, parse_cards
from euchre.core.engine import apply, new_match
from euchre.core.rules import PRESETS
from euchre.core.shuffle import chance
from euchre.core.state import State
from euchre.core.view import view
from support.hands import deal, play

ROUND_2 = "pass, pass, pass, pass"


def choice(state: State) -> Action:
    assert state.turn is not None
    return HouseBot().choose(view(state, state.turn), Random(0))


def said(state: State) -> str:
    return str(choice(state))


# Round 1


def test_dealer_with_right_and_two_trumps_takes_it_up() -> None:
    state = play(deal("standard", dealer="Jh Qh Kc 9s Td", up="9h"), "pass, pass, pass")
    assert isinstance(choice(state), Order)


def test_dealer_with_no_trump_and_no_ace_turns_it_down() -> None:
    state = play(deal("standard", dealer="9c Tc 9d Td Qs", up="Kh"), "pass, pass, pass")
    assert choice(state) == PASS


def test_first_seat_with_both_bowers_the_ace_and_a_side_ace_orders_it_up() -> None:
    assert isinstance(choice(deal("standard", left="Jh Jd Ah As 9c", up="9h")), Order)


def test_first_seat_does_not_order_the_right_into_the_dealers_hand() -> None:
    assert choice(deal("standard", left="Ah 9h Ks Ts 9c", up="Jh")) == PASS


def test_trumps_are_called_if_the_partner_takes_the_bower_and_not_if_an_opponent() -> None:
    assert choice(deal("standard", left="Ah Kh As Tc 9d", up="Jh")) == PASS
    assert choice(play(deal("standard", partner="Ah Kh As Tc 9d", up="Jh"), "pass")) == Order()


def test_third_seat_does_not_order_on_two_low_trumps() -> None:
    assert choice(play(deal("standard", right="Th Qh Ks Tc 9d", up="9h"), "pass, pass")) == PASS


# Round 2


def test_first_seat_calls_next_with_both_bowers() -> None:
    state = play(deal("standard", left="Jd Jh 9s Tc Kc", up="9h"), ROUND_2)
    assert choice(state) == Name(Suit.DIAMONDS)


def test_dealers_partner_crosses_with_three_high_trumps() -> None:
    state = play(deal("standard", partner="Js As Ks Tc 9d", up="9h"), f"{ROUND_2}, pass")
    assert choice(state) == Name(Suit.SPADES)


def test_a_stuck_dealer_names_the_longest_suit() -> None:
    rules = "standard,all_pass=stick-the-dealer"
    state = play(deal(rules, dealer="Kc Tc 9c 9d Qs", up="Kh"), f"{ROUND_2}, pass, pass, pass")
    assert choice(state) == Name(Suit.CLUBS)


def test_three_aces_and_two_kings_play_without_trump_where_that_is_allowed() -> None:
    state = play(deal("standard,no_trump=second-round", left="Ac As Ad Ks Kd", up="9h"), ROUND_2)
    action = choice(state)
    assert isinstance(action, Name)
    assert action.suit is Suit.NO_TRUMP


# Alone, and the score


def test_five_sure_trumps_go_alone() -> None:
    state = play(deal("standard", dealer="Jh Jd Ah Kh 9s", up="Qh"), "pass, pass, pass")
    assert choice(state) == Order(alone=True)


@pytest.mark.parametrize("hand", ["Jh Jd Ah Kh 9s", "Jh Jd Ah As 9c", "Jh Ah Kh Ks 9c"])
def test_at_nine_all_no_needless_loner(hand: str) -> None:
    at_nil = play(deal("standard", dealer=hand, up="9h"), "pass, pass, pass")
    at_nine = play(deal("standard", dealer=hand, up="9h", score=(9, 9)), "pass, pass, pass")
    assert choice(at_nil) == Order(alone=True)
    assert choice(at_nine) == Order()


def test_nobody_goes_alone_when_one_point_wins() -> None:
    alone = _share(Order(alone=True), dealers=9, others=4)
    assert alone == 0


def test_four_points_behind_nine_more_hands_go_alone() -> None:
    assert _share(Order(alone=True), dealers=6, others=9) > 1.3 * _share(Order(alone=True), dealers=0, others=0)


def test_at_nine_all_the_dealer_takes_up_weaker_hands() -> None:
    assert 1 - _share(PASS, dealers=9, others=9) > 1.15 * (1 - _share(PASS, dealers=0, others=0))


def test_two_deals_before_the_end_and_seven_points_behind_more_hands_go_alone() -> None:
    # Only four points in each of the two deals would win; a march with the partner's help brings two.
    behind = _share(Order(alone=True), dealers=0, others=7, rules="standard,target=0,deals=2")
    assert behind > 1.3 * _share(Order(alone=True), dealers=0, others=0, rules="standard,target=0,deals=2")


def test_far_behind_the_dealer_passes_no_more_than_at_the_start() -> None:
    # The match is all but lost and no call changes much, but it is won by points and not by passes.
    assert _share(PASS, dealers=0, others=9) <= 1.1 * _share(PASS, dealers=0, others=0)


def _share(action: Action, *, dealers: int, others: int, rules: str = "standard") -> float:
    """How often the dealer answers so, after three passes, over two hundred deals."""
    count = 0
    for seed in range(200):
        state = apply(new_match(rules, score=(others, dealers)), Draw(3))
        state = apply(state, chance(state, Random(seed)))
        count += choice(play(state, "pass, pass, pass")) == action
    return count / 200


@pytest.mark.parametrize("mine", [7, 9])
def test_first_seat_acts_when_the_others_have_nine(mine: int) -> None:
    assert _first_seat_calls(mine, 9) > _first_seat_calls(0, 0)


def test_first_seat_does_not_sit_still_at_eight_to_nine() -> None:
    assert _first_seat_calls(8, 9) >= _first_seat_calls(0, 0)


def _first_seat_calls(mine: int, theirs: int) -> int:
    count = 0
    for seed in range(600):
        state = apply(new_match(PRESETS["standard"], score=(mine, theirs)), Draw(3))
        count += choice(apply(state, chance(state, Random(seed)))) != PASS
    return count


# Partner alone only, announcements, defending alone


def test_british_dealers_partner_turns_it_down_only_with_a_lone_hand() -> None:
    assert choice(play(deal("british", partner="B Jh Ah As Ks", up="9h"), "pass")) == Order(alone=True)
    assert choice(play(deal("british", partner="Jd Ah 9s Ks Tc", up="9h"), "pass")) == PASS


def test_british_maker_announces_alone_with_five_high_trumps_not_with_three() -> None:
    hands = {"B Jh Jd Ah 9s": Alone(), "Jh Th 9h Kc 9s": Together()}
    for dealer, answer in hands.items():
        state = play(deal("british", dealer=dealer, up="Qh"), "pass, pass, pass, order, bury 9s")
        assert choice(play(state, "together, together, together")) == answer


def test_british_makers_partner_goes_alone_with_the_four_highest_trumps_and_an_ace() -> None:
    state = deal("british", dealer="Ah Qc Qd Ks 9c", partner="B Jh Jd Kh As", up="9h")
    state = play(state, "pass, pass, pass, order, bury 9c, together")
    assert (state.turn, choice(state)) == (1, Alone())


def test_british_defender_with_the_three_highest_trumps_and_two_aces_defends_alone() -> None:
    state = deal("british", dealer="9c Ah Kh Ks 9h", left="B Jh Jd As Ac", up="Th")
    state = play(state, "pass, pass, pass, order, bury 9c")
    assert (state.turn, choice(state)) == (0, Alone())


def test_a_defender_with_one_trump_does_not_defend_alone() -> None:
    state = deal("online", dealer="Jh Ah Kh Ks 9h", left="Qh 9c Td As Ac", up="Th")
    state = play(state, "pass, pass, pass, order, bury Ks")
    assert (state.turn, choice(state)) == (0, Together())


# The Benny, weak hands


def test_the_benny_named_blind_gets_some_suit() -> None:
    action = choice(deal("british", dealer="Jh Ah Kh 9s Ts", up="B"))
    assert isinstance(action, Name)
    assert not action.alone


def test_the_benny_after_a_look_gets_the_suit_of_three_high_cards() -> None:
    state = deal("british,benny_turned=dealer-looks-first", dealer="Jh Ah Kh 9s Tc", up="B")
    assert choice(state) == Name(Suit.HEARTS)


def test_a_farmers_hand_asks_for_a_new_deal() -> None:
    assert choice(deal("standard,weak_hand=farmers-redeal", left="9c Tc 9d Td 9s", up="Kh")) == Redeal()


def test_three_low_cards_go_under_and_the_ace_stays() -> None:
    state = deal("standard,weak_hand=go-under", left="9c Tc 9d Td As", up="Kh")
    action = choice(state)
    assert isinstance(action, GoUnder)
    assert set(action.cards) < set(parse_cards("9c Tc 9d Td"))


def test_the_dealers_side_keeps_low_cards_of_the_up_cards_suit() -> None:
    state = play(deal("standard,weak_hand=go-under", partner="9h Th 9d As Ks", up="Kh"), "keep")
    assert said(state) == "keep"


def test_a_caller_who_must_hold_the_suit_passes_without_it() -> None:
    state = play(deal("standard,holding=natural", right="Jd As Ks Ac Kc", up="Kh"), "pass, pass")
    assert said(state) == "pass"
