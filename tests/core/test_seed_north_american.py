"""The North American rules, sentence by sentence: the cut, the exchange, alone with the call, the rubber.

The dealer sits in seat 3; LEFT, PARTNER and RIGHT sit around the table from there.
"""

import pytest

from euchre.core import law
from euchre.core.actions import Deal, Order, Pass
from euchre.core.cards import SUITS, Card, CardSet, Suit, format_cards
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import IllegalAction
from euchre.core.rules import PRESETS
from euchre.core.seating import FOUR
from euchre.core.state import Call, Phase, State
from euchre.core.view import view
from euchre.narration.score_cards import PipCard, score_cards
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
from support.points import ended, hearts_made, lone_march, points
from support.ranks import plain, ranks, trumps

TABLE = "north-american"
RULES = PRESETS[TABLE]


# The teams and the pack


def test_euchre_is_played_with_two_teams_of_two() -> None:
    assert sorted(map(FOUR.side, range(FOUR.players))) == [0, 0, 1, 1]


def test_the_deck_has_24_cards_ace_king_queen_jack_10_9_of_each_suit() -> None:
    pack = format_cards(law.pack(RULES)).split()
    assert len(pack) == 24
    assert set(pack) == {rank + suit for rank in "AKQJT9" for suit in "hdcs"}


@pytest.mark.parametrize("trump", SUITS, ids=str)
def test_the_highest_trump_is_the_right_bower_and_the_second_highest_the_left(trump: Suit) -> None:
    right, left, *_ = trumps(trump).split()
    assert right[1] == trump.letter
    assert ranks(TABLE, trump, f"{right} {left} A{trump.letter}")


def test_if_diamonds_are_trump_the_bowers_are_the_jacks_of_diamonds_and_hearts() -> None:
    assert ranks(TABLE, Suit.DIAMONDS, "Jd Jh Ad")


@pytest.mark.parametrize("trump", SUITS, ids=str)
def test_the_remaining_trumps_and_the_other_suits_rank_ace_king_queen_jack_10_9(trump: Suit) -> None:
    assert ranks(TABLE, trump, trumps(trump))
    assert all(ranks(TABLE, trump, plain(suit, trump)) for suit in SUITS if suit is not trump)


# The cut and the deal


def test_the_pack_is_cut_by_the_player_to_the_dealers_right_who_may_not_bump() -> None:
    state = play(new_match(RULES), f"draw {DEALER}")
    assert (state.phase, state.turn) == (Phase.CUT, RIGHT)
    with pytest.raises(IllegalAction, match="must be cut") as refused:
        play(state, "bump")
    assert refused.value.options == ("cut",)


def test_the_cut_must_have_at_least_four_cards_in_each_side() -> None:
    state = play(new_match(RULES), f"draw {DEALER}")
    assert choices(state) == {f"cut {at}" for at in range(4, 21)}
    for at in (0, 3, 21, 24):
        with pytest.raises(IllegalAction, match="4 to 20") as refused:
            play(state, f"cut {at}")
        assert refused.value.options == ("cut_minimum",)


def test_the_dealer_shuffles_last_then_the_cut_moves_the_top_under() -> None:
    pack = law.pack(RULES)
    state = apply(play(new_match(RULES), f"draw {DEALER}, cut 4"), Deal(pack, (3, 3, 3, 3)))
    assert state.hand(LEFT) == CardSet.of((*pack[4:7], *pack[16:18]))
    assert state.open.up_card == pack[0], "the twenty-first card of the cut pack"
    assert state.hidden.kitty == pack[1:4]


def test_the_cards_are_dealt_clockwise_beginning_left_of_the_dealer() -> None:
    pack = law.pack(RULES)
    state = apply(play(new_match(RULES), "draw 1, cut 4"), Deal(pack[-4:] + pack[:-4], (3, 3, 3, 3)))
    assert state.hand(2) == CardSet.of((*pack[:3], *pack[12:14]))
    assert state.hand(1) == CardSet.of((*pack[9:12], *pack[18:20]))
    assert [len(state.hand(seat)) for seat in range(4)] == [5, 5, 5, 5]


