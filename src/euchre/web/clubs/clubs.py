"""The clubs of the store: each is read whenever somebody asks for it, which is rarely, and so is always up to date."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from euchre.clubs.calendar import today_of
from euchre.clubs.club import Club
from euchre.clubs.events import ClubEvent, ClubFounded
from euchre.clubs.fold import evolved, founded
from euchre.clubs.held_evening import HeldEvening, held_evening
from euchre.clubs.perspective import ClubNow, club_now
from euchre.clubs.settings import ClubSettings
from euchre.clubs.step import ClubInput, step
from euchre.evenings.evening import Evening
from euchre.evenings.events import EveningEvent
from euchre.evenings.fold import opened
from euchre.evenings.membership import ClubMember
from euchre.store.database.errors import Behind, Taken, Unreadable
from euchre.store.rows.streams import CLUB, EVENING
from euchre.web.http.refusals import Denied
from euchre.web.settings.codes import new_code
from euchre.web.worker.worker import Worker

_TRIES: Final = 20
"""How often a step is redone because another worker was first."""
_CODES: Final = 5
"""How often a code is drawn; that even the second is taken nobody will ever see."""
_MOST_COUNTED: Final = 2000
"""Evenings whose results stay in memory: some kilobytes each."""


class Clubs:
    """The clubs, as one worker serves them. Results of evenings stay in memory, without names."""

    def __init__(self, worker: Worker) -> None:
        self._worker: Final = worker
        self._held: Final[OrderedDict[str, tuple[int, HeldEvening]]] = OrderedDict()
        """By evening: how many events it had, and how it counted; the one looked at last is the last."""

    async def found(self, guest: str, settings: ClubSettings) -> Club:
        """Found a club with a guest as its admin. Raises `Denied` where it cannot be stored."""
        for _ in range(_CODES):
            event = ClubFounded(
                at=self._worker.clock(),
                club=secrets.token_hex(16),
                code=new_code(),
                admin=guest,
                secret=secrets.token_hex(32),
                settings=settings,
            )
            try:
                await self._worker.store.create(event.club, event.code, (event,), stream=CLUB)
            except Taken:
                continue
            return founded([event])
        raise Denied("club/code", "The club could not be founded. Try again.", status=503)

    async def read(self, club_id: str) -> Club | None:
        """The club with an id, or None. Raises `Unreadable`."""
        events = await self._worker.store.read(CLUB, club_id)
        return await asyncio.to_thread(_club_of, events) if events else None

    async def take(self, club: Club, received: ClubInput) -> Club:
        """The club after a step, which is stored. Raises `EuchreError` for what is refused, or cannot be stored."""
        for _ in range(_TRIES):
            event = step(club, received, self._worker.clock())
            if event is None:
                return club
            try:
                await self._worker.store.append(club.id, club.version, (event,))
            except Behind:
                club = await self.read(club.id) or club
            else:
                return evolved(club, event)
        raise Denied("club/busy", "Too much is going on at once. Try again in a moment.", status=503)

    async def now(self, club: Club, guest: str | None) -> ClubNow:
        """The club as a guest sees it."""
        held = await self.evenings_of(club)
        return await asyncio.to_thread(club_now, club, held, guest, today_of(club, self._worker.clock()))

    async def members_at(self, evening: Evening) -> tuple[ClubMember, ...] | None:
        """The members of the club to which an evening belongs.

        None where it belongs to none, or no longer, and where the club cannot be read: its evening goes on.
        """
        club_id = await self._worker.store.named(CLUB, evening.club) if evening.club else None
        with suppress(Unreadable):
            club = None if club_id is None else await self.read(club_id)
            return None if club is None else club.members_at(evening.id)
        return None

    async def evenings_of(self, club: Club) -> tuple[HeldEvening, ...]:
        """The evenings of a club, without those that are no longer stored."""
        versions = await self._worker.store.versions(tuple(club.evenings))
        return tuple([await self._counted(evening, version) for evening, version in versions.items() if version])

    async def _counted(self, evening: str, version: int) -> HeldEvening:
        known = self._held.get(evening)
        if known is None or known[0] != version:
            events = await self._worker.store.read(EVENING, evening)
            known = (len(events), await asyncio.to_thread(_held_of, events))
            self._held[evening] = known
        self._held.move_to_end(evening)
        while len(self._held) > _MOST_COUNTED:
            self._held.popitem(last=False)
        return known[1]


def _club_of(events: Sequence[ClubEvent]) -> Club:
    """The club of these events. Raises `Unreadable` where they make none."""
    try:
        return founded(events)
    except Exception as problem:
        raise Unreadable from problem


def _held_of(events: Sequence[EveningEvent]) -> HeldEvening:
    """How the evening of these events counts. Raises `Unreadable` where they make none."""
    try:
        return held_evening(opened(events))
    except Exception as problem:
        raise Unreadable from problem
