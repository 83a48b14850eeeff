"""The evening of an entrant on a telephone: who they are, where they play, and the result both sides agree on."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import expect

from euchre.wording import LANGUAGES, Language
from support.axe import violations_in_both
from support.evening_clients import does, is_over, looks, of_people, opens, until
from support.fitting import faults_at, faults_of
from support.person import PHONE, Person
from support.sampling import few
from support.serving import Serving
from support.visits import Visits
from support.web import Guest


@pytest_asyncio.fixture(loop_scope="session")
async def director(server: Serving) -> AsyncIterator[Guest]:
    """The director of the evenings."""
    async with Guest(server.address.removeprefix("http://")) as found:
        yield found


async def _is(ann: Person, code: str, number: int) -> None:
    """Open the evening by the link of a tally card, and say that it is theirs."""
    await ann.goes(f"/evening/{code}#{number}")
    await ann.page.get_by_role("button", name="Yes, that").click()
    await expect(ann.page.get_by_text(f"number {number}")).to_be_visible()


async def _enters(ann: Person, mine: int, theirs: int) -> None:
    """Enter the result of their table and send it."""
    mine_field, their_field = await ann.page.get_by_role("spinbutton", name="Points: ").all()
    await mine_field.fill(str(mine))
    await their_field.fill(str(theirs))
    await ann.page.get_by_role("button", name="Send result").click()


async def _table(director: Guest, code: str) -> Any:
    return (await looks(director, code))["rounds"][0]["tables"][0]


@pytest.mark.slow
async def test_who_has_lost_their_device_is_shown_the_way_back(visits: Visits, director: Guest) -> None:
    """A taken seat is no dead end: a card leads to it, or a director who unlinks the old device."""
    code = await of_people(director, 4)
    ann, again = [await visits.stranger(size=PHONE) for _ in range(2)]
    await _is(ann, code, 1)
    await again.goes(f"/evening/{code}#1")
    await expect(again.page.get_by_text("Another device is linked to this name.")).to_be_visible()
    await expect(again.page.get_by_role("link", name="I have a card")).to_have_attribute("href", "/me")
    assert await violations_in_both(again) == []
    await does(director, code, "unlink", entrant=1)
    await again.page.get_by_role("button", name="Yes, that").click()
    await expect(again.page.get_by_text("number 1")).to_be_visible()


async def test_both_sides_of_a_table_agree_on_its_result(visits: Visits, director: Guest) -> None:
    code = await of_people(director, 4, loners=False)
    await does(director, code, "seatround", round=1)
    north, east, *_ = (await _table(director, code))["seats"]
    ann, bob = [await visits.stranger(size=PHONE) for _ in range(2)]
    await _is(ann, code, north)
    await _is(bob, code, east)
    await expect(ann.page.get_by_text("Table 1", exact=True)).to_be_visible()
    await expect(ann.page.get_by_text("You sit North.")).to_be_visible()
    await _enters(ann, 7, 9)
    await expect(ann.page.get_by_text("It counts as soon as")).to_be_visible()
    await bob.page.get_by_role("button", name="No, it").click()
    await ann.page.get_by_role("button", name="Enter it again").click()
    await _enters(ann, 7, 8)
    await bob.page.get_by_role("button", name="Yes, that").click()
    for each in (ann, bob):
        await expect(each.page.get_by_text("This result counts.")).to_be_visible()
    now = await until(director, code, is_over)
    assert now["rounds"][0]["tables"][0]["result"]["score"]["points"] == [7, 8]
    await expect(bob.page.get_by_text("You have 8 points: place 1 of 4.")).to_be_visible()


@pytest.mark.slow
async def test_what_is_new_is_said_to_a_screen_reader(visits: Visits, director: Guest) -> None:
    code = await of_people(director, 5)
    ann = await visits.stranger(size=PHONE)
    await _is(ann, code, 1)
    await does(director, code, "seatround", round=1)
    log = ann.page.get_by_role("log", name="What happens")
    await expect(log.get_by_text("Round 1: you")).to_be_attached()


@pytest.mark.slow
async def test_somebody_joins_by_themselves_and_lets_go_of_a_number(visits: Visits, director: Guest) -> None:
    code = await opens(director, enter="anybody")
    ann = await visits.stranger(size=PHONE)
    await ann.goes(f"/evening/{code}")
    await ann.page.get_by_label("Your name").fill("Annemarie")
    await ann.page.get_by_role("button", name="Join", exact=True).click()
    await expect(ann.page.get_by_text("Welcome, Annemarie!")).to_be_visible()
    await ann.page.get_by_role("button", name="not me").click()
    await expect(ann.page.get_by_text("Which of these are you?")).to_be_visible()
    now = await until(director, code, lambda now: now["entrants"] and not now["entrants"][0]["linked"])
    assert [(one["name"], one["section"]) for one in now["entrants"]] == [("Annemarie", "online")]


@pytest.mark.slow
async def test_who_only_watches_sees_seats_and_standings(visits: Visits, director: Guest) -> None:
    code = await of_people(director, 8)
    await does(director, code, "seatround", round=1)
    ann = await visits.stranger()
    await ann.goes(f"/evening/{code}")
    await ann.page.get_by_role("button", name="I only want to watch").click()
    await expect(ann.page.get_by_role("region", name="Round 1 of 10").get_by_role("listitem")).to_have_count(2)
    await does(director, code, "enterresult", round=1, table=1, score={"points": [9, 4]})
    await expect(ann.page.get_by_role("region", name="Standings").get_by_role("row")).to_have_count(9)


@pytest.mark.slow
async def test_an_online_table_is_played_by_one_button_and_leads_back(visits: Visits, director: Guest) -> None:
    code = await of_people(director, 1, section="online", length={"kind": "deals", "number": 1})
    ann = await visits.stranger()
    await _is(ann, code, 1)
    await does(director, code, "seatround", round=1)
    await ann.page.get_by_role("link", name="Play", exact=True).click()
    await expect(ann.page).to_have_url(re.compile("/t/"))
    await ann.page.get_by_role("link", name="Round 1, table 1").first.click()
    await expect(ann.page).to_have_url(re.compile(f"/evening/{code}$"))
    await expect(ann.page.get_by_text("You sit ")).to_be_visible()


@pytest.mark.parametrize("language", few(LANGUAGES, keep={"de"}))
async def test_my_evening_fits_every_window_and_is_open_to_everybody(
    visits: Visits, director: Guest, language: Language
) -> None:
    code = await opens(director, rounds=4, loners=True, euchres=True, title="Die lange Nacht der Karten")
    for number in range(1, 14):
        await does(director, code, "enter", name=f"Annemarie von {number}")
    ann = await visits.stranger(locale=language)
    await ann.goes(f"/evening/{code}")
    await expect(ann.page.get_by_role("listitem")).to_have_count(13)
    assert await violations_in_both(ann) == []
    assert await faults_at(ann) == {}
    await does(director, code, "seatround", round=1)
    number = (await _table(director, code))["seats"][1]
    await ann.page.get_by_text(f"Annemarie von {number}", exact=True).click()
    await ann.page.get_by_role("button").first.click()
    await expect(ann.page.get_by_role("spinbutton").first).to_be_visible()
    assert await violations_in_both(ann) == []
    assert await faults_at(ann) == {}
    await ann.page.emulate_media(forced_colors="active")
    assert await faults_of(ann.page) == []
