"""The British rules, sentence by sentence: the Benny, the bump, "I turn it down", the second round.

The dealer sits in seat 3; LEFT, PARTNER and RIGHT sit around the table from there.
"""

from collections import Counter
from itertools import product
from random import Random
from typing import Unpack

import pytest

from euchre.core import law
from euchre.core.actions import Deal, Order, Pass
from euchre.core.card_names import card_name
from euchre.core.cards import SUITS, Card, CardSet, Suit, format_cards
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import IllegalAction
from euchre.core.rules import PRESETS
from euchre.core.seating import FOUR
from euchre.core.shuffle import chance
from euchre.core.state import Call, Phase, State
from euchre.core.view import view
from euchre.narration.speech import phrase
from euchre.narration.up_card import UpCard, up_card
from support.hands import (
    DEALER,
    LEFT,
    PARTNER,
    RIGHT,
    Hands,
    cards_to_play,
    choices,
    contract,
    deal,
    finish,
    hand_of,
    last,
    play,
    shuffled,
    with_partners,
)
from support.points import by_side, ended, hearts_made, points
from support.ranks import plain, ranks, trumps

BRITISH = PRESETS["british"]
SUIT_CHOICES = {"name clubs", "name diamonds", "name hearts", "name spades"}

# Players and object


def test_euchre_is_for_four_players() -> None:
    assert FOUR.players == 4
    assert [len(deal("british").hand(seat)) for seat in range(4)] == [5, 5, 5, 5]


def test_partners_sit_opposite() -> None:
    assert [FOUR.partner(seat) for seat in (LEFT, PARTNER, RIGHT, DEALER)] == [RIGHT, DEALER, LEFT, PARTNER]
    assert FOUR.side(LEFT) == FOUR.side(RIGHT) != FOUR.side(PARTNER) == FOUR.side(DEALER)


def test_the_object_is_to_win_at_least_three_of_the_five_tricks() -> None:
    assert points("british", 3) == (1, 0)
    assert points("british", 2) == (0, 2)


def test_there_is_an_extra_bonus_for_winning_all_five() -> None:
    assert points("british", 5)[0] > points("british", 4)[0]


# Rank of cards


def test_the_pack_of_25_cards_has_ace_to_nine_of_each_suit_plus_a_joker() -> None:
    pack = format_cards(law.pack(BRITISH)).split()
    assert len(pack) == 25
    assert set(pack) == {rank + suit for rank in "AKQJT9" for suit in "hdcs"} | {"B"}
    assert not law.two_of_spades_stands_in(BRITISH)
    assert card_name(BRITISH, law.pack(BRITISH)[-1]) == "Benny"


def test_the_two_of_spades_can_be_used_as_a_substitute_for_the_joker() -> None:
    rules = BRITISH.but(benny="two-of-spades")
    assert len(law.pack(rules)) == 25
    assert law.two_of_spades_stands_in(rules)
    assert card_name(rules, law.pack(rules)[-1]) == "Benny"
    assert ranks("british benny=two-of-spades", Suit.HEARTS, trumps(Suit.HEARTS, benny=True))


@pytest.mark.parametrize("trump", SUITS, ids=str)
def test_the_trump_suit_has_eight_cards_benny_right_left_ace_king_queen_ten_nine(trump: Suit) -> None:
    assert ranks("british", trump, trumps(trump, benny=True))


@pytest.mark.parametrize("trump", SUITS, ids=str)
def test_the_other_suits_have_six_or_five_cards_ranking_ace_to_nine(trump: Suit) -> None:
    others = [plain(suit, trump) for suit in SUITS if suit is not trump]
    assert sorted(len(suit.split()) for suit in others) == [5, 6, 6]
    assert all(ranks("british", trump, suit) for suit in others)


def _hearts(**hands: Unpack[Hands]) -> State:
    """Hearts made by the dealer's left, who leads; everybody plays."""
    told: Hands = {"up": "9h", **hands}
    return with_partners(play(deal("british", **told), f"order, bury {told['up']}"))


def test_benny_and_left_count_for_all_purposes_as_trumps() -> None:
    following = _hearts(left="Ah", partner="B Jd 9c Tc 9s")
    assert cards_to_play(play(following, "Ah")) == {"B", "Jd"}
    led = _hearts(left="B", partner="Jd Ad Kd Qd Td")
    assert cards_to_play(play(led, "B")) == {"Jd"}
    winning = _hearts(left="Ac", partner="Jd Ad Kd Qd Td", right="9c Tc 9s Ts Js", dealer="Qc Kc As Ks Qs")
    assert play(winning, "Ac Jd 9c Qc").turn == PARTNER


