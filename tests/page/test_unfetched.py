"""Parts of the page that cannot be fetched: another version of it may have taken their place."""

from __future__ import annotations

import asyncio
import re

import pytest
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


@pytest.mark.slow
async def test_parts_that_cannot_be_fetched_are_named_and_fetched_once_they_can(visits: Visits) -> None:
    ann = await visits.stranger(locale="de-AT")
    await _speaks_english_for_want_of_german(ann)
    await _says_that_it_has_no_sentences_at_all(ann)
    await _says_that_a_screen_is_missing(ann)
    await _leaves(ann)


async def test_whoever_has_no_scripts_or_no_files_of_the_page_is_told(visits: Visits) -> None:
    """Serve the page behind a path of another site, where none of its files are found."""
    ann = await visits.stranger()
    await ann.goes("/")
    files = ann.page.get_by_text("The files of this page could not be loaded.")
    await expect(files).to_be_hidden()
    await ann.page.route("**/assets/*", lambda route: route.fulfill(status=404, content_type="text/html"))
    await ann.page.reload()
    await expect(files).to_be_visible()
    await expect(ann.page.get_by_text("Die Dateien dieser Seite konnten nicht geladen werden.")).to_be_visible()
    await _leaves(ann)
    ben = await visits.stranger(java_script_enabled=False)
    await ben.page.goto(ben.address)
    said = ben.page.locator("noscript p")  # whose text Playwright looks for nowhere
    for place in range(2):
        await expect(said.nth(place)).to_be_in_viewport()
    await expect(said).to_have_text(
        [re.compile("This page needs JavaScript"), re.compile("Diese Seite braucht JavaScript")]
    )


async def _speaks_english_for_want_of_german(ann: Person) -> None:
    await _lacks(ann.page, "de")
    await ann.goes("/settings")
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text("Settings")


async def _says_that_it_has_no_sentences_at_all(ann: Person) -> None:
    """Show the notice in both languages, and a way to load the page again."""
    await _lacks(ann.page, "en")
    await ann.page.reload()
    await expect(ann.page.get_by_text(_NOTHING_LOADED)).to_be_in_viewport()
    await expect(ann.page.get_by_text("Die Seite konnte nicht geladen werden.")).to_be_visible()
    await ann.page.unroute_all()
    await _lacks(ann.page, "de")
    await ann.page.get_by_role("link", name="Reload").click()
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text("Settings")
    await expect(ann.page.get_by_text(_NOTHING_LOADED)).to_be_hidden()


async def _says_that_a_screen_is_missing(ann: Person) -> None:
    """Show the notice even where the screen before it fails later."""
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
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text(re.compile("Statisti"))
