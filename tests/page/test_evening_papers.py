"""The papers of an evening: printed on either paper they say what the evening says, and nothing is cut off."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

import pytest
import pytest_asyncio
from playwright.async_api import expect

from support.axe import violations
from support.evening_clients import does, looks, opens
from support.fitting import faults_at
from support.papers import POINTS, cut_off, misprints, printed, squeezed, text_of
from support.person import PHONE, Person
from support.sampling import few
from support.serving import Serving
from support.visits import Visits
from support.web import Guest

_LONG: Final = "WWWWWWWWWW MMMMMMMMM"
_SEATS: Final = "NESW"
_PAPERS: Final = pytest.mark.parametrize("paper", few(["a4", "letter"], keep={"a4"}))


@pytest_asyncio.fixture(loop_scope="session")
async def director(server: Serving) -> AsyncIterator[Guest]:
    """The director of the evenings."""
    async with Guest(server.address.removeprefix("http://")) as found:
        yield found


async def _entered(director: Guest, people: int, **settings: Any) -> str:
    code = await opens(director, title="Club night", **settings)
    for number in range(1, people + 1):
        await does(director, code, "enter", name=_LONG if number == 2 else f"Player {number}")
    return code


async def _directing(visits: Visits, director: Guest, **how: Any) -> Person:
    """The director's own browser."""
    (cookie,) = director.http.cookies.values()
    return await visits.stranger(cookie=cookie, **how)


async def _shows(ann: Person, code: str, what: str, paper: str) -> None:
    await ann.goes(f"/evening/{code}/print?what={what}&paper={paper}")
    await expect(ann.page.locator(".leaf").first).to_be_visible()


def _called(now: Any, number: int) -> str:
    return f"{number} {next(one['name'] for one in now['entrants'] if one['number'] == number)}"


def _tally(now: Any, number: int) -> str:
    """A tally card in words, from the evening's own data: each round's table, seat, partner and opponents."""
    rows = []
    for one in now["planned"]:
        table = next((table for table in one["tables"] if number in table["seats"]), None)
        if table is None:
            rows.append(f"{one['number']} Sits out")
            continue
        seats, seat = table["seats"], table["seats"].index(number)
        partner, left, right = (seats[(seat + step) % 4] for step in (2, 1, 3))
        first, second = sorted((left, right), key=seats.index)
        opponents = f"{_called(now, first)} {_called(now, second)}"
        rows.append(f"{one['number']} {table['number']} {_SEATS[seat]} {_called(now, partner)} {opponents}")
    return "".join(rows)


@pytest.mark.slow
async def test_before_the_first_round_a_director_plans_and_prints_all_rounds(visits: Visits, director: Guest) -> None:
    code = await _entered(director, 9, movement="chart", rounds=3)
    ann = await _directing(visits, director)
    await _shows(ann, code, "tally", "a4")
    await ann.page.get_by_role("button", name="Plan all rounds").click()
    await expect(ann.page.get_by_role("button", name="Plan all rounds")).not_to_be_visible()
    await expect(ann.page.get_by_text("Sits out").first).to_be_visible()
    now = await looks(director, code)
    assert [one["number"] for one in now["planned"]] == [1, 2, 3]
    text = text_of(await printed(ann.page))
    for number in range(1, 10):
        assert squeezed(_tally(now, number)) in text


