"""The settled points of docs/sources.md, which the seeds leave open: one test a sentence.

The dealer sits in seat 3; LEFT, PARTNER and RIGHT sit around the table from there.
"""

from typing import Unpack

import pytest

from euchre.core import law
from euchre.core.actions import Give
from euchre.core.cards import SUITS, Suit, cards_in, format_cards
from euchre.core.engine import apply, legal
from euchre.core.errors import IllegalAction
from euchre.core.rules import PRESETS
from euchre.core.seating import FOUR
from euchre.core.state import Phase, State
from euchre.core.trump import SUIT_SET, suit_of
from euchre.core.unseen import voids
from euchre.core.view import redact, view
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
    deal_again,
    finish,
    hand_of,
    last,
    play,
    with_partners,
)
from support.points import by_side, ended, hearts_made, lone_march, points, thrown_in
from support.ranks import plain, ranks, trumps

ALL_PASS = "pass, pass, pass, pass"

# The Benny, no trump, the long pack


@pytest.mark.parametrize("trump", SUITS, ids=str)
def test_with_32_cards_and_a_benny_eight_and_seven_come_below_the_nine(trump: Suit) -> None:
    rules = "standard lowest=7 benny=joker"
    assert ranks(rules, trump, f"{trumps(trump, benny=True)} 8{trump.letter} 7{trump.letter}")
    for suit in set(SUITS) - {trump}:
        assert ranks(rules, trump, f"{plain(suit, trump)} 8{suit.letter} 7{suit.letter}")


@pytest.mark.parametrize("trump", SUITS, ids=str)
def test_the_suit_of_the_left_bower_has_no_jack(trump: Suit) -> None:
    assert f"J{trump.next.letter}" not in format_cards(cards_in(SUIT_SET[trump][trump.next])).split()
    assert f"J{trump.next.letter}" in format_cards(cards_in(SUIT_SET[trump][trump])).split()


def test_the_sevens_and_eights_follow_suit_like_any_other_card() -> None:
    state = hearts_made(deal("standard lowest=7", left="As", partner="7c 8c 7s 8d 7d"), LEFT, ())
    assert cards_to_play(play(state, "As")) == {"7s"}


def test_the_benny_before_trump_is_made_belongs_to_no_suit() -> None:
    (benny,) = (card for card in law.pack(PRESETS["british"]) if str(card) == "B")
    assert benny.suit is None
    assert suit_of(benny, None) is None


def test_the_two_of_spades_as_benny_is_not_a_spade() -> None:
    rules = "standard benny=two-of-spades"
    state = hearts_made(deal(rules, left="As", partner="B 9s 9c Tc Td"), LEFT, ())
    assert cards_to_play(play(state, "As")) == {"9s"}
    assert "name spades" in choices(play(deal(f"{rules} holding=natural", left="9s", up="9d"), ALL_PASS))
    held = deal(f"{rules} holding=natural", left="B 9c Tc Jc Qc", up="9d")
    assert choices(play(held, ALL_PASS)) == {"pass", "name clubs", "name clubs alone"}


def _no_trump(rules: str = "standard no_trump=second-round", **hands: Unpack[Hands]) -> State:
    return play(deal(rules, **hands), f"{ALL_PASS}, name no trump")


def test_at_no_trump_there_are_no_bowers() -> None:
    hands: Hands = {"left": "Ah", "partner": "Jd Td 9s Ts Tc"}
    assert cards_to_play(play(_no_trump(**hands), "Ah")) == {"Jd", "Td", "9s", "Ts", "Tc"}
    assert play(_no_trump(left="Jh", partner="Qh", right="Th", dealer="9h"), "Jh Qh Th 9h").turn == PARTNER


def test_at_no_trump_every_jack_ranks_under_its_queen_and_above_its_ten() -> None:
    for suit in "cdhs":
        up = "9s" if suit == "d" else "9d"
        state = _no_trump(left=f"J{suit}", partner=f"T{suit}", right=f"Q{suit}", dealer=f"K{suit}", up=up)
        assert play(state, f"J{suit} T{suit} Q{suit} K{suit}").turn == DEALER
        state = _no_trump(left=f"T{suit}", partner=f"J{suit}", right=f"Q{suit}", dealer=f"A{suit}", up=up)
        assert [trick.winner for trick in play(state, f"T{suit} J{suit} Q{suit} A{suit}").tricks] == [DEALER]
    jack = _no_trump(left="Tc", partner="Jc", right="As Ks Qs Js Ts", dealer="Ad Kd Qd Jd Td")
    assert play(jack, "Tc Jc Ts Td").turn == PARTNER


