"""Six-handed Euchre: three against three, every second player on the same side, a joker, and a lone march of five.

Seat 5 deals. Seats 1, 3 and 5 are the dealer's side, 0, 2 and 4 the other. Hands are worked out on paper.
"""

import pytest

from euchre.core import law
from euchre.core.cards import BENNY
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import RuleConflict
from euchre.core.rules import Rules
from euchre.core.seating import SEATINGS
from euchre.core.state import Phase, State
from euchre.core.view import view
from support.hands import choices, contract, deal_around, finish, hand_of, last, play, with_partners

SEATS = range(6)
DEALER = 5
TABLE = "standard,players=6,lowest=7,benny=joker,points_lone_march=5"
BRITISH = "british,players=6,lowest=7"
ALL_PASS = "pass, pass, pass, pass, pass, pass"
HANDS = ("B Jh 9c 9s 7c", "Ac Kc Qc Jc Tc", "Ah Kh 8c As Qd", "Ks Qs Js Ts 8s", "Ad Kd Jd Td 9d", "Qh Th 9h 8h 7h")
BEST = ("B Jh Jd Ah Kh", "Ac Kc Qc Jc Tc", "Qd 9c 8c As 7c", "Ks Qs Js Ts 8s", "Ad Kd 9s Td 9d", "Qh Th 9h 8h 7h")


def _hearts(rules: str = TABLE, hands: tuple[str, ...] = HANDS, *, alone: bool = False) -> State:
    """Seat 0 names hearts in round 2."""
    return play(deal_around(rules, *hands, up="7d"), f"{ALL_PASS}, name hearts{' alone' if alone else ''}")


def test_thirty_of_33_cards_are_dealt_one_is_turned_up_and_two_stay_down() -> None:
    rules = Rules.parse(TABLE)
    assert len(law.pack(rules)) == 33
    assert BENNY in law.pack(rules)
    state = deal_around(TABLE)
    assert [len(state.hand(seat)) for seat in SEATS] == [5] * 6
    assert (str(state.open.up_card), len(state.hidden.kitty)) == ("9d", 2)


def test_every_second_player_is_a_partner() -> None:
    table = SEATINGS[6]
    assert [table.side(seat) for seat in SEATS] == [0, 1, 0, 1, 0, 1]
    assert [table.partners(seat) for seat in SEATS] == [(2, 4), (3, 5), (4, 0), (5, 1), (0, 2), (1, 3)]
    assert (table.members(0), table.members(1)) == ((0, 2, 4), (1, 3, 5))


def test_the_bidding_goes_around_all_six() -> None:
    state = deal_around(TABLE, up="9d")
    for seat in SEATS:
        assert (state.turn, choices(state)) == (seat, {"pass", "order", "order alone"})
        state = play(state, "pass")
    for seat in SEATS:
        assert state.turn == seat
        state = play(state, "pass")
    assert (state.match.dealer, last(state).points) == (0, (0, 0))


@pytest.mark.parametrize("partner", [1, 3])
def test_either_partner_of_the_dealer_may_have_to_play_alone_to_assist(partner: int) -> None:
    state = deal_around(f"{TABLE},partner=alone-only")
    state = play(state, ", ".join(["pass"] * partner))
    assert choices(state) == {"pass", "order alone"}
    assert choices(play(state, "pass")) == {"pass", "order", "order alone"}


def test_a_hand_of_six_is_played_clockwise_and_the_joker_is_the_highest_trump() -> None:
    state = _hearts()
    assert (state.turn, view(state, None).order) == (0, (0, 1, 2, 3, 4, 5))
    state = play(state, "B Tc Kh 8s")
    assert choices(state) == {"play Jd"}, "the left bower is the only heart of seat 4"
    state = play(state, "Jd 7h, 9c Ac 8c Ts 9d 8h")
    assert (state.turn, view(state, None).order) == (DEALER, (5, 0, 1, 2, 3, 4))
    state = play(state, "Qh Jh Kc Ah Js Td, 9s Qc As Qs Kd Th, 9h 7c Jc Qd Ks Ad")
    assert (last(state).tricks, last(state).points) == ((2, 3), (0, 2)), "a euchre is two to the side"


