"""The calendar of a club, read by another program's parser."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from icalendar import Calendar

from euchre.clubs.calendar import calendar_of, next_evening, today_of
from euchre.clubs.club import Club
from support.clubs import held, new_club

PAGE = "https://euchre.example/club/abc"
THURSDAY = 3


def events(club: Club, *evenings: Any, today: date = date(2026, 11, 26)) -> list[Any]:
    text = calendar_of(club, evenings, today, PAGE)
    return list(Calendar.from_ical(text.encode()).walk("VEVENT"))


def test_an_evening_is_at_the_same_time_of_day_in_summer_and_winter() -> None:
    """Berlin is two hours ahead of UTC in July and one in January; the clocks change on 2026-10-25."""
    club = new_club(zone="Europe/Berlin", time="19:30", place="Town Hall")
    coming = held("a", "2026-07-02"), held("b", "2026-01-08"), held("c", "2026-10-25")
    found = events(club, *coming, today=date(2026, 1, 1))
    assert [one["DTSTART"].dt for one in found] == [
        datetime(2026, 1, 8, 18, 30, tzinfo=UTC),
        datetime(2026, 7, 2, 17, 30, tzinfo=UTC),
        datetime(2026, 10, 25, 18, 30, tzinfo=UTC),
    ]
    assert [one["DURATION"].dt for one in found] == [timedelta(hours=3)] * 3


def test_a_club_without_a_zone_meets_by_the_clock_on_the_wall() -> None:
    (found,) = events(new_club(next_day="2026-11-27", time="20:00"))
    assert found["DTSTART"].dt == datetime(2026, 11, 27, 20)  # noqa: DTZ001 - a floating time has no zone


def test_the_next_evening_is_the_day_that_is_set_or_else_the_weekday() -> None:
    assert next_evening(new_club(), date(2026, 11, 26)) is None
    weekly = new_club(weekday=THURSDAY)
    assert next_evening(weekly, date(2026, 11, 26)) == date(2026, 11, 26)  # a Thursday
    assert next_evening(weekly, date(2026, 11, 27)) == date(2026, 12, 3)
    moved = new_club(weekday=THURSDAY, next_day="2026-12-04")
    assert next_evening(moved, date(2026, 11, 27)) == date(2026, 12, 4)
    assert next_evening(moved, date(2026, 12, 5)) == date(2026, 12, 10)


def test_an_evening_of_the_past_moves_no_more_with_the_clubs_time() -> None:
    before, after = (
        events(new_club(zone="Europe/Berlin", time=time, weekday=THURSDAY), held("a", "2026-11-19"))
        for time in ("19:30", "20:00")
    )
    assert before[0]["DTSTART"].dt == after[0]["DTSTART"].dt == date(2026, 11, 19)
    assert after[1]["DTSTART"].dt - before[1]["DTSTART"].dt == timedelta(minutes=30)


def test_a_weekly_club_shows_a_quarter_and_a_moved_one_in_place_of_its_week() -> None:
    days = [event["DTSTART"].dt.date() for event in events(new_club(weekday=THURSDAY))]
    assert days == [date(2026, 11, 26) + timedelta(7 * week) for week in range(12)]
    for moved in ("2026-12-02", "2026-12-04"):  # a day before, and a day after the Thursday
        days = [event["DTSTART"].dt.date() for event in events(new_club(weekday=THURSDAY, next_day=moved))]
        assert days == [date.fromisoformat(moved), *(date(2026, 12, 10) + timedelta(7 * week) for week in range(11))]


def test_a_later_state_of_the_club_has_a_higher_number() -> None:
    before = new_club(weekday=THURSDAY)
    after = replace(before, version=before.version + 1)
    (first, *_), (second, *_) = events(before), events(after)
    assert first["UID"] == second["UID"]
    assert first["SEQUENCE"] < second["SEQUENCE"]


def test_a_calendar_without_evenings_is_valid() -> None:
    text = calendar_of(new_club(), [], date(2026, 11, 26), PAGE)
    assert [component.name for component in Calendar.from_ical(text.encode()).subcomponents] == ["VTIMEZONE"]


def test_today_is_the_day_where_the_club_is() -> None:
    late = datetime(2026, 11, 26, 23, 30, tzinfo=UTC).timestamp()
    assert today_of(new_club(zone="Europe/Berlin"), late) == date(2026, 11, 27)
    assert today_of(new_club(zone="America/Detroit"), late) == date(2026, 11, 26)
    assert today_of(new_club(), late) == date(2026, 11, 26)


def test_each_day_has_one_entry_with_its_own_name_for_good() -> None:
    club = new_club(weekday=THURSDAY)
    found = events(club, held("a", "2026-11-26"), held("b", "2026-11-19"))
    again = events(club, held("a", "2026-11-26"), held("b", "2026-11-19"), today=date(2026, 12, 1))
    uids = [str(one["UID"]) for one in found][:2]
    assert uids == ["2026-11-19.c", "2026-11-26.c"]
    assert [str(one["UID"]) for one in again][:3] == [*uids, "2026-12-03.c"]


TEXT = st.text(
    st.characters(codec="utf-8", exclude_categories=("C", "Z")) | st.sampled_from(' ,;:\\"äß♠😀'), max_size=120
)


@given(TEXT, TEXT)
def test_names_come_out_of_the_calendar_as_they_went_in(name: str, place: str) -> None:
    club = new_club(name=f"x{name}", place=f"y{place}", weekday=0)
    text = calendar_of(club, [], date(2026, 11, 26), PAGE)
    lines = text.encode().split(b"\r\n")
    assert all(len(line) <= 75 for line in lines)
    assert b"\n" not in b"".join(lines)
    event, *_ = Calendar.from_ical(text.encode()).walk("VEVENT")
    assert (str(event["SUMMARY"]), str(event["LOCATION"])) == (f"x{name}", f"y{place}")


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"])
def test_the_start_is_the_time_of_day_on_the_clocks_of_the_zone(zone: str) -> None:
    club = new_club(zone=zone, time="18:45", weekday=5)
    for month in range(1, 13):
        found, *_ = events(club, today=date(2027, month, 1))
        local = found["DTSTART"].dt.astimezone(ZoneInfo(zone))
        assert (local.hour, local.minute, local.weekday()) == (18, 45, 5)


@pytest.mark.parametrize("day", ["1900-01-01", "2999-12-31"])
@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Niue", ""])
def test_the_first_and_the_last_day_are_days_in_every_zone(day: str, zone: str) -> None:
    (entry,) = events(new_club(zone=zone, next_day=day), held("e", day), today=date.fromisoformat(day))
    assert abs(entry["DTSTART"].dt.date() - date.fromisoformat(day)) <= timedelta(1)
