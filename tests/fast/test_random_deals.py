"""Compiled random deals: they end as the core ends them, and are the same for the same seed."""

from typing import Any

import numpy as np
import pytest

from euchre.core import law
from euchre.core.actions import Redeal
from euchre.core.rules import PRESETS, Rules
from euchre.env import ACTIONS, BatchEnv
from euchre.fast.batch import row as columns
from euchre.fast.batch.random_deals import random_deals
from support.batched import Followed
from support.covering import TABLES
from support.evenness import assert_even
from support.other_numbers import COMPILED_PRESETS, OTHERS, PLAIN, compiled
from support.sampling import FEW, LEAST, few

_NOBODY = -1


def _ends_on_the_core(rules: Rules, number: int, seed: int) -> list[tuple[Any, ...]]:
    """Dealer, maker, tricks and points of the first deal of each row that is not dealt again for a weak hand."""
    env = BatchEnv(rules, deals=number, seed=seed)
    deals, ends = [Followed(env, row) for row in range(number)], dict[int, tuple[Any, ...]]()
    nothing = law.seating(rules).nothing
    while len(ends) < number:
        dealers = env.arrays.numbers[:, columns.DEALER].tolist()
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
                ends.setdefault(row, (dealers[row], _NOBODY, nothing, nothing))
            else:
                ends.setdefault(row, (result.dealer, result.maker, result.tricks, result.points))
            deals[row] = Followed(env, row)
    return [ends[row] for row in range(number)]


def _ends(rules: Rules, number: int, seed: int) -> list[tuple[Any, ...]]:
    deals = random_deals(rules, number, seed)
    pairs = (map(tuple, part.tolist()) for part in (deals.tricks, deals.points))
    return list(zip(deals.dealer.tolist(), deals.maker.tolist(), *pairs, strict=True))


@pytest.mark.parametrize("preset", few(COMPILED_PRESETS, keep={"standard"}))
def test_the_core_comes_to_the_same_ends(preset: str) -> None:
    rules = COMPILED_PRESETS[preset]
    assert _ends(rules, 60, 1) == _ends_on_the_core(rules, 60, 1)


@pytest.mark.parametrize("tables", [LEAST, pytest.param(FEW, marks=pytest.mark.slow)], ids=["few", "some"])
def test_so_it_does_under_all_house_rules(tables: tuple[Rules, ...]) -> None:
    for seed, rules in enumerate(map(compiled, tables)):
        assert _ends(rules, 15, seed) == _ends_on_the_core(rules, 15, seed), str(rules)


@pytest.mark.parametrize("rules", few(OTHERS, keep=[OTHERS[4]]), ids=str)
def test_so_it_does_for_two_three_and_six(rules: Rules) -> None:
    assert _ends(rules, 40, 1) == _ends_on_the_core(rules, 40, 1)


def test_a_weak_hand_is_dealt_again_until_the_deal_is_played() -> None:
    rules = Rules.parse("standard,weak_hand=farmers-redeal,lowest=7,benny=joker")
    assert _ends(rules, 150, 3) == _ends_on_the_core(rules, 150, 3)


def test_the_few_tables_have_every_house_rule() -> None:
    for option in ("weak_hand", "partners_best", "tram", "euchre_autoplay", "holding", "no_trump", "all_pass", "benny"):
        assert {getattr(rules, option) for rules in map(compiled, FEW)} == {
            getattr(rules, option) for rules in map(compiled, TABLES)
        }


@pytest.mark.parametrize("rules", few([PRESETS["standard"], *PLAIN], keep=[PLAIN[1]]), ids=str)
def test_the_first_dealer_is_anybody(rules: Rules) -> None:
    assert_even(np.bincount(random_deals(rules, 40_000, 5).dealer, minlength=rules.players).tolist())


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
