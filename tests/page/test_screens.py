"""The screens with an address, opened once: each fits a telephone and a desktop, and axe finds nothing.

One person goes from screen to screen as links lead, in the language with the longest words, which are the hardest to
fit. `test_fitting` and `test_access` look at the same screens in other languages, other windows and in the dark.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.async_api import expect

from support.axe import violations
from support.fitting import faults_at
from support.known_matches import known_match
from support.page import FRONTEND
from support.person import Person
from support.visits import Visits

LONGEST: Final = "de"
"""The language with the longest words: what fits in it fits in the others, too."""
_NEW: Final = "/new?rules=british,target=15,no_trump=second-round,alone_who=either-maker"
_SCREENS: Final = (
    _NEW,
    "/rules",
    "/rules/british,target=15",
    "/learn",
    "/learn/1",
    "/fair",
    "/settings",
    "/evening/chart?people=21&rounds=10",
    "/club",
    "/evening",
    "/evening/chart",
    "/drills",
    "/drills/five",
    "/daily",
    "/daily/2026-11-02",
    "/people",
    "/me",
    "/card",
    "/ratings",
    "/statistics",
    "/games",
    "/nowhere",
    "/t/0000-0000",
    "/",
)
_WIDTHS: Final = (320, 1440)
_ELSEWHERE: Final = {
    "/club/:code": "test_club",
    "/operator": "test_operator",
    "/evening/:code/wall": "test_evening_wall",
    "/evening/:code/print": "test_evening_papers",
    "/evening/:code/director": "test_director",
    "/games/:code/:match": "test_after",
    "/games/:code/:match/review": "test_statistics",
    "/games/:code/:match/play-on": "test_numbers_of_players",
    "/drills/:code/:match": "test_drills",
    "/analysis/:text*": "test_analysis_board",
}
"""The screens that need more than an address, and where they are opened."""


async def test_no_screen_is_forgotten() -> None:
    text = (FRONTEND / "src/App.svelte").read_text("utf-8")
    patterns = re.findall(r"^    \['(/[^']*)', \(\) => import", text, re.MULTILINE)
    assert "/" in patterns
    opened = [path.partition("?")[0] for path in _SCREENS]
    forgotten = {
        each for each in patterns if not any(re.fullmatch(re.sub(r":\w+\*?", "[^/]+", each), one) for one in opened)
    }
    assert forgotten == set(_ELSEWHERE)
    assert all((Path(__file__).parent / f"{name}.py").is_file() for name in _ELSEWHERE.values())


async def test_every_screen_opens_fits_and_shuts_nobody_out(visits: Visits) -> None:
    ann = await visits.host(likes={"language": LONGEST})
    await ann.goes(f"/t/{await visits.keep_match(known_match('standard,target=0,deals=1'))}")
    await expect(ann.page.get_by_role("dialog")).to_be_visible()
    faults = {"the end": await _faults(ann)}
    for path in _SCREENS:
        await ann.follows(path)
        faults[path] = await _faults(ann)
        if path == "/statistics":
            await expect(ann.main.locator("table")).to_have_count(2)
        if path == "/games":
            await expect(ann.main.get_by_role("listitem")).to_have_count(1)
    assert await ann.page.evaluate("document.documentElement.lang") == LONGEST
    ann.forgive("404")
    assert {path: fault for path, fault in faults.items() if fault} == {}


async def _faults(ann: Person) -> list[str]:
    """List the faults axe finds on a screen, and what does not fit with all chapters of its rules open."""
    await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    await expect(ann.main.locator(".waiting")).to_have_count(0)
    found = await violations(ann)
    await ann.main.evaluate("main => main.querySelectorAll('details').forEach((one) => (one.open = true))")
    found += [f"{width}: {fault}" for width, those in (await faults_at(ann, _WIDTHS)).items() for fault in those]
    return found
