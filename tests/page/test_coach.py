"""The line for beginners: there for somebody new, easy to switch off, and never in the way."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest
from playwright.async_api import Locator, expect

from euchre.core.state import Phase
from euchre.core.view import View
from euchre.narration.coach import coach
from euchre.wording import LANGUAGES, wording
from support.axe import violations_in_both
from support.fitting import faults_of
from support.known_matches import known_match
from support.person import DESKTOP, PHONE, Person
from support.visits import Visits

SMALL: Final = (320, 568)
_LIES_ON: Final = """
(line) => {
  const a = line.getBoundingClientRect();
  const others = document.querySelectorAll('.laid .card, .hand button, .at *, .question, .tally');
  return [...others].filter((other) => {
    const b = other.getBoundingClientRect();
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 1 && high > 1;
  }).map((other) => `${other.className} ${other.textContent.trim()}`);
}
"""
"""The cards, people and question that a line covers, or is covered by."""


def line_of(seen: View) -> str:
    """The line shown to a beginner."""
    return coach(wording(), seen)


def tip(ann: Person) -> Locator:
    """The line, with its cross."""
    return ann.main.locator(".coach")


def cross(ann: Person) -> Locator:
    """The button that switches it off."""
    return ann.page.get_by_role("button", name="Turn off tips")


@pytest.mark.slow
async def test_somebody_new_sees_the_line_hears_it_once_and_switches_it_off(visits: Visits) -> None:
    asked = known_match("standard", lambda seen: line_of(seen).startswith("You must follow"))
    ann = await visits.seated(asked)
    await expect(tip(ann)).to_have_text(line_of(asked.view))
    heard = ann.page.get_by_role("log", name="What happens")
    await expect(heard.get_by_text(line_of(asked.view), exact=True)).to_have_count(1)
    assert await _lies_on(ann) == {}
    await cross(ann).click()
    await expect(tip(ann)).to_have_count(0)
    await expect(ann.free.first).to_be_focused()
    await ann.page.reload()
    await expect(ann.free.first).to_be_visible()
    await expect(tip(ann)).to_have_count(0)
    await ann.prefers(coach="always")
    await expect(tip(ann)).to_have_text(line_of(asked.view))
    await ann.plays_anything()
    await expect(ann.sentence(line_of(asked.view))).to_have_count(0)


@pytest.mark.slow
async def test_keys_go_to_the_answers_and_not_to_the_cross(visits: Visits) -> None:
    ann = await visits.host()
    await visits.seat_again(ann, known_match("standard", partial(_is_long, Phase.ROUND_1, 0)))
    await expect(tip(ann)).to_be_visible()
    await ann.page.keyboard.press("ArrowRight")
    await expect(ann.asked.first).to_be_focused()
    await cross(ann).press("Enter")
    await expect(ann.asked.first).to_be_focused()
    await ann.page.keyboard.press("p")
    await expect(ann.answer("Pass")).to_have_count(0)
    await expect(ann.asked.first).to_be_focused()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_longest_line_lies_on_nothing(visits: Visits, language: str) -> None:
    longest = known_match("standard", lambda seen: "left bower" in line_of(seen) and len(seen.trick) == 3, deals=10)
    ann = await visits.back(longest)
    await ann.prefers(language=language)
    assert await _lies_on(ann) == {}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_longest_line_about_a_call_lies_on_nothing(visits: Visits, language: str) -> None:
    for phase, length in ((Phase.ROUND_1, 50), (Phase.ROUND_2, 40)):
        longest = known_match("standard", partial(_is_long, phase, length), deals=10)
        ann = await visits.back(longest)
        await ann.prefers(language=language)
        assert await _lies_on(ann) == {}


def _is_long(phase: Phase, length: int, seen: View) -> bool:
    return seen.phase is phase and len(line_of(seen)) > length


async def _lies_on(ann: Person) -> dict[int, list[str]]:
    """Find covered and clipped elements, by the width of the window."""
    faults = {}
    for width, height in (SMALL, PHONE, DESKTOP):
        await ann.page.set_viewport_size({"width": width, "height": height})
        await expect(tip(ann)).to_be_in_viewport(ratio=1)
        faults[width] = [*await tip(ann).evaluate(_LIES_ON), *await faults_of(ann.page)]
    return {width: found for width, found in faults.items() if found}


@pytest.mark.slow
async def test_it_shuts_nobody_out(visits: Visits) -> None:
    ann = await visits.back(known_match("standard", lambda seen: line_of(seen) != ""))
    await expect(tip(ann)).to_be_visible()
    assert await violations_in_both(ann) == []
