"""The clubs as one worker serves them, with the results of their evenings."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from euchre.clubs.acts.founding import ClubFounded
from euchre.clubs.calendar import today_of
from euchre.clubs.catalogue import CLUB
from euchre.clubs.club import Club
from euchre.clubs.held_evening import HeldEvening, held_evening
from euchre.clubs.perspective import ClubNow, club_now
from euchre.clubs.settings import ClubSettings
from euchre.evenings.catalogue import EVENING, EveningEvent
from euchre.evenings.evening import Evening
from euchre.evenings.membership import ClubMember
from euchre.store.database.errors import Unreadable
from euchre.web.http.refusals import Denied
from euchre.web.streams.opening import opened
from euchre.web.streams.stream_room import folded
from euchre.web.streams.stream_rooms import StreamRooms
from euchre.web.streams.viewed_room import ViewedRoom
from euchre.web.worker.worker import Worker

_MOST_COUNTED: Final = 2000
"""Evenings whose results stay in memory: some kilobytes each."""


class ClubRoom(ViewedRoom[Club, ClubNow]):
    """A club in memory."""

    kind = CLUB

    async def now(self, guest: str | None, held: tuple[HeldEvening, ...]) -> ClubNow:
        """The club as a guest sees it: everybody who is neither an admin nor a member alike."""
        club = self.state
        is_inside = guest is not None and (guest in club.admins or club.member_of(guest) is not None)
        reader, today = guest if is_inside else None, today_of(club, self.clock.now())
        _, view = await self._viewed(reader, (held, today), lambda now: club_now(now, held, reader, today))
        return view


class Clubs(StreamRooms[ClubRoom]):
    """The clubs in memory. Results of evenings stay there, too, without names."""

    def __init__(self, worker: Worker) -> None:
        super().__init__(ClubRoom, worker)
        self._held: Final[OrderedDict[str, tuple[int, HeldEvening]]] = OrderedDict()
        """The evenings: the number of events of each, and how it counted; the one looked at last is the last."""

    async def found(self, guest: str, settings: ClubSettings) -> Club:
        """Found a club with a guest as its admin. Raises `Denied` where it cannot be stored."""
        club = await opened(
            self._worker.store,
            CLUB,
            lambda code: [
                ClubFounded(
                    at=self._worker.clock(),
                    club=secrets.token_hex(16),
                    code=code,
                    admin=guest,
                    secret=secrets.token_hex(32),
                    settings=settings,
                )
            ],
        )
        if club is None:
            raise Denied("club/code", "The club could not be founded. Try again.", status=503)
        return club

    async def now(self, room: ClubRoom, guest: str | None) -> ClubNow:
        """The club as a guest sees it, up to date."""
        return await room.now(guest, await self.evenings_of(room))

    async def members_at(self, evening: Evening) -> tuple[ClubMember, ...] | None:
        """The members of the club to which an evening belongs.

        None where it belongs to none, or no longer, and where the club cannot be read: its evening goes on.
        """
        club_id = await self._worker.store.streams.named(CLUB, evening.club) if evening.club else None
        with suppress(Unreadable):
            async with self.room(club_id or "") as room:
                if room is not None:
                    await self._versions(room, ())
                    return room.state.members_at(evening.id)
        return None

    async def evenings_of(self, room: ClubRoom) -> tuple[HeldEvening, ...]:
        """The evenings of a club, which is brought up to date, without those that are no longer stored."""
        evenings = tuple(room.state.evenings)
        versions = await self._versions(room, evenings)
        if tuple(room.state.evenings) != evenings:
            versions = await self._worker.store.streams.versions(tuple(room.state.evenings))
        return tuple([await self._counted(evening, version) for evening, version in versions.items() if version])

    async def _versions(self, room: ClubRoom, evenings: tuple[str, ...]) -> dict[str, int]:
        """The versions of some evenings; if another worker has taken the club further, it is read, too."""
        versions = await self._worker.store.streams.versions((room.state.id, *evenings))
        if versions.pop(room.state.id, 0) > room.state.version:
            await room.catch_up()
        return versions

    async def _counted(self, evening: str, version: int) -> HeldEvening:
        known = self._held.get(evening)
        if known is None or known[0] != version:
            events = await self._worker.store.streams.read(EVENING, evening)
            known = (len(events), await asyncio.to_thread(_held_of, events))
            self._held[evening] = known
        self._held.move_to_end(evening)
        while len(self._held) > _MOST_COUNTED:
            self._held.popitem(last=False)
        return known[1]


def _held_of(events: Sequence[EveningEvent]) -> HeldEvening:
    """The evening of these events as it counts in the club. Raises `Unreadable` where they make none."""
    return held_evening(folded(EVENING, None, events))
