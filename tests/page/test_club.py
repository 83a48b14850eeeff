"""The page of a club: founded, filled, read by a stranger and by a member, on a telephone and a desktop."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import expect

from support.axe import violations_in_both
from support.fitting import faults_at
from support.person import PHONE, Person
from support.visits import Visits

_WIDTHS = (320, 390, 1440)
_POST = """async ([path, body]) => {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return reply.json();
}"""

_KEY = "async (club) => (await (await fetch(`/api/clubs/${club}`)).json()).key"


async def _posts(person: Person, path: str, **body: Any) -> Any:
    return await person.page.evaluate(_POST, [path, body])


async def _founds(person: Person, name: str) -> str:
    """Found a club by the form; returns its code."""
    await person.goes("/club")
    await person.page.get_by_label("Name of the club").fill(name)
    await person.page.get_by_label("Place").fill("The Old Mill")
    await person.page.get_by_role("button", name="Start the club").click()
    await expect(person.page.get_by_role("heading", level=1)).to_have_text(name)
    return person.page.url.rpartition("/")[2]


async def _adds(person: Person, *names: str) -> None:
    """Take members in, one after the other, by keys alone."""
    field = person.page.get_by_label("New member")
    await field.focus()
    for name in names:
        await person.page.keyboard.type(name)
        await person.page.keyboard.press("Enter")
        await expect(field).to_have_value("")
        await expect(field).to_be_focused()


async def _plays_an_evening(person: Person, club: str) -> None:
    """An evening of the first four members, of whom two win by nine to four."""
    settings = {"movement": "draw", "rounds": 1, "day": "2026-11-26"}
    evening = (await _posts(person, "/api/evenings", settings=settings, club=club))["code"]
    path = f"/api/evenings/{evening}"
    for number, name in enumerate(("Ann", "Bob", "Cleo", "Dan"), 1):
        await _posts(person, path, type="enter", id=f"e{number}", name=name, member=number)
    await _posts(person, path, type="seatround", id="seat", round=1)
    score = {"points": [9, 4], "loners": [0, 0, 0, 0]}
    await _posts(person, path, type="enterresult", id="result", round=1, table=1, score=score)
    await _posts(person, path, type="finish", id="end")


async def _with_results(person: Person) -> str:
    """A club of four with a season and an evening; returns its code."""
    club = await _founds(person, "Thursday Euchre")
    await _adds(person, "Ann", "Bob", "Cleo", "Dan")
    season = {"name": "All of 2026", "first": "2026-01-01", "last": "2026-12-31"}
    await _posts(person, f"/api/clubs/{club}", type="planseason", id="season", settings=season)
    await _plays_an_evening(person, club)
    await person.goes(f"/club/{club}")
    await expect(person.page.get_by_role("heading", name="All of 2026")).to_be_visible()
    return club


async def test_a_club_is_founded_and_its_members_are_named_only_if_they_agree(visits: Visits) -> None:
    ann, bea = await visits.stranger(), await visits.stranger()
    club = await _with_results(ann)
    table = ann.page.get_by_role("region", name="All of 2026").get_by_role("row")
    assert sorted(await table.get_by_role("rowheader").all_inner_texts()) == ["Ann", "Bob", "Cleo", "Dan"]
    await ann.page.get_by_text("4 members").click()
    row = ann.page.get_by_role("listitem").filter(has=ann.page.get_by_label("Name of member 1"))
    await row.get_by_role("switch").click()
    await expect(ann.page.get_by_role("switch", name="May be named", checked=True)).to_have_count(1)

    await bea.goes(f"/club/{club}")
    rows = bea.page.get_by_role("region", name="All of 2026").get_by_role("rowheader")
    await expect(rows).to_have_count(4)
    assert sorted(await rows.all_inner_texts()) == ["A member", "A member", "A member", "Ann"]
    await expect(bea.page.get_by_role("heading", name="Run the club")).to_have_count(0)


@pytest.mark.slow
async def test_a_member_opens_their_link_and_agrees_to_be_named(visits: Visits) -> None:
    ann, bea = await visits.stranger(), await visits.stranger(size=PHONE)
    await _with_results(ann)
    await ann.page.get_by_text("4 members").click()
    await ann.page.get_by_role("button", name="Link Bob").click()
    link = await ann.dialog("Bob").get_by_role("textbox").input_value()
    await bea.goes(link.removeprefix(ann.address))
    await expect(bea.page.get_by_role("heading", name="You are Bob, member 2")).to_be_visible()
    assert "#" not in bea.page.url
    await expect(bea.page.get_by_role("rowheader", name="A member")).to_have_count(3)
    await expect(bea.page.get_by_role("rowheader", name="Bob")).to_be_visible()
    await bea.page.get_by_role("switch", name="Show my name").click()
    cara = await visits.stranger()
    await cara.goes(bea.page.url.removeprefix(bea.address))
    await expect(cara.page.get_by_role("rowheader", name="Bob")).to_be_visible()


@pytest.mark.slow
async def test_members_are_entered_in_two_taps_and_the_evening_counts_for_the_season(visits: Visits) -> None:
    ann = await visits.stranger(size=PHONE)
    club = await _founds(ann, "Thursday Euchre")
    await _adds(ann, "Ann", "Bob", "Cleo", "Dan")
    season = {"name": "For ever", "first": "2000-01-01", "last": "2999-12-31"}
    await _posts(ann, f"/api/clubs/{club}", type="planseason", id="season", settings=season)
    await ann.page.get_by_role("link", name="New evening").click()
    await expect(ann.page.get_by_role("link", name="Thursday Euchre")).to_be_visible()
    await ann.page.get_by_role("button", name="Start").click()
    await ann.page.get_by_text("Members of the club").click()
    for name in ("Cleo", "Ann", "Dan", "Bob"):
        await ann.page.get_by_role("button", name=name, exact=True).click()
    await expect(ann.page.get_by_text("All members are entered.")).to_be_visible()
    path = f"/api/evenings/{ann.page.url.split('/')[-2]}"
    await ann.until(f"(await (await fetch('{path}')).json()).entrants.length === 4")
    await _posts(ann, path, type="seatround", id="seat", round=1)
    score = {"points": [9, 4], "loners": [0, 0, 0, 0]}
    assert "version" in await _posts(ann, path, type="enterresult", id="result", round=1, table=1, score=score)
    await _posts(ann, path, type="finish", id="end")
    await ann.goes(f"/club/{club}")
    rows = ann.page.get_by_role("region", name="For ever").get_by_role("rowheader")
    await expect(rows).to_have_count(4)
    assert sorted(await rows.all_inner_texts()) == ["Ann", "Bob", "Cleo", "Dan"]


@pytest.mark.slow
async def test_a_pasted_list_makes_members_of_the_club_and_then_of_its_evening(visits: Visits) -> None:
    """The second director's telephone asks which Ann it is, and says later of a visitor that they are a member."""
    ann, bea = await visits.stranger(), await visits.stranger(size=PHONE)
    await _founds(ann, "Thursday Euchre")
    await ann.page.get_by_role("button", name="Paste a list").click()
    await ann.page.get_by_label("One name a line").fill("1. Ann\nBob\nCleo\nDan\nAnn")
    await ann.page.get_by_role("button", name="Add 5 members").click()
    await expect(ann.page.get_by_text("Added: 5. In the club already: 0.")).to_be_visible()
    await ann.page.get_by_role("link", name="New evening").click()
    await ann.page.get_by_role("button", name="Start").click()
    await ann.page.get_by_role("button", name="Paste a list").click()
    await ann.page.get_by_label("One name a line").fill("ann\nBOB\ncleo\nDanny")
    await ann.page.get_by_role("button", name="Enter 4 names").click()
    code = ann.page.url.split("/")[-2]
    key = await ann.page.evaluate("async (code) => (await (await fetch(`/api/evenings/${code}`)).json()).key", code)
    await bea.goes(f"/evening/{code}/director#{key}")
    await expect(bea.page.get_by_role("heading", name="Which member of the club is number 1, ann?")).to_be_visible()
    await bea.page.get_by_role("button", name="Ann 2 (member 5)").click()
    await expect(ann.page.get_by_role("button", name=re.compile("^1 ann"))).to_contain_text("Ann 2 (member 5)")
    danny = bea.page.get_by_role("button", name=re.compile("^4 Danny"))
    await expect(danny).to_contain_text("visitor")
    await danny.click()
    await bea.page.get_by_label("Member of the club").select_option("Dan (member 4)")
    await bea.page.get_by_role("button", name="Done").click()
    await expect(danny).to_contain_text("Dan (member 4)")
    now = await bea.page.evaluate("async (code) => (await fetch(`/api/evenings/${code}`)).json()", code)
    assert [one["member"] for one in now["entrants"]] == [5, 2, 3, 4]


