"""Leaving a table, for now and for good; giving a match up; what waits on the home page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from support.axe import violations_in_both
from support.known_matches import known_match, open_table
from support.person import PHONE, Person
from support.serving import Serving
from support.visits import Visits, visiting

_ONE_DEAL = "standard,target=0,deals=1"
_BESIDE = open_table(_ONE_DEAL, seats=("me", "swift", "open", "swift"))
"""Whoever comes is the partner of the host."""
_AGAINST = open_table(_ONE_DEAL, seats=("me", "open", "swift", "swift"))


async def _playing(visits: Visits, *, partners: bool) -> tuple[Person, Person]:
    """Ann and Bea in a match, as partners or as opponents."""
    ann, bea = await visits.host(), await visits.stranger(likes={"name": "Bea"})
    code = await visits.keep(_BESIDE if partners else _AGAINST)
    await ann.goes(f"/t/{code}")
    await bea.goes(f"/t/{code}")
    await bea.page.get_by_role("button", name="Sit here").click()
    await expect(ann.page.get_by_role("heading", name="Bea")).to_be_visible()
    await ann.page.get_by_role("button", name="Begin").click()
    for one in (ann, bea):
        await expect(one.cards.nth(4)).to_be_visible()
    return ann, bea


async def _opens(person: Person) -> None:
    await person.page.get_by_role("button", name="Leave or give up…").click()
    await expect(person.dialog("Leave the table")).to_be_visible()


async def test_who_leaves_for_good_is_told_what_happens_and_a_bot_plays_on(visits: Visits) -> None:
    ann, bea = await _playing(visits, partners=False)
    await _opens(bea)
    await expect(bea.dialog("Leave the table")).to_contain_text("A bot takes your seat")
    assert await violations_in_both(bea) == []
    await bea.answer("Leave for good").click()
    await expect(bea.page.get_by_role("button", name="Play now")).to_be_visible()
    await expect(bea.page.get_by_role("heading", name="Unfinished games")).to_have_count(0)
    await expect(ann.story).to_contain_text("Bea has left the table. A bot has taken the seat.")
    await expect(ann.seat("Bess")).to_be_visible()


@pytest.mark.slow
async def test_a_proposal_to_give_up_leaves_the_score_of_a_telephone_in_sight(visits: Visits) -> None:
    ann, bea = await _playing(visits, partners=True)
    await _opens(bea)
    await bea.answer("Give up the match").click()
    asked = ann.page.get_by_role("status").filter(has_text="Do you agree?")
    await expect(asked).to_be_visible()
    for width, height in (PHONE, PHONE[::-1]):
        await ann.page.set_viewport_size({"width": width, "height": height})
        strip, banner = await ann.page.locator("header.strip").bounding_box(), await asked.bounding_box()
        assert strip is not None
        assert banner is not None
        assert banner["y"] >= strip["y"] + strip["height"]
        assert banner["x"] >= 0
        assert banner["x"] + banner["width"] <= width


async def test_partners_give_a_match_up_together_and_go_back_to_the_lobby(visits: Visits) -> None:
    ann, bea = await _playing(visits, partners=True)
    await _opens(ann)
    await ann.answer("Give up the match").click()
    await expect(ann.page.get_by_text("You propose to give up. Waiting for Bea.")).to_be_visible()
    await expect(bea.page.get_by_text("Ann proposes to give up the match. Do you agree?")).to_be_visible()
    await bea.answer("Play on").click()
    await expect(ann.page.get_by_text("You propose to give up.")).to_have_count(0)
    await _opens(bea)
    await bea.answer("Give up the match").click()
    await ann.answer("Give up").click()
    for one in (ann, bea):
        await expect(one.main.get_by_text("gave up the match.").first).to_be_visible()
    await ann.answer("Verify the shuffle").click()
    await expect(
        ann.page.get_by_text(re.compile("As the seeds say|Everything fits|fair", re.IGNORECASE)).first
    ).to_be_visible()
    await ann.answer("Change seats or rules").click()
    await expect(bea.page.get_by_role("heading", name=re.compile("^Ann.s table$"))).to_be_visible()
    await ann.answer("Begin").click()
    await expect(bea.cards.nth(4)).to_be_visible()


async def test_what_was_chosen_without_a_line_is_shown_and_can_be_taken_back(chromium: Browser, tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        async with visiting(chromium, server) as visits:
            ann = await visits.seated(known_match("standard", lambda seen: seen.turn == 0 and len(seen.legal) > 2))
            server.kill()
            await expect(ann.lost).to_be_visible()
            await ann.asked.first.click()
            waits = ann.page.get_by_text("will be sent when the connection is back.")
            await expect(waits).to_be_visible()
            await ann.answer("Take back").click()
            await expect(waits).to_have_count(0)
            await expect(ann.asked.first).to_be_visible()
            await ann.asked.first.click()
            await expect(waits).to_be_visible()
            before = await ann.story.inner_text()
            server.start()
            await expect(ann.lost).to_have_count(0)
            await expect(waits).to_have_count(0)
            await expect(ann.story).not_to_have_text(before)
            ann.forgive("WebSocket connection to", "net::ERR_")


@pytest.mark.slow
async def test_the_title_of_the_page_says_whose_turn_it_is(visits: Visits) -> None:
    first_trick_over = known_match("standard,target=1", lambda seen: seen.turn == 0 and len(seen.tricks) == 1)
    ann = await visits.seated(first_trick_over)
    await expect(ann.page).to_have_title(re.compile("^● Your turn · Table "))
    await ann.plays_anything()
    await ann.plays_until(ann.page.get_by_role("dialog").first)
    await expect(ann.page).to_have_title(re.compile("^Table .* · Euchre$"))
