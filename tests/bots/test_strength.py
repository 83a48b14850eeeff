"""The strength of the players: bounds far below what is measured, on fixed seeds."""

from statistics import mean, stdev

import pytest
from allpairspy import AllPairs
from benchmarks.house.player import HouseBot
from benchmarks.yardsticks import player_named

from euchre.bots.bot import Bot
from euchre.bots.play import play_deal, play_deals
from euchre.bots.policy.player import SwiftBot
from euchre.bots.random import RandomBot
from euchre.bots.search.player import SearchBot
from euchre.core.errors import RuleConflict
from euchre.core.rules import PRESETS, Rules
from euchre.testing import check_bot
from support.sampling import few, sampled

SWIFT, RANDOM = SwiftBot(), RandomBot()


@pytest.mark.parametrize("preset", few(sampled(["standard", "north-american", "british", "online"], 2), keep=1))
def test_swift_beats_a_random_player_by_over_0_8_points_a_deal(preset: str) -> None:
    pairs = []
    for seed in range(300):
        one = play_deal(PRESETS[preset], (SWIFT, RANDOM, SWIFT, RANDOM), seed).result.points
        other = play_deal(PRESETS[preset], (RANDOM, SWIFT, RANDOM, SWIFT), seed).result.points
        pairs.append((one[0] - one[1] + other[1] - other[0]) / 2)
    assert mean(pairs) - 1.96 * stdev(pairs) / len(pairs) ** 0.5 > 0.8


@pytest.mark.slow
@pytest.mark.parametrize("preset", sampled(["standard", "north-american", "british", "online"], 4))
def test_calls_loners_and_euchres_come_at_a_sane_rate(preset: str) -> None:
    results = [finished.result for finished in play_deals(PRESETS[preset], (SWIFT,) * 4, 1, 1000)]
    called = [(result, result.maker % 2) for result in results if result.maker is not None]
    assert len(called) > 900
    assert all(420 < sum(side == maker for _, maker in called) < 570 for side in (0, 1))
    euchred = [result for result, side in called if result.tricks[side] < 3]
    assert 0.08 < len(euchred) / len(called) < 0.28  # people are euchred in a fifth to a quarter of their calls
    alone = [result.tricks[side] for result, side in called if {seat % 2 for seat in result.alone} == {side}]
    assert 0.06 < len(alone) / len(called) < 0.28
    assert alone.count(5) / len(alone) > 0.2  # four points pay, if both partners together would march in three of five
    assert sum(tricks < 3 for tricks in alone) / len(alone) < 0.15


def covering() -> list[Rules]:
    """Rules in which every pair of values of the options that matter to a player occurs."""
    played = [
        option
        for option in Rules.options()
        if len(option.choices) <= 4 and option.name not in ("players", "score_cards", "words")
    ]

    def sensible(row: list[object]) -> bool:
        try:
            PRESETS["standard"].but(**{option.name: value for option, value in zip(played, row, strict=False)})
        except RuleConflict:
            return False
        return True

    rows = AllPairs([option.choices for option in played], filter_func=sensible)
    return [PRESETS["standard"].but(**{o.name: v for o, v in zip(played, row, strict=True)}, target=3) for row in rows]


@pytest.mark.slow
def test_every_pair_of_house_rules_is_played_to_the_end_and_fairly() -> None:
    tables = covering()
    assert len(tables) >= 9
    check_bot(SWIFT, tables, deals=6)


def gain(one: Bot, other: Bot, pairs: int, seed: str) -> tuple[float, float]:
    """Points per deal of the first player more than the second's, and its 95% margin."""
    rules, gains = PRESETS["standard"], []
    for number in range(pairs):
        first = play_deal(rules, (one, other, one, other), f"{seed}/{number}").result.points
        second = play_deal(rules, (other, one, other, one), f"{seed}/{number}").result.points
        gains.append((first[0] - first[1] + second[1] - second[0]) / 2)
    return mean(gains), 1.96 * stdev(gains) / pairs**0.5


@pytest.mark.slow
def test_the_learnt_policy_beats_the_house_player() -> None:
    points, margin = gain(SWIFT, HouseBot(), 1500, "swift")
    assert points - margin > 0


@pytest.mark.soak
@pytest.mark.parametrize("other", ["house", "pimc", "swift"])
def test_the_expert_beats_every_other_player(other: str) -> None:
    points, margin = gain(SearchBot(), player_named(other), 600, f"expert {other}")
    assert points - margin > 0