@pytest.mark.parametrize(("won", "points"), [(3, (1, 0)), (4, (1, 0)), (5, (2, 0))])
def test_together_three_or_four_tricks_are_1_and_a_march_2(won: int, points: tuple[int, int]) -> None:
    low = ("9c", "9s", "8c", "7c", "8s")
    hearts = BEST[0].split()
    hands = (" ".join((*hearts[:won], *low[: 5 - won])), "Ac Kc Qc Jc Tc", "", "As Ks Qs Js Ts", "", "")
    assert last(finish(_hearts(hands=hands), won)).points == points


def test_a_lone_march_is_five_and_both_partners_sit_out() -> None:
    state = _hearts(hands=BEST, alone=True)
    assert view(state, None).order == (0, 1, 3, 5)
    assert [view(state, seat).sits_out for seat in SEATS] == [False, False, True, False, True, False]
    state = play(state, "B Tc 8s 7h, Jh Jc Ts 8h, Jd Qc Js 9h, Ah Kc Qs Th")
    assert [len(view(state, seat).hand) for seat in SEATS] == [1, 1, 5, 1, 5, 1]
    assert view(state, None).counts == (1, 1, 5, 1, 5, 1)
    state = play(state, "Kh Ac Ks Qh")
    assert (last(state).alone, last(state).tricks, last(state).points) == ((0,), (5, 0), (5, 0))


def test_a_loner_is_euchred_like_everybody() -> None:
    state = play(_hearts(alone=True), "B Tc 8s 7h, 9c Ac Ts 8h, Qh Jh Kc Js, 9s Qc Qs Th, 9h 7c Jc Ks")
    assert (last(state).tricks, last(state).points) == ((2, 3), (0, 2))


@pytest.mark.parametrize(
    ("maker", "order"),
    [(0, (0, 1, 3, 5)), (1, (0, 1, 2, 4)), (2, (1, 2, 3, 5)), (3, (0, 2, 3, 4)), (4, (1, 3, 4, 5)), (5, (0, 2, 4, 5))],
)
def test_the_first_who_plays_on_the_dealers_left_leads_against_a_loner(maker: int, order: tuple[int, ...]) -> None:
    calls = f"{ALL_PASS}, {'pass, ' * maker}name hearts alone"
    assert view(play(deal_around(TABLE), calls), None).order == order
    left = play(deal_around(f"{TABLE},alone_lead=left-of-loner"), calls)
    assert left.turn == (maker + 1) % 6, "the player on a loner's left is an opponent, and plays"


@pytest.mark.parametrize("partner", [1, 3])
def test_a_partner_who_orders_alone_puts_the_dealer_out(partner: int) -> None:
    state = play(deal_around(TABLE, up="9h"), f"{'pass, ' * partner}order alone")
    assert (state.phase, contract(state).taken) == (Phase.PLAY, False)
    assert view(state, DEALER).sits_out
    assert "9h" not in hand_of(state, DEALER)


def test_an_opponent_who_orders_alone_leaves_the_dealer_in() -> None:
    state = play(deal_around(TABLE, up="9h"), "pass, pass, order alone")
    assert (state.phase, state.turn, contract(state).taken) == (Phase.BURY, DEALER, True)


def test_one_of_three_defenders_may_defend_alone() -> None:
    state = _hearts(f"{TABLE},defend_alone=always")
    for seat in (1, 3):
        assert (state.phase, state.turn) == (Phase.ALONE, seat)
        both = play(state, "alone")
        assert (both.phase, contract(both).alone) == (Phase.PLAY, (seat,))
        assert view(both, None).order == tuple(sorted((0, 2, 4, seat)))
        state = play(state, "together")
    assert state.turn == DEALER
    assert view(play(state, "together"), None).order == (0, 1, 2, 3, 4, 5)


def test_two_loners_play_by_themselves_and_the_defender_leads() -> None:
    state = play(_hearts(f"{TABLE},defend_alone=against-loner,alone_lead=left-of-loner", alone=True), "together, alone")
    assert (contract(state).alone, view(state, None).order) == ((0, 3), (3, 0))


def test_british_announcements_go_around_and_the_other_side_is_asked_once_more() -> None:
    """Ask the makers again after a no, and the defenders who said no after an announcement."""
    state = _hearts(BRITISH)
    asked = []
    for answer in ("together", "together", "together", "together", "alone"):
        asked.append(state.turn)
        state = play(state, answer)
    assert asked == [0, 1, 2, 3, 4]
    assert contract(state).alone == (4,)
    again = []
    while state.phase is Phase.ALONE:
        again.append(state.turn)
        state = play(state, "together")
    assert again == [1, 3, 5]
    assert view(state, None).order == (5, 1, 3, 4), "the player on the loner's left leads"


