"""Settings of a club, and of a season: everything that an admin writes about them."""

from __future__ import annotations

from typing import Annotated, Final, Literal
from zoneinfo import ZoneInfo

import msgspec

from euchre.core.errors import refuse
from euchre.evenings.settings import FIRST_YEAR, LAST_YEAR, MOST_ENTRANTS, EveningSettings, cleaned_settings, is_day
from euchre.tables.names import clean

LONGEST_CLUB: Final = 60
"""Characters of the name of a club or a season."""
LONGEST_PLACE: Final = 120
LONGEST_RULES: Final = 10_000
MOST_COUNTED: Final = 200
"""Evenings of a season of which some count."""

Day = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d{2}-\d{2}(?!\n)$")]
"""A day on the club's calendar: ``2026-11-26``."""
ClubKey = Annotated[str, msgspec.Meta(max_length=80)]
"""A secret by which somebody becomes an admin or a member."""
Counting = Literal["points", "places", "wins"]
Zone = Annotated[str, msgspec.Meta(max_length=60, pattern=r"^([A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*)?(?!\n)$")]


class ClubSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The description of a club by itself."""

    name: Annotated[str, msgspec.Meta(max_length=240)]
    rules: Annotated[str, msgspec.Meta(max_length=LONGEST_RULES)] = ""
    """The customs of the club, in its own words; the rules of the game are in `evening`."""
    place: Annotated[str, msgspec.Meta(max_length=480)] = ""
    weekday: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None
    """The club meets every week on this day, 0 being Monday; None for days that are set one by one."""
    next_day: Annotated[str, msgspec.Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?(?!\n)$")] = ""
    """The next evening, where it is not by the weekday; "" once it is over, or for none."""
    time: Annotated[str, msgspec.Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d(?!\n)$")] = "19:00"
    minutes: Annotated[int, msgspec.Meta(ge=15, le=720)] = 180
    """The length of an evening, for calendars."""
    zone: Zone = ""
    """The zone of `time`, as ``Europe/Berlin``; "" is wherever the reader's clock is."""
    listed: bool = False
    """True if the home page of the server says when the club meets, to everybody."""
    evening: EveningSettings = EveningSettings()
    """The settings an evening of the club begins with; the title and day in it mean nothing."""


class SeasonSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A season: the evenings that count for it, and how."""

    name: Annotated[str, msgspec.Meta(max_length=240)]
    first: Day
    last: Day
    best_of: Annotated[int, msgspec.Meta(ge=0, le=MOST_COUNTED)] = 0
    """The number of evenings that count, each member's best; 0 counts all."""
    counting: Counting = "points"
    """The worth of an evening: its points, the points for a place in its standings, or the rounds won."""
    places: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=0, le=100)], ...], msgspec.Meta(max_length=MOST_ENTRANTS)
    ] = (
        5,
        4,
        3,
        2,
        1,
    )
    """Points for the first place, the second and so on; nothing after the last of them."""


def cleaned(settings: ClubSettings) -> ClubSettings:
    """The settings with names as they are shown.

    Raises `EuchreError` for a club without a name, for no time zone, for no day, and as `cleaned_settings` does.
    """
    name = _name(settings.name)
    if settings.zone and not is_zone(settings.zone):
        refuse("club/zone", f"{settings.zone} is not a time zone. Write one like Europe/Berlin.", zone=settings.zone)
    if settings.next_day:
        _check_day(settings.next_day)
    rules = "\n".join(clean(line, LONGEST_RULES) for line in settings.rules.splitlines()).strip()
    place, evening = clean(settings.place, LONGEST_PLACE), cleaned_settings(settings.evening)
    return msgspec.structs.replace(settings, name=name, place=place, rules=rules, evening=evening)


def cleaned_season(season: SeasonSettings) -> SeasonSettings:
    """A season with its name as it is shown. Raises `EuchreError` without a name, and for no days."""
    name = _name(season.name)
    _check_day(season.first)
    _check_day(season.last)
    if season.last < season.first:
        refuse("club/days", "A season ends on its first day or later.")
    return msgspec.structs.replace(season, name=name)


def is_zone(zone: str) -> bool:
    """True for the name of a time zone that this computer knows."""
    try:
        ZoneInfo(zone)
    except (KeyError, ValueError, OSError):  # not there, a path out of the folder, a folder
        return False
    return True


def _name(name: str) -> str:
    return clean(name, LONGEST_CLUB) or refuse("club/name", "Give it a name.")


def _check_day(day: str) -> None:
    if not is_day(day):
        refuse("club/day", f"{day} is not a day between the years {FIRST_YEAR} and {LAST_YEAR}.", day=day)
