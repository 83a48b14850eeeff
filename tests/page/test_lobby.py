"""Before and between matches: seats, partners, rules, and who may be there."""

from __future__ import annotations

import asyncio
import re
from urllib.parse import quote

import pytest
from playwright.async_api import Locator, Route, expect

from support.axe import violations_in_both
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


async def test_a_guest_asks_for_a_seat_and_the_host_swaps(visits: Visits) -> None:
    ann, bea = await _lobby(visits)
    await _seat(bea, "Dora").get_by_role("button", name="Ask for this seat").click()
    dora = _seat(ann, "Dora")
    await expect(dora).to_contain_text("Bea would like this seat.")
    await dora.get_by_role("button", name="Swap").click()
    await expect(_seat(bea, "Bess")).to_be_visible()  # the bot of Bea's old seat
    await expect(bea.page.get_by_text("would like this seat")).to_have_count(0)


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


async def test_a_guest_is_removed_told_so_and_invited_again(visits: Visits) -> None:
    ann, bea = await _lobby(visits)
    sheet = await _opens(ann, "Bea")
    await sheet.get_by_role("button", name="Remove Bea").click()
    told = bea.page.get_by_role("alert").filter(has_text="The host has removed you from this table.")
    await expect(told).to_be_visible()
    await expect(bea.page.get_by_role("button", name=re.compile("^Sit"))).to_have_count(0)
    await ann.page.get_by_role("button", name="Invite again").click()
    await bea.page.get_by_role("button", name="Sit here").first.click()
    await expect(_seat(ann, "Bea")).to_be_visible()


@pytest.mark.slow
async def test_the_host_hands_the_table_over(visits: Visits) -> None:
    ann, bea = await _lobby(visits)
    sheet = await _opens(ann, "Bea")
    await sheet.get_by_role("button", name="Make Bea the host").click()
    await expect(bea.page.get_by_role("button", name="Begin")).to_be_visible()
    await expect(ann.page.get_by_role("button", name="Begin")).to_have_count(0)


async def test_rules_and_the_name_of_the_table_are_changed_without_leaving_it(visits: Visits) -> None:
    ann, bea = await _lobby(visits)
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
    await expect(_seat(ann, "Bea")).not_to_contain_text("connection lost")


async def test_without_an_answer_the_rules_stay_those_of_the_table(visits: Visits) -> None:
    ann = await visits.host()
    await ann.goes(f"/t/{await visits.keep(open_table('british', seats=('me', 'open', 'swift', 'swift')))}")
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


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.slow), "dark"])
async def test_the_link_can_be_scanned_in_the_light_and_in_the_dark(visits: Visits, theme: str) -> None:
    """A camera wants dark modules on a light ground, with a margin of four modules (ISO/IEC 18004)."""
    ann = await visits.host(likes={"theme": theme})
    await ann.goes(f"/t/{await visits.keep(open_table(_ONE_DEAL, seats=('me', 'open', 'swift', 'swift')))}")
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
    assert await violations_in_both(ann) == []
