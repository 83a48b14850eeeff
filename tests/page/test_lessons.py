"""Lessons at the page: to their end on a telephone and by keys, and what is said of a wrong choice."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.async_api import Locator, expect

from euchre.lessons.deals import LESSONS
from support.person import DESKTOP, PHONE, Person
from support.visits import Visits

_KEEP: Final = """
(story) => {
  window.captions = [];
  new MutationObserver(() => {
    const lines = [...story.querySelectorAll('p')].map((line) => line.textContent);
    if (lines.length === 1 && window.captions.at(-1) !== lines[0]) window.captions.push(lines[0]);
  }).observe(story, { childList: true, subtree: true, characterData: true });
}
"""
"""Keeps what stands alone beside the table, one after the other."""


def says(ann: Person) -> Locator:
    """The lesson beside the table."""
    return ann.page.get_by_role("complementary", name="The lesson")


async def test_lessons_are_gone_through_on_a_telephone_and_by_keys_alone(visits: Visits) -> None:
    ann = await visits.stranger(size=PHONE)
    await ann.goes("/learn/1")
    await _goes_to_the_end(ann)
    await _makes_a_wrong_choice(ann)
    await ann.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    await _goes_through_by_keys(ann)


@pytest.mark.slow
async def test_a_lesson_goes_to_its_end_on_a_desktop(visits: Visits) -> None:
    ann = await visits.stranger(size=DESKTOP)
    await ann.goes("/learn/1")
    await _goes_to_the_end(ann)


@pytest.mark.slow
async def test_a_lesson_tells_its_story_while_the_deal_is_played(visits: Visits) -> None:
    """Show one caption at a time, then all with the question, in sight on the smallest phone."""
    ann = await visits.stranger(size=(320, 568), likes={"animation": "fast"})
    await ann.goes("/learn/1")
    lines = says(ann).locator(".story p")
    await expect(lines).to_have_text(
        ["You and Cleo, across from you, play together against Bess and Dora. Everybody gets five cards."]
    )
    await expect(lines).to_be_in_viewport(ratio=1)
    await says(ann).locator(".story").evaluate(_KEEP)
    await _begins(ann)
    await expect(says(ann).locator(".asks")).to_be_in_viewport(ratio=1)
    await expect(lines).to_have_count(5)
    assert (await ann.page.evaluate("captions"))[:3] == (await lines.all_inner_texts())[1:4]


async def _begins(ann: Person) -> None:
    await says(ann).get_by_role("button", name="Begin").click()
    await expect(ann.asked.first).to_be_visible()


async def _goes_to_the_end(ann: Person) -> None:
    """The first lesson, which is kept as finished."""
    await _begins(ann)
    await ann.card("ten of diamonds").click()
    await expect(says(ann).get_by_role("status")).to_contain_text("what Cleo wins counts for you both")
    await says(ann).get_by_role("button", name="Continue").click()
    await ann.card("nine of hearts").click()
    await says(ann).get_by_role("button", name="Continue").click()
    await expect(says(ann)).to_contain_text("Win three of five with your partner.")
    await expect(says(ann)).to_contain_text("4 tricks")
    await says(ann).get_by_role("link", name="All lessons").click()
    await expect(ann.page.get_by_text("1 of 11 finished")).to_be_visible()
    await expect(ann.page.get_by_role("link", name=re.compile("The first trick.*finished"))).to_be_visible()


async def _makes_a_wrong_choice(ann: Person) -> None:
    """Make a wrong choice in the third lesson, see it through, and take another, which finishes nothing."""
    await ann.follows("/learn/3")
    await _begins(ann)
    await ann.card("jack of clubs").click()
    await expect(says(ann)).to_contain_text("Not the best choice")
    await says(ann).get_by_role("button", name="See what happens").click()
    await expect(says(ann)).to_contain_text("Euchred")
    await says(ann).get_by_role("button", name="Try again").click()
    await ann.card("ten of spades").click()
    await expect(says(ann)).to_contain_text("keep the left bower for later")
    await ann.follows("/learn")
    await expect(ann.page.get_by_text("1 of 11 finished")).to_be_visible()


async def _goes_through_by_keys(ann: Person) -> None:
    """The ninth lesson, from its button on."""
    await ann.goes("/learn/9")
    await expect(says(ann).get_by_role("button", name="Begin")).to_be_focused()
    await ann.page.keyboard.press("Enter")
    await expect(ann.asked.first).to_be_visible()
    await ann.page.keyboard.press("a")
    await expect(says(ann).get_by_role("button", name="Continue")).to_be_focused()
    await ann.page.keyboard.press("Enter")
    await expect(ann.free).to_have_count(5)
    await ann.page.keyboard.press("1")
    await expect(says(ann).get_by_role("status")).to_contain_text("First the bowers")
    await ann.page.keyboard.press("Enter")
    await expect(says(ann)).to_contain_text("Go alone with a hand that can take all five tricks")


@pytest.mark.slow
async def test_the_lessons_speak_the_language_of_the_reader(visits: Visits) -> None:
    ann = await visits.stranger(locale="de-DE")
    await ann.goes("/learn")
    await expect(ann.page.get_by_role("link", name=re.compile("Der erste Stich"))).to_be_visible()
    await expect(ann.page.get_by_role("main").get_by_role("listitem")).to_have_count(len(LESSONS))
    await ann.page.get_by_role("link", name=re.compile("Die Bower")).click()
    await ann.page.get_by_role("button", name="Anfangen").click()
    await expect(ann.page.get_by_role("complementary", name="Die Lektion")).to_contain_text(
        "Dora spielt den rechten Bower aus."
    )