_JOKER = "standard no_trump=second-round benny=joker"


def test_at_no_trump_the_benny_may_be_played_any_time_and_wins_any_trick() -> None:
    state = play(_no_trump(_JOKER, left="Ac", partner="B 9c Ts Td Th", right="Kc", dealer="Qc"), "Ac")
    assert cards_to_play(state) == {"B", "9c"}
    assert play(state, "B Kc Qc").turn == PARTNER


def test_at_no_trump_a_player_void_in_the_suit_led_may_play_anything() -> None:
    state = play(_no_trump(_JOKER, left="Ac", partner="B 9h Ts Td Th"), "Ac")
    assert cards_to_play(state) == {"B", "9h", "Ts", "Td", "Th"}


def test_at_no_trump_when_the_benny_is_led_the_others_may_play_anything() -> None:
    state = play(_no_trump(_JOKER, left="B", partner="9c 9h Ts Td Th"), "B")
    assert cards_to_play(state) == {"9c", "9h", "Ts", "Td", "Th"}
    while not state.tricks:
        state = apply(state, legal(state)[-1])
    assert state.turn == LEFT


def test_at_no_trump_playing_the_benny_does_not_show_a_void() -> None:
    table = _no_trump(_JOKER, left="Ac", partner="B 9c Ts Td Th", right="Kc", dealer="Qc")
    cards = play(table, "Ac B").trick
    seen = iter([(LEFT, cards[0], cards[0]), (PARTNER, cards[1], cards[0])])
    assert voids(4, Suit.NO_TRUMP, seen) == (0, 0, 0, 0)


def test_at_no_trump_the_rest_are_mine_only_once_the_benny_cannot_spoil_it() -> None:
    rules = "online no_trump=second-round benny=joker"
    assert choices(with_partners(_no_trump(rules, left="B Ac Ad Ah As"))) == {"tram"}
    assert "tram" not in choices(with_partners(_no_trump(rules, left="Kc Ac Ad Ah As")))


# Playing alone


def test_the_dealer_whose_partner_plays_alone_does_not_take_the_up_card() -> None:
    state = play(deal("standard", dealer="Ac Kc Qc Tc 9c", up="9h"), "pass, order alone")
    assert state.phase is Phase.PLAY
    assert hand_of(state, DEALER) == {"Ac", "Kc", "Qc", "Tc", "9c"}
    assert not contract(state).taken


def test_if_a_partner_goes_alone_after_the_burial_the_dealers_cards_go_face_down() -> None:
    # A defender's dealer: the left ordered it up, the dealer buried, and the dealer's partner defends alone.
    state = play(deal("british", dealer="Ac Kc Qc Tc 9c", up="9h"), "order, bury 9c, together, alone")
    assert (state.turn, contract(state).alone) == (LEFT, (PARTNER,))
    state = with_partners(state)
    assert hand_of(state, DEALER) == {"Ac", "Kc", "Qc", "Tc", "9h"}
    assert DEALER not in contract(state).order[RIGHT]
    assert state.turn == RIGHT
    end = apply(state, legal(state)[0])
    while not end.tricks:
        end = apply(end, legal(end)[0])
    assert len(end.hand(DEALER)) == 5


def _asked(state: State, answers: dict[int, int]) -> list[int]:
    """List the seats asked to play alone, in order; `answers` gives the turn at which a seat says so."""
    asked: list[int] = []
    while state.phase is Phase.ALONE:
        assert state.turn is not None
        asked.append(state.turn)
        state = play(state, "alone" if asked.count(state.turn) == answers.get(state.turn) else "together")
    return asked


def test_british_announcements_go_clockwise_from_the_dealers_left() -> None:
    for maker in (LEFT, PARTNER, RIGHT, DEALER):
        state = play(deal("british"), ALL_PASS + ", pass" * maker + ", name hearts")
        assert _asked(state, {}) == [LEFT, PARTNER, RIGHT, DEALER]


