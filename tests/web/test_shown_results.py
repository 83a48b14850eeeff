"""The daily deals that people show: to contacts by the consent of both, and the best of a month by their own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest

from euchre.core.errors import EuchreError
from euchre.store.store import Store
from euchre.web.daily.shown_results import LEAST, ShownResults
from support.daily import MONDAY
from support.files import file_of_tables
from support.rated import judged

EIGHT = range(1, 9)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(file_of_tables(tmp_path)) as opened:
        yield opened


def shown(store: Store, *, days: int) -> ShownResults:
    """The results as they are shown some days after that Monday, when the days before are over everywhere."""
    now = datetime(MONDAY.year, MONDAY.month, MONDAY.day, 13, tzinfo=UTC) + timedelta(days)
    return ShownResults(SimpleNamespace(store=store, clock=now.timestamp, steady=lambda: 0.0))  # type: ignore[arg-type] # all it asks for


async def test_contacts_see_each_others_days_once_both_agreed(store: Store) -> None:
    for guest, loss in (("ben", 0.3), ("cat", 0.1), ("dan", 0.2)):
        await judged(store, guest, 1, loss)
        await store.contacts.set("ann", guest, guest.title(), "contact")
    results = shown(store, days=1)
    assert await results.contacts("ann", MONDAY) == (), "none of them has agreed"
    for guest in ("ben", "cat"):
        await store.contacts.set(guest, "ann", "Ann", "contact")
    seen = await results.contacts("ann", MONDAY)
    assert [(person.name, person.deals, person.loss) for person in seen] == [("Cat", 1, 0.1), ("Ben", 1, 0.3)]
    assert await results.contacts("ann", MONDAY + timedelta(1)) == ()
    await store.contacts.set("cat", "ann", "Ann", "block")
    assert [person.name for person in await results.contacts("ann", MONDAY)] == ["Ben"]


async def test_the_best_of_a_month_agreed_and_played_three_days(store: Store) -> None:
    first, days = MONDAY + timedelta(1), LEAST // len(EIGHT)
    for guest, loss, played in (("ann", 0.2, days), ("ben", 0.1, days), ("cat", 0.0, days - 1), ("dan", 0.0, days)):
        for day in range(played):
            for number in EIGHT:
                await judged(store, guest, number, loss, first + timedelta(day))
        if guest != "dan":
            await store.ratings.enlist(guest, guest.title(), 1.0)
    month = f"{first:%Y-%m}"
    best = await shown(store, days=days + 3).best(month)
    assert [person.name for person in best] == ["Ben", "Ann"], "Cat has too few deals, and Dan shows nothing"
    assert await shown(store, days=2).best(month) == (), "days that go on somewhere are left out"


@pytest.mark.parametrize("text", ["2026-13", "9999-12", "2027-02"])
async def test_a_text_that_names_no_month_is_refused_and_so_is_one_to_come(store: Store, text: str) -> None:
    with pytest.raises(EuchreError):
        await shown(store, days=1).best(text)
