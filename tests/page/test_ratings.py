"""The ratings in the browser: a rating beside the bots, seen by others once it is shown."""

from __future__ import annotations

from datetime import timedelta

from playwright.async_api import expect

from euchre.store.store import Store
from support.axe import violations_in_both
from support.daily import MONDAY
from support.person import PHONE, Person
from support.rated import judged
from support.visits import Visits


async def _sees_people(ben: Person, names: list[str]) -> bool:
    """True if these people, and no others, stand beside the bots."""
    await ben.goes("/ratings")
    rows = ben.page.get_by_role("region", name="Beside the bots").get_by_role("rowheader")
    await expect(rows.first).to_be_visible()
    shown = [row.split()[-1] for row in await rows.all_inner_texts() if "(bot)" not in row]  # after the rank of a card
    return shown == names


async def test_a_rating_stands_beside_the_bots_and_is_shown_to_others_on_request(visits: Visits) -> None:
    async with await Store.open(visits.server.store) as store:
        for day in (0, 1):
            for number in range(1, 9):
                await judged(store, visits.guest, number, 0.1, MONDAY + timedelta(day))
    ann = await visits.host(size=PHONE, likes={"name": "Ann"})
    await ann.goes("/")
    await ann.page.get_by_role("link", name="Ratings").click()
    await expect(ann.page.get_by_role("region", name="Your rating")).to_contain_text("From 16 deals")
    shown = ann.page.get_by_role("switch", name="Show my ratings to everybody")
    ben = await visits.stranger()
    assert await _sees_people(ben, [])
    await expect(ben.said("You get a rating after 16 daily deals")).to_be_visible()
    await shown.click()
    await expect(shown).to_be_checked()
    assert await _sees_people(ben, ["Ann"])
    await shown.click()
    await expect(shown).not_to_be_checked()
    assert await _sees_people(ben, []), "at once"
    await ann.page.get_by_text("How this works").click()
    assert not await violations_in_both(ann)
