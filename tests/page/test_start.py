"""From the first page to a card in hand."""

from __future__ import annotations

from playwright.async_api import expect

from support.foretold import open_table
from support.visits import Visits


async def test_one_click_leads_from_the_first_page_to_a_hand_of_cards(visits: Visits) -> None:
    ann = await visits.stranger()
    await ann.goes("/")
    await ann.page.get_by_role("button", name="Play now").click()
    await expect(ann.cards.first).to_be_visible()
    assert len(await ann.names()) in (5, 6)


async def test_a_new_table_has_the_rules_that_were_chosen(visits: Visits) -> None:
    ann = await visits.stranger()
    await ann.goes("/new")
    await ann.page.get_by_role("radio", name="British").check()
    await expect(ann.page.get_by_label("The rules as text")).to_have_text("british")
    await ann.page.get_by_role("button", name="Deal the cards").first.click()
    await expect(ann.hand).to_be_visible()
    await expect(ann.page.get_by_role("heading", name="Score to 11")).to_be_visible()


async def test_a_table_is_found_by_the_code_as_somebody_types_it(visits: Visits) -> None:
    code = await visits.keep(open_table("standard", seats=("me", "open", "house", "house")))
    ann, bea = await visits.host(), await visits.stranger()
    await ann.goes(f"/t/{code}")
    await expect(ann.page.get_by_role("button", name="Begin")).to_be_visible()
    await bea.goes("/")
    await bea.page.get_by_label("Code or link of the table").fill(f" {code.lower().replace('-', ' ')}")
    await bea.page.get_by_role("button", name="Join or watch").click()
    await expect(bea.page.get_by_role("button", name="Sit here")).to_be_visible()


async def test_what_somebody_likes_is_kept(visits: Visits) -> None:
    ann = await visits.stranger()
    await ann.goes("/settings")
    name = ann.page.get_by_role("textbox").first
    await name.fill("Ann of Green Gables")
    await name.blur()
    await ann.page.reload()
    await expect(ann.page.get_by_role("textbox").first).to_have_value("Ann of Green Gables")
