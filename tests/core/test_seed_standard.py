"""The standard rules, sentence by sentence: pick it up, going alone, 24 cards, 10 points.

The dealer sits in seat 3; LEFT, PARTNER and RIGHT sit around the table from there.
"""

import pytest

from euchre.core import law
from euchre.core.actions import Deal, Name, Order
from euchre.core.cards import SUITS, Card, CardSet, Suit, format_cards
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import IllegalAction
from euchre.core.rules import PRESETS
from euchre.core.seating import FOUR
from euchre.core.state import Call, Phase
from euchre.core.view import view
from euchre.narration.speech import phrase
from euchre.narration.up_card import UpCard, up_card
from support.hands import (
    DEALER,
    LEFT,
    PARTNER,
    RIGHT,
    cards_to_play,
    choices,
    contract,
    deal,
    hand_of,
    last,
    play,
)
from support.points import by_side, ended, hearts_made, points, thrown_in
from support.ranks import beats, plain, ranks, trumps

TABLE = "standard"
RULES = PRESETS[TABLE]
ALL_PASS = "pass, pass, pass, pass"


# The deck


def test_euchre_is_played_by_four_people_in_two_partnerships() -> None:
    assert FOUR.players == 4
    assert {FOUR.side(seat) for seat in range(4)} == {0, 1}


def test_the_24_card_deck_has_ace_to_9_of_all_four_suits() -> None:
    pack = format_cards(law.pack(RULES)).split()
    assert len(pack) == 24
    assert set(pack) == {rank + suit for rank in "AKQJT9" for suit in "hdcs"}


def test_some_variations_use_a_32_card_deck_adding_7s_and_8s() -> None:
    pack = format_cards(law.pack(RULES.but(lowest=7))).split()
    assert len(pack) == 32
    assert set(pack) == {rank + suit for rank in "AKQJT987" for suit in "hdcs"}


# Card rankings


@pytest.mark.parametrize("trump", SUITS, ids=str)
def test_trumps_rank_right_bower_left_bower_ace_king_queen_10_9(trump: Suit) -> None:
    assert ranks(TABLE, trump, trumps(trump))


def test_if_hearts_are_trump_the_left_bower_is_the_jack_of_diamonds() -> None:
    assert ranks(TABLE, Suit.HEARTS, "Jh Jd Ah")


def test_the_left_bower_is_a_member_of_the_trump_suit_and_not_of_its_original_suit() -> None:
    state = hearts_made(deal(TABLE, left="Ad Ah", partner="Jd Td 9s Ts Tc"), LEFT, ())
    assert cards_to_play(play(state, "Ah")) == {"Jd"}
    assert cards_to_play(play(state, "Ad")) == {"Td"}


@pytest.mark.parametrize("trump", SUITS, ids=str)
def test_non_trump_suits_rank_ace_king_queen_jack_10_9_less_the_left_bower(trump: Suit) -> None:
    assert all(ranks(TABLE, trump, plain(suit, trump)) for suit in SUITS if suit is not trump)


# Setup and deal


def test_partners_sit_opposite_each_other() -> None:
    assert [FOUR.partner(seat) for seat in range(4)] == [2, 3, 0, 1]


def test_the_game_is_usually_played_to_10_points() -> None:
    assert not ended(TABLE, 3, score=(8, 0)).over
    assert ended(TABLE, 3, score=(9, 0)).match.winner == 0


@pytest.mark.parametrize(("first", "second"), [(3, 2), (2, 3)])
def test_five_cards_are_dealt_to_each_player_in_packets_of_2_and_3(first: int, second: int) -> None:
    pack = law.pack(RULES)
    state = apply(play(new_match(RULES), f"draw {DEALER}"), Deal(pack, (first,) * 4))
    for place, seat in enumerate((LEFT, PARTNER, RIGHT, DEALER)):
        start, again = first * place, first * 4 + second * place
        assert state.hand(seat) == CardSet.of((*pack[start : start + first], *pack[again : again + second]))


def test_the_remaining_four_cards_are_the_kitty_and_its_top_card_is_flipped_face_up() -> None:
    pack = law.pack(RULES)
    state = apply(play(new_match(RULES), f"draw {DEALER}"), Deal(pack, (3, 3, 3, 3)))
    assert (state.open.up_card, *state.hidden.kitty) == pack[20:]
    assert len(state.hidden.kitty) == 3


