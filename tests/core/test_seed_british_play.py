"""The British rules, sentence by sentence, from the announcements to the score: who is alone, who leads, what counts.

The dealer sits in seat 3; LEFT, PARTNER and RIGHT sit around the table from there.
"""

from typing import Unpack

import pytest

from euchre.core import law
from euchre.core.engine import apply, legal
from euchre.core.errors import IllegalAction
from euchre.core.rules import PRESETS, Rules
from euchre.core.state import Phase, State
from euchre.narration.score_cards import score_cards
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
    last,
    play,
    with_partners,
)
from support.points import ended, hearts_made, points

BRITISH = PRESETS["british"]


def _hearts(**hands: Unpack[Hands]) -> State:
    """Hearts made by the dealer's left, who leads; everybody plays."""
    told: Hands = {"up": "9h", **hands}
    return with_partners(play(deal("british", **told), f"order, bury {told['up']}"))


# Going alone


def test_between_making_trump_and_the_first_lead_any_player_may_announce_alone() -> None:
    state = play(deal("british"), "order, bury 9d")
    for seat in (LEFT, PARTNER, RIGHT, DEALER):
        assert state.turn == seat
        assert choices(state) == {"alone", "together"}
        assert contract(play(state, "alone")).alone == (seat,)
        state = play(state, "together")
    assert state.phase is Phase.PLAY


def test_alone_is_not_announced_with_the_call_itself() -> None:
    with pytest.raises(IllegalAction) as refused:
        play(deal("british"), "order alone")
    assert refused.value.options == ("alone_when",)


def test_alone_cannot_be_announced_after_the_first_lead() -> None:
    state = _hearts(left="Ah")
    for moment in (state, play(state, "Ah")):
        with pytest.raises(IllegalAction):
            play(moment, "alone")


def test_the_partner_of_a_lone_player_puts_her_cards_face_down_and_takes_no_part() -> None:
    state = hearts_made(deal("british"), LEFT, (LEFT,))
    assert all(RIGHT not in contract(state).order[leader] for leader in (LEFT, PARTNER, DEALER))
    turns = []
    for _ in range(3):
        turns.append(state.turn)
        state = apply(state, legal(state)[0])
    assert turns == [PARTNER, DEALER, LEFT]
    assert len(state.tricks) == 1


@pytest.mark.parametrize("loner", [LEFT, PARTNER, RIGHT, DEALER])
def test_either_a_member_of_the_makers_side_or_a_defender_may_play_alone(loner: int) -> None:
    state = hearts_made(deal("british"), LEFT, (loner,))
    assert contract(state).alone == (loner,)


@pytest.mark.parametrize(("maker", "defender"), [(LEFT, PARTNER), (LEFT, DEALER), (RIGHT, PARTNER), (RIGHT, DEALER)])
def test_a_maker_and_a_defender_may_both_play_alone_leaving_two_active_players(maker: int, defender: int) -> None:
    state = hearts_made(deal("british"), LEFT, (maker, defender))
    assert set(contract(state).alone) == {maker, defender}
    assert set(contract(state).order[defender]) == {maker, defender}
    state = apply(apply(state, legal(state)[0]), legal(apply(state, legal(state)[0]))[0])
    assert len(state.tricks) == 1, "two cards make a trick"


# The play


@pytest.mark.parametrize("maker", [LEFT, PARTNER, RIGHT, DEALER])
def test_with_all_four_in_the_game_the_player_to_the_dealers_left_leads(maker: int) -> None:
    assert hearts_made(deal("british"), maker, ()).turn == LEFT


@pytest.mark.parametrize(
    ("maker", "loner", "leader"),
    [
        (LEFT, LEFT, PARTNER),
        (LEFT, RIGHT, DEALER),
        (LEFT, PARTNER, RIGHT),
        (LEFT, DEALER, LEFT),
        (DEALER, DEALER, LEFT),
        (DEALER, PARTNER, RIGHT),
        (DEALER, RIGHT, DEALER),
        (DEALER, LEFT, PARTNER),
    ],
)
def test_if_one_player_is_playing_alone_the_person_to_that_players_left_leads(
    maker: int, loner: int, leader: int
) -> None:
    assert hearts_made(deal("british"), maker, (loner,)).turn == leader