@pytest.mark.parametrize("packet", [2, 3])
def test_the_dealer_may_give_three_then_two_or_two_then_three(packet: int) -> None:
    pack = law.pack(RULES)
    state = apply(play(new_match(RULES), f"draw {DEALER}, cut 4"), Deal(pack[-4:] + pack[:-4], (packet,) * 4))
    first, second = packet, 5 - packet
    assert state.hand(LEFT) == CardSet.of((*pack[:first], *pack[4 * packet : 4 * packet + second]))
    assert [len(state.hand(seat)) for seat in range(4)] == [5, 5, 5, 5]


def test_the_dealer_must_adhere_to_the_distribution_plan_she_begins_with() -> None:
    state = play(new_match(RULES), f"draw {DEALER}, cut 4")
    assert [action.packets for action in legal(state) if isinstance(action, Deal)] == [(3, 3, 3, 3), (2, 2, 2, 2)]
    with pytest.raises(IllegalAction, match="Packets") as refused:
        apply(state, Deal(law.pack(RULES), (3, 2, 3, 2)))
    assert refused.value.options == ("packets",)


def test_after_the_first_deal_the_deal_passes_to_the_player_on_the_dealers_left() -> None:
    assert ended(TABLE, 3).match.dealer == LEFT


def test_the_dealer_turns_the_top_card_of_the_rest_face_up() -> None:
    pack = law.pack(RULES)
    state = apply(play(new_match(RULES), f"draw {DEALER}, cut 4"), Deal(pack[-4:] + pack[:-4], (3, 3, 3, 3)))
    assert state.open.up_card == pack[20]


# Making trump


def _spoken(state: State, action: Order | Pass) -> str:
    assert state.turn is not None
    return phrase(state.rules, state.match.dealer, state.open.calls, Call(state.turn, action))


def test_from_the_dealers_left_each_player_accepts_the_turned_up_card_or_passes() -> None:
    state = deal(TABLE)
    for seat in (LEFT, PARTNER, RIGHT, DEALER):
        assert state.turn == seat
        assert choices(state) == {"pass", "order", "order alone"}
        state = play(state, "pass")


@pytest.mark.parametrize("before", ["", "pass", "pass, pass", "pass, pass, pass"])
def test_the_dealer_may_exchange_an_accepted_turned_up_card_for_one_in_her_hand(before: str) -> None:
    state = play(deal(TABLE, dealer="Ac Kc Qc Tc 9c", up="9h"), f"{before}, order")
    assert contract(state).trump is Suit.HEARTS
    assert (state.phase, state.turn) == (Phase.BURY, DEALER)
    exchanged = play(state, "bury Tc")
    assert hand_of(exchanged, DEALER) == {"Ac", "Kc", "Qc", "9c", "9h"}


def test_the_dealer_may_decline_the_exchange() -> None:
    state = play(deal(TABLE, dealer="Ac Kc Qc Tc 9c", up="9h"), "order, bury 9h")
    assert hand_of(state, DEALER) == {"Ac", "Kc", "Qc", "Tc", "9c"}
    assert contract(state).trump is Suit.HEARTS


def test_the_dealer_can_accept_or_refuse_which_is_called_turning_it_down() -> None:
    state = play(deal(TABLE), "pass, pass, pass")
    assert state.turn == DEALER
    assert _spoken(state, Pass()) == "I turn it down"
    assert play(state, "pass").phase is Phase.ROUND_2


def test_the_turned_down_card_lies_face_up_partly_under_the_pack() -> None:
    over = play(deal("north-american", up="9d"), "pass, pass, pass, pass")
    assert up_card(view(over, None)) == UpCard(Card.parse("9d"), "turned down", face_up=True)


def test_if_all_pass_each_player_in_turn_may_pass_again_or_name_another_suit() -> None:
    state = play(deal(TABLE, up="9d"), "pass, pass, pass, pass")
    suits = ("clubs", "hearts", "spades")
    for seat in (LEFT, PARTNER, RIGHT, DEALER):
        assert state.turn == seat
        assert choices(state) == {"pass", *(f"name {s}{w}" for s in suits for w in ("", " alone"))}
        state = play(state, "pass")


def test_the_suit_that_was_rejected_cannot_be_named() -> None:
    with pytest.raises(IllegalAction, match="Diamonds were turned down"):
        play(deal(TABLE, up="9d"), "pass, pass, pass, pass, name diamonds")


