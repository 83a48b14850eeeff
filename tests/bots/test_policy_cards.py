"""The compiled card policy: legal and fair everywhere, the same in a playout as at the table, and sound play.

In the situations the dealer (seat 3) has taken up the 9 of hearts, unless a test says otherwise; left (0) leads.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest
from tools import plain_policy
from tools.duel_policies import duel
from tools.plain_policy import PLAIN, SideNets

from euchre.bots.policy.cards import choose_card
from euchre.bots.policy.choice import play_choice
from euchre.bots.policy.nets import CARD_NET, load_card_net
from euchre.bots.policy.playout import playout
from euchre.core.actions import Action
from euchre.core.cards import Suit, set_of
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase, State
from euchre.core.view import View, view
from euchre.fast.decision import play_decision, play_state
from euchre.fast.lanes import to_lanes
from euchre.fast.play import copy
from euchre.testing import check_bot
from support.covering import TABLES
from support.hands import deal, play
from support.sampling import LEAST_OR_ALL_TABLES, few, sampled

Choose = Callable[[View], Action]


def action_for(shown: View) -> Action:
    """Choose an action in the play of the cards by the net."""
    return play_choice(play_decision(shown), CARD_NET)


POLICIES = pytest.mark.parametrize("choose", [plain_policy.action_for, action_for], ids=["plain", "net"])


class Cards:
    """A bot that plays the policy's cards and does anything else by chance."""

    def __init__(self, play: Choose) -> None:
        self.play = play

    def choose(self, seen: View, rng: Random, /) -> Action:
        return self.play(seen) if seen.phase is Phase.PLAY else rng.choice(seen.legal)


# Fair and sound


@POLICIES
@LEAST_OR_ALL_TABLES
def test_the_policy_is_legal_and_never_looks_at_hidden_cards_under_any_rules(
    choose: Choose, tables: tuple[Rules, ...]
) -> None:
    check_bot(Cards(choose), tables, deals=1)


def quiet(rules: Rules) -> Rules:
    """The same rules, but hands never play themselves."""
    return rules.but(tram=False, euchre_autoplay=False)


def buried(state: State, seat: int) -> int:
    """The set of cards a seat has laid away."""
    under = set_of(state.hidden.under) if state.open.under == seat else 0
    return set_of(card for who, card in state.hidden.buried if who == seat) | under


def foretold(state: State) -> int:
    """The end of the playout that starts here; with a net for each side it is the same if both have this one."""
    assert state.turn is not None
    assert state.contract is not None
    trump = state.contract.trump
    spot = play_state(view(state, state.turn), state.turn)
    hands = np.array([to_lanes(hand & ~state.played, trump) for hand in state.hidden.hands], np.uint64)
    away = np.array([to_lanes(buried(state, seat), trump) for seat in range(4)], np.uint64)
    end = playout(CARD_NET, np.uint64(0), hands, away, spot)
    assert plain_policy.playout(SideNets(CARD_NET, CARD_NET), np.uint64(0), hands, away, spot) == end
    return end


def ended(state: State) -> int:
    """The end of a deal: the makers' tricks, and 8 more if they lost the first two."""
    contract = state.contract
    assert contract is not None
    assert state.turn is not None
    makers = FOUR.side(contract.maker)
    sides = [FOUR.side(trick.winner) for trick in state.tricks]
    trick = apply(state, legal(state)[0])
    assert trick.match.last is not None
    return trick.match.last.tricks[makers] + 8 * (makers not in sides[:2])


def check_deals(rules: Rules, seed: int, deals: int) -> int:
    """Play deals through the engine and compare every position's playout with what came; how many positions."""
    rng, state, compared = Random(seed), new_match(rules), 0
    told: list[int] = []
    while deals and not state.over:
        if is_chance(state) or state.turn is None:
            state = apply(state, chance(state, rng))
            continue
        action = rng.choice(legal(state))
        if state.phase is Phase.PLAY:
            told.append(foretold(state))
            action = action_for(view(state, state.turn))
        after = apply(state, action)
        if state.phase is Phase.PLAY and after.phase is not Phase.PLAY:
            assert told == [ended(state)] * len(told)
            compared += len(told)
            told = []
            deals -= 1
        state = after
    return compared


