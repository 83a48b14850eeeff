"""The two-handed game, as the old books have it. Seat 1 deals and seat 0 is the non-dealer, who comes first."""

import pytest

from euchre.core import law
from euchre.core.actions import Deal
from euchre.core.cards import CardSet, Suit
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import Rules
from euchre.core.state import Phase, State
from euchre.core.view import view
from support.hands import choices, contract, deal_around, deal_around_again, hand_of, last, play

OTHER, DEALER = range(2)
TABLE = "standard,players=2"
NAMED = "pass, pass, name hearts"
WEAK = "Ac Kc As Ks Qs"
TRICKS = {
    5: ("Jh Jd Ah Kh Qh", "Jh Qs, Jd Ks, Ah Kc, Kh As, Qh Ac"),
    4: ("Jh Jd Ah Kh 9c", "Jh Qs, Jd Ks, Ah Kc, Kh As, 9c Ac"),
    3: ("Jh Jd Ah 9c 9s", "Jh Qs, Jd Ks, Ah Kc, 9c Ac, As 9s"),
    2: ("Jh Jd Tc 9c 9s", "Jh Qs, Jd Ks, 9c Kc, Ac Tc, As 9s"),
    0: ("Td Jc Tc 9c 9s", "9c Kc, Ac Tc, As 9s, Ks Jc, Qs Td"),
}
"""The non-dealer's hand with hearts as trump and how it is played against `WEAK`, by the tricks it takes."""


def _after(tricks: int, rules: str = TABLE, score: tuple[int, ...] = (0, 0)) -> State:
    hand, cards = TRICKS[tricks]
    return play(deal_around(rules, hand, WEAK, score=score), f"{NAMED}, {cards}")


def test_the_non_dealer_is_dealt_to_first_and_the_11th_card_is_turned_up() -> None:
    pack = law.pack(Rules.parse(TABLE))
    start = play(new_match(TABLE), "draw 1")
    assert {deal.packets for deal in legal(start) if isinstance(deal, Deal)} == {(3, 3), (2, 2)}
    for size in (3, 2):
        state = apply(start, Deal(pack, (size, size)))
        assert state.hand(OTHER) == CardSet.of((*pack[:size], *pack[2 * size : 5 + size]))
        assert state.hand(DEALER) == CardSet.of((*pack[size : 2 * size], *pack[5 + size : 10]))
        assert (state.open.up_card, len(state.hidden.kitty)) == (pack[10], 13)


@pytest.mark.parametrize(("cut", "bump"), [("left-may-bump", True), ("right", False)])
def test_the_other_player_cuts(cut: str, bump: bool) -> None:
    state = play(new_match(f"{TABLE},cut={cut}"), "draw 1")
    assert (state.turn, "bump" in choices(state)) == (OTHER, bump)


def test_the_non_dealer_orders_or_passes_and_the_dealer_takes_or_turns_down() -> None:
    state = deal_around(TABLE, up="9d")
    assert (state.turn, choices(state)) == (OTHER, {"pass", "order"})
    state = play(state, "pass")
    assert (state.turn, choices(state)) == (DEALER, {"pass", "order"})
    taken = play(state, "order")
    assert (taken.phase, taken.turn, contract(taken).maker) == (Phase.BURY, DEALER, DEALER)
    assert len(hand_of(taken, DEALER)) == 6


def test_in_the_second_round_the_non_dealer_and_then_the_dealer_names_another_suit() -> None:
    state = play(deal_around(TABLE, up="9d"), "pass, pass")
    named = {"name clubs", "name hearts", "name spades"}
    assert (state.turn, choices(state)) == (OTHER, {"pass", *named})
    state = play(state, "pass")
    assert (state.turn, choices(state)) == (DEALER, {"pass", *named})
    assert contract(play(state, "name spades")).trump is Suit.SPADES


def test_when_both_pass_twice_the_other_player_deals_other_cards() -> None:
    state = play(deal_around(TABLE), "pass, pass, pass, pass")
    assert (state.phase, state.match.dealer, state.match.score) == (Phase.DEAL, OTHER, (0, 0))
    again = play(deal_around(f"{TABLE},all_pass=same-dealer"), "pass, pass, pass, pass")
    assert (again.match.dealer, again.match.deals_finished) == (DEALER, 0)
    stuck = play(deal_around(f"{TABLE},all_pass=stick-the-dealer"), "pass, pass, pass")
    assert choices(stuck) == {"name clubs", "name hearts", "name spades"}


@pytest.mark.parametrize("calls", ["order, bury 9d", "pass, order, bury 9d", NAMED, "pass, pass, pass, name hearts"])
def test_the_non_dealer_leads_whoever_made_trump(calls: str) -> None:
    assert play(deal_around(TABLE), calls).turn == OTHER


@pytest.mark.parametrize(
    ("tricks", "points"), [(5, (2, 0)), (4, (1, 0)), (3, (1, 0)), (2, (0, 2)), (0, (0, 2))], ids=str
)
def test_three_tricks_are_1_five_2_and_a_euchre_2(tricks: int, points: tuple[int, int]) -> None:
    state = _after(tricks)
    assert (last(state).tricks, last(state).points) == ((tricks, 5 - tricks), points)
    assert state.match.dealer == OTHER, "they deal in turn"


