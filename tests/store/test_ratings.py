"""The rows behind ratings: each judged deal once, matches of people alone, and nobody listed who did not ask for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta

import pytest

from euchre.daily.table import PlayerOfDay, opening
from euchre.store.rows.ratings import JudgedDay, JudgedDeal, ListedPerson, MatchOfPeople
from euchre.store.store import Store
from euchre.tables.fold import TABLE
from euchre.tables.history import entry_of
from support.daily import MONDAY, SEED
from support.rated import judged


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with await Store.open(url) as opened:
        yield opened


async def test_a_deal_counts_once_however_often_workers_judge_it(store: Store, url: str) -> None:
    tables = [await judged(store, "ann", number, 0.25) for number in (1, 2)]
    async with await Store.open(url) as other:
        workers = (store, other, store)  # the last after a kill: it does again what it had done
        await asyncio.gather(*(worker.daily.judge(table, 0.25, 0.01) for worker in workers for table in tables))
    await judged(store, "ben", 1, 0.5, MONDAY + timedelta(1))
    assert await store.ratings.days(["ann"]) == (JudgedDay("ann", str(MONDAY), 2, 0.5),)
    assert {row.guest: row.deals for row in await store.ratings.days(["ann", "ben"])} == {"ann": 2, "ben": 1}
    assert await store.ratings.guests() == ("ann", "ben")
    assert await store.ratings.deals("ann") == (JudgedDeal(str(MONDAY), 0.25),) * 2
    assert await store.ratings.name("ann") == "Ann"


async def test_nobody_is_listed_who_did_not_ask_for_it(store: Store) -> None:
    for guest in ("ann", "ben"):
        await judged(store, guest, 1, 0.25)
    assert await store.ratings.days_of_listed() == ()
    await store.ratings.enlist("ann", "Annie", 1.0)
    assert await store.ratings.listed() == (ListedPerson("ann", "Annie"),)
    assert [row.guest for row in await store.ratings.days_of_listed()] == ["ann"]
    await store.cards.make("ann", "Anne", bytes(32), 2.0)
    assert await store.ratings.listed() == (ListedPerson("ann", "Anne"),), "a name on a card is that of all devices"
    await store.ratings.delist("ann")
    assert await store.ratings.listed() == ()


async def test_who_is_forgotten_is_listed_no_longer_and_has_no_rating(store: Store) -> None:
    await judged(store, "ann", 1, 0.25)
    await store.ratings.enlist("ann", "Ann", 1.0)
    exported = await store.people.exported("ann")
    assert exported is not None
    assert exported["ratings_shown"] == {"name": "Ann", "since": 1.0}
    await store.privacy.begin_forgetting("ann")
    assert await store.ratings.listed() == ()
    await store.ratings.enlist("ann", "Ann", 2.0)
    assert await store.ratings.listed() == (), "a request that comes too late"
    async for _ in store.privacy.finish_forgetting("ann"):
        pass
    assert await store.ratings.days(["ann"]) == ()
    assert await store.people.exported("ann") is None


async def test_matches_count_where_every_seat_was_a_persons(store: Store) -> None:
    for place, (guests, winner) in enumerate(
        [
            (("ann", "ben", "cat", "dan"), 1),
            (("ann", None, "cat", "dan"), 0),
            (("ann", "ben", "cat", "dan"), None),
            (("dan", "cat", "ben", "ann"), 0),
        ]
    ):
        events = opening(MONDAY, place + 1, PlayerOfDay("eve", "Eve"), seed=SEED, code=f"code{place}", at=1.0)
        table = TABLE.fold(events)
        entry = replace(entry_of(table), guests=guests, started=1.0, ended=9.0 - place, winner=winner, rules="standard")
        await store.streams.create(table.id, f"code{place}", events, [entry])
    assert await store.ratings.matches() == (
        MatchOfPeople("standard", ("dan", "cat", "ben", "ann"), 0),
        MatchOfPeople("standard", ("ann", "ben", "cat", "dan"), 1),
    ), "in the order in which they ended"
    assert len(await store.ratings.matches(1)) == 1
