"""The next evenings of the clubs that show theirs on the home page of the server."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

import msgspec

from euchre.clubs.calendar import next_evening, today_of
from euchre.clubs.catalogue import CLUB
from euchre.clubs.club import Club
from euchre.store.database.errors import Unreadable
from euchre.web.clubs.clubs import Clubs
from euchre.web.worker.cached import Cached
from euchre.web.worker.worker import Worker

_FRESH: Final = 60.0
"""Seconds for which the clubs are not looked through again."""
_CLUBS: Final = 100
"""The clubs that are looked through: those in which something happened last."""
_DAYS: Final = 14
_MOST: Final = 5


class ComingEvening(msgspec.Struct, frozen=True, kw_only=True):
    """The next evening of a club that shows it to everybody."""

    code: str
    """The code of the club."""
    name: str
    place: str
    day: str
    """The day on the club's calendar, such as ``2026-12-03``."""
    time: str
    zone: str
    """The zone of the time; "" is wherever the reader's clock is."""


class ComingEvenings:
    """The next evenings, as one worker has them in memory."""

    def __init__(self, worker: Worker, clubs: Clubs) -> None:
        self._worker: Final = worker
        self._clubs: Final = clubs
        self._coming: Final = Cached[tuple[ComingEvening, ...]](worker.steady, seconds=_FRESH)

    async def listed(self) -> tuple[ComingEvening, ...]:
        """The next evenings of the two weeks to come, the first first."""
        return await self._coming.get(self._read)

    async def _read(self) -> tuple[ComingEvening, ...]:
        coming: list[ComingEvening] = []
        for of in await self._worker.store.streams.latest(CLUB, most=_CLUBS):
            try:
                room = await self._clubs.of(of)
            except Unreadable:
                continue
            if room is not None and room.state.settings.listed:
                coming += _next(room.state, self._worker.clock())
        return tuple(sorted(coming, key=lambda evening: (evening.day, evening.time, evening.code))[:_MOST])


def _next(club: Club, now: float) -> list[ComingEvening]:
    today, settings = today_of(club, now), club.settings
    day = next_evening(club, today)
    if day is None or day > today + timedelta(_DAYS):
        return []
    return [
        ComingEvening(
            code=club.code,
            name=settings.name,
            place=settings.place,
            day=str(day),
            time=settings.time,
            zone=settings.zone,
        )
    ]
