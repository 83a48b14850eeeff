"""Leave-taking from a table: a match given up, a seat kept or left to a bot, the title of the page."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from euchre.tables.clocks import BOT_ALLOWED_AFTER
from euchre.tables.messages import Terms
from support.evenings import HOST, Evening
from support.known_matches import known_match
from support.person import PHONE, Person
from support.visits import Visits

_ONE_DEAL = "standard,target=0,deals=1"


async def _playing(visits: Visits, *, waiting: float = 0.0) -> tuple[Person, Person]:
    """Seat Ann and Ben in a match as partners, in which it has been Ben's turn for `waiting` seconds."""
    evening = Evening(("me", "club", "open", "club"), _ONE_DEAL, terms=Terms(pace="instant"))
    evening.arrive(HOST)
    evening.sit("ben")
    evening.begin()
    evening.play_to(2)
    evening.wait(waiting)
    code = await visits.keep_evening(evening)
    ann, ben = await visits.host(), await visits.known("ben")
    for one in (ann, ben):
        await one.sits_at(code)
    return ann, ben


async def _opens(person: Person) -> None:
    await person.page.get_by_role("button", name="Leave or give up…").click()
    await expect(person.dialog("Leave the table")).to_be_visible()


@pytest.mark.slow
async def test_a_bot_plays_for_a_silent_partner_and_both_give_up_together(visits: Visits) -> None:
    ann, ben = await _playing(visits, waiting=BOT_ALLOWED_AFTER)
    await _lets_a_bot_play_for_a_while(ann, ben)
    await _give_up_once_both_want_to(ann, ben)
    await _find_the_deal_fair_and_go_back_to_the_lobby(ann, ben)


async def _lets_a_bot_play_for_a_while(ann: Person, ben: Person) -> None:
    """Let a bot play for Ben, until he says that he plays again himself."""
    offer = ann.answer("Let a bot play for Ben")
    await expect(offer).to_be_visible()
    await expect(ben.answer("Let a bot play for Ben")).to_have_count(0)
    await offer.click()
    told = ben.sentence("A bot is playing for you.")
    await expect(told).to_be_visible()
    await expect(offer).to_have_count(0)
    await expect(ann.seat("Ben")).to_contain_text("a bot is playing")
    await expect(ann.story).to_contain_text("A bot is playing for Ben until Ben is back.")
    await ben.answer("Play again myself").click()
    await expect(told).to_have_count(0)
    await expect(ann.seat("Ben")).not_to_contain_text("a bot is playing")


async def _give_up_once_both_want_to(ann: Person, ben: Person) -> None:
    await _opens(ann)
    await ann.answer("Give up the match").click()
    await expect(ann.page.get_by_text("You propose to give up. Waiting for Ben.")).to_be_visible()
    await expect(ben.page.get_by_text("Ann proposes to give up the match. Do you agree?")).to_be_visible()
    await ben.answer("Play on").click()
    await expect(ann.page.get_by_text("You propose to give up.")).to_have_count(0)
    await _opens(ben)
    await ben.answer("Give up the match").click()
    await ann.answer("Give up").click()
    for one in (ann, ben):
        await expect(one.main.get_by_text("gave up the match.").first).to_be_visible()


async def _find_the_deal_fair_and_go_back_to_the_lobby(ann: Person, ben: Person) -> None:
    """Verify the deal, and go back to the lobby, where another match begins."""
    await ann.opens_more()
    await ann.answer("Verify the shuffle").click()
    await expect(ann.sentence("✓ Every card is where the seeds put it.")).to_be_visible()
    await ann.answer("Change seats or rules").click()
    await expect(ben.page.get_by_role("heading", name=re.compile("^Ann.s table$"))).to_be_visible()
    await ann.answer("Begin").click()
    await expect(ben.cards.nth(4)).to_be_visible()


@pytest.mark.slow
async def test_a_proposal_to_give_up_leaves_the_score_of_a_telephone_in_sight(visits: Visits) -> None:
    ann, ben = await _playing(visits)
    await _opens(ben)
    await ben.answer("Give up the match").click()
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


@pytest.mark.slow
async def test_the_title_of_the_page_says_whose_turn_it_is(visits: Visits) -> None:
    first_trick_over = known_match("standard,target=1", lambda seen: seen.turn == 0 and len(seen.tricks) == 1)
    ann = await visits.seated(first_trick_over)
    await expect(ann.page).to_have_title(re.compile("^● Your turn · Table "))
    await ann.plays_anything()
    await ann.plays_until(ann.page.get_by_role("dialog").first)
    await expect(ann.page).to_have_title(re.compile("^Table .* · Euchre$"))
