"""The drills of guests in a store: their state is kept, their own are found, and all of it can be deleted."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from euchre.store.rows import drills as module
from euchre.store.rows.drills import DrillRow, OwnDrill
from euchre.store.store import Store

OWN = OwnDrill("mine", "bury", b"{}")


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with await Store.open(url) as opened:
        yield opened


async def test_an_answer_is_kept_and_an_own_drill_stays_own(store: Store) -> None:
    await store.drills.add_own("ann", [OWN], 1.0)
    await store.drills.add_own("ann", [OWN._replace(kind="card")], 2.0)
    assert await store.drills.of_guest("ann") == (DrillRow("mine", "bury", None, 1.0, is_own=True),)
    for before, state in ((None, "first"), ("first", "second")):
        await store.drills.answer("ann", DrillRow("mine", "bury", state, 9.0, is_own=True), 3.0, before=before)
        await store.drills.answer("ann", DrillRow("all", "next", state, 8.0, is_own=False), 3.0, before=before)
    rows = await store.drills.of_guest("ann")
    assert rows == (
        DrillRow("all", "next", "second", 8.0, is_own=False),
        DrillRow("mine", "bury", "second", 9.0, is_own=True),
    )
    assert await store.drills.one("ann", "all") == rows[0]
    assert await store.drills.own("ann", ["mine", "all"]) == {"mine": b"{}"}
    assert (await store.drills.of_guest("ben"), await store.drills.one("ben", "mine")) == ((), None)
    assert [(row["position"], row["state"]) for row in await store.drills.exported("ann")] == [
        ("mine", "second"),
        ("all", "second"),
    ]


async def test_of_two_answers_that_follow_on_the_same_state_one_counts(store: Store) -> None:
    for before, states in ((None, ("a", "b")), ("a", ("c", "d"))):
        for state in states:
            await store.drills.answer("ann", DrillRow("all", "next", state, 8.0, is_own=False), 3.0, before=before)
    assert await store.drills.of_guest("ann") == (DrillRow("all", "next", "c", 8.0, is_own=False),)


async def test_of_so_many_own_drills_the_oldest_go_for_new_ones(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_OWN", 2)
    await store.drills.add_own("ann", [OWN._replace(position=str(number)) for number in range(3)], 1.0)
    await store.drills.add_own("ann", [OWN], 2.0)
    assert {row.position for row in await store.drills.of_guest("ann")} == {"1", OWN.position}, "the oldest has gone"


async def test_a_drill_that_has_waited_for_too_long_is_deleted(store: Store) -> None:
    for position, due in (("old", 1.0), ("new", 9.0)):
        await store.drills.answer("ann", DrillRow(position, "bury", "state", due, is_own=False), 0.0, before=None)
    await store.drills.prune(5.0)
    assert [row.position for row in await store.drills.of_guest("ann")] == ["new"]


async def test_a_forgotten_guest_has_no_drills(store: Store) -> None:
    for guest in ("ann", "ben"):
        await store.drills.add_own(guest, [OWN], 1.0)
    await store.privacy.begin_forgetting("ann")
    assert [len(await store.drills.of_guest(guest)) for guest in ("ann", "ben")] == [0, 1]
