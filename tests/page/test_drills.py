"""The drills in the browser: by keyboard through twenty hands, what was wrong, and ten like a lost match."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from euchre.core.view import View
from support.axe import violations_in_both
from support.known_matches import is_over, known_match
from support.person import PHONE
from support.visits import Visits


async def test_somebody_answers_by_keys_and_learns_what_each_choice_is_worth(visits: Visits) -> None:
    ann = await visits.stranger(size=PHONE)
    await ann.goes("/")
    await ann.page.get_by_role("link", name="Drills").click()
    await expect(ann.page.get_by_role("listitem")).to_have_count(8)
    assert not await violations_in_both(ann)
    await ann.page.get_by_role("region", name="Call or pass?").get_by_role("link", name="Begin").click()
    await expect(ann.hand).to_be_visible()
    assert not await violations_in_both(ann)
    await ann.page.keyboard.press("p")
    await expect(ann.main.get_by_role("status")).to_contain_text(re.compile("Right|Not the best choice"))
    await expect(ann.main.locator("aside li").first).to_contain_text(re.compile(r"best.*\d%"))
    assert not await violations_in_both(ann)
    moment = ann.page.get_by_role("link", name="Analyse this moment")
    assert re.match("/analysis/standard/", await moment.get_attribute("href") or "")
    for number in range(2, 21):
        await ann.page.keyboard.press("Enter")
        await expect(ann.said(f"{number} of 20")).to_be_visible()
        await ann.page.keyboard.press("p")
    await ann.page.keyboard.press("Enter")
    await expect(ann.main.get_by_text(re.compile(r"^\d+ of 20 right$"))).to_be_visible()
    await expect(ann.page.get_by_role("region", name="By seat")).to_be_visible()
    assert not await violations_in_both(ann)


@pytest.mark.slow
async def test_a_card_is_chosen_on_the_felt_and_the_progress_counts_it(visits: Visits) -> None:
    ann = await visits.stranger(size=PHONE)
    await ann.goes("/drills/bury")
    await ann.hand.get_by_role("button").first.click()
    await expect(ann.main.get_by_role("status")).to_be_visible()
    await ann.page.get_by_role("link", name="Drills").click()
    await expect(ann.page.get_by_role("listitem").filter(has_text="What to bury")).to_contain_text("1 asked")


async def test_a_lost_match_offers_ten_drills_like_it(visits: Visits) -> None:
    ann = await visits.host()
    code = await visits.keep_match(known_match("standard,target=0,deals=1", _lost, deals=9))
    played = "localStorage.setItem('euchre.finished', JSON.stringify(['a.1', 'b.1', 'c.1']))"
    await ann.page.add_init_script(played)  # who is new is offered lessons
    await ann.goes(f"/t/{code}")
    await ann.page.get_by_role("dialog").get_by_role("link", name="Ten like this one").click()
    await expect(ann.page.get_by_role("heading", name="Ten like this one")).to_be_visible()
    await expect(ann.said("1 of 10")).to_be_visible()


def _lost(seen: View) -> bool:
    return is_over(seen) and seen.match.winner == 1