@pytest.mark.parametrize("rules", few(sampled(TABLES, 3), keep=4), ids=[str(index) for index in range(len(TABLES))])
def test_a_playout_ends_as_the_engine_does_when_every_seat_plays_from_its_view(rules: Rules) -> None:
    assert check_deals(quiet(rules), 1, 8) > 0


@pytest.mark.soak
def test_playouts_end_as_the_engine_does_on_thousands_of_deals() -> None:
    assert sum(check_deals(quiet(rules), seed, 20) for rules in TABLES for seed in range(5)) > 10_000


def test_these_deals_have_loners_lone_defenders_no_trump_and_the_benny() -> None:
    kinds = set()
    for rules in TABLES:
        rng, state = Random(1), new_match(quiet(rules))
        for _ in range(2000):
            if state.over:
                break
            contract = state.contract
            if state.phase is Phase.PLAY and contract is not None:
                kinds |= {"no trump"} if contract.trump is Suit.NO_TRUMP else set()
                kinds |= {"maker" if FOUR.side(seat) == FOUR.side(contract.maker) else "foe" for seat in contract.alone}
                kinds |= {"benny"} if any(hand >> 32 for hand in state.hidden.hands) else set()
            state = apply(state, chance(state, rng) if is_chance(state) else rng.choice(legal(state)))
    assert kinds == {"no trump", "maker", "foe", "benny"}


def test_nothing_passed_to_a_playout_is_changed() -> None:
    state = deal("standard", left="As Kc Qc Th Ah", dealer="Jh Qh Kh 9s Td", up="9h")
    state = play(state, "pass, pass, pass, order, bury Td, As")
    spot = play_state(view(state, 1), 1)
    before = copy(spot)
    hands = np.array([to_lanes(hand & ~state.played, Suit.HEARTS) for hand in state.hidden.hands], np.uint64)
    kept = hands.copy()
    playout(CARD_NET, np.uint64(0), hands, np.zeros(4, np.uint64), spot)
    assert all(np.all(one == other) for one, other in zip(before[1:], spot[1:], strict=True))
    assert np.array_equal(hands, kept)


def test_a_forced_card_is_played_without_thought() -> None:
    spot = play_state(view(hearts(left="As Kc Qc Th Ah"), 0), 0)
    assert choose_card(CARD_NET, np.uint64(1 << 50), np.uint64(0), spot) == 1 << 50


def test_a_net_of_other_features_is_refused(tmp_path: Path) -> None:
    np.save(tmp_path / "small.npy", np.zeros((3, 2), np.float16))
    with pytest.raises(EuchreError, match="3 by 2"):
        load_card_net(tmp_path / "small.npy")


# Situations


def hearts(*, left: str, partner: str = "", right: str = "", dealer: str = "Jh Qh Kh 9s Td", bury: str = "Td") -> State:
    state = deal("standard", left=left, partner=partner, right=right, dealer=dealer, up="9h")
    return play(state, f"pass, pass, pass, order, bury {bury}")


def card(state: State, choose: Choose) -> str:
    assert state.turn is not None
    return str(choose(view(state, state.turn))).removeprefix("play ")


@POLICIES
def test_the_maker_with_the_right_and_two_more_pulls_trump_from_the_top(choose: Choose) -> None:
    state = deal("standard", left="Jh Ah Kh As 9c", dealer="9s Ts 9d Td Qd", up="9h")
    assert card(play(state, "order, bury 9s"), choose) == "Jh"


