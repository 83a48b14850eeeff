"""Finds the table, evening or club that a guest names by its code, and a match that was played at a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from euchre.daily.days import closes, first_open, parse_day
from euchre.tables.answers.refusals import NO_SPECTATORS
from euchre.tables.inputs import Input, RoundIsOver
from euchre.tables.match_entry import MatchEntry
from euchre.web.http.refusals import Denied
from euchre.web.live.room import Room
from euchre.web.live.rooms import Rooms
from euchre.web.quotas.quotas import WRONG_CODE, Quotas
from euchre.web.settings.codes import code_in
from euchre.web.streams.stream_rooms import RoomT, StreamRooms
from euchre.web.thinking.fair_queue import Payer
from euchre.web.worker.worker import Worker


@asynccontextmanager
async def stream_of(
    code: str, payer: Payer, worker: Worker, rooms: StreamRooms[RoomT], quotas: Quotas
) -> AsyncIterator[RoomT]:
    """The room of the table, evening or club with a code, kept in memory meanwhile.

    Raises `Denied` if there is none, or after too many that there were not. Guests always find what they are noted in,
    such as a table where they have been, and what they have found before: nobody at their address can lock them out by
    trying codes.
    """
    written, guest = code_in(code), payer.name or None
    found = None if written is None else await worker.store.streams.named(rooms.kind, written)
    if not quotas.may_try_a_code(payer) and not (
        quotas.knows(guest, written) or (found and guest in await worker.store.guests.noted(found))
    ):
        raise Denied("limit/codes", "Too many wrong codes. Try again in a minute.", status=429)
    async with rooms.room(found or "") as room:
        if room is None:
            quotas.take(WRONG_CODE, payer)
            raise _unknown(rooms.kind.name)
        quotas.remember_code(guest, room.state.code)
        yield room


def _unknown(kind: str) -> Denied:
    match kind:
        case "club":
            return Denied("club/unknown", "There is no club with this code.", status=404)
        case "evening":
            return Denied("evening/unknown", "There is no evening with this code.", status=404)
        case _:
            return Denied("table/unknown", "There is no table with this code.", status=404)


async def room_of(code: str, payer: Payer, worker: Worker, rooms: Rooms, quotas: Quotas) -> Room:
    """The room of the table with a code, which may be retired before somebody is in it. Raises `Denied` as above."""
    async with stream_of(code, payer, worker, rooms, quotas) as room:
        return room


async def room_after(wish: Input, code: str, payer: Payer, worker: Worker, rooms: Rooms, quotas: Quotas) -> Room:
    """The room of the table with a code after an input from outside. Raises `Denied` as above."""
    room = await room_of(code, payer, worker, rooms, quotas)
    while await room.take(wish) is None:
        room = await room_of(code, payer, worker, rooms, quotas)
    return room


async def finished_match(
    room: Room, match: int, guest: str | None, worker: Worker, *, proof: bool = False, operator: bool = False
) -> MatchEntry:
    """A match at a table, with the `proof` of its deals or without.

    Raises `Denied` for one that is not over, and where strangers may not look on; the `operator` of the server may.
    While other tables of an evening or a day play the same cards, only its players see it, and nobody the proof.
    """
    is_number = 0 < match <= room.table.match  # and no longer than a database can compare
    found = await worker.store.matches.entry(room.table.id, match) if is_number else None
    if found is None or found.started is None:
        raise Denied("game/unknown", "There is no such match at this table.", status=404)
    if found.ended is None:
        raise Denied("game/not-over", "The cards are shown once the match is over.", status=409)
    is_last = room.table.match == match
    daily = room.table.daily
    if daily is not None and room.table.sealed and closes(parse_day(daily.day)) <= worker.clock():
        await room.take(RoundIsOver())  # its seed is published
    if room.table.sealed and (proof or not room.table.shows_cards_to(guest)):
        if daily is not None:
            sentence = "Others play the same cards. They are shown once the day is over everywhere."
            raise Denied("daily/same-cards", sentence, status=409)
        sentence = "Other tables play the same cards. They are shown once the round is over."
        raise Denied("evening/same-cards", sentence, status=409)
    if (
        found.private
        and not operator
        and found.seat_of(guest) is None
        and not (is_last and room.table.shows_cards_to(guest))
    ):
        raise Denied("table/no-spectators", NO_SPECTATORS, status=403)
    return found


async def check_nobody_is_helped(guest: str | None, worker: Worker) -> None:
    """Raise `Denied` for a guest who is in the middle of a match against other people, or of one that counts."""
    since = first_open(worker.clock())
    table = None if guest is None else await worker.store.matches.table_that_counts(guest, since=since)
    if table is not None:
        sentence = f"You can review and analyse again once your match at table {table} is over."
        raise Denied("review/playing", sentence, status=409, table=table)
