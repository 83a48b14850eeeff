"""Screens at tables of two, three, four and six, from the first card to the statistics: none shows a stranger."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Final

import pytest
from playwright.async_api import expect

from euchre.core.seating import SEATINGS
from euchre.core.state import Phase
from euchre.wording import LANGUAGES, Language
from support.absent import strange
from support.known_matches import known_match, meek
from support.person import PHONE, Person
from support.visits import Visits

_RULES: Final = {
    2: "two-handed,widow=yes",
    3: "three-handed,all_pass=stick-the-dealer",
    4: "standard",
    6: "six-handed,partners_best=1,best_when=may-ask",
}
_PATIENCE: Final = 240_000
"""Milliseconds in which a deal is reviewed by a process that gives way to everything else."""
_TEXTS: Final = """
() => [
  ...document.body.innerText.split('\\n'),
  ...['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-roledescription'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name))),
  ...[...document.querySelectorAll('[aria-live], .visually-hidden, caption, option')].map((one) => one.textContent),
]
"""
"""The texts of the page: those seen, and those read aloud."""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", SEATINGS)
async def test_no_screen_speaks_of_somebody_who_is_not_there(visits: Visits, players: int, language: Language) -> None:
    ann = await visits.host(size=PHONE, likes={"language": language})
    found = {}
    async for screen in _screens(visits, ann, players):
        texts = await ann.page.evaluate(_TEXTS)
        found[screen] = strange(map(str.strip, texts), players, language)
    assert {screen: texts for screen, texts in found.items() if texts} == {}
    assert len(found) > 12


async def _screens(visits: Visits, ann: Person, players: int) -> AsyncIterator[str]:
    """Open one screen after another, as somebody does who plays a deal and looks at it afterwards."""
    rules = f"{_RULES[players]},target=0,deals=1"
    before = known_match(
        rules, lambda seen: seen.phase is Phase.PLAY and seen.turn == 0 and len(seen.tricks) == 1, habit=meek, deals=2
    )
    await ann.goes(f"/t/{await visits.keep_match(before)}")
    await expect(ann.page.locator(".felt .plate").first).to_be_visible()
    await expect(ann.page.get_by_role("group", name=re.compile("Your hand|Deine Karten"))).to_be_visible()
    yield "felt"
    for key in ("0", "t", "?", "i"):
        await ann.page.keyboard.press(key)
        await ann.page.wait_for_timeout(300)
        yield f"felt, {key}"
        await ann.page.keyboard.press("Escape")
    code = await visits.keep_match(known_match(rules, habit=meek))
    await ann.goes(f"/t/{code}")
    await expect(ann.verdict).to_be_visible()
    yield "end of the match"
    await ann.verdict.locator("summary").first.click()
    yield "more after the match"
    await ann.goes(f"/games/{code}/1")
    await expect(ann.page.get_by_role("slider")).to_be_visible()
    for step in range(0, int(await ann.page.get_by_role("slider").get_attribute("max") or 0), 5):
        await ann.page.get_by_role("slider").fill(str(step))
        yield f"replay, {step}"
    async for screen in _reviewed(ann, code):
        yield screen
    await ann.goes("/statistics")
    await expect(ann.main.get_by_role("heading").first).to_be_visible()
    await ann.page.wait_for_timeout(500)
    yield "statistics"
    await ann.goes(f"/rules/{_RULES[players]}")
    await expect(ann.main.get_by_role("heading").nth(1)).to_be_visible()
    yield "rules"
    await ann.goes("/new")
    numbers = ann.page.get_by_role("radiogroup").first.get_by_role("radio")
    await numbers.nth(list(SEATINGS).index(players)).check(force=True)
    await ann.page.wait_for_timeout(500)
    await ann.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    await ann.page.wait_for_timeout(500)
    yield "new table"


async def _reviewed(ann: Person, code: str) -> AsyncIterator[str]:
    """Open the review of the match, its moments, an analysis of one, and a second try."""
    await ann.goes(f"/games/{code}/1/review#worst")
    slider = ann.page.get_by_role("slider")
    links: dict[str, str] = {}
    for experts in (False, True):
        await ann.prefers(experts=experts)
        await expect(ann.main.get_by_role("progressbar")).to_have_js_property("value", 1, timeout=_PATIENCE)
        for step in range(0, int(await slider.get_attribute("max") or 0), 3):
            await slider.fill(str(step))
            yield f"review{' for experts' if experts else ''}, {step}"
            for kind in () if experts else ("/analysis/", "/play-on"):
                for link in await ann.page.locator(f'a[href*="{kind}"]').all():
                    links[kind] = await link.get_attribute("href") or ""
    await ann.goes(links["/analysis/"])
    await expect(ann.page.locator("main li").first).to_be_visible(timeout=_PATIENCE)
    yield "analysis"
    await ann.page.locator('main a[href="/analysis"]').first.click()
    await expect(ann.page.get_by_role("spinbutton").first).to_be_visible()
    yield "analysis, set up"
    await ann.goes(links["/play-on"])
    await expect(ann.page.locator(".felt")).to_be_visible()
    yield "second try"