@pytest.mark.slow
async def test_printed_cards_hold_for_who_comes_late_and_are_printed_again(visits: Visits, director: Guest) -> None:
    """A late comer is told of at once; the next round is seated by the cards, and what is printed again is right."""
    code = await _entered(director, 10, movement="chart", rounds=10)
    await does(director, code, "planahead")
    ann = await _directing(visits, director, size=PHONE)
    await _shows(ann, code, "tally", "a4")
    await printed(ann.page)
    before = (await looks(director, code))["planned"]
    await ann.goes(f"/evening/{code}/director")
    name = ann.page.get_by_label("Name of number 11")
    await name.fill("Ivy")
    await name.press("Enter")
    asks = ann.page.get_by_role("region", name="Printed cards")
    await expect(asks).to_contain_text("Ivy has no card. Of 100 places on the printed cards,")
    await expect(asks).to_be_in_viewport()
    await asks.get_by_text("Who plays elsewhere").click()
    await expect(asks).to_contain_text("Ivy: table")
    await asks.get_by_role("button", name="Keep the cards").click()
    await expect(asks.get_by_role("button", name="Keep the cards")).to_have_count(0)
    await does(director, code, "withdraw", entrant=before[0]["tables"][0]["seats"][0])
    await expect(asks).to_contain_text("is on the cards, but no longer in the hall.")
    await does(director, code, "seatround", round=1)
    seats = [one["seats"] for one in (await looks(director, code))["rounds"][0]["tables"]]
    moved = [
        (old, new)
        for one, seated in zip(before[0]["tables"], seats, strict=True)
        for old, new in zip(one["seats"], seated, strict=True)
        if old != new
    ]
    assert len(moved) == 1, "somebody sits at the chair of who has gone"
    await ann.page.get_by_role("button", name="Round", exact=True).click()
    await expect(ann.page.get_by_text("Not as on the cards:")).to_be_visible()
    for number in (1, 2):
        await does(director, code, "enterresult", round=1, table=number, score={"points": [6, 4]})
    await asks.get_by_role("button", name="Print again").click()
    await expect(ann.page.locator(".leaf").first).to_be_visible()
    await expect(ann.page.get_by_text("places on the printed cards")).to_have_count(0)
    await ann.until(f"(await (await fetch('/api/evenings/{code}')).json()).planned.length === 9")
    await printed(ann.page)
    await ann.goes(f"/evening/{code}/director")
    await expect(ann.page.get_by_role("button", name="Seat round 2")).to_be_enabled()
    await ann.until(f"!Object.keys(localStorage).some((key) => key.startsWith('euchre.evening-outbox.{code}.'))")
    now = await looks(director, code)
    assert now["cards"] is None
    assert await does(director, code, "printcards") == now["version"], "these rounds are on the cards already"


@_PAPERS
async def test_each_paper_is_printed_on_sheets_of_its_size_with_nothing_cut_off(
    visits: Visits, director: Guest, paper: str
) -> None:
    code = await _entered(director, 21, movement="chart", rounds=6)
    await does(director, code, "planahead")
    ann = await visits.stranger()
    for what in ("chart", "seating", "tally", "scores", "tables", "slips", "sitouts", "final"):
        await _shows(ann, code, what, paper)
        found = await printed(ann.page)
        assert len(found.pages) == await ann.page.locator(".leaf").count(), what
        assert {tuple(map(round, sheet.mediabox[2:])) for sheet in found.pages} == {POINTS[paper]}
        assert await cut_off(ann.page) == [], what


@pytest.mark.slow
async def test_tally_cards_without_a_plan_have_every_round_to_fill_in(visits: Visits, director: Guest) -> None:
    code = await _entered(director, 8, movement="progressive", rounds=12)
    ann = await visits.stranger()
    await _shows(ann, code, "tally", "letter")
    assert await cut_off(ann.page) == []
    rounds = "".join(map(str, range(1, 13)))
    assert text_of(await printed(ann.page)).count(f"RoundTablePartnerPointsLonersInitials{rounds}Total") == 8


@pytest.mark.slow
async def test_seats_slips_and_chart_say_who_plays_where(visits: Visits, director: Guest) -> None:
    code = await _entered(director, 8, movement="draw", rounds=1)
    await does(director, code, "seatround", round=1)
    tables = (await looks(director, code))["rounds"][0]["tables"]
    now = await looks(director, code)
    ann = await visits.stranger()
    texts = {}
    for what in ("chart", "seating", "slips", "tables"):
        await _shows(ann, code, what, "a4")
        texts[what] = text_of(await printed(ann.page))
    for table in tables:
        north, east, south, west = table["seats"]
        names = [_called(now, one) for one in (north, south, east, west)]
        assert squeezed(f"T{table['number']}{north} · {south}{east} · {west}") in texts["chart"]
        assert squeezed(f"{table['number']}{''.join(names)}") in texts["seating"]
        slip = f"Round 1 Table {table['number']} Club night North & South Loners {names[0]}{names[1]}Points"
        assert squeezed(slip) in texts["slips"]
        assert squeezed(f"Table {table['number']} North East South West {table['number']}") in texts["tables"]