@POLICIES
def test_a_lone_maker_leads_trumps_from_the_top(choose: Choose) -> None:
    state = deal("standard", left="Jh Jd Ah As 9c", dealer="9s Ts 9d Td Qd", up="9h")
    assert card(play(state, "order alone, bury 9s"), choose) == "Jh"


@POLICIES
def test_the_makers_partner_leads_a_bower(choose: Choose) -> None:
    state = deal("standard", left="Jh Qh Qc 9s 9c", right="Jd Ah Kh As Td", dealer="Ts 9d Kd Qd Tc", up="9h")
    assert card(play(state, "pass, pass, order, bury Tc"), choose) == "Jh"


@POLICIES
def test_a_defender_cashes_an_ace_and_leads_no_trump(choose: Choose) -> None:
    assert card(hearts(left="As Kc Qc Th Ah"), choose) == "As"


@POLICIES
def test_second_hand_trumps_when_ducking_would_give_up_the_euchre(choose: Choose) -> None:
    state = hearts(
        left="As Ad 9c Ks Th", partner="Ts Td Tc Ah Kh", right="Qs Kd Qc Js Jc", dealer="Jh 9s 9d Kc Qd", bury="9h"
    )
    state = play(state, "As Ts Qs 9s, Ad Td Kd 9d, 9c Tc Qc Kc, Qd")
    assert view(state, 0).tricks_taken == (2, 1)
    assert card(state, choose) == "Th"


@POLICIES
def test_second_hand_plays_the_ace_over_a_low_lead(choose: Choose) -> None:
    assert card(play(hearts(left="9c Tc Ts Js Qd", partner="Ac Kd Qs As Ad"), "9c"), choose) == "Ac"


@POLICIES
def test_with_two_cards_left_the_suit_is_kept_that_the_maker_may_still_hold(choose: Choose) -> None:
    """The maker trumped a club, so the card led last is no club: of two kings the diamond is kept."""
    state = hearts(
        left="Ac Kc Kd Qs Ts", partner="9c 9s Jc Td Ah", right="Tc Js Qc Qh Ad", dealer="Jh As Ks Qd 9d", bury="9d"
    )
    state = play(state, "Ac 9c Tc 9h, As Ts 9s Js, Ks Qs Td Qc, Jh")
    assert card(state, choose) == "Kc"


@POLICIES
def test_a_master_is_not_led_into_a_suit_an_opponent_has_trumped(choose: Choose) -> None:
    state = hearts(left="Ac Kc As Ad Tc", partner="9c Qc Ts Kd Qs", right="9d Jd Jc Ks Ah")
    assert card(play(state, "Ac 9c Jc 9h, 9s As Qs Ks"), choose) == "Ad"


@POLICIES
def test_does_not_trump_partners_ace(choose: Choose) -> None:
    state = hearts(left="Ac Tc Ts Js Qd", partner="9c Kd Qs As Ad", right="Th Ah 9d Jd Ks")
    assert card(play(state, "Ac 9c"), choose) == "9d"


@POLICIES
def test_fourth_hand_takes_the_trick_with_the_lowest_card_that_does(choose: Choose) -> None:
    state = hearts(
        left="9c Qd Ts Js Td", partner="Kd Tc Qs As Ad", right="Qc Th 9d Ks Jd", dealer="Jh Qh Kc Ac 9s", bury="9s"
    )
    assert card(play(state, "9c Tc Qc"), choose) == "Kc"


# Strength


@pytest.mark.slow
def test_the_net_plays_better_than_the_rules_on_deals_it_was_not_trained_on() -> None:
    number, points, squares = duel(CARD_NET, PLAIN, 20_000, 2026, True)[0][:3]
    mean = points / number
    margin = 3 * ((squares / number - mean**2) / number) ** 0.5
    assert mean - margin > 0.05


@pytest.mark.slow
def test_a_policy_against_itself_gains_nothing() -> None:
    assert duel(CARD_NET, CARD_NET, 2_000, 1, True)[0][1] == 0.0
