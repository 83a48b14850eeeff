"""Compiled random deals: they end as the core ends them, and every choice and shuffle is as likely as any other."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.actions import Redeal
from euchre.core.cards import cards_in
from euchre.core.rules import PRESETS, Rules
from euchre.env import ACTIONS, BatchEnv
from euchre.fast.batch import row as columns
from euchre.fast.batch.random_deals import random_deals
from support.batched import Followed
from support.covering import TABLES
from support.sampling import FEW

_NOBODY = -1


def _ends_on_the_core(rules: Rules, number: int, seed: int) -> list[tuple[Any, ...]]:
    """Dealer, maker, tricks and points of the first deal of each row that is not dealt again for a weak hand."""
    env = BatchEnv(rules, deals=number, seed=seed)
    deals, ends = [Followed(env, row) for row in range(number)], dict[int, tuple[Any, ...]]()
    while len(ends) < number:
        dealers = env._arrays.numbers[:, columns.DEALER].tolist()
        actions = env.random_actions().copy()
        env.step(actions)
        for row, choice in enumerate(actions.tolist()):
            deals[row].choose(choice)
            if not deals[row].over:
                continue
            result = deals[row].state.match.last
            if isinstance(ACTIONS[choice], Redeal):
                pass
            elif result is None or result.maker is None:
                ends.setdefault(row, (dealers[row], _NOBODY, (0, 0), (0, 0)))
            else:
                ends.setdefault(row, (result.dealer, result.maker, result.tricks, result.points))
            deals[row] = Followed(env, row)
    return [ends[row] for row in range(number)]


def _ends(rules: Rules, number: int, seed: int) -> list[tuple[Any, ...]]:
    deals = random_deals(rules, number, seed)
    pairs = (map(tuple, part.tolist()) for part in (deals.tricks, deals.points))
    return list(zip(deals.dealer.tolist(), deals.maker.tolist(), *pairs, strict=True))


@pytest.mark.parametrize("preset", PRESETS)
def test_the_core_comes_to_the_same_ends(preset: str) -> None:
    assert _ends(PRESETS[preset], 60, 1) == _ends_on_the_core(PRESETS[preset], 60, 1)


def test_so_it_does_under_all_house_rules() -> None:
    for seed, rules in enumerate(FEW):
        assert _ends(rules, 15, seed) == _ends_on_the_core(rules, 15, seed), str(rules)


def test_a_weak_hand_is_dealt_again_until_the_deal_is_played() -> None:
    rules = Rules.parse("standard,weak_hand=farmers-redeal,lowest=7,benny=joker")
    assert _ends(rules, 150, 3) == _ends_on_the_core(rules, 150, 3)


def test_the_few_tables_have_every_house_rule() -> None:
    for option in ("weak_hand", "partners_best", "tram", "euchre_autoplay", "holding", "no_trump", "all_pass", "benny"):
        assert {getattr(rules, option) for rules in FEW} == {getattr(rules, option) for rules in TABLES}


_VARIED = (
    "standard",
    "british",
    "online",
    "openspiel,holding=natural,lowest=7",
    "standard,weak_hand=go-under,partners_best=1,no_trump=second-round",
    "standard,weak_hand=farmers-redeal,lowest=7,benny=joker",
)


@pytest.mark.parametrize("text", _VARIED, ids=range(len(_VARIED)))
def test_each_legal_action_is_as_likely_as_any_other(text: str) -> None:
    # For every kind of decision and number of choices: how often the first, second ... was chosen.
    # Chi-square with k degrees of freedom has the mean k and the variance 2k: more than five deviations
    # above, and five more for few degrees, come by chance once in a hundred thousand times.
    env, counted = BatchEnv(text, deals=1500, seed=7), Counter[tuple[int, int, int]]()
    for _ in range(25):
        actions = env.random_actions()
        for row, choice in enumerate(actions.tolist()):
            legal = np.flatnonzero(env.mask[row]).tolist()
            counted[int(env._arrays.numbers[row, columns.PHASE]), len(legal), legal.index(choice)] += 1
        env.step(actions)
    for phase, choices in {(phase, choices) for phase, choices, _ in counted}:
        _assert_even([counted[phase, choices, place] for place in range(choices)])


def _assert_even(found: list[int]) -> None:
    mean = sum(found) / len(found)
    if mean >= 5:
        freedom = len(found) - 1
        chi_square = sum((number - mean) ** 2 / mean for number in found)
        assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 5, found


def test_each_card_comes_as_often_to_each_hand_and_is_turned_up_as_often() -> None:
    env, pack = BatchEnv("british,cut=none", deals=5000, seed=3), law.pack(PRESETS["british"])
    hands: NDArray[np.uint64] = env._arrays.words[:, columns.HANDS : columns.HANDS + 4]
    for seat in range(4):
        held = Counter(card for hand in hands[:, seat].tolist() for card in cards_in(hand))
        _assert_even([held[card] for card in pack])
    turned = Counter(env._arrays.numbers[:, columns.UP_CARD].tolist())
    _assert_even([turned[card] for card in pack])


def test_the_first_dealer_is_anybody() -> None:
    _assert_even(np.bincount(random_deals(PRESETS["standard"], 40_000, 5).dealer, minlength=4).tolist())


def test_the_same_seed_gives_the_same_deals_however_many_follow() -> None:
    few, more = (random_deals(PRESETS["british"], number, 11) for number in (50, 80))
    for part, longer in zip(few, more, strict=True):
        assert (part == longer[:50]).all()
    other = random_deals(PRESETS["british"], 50, 12)
    assert (other.maker != few.maker).any()


def test_the_sides_share_five_tricks_unless_all_passed() -> None:
    rules = Rules.parse("british,holding=natural")  # there is not much to say, so all pass now and then
    deals = random_deals(rules, 20_000, 2)
    made = deals.maker >= 0
    assert (deals.tricks[made].sum(axis=1) == 5).all()
    assert 0 < made.mean() < 1
    assert not deals.points[~made].any()
    assert not deals.tricks[~made].any()
