"""Three-handed Euchre (cutthroat), as the texts have it: the maker alone against the two others, each for themselves.

Seat 2 deals, so that seat 0 is the dealer's left (eldest). Hands are played card by card, worked out on paper.
"""

import pytest

from euchre.core import law
from euchre.core.actions import Deal
from euchre.core.cards import CardSet
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import Rules
from euchre.core.state import Phase, State
from euchre.core.view import view
from support.hands import choices, contract, deal_around, deal_around_again, hand_of, last, play

ELDEST, SECOND, DEALER = range(3)
TABLE = "standard,players=3,points_march=3"
NAMED = "pass, pass, pass, name hearts"
MARCH = (NAMED, ("Jh Jd Ah Kh Qh", "Ac Kc Qc Jc Tc", "As Ks Qs Js Ts"))
FIVE_TRICKS = "Jh Ac As, Jd Kc Ks, Ah Qc Qs, Kh Jc Js, Qh Tc Ts"
FOUR = ("Jh Jd Ah Kh 9c", "Ac Kc Qc Jc Tc", "As Ks Qs Js Ts")
FOUR_TRICKS = "Jh Ac As, Jd Kc Ks, Ah Qc Qs, Kh Jc Js, 9c Tc Ts"
THREE = ("Jh Jd Ah 9c 9s", "Ac Kc Qc Jc Tc", "As Ks Qs Js Ts")
THREE_TRICKS = "Jh Ac As, Jd Kc Ks, Ah Qc Qs, 9c Jc Js, Tc Ts 9s"
ONE = ("Jh 9c 9s Td Tc", "Jd Ah Kc Qc Jc", "Kh Qh As Ks Qs")
ONE_TRICK = "Jh Ah Qh, 9c Kc As, Jd Kh 9s, Qc Ks Tc, Jc Qs Td"
TWO = ("Jh Ah 9c 9s Td", "Jd Kc Qc Jc Th", "Kh As Ks Qs Js")
TWO_TRICKS = "Jh Th Kh, 9c Kc As, Qc Ks Ah, 9s Jc Qs, Js Td Jd"


def _after(hands: tuple[str, ...], cards: str, rules: str = TABLE, score: tuple[int, ...] = (0, 0, 0)) -> State:
    """Eldest names hearts in round 2 and the hand is played."""
    return play(deal_around(rules, *hands, score=score), f"{NAMED}, {cards}")


# The deal


def test_five_cards_each_leave_nine_and_the_top_one_is_turned_up() -> None:
    pack = law.pack(Rules.parse(TABLE))
    assert len(pack) == 24
    state = apply(play(new_match(TABLE), "draw 2"), Deal(pack, (3, 3, 3)))
    assert state.hand(ELDEST) == CardSet.of((*pack[0:3], *pack[9:11]))
    assert state.hand(SECOND) == CardSet.of((*pack[3:6], *pack[11:13]))
    assert state.hand(DEALER) == CardSet.of((*pack[6:9], *pack[13:15]))
    assert (state.open.up_card, state.hidden.kitty) == (pack[15], pack[16:])
    assert len(pack[15:]) == 9


@pytest.mark.parametrize(
    ("packets", "ways"), [("same-for-all", {(3, 3, 3), (2, 2, 2)}), ("one-by-one", {(1, 1, 1)}), ("any", 8)]
)
def test_each_of_the_three_gets_a_packet(packets: str, ways: object) -> None:
    found = {action.packets for action in legal(play(new_match(f"{TABLE},packets={packets}"), "draw 0"))}  # type: ignore[union-attr]
    assert (len(found) if isinstance(ways, int) else found) == ways
    assert all(len(way) == 3 for way in found)


@pytest.mark.parametrize(("cut", "who"), [("left-may-bump", ELDEST), ("right", SECOND)])
def test_the_pack_is_cut_on_the_dealers_left_or_right(cut: str, who: int) -> None:
    assert play(new_match(f"{TABLE},cut={cut}"), "draw 2").turn == who


# Making trump


