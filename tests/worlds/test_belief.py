"""Weights are Bayes: the product, over the engine's own replay of a world, of what a policy would have done."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from random import Random

import numpy as np
import pytest

from euchre.core import law
from euchre.core.actions import Action, Bury, Give, GoUnder, Order, Pass, Tram
from euchre.core.cards import parse_cards, set_of
from euchre.core.rules import Rules
from euchre.core.state import Phase, State
from euchre.core.view import View, view
from euchre.worlds.belief import Floats, effective, resampled, tempered, weights
from euchre.worlds.draw import Worlds, dealt, worlds
from euchre.worlds.steps import DecisionStep, steps
from support.covering import OTHER_NUMBERS, TABLES
from support.sampling import few, sampled
from support.stories import Moment, as_stories, retell, tellings

FACES = set_of(parse_cards("Jc Qc Kc Ac Jd Qd Kd Ad Jh Qh Kh Ah Js Qs Ks As B"))


def _liking(action: str, hand: int, card: int) -> float:
    """A made-up player: how it likes an action depends on all its cards, and on the card it hides."""
    return 1.0 + (hand * 31 + card * 17 + len(action) * 7) % 1009 % 13


class Whimsical:
    """The made-up player as a policy."""

    shares: tuple[float, ...] = (1.0,)

    def likelihood(self, step: DecisionStep, _: Worlds) -> Floats:
        word = str(step.action)
        pairs = zip(step.hand.tolist(), step.cards.tolist(), strict=True)
        return np.array([_liking(word, hand, card) for hand, card in pairs])


class Divided(Whimsical):
    """A belief in which one player in four is the made-up player, and nobody knows who; the others do anything."""

    shares = (0.25, 0.75)

    def likelihood(self, step: DecisionStep, then: Worlds) -> Floats:
        return np.stack([super().likelihood(step, then), np.ones(len(step.hand))])


def _decisions(moments: list[Moment], seat: int) -> Iterator[tuple[State, Action]]:
    """Yield the decisions of the others in a retold deal, without blind ones and hands that play themselves."""
    for state, action in moments:
        if action is None or isinstance(action, Tram | GoUnder) or state.turn == seat:
            continue
        blind = state.phase is Phase.BENNY and law.named_blind(state.rules)
        if not blind and (state.contract is None or state.contract.word is None):
            yield state, action


def _hidden(action: Action) -> tuple[str, int]:
    """An action as others see it, and the card they do not see."""
    if isinstance(action, Bury | Give) and action.card is not None:
        return type(action).__name__.lower(), 1 << action.card
    return str(action), 0


def _public(state: State) -> View:
    """The public view of a state, without what only some are shown."""
    return view(state, None)._replace(shown=())


@pytest.mark.parametrize("rules", few(sampled([*TABLES, *OTHER_NUMBERS[::5]], 3), keep=5), ids=str)
def test_weights_are_what_bayes_says_of_the_replayed_deals(rules: Rules) -> None:
    compared = 0
    for telling in islice(chain(tellings(rules, 5, deals=3), tellings(rules, 6, deals=3)), 7, None, 9):
        for seat in (0, 1):
            seen = view(telling.now, seat)
            if seen.word == "TRAM":
                continue
            drawn = worlds(seen, Random(1), 4)
            expected: list[list[float]] = []
            for number, story in enumerate(as_stories(drawn)):
                moments = retell(telling, seat, story)
                assert moments is not None
                decided = list(_decisions(moments, seat))
                told = [step for step, _ in steps(seen, drawn.only(np.array([number])))]
                assert [_public(step.before) for step in told] == [_public(state) for state, _ in decided]
                chances = [1.0] * rules.players
                for state, action in decided:
                    assert state.turn is not None
                    word, card = _hidden(action)
                    chances[state.turn] *= _liking(word, set_of(state.hand(state.turn)), card)
                expected.append(chances)
            whimsical, divided = np.prod(expected, axis=1), np.prod(0.25 * np.array(expected) + 0.75, axis=1)
            assert weights(seen, drawn, Whimsical()) == pytest.approx(whimsical / whimsical.mean())
            assert weights(seen, drawn, Divided()) == pytest.approx(divided / divided.mean())
            compared += 1
    assert compared > 3


def test_the_worlds_of_a_step_are_the_state_at_that_moment() -> None:
    rules = Rules.parse("standard,partners_best=1,weak_hand=go-under,alone_when=after-burial,defend_alone=always")
    looked = 0
    for telling in islice(tellings(rules, 2, deals=20), 0, None, 5):
        seen = view(telling.now, 1)
        drawn = worlds(seen, Random(1), 1)
        moments = retell(telling, 1, as_stories(drawn)[0])
        assert moments is not None
        decided = list(_decisions(moments, 1))
        for (step, then), (state, _) in zip(steps(seen, drawn), decided, strict=True):
            if seen.open.under is None or state.open.under is not None:
                assert then.hands.tolist() == [[set_of(state.hand(seat)) for seat in range(4)]]
            assert step.hand.tolist() == [set_of(state.hand(step.seat))]
            assert step.away[0] == then.away[0, step.seat] == _laid_away(state, step.seat)
            looked += 1
    assert looked > 200


def _laid_away(state: State, seat: int) -> int:
    under = set_of(state.hidden.under) if state.open.under == seat else 0
    return under | set_of(card for who, card in state.hidden.buried if who == seat)


class FacesOrder:
    """A model that orders up, or does not pass, with three face cards or more, and never with fewer."""

    shares = (1.0,)

    def likelihood(self, step: DecisionStep, _: Worlds) -> Floats:
        strong = np.array([(hand & FACES).bit_count() >= 3 for hand in step.hand.tolist()])
        return np.where(strong == (not isinstance(step.action, Pass)), 1.0, 0.0)


class Impossible:
    """A model that would never have done anything."""

    shares = (1.0,)

    def likelihood(self, step: DecisionStep, _: Worlds) -> Floats:
        return np.zeros(len(step.hand))


class Tiny:
    """A model very sure of everything it never does: the product of many such chances is no number above nought."""

    shares = (1.0,)

    def likelihood(self, step: DecisionStep, _: Worlds) -> Floats:
        return np.where(step.hand % np.uint64(3) == 1, 1e-300, 2e-300)


def _after(rules: str, seat: int, *, played: int) -> View:
    """The first view of a seat with `played` tricks complete."""
    told = tellings(Rules.parse(rules), 3)
    return next(v for v in (view(t.now, seat) for t in told) if len(v.tricks) == played and v.maker not in (seat, None))


def test_who_ordered_up_and_who_passed_is_read_from_the_calls() -> None:
    told = tellings(Rules.parse("standard"), 0)
    seen = next(
        v
        for v in (view(t.now, 0) for t in told)
        if len(v.open.calls) > 1 and isinstance(v.open.calls[-1].action, Order)
    )
    drawn = worlds(seen, Random(1), 2000)
    weighed = weights(seen, drawn, FacesOrder())
    passers = [call.seat for call in seen.open.calls if isinstance(call.action, Pass) and call.seat != 0]
    assert passers
    assert weighed.mean() == pytest.approx(1.0)
    for weight, hands in zip(weighed.tolist(), dealt(seen, drawn).tolist(), strict=True):
        strong = [(hand & FACES).bit_count() >= 3 for hand in hands]
        right = all(strong[call.seat] == isinstance(call.action, Order) for call in seen.open.calls if call.seat != 0)
        assert (weight > 0) == right


def test_a_policy_that_rules_out_everything_changes_nothing() -> None:
    seen = _after("standard", 0, played=2)
    assert weights(seen, worlds(seen, Random(1), 10), Impossible()).tolist() == [1.0] * 10


def test_chances_too_small_for_a_product_still_compare() -> None:
    seen = _after("standard", 0, played=3)
    weighed = weights(seen, worlds(seen, Random(1), 200), Tiny())
    assert np.isfinite(weighed).all()
    assert weighed.mean() == pytest.approx(1.0)
    assert len(set(weighed.tolist())) > 1


def test_as_many_worlds_count_as_share_the_weight() -> None:
    assert effective(np.ones(40)) == pytest.approx(40)
    assert effective(np.array([0.0, 0.0, 3.0])) == pytest.approx(1)
    assert effective(np.array([2.0, 2.0, 0.0, 0.0])) == pytest.approx(2)


def test_a_world_is_resampled_as_often_as_it_weighs_to_within_one() -> None:
    seen = _after("standard", 0, played=0)
    drawn, weighed = worlds(seen, Random(1), 4), np.array([0.0, 2.5, 1.0, 0.5])
    again = drawn.only(resampled(weighed, Random(2), 40))
    order = [tuple(hands) for hands in drawn.hands.tolist()]
    counts = [[tuple(hands) for hands in again.hands.tolist()].count(hands) for hands in order]
    assert counts[0] == 0
    assert sum(counts) == 40
    assert all(abs(count - 10 * weight) <= 1 for count, weight in zip(counts, weighed.tolist(), strict=True))


def test_weights_too_sure_of_themselves_are_evened_out_just_so_far() -> None:
    sharp = np.array([1000.0, 10.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1e-9])
    even = tempered(sharp, 4.0)
    assert effective(sharp) < 1.1
    assert effective(even) == pytest.approx(4.0, abs=0.02)
    assert even.mean() == pytest.approx(1.0)
    assert (np.argsort(-even, kind="stable") == np.argsort(-sharp, kind="stable")).all()
    assert tempered(even, 2.0) is even
