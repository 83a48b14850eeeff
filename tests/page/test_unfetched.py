"""Parts of the page that cannot be fetched: another version of it may have taken their place."""

from __future__ import annotations

import asyncio

from playwright.async_api import Page, Route, expect

from support.person import Person
from support.visits import Visits

_REFUSED = ("Failed to load resource", "ERR_FAILED", "Failed to fetch dynamically imported module")
_NOT_LOADED = "This part of the page could not be loaded."
_NOTHING_LOADED = "The page could not be loaded."


async def _lacks(page: Page, module: str) -> None:
    await page.route(f"**/assets/{module}-*.js", lambda route: route.abort())


async def _leaves(ann: Person) -> None:
    """Close the page, which may try again once more, before its complaints are forgotten."""
    await ann.page.goto("about:blank")
    ann.forgive(*_REFUSED)


async def test_where_the_reader_s_sentences_are_missing_the_page_speaks_english(visits: Visits) -> None:
    ann = await visits.stranger(locale="de-AT")
    await _lacks(ann.page, "de")
    await ann.goes("/settings")
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text("Settings")
    await _leaves(ann)


async def test_without_any_sentences_it_says_so_and_can_be_loaded_again(visits: Visits) -> None:
    ann = await visits.stranger()
    await _lacks(ann.page, "en")
    await ann.goes("/settings")
    await expect(ann.page.get_by_text(_NOTHING_LOADED)).to_be_visible()
    await expect(ann.page.get_by_text("Die Seite konnte nicht geladen werden.")).to_be_visible()
    await ann.page.unroute_all()
    await ann.page.get_by_role("link", name="Reload").click()
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text("Settings")
    await expect(ann.page.get_by_text(_NOTHING_LOADED)).to_be_hidden()
    await _leaves(ann)


async def test_a_screen_that_fails_late_does_not_hide_that_the_next_one_failed(visits: Visits) -> None:
    ann = await visits.stranger()
    await ann.goes("/")
    failing, failed = asyncio.Event(), asyncio.Event()

    async def late(route: Route) -> None:
        await failing.wait()
        await route.abort()
        failed.set()

    await ann.page.route("**/assets/Games-*.js", late)
    await _lacks(ann.page, "Statistics")
    links = ann.page.get_by_role("navigation", name="Main menu")
    await links.get_by_role("link", name="Games").click()
    await links.get_by_role("link", name="Statistics").click()
    await expect(ann.page.get_by_role("alert")).to_contain_text(_NOT_LOADED)
    failing.set()
    await failed.wait()
    await ann.page.evaluate("new Promise((done) => setTimeout(done, 200))")
    await expect(ann.page.get_by_role("alert")).to_contain_text(_NOT_LOADED)
    await ann.page.unroute_all()
    await ann.page.get_by_role("button", name="Reload").click()
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text("Statistics")
    await _leaves(ann)