def test_if_hearts_are_trumps_the_jack_of_diamonds_is_a_heart_not_a_diamond() -> None:
    state = _hearts(left="Ad", partner="Jd 9c Tc 9s Ts")
    assert cards_to_play(play(state, "Ad")) == {"Jd", "9c", "Tc", "9s", "Ts"}


def test_the_left_can_be_played_to_a_heart_lead() -> None:
    state = _hearts(left="Ah", partner="Jd 9c Tc 9s Ts")
    assert cards_to_play(play(state, "Ah")) == {"Jd"}


def test_if_the_left_is_led_hearts_must_be_followed() -> None:
    state = _hearts(left="Jd", partner="Th Ad Kd 9c Tc")
    assert cards_to_play(play(state, "Jd")) == {"Th"}


# The deal


def test_the_first_dealer_is_selected_at_random() -> None:
    start = new_match(BRITISH)
    assert choices(start) == {"draw 0", "draw 1", "draw 2", "draw 3"}
    drawn = Counter(str(chance(start, Random(seed))) for seed in range(400))
    assert all(drawn[f"draw {seat}"] > 60 for seat in range(4)), "each is drawn about a hundred times"


def test_the_turn_to_deal_rotates_clockwise_throughout_the_game() -> None:
    state = ended("british", 3)
    dealers = []
    for _ in range(5):
        dealers.append(state.match.dealer)
        state = play(state, "bump")
        state = apply(state, shuffled(BRITISH, state.match.dealer))
        state = play(state, "pass, pass, pass, pass, pass, pass, pass, pass")
    assert dealers == [0, 1, 2, 3, 0]


def test_the_player_to_dealers_left_may_either_cut_or_bump() -> None:
    state = play(new_match(BRITISH), f"draw {DEALER}")
    assert state.phase is Phase.CUT
    assert state.turn == LEFT
    assert choices(state) == {"bump", *(f"cut {at}" for at in range(1, 25))}


def test_a_bump_means_the_cards_are_dealt_as_they_are_without_cutting() -> None:
    order = shuffled(BRITISH, packets=(2, 2, 2, 2))
    state = apply(play(new_match(BRITISH), f"draw {DEALER}, bump"), order)
    assert set(order.deck[:2]) <= set(state.hand(LEFT))
    assert state.open.cut == 0


def test_a_cut_puts_the_top_of_the_pack_under_the_rest() -> None:
    order = shuffled(BRITISH, packets=(2, 2, 2, 2))
    state = apply(play(new_match(BRITISH), f"draw {DEALER}, cut 7"), order)
    assert set(order.deck[7:9]) <= set(state.hand(LEFT))


def test_the_dealer_may_deal_packets_of_two_or_three_in_any_order_to_each_player() -> None:
    state = play(new_match(BRITISH), f"draw {DEALER}, bump")
    offered = [action.packets for action in legal(state) if isinstance(action, Deal)]
    assert sorted(offered) == sorted(product((2, 3), repeat=4))


def test_two_cards_in_the_first_round_mean_three_in_the_second_and_vice_versa() -> None:
    pack = law.pack(BRITISH)
    state = apply(play(new_match(BRITISH), f"draw {DEALER}, bump"), Deal(pack, (2, 3, 3, 2)))
    rounds = {
        LEFT: (0, 1, 10, 11, 12),
        PARTNER: (2, 3, 4, 13, 14),
        RIGHT: (5, 6, 7, 15, 16),
        DEALER: (8, 9, 17, 18, 19),
    }
    for seat, slots in rounds.items():
        assert state.hand(seat) == CardSet.of(pack[slot] for slot in slots)


def test_five_cards_are_dealt_clockwise_to_each_player() -> None:
    pack = law.pack(BRITISH)
    state = apply(play(new_match(BRITISH), "draw 1, bump"), Deal(pack, (3, 3, 3, 3)))
    assert state.hand(2) == CardSet.of((*pack[:3], *pack[12:14]))
    assert state.hand(3) == CardSet.of((*pack[3:6], *pack[14:16]))
    assert state.hand(0) == CardSet.of((*pack[6:9], *pack[16:18]))
    assert state.hand(1) == CardSet.of((*pack[9:12], *pack[18:20]))


def test_the_dealer_turns_the_next_card_face_up() -> None:
    state = apply(play(new_match(BRITISH), "draw 1, bump"), Deal(law.pack(BRITISH), (3, 3, 3, 3)))
    assert state.open.up_card == law.pack(BRITISH)[20]
    assert all(view(state, seat).open.up_card == law.pack(BRITISH)[20] for seat in (0, 1, 2, 3, None))


