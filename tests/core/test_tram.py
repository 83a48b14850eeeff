"""TRAM ("the rest are mine") and "Euchre", as the online rules call them when they are turned on.

The dealer sits in seat 3; LEFT, PARTNER and RIGHT sit around the table from there.
"""

from typing import Unpack

import pytest

from euchre.core import law
from euchre.core.engine import apply, legal
from euchre.core.errors import IllegalAction
from euchre.core.state import Phase, State
from euchre.core.unseen import up_card_holders
from euchre.core.view import view
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
    rules_of,
)
from support.points import hearts_made

TRAM = {"tram"}
ALL_PASS = "pass, pass, pass, pass"


def _hearts(rules: str = "online", maker: int = LEFT, alone: tuple[int, ...] = (), **hands: Unpack[Hands]) -> State:
    """Hearts named in round 2 and everything said; LEFT is on lead unless somebody plays alone."""
    return hearts_made(deal(rules, **hands), maker, alone)


# The person leading the trick is certain to take all the rest


def test_tram_when_the_leader_holds_the_five_highest_trumps() -> None:
    assert choices(_hearts(left="Jh Jd Ah Kh Qh")) == TRAM


def test_tram_may_come_from_a_defender_on_lead() -> None:
    assert choices(_hearts(maker=DEALER, left="Jh Jd Ah Kh Qh")) == TRAM


def test_tram_when_the_leaders_trumps_draw_all_others_and_the_plain_card_is_high() -> None:
    assert choices(_hearts(left="Jh Jd Ah Kh Ac")) == TRAM


def test_no_tram_when_a_plain_card_is_not_the_highest() -> None:
    assert choices(_hearts(left="Jh Jd Ah Kh Kc")) == {"play Jh", "play Jd", "play Ah", "play Kh", "play Kc"}


def test_no_tram_although_the_only_higher_card_lies_unseen_in_the_kitty() -> None:
    assert choices(_hearts(left="Jh Jd Ah Kh Kc", kitty="Ac")) != TRAM


def test_tram_once_the_higher_card_has_been_played() -> None:
    state = _hearts(left="Jh Jd Ah Kh Kc", partner="Ac Ad Kd 9s Ts", right="9h Tc", dealer="Th Qc")
    assert choices(play(state, "Jh Ac 9h Th")) == TRAM
    assert choices(play(state, "Jh 9s 9h Th")) != TRAM


def test_no_tram_when_a_higher_trump_is_out_and_could_be_guarded() -> None:
    assert choices(_hearts(left="Jh Ah Kh Qh Th", kitty="Jd")) != TRAM


def test_tram_when_the_only_higher_trump_must_fall_under_the_right_bower() -> None:
    # The partner turned it down, so the nine of hearts is dead; the ten has been played; only the Left is out.
    hands = deal("online", left="9c", partner="Jh Ah Kh Qh Th", right="Tc", up="9h", kitty="Jd")
    state = play(hands, "pass, order alone, together, together, 9c Th Tc")
    assert state.turn == PARTNER
    assert choices(state) == TRAM


def test_tram_when_everybody_else_has_shown_that_they_have_no_trump() -> None:
    state = _hearts(
        left="Jh Ah Kh Qh Th", partner="9c Tc Qc Kc Ac", right="9s Ts Js Qs Ks", dealer="Td Qd Kd Ad As", kitty="Jd 9h"
    )
    assert choices(state) != TRAM
    assert choices(play(state, "Jh 9c 9s Td")) == TRAM


def test_no_tram_while_one_other_player_may_still_hold_the_trump_that_wins() -> None:
    state = _hearts(
        left="Jh Ah Kh Qh Th", partner="9c Tc Qc Kc Ac", right="9h Ts Js Qs Ks", dealer="Td Qd Kd Ad As", kitty="Jd 9s"
    )
    assert choices(play(state, "Jh 9c 9h Td")) != TRAM


def test_tram_when_the_only_higher_trump_was_turned_down_and_lies_dead() -> None:
    assert choices(play(_named_clubs(up="Js"), "together, together")) == TRAM
    assert choices(play(_named_clubs(up="Ad"), "together, together")) != TRAM


def _named_clubs(up: str) -> State:
    # The Left Bower of clubs is the jack of spades.
    return play(deal("online", left="Jc Ac Kc Qc Tc", up=up), "pass, pass, pass, pass, name clubs")


def _dealer_ruffs(dealer: str, buried: str, kitty: str) -> State:
    hands: Hands = {"left": "9s Ts Qs As Td", "partner": "Ks 9c Tc Jc Qc", "right": "Js Qd Kd Ad 9d", "dealer": dealer}
    hands["up"], hands["kitty"] = "Kh", kitty
    state = deal("online", **hands)
    return play(state, f"pass, pass, pass, order, bury {buried}, together, together, 9s Ks Js Kh")


