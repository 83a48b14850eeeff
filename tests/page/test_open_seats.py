"""A seat that the host opens in mid-match, and the friend who takes it over."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import expect

from euchre.tables.messages import Terms
from support.axe import violations_in_both
from support.evenings import HOST, Evening
from support.person import PHONE, Person
from support.visits import Visits

_COVERED: Final = """
(name) => {
  const at = document.querySelector(`section[aria-label="${name}"] .name`).getBoundingClientRect();
  const notice = document.querySelector('.notices').getBoundingClientRect();
  return notice.top < at.bottom && at.top < notice.bottom && notice.left < at.right && at.left < notice.right;
}
"""
"""True if the offer of the seat lies on somebody's name."""


async def _with_ben_away(visits: Visits, terms: Terms) -> tuple[Person, str]:
    """Ann at a table in mid-match where it is Ben's turn, who is away; returns its code."""
    evening = Evening(("me", "open", "club", "club"), "standard,target=0,deals=1", terms=terms)
    evening.arrive(HOST)
    evening.sit("ben")
    evening.begin()
    evening.play_to(1)
    code = await visits.keep_evening(evening)
    ann = await visits.host()
    await ann.sits_at(code)
    return ann, code


async def _opens_the_seat_of_ben(ann: Person) -> None:
    await ann.page.get_by_role("button", name="Players").click()
    sheet = ann.dialog("Players")
    await expect(sheet.get_by_role("button", name="Open the seat")).to_have_count(3)
    await sheet.get_by_role("button", name="Open the seat: Ben").click()
    await expect(sheet.get_by_role("button", name="Close the seat: Ben")).to_be_visible()
    await expect(sheet.get_by_label("Link to this table")).to_be_visible()


@pytest.mark.slow
async def test_a_person_with_another_cookie_takes_over_their_hand(visits: Visits) -> None:
    ann, code = await _with_ben_away(visits, Terms(pace="instant", grace=600))
    again = await visits.stranger(size=PHONE)
    await again.goes(f"/t/{code}")
    offer = again.page.get_by_role("button", name="Sit here")
    await expect(again.main.locator(".felt-area")).to_be_visible()
    await expect(offer).to_have_count(0)
    await _opens_the_seat_of_ben(ann)
    assert await violations_in_both(ann) == []
    await expect(again.page.get_by_text("seat is open.")).to_be_visible()
    await expect(again.cards).to_have_count(0)
    await expect(again.sentence("You are watching this table.")).to_be_visible()
    for name in ("Ann", "Ben", "Cleo", "Dora"):
        await expect(again.seat(name).get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)
        assert not await again.page.evaluate(_COVERED, name)
    assert await violations_in_both(again) == []
    await offer.click()
    sheet = again.dialog("Your name")
    await sheet.get_by_label("The name the others see").fill("Ben")
    await sheet.get_by_role("button", name="Sit down").click()
    await expect(again.cards).to_have_count(5)
    await expect(again.asked.first).to_be_visible()
    await expect(offer).to_have_count(0)
    await expect(ann.dialog("Players").get_by_role("button", name="Close the seat: Ben")).to_have_count(0)
    await again.goes("/")
    await expect(again.said("against")).to_be_visible()
    await again.main.get_by_role("link", name="Continue").click()
    await expect(again.cards).to_have_count(5)


@pytest.mark.slow
async def test_a_seat_is_offered_where_nobody_may_watch(visits: Visits) -> None:
    ann, code = await _with_ben_away(visits, Terms(pace="instant", grace=600, spectators=False))
    await _opens_the_seat_of_ben(ann)
    friend = await visits.stranger()
    await friend.goes(f"/t/{code}")
    await expect(friend.page.get_by_text("Nobody may watch the game at this table.")).to_be_visible()
    await friend.page.get_by_role("button", name="Sit here").click()
    await friend.dialog("Your name").get_by_role("button", name="Sit down").click()
    await expect(friend.cards).to_have_count(5)


@pytest.mark.slow
async def test_a_dead_telephone_is_replaced_with_one_confirmation_and_told(visits: Visits) -> None:
    """Ben's page is connected and does nothing; Eve, who watches, takes over his hand."""
    evening = Evening(("me", "open", "club", "club"), "standard,target=0,deals=1", terms=Terms(pace="instant"))
    evening.arrive(HOST)
    evening.sit("ben")
    evening.begin()
    evening.play_to(1)
    code = await visits.keep_evening(evening)
    ann, ben, eve = (
        await visits.host(),
        await visits.known("ben", size=PHONE),
        await visits.stranger(likes={"name": "Eve"}),
    )
    for one in (ann, ben):
        await one.sits_at(code)
    hand = await ben.names()
    await eve.goes(f"/t/{code}")
    await expect(eve.sentence("You are watching this table.")).to_be_visible()
    await _opens_though_there(ann)
    await expect(ben.sentence("The host has opened your seat to others.")).to_be_visible()
    assert await violations_in_both(ben) == []
    await ben.answer("I am here").click()
    await expect(ann.dialog("Players").get_by_role("button", name="Close the seat: Ben")).to_have_count(0)
    await ann.page.keyboard.press("Escape")
    await _opens_though_there(ann)
    await eve.page.get_by_role("button", name="Sit here").click()
    await expect(eve.cards).to_have_count(5)
    assert await eve.names() == hand
    await expect(ben.page.get_by_text("Eve has taken over your seat.")).to_be_visible()
    await expect(ben.cards).to_have_count(0)
    await eve.answer("pass").click()
    await ben.page.reload()
    await expect(ben.page.get_by_text("Eve has taken over your seat.")).to_be_visible()


async def _opens_though_there(ann: Person) -> None:
    await ann.page.get_by_role("button", name="Players").click()
    await ann.dialog("Players").get_by_role("button", name="Open the seat: Ben").click()
    sheet = ann.dialog("Open the seat: Ben")
    await expect(sheet).to_contain_text("Ben is still connected.")
    await sheet.get_by_role("button", name="Open the seat", exact=True).click()
    await expect(ann.dialog("Players").get_by_role("button", name="Close the seat: Ben")).to_be_visible()
