"""The levels of search: they differ in deals, in the use of the score, and in weighing what was said."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from euchre.bots.policy.belief import PolicyBelief
from euchre.bots.policy.memory import mix_in, remembered
from euchre.bots.policy.nets import policy
from euchre.bots.policy.policies import policy_for
from euchre.bots.search.level import SEARCH_LEVELS, SearchLevel, level_named
from euchre.bots.search.player import SearchBot
from euchre.bots.search.sampling import Sampling
from euchre.core.actions import Draw, Order, Pass, Play
from euchre.core.cards import Suit, parse_cards, set_of
from euchre.core.engine import apply, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS
from euchre.core.shuffle import chance
from euchre.core.state import State
from euchre.core.trump import SUIT_SET
from euchre.core.view import View, view
from euchre.fast.convert import many_in_lanes
from euchre.fast.decision import PlayDecision, decision_of, play_decision
from euchre.fast.lanes import to_lanes
from euchre.worlds.belief import weights
from euchre.worlds.draw import Worlds, worlds
from euchre.worlds.steps import DecisionStep
from support.hands import deal, play

BEGINNER, EXPERT = SearchBot("beginner"), SearchBot("expert")


def dealt(seed: int, score: tuple[int, ...] = (0, 0)) -> State:
    """A random deal by seat 3 at this score."""
    state = apply(new_match(PRESETS["standard"], score=score), Draw(3))
    return apply(state, chance(state, Random(seed)))


def choice(bot: SearchBot, state: State, seed: int = 0) -> str:
    assert state.turn is not None
    return str(bot.choose(view(state, state.turn), Random(seed)))


# The score


@pytest.mark.parametrize("score", [(9, 9), (9, 6), (0, 9)], ids=["9-9", "9-6", "0-9"])
def test_the_beginner_bids_the_same_at_every_score(score: tuple[int, ...]) -> None:
    for seed in range(20):
        assert choice(BEGINNER, dealt(seed, score)) == choice(BEGINNER, dealt(seed))
        passed = "pass, pass, pass"
        assert choice(BEGINNER, play(dealt(seed, score), passed)) == choice(BEGINNER, play(dealt(seed), passed))


@pytest.mark.parametrize("score", [(9, 0), (0, 9)], ids=["9-0", "0-9"])
def test_the_beginner_asks_for_a_new_deal_as_often_at_every_score(score: tuple[int, ...]) -> None:
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
    """Count the trumps that each of these hands holds."""
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
    """The mean number of hearts the seat holds, in all worlds alike, and weighed by what the seat did."""
    drawn = worlds(shown, Random(0), 600)
    held = trumps(drawn.hands[:, belief.seat], Suit.HEARTS)
    return float(held.mean()), float(np.average(held, weights=weights(shown, drawn, belief)))


def test_who_ordered_is_taken_to_hold_more_trumps() -> None:
    """Order on the dealer's left: a sound player does so with one hand in fifteen, holding three hearts.

    A beginner orders with one in three, holding hardly more than anybody. Nobody knows which of them this is.
    """
    state = play(deal("standard", dealer="9c Tc Jc Qd Kd", up="9h"), "order")
    plain, weighed = mean_trumps(view(state, 3), OnlySeat(0, Order))
    assert weighed > plain + 0.3


@pytest.mark.parametrize("seat", range(3), ids=["left", "partner", "right"])
def test_who_passed_is_taken_to_hold_fewer_trumps(seat: int) -> None:
    """Pass, as it looks to the next player, whose hand is the same each time."""
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


def sampling(shown: View, level: SearchLevel) -> Sampling:
    return Sampling(decision_of(shown), level, policy_for(shown.rules))


def test_the_expert_samples_what_was_said_and_the_club_player_only_what_is_possible() -> None:
    shown = view(play(deal("standard", dealer="9c Tc Jc Qd Kd", up="9h"), "order alone"), 3)
    means = {}
    for name, level in SEARCH_LEVELS.items():
        drawn = [sampling(shown, level).sample(Random(seed)).worlds for seed in range(6)]
        held = np.concatenate([trumps(batch.hands[:, 0], Suit.HEARTS) for batch in drawn])
        assert len(held) == 6 * level.worlds
        means[name] = held.mean()
    assert means["expert"] > max(means["beginner"], means["club"]) + 0.5


def test_after_seven_passes_the_expert_still_samples_many_different_deals() -> None:
    """Pass seven times, unlikely in any deal: then no deal may outweigh the rest only because of that."""
    rules = "standard,all_pass=stick-the-dealer"
    state = play(deal(rules, dealer="Kc Tc 9c 9d Qs", up="Kh"), ", ".join(["pass"] * 7))
    hands = sampling(view(state, 3), SEARCH_LEVELS["expert"]).sample(Random(0)).worlds.hands
    counts = np.unique(hands, axis=0, return_counts=True)[1]
    assert counts.max() <= len(hands) / 10


def test_higher_levels_look_at_more_deals() -> None:
    counts = [level.worlds * level.looks for level in SEARCH_LEVELS.values()]
    assert counts == sorted(set(counts))
    draws_conclusions = [bool(level.drawn) for level in SEARCH_LEVELS.values()]
    assert draws_conclusions == sorted(draws_conclusions), "a higher level draws all the conclusions of a lower one"
    assert (bool(SEARCH_LEVELS["club"].drawn), bool(SEARCH_LEVELS["expert"].drawn)) == (False, True)
    assert {name for name, level in SEARCH_LEVELS.items() if not level.score} == {"beginner"}


# What is forgotten and misjudged


def after_two_tricks(memory: int) -> tuple[PlayDecision, PlayDecision]:
    """The decision of the seat on the dealer's left as it is, and as it remembers it."""
    state = deal(
        "standard",
        left="As Ks 9c Tc Ah",
        partner="Qs Ts Jc Qc Kd",
        right="9s 9h Th Qd Ad",
        dealer="Js Jh Kh 9d Kc",
        up="Qh",
    )
    state = play(state, "pass, pass, pass, order, bury Kc, As Qs 9s Js, Ks Ts 9h Kh, 9d")
    decision = play_decision(view(state, 0))
    return decision, remembered(decision, memory)