@pytest.mark.parametrize(
    ("answers", "asked"),
    [
        ({LEFT: 1}, [LEFT, PARTNER, DEALER]),
        ({PARTNER: 1}, [LEFT, PARTNER, LEFT, RIGHT]),
        ({RIGHT: 1}, [LEFT, PARTNER, RIGHT, PARTNER, DEALER]),
        ({DEALER: 1}, [LEFT, PARTNER, RIGHT, DEALER, LEFT, RIGHT]),
        ({DEALER: 1, LEFT: 2}, [LEFT, PARTNER, RIGHT, DEALER, LEFT]),
        ({RIGHT: 1, PARTNER: 2}, [LEFT, PARTNER, RIGHT, PARTNER]),
        ({LEFT: 1, PARTNER: 1}, [LEFT, PARTNER]),
        ({PARTNER: 1, RIGHT: 1}, [LEFT, PARTNER, LEFT, RIGHT]),
    ],
)
def test_when_a_side_announces_opponents_who_had_declined_are_asked_once_more(
    answers: dict[int, int], asked: list[int]
) -> None:
    state = play(deal("british"), f"{ALL_PASS}, name hearts")
    assert _asked(state, answers) == asked


def test_one_player_per_side_may_be_alone() -> None:
    state = play(deal("british"), f"{ALL_PASS}, name hearts, alone, alone")
    assert contract(state).alone == (LEFT, PARTNER)
    assert state.phase is Phase.PLAY


def test_when_the_dealers_partner_turns_it_down_only_the_defenders_are_asked() -> None:
    state = play(deal("british"), "pass, order alone")
    assert _asked(state, {}) == [LEFT, RIGHT]


def test_where_alone_is_said_with_the_call_a_no_of_a_defender_stands() -> None:
    state = play(deal("online"), f"{ALL_PASS}, name hearts")
    assert _asked(state, {DEALER: 1}) == [PARTNER, DEALER]


def test_after_the_burial_the_maker_is_asked_first_and_their_no_stands() -> None:
    state = play(deal("openspiel defend_alone=always"), f"{ALL_PASS}, pass, name hearts")
    assert _asked(state, {LEFT: 1}) == [PARTNER, LEFT]
    assert _asked(state, {}) == [PARTNER, LEFT, RIGHT]


# Scoring


def test_seed_003_calls_a_euchre_when_the_makers_have_lost_three_tricks() -> None:
    assert not law.settled(PRESETS["online"], LEFT, (), (1, 1))
    assert law.settled(PRESETS["online"], LEFT, (), (1, 1, 1))
    assert not law.settled(PRESETS["online"], LEFT, (), (0, 0, 0)), "three tricks of the makers are no euchre"


@pytest.mark.parametrize(("made", "scored"), [(3, (1, 0)), (4, (1, 0)), (5, (2, 0))])
def test_a_lone_defender_against_makers_who_make_it_gets_the_ordinary_scores(
    made: int, scored: tuple[int, ...]
) -> None:
    assert points("online", made, alone=(PARTNER,)) == scored


@pytest.mark.parametrize("made", [3, 4])
def test_a_lone_maker_who_takes_3_or_4_scores_1(made: int) -> None:
    assert [points(preset, made, alone=(LEFT,)) for preset in ("standard", "british", "online")] == [(1, 0)] * 3


@pytest.mark.parametrize("made", [0, 1, 2])
def test_alone_and_euchred_gives_defenders_2_and_a_lone_british_defender_4(made: int) -> None:
    assert points("british", made, alone=(LEFT,)) == (0, 2)
    assert points("british", made, alone=(LEFT, PARTNER)) == (0, 4)


def test_one_side_scores_per_deal() -> None:
    for made in range(6):
        assert 0 in ended("standard", made).match.score


def test_the_first_dealer_of_the_next_game_of_a_rubber_is_the_next_in_rotation() -> None:
    state = ended("north-american", 3, score=(9, 0))
    assert state.match.games == (1, 0)
    assert state.match.dealer == LEFT
    assert (state.match.deals_finished, state.match.tokens) == (0, (0, 0))


def test_an_illegal_card_is_refused_with_the_rule_named_so_nobody_can_revoke() -> None:
    state = play(hearts_made(deal("standard", left="Ac", partner="9c Kc Ah Ts Td"), LEFT, ()), "Ac")
    before = hash(state)
    with pytest.raises(IllegalAction, match="does not follow suit"):
        play(state, "Ah")
    assert hash(state) == before


# Weak hands


_FARMER: Hands = {"left": "9c Tc 9s Ts Th", "up": "9d"}


