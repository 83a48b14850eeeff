"""Running an evening on the page: with a telephone in one hand, without a network for a while, and by two together."""

from __future__ import annotations

import re
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from playwright.async_api import Browser, Locator, expect

from support.axe import violations
from support.person import PHONE, Person
from support.sampling import few
from support.serving import Serving
from support.visits import Visits, visiting

NAMES: Final = (
    "Ann Bess Cleo Dora Emma Fay Gus Hal Ida Jim Kay Leo Mia Ned Ora Pat Quin Rose Sam Tess Uma Vic".split()  # noqa: SIM905
)
_OFFLINE: Final = ("Failed to load resource", "ERR_")
_MOST_TAPS: Final = 4
"""The most taps for a table in a round where nothing special happens."""
_LOOKS: Final = (
    "fetch(location.pathname.replace('/director', '').replace('/evening/', '/api/evenings/'))"
    ".then((answer) => answer.json())"
)
_PLAYS_ONLINE: Final = """number => fetch(`/api/evenings/${location.pathname.split('/')[2]}`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ type: 'changeentrant', id: `o${number}`, entrant: number, section: 'online' }),
})"""
_COUNT_TAPS: Final = "window.taps = 0; addEventListener('click', (event) => (window.taps += event.isTrusted), true);"


async def starts(ann: Person) -> None:
    """Start an evening as it is offered."""
    await ann.goes("/evening")
    await ann.page.get_by_role("button", name="Start", exact=True).click()


async def enters(ann: Person, *names: str) -> None:
    """Type names one after another, and wait until the server has them all."""
    await ann.page.get_by_label(re.compile("^Name of number")).click()
    for name in names:
        await ann.page.keyboard.type(name)
        await ann.page.keyboard.press("Enter")
    await expect(person(ann, names[-1])).to_be_visible()


def person(ann: Person, name: str) -> Locator:
    """The list entry of a person, with their number before the name."""
    return ann.page.get_by_role("button", name=re.compile(rf"^\d+ {name}\b"))


def button(ann: Person, name: str | re.Pattern[str]) -> Locator:
    """A button by its words."""
    return ann.page.get_by_role("button", name=name, exact=True)


def table(ann: Person, number: int) -> Locator:
    """A table of the round."""
    return ann.page.get_by_role("article").filter(has=button(ann, f"Table {number}"))


async def seats(ann: Person, number: int) -> None:
    """Seat a round."""
    await button(ann, f"Seat round {number}").click()
    await expect(ann.page.get_by_role("heading", name=f"Round {number} of 10")).to_be_visible()


async def enters_result(ann: Person, number: int, first: int, second: int) -> None:
    """Enter the result of a table with the keys for points."""
    await button(ann, f"Table {number}").click()
    sheet = ann.page.get_by_role("dialog")
    await sheet.get_by_role("button", name=str(first), exact=True).click()
    await sheet.get_by_role("button", name=str(second), exact=True).click()
    await sheet.get_by_role("button", name="Done").click()
    await expect(sheet).to_have_count(0)
    await expect(table(ann, number)).to_contain_text("Entered by a director")


async def plays_round(ann: Person, number: int, tables: int) -> None:
    """Seat a round and enter all its results, and count the taps."""
    await seats(ann, number)
    for one in range(1, tables + 1):
        before = await ann.page.evaluate("window.taps")
        await enters_result(ann, one, 4 + one, 5)
        assert await ann.page.evaluate("window.taps") - before <= _MOST_TAPS
    await expect(ann.page.get_by_text(f"{tables} of {tables} tables")).to_be_visible()


async def stands(ann: Person) -> dict[str, Any]:
    """The evening as the server has it."""
    found: dict[str, Any] = await ann.page.evaluate(_LOOKS)
    return found


async def plays_evening(visits: Visits, rounds: int) -> None:
    """An evening of 22 people on paper, with one telephone."""
    ann = await visits.stranger(size=PHONE)
    await ann.context.add_init_script(_COUNT_TAPS)
    await starts(ann)
    await enters(ann, *NAMES)
    await button(ann, "On to round 1").click()
    await expect(ann.page.get_by_text("5 tables · 2 people sit out")).to_be_visible()
    for number in range(1, rounds + 1):
        await plays_round(ann, number, 5)
    await ann.until(f"(await {_LOOKS}).rounds[{rounds - 1}].is_over")
    now = await stands(ann)
    points = sum(sum(table["result"]["score"]["points"]) for round_ in now["rounds"] for table in round_["tables"])
    assert points == rounds * sum(4 + one + 5 for one in range(1, 6))
    await button(ann, "Standings").click()
    await button(ann, "End the evening").click()
    await expect(ann.page.get_by_role("heading", name="Final standings")).to_be_visible()
    await ann.until(f"(await {_LOOKS}).stage === 'over'")