def test_who_remembers_one_trick_has_forgotten_what_the_others_played_before_it() -> None:
    decision, later = after_two_tricks(memory=1)
    gone = to_lanes(set_of(parse_cards("As Ks Ts 9h Kh 9d")), Suit.HEARTS)
    assert int(later.play.gone[0]) == gone, "their own ace, the second trick and the card on the table"
    spades = to_lanes(SUIT_SET[Suit.HEARTS][Suit.SPADES], Suit.HEARTS)
    assert later.play.voids.astype(bool).tolist() == [False, False, True, True], "right and dealer trumped the second"
    assert [int(gap) & spades for gap in later.play.voids[2:]] == [spades, spades]
    assert remembered(decision, 2) is decision


def test_a_forgotten_card_may_lie_wherever_an_unseen_card_may() -> None:
    decision, later = after_two_tricks(memory=1)
    forgotten = int(decision.play.gone[0] & ~later.play.gone[0])
    assert forgotten == to_lanes(set_of(parse_cards("Qs 9s Js")), Suit.HEARTS)
    before = many_in_lanes(worlds(decision.view, Random(1), 2_000).hands, int(Suit.HEARTS))
    hands = before.copy()
    mix_in(forgotten, hands, later, Random(2))
    counts = np.vectorize(lambda cards: int(cards).bit_count())
    assert (counts(hands) == counts(before)).all()
    assert (hands[:, 0] == before[:, 0]).all(), "the player sees their own hand"
    assert not (hands & later.play.gone[0]).any()
    assert not (hands[:, 2:] & np.uint64(forgotten)).any(), "nobody gets a suit that they have just failed to follow"
    # The partner holds three of the 15 cards that the player does not remember: 24 less their own and the six above.
    share = counts(hands[:, 1] & np.uint64(forgotten)).mean() / 3
    assert share == pytest.approx(3 / 15, abs=0.02)


def test_a_casual_player_errs_where_it_is_close_and_not_where_it_is_plain() -> None:
    close, plain = ("Kh 9h Ad Qs 9c", "Jh Jd Ah Kh 9s")
    said = {
        hand: {
            choice(SearchBot("casual"), play(deal("standard", dealer=hand, up="Qh"), "pass, pass, pass"), seed)
            for seed in range(30)
        }
        for hand in (close, plain)
    }
    assert said[close] == {"order", "pass"}
    assert said[plain] <= {"order", "order alone"}


# Names


def test_an_unknown_level_is_answered_in_one_sentence() -> None:
    with pytest.raises(EuchreError, match=r"'child' is not a level: choose beginner, casual, club( or|,) expert"):
        SearchBot("child")
    assert level_named("club") is SEARCH_LEVELS["club"]


@pytest.mark.parametrize("seconds", ["soon", "0", "-1", "inf", "nan"])
def test_a_time_that_is_none_is_answered_in_one_sentence(seconds: str) -> None:
    with pytest.raises(EuchreError, match=r"is not a time to think: write seconds, such as 0\.05\."):
        SearchBot("club", seconds)


def test_however_short_the_time_the_player_looks_once() -> None:
    state = play(deal("standard", dealer="Jh Jd Ah Kh 9s", up="Qh"), "pass, pass, pass")
    assert choice(SearchBot("expert", "0.000001"), state) == "order alone"
