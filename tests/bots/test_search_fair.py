"""The players of the package are fair: legal everywhere, the same for the same view, and blind to hidden cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

import pytest

from euchre.bots.bot import Bot
from euchre.bots.policy.player import SwiftBot
from euchre.bots.random import RandomBot
from euchre.bots.search.level import SEARCH_LEVELS
from euchre.bots.search.player import SearchBot
from euchre.core.actions import Action
from euchre.core.rules import PRESETS, Rules
from euchre.core.view import View
from euchre.testing import check_bot
from support.covering import TABLES
from support.sampling import SOME_OR_ALL_TABLES

ASKED = 3
"""The times `check_bot` asks about each position: twice as it is, once with the hidden cards dealt again."""


class Counting:
    """A player that counts how often it is asked when there is a choice."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.asked = bot, 0

    @property
    def positions(self) -> int:
        return self.asked // ASKED

    def choose(self, view: View, rng: Random, /) -> Action:
        self.asked += len(view.legal) > 1
        return self.bot.choose(view, rng)


def hasty(level: str) -> SearchBot:
    """A searching player of this level who thinks of a few deals only, so that many positions can be tried."""
    bot = SearchBot(level)
    drawn = 8 if bot.level.drawn else 0
    bot.level = bot.level._replace(worlds=4, looks=min(bot.level.looks, 2), drawn=drawn)
    return bot


LEVEL = pytest.mark.parametrize("level", SEARCH_LEVELS)
SEATED: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "swift": SwiftBot,
    **{level: partial(hasty, level) for level in SEARCH_LEVELS},
}
BOTS = pytest.mark.parametrize("name", SEATED)


@pytest.mark.slow
@LEVEL
def test_a_level_is_fair_under_every_preset(level: str) -> None:
    bot = Counting(hasty(level))
    check_bot(bot, PRESETS.values(), deals=3)
    assert bot.positions >= 150


@LEVEL
@SOME_OR_ALL_TABLES
def test_a_level_is_fair_under_all_house_rules(level: str, tables: Sequence[Rules]) -> None:
    check_bot(hasty(level), tables, deals=1)


@pytest.mark.slow
def test_the_expert_is_fair_with_all_the_deals_it_samples() -> None:
    check_bot(SearchBot("expert"), [PRESETS["standard"]], deals=1, seed=2)


@SOME_OR_ALL_TABLES
def test_the_policy_is_fair_under_all_house_rules(tables: Sequence[Rules]) -> None:
    bot = Counting(SwiftBot())
    check_bot(bot, tables, deals=2)
    assert bot.positions > 21 * len(tables)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(10))
@BOTS
def test_ten_thousand_positions_a_player(name: str, chunk: int, record_property: Callable[[str, object], None]) -> None:
    record_property("promise", f"The player `{name}` is legal, repeats itself, and cannot see hidden cards")
    bot = Counting(SEATED[name]())
    seed = 0
    while bot.positions < 1000:
        check_bot(bot, tables(chunk, seed), deals=2, seed=seed)
        seed += 1
    record_property("trials", bot.positions)


def tables(chunk: int, seed: int) -> list[Rules]:
    """A few tables, others for each seed; each chunk has its own deals."""
    chosen = Random(f"{chunk}/{seed}").sample(TABLES, 4)
    return [*chosen, *PRESETS.values()]
