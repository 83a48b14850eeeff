"""The days of the daily deals: labels on people's own calendars, and the time for which each is open.

A day begins where the first time zone has midnight, and ends where the last one has: fifty hours later. So everybody
has the whole of their own day, wherever they fly meanwhile.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from euchre.core.errors import EuchreError

_FIRST: Final = timedelta(hours=14)
"""The time by which the clocks of the first zone are ahead of UTC."""
_LAST: Final = timedelta(hours=12)
"""The time by which the clocks of the last zone are behind UTC."""
_DAY: Final = timedelta(days=1)


def parse_day(text: str) -> date:
    """Read a day in its text form, such as ``2026-11-28``. Raises `EuchreError` for any other text."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise EuchreError("daily/day", f"{text[:20]!r} is not a day: write it like 2026-11-28.", given=repr(text[:20]))
    return day


def opens(day: date) -> float:
    """The moment at which a day begins somewhere, in unix seconds."""
    return (_midnight(day) - _FIRST).timestamp()


def closes(day: date) -> float:
    """The moment at which a day is over everywhere, in unix seconds."""
    return (_midnight(day + _DAY) + _LAST).timestamp()


def is_open(day: date, now: float) -> bool:
    """True while it is that day somewhere; `now` is in unix seconds."""
    return opens(day) <= now < closes(day)


def first_open(now: float) -> date:
    """The earliest day that is not over everywhere."""
    return (datetime.fromtimestamp(now, UTC) - _LAST).date()


def streak(played: Collection[date], today: date) -> int:
    """The number of days in a row that somebody played, up to today; a day that goes on breaks none.

    >>> streak({date(2026, 11, 26), date(2026, 11, 27)}, date(2026, 11, 28))
    2
    """
    day = today if today in played else today - _DAY
    count = 0
    while day in played:
        count += 1
        day -= _DAY
    return count


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)