def test_after_the_burial_the_maker_and_then_the_partners_are_asked() -> None:
    state = _hearts(f"{TABLE},alone_when=after-burial,alone_who=either-maker")
    asked = []
    while state.phase is Phase.ALONE:
        asked.append(state.turn)
        state = play(state, "together")
    assert asked == [0, 2, 4]


def test_either_partner_may_announce_and_a_lone_march_is_theirs() -> None:
    state = play(_hearts(f"{TABLE},alone_when=after-burial,alone_who=either-maker"), "together, together, alone")
    assert view(state, None).order == (1, 3, 4, 5)


def test_a_benny_turned_up_makes_the_dealers_side_makers() -> None:
    state = deal_around(TABLE, up="B")
    assert (state.phase, state.turn, len(view(state, DEALER).hand)) == (Phase.BENNY, DEALER, 0)
    state = play(state, "name spades")
    assert (state.phase, len(hand_of(state, DEALER)), contract(state).maker) == (Phase.BURY, 6, DEALER)


def test_ten_points_win_and_a_rubber_counts_games_by_side() -> None:
    state = with_partners(_hearts(f"{TABLE},target=2,games=2", BEST))
    state = finish(state, 5)
    assert (state.match.games, state.match.score, state.match.dealer) == ((1, 0), (0, 0), 0)
    assert last(state).winner == 0


@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize(("cut", "step"), [("left-may-bump", 1), ("right", 5)])
def test_the_pack_is_cut_next_to_the_dealer(dealer: int, cut: str, step: int) -> None:
    assert play(new_match(f"{TABLE},cut={cut}"), f"draw {dealer}").turn == (dealer + step) % 6


def test_a_farmers_hand_is_dealt_again() -> None:
    state = deal_around(f"{TABLE},weak_hand=farmers-redeal", "", "", "", "7c 8c 9c Tc 7s")
    state = play(state, "keep, keep, keep")
    assert (state.turn, choices(state)) == (3, {"keep", "redeal"})
    assert play(state, "redeal").match.dealer == DEALER


def test_the_rest_is_claimed_whoever_of_five_holds_the_other_trumps() -> None:
    """Hold five from the top of the trumps, eight hearts, the Benny and the left bower: none is left above."""
    state = _hearts(f"{TABLE},tram=yes", BEST)
    assert choices(state) == {"tram"}
    shown = view(play(state, "tram"), 3).shown
    assert [len(hand) for hand in shown] == [5] * 6
    without = _hearts(f"{TABLE},tram=yes", ("B Jh Jd Ah Qh", *BEST[1:5], "Kh Th 9h 8h 7h"))
    assert "tram" not in choices(without), "somebody may hold the king and four more hearts"


def test_euchre_is_called_for_the_side() -> None:
    weak = ("9c 9s 7c 8c 7s", BEST[1], "Qd Td As 8d 9d", BEST[3], "Ad Kd Jd Ah Kh", "B Jh Qh Th 9h")
    state = play(_hearts(f"{TABLE},euchre_autoplay=yes", weak), "9c Ac 8d 8s Ad 9h, B 7s Tc 9d Ts Jd")
    assert (contract(state).word, state.turn) == (None, DEALER)
    state = play(state, "Jh 9s Jc Td Js Kh")
    assert (contract(state).word, view(state, None).tricks_taken) == ("Euchre", (0, 3))


@pytest.mark.parametrize("lowest", [9, 8])
@pytest.mark.parametrize("benny", ["none", "joker"])
def test_a_pack_too_small_for_six_is_refused(lowest: int, benny: str) -> None:
    with pytest.raises(RuleConflict, match="six hands and an up-card are 31 cards"):
        Rules.parse(f"standard,players=6,lowest={lowest},benny={benny}")


def test_with_32_cards_one_is_left_under_the_up_card() -> None:
    state = deal_around("standard,players=6,lowest=7")
    assert len(state.hidden.kitty) == 1
    assert not apply(state, legal(state)[0]).over
