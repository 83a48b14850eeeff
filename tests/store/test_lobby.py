"""The rows of the lobby: tables to join, and what guests want of each other."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from euchre.store.store import Store
from euchre.tables.listed_entry import UnlistedEntry
from support.evenings import alone
from support.listed import LINE, list_tables


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with await Store.open(url) as opened:
        yield opened


async def test_a_table_keeps_its_place_in_the_list_until_it_leaves_it(store: Store) -> None:
    log = alone().log
    await store.streams.create("table-1", "ABCD-EFGH", log[:2], [LINE])
    (listed,) = await store.listed_tables.read(["worker"])
    assert (listed.code, listed.since, listed.entry) == ("ABCD-EFGH", log[1].at, LINE)
    fuller = replace(LINE, names=("Ann", "Ben"), guests=("ann", "ben"), free=2)
    await store.streams.append("table-1", 2, log[2:3], [fuller])
    assert [(line.since, line.entry) for line in await store.listed_tables.read(["worker"])] == [(log[1].at, fuller)]
    await store.streams.append("table-1", 3, log[3:4], [UnlistedEntry("table-1")])
    assert await store.listed_tables.read(["worker"]) == ()
    assert await store.listed_tables.read([]) == ()


async def test_tables_of_dead_workers_and_other_rules_hide_none_that_fits(store: Store) -> None:
    """Ben's own tables come first, whatever is played there, and of those that fit the longest in the list."""
    await list_tables(store, replace(LINE, connection="dead:1"), 201)
    await list_tables(store, replace(LINE, connection="alive:1"), 201, first=201)
    await list_tables(store, replace(LINE, connection="alive:1", rules="british"), 1, first=402)
    await list_tables(store, replace(LINE, connection="alive:1", guests=("ben",)), 1, first=403)
    read = store.listed_tables.read
    assert [line.code for line in await read(["alive"], rules=["british"], guest="ben")] == ["T403", "T402"]
    longest = await read(["alive"])
    assert (len(longest), longest[0].code) == (200, "T201")
    assert [line.code for line in await read(["alive"], guest="ben")][:2] == ["T403", "T201"]


async def test_a_table_of_somebody_who_is_forgotten_leaves_the_list(store: Store) -> None:
    table = alone()
    await store.streams.create("table-1", "ABCD-EFGH", table.log, [LINE])
    await store.privacy.begin_forgetting("somebody who watched")
    assert len(await store.listed_tables.read(["worker"])) == 1
    await store.privacy.begin_forgetting("ann")
    assert await store.listed_tables.read(["worker"]) == ()


async def test_contacts_need_the_consent_of_both(store: Store) -> None:
    contacts = store.contacts
    await contacts.set("ann", "ben", "Ben", "contact")
    await contacts.appear("ann", 10.0)
    await contacts.appear("ben", 20.0)
    (ben,) = await contacts.of_guest("ann")
    assert (ben.wish, ben.asks, ben.seen) == ("contact", False, None), "Ben has not agreed"
    assert await contacts.asking("ben") == ("ann",)
    await contacts.set("ben", "ann", "Ann", "contact")
    await contacts.appear("ben", 30.0)
    (ben,) = await contacts.of_guest("ann")
    (ann,) = await contacts.of_guest("ben")
    assert (ben.asks, ben.seen, ann.asks, ann.seen) == (True, 30.0, True, 10.0)
    await contacts.set("ben", "ann", "Ann", None)
    (ben,) = await contacts.of_guest("ann")
    assert (ben.asks, ben.seen) == (False, None), "it can be taken back"


async def test_who_is_blocked_is_kept_apart_both_ways_and_cannot_invite(store: Store) -> None:
    contacts = store.contacts
    await contacts.invite("ann", "ben", "Ben", "ABCD-EFGH", 100.0)
    assert [invitation.guest for invitation in await contacts.invitations("ben", 50.0)] == ["ann"]
    assert await contacts.invitations("ben", 101.0) == (), "it was long ago"
    (ben,) = await contacts.of_guest("ann")
    assert ben.wish is None, "an invitation is no consent"
    await contacts.set("ann", "ben", "Ben", "block")
    assert await contacts.invitations("ben", 50.0) == (), "those of somebody who blocks do not arrive, either"
    await contacts.set("ann", "ben", "Ben", None)
    await contacts.invite("ann", "ben", "Ben", "ABCD-EFGH", 100.0)
    await contacts.set("ben", "ann", "Ann", "block")
    assert await contacts.invitations("ben", 50.0) == ()
    assert await contacts.apart("ann") == {"ben"}
    assert await contacts.apart("ben") == {"ann"}


async def test_nothing_is_left_of_somebody_who_is_forgotten(store: Store) -> None:
    contacts = store.contacts
    await contacts.set("ann", "ben", "Ben", "contact")
    await contacts.set("ben", "ann", "Ann", "contact")
    assert await contacts.exported("ann") == [
        {"name": "Ben", "wish": "contact", "invited_to": None, "invited_at": None, "seen": None}
    ]
    await store.privacy.begin_forgetting("ann")
    assert await contacts.of_guest("ann") == await contacts.of_guest("ben") == ()
