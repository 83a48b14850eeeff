"""The keyboard's focus after what had it is gone."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from support.known_matches import known_match, open_table
from support.person import PHONE, Person
from support.visits import Visits


def _button(ann: Person, name: str) -> Locator:
    return ann.page.get_by_role("button", name=name, exact=True)


@pytest.mark.slow
async def test_it_returns_to_the_first_opener_where_one_sheet_led_to_another(visits: Visits) -> None:
    ann = await visits.back(known_match("standard", lambda seen: seen.turn == 0), size=PHONE)
    opener = ann.page.get_by_role("button", name="Score, log and more")
    await opener.click()
    await ann.dialog("The game").get_by_role("button", name="Rules").click()
    rules = ann.dialog("Rules: Standard")
    await rules.get_by_role("button", name="Close").click()
    await expect(rules).to_have_count(0)
    await expect(opener).to_be_focused()


async def test_it_goes_to_the_heading_of_another_screen(visits: Visits) -> None:
    await visits.has_won(2)
    ann = await visits.host()
    await ann.goes("/")
    await ann.page.get_by_role("button", name="Yes, casual players").click()
    await expect(ann.said("you play against two casual players")).to_be_visible()
    await expect(ann.page.get_by_role("button", name="Play now")).to_be_focused()
    await ann.page.get_by_role("link", name="Settings").click()
    await expect(ann.page.get_by_role("heading", name="Settings", level=1)).to_be_focused()
    await ann.page.get_by_role("link", name="Games", exact=True).click()
    await expect(ann.page.get_by_role("heading", name="Games", level=1)).to_be_focused()
    await ann.page.go_back()
    await expect(ann.page.get_by_role("heading", name="Settings", level=1)).to_be_focused()
    code = await visits.keep(open_table("standard", seats=("me", "open", "swift", "open")))
    await ann.goes("/")
    await ann.page.get_by_label("Code or link of the table").fill(code)
    await ann.page.get_by_role("button", name="Join or watch").click()
    await expect(ann.page.get_by_role("heading", level=1)).to_be_focused()  # once the table has said how it stands


@pytest.mark.slow
async def test_a_lesson_begins_at_its_button(visits: Visits) -> None:
    ann = await visits.stranger()
    await ann.goes("/learn")
    await ann.main.get_by_role("link").first.click()
    await expect(_button(ann, "Begin")).to_be_focused()


@pytest.mark.slow
async def test_it_stays_at_the_phrases_once_one_was_said(visits: Visits) -> None:
    ann = await visits.back(known_match("standard", lambda seen: seen.turn == 0))
    say = _button(ann, "Say…")
    await say.click()
    await _button(ann, "Hello!").click()
    await expect(say).to_be_focused()
    await say.click()
    await _button(ann, "Oops!").focus()
    await ann.page.keyboard.press("Escape")
    await expect(_button(ann, "Oops!")).to_have_count(0)
    await expect(say).to_be_focused()
