"""The page as an app: what browsers need to install it, no line, and a newer version."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path

import httpx
from playwright.async_api import Browser, expect

from euchre.web.settings.settings import BUILT_PAGE, Settings
from support.person import Person
from support.serving import Serving
from support.visits import Visits, visiting
from support.web import PATIENCE, served


async def test_the_manifest_names_icons_of_the_sizes_they_have(visits: Visits) -> None:
    ann = await visits.stranger()
    await ann.goes("/")
    address = await ann.page.evaluate("document.querySelector('link[rel=manifest]').href")
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        answer = await http.get(address)
        assert answer.headers["Content-Type"] == "application/manifest+json"
        manifest = answer.json()
        drawn = {icon["src"]: icon for icon in manifest["icons"] if icon["type"] == "image/png"}
        for source, icon in drawn.items():
            picture = (await http.get(ann.address + source)).content
            assert icon["sizes"] == "{}x{}".format(*struct.unpack(">II", picture[16:24]))
    assert {icon["sizes"] for icon in drawn.values()} >= {"192x192", "512x512"}  # what Chromium asks for
    assert [icon["purpose"] for icon in drawn.values()].count("maskable") == 1
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert manifest["theme_color"] == await ann.page.get_attribute("meta[name=theme-color]", "content")


async def test_without_a_line_the_page_says_so_and_comes_back(chromium: Browser, tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        async with visiting(chromium, server) as visits:
            ann = await visits.stranger(service_workers="allow")
            await _is_served_by_the_worker(ann)
            script = await ann.page.get_attribute("script[type=module]", "src")
            server.kill()
            await ann.goes("/rules")
            await expect(ann.page.get_by_role("heading", name="No connection")).to_be_visible()
            status = "async (path) => (await fetch(path).catch(() => ({ status: 0 }))).status"
            assert await ann.page.evaluate(status, script) == 200
            assert await ann.page.evaluate(status, "/api/me") == 0
            server.start()
            await ann.page.get_by_role("link", name="Try again").click()
            await expect(ann.page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
            ann.forgive("ERR_CONNECTION_REFUSED", "Failed to load resource")


async def test_a_page_that_was_built_anew_is_what_is_shown_and_the_old_one_says_so(
    chromium: Browser, tmp_path: Path
) -> None:
    built = tmp_path / "page"
    shutil.copytree(BUILT_PAGE, built)
    settings = Settings(store=f"sqlite:///{tmp_path / 'tables.db'}", page=built, compiled=False)
    async with served(settings) as at, Person(chromium, f"http://{at}", service_workers="allow") as ann:
        await _is_served_by_the_worker(ann)
        script = str(await ann.page.get_attribute("script[type=module]", "src"))
        newer = script.replace(".js", "-newer.js")
        shutil.copy(built / script[1:], built / newer[1:])
        index = (built / "index.html").read_text("utf-8")
        (built / "index.html").write_text(index.replace(script, newer), "utf-8")
        await ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        await ann.page.get_by_role("status").get_by_role("button", name="Reload").click()
        await expect(ann.page.locator(f'script[src="{newer}"]')).to_have_count(1)
        await expect(ann.page.get_by_role("button", name="Play now")).to_be_visible()
        await expect(ann.page.get_by_role("button", name="Reload")).to_have_count(0)


async def _is_served_by_the_worker(ann: Person) -> None:
    """Open the page twice: a worker takes over with the page after the one that brought it."""
    await ann.goes("/")
    await ann.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    await ann.page.wait_for_function("caches.match('/offline').then((page) => page !== undefined)")
    await ann.page.reload()
    await expect(ann.page.get_by_role("button", name="Play now")).to_be_visible()
    assert await ann.page.evaluate("navigator.serviceWorker.controller !== null")
