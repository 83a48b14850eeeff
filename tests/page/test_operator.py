"""The operator's page in the browser, and what its orders, reports and muting do at a table."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import Route, expect

from support.axe import violations_in_both
from support.fitting import faults_at
from support.known_matches import open_table
from support.operating import KEY, keyed
from support.person import LAPTOP, PHONE, Person
from support.visits import Visits

_WIDTHS = (320, 390, 1440)


async def _two_at_a_table(visits: Visits, title: str = "") -> tuple[Person, Person]:
    """Ann, who hosts, and Bea, in the middle of a match at a table of this title."""
    table = open_table("standard,target=0,deals=1", seats=("me", "open", "swift", "swift"))
    ann = await visits.host(size=PHONE)
    bea = await visits.stranger(size=LAPTOP, likes={"name": "Bea"})
    code = await visits.keep(table)
    for person in (ann, bea):
        await person.goes(f"/t/{code}")
    await bea.page.get_by_role("button", name="Sit here").first.click()
    await expect(ann.page.get_by_role("heading", name="Bea")).to_be_visible()
    if title:
        await ann.page.get_by_label("Name of the table").fill(title)
        await ann.page.get_by_label("Name of the table").press("Enter")
        await expect(bea.page.get_by_role("heading", name=title)).to_be_visible()
    await ann.page.get_by_role("button", name="Begin").click()
    for person in (ann, bea):
        await expect(person.cards.nth(4)).to_be_visible()
    return ann, bea


async def _operator(visits: Visits, **how: Any) -> Person:
    """The operator, who has opened their link."""
    await keyed(visits.server.store)
    person = await visits.stranger(**how)
    await person.goes(f"/operator#{KEY}")
    await expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    return person


async def _faults(person: Person) -> list[str]:
    unfit = await faults_at(person, _WIDTHS)
    return [*await violations_in_both(person), *(f"{width}: {fault}" for width in unfit for fault in unfit[width])]


async def test_the_operator_reads_a_report_sends_a_message_and_removes_somebody(visits: Visits) -> None:
    ann, bea = await _two_at_a_table(visits)
    await bea.page.get_by_role("button", name="Players").click()
    await bea.page.get_by_role("button", name="Report Ann").click()
    assert await violations_in_both(bea) == []
    sheet = bea.dialog("Report Ann")
    await expect(sheet.get_by_role("button", name="Send the report")).to_be_disabled()
    await sheet.get_by_label("Rude reactions").check()
    await sheet.get_by_role("button", name="Send the report").click()
    await expect(sheet.get_by_role("status")).to_contain_text("will see your report")
    await sheet.get_by_role("button", name="Close").click()
    await bea.dialog("Players").get_by_role("button", name="Close").click()
    operator = await _operator(visits, size=PHONE)
    assert KEY not in operator.page.url, "the key does not stay in the address"
    await expect(operator.page.get_by_role("heading", name="Ann: Rude reactions")).to_be_visible()
    assert await _faults(operator) == []
    await operator.page.get_by_label("Message", exact=True).fill("Back at nine")
    await operator.page.get_by_role("button", name="Send").click()
    for person in (ann, bea):
        await expect(person.page.get_by_text("From the operator: Back at nine")).to_be_visible()
    await bea.page.get_by_role("button", name="OK").click()
    await expect(bea.page.get_by_text("Back at nine")).to_have_count(0)
    await operator.page.get_by_role("button", name="Take it away").click()
    await expect(ann.page.get_by_text("Back at nine")).to_have_count(0)
    table = operator.page.get_by_role("article").filter(has=operator.page.get_by_role("button", name="Close the table"))
    await table.get_by_role("button", name="Remove Bea").click()
    await operator.dialog("Remove Bea from the server?").get_by_role("button", name="Remove").click()
    await expect(bea.page.get_by_role("alert")).to_contain_text("The operator of this server has removed you from it.")
    await expect(operator.page.get_by_role("button", name="Let back in Bea")).to_be_visible()
    await table.get_by_role("button", name=re.compile("^Close the table")).click()
    await operator.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    await expect(ann.page.get_by_role("alert")).to_contain_text("The operator of this server has closed this table.")


async def test_words_are_cleared_and_who_has_left_is_reported(visits: Visits) -> None:
    ann, bea = await _two_at_a_table(visits, "An insult")
    await bea.page.get_by_role("button", name="Players").click()
    await bea.page.get_by_role("button", name="Report Ann").click()
    await expect(bea.page.get_by_label("Offensive name of the table")).to_be_visible()
    await bea.page.get_by_role("button", name="Cancel").click()
    await bea.page.keyboard.press("Escape")
    operator = await _operator(visits, size=PHONE)
    table = operator.page.get_by_role("article").filter(has=operator.page.get_by_role("heading", name="An insult"))
    await expect(table.get_by_role("button", name="Clear name Bea")).to_be_visible()
    assert await _faults(operator) == []
    await table.get_by_role("button", name="Clear title An insult").click()
    await operator.dialog("Clear the title An insult?").get_by_role("button", name="Clear title").click()
    await expect(operator.page.get_by_text("An insult")).to_have_count(0)
    await operator.page.get_by_role("button", name="Clear name Bea").click()
    await operator.dialog("Clear the name Bea?").get_by_role("button", name="Clear name").click()
    await expect(ann.seat("Guest")).to_be_visible()
    await ann.resizes(*LAPTOP)
    await ann.page.get_by_role("button", name="Leave or give up…").click()
    await ann.page.get_by_role("button", name="Leave for good").click()
    await bea.page.get_by_role("button", name="Players").click()
    await expect(bea.dialog("Players")).to_contain_text("Ann has left")
    assert await _faults(bea) == []
    await bea.page.get_by_role("button", name="Report Ann").click()
    await expect(bea.page.get_by_label("Offensive name of the table")).to_have_count(0)
    await bea.page.get_by_label("Offensive name", exact=True).check()
    await bea.page.get_by_role("button", name="Send the report").click()
    await expect(bea.dialog("Report Ann").get_by_role("status")).to_be_visible()
    await bea.dialog("Report Ann").get_by_role("button", name="Close").click()
    report = operator.page.get_by_role("article").filter(
        has=operator.page.get_by_role("heading", name="Ann: Offensive name")
    )
    await report.get_by_role("button", name="Clear name").click()
    await operator.dialog("Clear the name Ann?").get_by_role("button", name="Clear name").click()
    await expect(report.get_by_role("status")).to_have_text("Cleared.")
    await expect(bea.dialog("Players")).to_contain_text("Guest 2 has left")


async def test_a_guest_elsewhere_is_removed_once_the_server_says_so(visits: Visits) -> None:
    ann = await visits.stranger()
    await ann.goes("/settings")  # where they become a guest
    await expect(ann.page.get_by_text("kept until whoever runs this server")).to_be_visible()
    await ann.goes("/games")
    operator = await _operator(visits, size=PHONE)
    rows = operator.page.get_by_role("region", name="Elsewhere").get_by_role("listitem")
    row = rows.filter(has_text="Guest").filter(has_text="Games · Since")  # people of tests before have names
    await expect(row).to_be_visible()
    assert await _faults(operator) == []
    await row.get_by_role("button", name="Remove").click()
    sheet = operator.page.get_by_role("dialog")
    orders: list[str] = []

    async def fail_once(route: Route) -> None:
        if route.request.method == "POST":
            orders.append(route.request.post_data or "")
        await (route.abort() if route.request.method == "POST" and len(orders) == 1 else route.continue_())

    await operator.page.route("**/api/operator", fail_once)
    await sheet.get_by_role("button", name="Remove").click()
    await expect(sheet.get_by_role("alert")).to_have_text("The server cannot be reached. Is it still running?")
    operator.forgive("Failed to load resource")
    await sheet.get_by_role("button", name="Remove").dblclick()
    await expect(sheet).to_have_count(0)
    assert len(orders) == 2, "the second tap sends nothing"
    await expect(operator.page.get_by_role("region", name="Removed guests")).to_be_visible()
    await expect(row).to_have_count(0)


async def test_a_muted_player_is_neither_seen_nor_read_aloud(visits: Visits) -> None:
    ann, bea = await _two_at_a_table(visits)
    await bea.page.get_by_role("button", name="Players").click()
    await bea.page.get_by_role("button", name="Mute Ann").click()
    await expect(bea.page.get_by_role("button", name="Unmute Ann")).to_be_visible()
    assert await _faults(bea) == []
    await bea.page.keyboard.press("Escape")
    await _says(ann, "Oops")
    await _says(bea, "Well played")  # which comes after it to both
    await expect(ann.page.get_by_text("Well played").first).to_be_visible()
    await expect(bea.page.get_by_text("Oops")).to_have_count(0)
    await bea.page.reload()
    await bea.page.get_by_role("button", name="Players").click()
    await bea.page.get_by_role("button", name="Unmute Ann").click()
    await bea.page.keyboard.press("Escape")
    await _says(ann, "Sorry")
    await expect(bea.page.get_by_text("Sorry").first).to_be_visible()


async def _says(person: Person, phrase: str) -> None:
    await person.page.get_by_role("button", name="Say…").click()
    await person.page.get_by_role("button", name=phrase).click()


async def test_a_wrong_link_says_so_and_german_fits(visits: Visits) -> None:
    stranger = await visits.stranger(size=PHONE, locale="de-DE")
    await stranger.goes(f"/operator#{'0' * 32}")
    await expect(stranger.page.get_by_role("alert")).to_contain_text("Das ist nicht der Link des Betreibers")
    stranger.forgive("403")
    operator = await _operator(visits, size=PHONE, locale="de-DE")
    await expect(operator.page.get_by_role("heading", name="Laufende Tische")).to_be_visible()
    assert await _faults(operator) == []
