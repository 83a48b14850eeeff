"""The days of the daily deals: everybody has the whole of their own, wherever they fly."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo, available_timezones

import pytest

from euchre.core.errors import EuchreError
from euchre.daily.days import closes, first_open, is_open, opens, parse_day, streak

ZONES = sorted(available_timezones())[::15]
"""The zones that are tried: forty, of all continents and half hours; the edges are tried for themselves."""
EDGES = ("Pacific/Kiritimati", "Etc/GMT+12")
AROUND = date(2026, 3, 27), date(2026, 10, 23)
"""Days before Europe's clocks change."""


@pytest.mark.parametrize("zone", [*ZONES, *EDGES])
@pytest.mark.parametrize("first", AROUND)
def test_a_day_is_open_as_long_as_a_calendar_shows_it(zone: str, first: date) -> None:
    assert len(ZONES) >= 40
    for number in range(5):
        day = first + timedelta(number)
        begins = datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(zone))
        for hours in range(25):
            moment = begins.astimezone(UTC) + timedelta(hours=hours)
            if moment.astimezone(ZoneInfo(zone)).date() == day:
                assert is_open(day, moment.timestamp())


def test_a_day_lasts_fifty_hours_and_three_are_open_at_most() -> None:
    day = date(2026, 11, 28)
    assert closes(day) - opens(day) == 50 * 3600
    for hour in range(24 * 3):
        now = opens(day) + 3600 * hour
        found = [one for one in (day + timedelta(number) for number in range(-4, 6)) if is_open(one, now)]
        assert 2 <= len(found) <= 3
        assert found[0] == first_open(now)
        assert all(after - before == timedelta(1) for before, after in pairwise(found))


@pytest.mark.parametrize(
    "flight",
    [
        ("Pacific/Auckland", "America/Los_Angeles"),
        ("America/Los_Angeles", "Pacific/Auckland"),
        ("Europe/Berlin", "Asia/Tokyo"),
    ],
)
def test_no_flight_breaks_a_streak(flight: tuple[str, str]) -> None:
    """Play each day of the calendar that a person has with them; the day on which they land may be one again."""
    before, after = map(ZoneInfo, flight)
    moment, played = datetime(2026, 3, 20, 9, tzinfo=before), set[date]()
    for _ in range(5):
        assert is_open(moment.date(), moment.timestamp())
        played.add(moment.date())
        moment += timedelta(days=1)
    landed = (moment - timedelta(days=1) + timedelta(hours=12)).astimezone(after)
    for number in range(5):
        moment = landed + timedelta(days=number)
        assert is_open(moment.date(), moment.timestamp())
        played.add(moment.date())
    days = (max(played) - min(played)).days + 1
    assert streak(played, max(played)) == days == len(played)


def test_a_streak_ends_with_a_day_that_was_missed_and_not_with_one_that_goes_on() -> None:
    days = {date(2026, 2, 27), date(2026, 2, 28), date(2026, 3, 1)}
    assert streak(days, date(2026, 3, 1)) == 3
    assert streak(days, date(2026, 3, 2)) == 3
    assert streak(days, date(2026, 3, 3)) == 0
    assert streak(days - {date(2026, 2, 28)}, date(2026, 3, 1)) == 1
    assert streak((), date(2026, 3, 1)) == 0


@pytest.mark.parametrize("text", ["", "2026-2-3", "2026-02-30", "20260203", "today", "2026-W06-2"])
def test_other_texts_are_no_days(text: str) -> None:
    with pytest.raises(EuchreError, match="is not a day: write it like 2026-11-28"):
        parse_day(text)