def test_the_remaining_four_cards_are_left_face_down_and_are_not_used() -> None:
    state = deal("british", kitty="Jh Jd Js B")
    assert format_cards(state.hidden.kitty) == "Jh Jd Js B"
    assert not any(set(state.hand(seat)) & set(state.hidden.kitty) for seat in range(4))
    assert all("Jh" not in repr(view(state, seat)) for seat in (0, 1, 2, 3, None))
    assert "Jh" in repr(state.hidden.kitty)


# Making trump


def test_the_makers_undertake_to_win_three_tricks_and_fail_with_two() -> None:
    assert [points("british", made)[0] > 0 for made in range(6)] == [False, False, False, True, True, True]


def test_from_the_dealers_left_each_player_in_turn_may_accept_or_pass() -> None:
    state = deal("british")
    asked = []
    for _ in range(4):
        asked.append(state.turn)
        assert "pass" in choices(state)
        state = play(state, "pass")
    assert asked == [LEFT, PARTNER, RIGHT, DEALER]


def _spoken(state: State, action: Order | Pass) -> str:
    seat = state.turn
    assert seat is not None
    return phrase(state.rules, state.match.dealer, state.open.calls, Call(seat, action))


def test_the_player_to_dealers_left_may_either_pass_or_say_i_order_it_up() -> None:
    state = deal("british")
    assert state.turn == LEFT
    assert choices(state) == {"pass", "order"}
    assert _spoken(state, Order()) == "I order it up"
    assert _spoken(state, Pass()) == "pass"


def test_the_dealers_partner_may_either_pass_or_say_i_turn_it_down() -> None:
    state = play(deal("british"), "pass")
    assert state.turn == PARTNER
    assert choices(state) == {"pass", "order alone"}
    assert _spoken(state, Order(alone=True)) == "I turn it down"


def test_the_player_to_dealers_right_may_either_pass_or_say_i_order_it_up() -> None:
    state = play(deal("british"), "pass, pass")
    assert state.turn == RIGHT
    assert choices(state) == {"pass", "order"}
    assert _spoken(state, Order()) == "I order it up"


def test_the_dealer_may_say_i_take_it_up_or_pass_by_saying_over() -> None:
    state = play(deal("british"), "pass, pass, pass")
    assert state.turn == DEALER
    assert choices(state) == {"pass", "order"}
    assert _spoken(state, Order()) == "I take it up"
    assert _spoken(state, Pass()) == "over"


def test_the_up_card_is_turned_face_down_when_the_dealer_says_over() -> None:
    over = play(deal("british", up="9d"), "pass, pass, pass, pass")
    assert over.phase is Phase.ROUND_2
    assert up_card(view(over, None)) == UpCard(Card.parse("9d"), "turned down", face_up=False)


@pytest.mark.parametrize("before", ["", "pass, pass", "pass, pass, pass"], ids=["left", "right", "dealer"])
def test_ordered_up_the_dealer_takes_the_up_card_and_discards_a_card_face_down(before: str) -> None:
    state = play(deal("british", dealer="Ac Kc Qc Tc 9c", up="9h"), f"{before}, order")
    assert contract(state).trump is Suit.HEARTS
    assert state.turn == DEALER
    assert hand_of(state, DEALER) == {"Ac", "Kc", "Qc", "Tc", "9c", "9h"}
    assert choices(state) == {f"bury {card}" for card in ("Ac", "Kc", "Qc", "Tc", "9c", "9h")}
    state = play(state, "bury 9c")
    assert hand_of(state, DEALER) == {"Ac", "Kc", "Qc", "Tc", "9h"}
    assert format_cards(view(state, DEALER).buried) == "9c"
    assert all(view(state, seat).buried == () for seat in (LEFT, PARTNER, RIGHT, None))


def test_the_dealers_partner_cannot_make_trumps_and_play_with_a_partner() -> None:
    with pytest.raises(IllegalAction, match="only alone") as refused:
        play(deal("british"), "pass, order")
    assert refused.value.options == ("partner",)


def test_the_dealers_partner_can_only_make_trump_by_playing_alone() -> None:
    state = play(deal("british"), "pass, order alone")
    assert contract(state).maker == PARTNER
    assert contract(state).alone == (PARTNER,)
    assert with_partners(state).turn == RIGHT
    assert DEALER not in contract(with_partners(state)).order[RIGHT]


