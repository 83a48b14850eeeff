"""Finds the table, evening or club that a guest names by its code, and a match that was played at a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from euchre.store.rows.streams import CLUB, EVENING
from euchre.tables.answers.refusals import NO_SPECTATORS
from euchre.tables.match_entry import MatchEntry
from euchre.web.clubs.clubs import ClubRoom, Clubs
from euchre.web.evenings.evening_room import EveningRoom
from euchre.web.http.refusals import Denied
from euchre.web.live.room import Room
from euchre.web.live.rooms import Rooms
from euchre.web.quotas.quotas import WRONG_CODE, Quotas
from euchre.web.settings.codes import code_in
from euchre.web.streams.stream_rooms import StreamRooms
from euchre.web.thinking.fair_queue import Payer
from euchre.web.worker.worker import Worker

_RECENT_MATCHES: Final = 20
"""The matches of a guest that are looked through for a table of theirs."""


async def room_of(
    code: str,
    payer: Payer,
    worker: Worker,
    rooms: Rooms,
    quotas: Quotas,
) -> Room:
    """The room with a code. Raises `Denied` for an unknown code, or after too many of them.

    A guest always finds the tables they had a seat at or have found before: nobody at their address can lock them out
    by trying codes.
    """
    written, guest = code_in(code), payer.name or None
    if not quotas.may_try_a_code(payer) and not await _is_known(written, guest, worker, quotas):
        raise _too_many_codes()
    table = None if written is None else await worker.store.table_named(written)
    room = None if table is None else await rooms.of(table)
    if room is None:
        quotas.take(WRONG_CODE, payer)
        raise Denied("table/unknown", "There is no table with this code.", status=404)
    quotas.remember_code(guest, room.table.code)
    return room


def _too_many_codes() -> Denied:
    return Denied("limit/codes", "Too many wrong codes. Try again in a minute.", status=429)


@asynccontextmanager
async def evening_of(
    code: str, payer: Payer, worker: Worker, evenings: StreamRooms[EveningRoom], quotas: Quotas
) -> AsyncIterator[EveningRoom]:
    """The room of the evening with a code, kept in memory meanwhile. Raises `Denied` as `room_of` does.

    Those who direct it or are entered always find it.
    """
    written, guest = code_in(code), payer.name or None
    evening = None if written is None else await worker.store.named(EVENING, written)
    if not quotas.may_try_a_code(payer) and not (
        quotas.knows(guest, written) or (evening and guest in await worker.store.noted_guests(evening))
    ):
        raise _too_many_codes()
    async with evenings.room(evening or "") as room:
        if room is None:
            quotas.take(WRONG_CODE, payer)
            raise Denied("evening/unknown", "There is no evening with this code.", status=404)
        quotas.remember_code(guest, room.state.code)
        yield room


@asynccontextmanager
async def club_of(code: str, payer: Payer, worker: Worker, clubs: Clubs, quotas: Quotas) -> AsyncIterator[ClubRoom]:
    """The room of the club with a code, kept in memory meanwhile. Raises `Denied` as `room_of` does.

    Its admins and members always find it.
    """
    written, guest = code_in(code), payer.name or None
    club_id = None if written is None else await worker.store.named(CLUB, written)
    if not quotas.may_try_a_code(payer) and not (
        quotas.knows(guest, written) or (club_id and guest in await worker.store.noted_guests(club_id))
    ):
        raise _too_many_codes()
    async with clubs.room(club_id or "") as room:
        if room is None:
            quotas.take(WRONG_CODE, payer)
            raise Denied("club/unknown", "There is no club with this code.", status=404)
        quotas.remember_code(guest, room.state.code)
        yield room


async def _is_known(code: str | None, guest: str | None, worker: Worker, quotas: Quotas) -> bool:
    """True if a guest was at a table with this code, or has a seat there; of other tables it reveals nothing."""
    if code is None or guest is None:
        return False
    if quotas.knows(guest, code):
        return True
    known = (*await worker.store.tables_of(guest), *await worker.store.matches_of(guest, most=_RECENT_MATCHES))
    return any(entry.code == code for entry in known)


async def finished_match(
    room: Room, match: int, guest: str | None, worker: Worker, *, proof: bool = False
) -> MatchEntry:
    """A match at a table, with the `proof` of its deals or without.

    Raises `Denied` for one that is not over, and where strangers may not look on. While other tables of an evening
    play the same cards, only its players see it, and nobody the proof.
    """
    is_number = 0 < match <= room.table.match  # and no longer than a database can compare
    found = await worker.store.entry(room.table.id, match) if is_number else None
    if found is None or found.started is None:
        raise Denied("game/unknown", "There is no such match at this table.", status=404)
    if found.ended is None:
        raise Denied("game/not-over", "The cards are shown once the match is over.", status=409)
    is_last = room.table.match == match
    if room.table.sealed and (proof or not room.table.shows_cards_to(guest)):
        sentence = "Other tables play the same cards. They are shown once the round is over."
        raise Denied("evening/same-cards", sentence, status=409)
    if found.private and found.seat_of(guest) is None and not (is_last and room.table.shows_cards_to(guest)):
        raise Denied("table/no-spectators", NO_SPECTATORS, status=403)
    return found


async def check_nobody_is_helped(guest: str | None, worker: Worker) -> None:
    """Raise `Denied` for a guest who is in the middle of a match against other people, or of one that counts."""
    table = None if guest is None else await worker.store.table_with_people(guest)
    if table is not None:
        sentence = f"You can review and analyse again once your match at table {table} is over."
        raise Denied("review/playing", sentence, status=409, table=table)