def test_eldest_speaks_first_and_the_dealer_last_in_both_rounds() -> None:
    state = deal_around(TABLE, up="9d")
    for offered in ({"pass", "order"}, {"pass", "name clubs", "name hearts", "name spades"}):
        for seat in (ELDEST, SECOND, DEALER):
            assert (state.turn, choices(state)) == (seat, offered), "with no partner to leave, nobody says alone"
            state = play(state, "pass")
    assert (last(state).maker, last(state).points) == (None, (0, 0, 0))
    assert state.match.dealer == ELDEST, "all passed: the next player deals"


@pytest.mark.parametrize(("calls", "maker"), [("order", 0), ("pass, order", 1), ("pass, pass, order", 2)])
def test_the_dealer_takes_the_up_card_whoever_orders(calls: str, maker: int) -> None:
    state = play(deal_around(TABLE, "", "", "Ac Kc Qc Tc 9c", up="9h"), calls)
    assert (state.phase, state.turn, contract(state).maker) == (Phase.BURY, DEALER, maker)
    assert hand_of(state, DEALER) == {"Ac", "Kc", "Qc", "Tc", "9c", "9h"}
    state = play(state, "bury 9c")
    assert (state.phase, state.turn, view(state, None).order) == (Phase.PLAY, ELDEST, (0, 1, 2)), "eldest leads"


def test_the_dealer_may_be_stuck() -> None:
    state = play(deal_around(f"{TABLE},all_pass=stick-the-dealer"), "pass, pass, pass, pass, pass")
    assert choices(state) == {"name clubs", "name hearts", "name spades"}


# The points


@pytest.mark.parametrize(
    ("hands", "cards", "tricks", "points"),
    [
        (MARCH[1], FIVE_TRICKS, (5, 0, 0), (3, 0, 0)),
        (FOUR, FOUR_TRICKS, (4, 1, 0), (1, 0, 0)),
        (THREE, THREE_TRICKS, (3, 2, 0), (1, 0, 0)),
        (TWO, TWO_TRICKS, (2, 2, 1), (0, 2, 2)),
        (ONE, ONE_TRICK, (1, 4, 0), (0, 2, 2)),
    ],
    ids=["march", "four", "three", "two", "one"],
)
def test_three_tricks_are_1_a_march_3_and_a_euchre_2_to_each_opponent(
    hands: tuple[str, ...], cards: str, tricks: tuple[int, ...], points: tuple[int, ...]
) -> None:
    state = _after(hands, cards)
    assert (last(state).maker, last(state).tricks, last(state).points) == (ELDEST, tricks, points)
    assert (state.match.score, state.match.dealer) == (points, ELDEST)


@pytest.mark.parametrize("march", [2, 4])
def test_other_texts_give_a_march_two_or_four(march: int) -> None:
    assert last(_after(MARCH[1], FIVE_TRICKS, f"standard,players=3,points_march={march}")).points == (march, 0, 0)


def test_the_points_of_lone_players_are_for_tables_with_partners() -> None:
    lone = ",".join(f"points_{name}=9" for name in ("lone_made", "lone_march", "loner_euchred", "lone_defence"))
    assert last(_after(MARCH[1], FIVE_TRICKS, f"{TABLE},{lone}")).points == (3, 0, 0)
    assert last(_after(THREE, THREE_TRICKS, f"{TABLE},{lone}")).points == (1, 0, 0)
    assert last(_after(ONE, ONE_TRICK, f"{TABLE},{lone}")).points == (0, 2, 2)
    assert law.most_points(Rules.parse(f"{TABLE},{lone}")) == 3


def test_a_fast_break_makes_the_three_tricks_worth_nothing() -> None:
    hands = ("Jh Jd Ah 9c 9s", "Ac Kc Qc Jc Tc", "As Ks Qs Js Ts")
    cards = "9c Ac Ts, Kc Js 9s, Qc Qs Jh, Jd Jc Ks, Ah Tc As"
    assert last(_after(hands, cards)).points == (1, 0, 0)
    state = _after(hands, cards, f"{TABLE},fast_break=yes")
    assert (last(state).tricks, last(state).points) == ((3, 2, 0), (0, 0, 0))


