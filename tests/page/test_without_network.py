"""An evening on one telephone that has no network for three rounds.

Nothing is lost, and no printed chair changes without a word. The test writes down what it enters, and adds it up itself
as somebody with a pencil would.
"""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.async_api import Browser, expect

from page.test_director import NAMES, button, enters, enters_result, person, seats, stands, starts, table
from support.papers import printed
from support.person import PHONE, Person
from support.serving import Serving
from support.visits import visiting

_OFFLINE: Final = ("Failed to load resource", "ERR_")
_LATE: Final = "Wes"
_GONE: Final = "Kay"
_LATER: Final = "Xena"
_ROUND: Final = """() => ({
  tables: [...document.querySelectorAll('article')].map((one) =>
    [...one.querySelectorAll('.side')].map((side) =>
      [...side.querySelectorAll('.names span')].map((name) => name.textContent))),
  elsewhere: document.querySelector('.elsewhere')?.textContent ?? '',
})"""
_STANDINGS: Final = """() => [...document.querySelectorAll('.standings tbody tr')].map((row) => [
  row.querySelector('th').textContent.trim().replace(/^\\d+\\s+/, ''),
  row.querySelector('td.sum').textContent.trim(),
])"""
_SEATS: Final = "North East South West".split()  # noqa: SIM905


class _Chair(NamedTuple):
    table: int
    seat: int


class _Paper:
    """The notes of somebody beside the telephone: the printed cards, and every result with its four names."""

    def __init__(self) -> None:
        self.cards: dict[int, dict[str, _Chair]] = {}
        self.points: defaultdict[str, dict[int, int]] = defaultdict(dict)
        self.out: defaultdict[str, list[int]] = defaultdict(list)
        self.tables: dict[tuple[int, int], list[list[str]]] = {}

    def prints(self, now: dict[str, Any]) -> None:
        """Note everybody's printed chairs, round by round."""
        names = {one["number"]: one["name"] for one in now["entrants"]}
        for one in now["planned"]:
            chairs = {
                names[number]: _Chair(at["number"], seat)
                for at in one["tables"]
                for seat, number in enumerate(at["seats"])
            }
            out = {names[number]: _Chair(0, 0) for number in one["sit_outs"]}
            self.cards[one["number"]] = chairs | out

    async def seated(self, ann: Person, number: int, here: list[str]) -> None:
        """Note who sits where as the telephone shows it; a chair that is on no card is said on the page."""
        shown = await ann.page.evaluate(_ROUND)
        places = dict.fromkeys(here, _Chair(0, 0))
        for at, sides in enumerate(shown["tables"], 1):
            self.tables[number, at] = sides
            places |= {
                name: _Chair(at, 2 * place + side) for side, two in enumerate(sides) for place, name in enumerate(two)
            }
        assert set(places) == set(here)
        for name, chair in places.items():
            where = "sits out" if chair.table == 0 else f"table {chair.table}, {_SEATS[chair.seat]}"
            words = re.search(rf"\b{name}:? {where}", shown["elsewhere"])
            assert (self.cards[number].get(name) == chair) != bool(words), (number, name, chair, shown["elsewhere"])
            if chair.table == 0:
                self.out[name].append(number)

    def result(self, number: int, at: int, first: int, second: int) -> None:
        """Note a result, or another one in its place."""
        for names, points in zip(self.tables[number, at], (first, second), strict=True):
            for name in names:
                self.points[name][number] = points

    def sums(self, credit: str, fixed: int) -> dict[str, str]:
        """The points of everybody, as the page writes them."""
        found = {}
        for name in self.points.keys() | self.out.keys():
            played = sum(self.points[name].values())
            each = {"fixed": fixed, "average": played / max(len(self.points[name]), 1), "nothing": 0}[credit]
            found[name] = f"{played + len(self.out[name]) * each:,.1f}".removesuffix(".0")
        return found


async def _plays(ann: Person, paper: _Paper, number: int, here: list[str]) -> None:
    """Seat a round, and enter the results of its tables."""
    await seats(ann, number)
    await paper.seated(ann, number, here)
    for at in range(1, 6):
        first, second = 4 + (3 * number + at) % 7, 5 + (2 * number + at) % 5
        await enters_result(ann, at, first, second)
        paper.result(number, at, first, second)