@pytest.mark.slow
async def test_the_final_list_has_the_standings(visits: Visits, director: Guest) -> None:
    code = await _entered(director, 4, movement="draw", rounds=1)
    await does(director, code, "seatround", round=1)
    await does(director, code, "enterresult", round=1, table=1, score={"points": [9, 4]})
    now = await looks(director, code)
    ann = await visits.stranger()
    await _shows(ann, code, "final", "a4")
    rows = "".join(
        f"{one['rank']}{_called(now, one['number'])}{one['points']:g}{one['wins']:g}{one['loners']}"
        for one in now["standings"]
    )
    assert squeezed(rows) in text_of(await printed(ann.page))


@pytest.mark.slow
async def test_a_club_s_papers_have_its_name_and_a_sheet_to_add_up(visits: Visits, director: Guest) -> None:
    made = await director.http.post("/api/clubs", json={"settings": {"name": "Hornby Euchre"}})
    wish = {"settings": {"title": "Cup", "movement": "progressive", "rounds": 12}, "club": made.json()["code"]}
    code = (await director.http.post("/api/evenings", json=wish)).json()["code"]
    for name in ("Ann", "Bob", "Cleo", "Dan"):
        await does(director, code, "enter", name=name)
    ann = await visits.stranger()
    await _shows(ann, code, "scores", "letter")
    await expect(ann.page.locator(".leaf").get_by_text("Hornby Euchre · Cup")).to_be_visible()
    text = text_of(await printed(ann.page))
    assert squeezed("11 12 Total Loners 1 Ann 2 Bob 3 Cleo 4 Dan") in text


@pytest.mark.slow
async def test_a_chart_alone_is_printed_without_any_evening(visits: Visits) -> None:
    ann = await visits.stranger(locale="de-DE")
    await ann.goes("/evening/chart?people=13&rounds=4&what=tally&paper=a4")
    await expect(ann.page.locator(".leaf").first).to_be_visible()
    chart = (await ann.page.request.get(f"{ann.address}/api/charts/13/4")).json()
    text = text_of(await printed(ann.page))
    assert text.count("Setztaus") == sum(len(one["sit_outs"]) for one in (await chart)["rounds"])
    assert await violations(ann) == []
    await ann.goes("/evening/chart?people=100&rounds=20&paper=letter")
    await expect(ann.page.locator(".leaf").first).to_be_visible()
    assert await cut_off(ann.page) == []
    assert await faults_at(ann) == {}


async def _misprints(ann: Person, papers: dict[str, str]) -> dict[str, list[str]]:
    """The faults of some papers of the page that is open, by their name on its buttons; those without are left out."""
    found = {}
    for label, what in papers.items():
        await ann.page.get_by_role("radio", name=label, exact=True).click()
        await expect(ann.page.locator(".leaf").first).to_be_visible()
        if faults := await misprints(ann.page):
            found[what] = faults
    return found


_OF_A_CHART: Final = {
    "Chart": "chart",
    "Seating": "seating",
    "Tally cards": "tally",
    "Score sheet": "scores",
    "Table cards": "tables",
    "Result slips": "slips",
    "Sit-outs": "sitouts",
}


@pytest.mark.slow
async def test_whoever_plays_more_rounds_than_a_sheet_takes_has_two_tally_cards(visits: Visits) -> None:
    ann = await visits.stranger()
    await ann.goes("/evening/chart?people=6&rounds=31&what=tally&paper=letter")
    await expect(ann.page.locator(".leaf")).to_have_count(12)
    assert await misprints(ann.page) == []


@pytest.mark.slow
@_PAPERS
@pytest.mark.parametrize("rounds", range(1, 41))
async def test_all_papers_keep_to_their_sheets_for_every_number_of_rounds(
    visits: Visits, director: Guest, paper: str, rounds: int
) -> None:
    ann = await visits.stranger()
    await ann.goes(f"/evening/chart?people=10&rounds={rounds}&paper={paper}")
    found = {"planned": await _misprints(ann, _OF_A_CHART)}
    code = await _entered(director, 5, movement="progressive", rounds=rounds)
    await ann.goes(f"/evening/{code}/print?paper={paper}")
    found["unplanned"] = await _misprints(ann, {"Tally cards": "tally", "Result slips": "slips"})
    code = await _entered(director, 9, movement="chart", rounds=rounds)
    await does(director, code, "planahead")
    await ann.goes(f"/evening/{code}/print?paper={paper}")
    found["named"] = await _misprints(ann, {"Tally cards": "tally", "Score sheet": "scores", "Chart": "chart"})
    assert found == {"planned": {}, "unplanned": {}, "named": {}}
