"""Fit of every screen in every window and language: nothing is wider than it, clipped, or lies on anything else.

A screen with an address of its own is a row of `_SCREENS`, and of those of `test_screens`, which looks at them in the
longest language and two windows. One that has to be brought about calls `faults_at` (tests/support/fitting.py) in a
test of its own.
"""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import expect

from euchre.wording import LANGUAGES
from support.fitting import faults_at
from support.known_matches import known_match
from support.person import Person
from support.sampling import few
from support.visits import Visits

pytestmark = pytest.mark.slow

_SCREENS: Final = (
    "/",
    "/new",
    "/new?rules=british,target=15,no_trump=second-round,alone_who=either-maker",
    "/rules",
    "/rules/north-american",
    "/rules/british,target=15",
    "/fair",
    "/games",
    "/statistics",
    "/settings",
    "/evening/chart?people=21&rounds=10",
    "/me",
    "/card",
    "/nowhere",
)
_IN_EACH_LANGUAGE: Final = pytest.mark.parametrize("language", few(LANGUAGES, keep={"de"}))


async def _faults(ann: Person, path: str) -> dict[int, list[str]]:
    await ann.goes(path)
    await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    await expect(ann.main.locator(".waiting")).to_have_count(0)
    for chapter in await ann.main.locator("summary").all():
        await chapter.click()
    return await faults_at(ann)


@_IN_EACH_LANGUAGE
async def test_the_screens_of_somebody_new_fit(visits: Visits, language: str) -> None:
    ann = await visits.stranger(likes={"language": language})
    faults = {path: await _faults(ann, path) for path in _SCREENS}
    assert await ann.page.evaluate("document.documentElement.lang") == language
    ann.forgive("404")
    assert {path: found for path, found in faults.items() if found} == {}


@_IN_EACH_LANGUAGE
async def test_the_screens_of_somebody_who_has_played_fit(visits: Visits, language: str) -> None:
    ann = await visits.seated(known_match("standard,target=0,deals=1"))
    await ann.prefers(language=language)
    faults = {path: await _faults(ann, path) for path in ("/", "/games", "/statistics")}
    assert await ann.main.locator("table").count() == 2, "there are figures"
    assert {path: found for path, found in faults.items() if found} == {}
