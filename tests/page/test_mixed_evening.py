"""A mixed evening: three tables of the hall, two live tables with a bot, one count, and a server that is killed."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from playwright.async_api import Browser, expect

from euchre.evenings.settings import EveningSettings, Length
from page.test_director import button, enters_result, stands, starts
from support.person import PHONE, Person
from support.serving import Serving
from support.visits import visiting

HALL: Final = tuple(range(1, 13))
ONLINE: Final = tuple(range(13, 20))
"""Seven people: a bot is the eighth. The first two have a page; bots play for the others, who have no device."""
_OFFLINE: Final = ("Failed to load resource", "ERR_", "WebSocket connection")


async def says(ann: Person, **message: Any) -> None:
    """Send a message to the evening whose page is open."""
    path = "location.pathname.replace(/\\/director.*/, '').replace('/evening/', '/api/evenings/')"
    headers = "{ 'Content-Type': 'application/json' }"
    body = msgspec.json.encode(message).decode()
    status = await ann.page.evaluate(
        f"body => fetch({path}, {{ method: 'POST', headers: {headers}, body }}).then((answer) => answer.status)", body
    )
    assert status < 300, (status, message)


async def joins(person: Person, address: str, number: int) -> None:
    """Open the players' page and say which entrant somebody is."""
    await person.page.goto(f"{address}#{number}")
    await button(person, re.compile("^Yes, that")).click()
    await expect(person.page.get_by_text(f"Your number is {number}")).to_be_visible()


async def plays(person: Person) -> None:
    """Play a match to its end, and go back to the evening."""
    back = person.page.get_by_role("dialog").get_by_role("link", name="Back to the evening")
    await person.plays_until(back)
    await back.click()


async def plays_round(ann: Person, people: tuple[Person, ...], number: int, server: Serving | None) -> None:
    """Seat a round, play it in the hall and online, and kill the server in the middle where one is given."""
    await button(ann, f"Seat round {number}").click()
    for person in people:
        await person.page.get_by_role("link", name="Play", exact=True).click()
    for person in people:
        await expect(person.hand.first).to_be_visible()
    await enters_result(ann, 1, 2, 0)
    if server is not None:
        server.kill()
        await enters_result(ann, 2, 0, 1)
        server.start()
    else:
        await enters_result(ann, 2, 0, 1)
    await enters_result(ann, 3, 4, 0)
    await asyncio.gather(*map(plays, people))  # they may sit at the same table
    await expect(ann.page.get_by_text("5 of 5 tables")).to_be_visible()


def counted(rounds: list[Any]) -> Counter[int]:
    """Count the points of all entrants by hand, none for a round without a table."""
    points = Counter[int]()
    for round_ in rounds:
        for table in round_["tables"]:
            for place, entrant in enumerate(table["seats"]):
                points[entrant] += table["result"]["score"]["points"][place % 2]
    return points


async def plays_evening(chromium: Browser, folder: Path, rounds: int) -> None:
    """Run the whole evening; the server is killed in its first round."""
    with Serving(folder) as server:
        async with visiting(chromium, server) as visits:
            ann = await visits.stranger(size=PHONE)
            await starts(ann)
            await expect(button(ann, "On to round 1")).to_be_visible()
            settings = EveningSettings(rounds=rounds, length=Length("deals", 1), movement="draw")
            await says(ann, type="setup", id="settings", settings=msgspec.to_builtins(settings))
            for number in (*HALL, *ONLINE):
                section = "hall" if number in HALL else "online"
                await says(ann, type="enter", id=f"enter-{number}", name=f"P{number}", section=section)
            address = re.sub(r"/director.*", "", ann.page.url)
            people = (await visits.stranger(size=PHONE), await visits.stranger())
            for person, number in zip(people, ONLINE, strict=False):
                await joins(person, address, number)
            await button(ann, "On to round 1").click()
            for number in range(1, rounds + 1):
                await plays_round(ann, people, number, server if number == 1 else None)
            now = await stands(ann)
            points = counted(now["rounds"])
            assert {one["number"]: one["points"] for one in now["standings"]} == {
                number: points[number] for number in (*HALL, *ONLINE)
            }
            assert all(table["result"]["earlier"] == [] for round_ in now["rounds"] for table in round_["tables"])
            assert [
                len([seat for table in round_["tables"] for seat in table["seats"]]) for round_ in now["rounds"]
            ] == [20] * rounds
            for person in (ann, *people):
                person.forgive(*_OFFLINE)


@pytest.mark.slow
async def test_hall_and_screens_play_one_evening_and_a_killed_server_loses_nothing(
    chromium: Browser, tmp_path: Path
) -> None:
    await plays_evening(chromium, tmp_path, 2)


@pytest.mark.slow
async def test_so_it_is_for_ten_rounds(chromium: Browser, tmp_path: Path) -> None:
    await plays_evening(chromium, tmp_path, 10)