@pytest.mark.slow
async def test_a_refusal_is_said_and_what_was_written_stays(visits: Visits) -> None:
    ann = await visits.stranger()
    await _founds(ann, "Thursday Euchre")
    await ann.page.get_by_text("0 seasons").click()
    await ann.page.get_by_role("button", name="New season").click()
    await ann.page.get_by_label("Name of the season").fill("Summer")
    await ann.page.get_by_label("First day").fill("2026-09-01")
    await ann.page.get_by_label("Last day").evaluate("field => { field.min = ''; }")
    await ann.page.get_by_label("Last day").fill("2026-06-01")
    await ann.page.get_by_role("button", name="Save").first.click()
    await expect(ann.page.get_by_role("alert").filter(visible=True)).to_contain_text("first day or later")
    await expect(ann.page.get_by_label("Name of the season")).to_have_value("Summer")
    ann.forgive("400")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_page_of_a_club_fits_and_axe_has_nothing_against_it(visits: Visits, language: str) -> None:
    ann, bea = await visits.stranger(), await visits.stranger(likes={"language": language})
    club = await _with_results(ann)
    key = await ann.page.evaluate(_KEY, club)
    await bea.goes(f"/club/{club}#admin={key}")
    await expect(bea.page.get_by_label("Neues Mitglied" if language == "de" else "New member")).to_be_attached()
    for summary in await bea.page.locator("summary").all():
        await summary.click()
    assert await faults_at(bea, _WIDTHS) == {}
    assert await violations_in_both(bea) == []