def test_four_tricks_earn_the_maker_a_token() -> None:
    state = _after(FOUR, FOUR_TRICKS, f"{TABLE},four_trick_tokens=yes")
    assert state.match.tokens == (1, 0, 0)


# The end


def test_ten_points_win() -> None:
    state = _after(MARCH[1], FIVE_TRICKS, score=(7, 9, 9))
    assert (state.phase, state.match.winner, last(state).score) == (Phase.OVER, ELDEST, (10, 9, 9))


def test_of_two_who_reach_ten_with_a_euchre_the_higher_score_wins() -> None:
    state = _after(ONE, ONE_TRICK, score=(9, 8, 9))
    assert (state.match.winner, last(state).score) == (DEALER, (9, 10, 11))
    state = _after(ONE, ONE_TRICK, score=(0, 9, 8))
    assert (state.match.winner, last(state).score) == (SECOND, (0, 11, 10))


def test_two_who_reach_ten_with_the_same_deal_and_score_play_another_deal() -> None:
    state = _after(ONE, ONE_TRICK, score=(9, 8, 8))
    assert (state.phase, state.match.score, state.match.dealer) == (Phase.DEAL, (9, 10, 10), ELDEST)
    assert (last(state).game_over, last(state).winner) == (False, None)
    # Now seat 1 is the dealer's left, and makes it: 11 to 10.
    won = play(deal_around_again(state, *FOUR), f"{NAMED}, {FOUR_TRICKS}")
    assert (won.phase, won.match.winner, last(won).score) == (Phase.OVER, SECOND, (9, 11, 10))
    # Or is euchred: seats 0 and 2 get two each, and seat 2 is ahead.
    lost = play(deal_around_again(state, *ONE), f"{NAMED}, {ONE_TRICK}")
    assert (lost.phase, lost.match.winner, last(lost).score) == (Phase.OVER, DEALER, (11, 10, 12))


def test_who_has_not_reached_ten_may_still_win_the_deal_that_decides() -> None:
    state = _after(ONE, ONE_TRICK, score=(9, 8, 8))
    # Seat 0 deals, takes the 9 of hearts and makes a march: 12 to 10 and 10.
    state = deal_around_again(state, "Ac Kc Qc Jc Tc", "As Ks Qs Js Ts", "Jh Jd Ah Kh 9c", up="9h")
    state = play(state, "pass, pass, order, bury 9c, Ac As 9h, Jh Tc Ts, Jd Jc Js, Ah Qc Qs, Kh Kc Ks")
    assert (state.phase, state.match.winner, last(state).score) == (Phase.OVER, ELDEST, (12, 10, 10))


def test_all_three_at_ten_play_on() -> None:
    state = _after(ONE, ONE_TRICK, score=(9, 8, 8))
    # Seat 0 deals and makes three tricks: all have ten.
    state = deal_around_again(state, "Ac Kc Qc Jc Tc", "As Ks Qs Js Ts", "Jh Jd Ah 9d 9s", up="9h")
    state = play(state, "pass, pass, order, bury 9s, Ac Ts 9h, Jh Tc Js, Jd Jc Qs, 9d Qc Ks, Ah Kc As")
    assert (last(state).tricks, last(state).score) == ((5, 0, 0), (12, 10, 10))


def test_a_rubber_is_won_by_whoever_first_wins_two_games() -> None:
    state = new_match(f"{TABLE},target=1,games=2")
    state = play(state, "draw 2")
    games = []
    for _ in range(4):
        state = play(deal_around_again(state, *FOUR), f"{NAMED}, {FOUR_TRICKS}")
        games.append(state.match.games)
    assert games == [(1, 0, 0), (1, 1, 0), (1, 1, 1), (2, 1, 1)]
    assert (state.phase, state.match.winner) == (Phase.OVER, 0)


def test_a_counted_deal_is_won_by_who_is_ahead_and_drawn_if_two_are() -> None:
    one_deal = f"{TABLE},target=0,deals=1"
    assert _after(FOUR, FOUR_TRICKS, one_deal).match.winner == ELDEST
    drawn = _after(ONE, ONE_TRICK, one_deal)
    assert (drawn.phase, drawn.match.winner, last(drawn).game_over) == (Phase.OVER, None, True)


