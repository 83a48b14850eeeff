"""The online rules, sentence by sentence: the score tables, defending alone, TRAM and "Euchre".

The dealer sits in seat 3; LEFT, PARTNER and RIGHT sit around the table from there.
"""

import pytest

from euchre.core import law
from euchre.core.actions import Alone, Deal, Name, Order, Pass
from euchre.core.card_names import card_name
from euchre.core.cards import SUITS, Suit, format_cards
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import IllegalAction
from euchre.core.rules import PRESETS
from euchre.core.seating import FOUR
from euchre.core.state import Call, Phase
from euchre.core.trump import suit_of
from euchre.core.view import view
from euchre.narration.speech import phrase
from support.hands import DEALER, LEFT, PARTNER, RIGHT, choices, contract, deal, hand_of, play, with_partners
from support.points import ended, hearts_made, points
from support.ranks import beats, plain, ranks, trumps

TABLE = "online"
RULES = PRESETS[TABLE]


# The object, the players and the rank of cards


def test_the_game_is_usually_11_points() -> None:
    assert not ended(TABLE, 3, score=(9, 0)).over
    assert ended(TABLE, 3, score=(10, 0)).match.winner == 0


@pytest.mark.parametrize("target", [5, 6, 7, 8, 9, 10, 11])
def test_the_game_can_be_5_6_7_8_9_10_or_11_points(target: int) -> None:
    assert not ended(f"online target={target}", 3, score=(0, target - 2)).over
    state = ended(f"online target={target}", 2, score=(0, target - 2))
    assert (state.over, state.match.winner) == (True, 1)


def test_four_persons_play_two_to_a_team_with_nines_to_aces_only() -> None:
    assert FOUR.players == 4
    assert sorted(format_cards(law.pack(RULES)).split()) == sorted(rank + suit for rank in "9TJQKA" for suit in "cdhs")


@pytest.mark.parametrize("trump", SUITS, ids=str)
def test_the_order_of_power_is_right_bower_left_bower_ace_king_queen_ten_nine(trump: Suit) -> None:
    assert ranks(TABLE, trump, trumps(trump))


@pytest.mark.parametrize("trump", SUITS, ids=str)
def test_the_hoyle_suit_goes_ace_king_queen_ten_nine(trump: Suit) -> None:
    hoyle = plain(trump.next, trump)
    assert len(hoyle.split()) == 5
    assert ranks(TABLE, trump, hoyle)


@pytest.mark.parametrize("trump", SUITS, ids=str)
def test_the_two_suits_of_the_other_colour_go_ace_king_queen_jack_ten_nine(trump: Suit) -> None:
    for suit in set(SUITS) - {trump, trump.next}:
        assert len(plain(suit, trump).split()) == 6
        assert ranks(TABLE, trump, plain(suit, trump))


@pytest.mark.parametrize("trump", SUITS, ids=str)
def test_any_trump_card_is_higher_than_any_card_of_the_other_three_suits(trump: Suit) -> None:
    others = [card for card in law.pack(RULES) if suit_of(card, trump) is not trump]
    assert len(others) == 24 - 7
    assert all(beats(TABLE, trump, f"9{trump.letter}", str(card)) for card in others)


# The play of a hand


def test_each_player_receives_5_cards_and_the_top_card_of_the_deck_is_turned_over() -> None:
    pack = law.pack(RULES)
    state = apply(play(new_match(RULES), "draw 3"), Deal(pack, (3, 3, 3, 3)))
    assert [len(state.hand(seat)) for seat in range(4)] == [5, 5, 5, 5]
    assert state.open.up_card == pack[20]


def test_bidding_starts_with_the_person_to_the_left_of_the_dealer() -> None:
    assert [deal(TABLE, seat=seat).turn for seat in range(4)] == [1, 2, 3, 0]


def test_just_the_suit_is_required_to_make_a_bid_and_no_number_of_tricks() -> None:
    state = play(deal(TABLE), "pass, pass, pass, pass")
    assert phrase(RULES, DEALER, state.open.calls, Call(LEFT, Name(Suit.HEARTS))) == "hearts"
    assert contract(play(state, "hearts")).trump is Suit.HEARTS


