"""The settings of a club: everything that it says about itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre.clubs.club import Club
from euchre.clubs.refusals import check_admin
from euchre.clubs.settings import ClubSettings, cleaned
from euchre.streams.event import StreamEvent
from euchre.streams.logged import Acts
from euchre.streams.message import StreamMessage


class SetUpClub(StreamMessage, frozen=True):
    """An admin changes what the club says about itself."""

    settings: ClubSettings


class ClubChanged(StreamEvent, frozen=True):
    """The club says something else about itself."""

    exported = ("settings",)

    settings: ClubSettings


def set_up(club: Club, guest: str, message: SetUpClub, at: float) -> ClubChanged:
    """An admin changes the settings. Raises `EuchreError` for anybody else, and as `cleaned` does."""
    check_admin(club, guest)
    return ClubChanged(at=at, settings=cleaned(message.settings))


def _changed(club: Club, event: ClubChanged) -> Club:
    return replace(club, settings=event.settings)


SETTINGS: Final[Acts[Club]] = Acts(answers={SetUpClub: set_up}, changes={ClubChanged: _changed})
