"""The page with several people at one table, each in their own browser."""

from __future__ import annotations

import asyncio
import json
import re

import pytest
from msgspec.structs import replace
from playwright.async_api import expect

from euchre.core.state import Phase
from euchre.tables.messages import Clock, Terms
from support.axe import violations_in_both
from support.evenings import friends
from support.known_matches import known_match, open_table
from support.person import Person
from support.silent_line import SilentLine
from support.visits import Visits

_ONE_DEAL = "standard,target=0,deals=1"


async def _gives_a_name_with_the_seat(person: Person, name: str) -> None:
    """Enter a name on taking the seat."""
    await person.page.get_by_role("button", name="Sit here").first.click()
    sheet = person.dialog("Your name")
    field = sheet.get_by_label("The name the others see")
    await expect(field).to_be_focused()
    await field.fill(name)
    await sheet.get_by_role("button", name="Sit down").click()


async def _invited(visits: Visits) -> tuple[Person, Person]:
    """Ann, and Bea, who came by Ann's link and sits to Ann's left; the match has begun."""
    table = open_table(_ONE_DEAL, seats=("me", "open", "swift", "swift"))
    ann, bea = await visits.host(), await visits.stranger()
    await ann.goes(f"/t/{await visits.keep(table)}")
    await bea.page.goto(await ann.page.get_by_label("Link to this table").input_value())
    await expect(ann.sentence("1 person is watching.")).to_be_visible()
    await expect(bea.page.get_by_role("button", name="Sit here")).to_be_visible()
    await expect(bea.sentence("1 person is watching.")).to_have_count(0)
    await _gives_a_name_with_the_seat(bea, "Bea")
    await expect(ann.page.get_by_role("heading", name="Bea")).to_be_visible()
    await ann.page.get_by_role("button", name="Begin").click()
    await expect(ann.cards.nth(4)).to_be_visible()
    await expect(bea.cards.nth(4)).to_be_visible()
    return ann, bea


async def test_two_people_play_after_an_invitation_and_a_third_looks_on(visits: Visits) -> None:
    watcher = await visits.stranger()
    heard: list[str] = []
    watcher.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    ann, bea = await _invited(visits)
    await watcher.page.goto(ann.page.url)
    await expect(watcher.main.get_by_text("You are watching this table.")).to_be_visible()
    await _sit_at_one_table(ann, bea)
    await _speak(ann, bea)
    await _play_a_trick(ann, bea)
    await _sees_no_hand(watcher, ann, heard)
    await _leaves_for_good(bea, ann)


async def _sit_at_one_table(ann: Person, bea: Person) -> None:
    await expect(ann.seat("Bea")).to_be_visible()
    await expect(bea.seat("Ann")).to_be_visible()
    await expect(bea.page.get_by_role("button", name="Undo")).to_have_count(0)
    assert set(await ann.names()).isdisjoint(await bea.names())


async def _speak(ann: Person, bea: Person) -> None:
    """Speak in words and faces, which the other sees."""
    await bea.answer("Say…").click()
    told = expect(ann.seat("Bea").get_by_role("paragraph"))
    await asyncio.gather(bea.answer("Good luck!").click(), told.to_contain_text("Good luck!"))
    await bea.answer("Say…").click()
    smile = expect(ann.seat("Bea").get_by_role("img", name="smile"))
    await asyncio.gather(bea.answer("smile").click(), smile.to_be_visible())
    await expect(ann.story).to_contain_text("Bea smiles.")


async def _play_a_trick(ann: Person, bea: Person) -> None:
    trick = re.compile("^Trick 1:")
    await asyncio.gather(*(one.plays_until(one.story.get_by_text(trick)) for one in (ann, bea)))
    await expect(ann.story.get_by_text(trick)).to_contain_text("Bea")
    await expect(bea.story.get_by_text(trick)).to_contain_text("Ann")


async def _sees_no_hand(watcher: Person, ann: Person, heard: list[str]) -> None:
    """Check that no hand is on the page, nor in what the page is told."""
    await expect(watcher.story.get_by_text("Trick 1:")).to_be_visible()
    await expect(watcher.hand).to_have_count(0)
    await expect(watcher.page.get_by_role("button", name="Undo")).to_have_count(0)
    for name in await ann.names():
        await expect(watcher.page.get_by_label(name)).to_have_count(0)
        await expect(watcher.page.get_by_text(name)).to_have_count(0)
    pictures = [reply["picture"] for reply in map(json.loads, heard) if reply.get("picture")]
    assert pictures
    assert all(picture["hand"] == [] and picture["choices"] == [] for picture in pictures)


async def _leaves_for_good(bea: Person, ann: Person) -> None:
    """Leave with a notice of what happens then; a bot plays on."""
    await bea.answer("Leave or give up…").click()
    await expect(bea.dialog("Leave the table")).to_contain_text("A bot takes your seat")
    assert await violations_in_both(bea) == []
    await bea.answer("Leave for good").click()
    await expect(bea.page.get_by_role("button", name="Play now")).to_be_visible()
    await expect(bea.page.get_by_role("region", name="Continue")).to_have_count(0)
    await expect(ann.story).to_contain_text("Bea has left the table. A bot has taken the seat.")
    await expect(ann.seat("Bess")).to_be_visible()