def test_bidding_can_only_be_in_the_suit_of_the_up_card() -> None:
    state = deal(TABLE, up="9d")
    assert choices(state) == {"pass", "order", "order alone"}
    assert contract(play(state, "order")).trump is Suit.DIAMONDS
    with pytest.raises(IllegalAction, match="only the up-card's suit"):
        play(state, "name hearts")


@pytest.mark.parametrize("bidder", [LEFT, PARTNER, RIGHT, DEALER])
def test_if_this_suit_is_bid_the_dealer_exchanges_the_up_card_with_any_in_her_hand(bidder: int) -> None:
    state = deal(TABLE, dealer="Ac Kc Qc Tc 9c", up="9d")
    state = play(state, ", ".join(["pass"] * bidder + ["order"]))
    assert state.turn == DEALER
    for card in ("Ac", "Kc", "Qc", "Tc", "9c"):
        exchanged = hand_of(play(state, f"bury {card}"), DEALER)
        assert exchanged == {"Ac", "Kc", "Qc", "Tc", "9c", "9d"} - {card}


def test_if_nobody_bids_bidding_starts_again_left_of_the_dealer_in_any_other_suit() -> None:
    state = play(deal(TABLE, up="9d"), "pass, pass, pass, pass")
    assert state.turn == LEFT
    suits = ("clubs", "hearts", "spades")
    assert choices(state) == {"pass", *(f"name {suit}{how}" for suit in suits for how in ("", " alone"))}


@pytest.mark.parametrize("bidder", [LEFT, PARTNER, RIGHT, DEALER])
def test_the_bidder_can_state_that_she_wants_to_play_without_her_partner(bidder: int) -> None:
    first = play(deal(TABLE), ", ".join(["pass"] * bidder + ["order alone"]))
    second = play(deal(TABLE), ", ".join(["pass"] * (4 + bidder) + ["name spades alone"]))
    assert contract(first).alone == contract(second).alone == (bidder,)
    assert FOUR.partner(bidder) not in contract(with_partners(second)).order[bidder]


@pytest.mark.parametrize("defender", [PARTNER, DEALER])
@pytest.mark.parametrize("call", ["name hearts", "name hearts alone"])
def test_the_opposing_team_may_opt_to_defend_alone(call: str, defender: int) -> None:
    state = play(deal(TABLE), f"pass, pass, pass, pass, {call}")
    assert (state.phase, state.turn) == (Phase.ALONE, PARTNER)
    state = play(state, "alone" if defender == PARTNER else "together, alone")
    assert state.phase is Phase.PLAY
    assert contract(state).alone[-1] == defender
    assert FOUR.partner(defender) not in contract(state).order[defender]


def test_once_the_bid_has_been_made_that_establishes_what_suit_will_be_trump() -> None:
    state = hearts_made(deal(TABLE, left="Ac", partner="9h Ts Td Tc Jc"), LEFT, ())
    assert contract(state).trump is Suit.HEARTS
    with pytest.raises(IllegalAction):
        play(state, "name spades")


def test_the_play_begins_with_the_person_left_of_the_dealer() -> None:
    for seat in range(4):
        state = play(deal(TABLE, seat=seat), "order, bury 9d, together, together")
        assert state.turn == (seat + 1) % 4


# Scoring


@pytest.mark.parametrize(
    ("made", "scored"), [(3, (1, 0)), (4, (1, 0)), (5, (2, 0)), (0, (0, 2)), (1, (0, 2)), (2, (0, 2))]
)
def test_if_the_bidder_bids_with_partner(made: int, scored: tuple[int, ...]) -> None:
    assert points(TABLE, made) == scored


@pytest.mark.parametrize(("made", "scored"), [(3, (1, 0)), (4, (1, 0)), (5, (4, 0))])
def test_if_the_bidder_goes_alone(made: int, scored: tuple[int, ...]) -> None:
    assert points(TABLE, made, alone=(LEFT,)) == scored


