"""Levels differ by what they look at: how many deals, whether the score counts, whether what was said is weighed."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from euchre.bots.policy.nets import policy
from euchre.bots.search.level import SEARCH_LEVELS, level_named
from euchre.bots.search.player import SearchBot
from euchre.bots.search.policy_belief import PolicyBelief
from euchre.bots.search.sampling import Sampling
from euchre.core.actions import Draw, Order, Pass, Play
from euchre.core.cards import Suit
from euchre.core.engine import apply, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS
from euchre.core.shuffle import chance
from euchre.core.state import State
from euchre.core.trump import SUIT_SET
from euchre.core.view import View, view
from euchre.worlds.belief import weights
from euchre.worlds.draw import Worlds, worlds
from euchre.worlds.steps import DecisionStep
from support.hands import deal, play

BEGINNER, EXPERT = SearchBot("beginner"), SearchBot("expert")


def dealt(seed: int, score: tuple[int, int] = (0, 0)) -> State:
    """A random deal by seat 3 at this score."""
    state = apply(new_match(PRESETS["standard"], score=score), Draw(3))
    return apply(state, chance(state, Random(seed)))


def choice(bot: SearchBot, state: State, seed: int = 0) -> str:
    assert state.turn is not None
    return str(bot.choose(view(state, state.turn), Random(seed)))


# The score


@pytest.mark.parametrize("score", [(9, 9), (9, 6), (0, 9)], ids=["9-9", "9-6", "0-9"])
def test_the_beginner_bids_the_same_at_every_score(score: tuple[int, int]) -> None:
    for seed in range(20):
        assert choice(BEGINNER, dealt(seed, score)) == choice(BEGINNER, dealt(seed))
        passed = "pass, pass, pass"
        assert choice(BEGINNER, play(dealt(seed, score), passed)) == choice(BEGINNER, play(dealt(seed), passed))


@pytest.mark.parametrize("score", [(9, 0), (0, 9)], ids=["9-0", "0-9"])
def test_the_beginner_asks_for_a_new_deal_as_often_at_every_score(score: tuple[int, int]) -> None:
    hand = "9c Tc 9d Td 9s"
    for seed in range(5):
        farmers = [deal("standard,weak_hand=farmers-redeal", left=hand, up="Kh", score=at) for at in (score, (0, 0))]
        assert len({choice(BEGINNER, state, seed) for state in farmers}) == 1


def test_a_farmers_hand_asks_for_a_new_deal_in_a_game_of_one_deal_too() -> None:
    state = deal("openspiel,weak_hand=farmers-redeal", left="9c Tc 9d Td 9s", up="Kh")
    assert choice(SearchBot("club"), state) == "redeal"


def test_the_beginner_plays_the_same_cards_at_every_score() -> None:
    spoken = "pass, pass, pass, order, bury Td"
    hands = {"left": "As Kc Qc Th Ah", "dealer": "Jh Qh Kh 9s Td", "up": "9h"}
    cards = {choice(BEGINNER, play(deal("standard", score=score, **hands), spoken)) for score in ((0, 0), (9, 9))}  # type: ignore[arg-type]
    assert len(cards) == 1


@pytest.mark.parametrize("level", ["club", "expert"])
def test_the_others_do_not_go_alone_where_one_point_wins_and_do_elsewhere(level: str) -> None:
    bot = SearchBot(level)
    hand = {"dealer": "Jh Jd Ah Kh 9s", "up": "Qh"}
    assert choice(bot, play(deal("standard", **hand), "pass, pass, pass")) == "order alone"  # type: ignore[arg-type]
    assert choice(bot, play(deal("standard", score=(9, 9), **hand), "pass, pass, pass")) == "order"  # type: ignore[arg-type]


def test_the_beginner_goes_alone_even_so() -> None:
    state = play(deal("standard", dealer="Jh Jd Ah Kh 9s", up="Qh", score=(9, 9)), "pass, pass, pass")
    assert choice(BEGINNER, state) == "order alone"


# What was said


def trumps(cards: NDArray[np.uint64], trump: Suit) -> NDArray[np.int64]:
    """How many trumps each of these hands holds."""
    mask = SUIT_SET[trump][trump]
    return np.array([(int(hand) & mask).bit_count() for hand in cards])


class OnlySeat(PolicyBelief):
    """Draws conclusions from what one seat said or played, so that no other player's cards come into it."""

    def __init__(self, seat: int, what: type[Pass | Order | Play]) -> None:
        super().__init__(policy())
        self.seat, self.what = seat, what

    def likelihood(self, step: DecisionStep, then: Worlds, /) -> NDArray[np.float64]:
        if step.seat == self.seat and isinstance(step.action, self.what):
            return super().likelihood(step, then)
        return np.ones(len(then.kitty))


