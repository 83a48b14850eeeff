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
from support.papers import POINTS, cut_off, printed, squeezed, text_of
from support.person import Person
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


@_PAPERS
async def test_each_paper_is_printed_on_sheets_of_its_size_with_nothing_cut_off(
    visits: Visits, director: Guest, paper: str
) -> None:
    code = await _entered(director, 21, movement="chart", rounds=6)
    await does(director, code, "planahead")
    ann = await visits.stranger()
    for what in ("chart", "seating", "tally", "tables", "slips", "sitouts", "final"):
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
    assert text_of(await printed(ann.page)).count(f"RoundTablePartnerPointsLonersInitials{rounds}") == 8


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
