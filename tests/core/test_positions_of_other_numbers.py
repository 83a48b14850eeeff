"""Positions at tables of two, three and six, written by hand."""

import re

import pytest

from euchre import Match, ParseError, Position
from euchre.core.actions import AskPartner, Bury, Give, Keep, Name, Order
from euchre.core.cards import CardSet, parse_cards
from euchre.core.state import Phase
from support.worded import check_worded

HAND = "JhAhKh9sTc"
ASKED = "six-handed,partners_best=1,best_when=may-ask"
WIDOW = "two-handed,widow=yes"


def _held(position: Position) -> CardSet:
    return position.view.hand


def _cards(text: str) -> CardSet:
    return CardSet(" ".join(re.findall("B|..", text)))


def test_three_have_a_score_each_and_the_dealer_is_third_to_speak() -> None:
    position = Position.parse(f"three-handed/6-4-8/2/0/{HAND}/Qd/pass.order.bury/AhTh9h.Kh")
    view = position.view
    assert (view.match.score, view.match.games, view.match.tokens) == ((6, 4, 8), (0, 0, 0), (0, 0, 0))
    assert (view.maker, view.dealer, view.turn, view.counts) == (1, 2, 1, (3, 4, 4))
    assert view.tricks_taken == (1, 0, 0)
    assert str(position) == "three-handed/6-4-8/2/0/9sAhKhJhTc/Qd/pass.order.bury/AhTh9h.Kh"


def test_the_games_and_tokens_of_three_are_written_by_side() -> None:
    text = f"three-handed,games=2,four_trick_tokens=yes/6-4-8.5.1-0-1.0-3-2/2/0/{HAND}/Qd"
    match = Position.parse(text).match
    assert (match.deals_finished, match.games, match.tokens) == (5, (1, 0, 1), (0, 3, 2))


def test_both_partners_of_a_lone_player_of_six_sit_out() -> None:
    """The dealer is one of them, so that nobody takes the up-card."""
    position = Position.parse(f"six-handed/0-0/5/0/{HAND}/Qd/pass.order-alone/AhThQh9h.Kh")
    view = position.view
    assert (view.maker, view.order, view.tricks_taken) == (1, (0, 1, 2, 4), (1, 0))
    assert view.counts == (3, 4, 4, 5, 4, 5)


def test_a_lone_player_of_six_asks_one_partner_and_the_other_does_not_see_the_card() -> None:
    """Seat 5 deals; seat 0 calls alone, so that neither partner takes part, and asks seat 4 for a card."""
    alone = "5/{seat}/{hand}/9d/order-alone.bury"
    asker = Position.parse(f"{ASKED}/0-0/{alone.format(seat=0, hand=HAND)}")
    assert (asker.view.phase, asker.view.turn) == (Phase.ASK, 0)
    assert [action for action, _ in asker.following()] == [Keep(), AskPartner(2), AskPartner(4)]
    given = Position.parse(f"{asker}.ask-4.give-Ad")
    assert (given.view.phase, given.view.turn) == (Phase.BURY, 0)
    assert _held(given) == _cards(f"{HAND}Ad")
    other = Position.parse(f"{ASKED}/0-0/{alone.format(seat=2, hand='7c8c9cTcJc')}.ask-4.give")
    assert [action for action, _ in other.following()] == [Bury(None)]
    giver = Position.parse(f"{ASKED}/0-0/{alone.format(seat=4, hand='AdQd9cTcJc')}.ask-4")
    assert giver.view.legal == tuple(map(Give, parse_cards("9c Tc Jc Qd Ad")))
    with pytest.raises(ParseError, match="said 4, seat 4: Seat 2 does not see these cards"):
        Position.parse(f"{other}-Ad")
    with pytest.raises(ParseError, match="said 4, seat 4: Seat 0 sees the card that is given"):
        Position.parse(f"{asker}.ask-4.give")


def test_a_maker_of_two_writes_the_widow_after_the_call_and_buries_as_many() -> None:
    named = Position.parse(f"{WIDOW}/0-0/1/0/JhJdAhKh9c/Td/pass.pass.name-h-QhTh")
    assert (named.view.phase, named.view.turn) == (Phase.BURY, 0)
    assert _held(named) == _cards("JhJdAhKh9cQhTh")
    played = Position.parse(f"{named}.bury-9c.bury-Th/Jh")
    assert (_held(played), played.view.buried) == (_cards("JdAhKhQh"), parse_cards("9c Th"))
    taken = Position.parse(f"{WIDOW}/0-0/1/1/{HAND}/Td/pass.order-9cQh")
    assert (_held(taken), taken.view.turn) == (_cards(f"{HAND}Td9cQh"), 1)
    over = Position.parse(f"{taken}.bury-9c.bury-9s.bury-Tc")
    assert (_held(over), over.view.phase, over.view.turn) == (_cards("JhAhKhTdQh"), Phase.PLAY, 0)