@pytest.mark.parametrize("alone", [(PARTNER,), (LEFT, PARTNER)])
@pytest.mark.parametrize(("made", "scored"), [(1, (0, 2)), (2, (0, 2)), (0, (0, 4))])
def test_if_the_defender_goes_alone(made: int, scored: tuple[int, ...], alone: tuple[int, ...]) -> None:
    assert points(TABLE, made, alone=alone) == scored


# The words


def test_going_alone_is_a_bid_played_without_the_help_of_the_partner() -> None:
    state = hearts_made(deal(TABLE), LEFT, (LEFT,))
    assert len(contract(state).order[LEFT]) == 3


def test_a_joker_is_also_called_best_bower_and_is_the_highest_trump() -> None:
    rules = PRESETS["online"].but(benny="joker")
    assert card_name(rules, law.pack(rules)[-1]) == "Best Bower"
    assert ranks("online benny=joker", Suit.HEARTS, "B Jh Jd Ah")


def test_it_is_a_euchre_when_the_tricks_are_not_made() -> None:
    assert points(TABLE, 2) == (0, 2)


def test_if_hearts_are_trump_the_jack_of_diamonds_is_the_second_highest_trump() -> None:
    assert ranks(TABLE, Suit.HEARTS, "Jh Jd Ah")


def test_the_maker_is_the_player_who_sets_up_the_trump_suit() -> None:
    assert contract(play(deal(TABLE), "pass, pass, order")).maker == RIGHT
    assert contract(play(deal(TABLE), "pass, pass, pass, pass, pass, name hearts")).maker == PARTNER


def test_a_march_is_to_win_all_five_tricks_by_one_side() -> None:
    assert points(TABLE, 5) == (2, 0)


def _said(dealer: int, seat: int, action: Order | Pass | Alone, *before: Call) -> str:
    return phrase(RULES, dealer, before, Call(seat, action))


def test_order_up_is_when_an_opponent_of_the_dealer_accepts_the_turn_up_card() -> None:
    assert [_said(DEALER, seat, Order()) for seat in (LEFT, RIGHT)] == ["order up", "order up"]


def test_take_down_is_the_dealers_partner_accepting_the_turn_up_to_play_it_alone() -> None:
    assert _said(DEALER, PARTNER, Order(alone=True)) == "take down"
    state = play(deal(TABLE), "pass, order alone")
    assert contract(state).alone == (PARTNER,)


def test_take_up_is_when_the_dealer_chooses_to_accept_the_turn_up_card() -> None:
    assert _said(DEALER, DEALER, Order()) == "take up"


def test_a_player_may_reject_the_turn_up_card() -> None:
    state = deal(TABLE)
    for seat in (LEFT, PARTNER, RIGHT, DEALER):
        assert state.turn == seat
        assert "pass" in choices(state)
        state = play(state, "pass")


def test_defending_alone_is_what_a_lone_defender_says() -> None:
    assert _said(DEALER, PARTNER, Alone(), Call(LEFT, Order())) == "defending alone"


def test_the_right_bower_is_the_jack_of_trump() -> None:
    assert all(ranks(TABLE, trump, f"J{trump.letter} A{trump.letter}") for trump in SUITS)


def test_a_trick_is_one_card_played_from_each_players_hand_in_turn() -> None:
    state = hearts_made(deal(TABLE), LEFT, ())
    turns = []
    while not state.tricks:
        turns.append(state.turn)
        state = apply(state, legal(state)[0])
    assert turns == [LEFT, PARTNER, RIGHT, DEALER]
    assert len(state.tricks[0].cards) == 4


def test_trump_wins_over_all_the_other_suits() -> None:
    hands = deal(TABLE, left="Ac Ks", partner="9h 9s Ts Td Kd", up="9d")
    assert play(hearts_made(hands, LEFT, ()), "Ac 9h").tricks == ()
    assert beats(TABLE, Suit.HEARTS, "9h", "Ac")


def test_the_up_card_is_the_last_card_on_the_pack_turned_face_up_for_all_to_see() -> None:
    state = deal(TABLE, up="Kd")
    assert all(str(view(state, seat).open.up_card) == "Kd" for seat in (0, 1, 2, 3, None))