def test_every_seat_is_asked_about_a_weak_hand_so_that_being_asked_tells_nothing() -> None:
    state = deal("standard weak_hand=farmers-redeal", **_FARMER)
    for seat in (LEFT, PARTNER, RIGHT, DEALER):
        assert (state.phase, state.turn) == (Phase.WEAK_HANDS, seat)
        assert choices(state) == ({"keep", "redeal"} if seat == LEFT else {"keep"})
        state = play(state, "keep")
    assert (state.phase, state.turn) == (Phase.ROUND_1, LEFT)


def test_a_farmers_hand_is_redealt_by_the_same_dealer_and_not_counted_as_a_deal() -> None:
    state = play(deal("standard weak_hand=farmers-redeal", **_FARMER), "redeal")
    assert (state.phase, state.match.dealer, state.match.deals_finished) == (Phase.DEAL, DEALER, 0)
    again = play(deal("british weak_hand=farmers-redeal", **_FARMER), "redeal")
    assert (again.phase, again.turn) == (Phase.CUT, LEFT)


def test_a_hand_with_the_benny_is_not_weak() -> None:
    state = deal("british weak_hand=farmers-redeal", left="9c Tc 9s Ts B")
    assert choices(state) == {"keep"}


def test_going_under_swaps_three_low_cards_with_the_top_of_the_kitty() -> None:
    state = deal("standard weak_hand=go-under", left="9c Tc 9s Ah Kh", up="9d", kitty="Ac As Ad")
    assert choices(state) == {"keep", "under 9c Tc 9s"}
    state = play(state, "under 9c Tc 9s")
    assert hand_of(state, LEFT) == {"Ah", "Kh", "Ac", "As", "Ad"}
    assert state.hidden.kitty == ()
    assert (state.phase, state.turn, state.open.under) == (Phase.ROUND_1, LEFT, LEFT)
    assert format_cards(view(state, LEFT).buried) == "9c Tc 9s"
    assert [view(state, seat).buried for seat in (PARTNER, RIGHT, DEALER, None)] == [()] * 4


def test_only_one_player_may_go_under_for_the_kitty_is_used_up() -> None:
    state = deal("standard weak_hand=go-under", left="Ah Kh Qh Jh Th", partner="9c Tc 9s Ts Kd", up="9d")
    state = play(state, "keep, under 9c Tc 9s")
    assert state.phase is Phase.ROUND_1


def test_the_others_see_that_a_player_went_under_but_not_with_which_cards() -> None:
    state = deal("standard weak_hand=go-under", left="9c Tc 9s Ah Kh", up="9d", kitty="Ac As Ad")
    under = legal(state)[1]
    assert "9c" not in str(redact(state, under, PARTNER).action)
    after = apply(state, under)
    assert "9c" not in repr(view(after, None))
    assert view(after, PARTNER).open.under == LEFT


def test_when_the_benny_is_turned_up_nobody_is_asked_about_a_weak_hand() -> None:
    assert deal("british weak_hand=go-under", up="B").phase is Phase.BENNY


# Partner's best


def test_a_lone_maker_gets_a_card_from_their_partner_and_buries_one() -> None:
    hands = deal("standard partners_best=1", left="Jh Jd Ah Kh 9c", right="Qh As Ks Ts 9s")
    state = play(hands, f"{ALL_PASS}, name hearts alone")
    assert (state.phase, state.turn) == (Phase.GIVE, RIGHT)
    assert choices(state) == {f"give {card}" for card in ("Qh", "As", "Ks", "Ts", "9s")}
    state = play(state, "give Qh")
    assert (state.phase, state.turn) == (Phase.BURY, LEFT)
    assert view(state, PARTNER).counts == (6, 5, 4, 5)
    assert hand_of(state, RIGHT) == {"As", "Ks", "Ts", "9s"}
    assert choices(state) == {f"bury {card}" for card in ("Jh", "Jd", "Ah", "Kh", "9c", "Qh")}
    state = play(state, "bury 9c")
    assert hand_of(state, LEFT) == {"Jh", "Jd", "Ah", "Kh", "Qh"}
    assert last(finish(state, 5)).points == (4, 0)


def test_the_defenders_do_not_see_which_card_is_given() -> None:
    hands = deal("standard partners_best=1", right="Qh As Ks Ts 9s")
    state = play(hands, f"{ALL_PASS}, name hearts alone")
    gift = legal(state)[0]
    assert [str(redact(state, gift, seat).action) for seat in (PARTNER, DEALER, None)] == ["give"] * 3
    assert [redact(state, gift, seat).action for seat in (LEFT, RIGHT)] == [gift, gift]