@pytest.mark.soak
async def test_two_people_play_to_the_end_and_both_must_want_another_match(visits: Visits) -> None:
    ann, bea = await _invited(visits)
    await asyncio.gather(*(one.plays_until(one.verdict) for one in (ann, bea)))
    await ann.answer("Play again").click()
    await expect(ann.sentence("Waiting for Bea")).to_be_visible()
    await bea.answer("Play again").click()
    for one in (ann, bea):
        await expect(one.verdict).to_have_count(0)
        await expect(one.cards.nth(4)).to_be_visible()


@pytest.mark.slow
async def test_the_host_shows_spectators_out(visits: Visits) -> None:
    asked = known_match("standard", lambda seen: seen.turn == 0)
    ann, watcher = await visits.seated(asked), await visits.stranger()
    code = ann.page.url.rpartition("/")[2]
    await watcher.goes(f"/t/{code}")
    await expect(watcher.sentence("You are watching this table.")).to_be_visible()
    await ann.page.get_by_role("button", name="Settings").click()
    await ann.dialog("Settings").get_by_role("switch", name="Spectators").click()
    await expect(watcher.sentence("This table is not open to spectators.")).to_be_visible()
    await expect(watcher.page.get_by_role("heading", name=f"Table {code}")).to_be_visible()
    await expect(watcher.laid).to_have_count(0)


@pytest.mark.slow
async def test_a_seat_is_kept_for_who_comes_back(visits: Visits) -> None:
    ann, bea = await _invited(visits)
    held, address = await bea.names(), bea.page.url
    await bea.page.close()
    await expect(ann.seat("Bea")).to_contain_text("offline")
    await bea.window()
    await bea.page.goto(address)
    await expect(bea.cards).to_have_count(len(held))
    assert await bea.names() == held
    await expect(ann.seat("Bea")).not_to_contain_text("offline")


@pytest.mark.slow
async def test_the_offer_of_a_bot_comes_when_a_minute_has_passed(visits: Visits) -> None:
    evening = friends(2)
    evening.begin()
    evening.play_to(1)
    code = await visits.keep_evening(evening)
    ann = await visits.host()
    await ann.page.clock.install()
    await ann.sits_at(code)
    offer = ann.answer("Let a bot play for Ben")
    await ann.page.clock.fast_forward(30_000)
    await expect(offer).to_have_count(0)
    await ann.page.clock.fast_forward(31_000)
    await expect(offer).to_be_visible()


@pytest.mark.slow
async def test_who_has_no_part_in_the_shuffle_is_named_while_it_goes_on(visits: Visits) -> None:
    table = open_table(_ONE_DEAL, seats=("me", "open", "open", "swift"))
    ann, bea, cat = await visits.host(), await visits.stranger(), await visits.stranger()
    silence = await SilentLine.on(cat.page)
    code = await visits.keep(table)
    await ann.goes(f"/t/{code}")
    for one, name in ((bea, "Bea"), (cat, "Cat")):
        await one.goes(f"/t/{code}")
        await _gives_a_name_with_the_seat(one, name)
        await expect(ann.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    await bea.page.close()
    seats = ann.page.get_by_role("listitem")
    await expect(seats.filter(has_text="Bea")).to_contain_text("offline")
    silence.falls()
    await ann.page.get_by_role("button", name="Begin").click()
    await expect(seats.filter(has_text="Bea")).to_contain_text("not part of the shuffle")
    await expect(seats.filter(has_text="Cat")).to_contain_text("shuffling…")


@pytest.mark.slow
async def test_who_comes_to_a_full_table_is_told_so(visits: Visits) -> None:
    table = open_table(_ONE_DEAL, seats=("me", "open", "swift", "swift"))
    ann, bea, cat = await visits.host(), await visits.stranger(), await visits.stranger()
    code = await visits.keep(table)
    for one in (ann, bea, cat):
        await one.goes(f"/t/{code}")
    sit = cat.page.get_by_role("button", name=re.compile("^Sit"))
    await expect(sit.first).to_be_visible()
    await _gives_a_name_with_the_seat(bea, "Bea")
    await expect(cat.said("Every seat is taken.")).to_be_visible()
    await expect(sit).to_have_count(0)
    await bea.page.get_by_role("button", name="Get up").click()
    await expect(sit.first).to_be_visible()


@pytest.mark.slow
async def test_a_clock_runs_down_in_sight_and_waits_for_no_summary(visits: Visits) -> None:
    last = known_match("standard", lambda seen: seen.phase is Phase.PLAY and seen.turn == 0 and len(seen.hand) == 1)
    clocked = replace(last.first, terms=Terms(pace="instant", clock=Clock(kind="move", seconds=600)))
    ann = await visits.host(likes={"autoContinue": False})
    await ann.page.clock.install()
    await ann.sits_at(await visits.keep(clocked))
    clock = ann.seat("Ann").get_by_role("timer")
    await expect(clock).to_have_text(re.compile("^(10:0|9:[345])"))
    await ann.page.clock.fast_forward(300_000)
    await expect(clock).to_have_text(re.compile("^(5:0|4:[345])"))
    await ann.does(last.rules, last.answers)
    await ann.plays_anything()
    await expect(ann.story).to_contain_text("Deal 2")
    await expect(ann.cards).to_have_count(5)
