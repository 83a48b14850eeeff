"""Setting a house's own rules: the usual ones in a few clicks, any by the words people use, and all under a name."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

import pytest
from playwright.async_api import Locator, expect

from euchre.core.rules import OFFERED
from support.axe import violations_in_both
from support.known_matches import open_table
from support.person import PHONE, Person
from support.visits import Visits

_MOST: Final = 8
"""The clicks in which a usual set of rules is to be reached, from *New table* to the cards."""
_SETS: Final = (
    (("Stick the dealer",), "all_pass=stick-the-dealer"),
    (("Farmer's hand",), "weak_hand=farmers-redeal"),
    (("Canadian loner",), "partner=alone-only"),
    (("No trump",), "no_trump=second-round"),
    (("Partner's best",), "partners_best=1"),
    (("Defend alone",), "defend_alone=against-loner"),
    (("Benny (joker)",), "benny=joker"),
    (("32 cards",), "lowest=7"),
    *(((str(points),), f"target={points}") for points in (5, 7, 11, 15, 21)),
    (("Loner's left",), "alone_lead=left-of-loner"),
    (
        ("Stick the dealer", "Farmer's hand", "Canadian loner", "Partner's best", "Defend alone", "11"),
        (
            "weak_hand=farmers-redeal,partner=alone-only,all_pass=stick-the-dealer,"
            "defend_alone=against-loner,partners_best=1,target=11"
        ),
    ),
)
"""The clicks for the sets that are played most, and the rules that they are."""
_WORDS: Final = (
    ("farmer's hand", "Farmer's hand"),
    ("ace-no-face", "Farmer's hand"),
    ("going under", "Farmer's hand"),
    ("Canadian", "Canadian loner"),
    ("screw the dealer", "When all pass"),
    ("no trump", "No trump"),
    ("PARTNERS BEST", "Partner's best"),
    ("Benny", "Benny or joker"),
    ("joker", "Benny or joker"),
    ("best bower", "Benny or joker"),
    ("32 cards", "Pack"),
    ("lone lead", "Lead against a loner"),
    ("go alone", "Who may go alone"),
    ("defend alone", "Defending alone"),
    ("game to 21", "Points to win"),
)
"""The words people look for, and the first rule that they find."""


def _printed(name: str) -> str:
    """A name with the apostrophe that the page prints."""
    return name.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")


def _chosen(ann: Person) -> Locator:
    """The link to the book of the rules that are set."""
    return ann.page.get_by_role("link", name="Rule book")


async def _opens_a_new_table(ann: Person) -> None:
    await ann.goes("/")
    await ann.page.get_by_role("link", name="New table").first.click()
    await expect(ann.page.get_by_role("group", name="The usual house rules")).to_be_visible()


def _control(ann: Person, name: str) -> Locator:
    """The one thing of that name to click."""
    name = _printed(name)
    return ann.main.get_by_role("button", name=name, exact=True).or_(ann.main.get_by_text(name, exact=True)).first


@pytest.mark.slow
async def test_the_usual_rules_take_a_few_clicks(visits: Visits) -> None:
    ann = await visits.stranger(size=PHONE)
    await _opens_a_new_table(ann)
    deal = ann.main.get_by_role("button", name="Deal the cards").last
    for clicks, rules in _SETS:
        assert len(clicks) + len(("Deal the cards",)) <= _MOST
        for name in clicks:
            await _control(ann, name).click()
        await expect(_chosen(ann)).to_have_attribute("href", f"/rules/{quote(f'standard,{rules}', safe='')}")
        await expect(deal).to_be_enabled()
        await ann.main.get_by_role("button", name="Back to Standard").click()
        await expect(ann.main.get_by_role("radio", name="Standard")).to_be_focused()
        await expect(_chosen(ann)).to_have_attribute("href", "/rules/standard")


async def test_rules_are_found_by_the_words_people_use(visits: Visits) -> None:
    ann = await visits.stranger()
    await _opens_a_new_table(ann)
    search = ann.page.get_by_role("searchbox", name="Search the house rules")
    for words, name in _WORDS:
        await search.fill(words)
        await expect(ann.main.get_by_role("heading", level=4).first).to_have_text(_printed(name))
    await search.fill("renege")
    await expect(ann.sentence("Nobody can renege here: you can only play cards that follow suit.")).to_be_visible()
    await search.fill("shuffleboard")
    await expect(ann.sentence("No rule found. Try another word.")).to_be_visible()
    await expect(ann.main).not_to_contain_text("OpenSpiel")


@pytest.mark.slow
async def test_a_score_that_cards_cannot_show_is_played_without_them(visits: Visits) -> None:
    """A 7 and an 8 show fifteen pips at most, so a game to 21 has no score cards; one to 11 has them again."""
    ann = await visits.stranger()
    await ann.goes("/new?rules=british")
    await _control(ann, "21").click()
    await expect(ann.sentence("Set along with it: Score cards: None").first).to_be_visible()
    await expect(_chosen(ann)).to_have_attribute(
        "href", f"/rules/{quote('british,target=21,score_cards=none', safe='')}"
    )
    await _control(ann, "11").click()
    await expect(_chosen(ann)).to_have_attribute("href", "/rules/british")
    ann.forgive("400")


@pytest.mark.slow
@pytest.mark.parametrize("preset", OFFERED)
async def test_every_quick_rule_can_be_played_by_every_number(visits: Visits, preset: str) -> None:
    ann = await visits.stranger()
    deal = ann.page.get_by_role("button", name="Deal the cards")
    await ann.goes(f"/new?rules={preset}")
    chips = ann.page.get_by_role("group", name="The usual house rules").get_by_role("button")
    await expect(chips.first).to_be_visible()
    for place in range(await chips.count()):
        await ann.goes(f"/new?rules={preset}")
        await expect(deal).to_be_enabled()
        await chips.nth(place).click()
        await expect(_chosen(ann)).not_to_have_attribute("href", f"/rules/{preset}")
        await expect(deal).to_be_enabled()
    ann.forgive("400")


@pytest.mark.slow
async def test_our_rules_are_kept_under_a_name_and_offered_at_the_next_table(visits: Visits) -> None:
    ann = await visits.host()
    await _opens_a_new_table(ann)
    for name in ("Stick the dealer", "Farmer's hand"):
        await _control(ann, name).click()
    await ann.page.get_by_label("Save these rules for later tables").fill("Thursday rules")
    assert await violations_in_both(ann) == []
    await ann.main.get_by_role("button", name="Save", exact=True).click()
    await expect(ann.sentence("Saved in this browser as “Thursday rules”.")).to_be_visible()
    await ann.goes(f"/t/{await visits.keep(open_table('british', seats=('me', 'open', 'swift', 'swift')))}")
    await ann.page.get_by_role("button", name="Change rules and settings").click()
    sheet = ann.dialog("Change rules and settings")
    await sheet.get_by_role("radio", name="Thursday rules").check(force=True)
    await expect(sheet.get_by_role("button", name="Use these")).to_be_enabled()
    await sheet.get_by_role("button", name="Use these").click()
    await expect(ann.main.get_by_text("Rules: Standard, 2 changes", exact=True)).to_be_visible()
    await _opens_a_new_table(ann)
    await ann.main.get_by_role("radio", name="Thursday rules").click()
    await ann.main.get_by_role("button", name="Deal the cards").first.click()
    await expect(ann.hand).to_be_visible()
    await ann.goes("/")
    await expect(ann.said("Thursday rules")).to_contain_text("Change")
    await _opens_a_new_table(ann)
    await ann.main.get_by_role("button", name="Delete Thursday rules").click()
    await expect(ann.main.get_by_role("radio", name="Thursday rules")).to_have_count(0)
