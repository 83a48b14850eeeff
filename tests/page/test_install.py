"""The page as an app: what browsers need to install it, and a newer version. `test_losses` opens it without a line."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path

import httpx
import pytest
from playwright.async_api import Browser, expect

from euchre.web.settings.settings import BUILT_PAGE, Settings
from support.person import Person
from support.web import PATIENCE, served


@pytest.mark.slow
async def test_the_page_can_be_installed_and_says_when_another_was_built(chromium: Browser, tmp_path: Path) -> None:
    built = tmp_path / "page"
    shutil.copytree(BUILT_PAGE, built)
    settings = Settings(store=f"sqlite:///{tmp_path / 'tables.db'}", page=built, compiled=False)
    async with served(settings) as at, Person(chromium, f"http://{at}", service_workers="allow") as ann:
        await ann.is_served_by_the_worker()
        await _names_icons_of_the_sizes_they_have(ann)
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


async def _names_icons_of_the_sizes_they_have(ann: Person) -> None:
    """Check the icons in the manifest, as browsers want it before they install a page."""
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