def test_ten_points_win_or_five_if_agreed() -> None:
    assert _after(4, score=(9, 9)).match.winner == OTHER
    assert _after(2, score=(9, 8)).match.winner == DEALER
    assert not _after(4, score=(4, 4)).over
    assert _after(4, f"{TABLE},target=5", (4, 4)).match.winner == OTHER


def test_a_rubber_of_two_players() -> None:
    state = play(new_match(f"{TABLE},target=1,games=2"), "draw 1")
    hand, cards = TRICKS[4]
    games = []
    for _ in range(3):
        state = play(deal_around_again(state, hand, WEAK), f"{NAMED}, {cards}")
        games.append(state.match.games)
    assert (games, state.match.winner) == ([(1, 0), (1, 1), (2, 1)], OTHER)


def test_a_farmers_hand_is_shown_by_either_player() -> None:
    state = deal_around(f"{TABLE},weak_hand=farmers-redeal", "", "9c Tc 9s Ts Th")
    assert choices(state) == {"keep"}
    state = play(state, "keep")
    assert (state.turn, choices(state)) == (DEALER, {"keep", "redeal"})
    assert play(state, "redeal").phase is Phase.DEAL


def test_the_rest_is_claimed_once_the_opponent_cannot_ruff() -> None:
    rules = f"{TABLE},tram=yes"
    assert choices(play(deal_around(rules, "Jh Jd Ah Kh Ac", WEAK.replace("Ac", "Jc")), NAMED)) == {"tram"}
    state = play(deal_around(rules, "Jh Jd Ah Ac Qc", "Kc As Ks Qs Jc"), NAMED)
    assert "tram" not in choices(state)
    assert "tram" not in choices(play(state, "Jh Qs")), "the king of clubs is higher than the queen"
    state = play(deal_around(rules, "Jh Jd Ah Ac Kc", "As Ks Qs Jc Tc"), NAMED)
    assert "tram" not in choices(state), "all four other hearts may be in one hand"
    assert choices(play(state, "Jh Qs")) == {"tram"}


def test_euchre_is_called_at_the_third_trick_lost() -> None:
    rules = f"{TABLE},euchre_autoplay=yes"
    state = play(deal_around(rules, TRICKS[2][0], WEAK), f"{NAMED}, Jh Qs, 9c Kc, Ac Tc, As 9s")
    assert contract(state).word == "Euchre"
    assert contract(play(deal_around(rules, TRICKS[2][0], WEAK), f"{NAMED}, Jh Qs, 9c Kc, Ac Tc")).word is None


# The widow, as at tournaments: two cards dealt aside, the maker takes them and discards two, the dealer three


def test_the_non_dealer_who_names_trump_takes_the_widow_and_discards_two() -> None:
    state = deal_around(f"{TABLE},widow=yes", "Jh Ah 9c 9s Tc", WEAK, up="9d", kitty="Jd Kh Td")
    state = play(state, NAMED)
    assert (state.phase, state.turn) == (Phase.BURY, OTHER)
    assert hand_of(state, OTHER) == {"Jh", "Ah", "9c", "9s", "Tc", "Jd", "Kh"}
    assert view(state, None).counts == (7, 5)
    state = play(state, "bury 9c")
    assert (state.phase, state.turn, view(state, None).counts) == (Phase.BURY, OTHER, (6, 5))
    state = play(state, "bury 9s")
    assert (state.phase, state.turn, view(state, None).counts) == (Phase.PLAY, OTHER, (5, 5))
    assert hand_of(state, OTHER) == {"Jh", "Ah", "Tc", "Jd", "Kh"}
    assert set(map(str, view(state, OTHER).buried)) == {"9c", "9s"}
    assert view(state, DEALER).buried == ()


def test_the_dealer_who_takes_the_up_card_has_the_widow_too_and_discards_three() -> None:
    state = deal_around(f"{TABLE},widow=yes", "", "Jh Ah 9c 9s Tc", up="9h", kitty="Jd Kh Td")
    state = play(state, "pass, order")
    assert hand_of(state, DEALER) == {"Jh", "Ah", "9c", "9s", "Tc", "9h", "Jd", "Kh"}
    state = play(state, "bury 9c, bury 9s, bury Tc")
    assert (state.phase, hand_of(state, DEALER)) == (Phase.PLAY, {"Jh", "Ah", "9h", "Jd", "Kh"})


def test_ordered_up_the_dealer_discards_one_and_the_maker_two_from_the_widow() -> None:
    state = deal_around(f"{TABLE},widow=yes", "Jh Ah 9c 9s Tc", WEAK, up="9h", kitty="Jd Kh Td")
    state = play(state, "order")
    assert (state.turn, len(hand_of(state, DEALER)), len(hand_of(state, OTHER))) == (DEALER, 6, 7)
    state = play(state, "bury Qs")
    assert (state.phase, state.turn) == (Phase.BURY, OTHER)
    state = play(state, "bury 9c, bury 9s")
    assert (state.phase, hand_of(state, DEALER)) == (Phase.PLAY, {"Ac", "Kc", "As", "Ks", "9h"})


def test_what_the_widow_holds_is_not_told_to_the_other() -> None:
    state = deal_around(f"{TABLE},widow=yes", "Jh Ah 9c 9s Tc", WEAK, up="9d", kitty="Jd Kh Td")
    state = play(state, f"{NAMED}, bury 9c")
    for seat in (DEALER, None):
        assert not {"Jd", "Kh", "9c"} & set(map(str, view(state, seat).hand))
        assert "Kh" not in repr(tuple(view(state, seat)))