# Weak hands, and hands that play themselves


def test_a_farmers_hand_is_dealt_again_by_the_same_dealer() -> None:
    state = deal_around(f"{TABLE},weak_hand=farmers-redeal", "", "9c Tc 9s Ts Th", "")
    assert (state.phase, state.turn, choices(state)) == (Phase.WEAK_HANDS, ELDEST, {"keep"})
    state = play(state, "keep")
    assert (state.turn, choices(state)) == (SECOND, {"keep", "redeal"})
    assert play(state, "redeal").match == state.match
    kept = play(state, "keep, keep")
    assert (kept.phase, kept.turn) == (Phase.ROUND_1, ELDEST)


def test_to_go_under_takes_the_top_three_of_the_eight_in_the_kitty() -> None:
    state = deal_around(f"{TABLE},weak_hand=go-under", "9c Tc 9s Ah Kh", kitty="Ac As Ad Td")
    state = play(state, "under 9c Tc 9s")
    assert hand_of(state, ELDEST) == {"Ac", "As", "Ad", "Ah", "Kh"}
    assert (len(state.hidden.kitty), len(state.hidden.under), state.turn) == (5, 3, ELDEST)


def test_the_rest_is_claimed_only_if_neither_opponent_can_ruff() -> None:
    """Hold the bowers and the ace, with four hearts out: a player with all four has one left for the ace."""
    rules = f"{TABLE},tram=yes"
    sure = play(deal_around(rules, "Jh Jd Ah Kh Ac"), NAMED)
    assert choices(sure) == {"tram"}
    unsure = deal_around(rules, "Jh Jd Ah Ac Kc", "9c Tc Jc Qc 9s", "Ts Js Qs Ks As")
    unsure = play(unsure, NAMED)
    assert "tram" not in choices(unsure)
    assert choices(play(unsure, "Jh 9s Ts")) == {"tram"}, "both have shown that they have no heart"
    one_follows = play(deal_around(rules, "Jh Jd Ah Ac Kc", "9c Tc Jc Qc 9s", "9h Ts Js Qs Ks"), NAMED)
    assert "tram" not in choices(play(one_follows, "Jh 9s 9h")), "the other three may be in the dealer's hand"


def test_euchre_is_called_once_the_maker_is_beaten_and_no_score_can_change() -> None:
    hands = ("9c 9s Td Tc Ts", "Jd Jh Ah Kc Qc", "Kh Qh As Ks Qs")
    lost = "9c Kc As, Jd Qh 9s, Jh Kh Ts"
    state = _after(hands, lost, f"{TABLE},euchre_autoplay=yes")
    assert contract(state).word == "Euchre"
    sweep = _after(hands, lost, f"{TABLE},euchre_autoplay=yes,points_sweep=3")
    assert contract(sweep).word is None, "the makers may still take a trick, and then it is no sweep"
    sweep = play(sweep, "Ah Ks Td, Qc Qs Tc")
    assert (last(sweep).tricks, last(sweep).points) == ((0, 5, 0), (0, 3, 3))
    one = _after(ONE, "Jh Ah Qh, 9c Kc As, Jd Kh 9s, Qc Ks Tc", f"{TABLE},euchre_autoplay=yes,points_sweep=3")
    assert contract(one).word == "Euchre"


@pytest.mark.parametrize(
    ("rules", "score", "deals", "level"),
    [
        ("three-handed", (3, 10, 10), 9, True),
        ("three-handed", (3, 9, 9), 9, False),
        ("three-handed", (3, 9, 10), 9, False),
        ("standard,deals=4,target=0,tie_break=another-deal", (5, 5), 4, True),
        ("standard,deals=4,target=0,tie_break=another-deal", (5, 5), 3, False),
        ("standard,deals=4,target=0,tie_break=drawn", (5, 5), 4, False),
    ],
)
def test_a_level_game_goes_on_where_it_would_be_over(
    rules: str, score: tuple[int, ...], deals: int, level: bool
) -> None:
    assert law.goes_on_level(Rules.parse(rules), score, deals) is level