def test_the_rest_of_the_kitty_lies_face_down() -> None:
    state = deal(TABLE, kitty="Jh Jd Js")
    assert not any("Jh" in repr(view(state, seat)) for seat in (0, 1, 2, 3, None))


# Bidding


def test_starting_to_the_dealers_left_players_can_say_pick_it_up_or_pass() -> None:
    state = deal(TABLE)
    for seat in (LEFT, PARTNER, RIGHT):
        assert state.turn == seat
        assert choices(state) == {"pass", "order", "order alone"}
        assert phrase(RULES, DEALER, state.open.calls, Call(seat, Order())) == "pick it up"
        state = play(state, "pass")
    assert (state.turn, choices(state)) == (DEALER, {"pass", "order", "order alone"})


@pytest.mark.parametrize("seat", [LEFT, PARTNER, RIGHT, DEALER])
def test_picked_up_the_dealer_takes_the_up_card_and_discards_one_card_face_down(seat: int) -> None:
    state = play(deal(TABLE, dealer="Ac Kc Qc Tc 9c", up="9h"), ", ".join(["pass"] * seat + ["order"]))
    assert state.turn == DEALER
    assert hand_of(state, DEALER) == {"Ac", "Kc", "Qc", "Tc", "9c", "9h"}
    state = play(state, "bury 9c")
    assert hand_of(state, DEALER) == {"Ac", "Kc", "Qc", "Tc", "9h"}
    assert [view(state, other).buried for other in (LEFT, PARTNER, RIGHT, None)] == [(), (), (), ()]


def test_picked_up_the_suit_of_the_up_card_becomes_trump() -> None:
    for up, trump in (("9c", Suit.CLUBS), ("9d", Suit.DIAMONDS), ("9h", Suit.HEARTS), ("9s", Suit.SPADES)):
        assert contract(play(deal(TABLE, up=up), "order")).trump is trump


def test_if_everyone_passes_the_up_card_is_turned_face_down_and_round_2_begins() -> None:
    state = play(deal(TABLE, up="9d"), ALL_PASS)
    assert state.phase is Phase.ROUND_2
    assert up_card(view(state, None)) == UpCard(Card.parse("9d"), "turned down", face_up=False)


def test_in_round_2_from_the_dealers_left_any_suit_but_the_up_cards_can_be_named() -> None:
    state = play(deal(TABLE, up="9c"), ALL_PASS)
    suits = ("diamonds", "hearts", "spades")
    for seat in (LEFT, PARTNER, RIGHT, DEALER):
        assert state.turn == seat
        assert choices(state) == {"pass", *(f"name {suit}{how}" for suit in suits for how in ("", " alone"))}
        state = play(state, "pass")


def test_the_suit_that_was_just_turned_down_cannot_be_named() -> None:
    with pytest.raises(IllegalAction, match="Clubs were turned down"):
        play(deal(TABLE, up="9c"), f"{ALL_PASS}, name clubs")


def test_if_all_pass_again_the_hand_is_thrown_in_and_redealt_by_the_next_dealer() -> None:
    state = play(deal(TABLE), f"{ALL_PASS}, {ALL_PASS}")
    assert state.match.dealer == LEFT
    assert (last(state).maker, last(state).points, state.match.score) == (None, (0, 0), (0, 0))
    assert thrown_in(state).match.dealer == PARTNER


def test_stick_the_dealer_makes_the_dealer_name_trump_if_everyone_passes_in_round_2() -> None:
    state = play(deal("standard all_pass=stick-the-dealer", up="9c"), f"{ALL_PASS}, pass, pass, pass")
    suits = ("diamonds", "hearts", "spades")
    assert choices(state) == {f"name {suit}{how}" for suit in suits for how in ("", " alone")}
    with pytest.raises(IllegalAction, match="stuck") as refused:
        play(state, "pass")
    assert refused.value.options == ("all_pass",)


def test_stick_the_dealer_lets_her_pass_in_round_1_and_the_others_in_both() -> None:
    state = deal("standard all_pass=stick-the-dealer")
    for _ in range(7):
        assert "pass" in choices(state)
        state = play(state, "pass")


# Going alone


