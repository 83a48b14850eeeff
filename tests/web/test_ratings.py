"""Ratings over HTTP: one's own for oneself, those of others only where they have agreed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from euchre.ratings.rating import LEAST_DEALS
from euchre.ratings.replies import RatingsNow
from euchre.store.store import Store
from euchre.web.ratings.ratings import Ratings
from euchre.web.thinking.fair_queue import Payer
from support.daily import MONDAY
from support.files import file_of_tables
from support.rated import judged
from support.web import Guest

NOW = datetime(2027, 1, 10, tzinfo=UTC).timestamp()
PAYER = Payer("test", "")
EIGHT = range(1, 9)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(file_of_tables(tmp_path)) as opened:
        yield opened


async def _run(work: Callable[[], Any], _: Payer) -> Any:
    return work()


def worker(store: Store) -> Ratings:
    """The ratings of a worker that has just started."""
    at = SimpleNamespace(store=store, clock=lambda: NOW, steady=lambda: 0.0, past_matches=SimpleNamespace(run=_run))
    return Ratings(at)  # type: ignore[arg-type] # all that it asks for


def four(now: RatingsNow) -> Any:
    return next(family for family in now.families if family.family == "four")


async def test_nothing_is_said_of_anybody_after_one_day(store: Store) -> None:
    for number in EIGHT:
        await judged(store, "ann", number, 0.1)
    now = four(await worker(store).now("ann", PAYER))
    assert (now.deals, now.days, now.rating) == (8, 1, None)


async def test_others_see_a_rating_only_while_it_is_shown(store: Store) -> None:
    for day in (0, 1):
        for guest, loss in (("ann", 0.1), ("ben", 0.3)):
            for number in EIGHT:
                await judged(store, guest, number, loss, MONDAY + timedelta(day))
    first, second = worker(store), worker(store)
    mine = await first.now("ann", PAYER)
    assert mine.shown is None
    assert four(mine).rating.deals == LEAST_DEALS
    assert four(await first.now("cat", PAYER)).people == ()
    for guest in ("ben", "ann"):
        await store.ratings.enlist(guest, guest.title(), NOW)
    assert len(four(await first.now("cat", PAYER)).people) == 2, "at once, though the others are not read again yet"
    seen = four(await second.now("cat", PAYER))
    assert [(one.name, one.you, one.rating.deals) for one in seen.people] == [("Ann", False, 16), ("Ben", False, 16)]
    assert four(await second.now("ann", PAYER)).people[0].rating == four(mine).rating, "two workers say the same"
    assert [one.you for one in four(await second.now("ann", PAYER)).people] == [True, False]
    await store.ratings.delist("ann")
    assert [one.name for one in four(await second.now("cat", PAYER)).people] == ["Ben"], "at once"


async def test_the_bots_stand_in_every_list(store: Store) -> None:
    for family in (await worker(store).now(None, PAYER)).families:
        assert family.bots[0].bot == "expert", "it judges, and so loses least"
        assert family.bots[-1].bot == "beginner"


async def test_who_shows_their_ratings_is_told_under_which_name(ann: Guest) -> None:
    await ann.http.get("/api/me")
    for wish, shown in (({"shown": True, "name": " Zoe  B "}, "Zoe B"), ({"shown": False}, None)):
        answer = await ann.http.put("/api/ratings/shown", json=wish)
        assert answer.status_code == 204, answer.text
        assert (await ann.http.get("/api/ratings")).json()["shown"] == shown