def test_everybody_sees_that_a_card_is_given() -> None:
    before = play(deal("standard partners_best=1"), f"{ALL_PASS}, name hearts alone")
    after = apply(before, legal(before)[0])
    for seat in (LEFT, PARTNER, RIGHT, DEALER, None):
        assert Give(None) not in [call.action for call in view(before, seat).open.calls]
        assert view(after, seat).open.calls[-1].action == Give(None)


def test_a_lone_dealer_buries_once_for_the_up_card_and_once_for_the_gift() -> None:
    hands = deal("standard partners_best=1", partner="Ah Kh Qh Th 9h", dealer="Ac Kc Qc Tc 9c", up="9d")
    state = play(hands, "pass, pass, pass, order alone, bury 9c, give Ah, bury Tc")
    assert state.phase is Phase.PLAY
    assert hand_of(state, DEALER) == {"Ac", "Kc", "Qc", "9d", "Ah"}
    assert format_cards(view(state, DEALER).buried) == "9c Tc"


def test_a_lone_defender_gets_no_card() -> None:
    state = play(deal("online partners_best=1"), f"{ALL_PASS}, name hearts, alone")
    assert state.phase is Phase.PLAY


# What a caller must hold


def test_a_stuck_dealer_without_a_suit_to_name_names_any_but_the_one_turned_down() -> None:
    rules = "standard all_pass=stick-the-dealer holding=natural"
    state = deal(rules, dealer="Ad Kd Qd Jd Td", up="9d")
    assert choices(play(state, f"{ALL_PASS}, pass, pass, pass")) == {
        f"name {suit}{how}" for suit in ("clubs", "hearts", "spades") for how in ("", " alone")
    }


def test_a_stuck_dealer_names_a_suit_they_hold_if_they_can() -> None:
    rules = "standard all_pass=stick-the-dealer holding=natural"
    state = deal(rules, dealer="Ad Kd Qd Jd 9c", up="9d")
    assert choices(play(state, f"{ALL_PASS}, pass, pass, pass")) == {"name clubs", "name clubs alone"}


def test_the_dealer_may_count_the_up_card_as_held_but_their_partner_may_not() -> None:
    state = deal("standard holding=natural", partner="9c Tc Jc Qc Kc", dealer="9s Ts Js Qs Ks", up="9h")
    assert choices(play(state, "pass")) == {"pass"}
    assert choices(play(state, "pass, pass, pass")) == {"pass", "order", "order alone"}


def test_a_player_with_only_the_turned_down_suit_can_name_nothing_but_no_trump() -> None:
    hands: Hands = {"left": "Ad Kd Qd Jd Td", "up": "9d"}
    assert choices(play(deal("standard holding=natural", **hands), ALL_PASS)) == {"pass"}
    allowed = play(deal("standard holding=natural no_trump=second-round", **hands), ALL_PASS)
    assert choices(allowed) == {"pass", "name no trump", "name no trump alone"}


# The end of a game


def test_a_deal_that_all_pass_and_the_same_dealer_repeats_does_not_count() -> None:
    state = thrown_in(play(deal("standard all_pass=same-dealer target=0 deals=1"), f"{ALL_PASS}, {ALL_PASS}"))
    assert not state.over
    assert (state.match.dealer, state.match.deals_finished, state.match.last) == (DEALER, 0, None)


def test_a_deal_thrown_in_for_the_next_dealer_counts_where_deals_are_counted() -> None:
    state = play(deal("standard target=0 deals=2"), f"{ALL_PASS}, {ALL_PASS}")
    assert (state.match.deals_finished, state.over) == (1, False)
    assert thrown_in(state).over


def test_a_fixed_number_of_deals_can_end_in_a_draw() -> None:
    state = thrown_in(play(deal("standard target=0 deals=2"), f"{ALL_PASS}, {ALL_PASS}"))
    assert (state.over, state.match.winner, state.match.score, last(state).winner) == (True, None, (0, 0), None)


@pytest.mark.parametrize(("made", "winner"), [(3, 0), (2, 1)])
def test_after_a_fixed_number_of_deals_the_higher_score_wins(made: int, winner: int) -> None:
    state = ended("standard target=0 deals=1", made)
    assert (state.over, state.match.winner, last(state).game_over) == (True, winner, True)


def test_when_the_match_is_over_nothing_more_may_happen() -> None:
    state = ended("standard target=0 deals=1", 3)
    assert legal(state) == ()
    assert state.turn is None
    with pytest.raises(IllegalAction, match="The match is over"):
        play(state, "pass")