def test_tram_counts_what_the_leader_has_buried() -> None:
    assert choices(_dealer_ruffs("Jh Jd Ah Kc Ac", buried="Ac", kitty="Th")) == TRAM
    assert choices(_dealer_ruffs("Jh Jd Ah Kc Th", buried="Th", kitty="Ac")) != TRAM


def _went_under(left: str, under: str) -> State:
    state = deal("online weak_hand=go-under", left=left, up="9d", kitty="Kh Qh Ac")
    return play(state, f"under {under}, {ALL_PASS}, name hearts, together, together")


def test_tram_counts_what_the_leader_put_under_the_kitty() -> None:
    # Of the trumps the leader does not hold only the Left Bower is out, and it must fall under the Right.
    assert choices(_went_under("Jh Ah 9h Th 9c", under="9c 9h Th")) == TRAM
    assert choices(_went_under("Jh Ah 9c Tc 9s", under="9c Tc 9s")) != TRAM


def test_tram_of_a_lone_player_need_not_fear_their_partner_who_sits_out() -> None:
    hands: Hands = {"left": "Jh Ah Kh Qh Th", "partner": "9c Tc Qc Kc Ac", "right": "9h Jd Js Qs Ks"}
    hands["dealer"] = "Td Qd Kd Ad As"
    alone = _hearts(alone=(LEFT,), **hands)
    assert choices(play(alone, "Jh 9c Td")) == TRAM
    together = _hearts(**hands)
    assert choices(play(together, "Jh 9c 9h Td")) != TRAM


def test_no_tram_even_on_the_last_card_if_it_could_be_trumped() -> None:
    state = _hearts(
        alone=(LEFT,), up="Tc", left="Ad Kd As Ks Ac", partner="9d Td 9s Ts Jh", dealer="Qd Qs Js Qc Qh", kitty="Jd"
    )
    state = play(state, "Ad 9d Qd, Kd Td Qc, As 9s Qs, Ks Ts Js")
    assert choices(state) == {"play Ac"}


def test_once_said_the_message_is_tram_and_every_hand_plays_itself() -> None:
    state = play(_hearts(left="Jh Jd Ah Kh Ac"), "tram")
    assert contract(state).word == "TRAM"
    assert all(view(state, seat).word == "TRAM" for seat in (0, 1, 2, 3, None))
    while state.contract is not None:
        assert len(legal(state)) == 1
        state = apply(state, legal(state)[0])
    assert (last(state).tricks, last(state).points) == ((5, 0), (2, 0))


def test_all_cards_are_shown_once_tram_is_said() -> None:
    state = _hearts(left="Jh Jd Ah Kh Ac")
    assert view(state, RIGHT).shown == ()
    state = play(state, "tram")
    for seat in (0, 1, 2, 3, None):
        assert view(state, seat).shown == tuple(state.hand(other) for other in range(4))


def test_the_leader_must_say_tram_before_playing_on() -> None:
    with pytest.raises(IllegalAction, match="TRAM") as refused:
        play(_hearts(left="Jh Jd Ah Kh Qh"), "Jh")
    assert refused.value.options == ("tram",)


def test_no_card_but_the_next_one_is_played_after_tram() -> None:
    with pytest.raises(IllegalAction, match="plays itself") as refused:
        play(_hearts(left="Jh Jd Ah Kh Qh"), "tram, Kh")
    assert refused.value.options == ("tram",)


def test_tram_cannot_be_said_by_a_leader_who_is_not_certain() -> None:
    with pytest.raises(IllegalAction):
        play(_hearts(left="Jh Jd Ah Kh Kc"), "tram")


def test_turned_off_there_is_no_tram() -> None:
    assert choices(_hearts("online tram=no", left="Jh Jd Ah Kh Qh")) != TRAM


# The makers have lost three tricks


def _losing(rules: str, alone: tuple[int, ...] = ()) -> tuple[State, list[str]]:
    """LEFT made hearts with nothing; PARTNER, a defender, holds the five highest; the first three tricks are theirs."""
    state = _hearts(
        rules, alone=alone, up="Td", left="9c 9s 9d Tc Ts", partner="Jh Jd Ah Kh Qh", right="9h Th Jc Js Qs",
        dealer="Qc Kc Qd Kd Ks",
    )  # fmt: skip
    if alone:
        return state, ["9c Qh Jc", "Jh 9h 9d", "Jd Th 9s"]
    return state, ["9c Qh Jc Qc", "Jh 9h Qd 9d", "Jd Th Kc 9s"]


def _beaten(rules: str, alone: tuple[int, ...] = ()) -> State:
    state, tricks = _losing(rules, alone)
    return play(state, ", ".join(tricks))


def test_euchre_is_called_once_the_makers_have_lost_three_tricks() -> None:
    state = _beaten("online tram=no")
    assert contract(state).word == "Euchre"
    assert all(view(state, seat).word == "Euchre" for seat in (0, 1, 2, 3, None))