def test_a_player_can_say_im_going_alone() -> None:
    calls = (Call(LEFT, Name(Suit.HEARTS, alone=True)),)
    assert phrase(RULES, DEALER, (), calls[0]) == "hearts, I'm going alone"
    state = play(deal(TABLE), f"{ALL_PASS}, name hearts alone")
    assert contract(state).alone == (LEFT,)


def test_the_loners_partner_places_her_cards_face_down_and_sits_out_the_hand() -> None:
    state = play(deal(TABLE), f"{ALL_PASS}, name hearts alone")
    turns = []
    while not state.tricks:
        turns.append(state.turn)
        state = apply(state, legal(state)[0])
    assert turns == [LEFT, PARTNER, DEALER]
    assert len(view(state, RIGHT).hand) == 5


# Gameplay


def test_the_player_to_the_dealers_left_leads_the_first_card() -> None:
    for seat in range(4):
        assert play(deal(TABLE, seat=seat), "order, bury 9d").turn == (seat + 1) % 4


def test_play_proceeds_clockwise() -> None:
    state, turns = hearts_made(deal(TABLE), LEFT, ()), []
    for _ in range(4):
        turns.append(state.turn)
        state = apply(state, legal(state)[0])
    assert turns == [LEFT, PARTNER, RIGHT, DEALER]


def test_if_you_have_a_card_of_the_suit_led_you_must_play_it() -> None:
    state = play(hearts_made(deal(TABLE, left="Ac", partner="9c Kc Ah Ts Td"), LEFT, ()), "Ac")
    assert cards_to_play(state) == {"9c", "Kc"}
    with pytest.raises(IllegalAction, match="clubs were led") as refused:
        play(state, "Ts")
    assert refused.value.code == "play/must-follow-suit"


def test_if_you_cannot_follow_suit_you_may_play_any_card_including_a_trump() -> None:
    state = play(hearts_made(deal(TABLE, left="Ac", partner="Ah 9s As Ts Td"), LEFT, ()), "Ac")
    assert cards_to_play(state) == {"Ah", "9s", "As", "Ts", "Td"}


def test_the_highest_trump_played_wins() -> None:
    hands = deal(TABLE, left="Ac", partner="Th 9s As Ts Td", right="Kh Qd Js Qs Ks", dealer="Kc")
    assert play(hearts_made(hands, LEFT, ()), "Ac Th Kh Kc").turn == RIGHT
    assert beats(TABLE, Suit.HEARTS, "9h", "Ac")


def test_if_no_trump_is_played_the_highest_card_of_the_led_suit_wins() -> None:
    hands = deal(TABLE, left="9c", partner="Tc", right="As Js Qs Ks Ts", dealer="Qc Ad")
    assert play(hearts_made(hands, LEFT, ()), "9c Tc As Qc").turn == DEALER


def test_the_winner_of_the_trick_leads_the_next_card() -> None:
    hands = deal(TABLE, left="9c", partner="Tc", right="As Js Qs Ks Ts", dealer="Qc Ad")
    state = play(hearts_made(hands, LEFT, ()), "9c Tc As Qc")
    assert (state.leader, state.turn) == (DEALER, DEALER)
    assert play(state, "Ad").turn == LEFT


# Scoring


@pytest.mark.parametrize("maker", [LEFT, RIGHT, DEALER])
def test_the_team_that_chose_trump_are_the_makers_and_the_other_the_defenders(maker: int) -> None:
    assert by_side(ended(TABLE, 5, maker=maker), maker) == (2, 0)


@pytest.mark.parametrize("alone", [(), (LEFT,)])
@pytest.mark.parametrize("made", [3, 4])
def test_makers_win_3_or_4_tricks_1_point(made: int, alone: tuple[int, ...]) -> None:
    assert points(TABLE, made, alone=alone) == (1, 0)


def test_makers_win_all_5_tricks_a_march_2_points() -> None:
    assert points(TABLE, 5) == (2, 0)


def test_makers_win_all_5_tricks_on_a_loner_4_points() -> None:
    assert points(TABLE, 5, alone=(LEFT,)) == (4, 0)


@pytest.mark.parametrize("alone", [(), (LEFT,)])
@pytest.mark.parametrize("made", [0, 1, 2])
def test_euchred_makers_fail_to_take_3_tricks_defenders_get_2_points(made: int, alone: tuple[int, ...]) -> None:
    assert points(TABLE, made, alone=alone) == (0, 2)
