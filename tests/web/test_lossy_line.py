"""The game over a bad line, which is the one played with no line at all: action by action, card by card."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from euchre.web.settings.settings import Settings
from support.friends import playing, until_over
from support.limits import UNLIMITED
from support.lossy import Weather, bad_line
from support.stored_tables import agreed, exactly_once, laid, lineless, sound
from support.web import PATIENCE, served

RULES = "standard,target=1"
LOSSY = "A match over a line that loses 30%, doubles, delays and reorders goes as it would with no line at all"
CUT = "A match whose line is cut at any one message goes as it would with no line at all"


async def _play(settings: Settings, weather: Weather, rules: str = RULES, number: int = 1) -> None:
    """Play a match; its secret and what people add to it depend on its number alone."""
    settings = replace(settings, limits=UNLIMITED, store=f"{settings.store}-{random.getrandbits(64)}")
    assert settings.store is not None
    table = await laid(settings.store, number, rules=rules)
    for friend in table.friends:
        friend.tease = bool(weather.lost)
    async with served(settings) as at, bad_line(at, weather) as bad, playing(table.friends, lambda: bad, table.code):
        async with asyncio.timeout(PATIENCE):
            await until_over(table.friends)
            events = await agreed(settings.store, table)
    assert exactly_once(events, table.friends)
    (played,) = sound(events, table.friends)
    assert played.record.actions == lineless(events, table.friends)


def _bad(seed: int) -> Weather:
    return Weather(random.Random(seed), lost=0.3, doubled=0.3, delay=0.02)


@pytest.mark.slow
async def test_a_line_that_loses_doubles_delays_and_reorders_changes_nothing(settings: Settings) -> None:
    for rules in (RULES, "british,target=1"):
        weather = _bad(1)
        await _play(settings, weather, rules)
        assert weather.cuts > 0


async def _cuts(settings: Settings, indexes: range) -> int:
    whole = Weather(random.Random(1))
    await _play(settings, whole)
    messages, tried = next(whole.passed), 0
    for index in range(indexes.start, min(indexes.stop, messages), indexes.step):
        for before in (True, False):
            weather = Weather(random.Random(1), breaks=index, before=before)
            await _play(settings, weather)
            tried += weather.cuts
    return tried


@pytest.mark.slow
async def test_a_line_that_is_cut_at_some_message_changes_nothing(settings: Settings) -> None:
    assert await _cuts(settings, range(3, 1000, 97)) > 3


@pytest.mark.soak
@pytest.mark.parametrize("part", range(8))
async def test_a_line_that_is_cut_at_any_message_changes_nothing(
    part: int, settings: Settings, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", CUT)
    record_property("kind", "exhaustive")
    record_property("cases", "messages")
    tried = await _cuts(settings, range(part, 100_000, 8))
    record_property("trials", tried)
    assert tried > 20


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
async def test_bad_lines_change_nothing_in_many_matches(
    part: int, settings: Settings, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", LOSSY)
    trials = 0
    for number in range(part, 200, 4):
        rules = ("standard,target=2", "british,target=2", "online,target=2")[number % 3]
        await _play(settings, _bad(number), rules, number)
        trials += 1
    record_property("trials", trials)