# Tokens and the fast break


def test_four_four_trick_tokens_are_worth_a_point() -> None:
    state = ended("standard four_trick_tokens=yes", 4)
    assert (state.match.tokens, state.match.score) == ((1, 0), (1, 0))
    for tokens, score in (((2, 0), (2, 0)), ((3, 0), (3, 0)), ((0, 0), (5, 0))):
        state = _four_tricks(state, side=0)
        assert (state.match.tokens, state.match.score) == (tokens, score)
    assert last(state).points == (2, 0)


def _four_tricks(state: State, side: int) -> State:
    """The next deal, in which a player of this side names hearts and takes four tricks."""
    seat = FOUR.left_of(state.match.dealer)
    if FOUR.side(seat) == side:
        state = deal_again(state, left="Jh Jd Ah Kh 9c", partner="Ac As Ad Kc Ks", up="Td")
    else:
        seat = FOUR.left_of(seat)
        state = deal_again(state, partner="Jh Jd Ah Kh 9c", right="Ac As Ad Kc Ks", up="Td")
    return finish(hearts_made(state, seat, ()), 4)


@pytest.mark.parametrize(
    ("made", "alone", "tokens"),
    [(3, (), (0, 0)), (5, (), (0, 0)), (1, (), (0, 0)), (4, (LEFT,), (0, 0)), (4, (PARTNER,), (1, 0))],
)
def test_a_token_is_for_makers_with_exactly_four_tricks_who_are_not_alone(
    made: int, alone: tuple[int, ...], tokens: tuple[int, ...]
) -> None:
    rules = "standard four_trick_tokens=yes defend_alone=always"
    assert ended(rules, made, alone=alone).match.tokens == tokens


def test_a_token_goes_to_the_other_side_too() -> None:
    assert ended("standard four_trick_tokens=yes", 4, maker=DEALER).match.tokens == (0, 1)


def test_the_fourth_token_of_the_other_side_is_a_point_for_it() -> None:
    state = ended("standard four_trick_tokens=yes", 4, maker=DEALER)
    for _ in range(3):
        state = _four_tricks(state, side=1)
    assert (state.match.tokens, state.match.score) == ((0, 0), (0, 5))


@pytest.mark.parametrize(
    ("won", "scored"), [("DDMMM", (0, 0)), ("DMDMM", (1, 0)), ("MDDMM", (1, 0)), ("DMMMM", (1, 0)), ("DDDDD", (0, 2))]
)
def test_a_fast_break_is_two_tricks_lost_and_then_three_won_and_scores_nothing(
    won: str, scored: tuple[int, ...]
) -> None:
    assert points("standard fast_break=yes", won, alone=(LEFT,)) == scored


def test_a_side_that_is_ahead_keeps_its_score_through_a_thrown_in_deal() -> None:
    state = thrown_in(ended("standard", 3))
    assert state.match.score == (1, 0)
    assert by_side(lone_march(state, 0), LEFT) == (4, 0)


def test_the_suit_turned_down_is_named_as_the_reason_before_what_a_caller_must_hold() -> None:
    table = deal("standard,holding=natural", left="9h Th Qh Kh Ah", up="Jh")
    with pytest.raises(IllegalAction, match="turned down"):
        play(table, "pass, pass, pass, pass, name hearts")


# The up-card may not be buried: that is about the dealer's burial right after it was taken


def test_a_dealer_who_may_not_bury_the_up_card_may_do_so_once_a_partner_gave_a_card() -> None:
    rules = "standard,bury_up_card=forbidden,partners_best=1"
    state = play(deal(rules, dealer="Jh Jd Ah Kh 9c", up="9h"), "pass, pass, pass, order alone")
    assert "bury 9h" not in choices(state)
    state = play(state, "bury 9c")
    state = apply(state, legal(state)[0])
    assert (state.phase, state.turn) == (Phase.BURY, DEALER)
    assert "bury 9h" in choices(state)


def test_a_loner_may_bury_the_up_card_that_the_dealer_gave() -> None:
    rules = "standard,bury_up_card=forbidden,partners_best=1,alone_when=after-burial,alone_who=either-maker"
    state = play(deal(rules, dealer="Qh Jd Ah Kh 9c", up="9h"), "pass, pass, pass, order, bury 9c, together, alone")
    state = play(state, "give 9h")
    assert (state.phase, state.turn) == (Phase.BURY, PARTNER)
    assert "bury 9h" in choices(state)