def mean_trumps(shown: View, belief: OnlySeat) -> tuple[float, float]:
    """How many hearts the seat holds on average, in all worlds alike, and weighed by what the seat did."""
    drawn = worlds(shown, Random(0), 600)
    held = trumps(drawn.hands[:, belief.seat], Suit.HEARTS)
    return float(held.mean()), float(np.average(held, weights=weights(shown, drawn, belief)))


def test_who_ordered_is_taken_to_hold_more_trumps() -> None:
    state = play(deal("standard", dealer="9c Tc Jc Qd Kd", up="9h"), "order")
    plain, weighed = mean_trumps(view(state, 3), OnlySeat(0, Order))
    assert weighed > plain + 0.8


@pytest.mark.parametrize("seat", range(3), ids=["left", "partner", "right"])
def test_who_passed_is_taken_to_hold_fewer_trumps(seat: int) -> None:
    """As it looks to the next player, whose hand is the same each time."""
    hands = {("partner", "right", "dealer")[seat]: "9c Tc Jc Qd Kd"}
    state = play(deal("standard", up="9h", **hands), ", ".join(["pass"] * (seat + 1)))  # type: ignore[arg-type]
    plain, weighed = mean_trumps(view(state, seat + 1), OnlySeat(seat, Pass))
    assert weighed < plain


def test_a_player_who_did_not_trump_a_trick_is_taken_to_hold_fewer_trumps() -> None:
    """Right is out of diamonds and threw a spade under the king to come: with a trump it would have had the trick."""
    state = deal(
        "standard",
        left="9d Tc Jc Qc Qd",
        partner="Td Ac Ks As Js",
        right="9s Ts Qs Kc Th",
        dealer="Jh Qh Kh Kd 9c",
        up="9h",
    )
    state = play(state, "pass, pass, pass, order, bury 9c, 9d Td 9s Kd")
    plain, weighed = mean_trumps(view(state, 0), OnlySeat(2, Play))
    assert weighed < plain


def test_the_expert_samples_what_was_said_and_the_club_player_only_what_is_possible() -> None:
    shown = view(play(deal("standard", dealer="9c Tc Jc Qd Kd", up="9h"), "order"), 3)
    means = {}
    for name, level in SEARCH_LEVELS.items():
        drawn = [Sampling(shown, level, policy()).sample(Random(seed)).worlds for seed in range(6)]
        held = np.concatenate([trumps(batch.hands[:, 0], Suit.HEARTS) for batch in drawn])
        assert len(held) == 6 * level.worlds
        means[name] = held.mean()
    assert means["expert"] > max(means["beginner"], means["club"]) + 0.5


def test_after_seven_passes_the_expert_still_samples_many_different_deals() -> None:
    """That all of them pass is unlikely in any deal: then none may outweigh the rest only because of that."""
    rules = "standard,all_pass=stick-the-dealer"
    state = play(deal(rules, dealer="Kc Tc 9c 9d Qs", up="Kh"), ", ".join(["pass"] * 7))
    hands = Sampling(view(state, 3), SEARCH_LEVELS["expert"], policy()).sample(Random(0)).worlds.hands
    counts = np.unique(hands, axis=0, return_counts=True)[1]
    assert counts.max() <= len(hands) / 10


def test_higher_levels_look_at_more_deals() -> None:
    counts = [level.worlds * level.looks for level in SEARCH_LEVELS.values()]
    assert counts == sorted(set(counts))
    draws_conclusions = [bool(level.drawn) for level in SEARCH_LEVELS.values()]
    assert draws_conclusions == sorted(draws_conclusions), "a higher level draws all the conclusions of a lower one"
    assert (bool(SEARCH_LEVELS["club"].drawn), bool(SEARCH_LEVELS["expert"].drawn)) == (False, True)
    assert {name for name, level in SEARCH_LEVELS.items() if not level.score} == {"beginner"}


# Names


def test_an_unknown_level_is_answered_in_one_sentence() -> None:
    with pytest.raises(EuchreError, match=r"'child' is not a level: choose beginner, club( or|,) expert"):
        SearchBot("child")
    assert level_named("club") is SEARCH_LEVELS["club"]


@pytest.mark.parametrize("seconds", ["soon", "0", "-1", "inf", "nan"])
def test_a_time_that_is_none_is_answered_in_one_sentence(seconds: str) -> None:
    with pytest.raises(EuchreError, match=r"is not a time to think: write seconds, such as 0\.05\."):
        SearchBot("club", seconds)


def test_however_short_the_time_the_player_looks_once() -> None:
    state = play(deal("standard", dealer="Jh Jd Ah Kh 9s", up="Qh"), "pass, pass, pass")
    assert choice(SearchBot("expert", "0.000001"), state) == "order alone"
