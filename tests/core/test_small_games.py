"""Small games for programs: their cards, their tricks, and what knows whole games only."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from euchre.bots.play import play_deals
from euchre.bots.random import RandomBot
from euchre.core import law
from euchre.core.errors import EuchreError, RuleConflict
from euchre.core.rules import PRESETS, SMALL, Rules
from euchre.env.batch.env import BatchEnv
from euchre.env.seat import SeatEnv
from euchre.evenings.settings import EveningSettings, rules_of_round
from euchre.position.position import Position
from euchre.record.ruleset import ruleset_of
from support.worded import check_worded

TINY = Rules.parse("tiny")


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("tiny", "Jd Kd Ad Jh Kh Ah"),
        ("small", "Jd Qd Kd Ad Jh Qh Kh Ah"),
        ("tiny-pairs", "Jd Kd Ad Jh Kh Ah Js Ks As"),
        ("tiny,suits=4,ranks=2", "Jc Ac Jd Ad Jh Ah Js As"),
        ("tiny,benny=joker", "Jd Kd Ad Jh Kh Ah B"),
        ("tiny,ranks=8,lowest=9", "9d Td Jd Qd Kd Ad 9h Th Jh Qh Kh Ah"),
    ],
)
def test_pack_has_the_suits_and_ranks_that_are_asked_for(text: str, cards: str) -> None:
    assert " ".join(map(str, law.pack(Rules.parse(text)))) == cards


@pytest.mark.parametrize(("hand", "enough"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_makers_need_more_than_half_of_the_tricks(hand: int, enough: int) -> None:
    rules = Rules.parse(f"two-handed,packets=one-by-one,hand={hand}")
    for made in range(hand + 1):
        makers, others = law.points(rules, 0, (), (0,) * made + (1,) * (hand - made))
        assert (makers > 0, others > 0) == (made >= enough, made < enough)
    assert law.points(rules, 0, (), (0,) * hand) == (2, 0), "all tricks are a march"


@pytest.mark.parametrize("name", SMALL)
def test_a_deal_of_a_small_game_is_played_to_its_end_with_its_own_cards(name: str) -> None:
    rules = SMALL[name]
    players = law.seating(rules).players
    for deal in play_deals(rules, [RandomBot()] * players, 1, 40):
        assert sum(deal.result.tricks) in (0, rules.hand)
        assert deal.result.trump is None or deal.result.trump in law.suits(rules)


def test_text_of_a_small_game_is_its_preset_and_what_differs() -> None:
    assert [str(rules) for rules in SMALL.values()] == list(SMALL)
    assert str(Rules.parse("tiny,suits=4")) == "tiny,suits=4"
    assert not any(law.is_small(rules) for rules in PRESETS.values())
    assert all(
        law.is_small(Rules.parse(text))
        for text in (*SMALL, "tiny,hand=5,ranks=8", "standard,ranks=5,suits=4,hand=4,packets=one-by-one")
    )


def test_a_pack_that_is_too_small_is_refused_naming_the_options() -> None:
    with pytest.raises(RuleConflict, match="the pack has too few cards") as refused:
        Rules.parse("tiny,hand=3")
    assert set(refused.value.options) == {"players", "hand", "suits", "ranks"}
    check_worded(refused.value)
    with pytest.raises(RuleConflict, match="hand=6 is not possible"):
        Rules.parse("tiny,hand=6")


@pytest.mark.parametrize(
    "asks",
    [
        lambda: ruleset_of(TINY),
        lambda: Position.parse("tiny/0-0/0/0/JdKd/Ah/"),
        lambda: BatchEnv(TINY, deals=2),
        lambda: rules_of_round(EveningSettings(rules="tiny")),
    ],
    ids=["EGN", "position", "batch", "evening"],
)
def test_what_knows_whole_games_only_refuses_small_ones_in_a_sentence(asks: Callable[[], object]) -> None:
    with pytest.raises(EuchreError, match="is a small game for programs") as refused:
        asks()
    assert refused.value.code in {"rules/small", "position/rules"}
    check_worded(refused.value)


def test_an_environment_of_single_steps_plays_them() -> None:
    env, rng = SeatEnv(TINY, others="random"), Random(1)
    for seed in range(30):
        env.reset(seed=seed)
        over = False
        while not over:
            _, gain, over, *_ = env.step(rng.choice([number for number, may in enumerate(env.action_masks()) if may]))
        assert gain in (-2, -1, 0, 1, 2)
