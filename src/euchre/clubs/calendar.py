"""The days of a club as a calendar (iCalendar, RFC 5545), which other programs show and look up again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from euchre.clubs.club import Club
from euchre.clubs.held_evening import HeldEvening
from euchre.clubs.settings import is_zone

_MOST_COMING: Final = 12
"""The evenings to come that a weekly club shows: those of a quarter."""
_NEARBY: Final = 3
"""The days by which an evening is moved at most; one farther away is held beside the weekly one."""
_NO_ZONE: Final = (
    "BEGIN:VTIMEZONE",
    "TZID:UTC",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0000",
    "TZOFFSETTO:+0000",
    "END:STANDARD",
    "END:VTIMEZONE",
)
"""The content of a calendar without evenings: it must have some (RFC 5545, section 3.4)."""
_LONGEST_LINE: Final = 75
"""Bytes of a line, without its end; what follows is folded (RFC 5545, section 3.1)."""


def today_of(club: Club, now: float) -> date:
    """The day at a moment (unix seconds): that of the club's zone, or in UTC where it has none."""
    return datetime.fromtimestamp(now, _zone(club) or UTC).date()


def _zone(club: Club) -> ZoneInfo | None:
    """The club's zone; None without one, or where this computer does not know it."""
    return ZoneInfo(club.settings.zone) if club.settings.zone and is_zone(club.settings.zone) else None


def next_evening(club: Club, today: date) -> date | None:
    """The day of the next evening, today included: the one that is set, or else the next one of the weekday."""
    settings = club.settings
    if settings.next_day and date.fromisoformat(settings.next_day) >= today:
        return date.fromisoformat(settings.next_day)
    if settings.weekday is None:
        return None
    return today + timedelta((settings.weekday - today.weekday()) % 7)


def coming_evenings(club: Club, today: date) -> Iterator[date]:
    """The days of the next evenings, today included: one where the club meets on no weekday."""
    day = next_evening(club, today)
    if day is None:
        return
    yield day
    if club.settings.weekday is not None:
        weekly = day + timedelta(_NEARBY + 1)
        weekly += timedelta((club.settings.weekday - weekly.weekday()) % 7)
        for week in range(min(_MOST_COMING - 1, (date.max - weekly).days // 7)):
            yield weekly + timedelta(7 * week)


def start_of(club: Club, day: date) -> datetime:
    """The start of an evening on a day: in UTC where the club has a zone, and else by the clock of the place."""
    hour, minute = map(int, club.settings.time.split(":"))
    zone = _zone(club)
    start = datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone)
    return start if zone is None else start.astimezone(UTC)


def calendar_of(club: Club, held: Iterable[HeldEvening], today: date, page: str) -> str:
    """The club's evenings and the next ones, as an iCalendar file; `page` is the address of the club's page.

    Each evening stands alone, at a moment in UTC, so that no program needs to know the rules of a time zone; in a club
    without a zone at a time of day, wherever the reader is ("floating"). One of the past has its day only: the club may
    have met at another time then. Programs take a changed entry for a newer one by its number (SEQUENCE).
    """
    titles: dict[date, str] = {}
    for evening in held:
        titles.setdefault(date.fromisoformat(evening.day), evening.title)
    for day in coming_evenings(club, today):
        titles.setdefault(day, "")
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//euchre//club//EN",
        f"NAME:{_text(club.settings.name)}",
        f"X-WR-CALNAME:{_text(club.settings.name)}",
        "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    ]
    for day, title in sorted(titles.items()):
        lines += _entry(club, day, title, page, is_past=day < today)
    lines += () if titles else _NO_ZONE
    lines.append("END:VCALENDAR")
    return "".join(f"{folded}\r\n" for line in lines for folded in _folded(line))


def _entry(club: Club, day: date, title: str, page: str, *, is_past: bool) -> Iterator[str]:
    yield "BEGIN:VEVENT"
    yield f"UID:{day.isoformat()}.{club.id}"
    yield f"DTSTAMP:{_moment(datetime.fromtimestamp(int(club.at), UTC))}"
    yield f"SEQUENCE:{club.version}"
    if is_past:
        yield f"DTSTART;VALUE=DATE:{day:%Y%m%d}"
    else:
        yield f"DTSTART:{_moment(start_of(club, day))}"
        yield f"DURATION:PT{club.settings.minutes}M"
    yield f"SUMMARY:{_text(f'{club.settings.name}: {title}' if title else club.settings.name)}"
    if club.settings.place:
        yield f"LOCATION:{_text(club.settings.place)}"
    yield f"URL:{page}"
    yield "END:VEVENT"


def _moment(moment: datetime) -> str:
    return moment.strftime("%Y%m%dT%H%M%S") + ("Z" if moment.tzinfo is not None else "")


def _text(text: str) -> str:
    r"""A value of type TEXT (RFC 5545, section 3.3.11).

    >>> _text("Hall 2; Main Street, Ilk\\Ley\nupstairs")
    'Hall 2\\; Main Street\\, Ilk\\\\Ley\\nupstairs'
    """
    for plain, escaped in (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\n", "\\n")):
        text = text.replace(plain, escaped)
    return text


def _folded(line: str) -> Iterator[str]:
    """The line in pieces of 75 bytes, each but the first with a space before it; no character is cut in two."""
    piece, room = "", _LONGEST_LINE
    for char in line:
        size = len(char.encode())
        if size > room:
            yield piece
            piece, room = " ", _LONGEST_LINE - 1
        piece += char
        room -= size
    yield piece
