"""Opens the live tables of evenings, each once, and brings the end of each match into its evening, once.

Both follow from what is stored: the tables that a round has, and those that there are. So whatever was interrupted
between two commits, by a worker that was killed, say, is made good by whichever worker looks next.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from typing import Final

from euchre.evenings.acts.results import MatchOver
from euchre.evenings.acts.shuffling import HoldShuffle
from euchre.evenings.catalogue import EVENING
from euchre.evenings.evening import Evening
from euchre.evenings.online_tables import OnlineTable, may_open, online_tables, plan_of, players_of, score_of
from euchre.evenings.shuffle import PATIENCE
from euchre.store.database.errors import Unavailable
from euchre.tables.evening_table import EveningPerson, opening, result_of
from euchre.tables.fold import TABLE
from euchre.tables.history import entries
from euchre.tables.inputs import Replaced, RoundEnds, RoundIsOver
from euchre.web.evenings.evening_room import EveningRoom
from euchre.web.live.room import Room
from euchre.web.live.rooms import Rooms
from euchre.web.streams.opening import opened
from euchre.web.streams.stream_rooms import StreamRooms
from euchre.web.worker.isolated import isolated
from euchre.web.worker.worker import Worker

PERIOD: Final = 10.0
"""Seconds between two looks at all evenings: what a worker has left undone that was killed waits no longer."""
_LATELY: Final = 24 * 3600.0
"""Seconds after the last event in an evening for which its live tables are looked at by themselves."""
_MOST: Final = 1000
"""Evenings that are looked at; of more, those where something happened last."""


class LiveTables:
    """The live tables of all evenings, as far as this worker looks after them."""

    def __init__(self, worker: Worker, rooms: Rooms, evenings: StreamRooms[EveningRoom]) -> None:
        self._worker: Final = worker
        self._rooms: Final = rooms
        self._evenings: Final = evenings
        self._settled: dict[str, int] = {}
        """The versions at which nothing was left to do in an evening."""
        self._clocks: Final[dict[str, asyncio.TimerHandle]] = {}

    async def run(self) -> None:
        """Look at each evening in which something has happened."""
        while True:
            due = await self._worker.due_evenings.take()
            await asyncio.gather(*(self._settle_safely(evening_id) for evening_id in due))

    async def watch(self) -> None:
        """Look at all evenings of late now and then, the first time at once."""
        while True:
            with suppress(Unavailable):  # which the store writes down
                await self._look()
            await asyncio.sleep(PERIOD)

    async def _look(self) -> None:
        store = self._worker.store
        lately = await store.streams.latest(EVENING, since=self._worker.clock() - _LATELY, most=_MOST)
        versions = await store.streams.versions(lately)
        self._settled = {one: version for one, version in self._settled.items() if one in versions}
        for evening_id in lately:
            if versions.get(evening_id) != self._settled.get(evening_id):
                self._worker.due_evenings.put(evening_id)

    async def _settle_safely(self, evening_id: str) -> None:
        """Settle an evening; whatever goes wrong there, the others go on, and it is tried again."""
        with isolated(self._worker.log_throttle, "evening", "The live tables of an evening"):
            async with self._evenings.room(evening_id) as room:
                if room is not None:
                    await self._settle(room)

    async def _settle(self, room: EveningRoom) -> None:
        """Open the tables that are missing, count the results that are there, and end what is to end."""
        if room.state.settings.same_cards:
            await self._shuffle(room)
        evening = room.state
        tables = {one.id: one for one in online_tables(evening)}
        codes = await self._worker.store.streams.parts(evening.id) if tables or room.codes else {}
        wanted = [one for one in tables.values() if one.is_open and one.counts]
        missing = [one for one in wanted if one.id not in codes and may_open(evening, one)]
        await asyncio.gather(*(self._open(evening, one) for one in missing))
        if missing:
            codes = await self._worker.store.streams.parts(evening.id)
        room.show_codes(codes)
        going_on = [one for one in tables.values() if one.is_open and one.id in codes]
        await asyncio.gather(*(self._follow(room, one) for one in going_on))
        revoked = [table_id for table_id in codes if table_id not in tables and table_id not in room.ended]
        await asyncio.gather(*map(self._end, revoked))
        room.ended.update(revoked)
        await self._show_cards(room, tables.values())
        self._set_clock(room)
        if not wanted and not going_on and room.state is evening:
            self._settled[evening.id] = evening.version

    async def _shuffle(self, room: EveningRoom) -> None:
        """Let the shuffle of the last round begin, or go on without those who are silent."""
        last = room.state.rounds[-1] if room.state.rounds else None
        if last is not None and not last.is_over and any(table.section == "online" for table in last.tables):
            await room.take(HoldShuffle(last.seated))

    async def _show_cards(self, room: EveningRoom, tables: Iterable[OnlineTable]) -> None:
        """Show the cards of a round with the same cards at all tables, once no table plays them any more.

        A table whose result a director has entered may still play the deal under way.
        """
        if room.state.settings.same_cards:
            hidden = {one.round.number for one in tables if one.is_open and one.id in room.codes}
            for one in tables:
                is_over = one.round.is_over and one.round.number not in hidden
                if is_over and one.id not in room.shown and one.id in room.codes:
                    table_room = await self._rooms.of(one.id)
                    if table_room is not None and table_room.table.stage == "over":
                        await table_room.take(RoundIsOver())
                        room.shown.add(one.id)

    async def _open(self, evening: Evening, one: OnlineTable) -> None:
        """Open a table, unless another worker has just done so."""
        plan, host = plan_of(evening, one), evening.directors.founder
        root, at = secrets.token_hex(32), max(self._worker.clock(), evening.at)
        await opened(
            self._worker.store,
            TABLE,
            lambda code: opening(plan, table=one.id, code=code, root=root, host=host, at=at),
            entries=partial(entries, None),
            part_of=evening.id,
        )

    async def _follow(self, room: EveningRoom, one: OnlineTable) -> None:
        """Keep a table going, tell it what the evening wants of it, and bring its result into the evening."""
        table_room = await self._rooms.of(one.id)
        if table_room is None:
            return
        result = result_of(table_room.table)
        if result is not None:
            await room.take(MatchOver(one.round.seated, *one.key, score_of(result)))
            return
        until = one.round.until
        if not one.counts or (until is not None and until <= room.clock.now()):
            await table_room.take(RoundEnds())
        elif one.round is room.state.rounds[-1]:
            await self._seat(table_room, room.state, one)

    async def _seat(self, table_room: Room, evening: Evening, one: OnlineTable) -> None:
        """Let those sit at a table who are to sit there by now."""
        for seat, player in enumerate(players_of(evening, one.table)):
            sits = table_room.table.seats[seat].guest
            if isinstance(player, EveningPerson):
                if sits != player.guest:
                    await table_room.take(Replaced(seat, (player.guest, player.name)))
            elif sits is not None:
                await table_room.take(Replaced(seat, player.level))

    async def _end(self, table_id: str) -> None:
        """End a table of a round that was taken back."""
        table_room = await self._rooms.of(table_id)
        if table_room is not None and table_room.table.stage != "over":
            await table_room.take(RoundEnds())

    def _set_clock(self, room: EveningRoom) -> None:
        """Look again when something is due in the round."""
        evening, now = room.state, room.clock.now()
        clock = self._clocks.pop(evening.id, None)
        if clock is not None:
            clock.cancel()
        left = min((moment - now for moment in _moments(evening) if moment > now), default=None)
        if left is not None:
            due = self._worker.due_evenings
            self._clocks[evening.id] = asyncio.get_running_loop().call_later(left, due.put, evening.id)


def _moments(evening: Evening) -> Iterator[float]:
    """The times at which the last round's clock ends, and its shuffle goes on without silent people."""
    if evening.rounds:
        last = evening.rounds[-1]
        if last.until is not None:
            yield last.until
        if last.ceremony is not None and not last.ceremony.complete:
            yield last.asked + PATIENCE
