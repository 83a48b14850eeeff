"""The browser of the tests: the Chromium of this computer, best the one without windows, or Playwright's own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from playwright.async_api import Browser, async_playwright
from tools.browser import found

_FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=SpareRendererForSitePerProcess",  # no process that waits for a page that never comes
)


@asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    """A browser without a window. Raises `playwright.async_api.Error` without one installed."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found(), args=_FLAGS)
        yield browser
        await browser.close()
