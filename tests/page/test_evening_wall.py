"""The wall on a projector: everybody's name in type that is read from six metres, all of them within the picture."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from support.axe import violations
from support.evening_clients import does, looks, opens
from support.sampling import few
from support.serving import Serving
from support.visits import Visits
from support.web import Guest

_PROJECTOR: Final = (1920, 1080)
_STAYS: Final = 15_000
"""Milliseconds for which a page stays."""
_LONGEST: Final = "Bartholomew Worthing"
_FAULTS: Final = """
() => {
  const faults = [];
  const speaks = (one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const texts = [...document.querySelectorAll('.wall *')].filter(speaks);
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
  for (const one of texts) {
    if (!inside(one.getBoundingClientRect())) faults.push(`outside: ${one.textContent}`);
    const isBox = getComputedStyle(one).display !== 'inline';
    if (isBox && one.scrollWidth > one.clientWidth + 1) faults.push(`clipped: ${one.textContent}`);
  }
  const pairs = texts.filter((one) => one.closest('.room'));
  for (const [place, one] of pairs.entries()) {
    for (const other of pairs.slice(place + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) faults.push(`${one.textContent} lies on ${other.textContent}`);
    }
  }
  return faults;
}
"""
_SMALLEST: Final = """
() => {
  const names = [...document.querySelectorAll('.room li, .room .seat')];
  return Math.min(...names.map((one) => parseFloat(getComputedStyle(one).fontSize)));
}
"""


async def _names(page: Page) -> list[str]:
    return [text.strip() for text in await page.locator(".room .name").all_inner_texts()]


async def _evening(director: Guest, names: list[str], **settings: Any) -> str:
    code = await opens(director, title="Nepean Euchre Club", **settings)
    for name in names:
        await does(director, code, "enter", name=name)
    return code


@pytest.mark.parametrize("name", few(["Player", _LONGEST, "WWWWWWWWWWWWWWWW"], keep={_LONGEST}))
async def test_a_hundred_people_find_their_names_on_the_wall(visits: Visits, server: Serving, name: str) -> None:
    ann = await visits.stranger(size=_PROJECTOR)
    await ann.page.clock.install()
    async with Guest(server.address.removeprefix("http://")) as director:
        code = await _evening(director, [f"{name[:16]} {number}" for number in range(1, 101)], rounds=2)
        await does(director, code, "seatround", round=1)
        now = await looks(director, code)
    await ann.goes(f"/evening/{code}/wall")
    await expect(ann.page.get_by_text("Please take your seats")).to_be_visible()
    await expect(ann.page.locator(".room li").first).to_be_visible()
    pages = max(1, await ann.page.locator(".pages i").count())
    found: list[str] = []
    for _ in range(pages):
        assert await ann.page.evaluate(_FAULTS) == []
        assert await ann.page.evaluate(_SMALLEST) >= _PROJECTOR[1] / 40
        found += await _names(ann.page)
        await ann.page.clock.fast_forward(_STAYS)
    assert sorted(found) == sorted(one["name"] for one in now["entrants"])
    assert await _names(ann.page) == found[: len(await _names(ann.page))]  # it begins again


@pytest.mark.slow
async def test_the_wall_shows_each_moment_of_an_evening_within_the_picture(visits: Visits, server: Serving) -> None:
    ann = await visits.stranger(size=_PROJECTOR, locale="de-DE")
    await ann.page.clock.install()
    async with Guest(server.address.removeprefix("http://")) as director:
        code = await _evening(director, [f"{_LONGEST[:17]} {number}" for number in range(1, 11)], rounds=1)
        await ann.goes(f"/evening/{code}/wall")
        await _holds(ann.page, "Willkommen!")
        assert await violations(ann) == []
        await does(director, code, "seatround", round=1)
        await does(director, code, "startclock", round=1, minutes=18)
        await _holds(ann.page, "Bitte Platz nehmen")
        assert await ann.page.evaluate(_SMALLEST) >= _PROJECTOR[1] / 40
        await does(director, code, "enterresult", round=1, table=1, score={"points": [9, 4]})
        await expect(ann.page.locator(".pages i")).to_have_count(2)
        await ann.page.clock.fast_forward(_STAYS)
        await _holds(ann.page, "9 : 4")
        await does(director, code, "enterresult", round=1, table=2, score={"points": [6, 6]})
        await _holds(ann.page, "Rangliste")
        assert await violations(ann) == []
        await does(director, code, "finish")
        await _holds(ann.page, "Endstand")


async def _holds(page: Page, words: str) -> None:
    """Wait for these words; everything is within the picture then."""
    await expect(page.get_by_text(words).first).to_be_visible()
    assert await page.evaluate(_FAULTS) == []


@pytest.mark.slow
async def test_a_few_tables_fill_the_wall(visits: Visits, server: Serving) -> None:
    """Five tables with names of usual length are read from the far end of a hall."""
    async with Guest(server.address.removeprefix("http://")) as director:
        code = await _evening(director, [f"Rose {number}" for number in range(1, 23)], movement="draw")
        await does(director, code, "seatround", round=1)
    ann = await visits.stranger(size=(1280, 720))
    await ann.goes(f"/evening/{code}/wall")
    await expect(ann.page.locator(".seat").first).to_be_visible()
    assert await ann.page.evaluate(_FAULTS) == []
    assert await ann.page.evaluate(_SMALLEST) >= 720 / 25


_LINES: Final = """
(one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return range.getClientRects().length;
}
"""


@pytest.mark.slow
async def test_on_a_telephone_the_wall_is_the_page_with_the_standings(visits: Visits, server: Serving) -> None:
    async with Guest(server.address.removeprefix("http://")) as director:
        code = await _evening(director, [_LONGEST, "Bob", "Cleo", "Dan"], movement="draw")
        await does(director, code, "seatround", round=1)
        await does(director, code, "enterresult", round=1, table=1, score={"points": [9, 4]})
    ann = await visits.stranger(size=(320, 700))
    await ann.goes(f"/evening/{code}/wall")
    name = ann.page.get_by_role("rowheader", name=_LONGEST)
    await expect(name).to_be_visible()
    assert (await ann.page.evaluate("document.documentElement.scrollWidth")) <= 320
    assert await name.evaluate(_LINES) == 2, "two words on two lines, neither of them broken"
    await expect(ann.page.get_by_role("link", name="Wall")).to_have_count(0)