@pytest.mark.slow
async def test_an_entrant_agrees_to_show_how_well_they_played(visits: Visits) -> None:
    """The reviews of tables are tried in `tests/web`; here the answer of the server is made up."""
    ann, bea = await visits.stranger(), await visits.stranger(size=PHONE)
    await ann.goes("/club")
    settings = {"movement": "draw", "rounds": 1, "length": {"kind": "deals", "number": 1}}
    evening = (await _posts(ann, "/api/evenings", settings=settings))["code"]
    path = f"/api/evenings/{evening}"
    for name in ("Ann", "Bea", "Cleo", "Dan"):
        await _posts(ann, path, type="enter", id=f"e{name}", name=name, section="online")
    await _posts(ann, path, type="seatround", id="seat", round=1)
    score = {"points": [2, 0], "loners": [0, 0, 0, 0]}
    await _posts(ann, path, type="enterresult", id="result", round=1, table=1, score=score, reason="a test")
    await bea.goes("/club")
    await _posts(bea, path, type="link", id="me", entrant=2)
    await _posts(ann, path, type="finish", id="end")
    played = {"played": [{"number": 2, "deals": 8, "loss": 0.0142, "error": 0.004}], "tables": 1, "reviewed": 1}
    await bea.page.route("**/api/evenings/*/play", lambda route: route.fulfill(json=played))
    await bea.goes(f"/evening/{evening}")
    best = bea.page.get_by_role("region", name="Played best tonight")
    await expect(best.get_by_role("switch")).not_to_be_checked()
    await expect(best.get_by_role("listitem")).to_have_count(0)
    await best.get_by_role("switch").click()
    await expect(best.get_by_role("switch")).to_be_checked()
    await expect(best.get_by_role("listitem")).to_contain_text("1.4% ± 0.8%")
    assert await faults_at(bea, _WIDTHS) == {}
    assert await violations_in_both(bea) == []
