"""The daily deals in the browser: from the first page to the row that is shared."""

from __future__ import annotations

import re
import time
from datetime import UTC, datetime, timedelta
from datetime import time as clock_time

import pytest
from playwright.async_api import Route, expect

from euchre.daily.days import first_open
from euchre.daily.programme import DEALS, named_rules
from euchre.wording import wording
from euchre.wording.titles import preset_title
from support.axe import violations_in_both
from support.person import PHONE, Person
from support.visits import Visits


async def _begins(ann: Person) -> None:
    """Open the first deal from the first page, without a name or a set-up."""
    await ann.goes("/")
    await ann.page.get_by_role("button", name="Play the first deal").click()
    await expect(ann.hand).to_be_visible()


async def _finishes(ann: Person, number: int) -> None:
    """Play the deal to its end, and wait until its result is counted."""
    await ann.plays_until(ann.verdict)
    await expect(ann.verdict).to_contain_text(f"Daily deal {number}")
    await expect(ann.verdict.get_by_text("Your points")).to_be_visible()
    await expect(ann.verdict.get_by_role("list", name="What people called with this hand")).to_contain_text("100%")


async def test_a_visitor_plays_a_deal_from_the_first_page_and_goes_on_to_the_next(visits: Visits) -> None:
    ann = await visits.stranger(size=PHONE)
    await _begins(ann)
    await expect(ann.page.get_by_role("button", name=re.compile("Hint|Undo"))).to_have_count(0)
    await _finishes(ann, 1)
    assert not await violations_in_both(ann)
    await ann.page.get_by_role("button", name="Play deal 2").click()
    await expect(ann.hand).to_be_visible()
    await ann.goes("/")
    today = ann.page.get_by_role("region", name=re.compile("^Today.s deals$"))
    await expect(today.get_by_role("listitem").first).to_contain_text(re.compile("^1Deal 1: "))
    await today.get_by_role("button", name="Play deal 2").click()
    await expect(ann.hand).to_be_visible()


@pytest.mark.slow
async def test_all_eight_deals_end_in_a_row_to_share(visits: Visits) -> None:
    ann = await visits.stranger(size=PHONE)
    await _begins(ann)
    for number in range(1, DEALS + 1):
        await _finishes(ann, number)
        if number < DEALS:
            await ann.page.get_by_role("button", name=f"Play deal {number + 1}").click()
            await expect(ann.verdict).to_have_count(0)
    await ann.verdict.get_by_role("link", name="All eight deals").click()
    await expect(ann.page.get_by_role("heading", name=re.compile("^Deal \\d$"))).to_have_count(DEALS)
    await expect(ann.said("Your decisions lost")).to_be_visible(timeout=240_000)
    row = ann.main.locator("pre")
    await expect(row).to_contain_text(re.compile("[⭐🔸▫️]"))
    await expect(row).to_contain_text("/daily")
    for name in ("clubs", "diamonds", "hearts", "spades", "♣", "♦", "♥", "♠"):
        await expect(row).not_to_contain_text(name)
    assert not await violations_in_both(ann)
    await ann.page.get_by_role("link", name="Review").first.click()
    await expect(ann.page).to_have_url(re.compile("/review"))
    ben = await visits.stranger(size=PHONE)
    await ben.goes("/daily")
    await expect(ben.page.get_by_role("button", name="Play the first deal")).to_be_visible()
    await expect(ben.page.get_by_role("heading", name=re.compile("^Deal"))).to_have_count(0)


async def test_the_first_page_goes_on_to_the_next_day_at_midnight(visits: Visits) -> None:
    day = first_open(time.time())
    following = day + timedelta(1)  # which is open at the same time
    ann = await visits.stranger(size=PHONE, timezone_id="UTC")
    await ann.page.clock.install(time=datetime.combine(day, clock_time(23, 50), UTC))
    await ann.goes("/")
    today = ann.page.get_by_role("region", name=re.compile("^Today.s deals$"))
    await expect(today).to_contain_text(preset_title(wording("en"), named_rules(day)))
    await ann.page.clock.fast_forward(20 * 60_000)
    await expect(today).to_contain_text(preset_title(wording("en"), named_rules(following)))
    async with ann.page.expect_request(f"**/api/daily/{following}") as opened:
        await today.get_by_role("button", name="Play the first deal").click()
    assert (await opened.value).method == "POST"
    await expect(ann.hand).to_be_visible()


async def test_a_day_is_told_in_german(visits: Visits) -> None:
    ann = await visits.stranger(size=PHONE, locale="de-DE")
    await ann.goes("/daily")
    await expect(ann.page.get_by_role("button", name="Die erste Runde")).to_be_visible()
    await ann.page.get_by_text("Wie das geht").click()
    await expect(ann.said("Startwerte vergangener Tage")).to_be_visible()
    assert not await violations_in_both(ann)


async def test_a_day_that_is_over_leads_to_the_one_that_is_not(visits: Visits) -> None:
    async def over(route: Route) -> None:
        answer = await route.fetch()
        await route.fulfill(response=answer, json=await answer.json() | {"open": False})

    day = first_open(time.time())
    ann = await visits.stranger(size=PHONE)
    await ann.page.route(f"**/api/daily/{day}", over)
    await ann.goes(f"/daily/{day}")  # from what somebody shared
    await expect(ann.said("This day is over.").get_by_role("link", name="deals")).to_have_attribute("href", "/daily")
    await expect(ann.page.get_by_role("button", name="Play the first deal")).to_have_count(0)