async def _corrects(ann: Person, paper: _Paper, number: int, at: int, first: int, second: int) -> None:
    """Put in another result for a table of the round that is shown."""
    await button(ann, f"Table {at}").click()
    sheet = ann.page.get_by_role("dialog")
    for points in (first, second):
        await sheet.get_by_role("button", name=str(points), exact=True).click()
    await sheet.get_by_role("button", name="Counted again").click()
    await sheet.get_by_role("button", name="Done").click()
    await expect(table(ann, at)).to_contain_text("Changed: Counted again")
    paper.result(number, at, first, second)


async def _prints(ann: Person, paper: _Paper) -> None:
    """Plan all rounds, and print the tally cards."""
    code = ann.page.url.split("/")[-2]
    await ann.goes(f"/evening/{code}/print?what=tally")
    await button(ann, "Plan all rounds").click()
    await expect(ann.page.get_by_text("Sits out").first).to_be_visible()
    await printed(ann.page)
    await ann.goes(f"/evening/{code}/director")
    paper.prints(await stands(ann))
    assert len(paper.cards) == 10


async def _loses_network(ann: Person, paper: _Paper, here: list[str], server: Serving) -> None:
    """Play rounds 4 to 6 without a network; meanwhile the server is killed, and the page loaded again."""
    await ann.context.set_offline(True)
    await _plays(ann, paper, 4, here)
    await expect(ann.page.get_by_text("5 results and 1 round wait for the network")).to_be_visible()
    server.kill()
    await _plays(ann, paper, 5, here)
    await _corrects(ann, paper, 5, 2, 8, 4)
    await ann.page.reload()
    await expect(ann.page.get_by_text("11 results and 2 rounds wait for the network")).to_be_visible()
    await button(ann, "People").click()
    await enters(ann, _LATER)
    await button(ann, "Round").click()
    await expect(ann.page.get_by_text("No chart says who sits where in round 6")).to_be_visible()
    await button(ann, f"Take back: {_LATER} entered").click()
    await _plays(ann, paper, 6, here)
    await expect(ann.page.get_by_text("16 results and 3 rounds wait for the network")).to_be_visible()
    server.start()
    await ann.context.set_offline(False)
    await expect(ann.page.get_by_text("wait for the network")).to_have_count(0)
    await expect(ann.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.slow
async def test_an_evening_goes_on_for_three_rounds_without_a_network(chromium: Browser, tmp_path: Path) -> None:
    paper, here = _Paper(), [*NAMES]
    with Serving(tmp_path) as server:
        async with visiting(chromium, server) as visits:
            ann = await visits.stranger(size=PHONE, service_workers="allow")
            await ann.is_served_by_the_worker()
            await starts(ann)
            await enters(ann, *NAMES)
            await _prints(ann, paper)
            await button(ann, "Round").click()
            await _plays(ann, paper, 1, here)
            await button(ann, "People").click()
            await enters(ann, _LATE)
            await button(ann, "Keep the cards").click()
            here.append(_LATE)
            await button(ann, "Round").click()
            await _plays(ann, paper, 2, here)
            await _corrects(ann, paper, 2, 3, 9, 1)
            await button(ann, "People").click()
            await person(ann, _GONE).click()
            await button(ann, "Gone home").click()
            await button(ann, "Keep the cards").click()
            here.remove(_GONE)
            await button(ann, "Round").click()
            await _plays(ann, paper, 3, here)
            await ann.until("await caches.match('/evening')")
            await _loses_network(ann, paper, here, server)
            await _plays(ann, paper, 7, here)
            now = await stands(ann)
            names = {one["number"]: one["name"] for one in now["entrants"]}
            for round_ in now["rounds"]:
                for at in round_["tables"]:
                    first, second = paper.tables[round_["number"], at["number"]]
                    assert [names[number] for number in at["seats"]] == [first[0], second[0], first[1], second[1]]
            await button(ann, "Standings").click()
            scoring = now["settings"]["scoring"]
            shown = dict(await ann.page.evaluate(_STANDINGS))
            assert shown == paper.sums(scoring["sit_out"], scoring["sit_out_points"])
            assert list(shown.values()) == sorted(shown.values(), key=lambda one: -float(one))
            ann.forgive(*_OFFLINE)