def test_if_all_four_pass_in_the_second_round_the_next_dealer_deals() -> None:
    state = play(deal(TABLE), "pass, pass, pass, pass, pass, pass, pass, pass")
    assert state.match.dealer == LEFT
    assert last(state).points == (0, 0)


def test_once_the_trump_is_determined_the_bidding_ends_and_play_begins() -> None:
    assert play(deal(TABLE), "order, bury 9d").phase is Phase.PLAY
    assert play(deal(TABLE), "pass, pass, pass, pass, name hearts").phase is Phase.PLAY


def test_the_team_that_chose_the_trump_suit_are_the_makers() -> None:
    state = play(deal(TABLE), "pass, pass, order")
    assert contract(state).maker == RIGHT


# Goal of the makers, playing alone


def test_the_goal_of_the_makers_is_three_tricks_or_they_are_euchred() -> None:
    assert points(TABLE, 3) == (1, 0)
    assert points(TABLE, 2) == (0, 2)


@pytest.mark.parametrize("seat", [LEFT, PARTNER, RIGHT, DEALER])
def test_who_chose_trump_may_declare_alone_at_the_time_of_choosing(seat: int) -> None:
    state = play(deal(TABLE), ", ".join(["pass"] * seat + ["order alone"]))
    assert contract(state).alone == (seat,)
    second = play(deal(TABLE), ", ".join(["pass"] * (4 + seat) + ["name hearts alone"]))
    assert contract(second).alone == (seat,)


def test_alone_is_not_declared_after_choosing_the_trump() -> None:
    for said in ("order", "order, bury 9d", "pass, pass, pass, pass, name hearts"):
        with pytest.raises(IllegalAction):
            play(deal(TABLE), f"{said}, alone")


def test_the_loners_partner_does_not_participate_in_the_play() -> None:
    state = hearts_made(deal(TABLE), LEFT, (LEFT,))
    assert set(contract(state).order[LEFT]) == {LEFT, PARTNER, DEALER}


def test_nobody_defends_alone() -> None:
    assert play(deal(TABLE), "order alone, bury 9d").phase is Phase.PLAY


# The play


def test_the_opening_lead_is_made_by_the_player_to_the_dealers_left() -> None:
    assert [hearts_made(deal(TABLE), maker, ()).turn for maker in range(4)] == [LEFT] * 4
    assert [hearts_made(deal(TABLE), maker, (maker,)).turn for maker in (LEFT, PARTNER, DEALER)] == [LEFT] * 3


def test_if_that_players_partner_plays_alone_the_player_across_from_dealer_leads() -> None:
    assert hearts_made(deal(TABLE), RIGHT, (RIGHT,)).turn == PARTNER


def test_each_player_must_follow_the_suit_led_if_possible() -> None:
    state = hearts_made(deal(TABLE, left="Ac", partner="9c Kc Ah Ts Td"), LEFT, ())
    assert cards_to_play(play(state, "Ac")) == {"9c", "Kc"}


def test_if_unable_to_follow_suit_the_player_may_trump_or_discard_any_card() -> None:
    state = hearts_made(deal(TABLE, left="Ac", partner="Ah 9s As Ts Td"), LEFT, ())
    assert cards_to_play(play(state, "Ac")) == {"Ah", "9s", "As", "Ts", "Td"}


def test_a_trick_is_won_by_the_highest_trump() -> None:
    hands = deal(TABLE, left="Ac", partner="Th 9s As Ts Td", right="Kh Qd Js Qs Ks", dealer="Kc")
    assert play(hearts_made(hands, LEFT, ()), "Ac Th Kh Kc").turn == RIGHT


def test_a_trick_without_trumps_is_won_by_the_highest_card_of_the_suit_led() -> None:
    state = hearts_made(deal(TABLE, left="9c", partner="Tc", right="As Js Qs Ks Ts", dealer="Qc Ad"), LEFT, ())
    assert play(state, "9c Tc As Qc").turn == DEALER


def test_the_left_bower_is_a_member_of_the_trump_suit_and_not_of_its_native_suit() -> None:
    state = hearts_made(deal(TABLE, left="Ad Ah", partner="Jd Td 9s Ts Tc"), LEFT, ())
    assert cards_to_play(play(state, "Ad")) == {"Td"}
    assert cards_to_play(play(state, "Ah")) == {"Jd"}


