"""The lobby before and between matches: the link, seats, partners, rules, and who may be there."""

from __future__ import annotations

import asyncio
import re
from typing import Final
from urllib.parse import quote

import pytest
from playwright.async_api import Locator, Route, expect

from support.axe import violations, violations_in_both
from support.known_matches import open_table
from support.person import Person
from support.visits import Visits

_ONE_DEAL = "standard,target=0,deals=1"


async def _lobby(visits: Visits) -> tuple[Person, Person]:
    """The host Ann, with Bea to the left, before the match."""
    table = open_table(_ONE_DEAL, seats=("me", "open", "open", "swift"))
    ann, bea = await visits.host(), await visits.stranger(likes={"name": "Bea"})
    code = await visits.keep(table)
    await ann.goes(f"/t/{code}")
    await bea.goes(f"/t/{code}")
    await bea.page.get_by_role("button", name="Sit here").first.click()
    await expect(_seat(ann, "Bea")).to_be_visible()
    return ann, bea


def _seat(person: Person, name: str) -> Locator:
    return person.page.get_by_role("listitem").filter(has=person.page.get_by_role("heading", name=name, exact=True))


async def _opens(host: Person, name: str) -> Locator:
    await host.page.get_by_role("button", name=f"More for this seat: {name}").first.click()
    return host.dialog(f"Seat: {name}")


_NO_CLIPBOARD: Final = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"


@pytest.mark.slow
async def test_the_host_copies_shows_and_changes_what_a_table_begins_with(visits: Visits) -> None:
    code = await visits.keep(open_table("british", seats=("me", "open", "swift", "swift")))
    ann = await visits.host(likes={"theme": "dark"})
    await ann.context.add_init_script(_NO_CLIPBOARD)
    await ann.goes(f"/t/{code}")
    await _has_the_link_copied_or_at_least_selected(ann, code)
    await _has_the_link_scanned(ann)
    assert await violations(ann) == []
    await _keeps_the_rules_where_there_is_no_answer(ann)


@pytest.mark.slow
async def test_the_link_can_be_scanned_in_the_light_too(visits: Visits) -> None:
    ann = await visits.host(likes={"theme": "light"})
    await ann.goes(f"/t/{await visits.keep(open_table(_ONE_DEAL, seats=('me', 'open', 'swift', 'swift')))}")
    await _has_the_link_scanned(ann)
    assert await violations(ann) == []


async def _has_the_link_copied_or_at_least_selected(ann: Person, code: str) -> None:
    """Copy the link without HTTPS, where a page may not write to the clipboard by itself."""
    await _copies(ann, "Copied")
    await _pastes(ann, code)
    await ann.page.keyboard.press("Control+a")
    await ann.page.keyboard.type("something else")
    await ann.page.keyboard.press("Control+a")
    await ann.page.keyboard.press("Control+c")
    await ann.page.evaluate("document.execCommand = () => false")
    await _copies(ann, "Press Ctrl+C to copy")
    await ann.page.keyboard.press("Control+c")
    await _pastes(ann, code)


async def _copies(ann: Person, label: str) -> None:
    """The button says for a moment what has come of it."""
    told = expect(ann.page.get_by_role("button", name=label))
    await asyncio.gather(ann.page.get_by_role("button", name="Copy the link").click(), told.to_be_visible())


async def _pastes(ann: Person, code: str) -> None:
    """Paste the whole link, where there is room for it."""
    name = ann.page.get_by_label("Your name")
    await name.fill("")
    await name.evaluate("name => name.removeAttribute('maxlength')")
    await name.press("Control+v")
    await expect(name).to_have_value(f"{ann.address}/t/{code}")


async def _has_the_link_scanned(ann: Person) -> None:
    """A camera wants dark modules on a light ground, with a margin of four modules (ISO/IEC 18004)."""
    await ann.page.get_by_role("button", name="QR code").click()
    code = ann.page.get_by_role("img", name="QR code of the link to this table")
    await expect(code).to_be_visible()
    ground, modules, least = await code.evaluate(
        """svg => [
            getComputedStyle(svg.querySelector('rect')).fill,
            getComputedStyle(svg.querySelector('path')).fill,
            Math.min(...Array.from(svg.querySelector('path').getAttribute('d').matchAll(/M(\\d+) (\\d+)/g),
                ([, x, y]) => Math.min(x, y))),
        ]"""
    )
    lightness = [sum(map(int, re.findall(r"\d+", colour)[:3])) / 765 for colour in (ground, modules)]
    assert lightness[0] > 0.95
    assert lightness[1] < 0.2
    assert least == 4


