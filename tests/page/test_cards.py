"""The member's card on the page: made, printed, used on another device, and in mid-match when a cookie is lost."""

from __future__ import annotations

import re
from typing import Final

import httpx
import pytest
from playwright.async_api import Route, expect

from euchre.tables.messages import Terms
from support.axe import violations_in_both
from support.evenings import HOST, Evening
from support.person import PHONE, Person
from support.visits import Visits

_NOBODYS: Final = "0000000-1111111-2222222-3333333"


async def _makes_card(ann: Person) -> str:
    """Make a card; its code as it stands on the page."""
    await ann.goes("/me")
    await ann.page.get_by_label("Your name").fill("Ann")
    await ann.answer("Make my card").click()
    sheet = ann.page.get_by_role("region", name="Print this card or take a photo of it now")
    await expect(sheet.get_by_role("img", name="The link of your card as a QR code")).to_be_visible()
    code = "-".join(await sheet.locator(".large .code span").all_inner_texts())
    assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{7}-){3}[0-9A-HJKMNP-TV-Z]{7}", code)
    return code


async def _uses(person: Person, code: str) -> None:
    await person.page.get_by_label("Letters of your card").fill(code)
    await person.answer("Continue").click()
    await expect(person.page.get_by_role("heading", name="Play as Ann on this device?")).to_be_focused()
    await person.answer("Yes, that is me").click()


async def test_a_card_is_made_shown_once_and_brings_its_holder_to_another_device(visits: Visits) -> None:
    ann = await visits.stranger(size=PHONE)
    code = await _makes_card(ann)
    assert await violations_in_both(ann) == []
    await ann.page.emulate_media(media="print")
    await expect(ann.page.get_by_role("banner")).to_be_hidden()
    await expect(ann.page.locator(".wallet")).to_be_visible()
    await ann.page.emulate_media(media="screen")
    await ann.answer("I have it").click()
    await expect(ann.page.get_by_text(code[:7])).to_have_count(0)
    await expect(ann.page.get_by_text("You have a card (Today")).to_be_visible()
    other = await visits.stranger()
    await other.goes(f"/card#{code.lower()}")
    await expect(other.page.get_by_role("heading", name="Play as Ann on this device?")).to_be_visible()
    await expect(other.page).to_have_url(re.compile("/card$"))
    assert await violations_in_both(other) == []
    await other.answer("Yes, that is me").click()
    await expect(other.page.get_by_role("button", name="Play now")).to_be_visible()
    await other.goes("/settings")
    await expect(other.page.get_by_label("Your name")).to_have_value("Ann")
    await other.page.get_by_label("Your name").fill("Anne")
    async with other.page.expect_response("**/api/me/name"):
        """The name is told."""
    await ann.goes("/settings")
    await expect(ann.page.get_by_label("Your name")).to_have_value("Anne")


@pytest.mark.slow
async def test_who_has_played_on_a_device_is_told_that_their_games_stay_with_them(visits: Visits) -> None:
    ann, bea = await visits.stranger(), await visits.host()
    code = await _makes_card(ann)
    await visits.has_won(1)
    await bea.goes("/card")
    await expect(bea.page.get_by_role("heading", level=1)).to_be_visible()
    assert await violations_in_both(bea) == []
    await bea.page.get_by_label("Letters of your card").fill(code)
    await bea.answer("Continue").click()
    await expect(bea.page.get_by_text("stay with the guest who played them")).to_be_visible()


@pytest.mark.slow
async def test_the_seat_is_back_in_mid_match_after_a_lost_cookie(visits: Visits) -> None:
    """Return to the seat; for the others it is a line that was cut for a moment."""
    ann, ben, code = await _in_mid_match(visits)
    letters = await _makes_card(ann)
    hand = await _hand(ann, code)
    await ann.context.clear_cookies()
    await ann.goes(f"/t/{code}")
    await expect(ann.sentence("You are watching this table.")).to_be_visible()
    await expect(ann.cards).to_have_count(0)
    await ann.page.get_by_role("link", name="Lost your seat? Use your card").click()
    await _uses(ann, letters)
    await expect(ann.page).to_have_url(re.compile(f"/t/{code}$"))
    await expect(ann.cards).to_have_count(5)
    assert await ann.names() == hand
    await expect(ben.cards).to_have_count(5)
    await expect(ben.seat("Ann")).not_to_contain_text("a bot is playing")


@pytest.mark.slow
async def test_a_wrong_card_is_refused_with_a_sentence_and_nothing_changes(visits: Visits) -> None:
    ann = await visits.stranger()
    await ann.goes("/card")
    for typed, why in (
        ("K7QM-2XDP", "four groups of seven"),
        ("0000000-1111111-2222222-3333333", "Nobody has this card"),
    ):
        await ann.page.get_by_label("Letters of your card").fill(typed)
        await ann.answer("Continue").click()
        await expect(ann.page.get_by_role("alert")).to_contain_text(why)
    ann.forgive("400", "404")


@pytest.mark.slow
async def test_nobody_without_cookies_opens_a_table_makes_a_card_or_uses_one(visits: Visits) -> None:
    ann = await visits.stranger()
    code = await _makes_card(await visits.stranger())
    await ann.page.route("**/*", _without_cookies)
    blocked = "Your browser blocks cookies"
    await ann.goes("/new")
    await ann.answer("Deal the cards").click()
    await expect(ann.page.get_by_role("alert").filter(has_text=blocked)).to_be_visible()
    await ann.goes("/me")
    await ann.page.get_by_label("Your name").fill("Ann")
    await ann.answer("Make my card").click()
    await expect(ann.page.get_by_role("alert").filter(has_text=blocked)).to_be_visible()
    await ann.goes(f"/card#{code}")
    await expect(ann.page.get_by_role("alert").filter(has_text=blocked)).to_be_visible()


async def _without_cookies(route: Route) -> None:
    """Ask the server as a browser does that neither shows nor keeps a cookie."""
    asked, wanted = route.request, ("accept", "accept-language", "content-type")
    headers = {name: value for name, value in asked.headers.items() if name in wanted}
    async with httpx.AsyncClient(timeout=60.0) as http:
        reply = await http.request(asked.method, asked.url, content=asked.post_data_buffer, headers=headers)
    kept = {name: reply.headers[name] for name in ("content-type", "content-security-policy") if name in reply.headers}
    await route.fulfill(status=reply.status_code, headers=kept, body=reply.content)


async def _in_mid_match(visits: Visits) -> tuple[Person, Person, str]:
    """Ann and Ben as partners in mid-match; and the code of their table."""
    evening = Evening(("me", "club", "open", "club"), "standard,target=0,deals=1", terms=Terms(pace="instant"))
    evening.arrive(HOST)
    evening.sit("ben")
    evening.begin()
    evening.play_to(2)
    code = await visits.keep_evening(evening)
    ann, ben = await visits.host(), await visits.known("ben")
    for one in (ann, ben):
        await one.sits_at(code)
    return ann, ben, code


async def _hand(ann: Person, code: str) -> list[str]:
    await ann.sits_at(code)
    await expect(ann.cards).to_have_count(5)
    return await ann.names()