def test_the_winner_of_the_trick_leads_next() -> None:
    state = hearts_made(deal(TABLE, left="9c", partner="Tc", right="As Js Qs Ks Ts", dealer="Qc Ad"), LEFT, ())
    state = play(state, "9c Tc As Qc")
    assert (state.leader, state.turn) == (DEALER, DEALER)


def test_the_leader_may_lead_any_card_of_any_suit_including_trump() -> None:
    state = hearts_made(deal(TABLE, left="Ah Jd 9c As Kd"), LEFT, ())
    assert cards_to_play(state) == {"Ah", "Jd", "9c", "As", "Kd"}


def test_play_continues_in_clockwise_order() -> None:
    state, turns = hearts_made(deal(TABLE), LEFT, ()), []
    for _ in range(4):
        turns.append(state.turn)
        state = apply(state, legal(state)[0])
    assert turns == [LEFT, PARTNER, RIGHT, DEALER]


# Scoring


def test_after_all_five_tricks_the_hand_is_scored_and_the_dealers_left_deals_next() -> None:
    state = ended(TABLE, 4)
    assert last(state).tricks == (4, 1)
    assert state.match.score == (1, 0)
    assert state.match.dealer == LEFT


@pytest.mark.parametrize("made", [3, 4])
def test_the_makers_win_3_or_4_tricks_and_score_1_point(made: int) -> None:
    assert points(TABLE, made) == (1, 0)


def test_the_makers_win_5_tricks_a_march_and_score_2_points() -> None:
    assert points(TABLE, 5) == (2, 0)


@pytest.mark.parametrize("made", [3, 4])
def test_a_lone_hand_maker_wins_3_or_4_tricks_and_scores_1_point(made: int) -> None:
    assert points(TABLE, made, alone=(LEFT,)) == (1, 0)


def test_a_lone_hand_maker_wins_5_tricks_and_scores_4_points() -> None:
    assert points(TABLE, 5, alone=(LEFT,)) == (4, 0)


@pytest.mark.parametrize("alone", [(), (LEFT,)])
@pytest.mark.parametrize("made", [0, 1, 2])
def test_makers_or_a_lone_hand_euchred_give_the_defenders_2_points(made: int, alone: tuple[int, ...]) -> None:
    assert points(TABLE, made, alone=alone) == (0, 2)


@pytest.mark.parametrize("target", [10, 5, 7])
def test_the_first_to_score_10_points_or_5_or_7_if_agreed_wins_the_game(target: int) -> None:
    rules = f"{TABLE} target={target} games=1"
    assert not ended(rules, 3, score=(target - 2, 0)).over
    state = ended(rules, 3, score=(target - 1, 0))
    assert (state.over, state.match.winner) == (True, 0)


def test_usually_the_game_is_to_10_points() -> None:
    assert law.target(RULES) == 10


@pytest.mark.parametrize("score", [1, 2, 3, 4, 5])
def test_for_1_to_5_the_4_lies_face_down_on_the_6_and_exposed_pips_are_the_score(score: int) -> None:
    assert score_cards(RULES, score) == (PipCard(6, score, face_up=True), PipCard(4, 0, face_up=False))


@pytest.mark.parametrize("score", [6, 7, 8, 9, 10])
def test_for_6_or_higher_the_six_and_the_four_are_turned_face_up(score: int) -> None:
    assert score_cards(RULES, score) == (PipCard(6, 6, face_up=True), PipCard(4, score - 6, face_up=True))


# Rubbers


def test_the_first_team_to_win_two_games_wins_the_rubber() -> None:
    state = ended(TABLE, 3, score=(9, 0))
    assert not state.over
    assert (state.match.games, state.match.score) == ((1, 0), (0, 0))
    for _ in range(3):  # three lone marches are twelve points
        state = lone_march(state, 1)
    assert (state.match.games, state.match.score, state.over) == ((1, 1), (0, 0), False)
    for _ in range(3):
        assert not state.over
        state = lone_march(state, 1)
    assert (state.match.games, state.over, state.match.winner) == ((1, 2), True, 1)


def test_a_rubber_may_be_won_in_two_games_straight() -> None:
    state = ended(TABLE, 3, score=(9, 0))
    for _ in range(3):
        state = lone_march(state, 0)
    assert (state.match.games, state.over, state.match.winner) == ((2, 0), True, 0)