async def test_one_telephone_runs_an_evening_of_22_on_paper(visits: Visits) -> None:
    await plays_evening(visits, 2)


@pytest.mark.slow
async def test_one_telephone_runs_all_ten_rounds(visits: Visits) -> None:
    await plays_evening(visits, 10)


@pytest.mark.slow
async def test_results_wait_for_the_network_and_the_page_and_count_once(chromium: Browser, tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        async with visiting(chromium, server) as visits:
            ann = await visits.stranger(size=PHONE, service_workers="allow")
            await ann.is_served_by_the_worker()
            await starts(ann)
            await enters(ann, *NAMES[:12])
            await button(ann, "On to round 1").click()
            await seats(ann, 1)
            await ann.until("await caches.match('/evening')")
            address = ann.page.url
            server.kill()
            await enters_result(ann, 1, 9, 6)
            await enters_result(ann, 2, 12, 3)
            await expect(ann.page.get_by_text("2 results wait for the network")).to_be_visible()
            await ann.page.close()
            await ann.window()
            await ann.page.goto(address)
            await expect(table(ann, 2)).to_contain_text("12")
            await enters_result(ann, 3, 8, 5)
            await expect(ann.page.get_by_text("3 results wait for the network")).to_be_visible()
            await button(ann, re.compile("Take back: table 3, 8 to 5")).click()
            await expect(ann.page.get_by_text("2 of 3 tables")).to_be_visible()
            await enters_result(ann, 3, 5, 8)
            server.start()
            await expect(ann.page.get_by_text("wait for the network")).to_have_count(0)
            await ann.until(f"(await {_LOOKS}).rounds[0].is_over")
            results = [one["result"] for one in (await stands(ann))["rounds"][0]["tables"]]
            assert [one["score"]["points"] for one in results] == [[9, 6], [12, 3], [5, 8]]
            assert [one["earlier"] for one in results] == [[], [], []]
            ann.forgive(*_OFFLINE)


@pytest.mark.slow
async def test_two_directors_see_and_take_back_each_others_steps(visits: Visits) -> None:
    ann, bess = await visits.stranger(size=PHONE), await visits.stranger()
    await starts(ann)
    await enters(ann, *NAMES[:8])
    await button(ann, "More").click()
    await button(ann, "Invite a director").click()
    link = await ann.page.get_by_label("Link for directors").input_value()
    await bess.page.goto(link)
    await expect(person(bess, "Hal")).to_be_visible()
    assert "#" not in bess.page.url
    await button(bess, "On to round 1").click()
    await seats(bess, 1)
    await button(ann, "Round").click()
    await enters_result(ann, 2, 10, 4)
    await expect(table(bess, 2)).to_contain_text("10")
    await button(bess, "Take back: table 2, 10 to 4").click()
    await expect(table(ann, 2)).to_contain_text("No result yet")
    await button(ann, "More").click()
    directors = ann.page.get_by_role("region", name="Directors")
    await directors.get_by_role("button", name="Dismiss Director 2").click()
    await directors.get_by_role("button", name="Dismiss for good").click()
    await expect(directors.get_by_role("listitem")).to_have_count(1)
    await expect(bess.page.get_by_role("heading", name="You do not run this evening")).to_be_visible()


async def test_a_mistyped_name_goes_and_live_cards_are_taken_back_with_a_reason(visits: Visits) -> None:
    ann = await visits.stranger(size=PHONE)
    await starts(ann)
    await enters(ann, *NAMES[:5])
    await button(ann, f"{NAMES[4]} is not here yet").click()
    await expect(ann.page.get_by_text("4 people are here")).to_be_visible()
    await person(ann, NAMES[4]).click()
    await ann.dialog("Number 5").get_by_role("button", name="Remove").click()
    await expect(person(ann, NAMES[4])).to_have_count(0)
    for number in range(1, 5):
        await ann.page.evaluate(_PLAYS_ONLINE, number)
    await button(ann, "On to round 1").click()
    await seats(ann, 1)
    await button(ann, "Take back: seating of round 1").click()
    sheet = ann.dialog("Seat round 1 again")
    await expect(sheet.get_by_role("button", name="Take back the seating")).to_be_disabled()
    await sheet.get_by_role("button", name="Somebody has left").click()
    await sheet.get_by_role("button", name="Take back the seating").click()
    await seats(ann, 1)
    await expect(ann.page.get_by_text("Reason: Somebody has left")).to_be_visible()


@pytest.mark.slow
async def test_a_result_is_entered_and_corrected_by_keyboard(visits: Visits) -> None:
    ann = await visits.stranger()
    await starts(ann)
    await enters(ann, *NAMES[:8])
    await button(ann, "On to round 1").click()
    await seats(ann, 1)
    await button(ann, "Table 1").focus()
    await ann.page.keyboard.press("ArrowRight")
    await expect(button(ann, "Table 2")).to_be_focused()
    for key in ("Enter", "1", "1", "Enter", "6", "Enter"):
        await ann.page.keyboard.press(key)
    await expect(table(ann, 2)).to_contain_text("11")
    await expect(button(ann, "Table 2")).to_be_focused()
    await ann.page.keyboard.press("Enter")
    await ann.page.keyboard.press("9")
    await expect(button(ann, "Done")).to_be_disabled()
    await button(ann, "Counted again").click()
    await button(ann, "Done").click()
    await expect(table(ann, 2)).to_contain_text("Changed: Counted again")
    await button(ann, "Table 1").click()
    for key in ("4", "9", "Enter", "5", "Enter", "Enter"):  # a doubtful result takes one press more
        await ann.page.keyboard.press(key)
    await expect(table(ann, 1)).to_contain_text("Entered by a director")


@pytest.mark.slow
async def test_a_correction_is_entered_as_a_first_result_is(visits: Visits) -> None:
    ann = await visits.stranger(size=PHONE)
    await starts(ann)
    await enters(ann, *NAMES[:4])
    await button(ann, "On to round 1").click()
    await seats(ann, 1)
    await enters_result(ann, 1, 10, 6)
    await button(ann, "Table 1").click()
    sheet = ann.page.get_by_role("dialog")
    key = sheet.get_by_role("button", name="6", exact=True)
    place = await key.bounding_box()
    await key.click()
    assert await key.bounding_box() == place, "nothing jumps when the reason is due"
    await sheet.get_by_role("button", name="10", exact=True).click()
    await sheet.get_by_role("button", name="Typing error").click()
    await sheet.get_by_role("button", name="Done").click()
    await button(ann, "Take back: table 1, 6 to 10").click()
    await button(ann, "Table 1").click()
    await sheet.get_by_role("button", name="Sides mixed up").click()
    await sheet.get_by_role("button", name="Done").click()
    await expect(button(ann, "Take back: table 1, 6 to 10")).to_be_visible()


@pytest.mark.slow
async def test_a_report_of_players_is_accepted_with_one_tap(visits: Visits) -> None:
    ann, bess = await visits.stranger(size=PHONE), await visits.stranger()
    await starts(ann)
    await enters(ann, *NAMES[:4])
    await button(ann, "On to round 1").click()
    await seats(ann, 1)
    code = ann.page.url.split("/")[-2]
    score = {"points": [9, 6], "loners": [], "euchres": []}
    await bess.goes("/evening")
    await says(bess, code, {"type": "link", "id": "one", "entrant": 2})
    await says(bess, code, {"type": "reportresult", "id": "two", "round": 1, "table": 1, "score": score})
    await expect(table(ann, 1)).to_contain_text("Bess says 9 to 6.")
    await button(ann, "Accept the result of table 1").click()
    await expect(ann.page.get_by_text("1 of 1 tables")).to_be_visible()
    await button(ann, "Take back: table 1, 9 to 6").click()
    await expect(table(ann, 1)).not_to_contain_text("Entered by a director")
    await button(ann, "Take back: seating of round 1").click()
    await expect(button(ann, "Seat round 1")).to_be_enabled()


async def says(guest: Person, code: str, message: dict[str, Any]) -> None:
    """Send a message to the evening as the page of a player does."""
    headers = {"content-type": "application/json"}
    options = {"method": "POST", "headers": headers, "body": msgspec.json.encode(message).decode()}
    status = await guest.page.evaluate(
        "([path, options]) => fetch(path, options).then((answer) => answer.status)", [f"/api/evenings/{code}", options]
    )
    assert status == HTTPStatus.OK


@pytest.mark.slow
async def test_who_comes_late_and_who_goes_home_count_for_the_next_round(visits: Visits) -> None:
    ann = await visits.stranger(size=PHONE)
    await starts(ann)
    await enters(ann, *NAMES[:8])
    await button(ann, "On to round 1").click()
    await seats(ann, 1)
    await button(ann, "People").click()
    await expect(ann.page.get_by_text("Round 2 with 8 people:")).to_be_visible()
    await person(ann, "Cleo").click()
    await button(ann, "Gone home").click()
    await expect(ann.page.get_by_text("1 table · 3 people sit out")).to_be_visible()
    await enters(ann, "Ivy")
    await expect(ann.page.get_by_text("Ivy has number 9: write it on the tally card.")).to_be_visible()
    await expect(ann.page.get_by_text(re.compile("Round 2 with 8 people: *2 tables$"))).to_be_visible()


@pytest.mark.slow
async def test_a_league_match_comes_from_two_names_and_a_list_to_games_won(visits: Visits) -> None:
    """Enter eight names on the page alone, the first four at home; one pair is moved, and the match played."""
    ann = await visits.stranger(size=PHONE)
    await ann.goes("/evening")
    await button(ann, "Change the settings").click()
    for choice in ("Fixed pairs", "League match"):
        await ann.page.get_by_role("radio", name=choice).check()
    await ann.page.get_by_role("textbox", name="Home team").fill("Hornby")
    await ann.page.get_by_role("textbox", name="Visitors").fill("Nepean")
    await expect(ann.page.get_by_text("League match: Hornby at home, Nepean visiting.")).to_be_visible()
    await button(ann, "Start").first.click()
    await button(ann, "Paste a list").click()
    await ann.page.get_by_label("One name a line").fill("\n".join(NAMES[:8]))
    await button(ann, "Enter 8 names").click()
    await expect(ann.page.get_by_text("2 tables · Hornby: 2 pairs · Nepean: 2 pairs")).to_be_visible()
    await expect(person(ann, "Dora")).to_contain_text("Hornby")
    for name, team in (("Cleo", "Nepean"), ("Emma", "Hornby")):
        await person(ann, name).click()
        sheet = ann.page.get_by_role("dialog")
        await sheet.get_by_role("radio", name=team).check()
        await button(ann, "Done").click()
    await expect(person(ann, "Fay")).to_contain_text("Hornby")
    await button(ann, "On to round 1").click()
    await seats(ann, 1)
    for number, first, second in ((1, 9, 4), (2, 8, 3)):
        await enters_result(ann, number, first, second)
    await button(ann, "Standings").click()
    teams, pairs = ann.page.get_by_role("table").first, ann.page.get_by_role("table").last
    assert [" ".join(text.split()) for text in await teams.get_by_role("row").all_inner_texts()] == [
        "Rank Team Games won Points",
        "1 Hornby 2 17",
        "2 Nepean 0 7",
    ]
    names = [" ".join(text.split()) for text in await pairs.get_by_role("rowheader").all_inner_texts()]
    assert names[0] == "1 Ann & 2 Bess Hornby"
    assert len(names) == 4


@pytest.mark.slow
async def test_doubtful_points_are_asked_about_and_can_be_entered(visits: Visits) -> None:
    ann = await visits.stranger(size=PHONE)
    await starts(ann)
    await enters(ann, *NAMES[:4])
    await button(ann, "On to round 1").click()
    await seats(ann, 1)
    await button(ann, "Table 1").click()
    sheet = ann.page.get_by_role("dialog")
    await sheet.get_by_role("button", name="3", exact=True).click()
    await sheet.get_by_role("button", name="2", exact=True).click()
    await expect(sheet.get_by_text("8 hands usually give at least 8 points. Were some thrown in?")).to_be_visible()
    await sheet.get_by_role("button", name="Enter it anyway").click()
    await expect(ann.page.get_by_text("1 of 1 tables")).to_be_visible()


@pytest.mark.parametrize(
    "size", few([pytest.param((320, 700)), pytest.param(PHONE), pytest.param((1440, 900))], keep=[PHONE]), ids=str
)
async def test_the_screens_of_a_director_are_accessible(visits: Visits, size: tuple[int, int]) -> None:
    ann = await visits.stranger(size=size)
    await ann.goes("/evening")
    await button(ann, "Change the settings").click()
    assert await violations(ann) == []
    await button(ann, "Start").first.click()
    await enters(ann, *NAMES[:9])
    assert await violations(ann) == []
    await button(ann, "On to round 1").click()
    await seats(ann, 1)
    for part in ("Round", "Standings", "More"):
        await button(ann, part).click()
        assert await violations(ann) == []
        assert await ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await button(ann, "Round").click()
    await button(ann, "Table 1").click()
    assert await violations(ann) == []
