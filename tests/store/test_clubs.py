"""A club in either database: written, read again, and a member taken out of it."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from euchre.clubs.acts.members import AddMember, BecomeMember
from euchre.clubs.catalogue import CLUB, ClubEvent
from euchre.evenings.catalogue import EVENING
from euchre.store.database.errors import Behind
from euchre.store.store import Store
from euchre.tables.fold import TABLE
from support.clubs import ClubAdmin, new_club


def _with_bob() -> ClubAdmin:
    """A club whose second member has a device."""
    admin = ClubAdmin(new_club())
    for name in ("Ann", "Bob"):
        admin.says(AddMember, name=name)
    admin.says(BecomeMember, "bob's", key=admin.club.member_key(admin.club.members[2]))
    return admin


async def test_a_club_is_read_as_it_was_written(url: str) -> None:
    club = _with_bob().club
    async with await Store.open(url) as store:
        await store.create(club.id, club.code, club.log[:1], stream=CLUB)
        for after, event in enumerate(club.log[1:], 1):
            await store.append(club.id, after, (event,))
        assert CLUB.fold(await store.read(CLUB, club.id)) == club
        with pytest.raises(Behind):
            await store.append(club.id, 1, club.log[1:2])
        assert await store.named(CLUB, club.code) == club.id
        assert await store.named(EVENING, club.code) is await store.named(TABLE, club.code) is None
        assert await store.latest(CLUB, guest="ada") == await store.latest(CLUB, guest="bob's") == (club.id,)
        assert await store.latest(CLUB, guest="eve") == ()


async def test_a_member_who_is_deleted_has_no_name_before_and_after_it_is_rewritten(url: str) -> None:
    club = _with_bob().club
    async with await Store.open(url) as store:
        await store.create(club.id, club.code, club.log, stream=CLUB)
        exported = [event async for events in store.exported("bob's") for event in events]
        assert {event["type"] for event in exported} == {"memberadded", "memberlinked"}
        assert not any("secret" in event for event in [e async for events in store.exported("ada") for e in events])
        await store.begin_forgetting("bob's")
        assert _names(await store.read(CLUB, club.id)) == ["Ann", "Guest"]
        assert [changed async for _, changed in store.finish_forgetting("bob's")] == [2]
        again = await store.read(CLUB, club.id)
        assert _names(again) == ["Ann", "Guest"]
        assert "bob's" not in str(again)
        assert [event async for events in store.exported("bob's") for event in events] == []


def _names(log: Iterable[ClubEvent]) -> list[str]:
    return [member.name for member in CLUB.fold(log).members.values()]