async def _keeps_the_rules_where_there_is_no_answer(ann: Person) -> None:
    """Keep the rules until the server can be reached again."""
    await ann.page.route("**/api/rules/british", lambda route: route.abort())
    await ann.page.get_by_role("button", name="Change rules and settings").click()
    sheet = ann.dialog("Change rules and settings")
    await expect(sheet.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    await expect(sheet.get_by_role("radio", name=re.compile("British"))).to_be_checked()
    await expect(sheet.get_by_role("button", name="Use these")).to_be_disabled()
    await ann.page.unroute_all()
    await sheet.get_by_role("button", name="Try again").click()
    await expect(sheet.get_by_role("button", name="Use these")).to_be_enabled()
    await expect(sheet.get_by_role("alert")).to_have_count(0)
    ann.forgive("Failed to load resource")


async def test_guest_and_host_agree_on_rules_and_seats(visits: Visits) -> None:
    ann, bea = await _lobby(visits)
    await _read_other_rules_and_another_name(ann, bea)
    await _swap_seats(ann, bea)
    await _part_and_are_reconciled(ann, bea)


async def _read_other_rules_and_another_name(ann: Person, bea: Person) -> None:
    """Read the changes that the host has made without leaving the table."""
    chosen, told = asyncio.Event(), asyncio.Event()

    async def late(route: Route) -> None:
        await chosen.wait()
        await route.continue_()
        told.set()

    await ann.page.route(f"**/api/rules/{quote(_ONE_DEAL, safe='')}*", late)
    await ann.page.get_by_role("button", name="Change rules and settings").click()
    sheet = ann.dialog("Change rules and settings")
    await sheet.get_by_role("radio", name=re.compile("British")).check(force=True)
    chosen.set()
    await told.wait()
    await sheet.get_by_role("button", name="Use these").click()
    await expect(bea.main.get_by_text("Rules: British", exact=True)).to_be_visible()
    await ann.page.get_by_label("Name of the table").fill("  Tuesday   night ")
    await ann.page.get_by_role("button", name="Save").last.click()
    await expect(bea.page.get_by_role("heading", name="Tuesday night")).to_be_visible()
    await expect(bea.page).to_have_title("Tuesday night · Euchre")
    await bea.page.get_by_role("button", name="Read the rules").click()
    await expect(bea.dialog("Rules: British")).to_be_visible()
    await bea.page.keyboard.press("Escape")
    await expect(_seat(ann, "Bea")).not_to_contain_text("offline")


async def _swap_seats(ann: Person, bea: Person) -> None:
    """Swap seats as the guest asks."""
    await _seat(bea, "Dora").get_by_role("button", name="Ask for this seat").click()
    dora = _seat(ann, "Dora")
    await expect(dora).to_contain_text("Bea would like this seat.")
    await dora.get_by_role("button", name="Swap").click()
    await expect(_seat(bea, "Bess")).to_be_visible()  # the bot of Bea's old seat
    await expect(bea.page.get_by_text("would like this seat")).to_have_count(0)


async def _part_and_are_reconciled(ann: Person, bea: Person) -> None:
    """The guest is removed, told so, and invited again."""
    sheet = await _opens(ann, "Bea")
    await sheet.get_by_role("button", name="Remove Bea").click()
    told = bea.page.get_by_role("alert").filter(has_text="The host has removed you from this table.")
    await expect(told).to_be_visible()
    await expect(bea.page.get_by_role("button", name=re.compile("^Sit"))).to_have_count(0)
    await ann.page.get_by_role("button", name="Invite again").click()
    await bea.page.get_by_role("button", name="Sit here").first.click()
    await expect(_seat(ann, "Bea")).to_be_visible()


@pytest.mark.slow
async def test_the_host_swaps_seats_and_draws_partners(visits: Visits) -> None:
    ann, bea = await _lobby(visits)
    sheet = await _opens(ann, "Bea")
    assert await violations_in_both(ann) == []
    await sheet.get_by_role("button", name="Open seat").click()
    await expect(_seat(bea, "Bea")).to_contain_text("First pair")
    await ann.page.get_by_role("button", name="By high card").click()
    await ann.page.get_by_role("button", name="At random").click()
    await expect(_seat(ann, "Bea")).to_be_visible()


@pytest.mark.slow
async def test_the_host_hands_the_table_over(visits: Visits) -> None:
    ann, bea = await _lobby(visits)
    sheet = await _opens(ann, "Bea")
    await sheet.get_by_role("button", name="Make Bea the host").click()
    await expect(bea.page.get_by_role("button", name="Begin")).to_be_visible()
    await expect(ann.page.get_by_role("button", name="Begin")).to_have_count(0)