def test_i_turn_it_down_puts_the_dealers_cards_down_and_the_turned_suit_is_trump() -> None:
    state = play(deal("british", dealer="Ac Kc Qc Tc 9c", up="9h"), "pass, order alone")
    assert contract(state).trump is Suit.HEARTS
    assert not contract(state).taken
    assert hand_of(state, DEALER) == {"Ac", "Kc", "Qc", "Tc", "9c"}
    end = finish(with_partners(state), 3)
    assert last(end).maker == PARTNER


def test_if_all_four_pass_any_suit_other_than_the_up_cards_may_be_named() -> None:
    for up in ("9c", "9d", "9h", "9s"):
        state = play(deal("british", up=up), "pass, pass, pass, pass")
        turned = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}[up[1]]
        assert choices(state) == {"pass"} | SUIT_CHOICES - {f"name {turned}"}


def test_in_the_second_round_the_dealers_left_speaks_first_and_then_each_in_turn() -> None:
    state = play(deal("british"), "pass, pass, pass, pass")
    for seat in (LEFT, PARTNER, RIGHT, DEALER):
        assert state.turn == seat
        named = play(state, "name hearts")
        assert (contract(named).maker, contract(named).trump) == (seat, Suit.HEARTS)
        state = play(state, "pass")


def test_in_the_second_round_nobody_takes_the_up_card() -> None:
    state = play(deal("british", dealer="Ac Kc Qc Tc 9c"), "pass, pass, pass, pass, name hearts")
    assert hand_of(state, DEALER) == {"Ac", "Kc", "Qc", "Tc", "9c"}
    assert not contract(state).taken


def test_if_all_pass_a_second_time_the_cards_are_thrown_in_and_the_next_deals() -> None:
    state = play(deal("british"), "pass, pass, pass, pass, pass, pass, pass, pass")
    assert state.match.dealer == LEFT
    assert (last(state).trump, last(state).maker, last(state).points) == (None, None, (0, 0))
    assert state.match.score == (0, 0)
    assert not any(state.hand(seat) for seat in range(4))


@pytest.mark.parametrize("before", ["", "pass, pass, pass", "pass, pass, pass, pass, pass"])
def test_the_trump_making_ends_as_soon_as_someone_makes_trump(before: str) -> None:
    state = play(deal("british"), before)
    state = play(state, "order" if state.phase is Phase.ROUND_1 else "name spades")
    assert state.phase in (Phase.BURY, Phase.ALONE)
    with pytest.raises(IllegalAction):
        play(state, "pass")


@pytest.mark.parametrize("maker", [LEFT, PARTNER, RIGHT, DEALER])
def test_the_side_that_makes_trump_are_the_makers_and_the_other_side_the_defenders(maker: int) -> None:
    state = hearts_made(deal("british"), maker, ())
    assert FOUR.side(contract(state).maker) == FOUR.side(maker)
    assert by_side(ended("british", 0, maker=maker), maker) == (0, 2)


# The Benny turned up


def test_if_benny_is_turned_up_the_dealers_team_are_makers_and_no_one_else_may_be() -> None:
    state = deal("british", up="B")
    assert state.phase is Phase.BENNY
    assert state.turn == DEALER
    assert choices(state) == SUIT_CHOICES
    assert contract(play(state, "name spades")).maker == DEALER


def test_if_benny_is_turned_up_the_dealer_must_choose_and_may_not_pass() -> None:
    with pytest.raises(IllegalAction, match="Benny"):
        play(deal("british", up="B"), "pass")


def test_the_dealer_must_choose_a_trump_suit_without_looking_at_her_cards() -> None:
    state = deal("british", dealer="Ac Kc Qc Tc 9c", up="B")
    seen = view(state, DEALER)
    assert not seen.hand
    assert seen.counts == (5, 5, 5, 5), "the cards lie before the dealer, unseen"
    assert not any(card in repr(seen) for card in ("Ac", "Kc", "Qc", "Tc", "9c"))
    assert len(view(state, LEFT).hand) == 5


def test_then_she_picks_up_her_five_cards_and_the_benny_and_discards_one() -> None:
    state = play(deal("british", dealer="Ac Kc Qc Tc 9c", up="B"), "name hearts")
    assert set(format_cards(view(state, DEALER).hand).split()) == {"Ac", "Kc", "Qc", "Tc", "9c", "B"}
    assert choices(state) == {f"bury {card}" for card in ("Ac", "Kc", "Qc", "Tc", "9c", "B")}
    state = play(state, "bury 9c")
    assert hand_of(state, DEALER) == {"Ac", "Kc", "Qc", "Tc", "B"}