def test_who_is_ordered_up_does_not_see_the_widow() -> None:
    dealer = Position.parse(f"{WIDOW}/0-0/1/1/{HAND}/Td/order.bury-9s.bury.bury")
    assert (_held(dealer), dealer.view.counts) == (_cards("JhAhKhTdTc"), (5, 5))
    ordered = [after for action, after in Position.parse(f"{WIDOW}/0-0/1/0/JhJdAhKh9c/Td").following()]
    assert ordered[1] is None, "the widow is yet to be seen"


def test_a_dealer_of_two_who_names_trump_blind_sees_hand_and_widow_at_once() -> None:
    """Write the hand and the widow in either order: the position is the same, as they cannot be told apart."""
    rules = f"{WIDOW},benny=joker"
    assert Position.parse(f"{rules}/0-0/1/1/-/B").view.hand == CardSet()
    ways = [Position.parse(f"{rules}/0-0/1/1/{way}") for way in (f"{HAND}/B/name-h-QhTh", "QhTh9sTcJh/B/name-h-AhKh")]
    assert ways[0] == ways[1]
    assert _held(ways[0]) == _cards(f"{HAND}QhTh") | _cards("B")
    assert Position.parse(str(ways[0])) == ways[0]


def test_with_all_hands_open_the_widow_is_in_the_kitty() -> None:
    kitty = "QhThAsKsQsJsTsAcKcQcJc9dJd"
    position = Position.parse(f"{WIDOW}/0-0/1/all/{HAND}.AdKdQd9c9h.{kitty}/Td/order")
    assert position.state.hand(0) == _cards(f"{HAND}QhTh")
    assert str(position).endswith("/order")


REFUSED = {
    f"three-handed/6-4/2/0/{HAND}/Qd": "score: 6-4 has 2 numbers, and here 3 sides play.",
    f"standard/6-4-8/2/0/{HAND}/Qd": "score: 6-4-8 has 3 numbers, and here 2 sides play.",
    f"three-handed,games=2/6-4-8.5.1-0/2/0/{HAND}/Qd": "score: 1-0 has 2 numbers, and here 3 sides play.",
    f"three-handed/6-4-10/2/0/{HAND}/Qd": "score: At 6 to 4 to 10 this game is over; deals finished: 0.",
    f"three-handed,games=2/0-0-0.0.0-2-1/2/0/{HAND}/Qd": "score: With 0 and 2 and 1 games won the match is over.",
    f"three-handed/0-0-0/3/0/{HAND}/Qd": "dealer: '3' is not a seat: seats are 0 to 2, clockwise.",
    f"two-handed/0-0/0/2/{HAND}/Qd": "seat: '2' is not a seat: seats are 0 to 1, clockwise.",
    f"six-handed/0-0/6/2/{HAND}/Qd": "dealer: '6' is not a seat: seats are 0 to 5, clockwise.",
    f"six-handed/0-0/0/2/{HAND}/Qd.3333": "up-card: Packets of 3333 are not dealt here.",
    "three-handed/0-0-0/0/all/x/Qd": "hand: With all hands open write the hands of seats 0 to 2 and the kitty, a dot"
    " between them.",
    f"three-handed/0-0-0/2/0/{HAND}/Qd/order-alone": "said 1, seat 0: Nobody plays alone here.",
    f"{WIDOW}/0-0/1/0/{HAND}/Td/order-alone": "said 1, seat 0: Nobody plays alone here.",
    f"two-handed/0-0/1/0/{HAND}/Td/order-QhTh": "said 1: 'order-QhTh' is not an action: write, for example,"
    " order-alone, name-h or bury-9s.",
    **{
        f"{WIDOW}/0-0/1/0/{HAND}/Td/{said}": "said 1, seat 0: After the call write the two cards of the widow:"
        " order-9cTd, or name-h-9cTd."
        for said in ("order", "order-Qh", "order-QhThAd", "order-QhTd", "order-QhJh")
    },
    f"{WIDOW}/0-0/1/1/{HAND}/Td/order-QhTh": "said 1, seat 0: Seat 1 does not see these cards: leave them out.",
    f"{ASKED}/0-0/5/0/{HAND}/9d/order-alone.bury.ask-3": "said 3, seat 0: 'ask 3' is not possible: choose keep, ask"
    " 2, ask 4.",
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_cannot_be_at_such_a_table_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(ParseError) as problem:
        Position.parse(text)
    assert problem.value.sentence == f"Position, {REFUSED[text]}"
    check_worded(problem.value)


@pytest.mark.parametrize("rules", ["two-handed", "three-handed", "six-handed"])
def test_a_match_goes_on_from_a_position(rules: str) -> None:
    match = Match(rules, seed=4)
    while not (match.state.tricks and match.state.trick):
        match.play(next((one for one in match.legal() if isinstance(one, Order | Name)), match.legal()[0]))
    position = match.position(None)
    again = Match.from_position(str(position), seed=1)
    assert again.state.hidden == match.state.hidden
    assert (again.score, again.turn, again.legal()) == (match.score, match.turn, match.legal())
    assert match.position(1) == position.seen_from(1)