@pytest.mark.parametrize("maker", [LEFT, PARTNER, RIGHT, DEALER])
@pytest.mark.parametrize("answer", [1, 3])
@pytest.mark.parametrize("loner", [0, 2])
def test_if_two_players_are_playing_alone_the_defender_leads(maker: int, loner: int, answer: int) -> None:
    alone, defender = (maker + loner) % 4, (maker + answer) % 4
    assert hearts_made(deal("british"), maker, (alone, defender)).turn == defender


def test_any_card_may_be_led() -> None:
    state = _hearts(left="Ah B Jd 9c 9s")
    assert cards_to_play(state) == {"Ah", "B", "Jd", "9c", "9s"}


def test_each_player_plays_in_clockwise_order() -> None:
    state = _hearts(left="Ah", partner="9s", right="Th", dealer="Kh")
    turns = []
    for _ in range(4):
        turns.append(state.turn)
        state = apply(state, legal(state)[0])
    assert turns == [LEFT, PARTNER, RIGHT, DEALER]


def test_each_player_must_follow_suit_if_possible() -> None:
    state = play(_hearts(left="Ac", partner="9c Kc Ah Ts Td"), "Ac")
    assert cards_to_play(state) == {"9c", "Kc"}
    with pytest.raises(IllegalAction, match="follow suit"):
        play(state, "Ah")


def test_a_player_who_cannot_follow_suit_may_play_any_card() -> None:
    state = play(_hearts(left="Ac", partner="Ah Ts Td 9s Qd"), "Ac")
    assert cards_to_play(state) == {"Ah", "Ts", "Td", "9s", "Qd"}


def test_for_following_suit_benny_and_left_belong_to_trumps_and_to_no_other_suit() -> None:
    diamonds_led = play(_hearts(left="Ad", partner="B Jd 9c Tc 9s"), "Ad")
    assert cards_to_play(diamonds_led) == {"B", "Jd", "9c", "Tc", "9s"}
    spades_led = play(_hearts(left="As", partner="B 9s 9c Tc Td"), "As")
    assert cards_to_play(spades_led) == {"9s"}


def test_the_trick_is_won_by_the_highest_card_of_the_suit_led() -> None:
    state = _hearts(left="Tc", partner="9c 9s Td Ts Qs", right="Ac 9d Qd Js Ks", dealer="As Kd Ad Kh Jh")
    assert play(state, "Tc 9c Ac As").turn == RIGHT


def test_if_a_trump_was_played_the_highest_trump_wins() -> None:
    state = _hearts(left="Ac", partner="Th 9s Td Ts Qs", right="Kh 9d Qd Js Ks", dealer="Kc As Kd Ad Jh")
    assert play(state, "Ac Th Kh Kc").turn == RIGHT


def test_the_winner_of_each_trick_leads_to_the_next_one() -> None:
    state = _hearts(left="Tc", partner="9c 9s Td Ts Qs", right="Ac 9d Qd Js Ks", dealer="Kc As Kd Kh Jh")
    state = play(state, "Tc 9c Ac Kc")
    assert (state.leader, state.turn) == (RIGHT, RIGHT)
    assert play(state, "Ks").turn == DEALER


# Scoring


@pytest.mark.parametrize("made", [3, 4])
def test_if_the_makers_win_three_or_four_tricks_they_score_one_point(made: int) -> None:
    assert points("british", made) == (1, 0)


def test_if_the_makers_win_all_five_tricks_they_score_two_points() -> None:
    assert points("british", 5) == (2, 0)


@pytest.mark.parametrize("made", [0, 1, 2])
def test_if_the_makers_take_fewer_than_three_tricks_the_defenders_score_two_points(made: int) -> None:
    assert points("british", made) == (0, 2)


