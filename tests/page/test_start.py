"""From the first page to a card in hand."""

from __future__ import annotations

import asyncio
from typing import Final

import pytest
from playwright.async_api import expect

from support.known_matches import known_match, open_table
from support.person import LAPTOP
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
    await expect(ann.page.get_by_role("group", name="The rules as text")).to_have_text("british")
    await ann.page.get_by_role("button", name="Deal the cards").first.click()
    await expect(ann.hand).to_be_visible()
    await expect(ann.page.get_by_role("heading", name="Score to 11")).to_be_visible()


async def test_contradicting_rules_are_marked_and_named_as_in_the_form(visits: Visits) -> None:
    ann = await visits.stranger(likes={"language": "de"})
    await ann.goes("/new")
    await ann.main.get_by_role("heading", name="Die Partie").click()
    await ann.page.get_by_role("spinbutton", name="Blätter je Spiel").fill("5")
    await ann.page.keyboard.press("Enter")
    said = "Punkte zum Sieg (10) und Blätter je Spiel (5) passen nicht zusammen"
    for rule in ("target", "deals"):
        await expect(ann.page.locator(f"#rule-{rule}").locator(".conflict")).to_contain_text(said)
    await expect(ann.page.get_by_role("alert")).to_contain_text(said)
    await ann.main.get_by_role("button", name="„Punkte zum Sieg“ auf „Zählen nicht“ setzen").last.click()
    await expect(ann.page.get_by_label("Die Regeln als Text")).to_have_text("standard,target=0,deals=5")
    await expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.forgive("400")


@pytest.mark.slow
async def test_a_table_is_found_by_the_code_as_somebody_types_it(visits: Visits) -> None:
    code = await visits.keep(open_table("standard", seats=("me", "open", "swift", "swift")))
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


@pytest.mark.slow
async def test_how_to_be_told_of_a_turn_is_set_before_a_table_is_opened(visits: Visits) -> None:
    ann = await visits.stranger()
    await ann.goes("/settings")
    sound = ann.page.get_by_role("group", name="When it is your turn").get_by_role("switch", name="Sound")
    await expect(sound).not_to_be_checked()
    await sound.check()
    await ann.page.reload()
    await expect(sound).to_be_checked()


async def test_the_page_speaks_the_language_of_the_browser_until_another_is_chosen(visits: Visits) -> None:
    ann = await visits.stranger(locale="de-AT")
    await ann.goes("/settings")
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    await expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    await ann.page.get_by_role("radio", name="English").check()
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text("Settings")
    await ann.page.reload()
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text("Settings")
    await expect(ann.page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.slow
async def test_who_gives_no_name_is_a_guest_in_their_own_language(visits: Visits) -> None:
    ann = await visits.stranger(locale="de-DE")
    await ann.goes("/")
    await ann.page.get_by_role("button", name="Jetzt spielen").click()
    await expect(ann.seat("Gast")).to_be_visible()


async def test_somebody_new_meets_beginners_until_a_first_match_is_over(visits: Visits) -> None:
    ann = await visits.stranger()
    await ann.goes("/")
    await expect(ann.said("For your first match")).to_contain_text("your opponents are beginners")
    await ann.page.get_by_role("button", name="Play now").click()
    for name, level in (("Bess", "Beginner"), ("Cleo", "Expert"), ("Dora", "Beginner")):
        await expect(ann.seat(name)).to_contain_text(level)
    await ann.goes("/")
    await expect(ann.said("For your first match")).to_be_visible()
    cy = await visits.seated(known_match("standard,target=0,deals=1"))
    await cy.goes("/")
    await expect(cy.said("you play against two club players")).to_be_visible()


async def test_a_code_that_cannot_be_is_refused_where_nothing_moves(visits: Visits) -> None:
    ann = await visits.stranger(size=LAPTOP)
    await ann.goes("/")
    await expect(ann.page.get_by_role("button", name="Join or watch")).to_be_visible()
    await ann.page.evaluate("document.fonts.ready")
    buttons = ann.main.get_by_role("button").or_(ann.main.get_by_role("link"))
    before = [await one.bounding_box() for one in await buttons.all()]
    await ann.page.get_by_label("Code or link of the table").fill("K7")
    await ann.page.get_by_role("button", name="Join or watch").click()
    why = ann.sentence("A code has eight letters and digits, such as K7QM-2XDP.")
    await expect(why).to_be_in_viewport(ratio=1)
    assert [await one.bounding_box() for one in await buttons.all()] == before


@pytest.mark.slow
async def test_rules_that_do_not_exist_are_not_called_a_kind_of_euchre(visits: Visits) -> None:
    ann = await visits.stranger()
    await ann.goes("/rules/foo")
    await expect(ann.main.get_by_role("alert")).to_be_visible()
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text("Rules")
    ann.forgive("status of 400")


_NO_CLIPBOARD: Final = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"


@pytest.mark.parametrize(("allowed", "label"), [(True, "Copied"), (False, "Press Ctrl+C to copy")])
async def test_without_https_the_link_is_copied_or_at_least_selected(visits: Visits, allowed: bool, label: str) -> None:
    code = await visits.keep(open_table("standard", seats=("me", "open", "swift", "swift")))
    ann = await visits.host()
    refused = "" if allowed else "document.execCommand = () => false;"
    await ann.context.add_init_script(_NO_CLIPBOARD + refused)
    await ann.goes(f"/t/{code}")
    copied = expect(ann.page.get_by_role("button", name=label))
    await asyncio.gather(ann.page.get_by_role("button", name="Copy the link").click(), copied.to_be_visible())
    if not allowed:
        await ann.page.keyboard.press("Control+c")
    name = ann.page.get_by_label("Your name")
    await name.fill("")
    await name.evaluate("name => name.removeAttribute('maxlength')")
    await name.press("Control+v")
    await expect(name).to_have_value(f"{ann.address}/t/{code}")


async def test_another_language_is_spoken_at_once_at_the_table_too(visits: Visits) -> None:
    ann = await visits.seated(known_match("standard", lambda seen: seen.turn == 0 and len(seen.tricks) == 1))
    await expect(ann.story).to_contain_text("Trick 1")
    await ann.page.get_by_role("button", name="Settings").click()
    await ann.page.get_by_role("radio", name="Deutsch").check()
    await ann.page.keyboard.press("Escape")
    await expect(ann.page.get_by_role("log").first).to_contain_text("Stich 1")
    hand = ann.page.get_by_role("group", name="Deine Karten")
    await expect(hand.get_by_role("button", disabled=False).first).to_be_visible()


async def test_what_is_kept_of_somebody_is_read_and_deleted_in_the_settings(visits: Visits) -> None:
    await visits.has_won(1)
    ann = await visits.host()
    await ann.goes("/games")
    await expect(ann.main.get_by_role("listitem").first).to_be_visible()
    await ann.goes("/settings")
    data = ann.main.get_by_role("region", name="Your data")
    await expect(data).to_contain_text("kept until whoever runs this server deletes them")
    async with ann.page.expect_download() as download:
        await data.get_by_role("link", name="Download it").click()
    assert (await download.value).suggested_filename == "euchre.json"
    await data.get_by_role("button", name="Delete it").click()
    await ann.page.get_by_role("dialog").get_by_role("button", name="Delete my data").click()
    await expect(data.get_by_role("status")).to_have_text("Deleted. To the server you are now somebody new.")
    await ann.goes("/games")
    await expect(ann.main.get_by_role("listitem")).to_have_count(0)
