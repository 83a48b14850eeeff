"""The pace of a bot: it tells nobody if the bot had a choice."""

from __future__ import annotations

from itertools import pairwise

import pytest

from euchre.store.store import Store
from euchre.tables.events import Acted
from euchre.tables.fold import TABLE
from euchre.tables.turns import MIN_WATCHED_PAUSE
from euchre.web.settings.settings import Settings
from euchre.web.thinking.bot_threads import BotPace
from support.web import Guest, has_a_trick


def test_a_forced_card_takes_as_long_as_almost_every_decision() -> None:
    pace = BotPace()
    assert pace.seconds == 0
    for forced in range(50):
        pace.took(0.001 if forced % 2 else 0.7)
    assert pace.seconds == 0.7


def test_one_hiccup_slows_nobody_down_and_nobody_waits_for_ever() -> None:
    pace = BotPace()
    for _ in range(60):
        pace.took(0.01)
    pace.took(30.0)
    assert pace.seconds == 0.01
    for _ in range(200):
        pace.took(30.0)
    assert pace.seconds == 3
    for _ in range(200):
        pace.took(0.02)
    assert pace.seconds == 0.02


async def test_where_people_look_on_no_bot_answers_sooner_than_that(
    settings: Settings, ann: Guest, bea: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotPace, "seconds", property(lambda _: 0.9))
    waited = await waits(settings, ann, bea)
    assert len(waited) >= 3
    assert min(waited) >= 0.9


@pytest.mark.slow
async def test_where_people_look_on_every_action_is_late_by_chance(
    settings: Settings, ann: Guest, bea: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Delay acts even after the rest that the table itself leaves to people, which timers vary each time."""
    late = iter([0.3, 0.8] * 100)
    monkeypatch.setattr(BotPace, "stagger", lambda _: next(late))
    waited = await waits(settings, ann, bea)
    assert len(waited) >= 3
    assert min(waited) >= MIN_WATCHED_PAUSE + 0.3
    assert max(waited) >= MIN_WATCHED_PAUSE + 0.8


def test_how_late_an_action_is_is_chance() -> None:
    late = [BotPace().stagger() for _ in range(400)]
    assert 0 <= min(late) < 0.005
    assert 0.045 < max(late) <= 0.05
    assert sum(one < 0.025 for one in late) == pytest.approx(200, abs=80)  # eight standard deviations


async def waits(settings: Settings, ann: Guest, bea: Guest) -> list[float]:
    """The delay of each bot's act after the one before it, with a spectator at the table."""
    code = await ann.opens(name="Ann", seats=["me", "swift", "swift", "swift"])
    async with ann.at_table(code) as ann_live, bea.at_table(code) as watching:
        await watching.next()
        await ann_live.shuffle()
        await ann_live.play(until=has_a_trick)
    async with await Store.open(settings.store) as store:
        events = await store.streams.events(await store.streams.named(TABLE, code) or "")
    return [
        after.at - before.at for before, after in pairwise(events) if isinstance(after, Acted) and after.who == "bot"
    ]