def test_euchre_is_not_called_while_the_makers_have_lost_but_two() -> None:
    state, tricks = _losing("online tram=no")
    state = play(state, ", ".join(tricks[:2]))
    assert contract(state).word is None
    assert choices(state) == {"play Jd", "play Ah", "play Kh"}


def test_after_euchre_every_hand_plays_itself_without_any_more_clicks() -> None:
    state = _beaten("online tram=no")
    while state.contract is not None:
        assert len(legal(state)) == 1
        state = apply(state, legal(state)[0])
    assert last(state).points == (0, 2)


def test_a_card_of_ones_own_choice_is_refused_after_euchre() -> None:
    state = _beaten("online tram=no")
    (forced,) = cards_to_play(state)
    other = next(card for card in state.hand(PARTNER) if str(card) != forced)
    with pytest.raises(IllegalAction, match="Euchre") as refused:
        play(state, str(other))
    assert refused.value.options == ("euchre_autoplay",)


def test_euchre_is_not_called_while_a_lone_defender_could_still_take_all_five() -> None:
    state = _beaten("online tram=no", alone=(PARTNER,))
    assert contract(state).word is None, "three tricks are two points, all five are four"
    assert len(legal(state)) == 2


def test_euchre_is_called_at_one_maker_trick_if_no_lone_defender_can_take_all_five() -> None:
    state = _hearts(
        "online tram=no", alone=(PARTNER,), up="Td", left="Ac 9s 9d Tc Ts", partner="9c Jd Ah Kh Qh",
        right="9h Th Jc Js Qs", kitty="Jh",
    )  # fmt: skip
    state = play(state, "Ac 9c Jc, 9s Qh Js, Jd 9h 9d")
    assert contract(state).word is None, "the makers have one trick and have lost two"
    assert contract(play(state, "Ah Th Tc")).word == "Euchre"


def test_euchre_waits_for_a_lone_defender_whichever_side_the_makers_are() -> None:
    rules = rules_of("online")
    for maker, defender in ((LEFT, PARTNER), (PARTNER, LEFT)):
        makers, defenders = maker % 2, defender % 2
        assert not law.settled(rules, maker, (defender,), (defenders,) * 3)
        assert not law.settled(rules, maker, (defender,), (defenders,) * 4)
        assert law.settled(rules, maker, (defender,), (defenders, makers, defenders, defenders))
        assert law.settled(rules, maker, (), (defenders,) * 3)
        assert not law.settled(rules, maker, (), (makers,) * 3)


def test_british_lone_defenders_score_four_either_way_so_euchre_may_be_called() -> None:
    state, _ = _losing("british euchre_autoplay=yes", alone=(PARTNER,))
    # The defender's left leads: the right-hand player, with the same cards to the same tricks.
    state = play(state, "Jc 9c Qh, Jh 9h 9d, Jd Th 9s")
    assert contract(state).word == "Euchre"


def test_euchre_is_not_called_while_a_sweep_would_score_more() -> None:
    assert contract(_beaten("online tram=no points_sweep=4")).word is None


def test_turned_off_there_is_no_euchre() -> None:
    assert contract(_beaten("online tram=no euchre_autoplay=no")).word is None


def test_no_tram_while_the_dealers_partner_may_have_been_given_the_up_card() -> None:
    rules = "standard,alone_when=before-lead,alone_who=either-maker,partners_best=1,tram=yes"
    dealt = deal(rules, left="Jd Ah Kh Qh Th", partner="As Ks Qs Js Ts", right="Ad Kd Qd Td 9d", up="Jh")
    alone = play(dealt, "pass, pass, pass, order, bury 9c")
    while alone.turn != PARTNER:
        alone = play(alone, "together")
    led = play(alone, "alone, give Jh, bury Ts")
    assert led.turn == LEFT
    assert "tram" not in choices(led)


@pytest.mark.parametrize(
    ("said", "holders"),
    [
        ("order, bury 9c, alone, give Ac, bury 9h", (DEALER,)),  # only the other side exchanged a card
        ("pass, pass, pass, order, bury 9c, alone, give Ad, bury Tc", (DEALER,)),  # the dealer got a card
        ("pass, order, bury 9c, alone, give Jd, bury Kd", (DEALER, PARTNER)),  # the dealer may have given it away
    ],
)
def test_the_up_card_is_with_the_dealer_or_whom_they_gave_a_card(said: str, holders: tuple[int, ...]) -> None:
    hands = deal(
        "standard partners_best=1 alone_when=after-burial",
        left="9h Th Jh Qh Kh",
        partner="Ad Kd",
        right="Ac Kc As Ks Qs",
        dealer="9c Tc Jc Qc Jd",
    )
    state = play(hands, said)
    assert state.phase is Phase.PLAY
    assert up_card_holders(state) == holders
