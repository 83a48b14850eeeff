"""The seasons of a club."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

import msgspec

from euchre.clubs.club import Club
from euchre.clubs.refusals import check_admin
from euchre.clubs.settings import SeasonSettings, cleaned_season
from euchre.core.errors import refuse
from euchre.streams.event import StreamEvent
from euchre.streams.logged import Acts
from euchre.streams.mappings import with_entry, without_entry
from euchre.streams.message import StreamMessage

MOST_SEASONS: Final = 40
SeasonNumber = Annotated[int, msgspec.Meta(ge=1, le=1000)]


class PlanSeason(StreamMessage, frozen=True):
    """An admin plans a season, or changes the one with a number."""

    settings: SeasonSettings
    season: SeasonNumber | None = None


class SeasonPlanned(StreamEvent, frozen=True):
    """A season is planned, or another one takes its place."""

    exported = ("number", "settings")

    number: int
    settings: SeasonSettings


def plan(club: Club, guest: str, message: PlanSeason, at: float) -> SeasonPlanned:
    """An admin plans a season.

    Raises `EuchreError` for anybody else, for one that is not there, for one too many, and as `cleaned_season` does.
    """
    check_admin(club, guest)
    if message.season is not None:
        _check_season(club, message.season)
    elif len(club.seasons) >= MOST_SEASONS:
        refuse("club/seasons", f"A club has up to {MOST_SEASONS} seasons.", most=MOST_SEASONS)
    planned = [event.number for event in club.log if isinstance(event, SeasonPlanned)]
    number = message.season or max(planned, default=0) + 1  # a number is never given twice
    return SeasonPlanned(at=at, number=number, settings=cleaned_season(message.settings))


def _planned(club: Club, event: SeasonPlanned) -> Club:
    return replace(club, seasons=with_entry(club.seasons, event.number, event.settings))


class DropSeason(StreamMessage, frozen=True):
    """An admin deletes a season; its evenings stay."""

    season: SeasonNumber


class SeasonDropped(StreamEvent, frozen=True):
    """A season is deleted."""

    exported = ("number",)

    number: int


def drop(club: Club, guest: str, message: DropSeason, at: float) -> SeasonDropped:
    """An admin deletes a season. Raises `EuchreError` for anybody else, and for a season that is not there."""
    check_admin(club, guest)
    _check_season(club, message.season)
    return SeasonDropped(at=at, number=message.season)


def _dropped(club: Club, event: SeasonDropped) -> Club:
    return replace(club, seasons=without_entry(club.seasons, event.number))


def _check_season(club: Club, number: int) -> None:
    if number not in club.seasons:
        refuse("club/no-season", f"The club has no season {number}.", number=number)


SEASONS: Final[Acts[Club]] = Acts(
    answers={PlanSeason: plan, DropSeason: drop}, changes={SeasonPlanned: _planned, SeasonDropped: _dropped}
)
