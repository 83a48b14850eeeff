"""A day of the daily deals ends while somebody plays: on their own calendar, or everywhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import date, timedelta
from hashlib import sha256
from typing import Any

import pytest

from euchre.daily.days import closes
from euchre.web.daily.results import Results
from euchre.web.settings.settings import Settings
from support.limits import without_quota
from support.wall import Wall
from support.web import PATIENCE, Guest, Live, choices, served

HOUR = 3600.0
MONDAY = date(2027, 1, 4)
TUESDAY = MONDAY + timedelta(1)
MIDNIGHT = closes(MONDAY) - 12 * HOUR
"""The end of Monday in Greenwich; it is Tuesday in the east already, and Monday in the west for long."""


@pytest.fixture
async def ann(settings: Settings, wall: Wall, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Guest]:
    async def unjudged(*_: object) -> None:
        """Leave the decisions unjudged: nothing here depends on it, and it takes a process."""

    wall.set(MIDNIGHT - HOUR)
    monkeypatch.setattr(Results, "_judge", unjudged)
    async with served(without_quota(settings)) as at, Guest(at) as guest:
        yield guest


async def _opened(ann: Guest, day: date, number: int) -> str:
    answer = await ann.http.post(f"/api/daily/{day}", json={"number": number, "name": "Ann", "pace": "instant"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def _plays_a_card(live: Live) -> None:
    now = await live.my_turn()
    answer = await live.ask("act", seen=now["version"], action=choices(now)[-1])
    await live.reaches(answer["version"])


async def _finishes(ann: Guest, day: date, number: int) -> None:
    async with ann.at_table(await _opened(ann, day, number)) as live:
        await live.play()


async def _day(ann: Guest, day: date, is_so: Callable[[Any], bool] = lambda _: True) -> Any:
    """A day as soon as it is so: results are written a little later."""
    async with asyncio.timeout(PATIENCE):
        while not is_so(now := (await ann.http.get(f"/api/daily/{day}")).json()):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    return now


async def _last_seed(ann: Guest) -> tuple[str | None, Callable[[int], str]]:
    """The latest day whose seed is published; and that seed, hashed so often."""
    chain = (await ann.http.get("/api/daily/seeds")).json()[0]

    def hashed(times: int) -> str:
        value = bytes.fromhex(chain["seed"])
        for _ in range(times):
            value = sha256(value).digest()
        return value.hex()

    return chain["last"], hashed


async def test_a_calendar_may_pass_midnight_in_the_middle_of_a_deal(ann: Guest, wall: Wall) -> None:
    async with ann.at_table(await _opened(ann, MONDAY, 1)) as live:
        await _plays_a_card(live)
        wall.set(MIDNIGHT + HOUR)
        await live.play()
    monday = await _day(ann, MONDAY, lambda day: day["deals"][0]["points"] is not None)
    assert (monday["open"], monday["streak"], monday["deals"][0]["others"]["people"]) == (True, 1, 1)
    tuesday = await _day(ann, TUESDAY)
    assert (tuesday["open"], tuesday["streak"]) == (True, 1), "a day that goes on breaks no streak"
    assert all(deal["code"] is None for deal in tuesday["deals"])
    await _finishes(ann, MONDAY, 2)
    await _finishes(ann, TUESDAY, 1)
    assert (await _day(ann, TUESDAY, lambda day: day["deals"][0]["points"] is not None))["streak"] == 2
    assert (await _day(ann, MONDAY, lambda day: day["deals"][1]["points"] is not None))["streak"] == 1
    assert (await _last_seed(ann))[0] == str(MONDAY - timedelta(1)), "Monday goes on in the last zone"


async def test_a_deal_that_is_finished_after_its_day_does_not_count(ann: Guest, wall: Wall) -> None:
    wall.set(closes(MONDAY) - HOUR)
    await _finishes(ann, MONDAY, 1)
    before = await _day(ann, MONDAY, lambda day: day["deals"][0]["points"] is not None)
    code = await _opened(ann, MONDAY, 2)
    async with ann.at_table(code) as live:
        await _plays_a_card(live)
    last, hashed = await _last_seed(ann)
    assert last == str(MONDAY - timedelta(1))
    yesterday = hashed(0)

    wall.set(closes(MONDAY))
    last, hashed = await _last_seed(ann)
    assert (last, hashed(1)) == (str(MONDAY), yesterday), "the seed is public as soon as the day is over"
    assert (await _day(ann, MONDAY))["deals"][1]["points"] is None
    async with ann.at_table(code) as live:
        await live.play()
    monday = await _day(ann, MONDAY, lambda day: day["deals"][1]["code"] is None)
    assert not monday["open"]
    assert monday["deals"][0] == before["deals"][0]
    assert (monday["deals"][1]["points"], monday["deals"][1]["others"]) == (None, None)
    refused = await ann.http.post(f"/api/daily/{MONDAY}", json={"number": 3})
    assert refused.json()["code"] == "daily/over"

    assert (await _day(ann, TUESDAY))["streak"] == 1
    await _finishes(ann, TUESDAY, 1)
    tuesday = await _day(ann, TUESDAY, lambda day: day["deals"][0]["points"] is not None)
    assert (tuesday["streak"], (await _day(ann, MONDAY))["streak"]) == (2, 1)
    days = [(one["day"], one["deals"]) for one in (await ann.http.get("/api/daily")).json()]
    assert days == [(str(TUESDAY), 1), (str(MONDAY), 1)]
