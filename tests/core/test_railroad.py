"""Railroad Euchre: a joker bid upon as a spade, a loner's request for a card, lone defenders, slams and laps.

The dealer sits in seat 3; LEFT, PARTNER and RIGHT sit around the table from there.
"""

import pytest

from euchre.core.cards import Suit
from euchre.core.state import Phase, State
from euchre.core.view import view
from support.hands import DEALER, LEFT, PARTNER, RIGHT, choices, contract, deal, deal_again, hand_of, last, play
from support.points import points

TABLE = "railroad"
ALL_PASS = "pass, pass, pass, pass"
LONER = {"left": "Jh Jd Ah Kh 9c", "right": "Qh Ac 9s Ts 9d", "partner": "Kc Qc Jc Tc 8c"[:14], "dealer": ""}


def test_a_joker_turned_up_is_bid_upon_as_a_spade() -> None:
    state = deal(TABLE, up="B")
    assert (state.phase, state.turn, choices(state)) == (Phase.ROUND_1, LEFT, {"pass", "order", "order alone"})
    ordered = play(state, "order")
    assert (contract(ordered).trump, ordered.turn) == (Suit.SPADES, DEALER)
    assert "B" in hand_of(ordered, DEALER)
    turned_down = play(state, ALL_PASS)
    assert {action for action in choices(turned_down) if "alone" not in action} == {
        "pass",
        "name clubs",
        "name diamonds",
        "name hearts",
    }


def _asked() -> State:
    state = deal(TABLE, left="Jh Jd Ah Kh 9c", partner="Kc Qc Jc Tc As", right="Qh Ac 9s Ts 9d", up="Td")
    return play(state, f"{ALL_PASS}, name hearts alone, together, together")


def test_a_loner_may_ask_and_discards_before_the_best_card_comes() -> None:
    state = _asked()
    assert (state.turn, choices(state)) == (LEFT, {"keep", f"ask {RIGHT}"})
    state = play(state, f"ask {RIGHT}")
    assert (state.phase, state.turn) == (Phase.BURY, LEFT)
    assert choices(state) == {"bury Jh", "bury Jd", "bury Ah", "bury Kh", "bury 9c"}
    state = play(state, "bury 9c")
    assert (state.phase, state.turn) == (Phase.GIVE, RIGHT)
    assert view(state, None).counts == (4, 5, 5, 5)
    state = play(state, "give Qh")
    assert (state.phase, hand_of(state, LEFT)) == (Phase.PLAY, {"Jh", "Jd", "Ah", "Kh", "Qh"})
    assert view(state, None).counts == (5, 5, 4, 5)
    assert "Qh" not in repr(view(state, DEALER).hand)


def test_a_loner_may_keep_the_hand_as_it_is() -> None:
    state = play(_asked(), "keep")
    assert (state.phase, view(state, None).order) == (Phase.PLAY, (LEFT, PARTNER, DEALER))


def test_a_lone_defender_may_ask_too_after_the_loner() -> None:
    state = deal(TABLE, left="Jh Jd Ah Kh 9c", up="Td")
    state = play(state, f"{ALL_PASS}, name hearts alone, alone")
    assert contract(state).alone == (LEFT, PARTNER)
    assert (state.turn, choices(state)) == (LEFT, {"keep", f"ask {RIGHT}"})
    state = play(state, "keep")
    assert (state.turn, choices(state)) == (PARTNER, {"keep", f"ask {DEALER}"})
    state = play(state, "keep")
    assert (state.phase, view(state, None).order) == (Phase.PLAY, (LEFT, PARTNER))


@pytest.mark.parametrize(("won", "scored"), [(5, (4, 0)), (4, (1, 0)), (3, (1, 0)), (2, (0, 4)), (1, (0, 4))])
def test_a_lone_defender_who_euchres_a_loner_scores_four(won: int, scored: tuple[int, int]) -> None:
    assert points("railroad,partners_best=0,best_when=given-first,best_for=lone-maker", won, alone=(0, 1)) == scored


def _lone_march(state: State) -> State:
    """The dealer's left names hearts alone and takes every trick."""
    state = deal_again(state, left="Jh Jd Ah Kh Qh", partner="Kc Qc Jc Tc 9c", dealer="Ks Qs Js Ts 9s", up="Td")
    state = play(state, f"{ALL_PASS}, name hearts alone, together, together, keep")
    return play(state, "Jh 9c 9s, Jd Tc Ts, Ah Jc Js, Kh Qc Qs, Qh Kc Ks")


def _begun(score: tuple[int, int], rules: str = TABLE) -> State:
    """A first deal at a score, in which the dealer's left (seat 0) marches alone."""
    state = deal(rules, score=score, left="Jh Jd Ah Kh Qh", partner="Kc Qc Jc Tc 9c", dealer="Ks Qs Js Ts 9s", up="Td")
    state = play(state, f"{ALL_PASS}, name hearts alone, together, together, keep")
    return play(state, "Jh 9c 9s, Jd Tc Ts, Ah Jc Js, Kh Qc Qs, Qh Kc Ks")


def test_a_game_in_which_the_losers_score_nothing_counts_as_two() -> None:
    slam = _begun((6, 0))
    assert (slam.phase, slam.match.winner, slam.match.games) == (Phase.OVER, 0, (2, 0))
    plain = _begun((6, 1))
    assert (plain.phase, plain.match.games, plain.match.score) == (Phase.DEAL, (1, 0), (0, 0))
    assert _begun((6, 0), "railroad,slam=no").match.games == (1, 0)


def test_points_beyond_the_target_count_in_the_next_game() -> None:
    laps = _begun((8, 1))
    assert (last(laps).score, laps.match.games, laps.match.score) == ((12, 1), (1, 0), (2, 0))
    assert _begun((8, 1), "railroad,laps=no").match.score == (0, 0)
    most = _begun((1, 1), "railroad,target=2")
    assert (last(most).score, most.match.score) == ((5, 1), (1, 0)), "no game is over before it begins"


def test_games_are_numbered_in_turn_whatever_they_count() -> None:
    state = _begun((6, 0), "railroad,games=4")
    assert (last(state).game, state.match.games) == (1, (2, 0))
    assert last(_lone_march(state)).game == 2