@pytest.mark.parametrize("loner", [LEFT, RIGHT])
def test_a_member_of_the_makers_team_who_plays_alone_and_wins_all_five_scores_four(loner: int) -> None:
    assert points("british", 5, alone=(loner,)) == (4, 0)


@pytest.mark.parametrize("loner", [LEFT, RIGHT])
@pytest.mark.parametrize(("made", "scored"), [(4, (1, 0)), (3, (1, 0)), (2, (0, 2)), (1, (0, 2)), (0, (0, 2))])
def test_otherwise_a_lone_makers_scores_are_as_above(loner: int, made: int, scored: tuple[int, ...]) -> None:
    assert points("british", made, alone=(loner,)) == scored


@pytest.mark.parametrize("made", [0, 1, 2])
def test_a_lone_defender_who_wins_at_least_three_tricks_scores_four(made: int) -> None:
    assert points("british", made, alone=(PARTNER,)) == (0, 4)


@pytest.mark.parametrize(("made", "scored"), [(3, (1, 0)), (4, (1, 0)), (5, (2, 0))])
def test_otherwise_a_lone_defenders_scores_are_as_above(made: int, scored: tuple[int, ...]) -> None:
    assert points("british", made, alone=(PARTNER,)) == scored


@pytest.mark.parametrize(
    ("made", "scored"), [(0, (0, 4)), (1, (0, 4)), (2, (0, 4)), (3, (1, 0)), (4, (1, 0)), (5, (4, 0))]
)
def test_with_both_sides_alone_each_loner_scores_as_a_loner(made: int, scored: tuple[int, ...]) -> None:
    assert points("british", made, alone=(LEFT, PARTNER)) == scored


@pytest.mark.parametrize(("score", "over"), [(9, False), (10, True)])
def test_the_game_is_won_by_the_team_that_first_reaches_11_points(score: int, over: bool) -> None:
    state = ended("british", 3, score=(score, 10))
    assert state.over is over
    assert last(state).winner == (0 if over else None)


def test_11_or_more_points_win_the_game() -> None:
    state = ended("british", 5, score=(10, 10))
    assert state.match.score == (12, 10)
    assert (state.over, state.match.winner) == (True, 0)


@pytest.mark.parametrize("target", [10, 15])
def test_sometimes_people_play_to_15_points_or_to_10_points(target: int) -> None:
    for score, over in ((target - 2, False), (target - 1, True)):
        assert ended(f"british target={target}", 3, score=(score, 0)).over is over


@pytest.mark.parametrize("score", range(12))
def test_each_team_keeps_score_with_a_spare_5_and_6_whose_pips_show_the_score(score: int) -> None:
    cards = score_cards(BRITISH, score)
    assert cards is not None
    assert {card.pips for card in cards} == {5, 6}
    assert sum(card.showing for card in cards) == score


@pytest.mark.parametrize("score", range(16))
def test_playing_to_15_a_7_and_an_8_keep_score(score: int) -> None:
    cards = score_cards(BRITISH.but(target=15), score)
    assert cards is not None
    assert {card.pips for card in cards} == {7, 8}
    assert sum(card.showing for card in cards) == score


@pytest.mark.parametrize(
    ("rules", "maker", "alone", "entitled"),
    [
        ("british", None, (), (0, 1, 2, 3)),  # before trump is made anybody may turn out to be a maker
        ("british", 0, (), (0, 1, 2, 3)),
        ("british", 0, (2,), (1, 3)),  # one player of a side may be alone, and 2 is
        ("british", 0, (2, 1), ()),
        ("british,defend_alone=never", 0, (), (0, 2)),
        ("british,alone_who=caller", 0, (), (0, 1, 3)),
        ("standard", 0, (), ()),  # there it is said with the call
    ],
)
def test_who_may_still_announce_to_play_alone(
    rules: str, maker: int | None, alone: tuple[int, ...], entitled: tuple[int, ...]
) -> None:
    """Rules, section 3: those still entitled, one of a side; a defender where the rules let defenders play alone."""
    table = Rules.parse(rules)
    assert tuple(seat for seat in range(4) if law.may_announce(table, seat, maker, alone)) == entitled
