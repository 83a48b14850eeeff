"""Evenings over HTTP: opened, looked at, waited for, and everything that directors, entrants and strangers send."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack

from euchre.web.settings.settings import Settings
from support.evening_clients import NAMES, does, looks, of_people, opens, says
from support.web import Guest, http_at, served


async def test_a_director_opens_an_evening_and_enters_people(ann: Guest) -> None:
    code = await opens(ann, title="Thursday")
    for number, name in enumerate(NAMES, 1):
        assert await says(ann, code, "enter", id=f"e{number}", name=name) == {"version": number + 1}
    now = await looks(ann, code)
    assert (now["code"], now["director"], now["settings"]["title"]) == (code, True, "Thursday")
    assert [one["name"] for one in now["entrants"]] == NAMES
    assert [one["code"] for one in (await ann.http.get("/api/evenings")).json()] == [code]


async def test_a_message_that_is_sent_again_is_done_once(ann: Guest) -> None:
    code = await opens(ann)
    for _ in range(3):
        assert await says(ann, code, "enter", id="one", name="Ann") == {"version": 2}


async def test_a_look_waits_for_the_next_version(ann: Guest, bea: Guest) -> None:
    code = await opens(ann)
    waiting = asyncio.create_task(looks(bea, code, seen=1))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    await says(ann, code, "enter", id="one", name="Ann")
    assert [one["name"] for one in (await waiting)["entrants"]] == ["Ann"]


async def test_nobody_but_a_director_directs(ann: Guest, bea: Guest) -> None:
    code = await opens(ann)
    refused = await says(bea, code, "enter", id="one", name="Bea")
    assert refused["code"] == "evening/not-director"
    key = (await looks(ann, code))["key"]
    assert (await says(bea, code, "direct", id="two", key=key))["version"] == 2
    assert (await says(bea, code, "enter", id="three", name="Bea"))["version"] == 3


async def test_a_code_that_names_a_table_names_no_evening(ann: Guest) -> None:
    table = await ann.opens(seats=["me", "swift", "swift", "swift"])
    evening = await opens(ann)
    assert (await ann.http.get(f"/api/evenings/{table}")).json()["code"] == "evening/unknown"
    assert (await ann.http.get(f"/api/tables/{evening}")).json()["code"] == "table/unknown"


async def test_the_rounds_of_a_chart_are_planned_before_the_first_is_seated(ann: Guest) -> None:
    code = await of_people(ann, 8, movement="chart", rounds=7)
    assert (await looks(ann, code))["planned"] == []
    await does(ann, code, "planahead")
    before = (await looks(ann, code))["planned"]
    assert [one["number"] for one in before] == [1, 2, 3, 4, 5, 6, 7]
    await does(ann, code, "seatround", round=1)
    now = await looks(ann, code)
    assert now["planned"] == before[1:]
    rounds = [*now["rounds"], *now["planned"]]
    partners = Counter(frozenset(table["seats"][at::2]) for one in rounds for table in one["tables"] for at in range(2))
    assert set(partners.values()) == {1}, "eight people meet each of seven partners once in seven rounds"


async def test_whoever_waits_for_news_is_answered_when_the_server_stops(settings: Settings) -> None:
    async with AsyncExitStack() as clients:
        async with served(settings) as at:
            guest = await clients.enter_async_context(Guest(at))
            code = await opens(guest)
            waiting = asyncio.create_task(looks(guest, code, seen=1))
            await asyncio.sleep(0.2)
            assert not waiting.done()
        assert (await waiting)["version"] == 1


async def test_a_hundred_telephones_and_a_director_at_one_address_are_never_refused(at: str, ann: Guest) -> None:
    code = await of_people(ann, 8, movement="draw")

    async def watches() -> int:
        async with http_at(at) as http:
            answers, version = 0, 0
            while version < 70:
                reply = await http.get(f"/api/evenings/{code}", params={"seen": version})
                assert reply.status_code == 200, reply.text
                answers, version = answers + 1, reply.json()["version"]
            return answers

    telephones = [asyncio.create_task(watches()) for _ in range(100)]
    for number in range(70 - 9):
        assert "version" in await says(ann, code, "enter", name=f"Person {number}")
    answers = sum(await asyncio.gather(*telephones))
    assert answers < 100 * 61, "a crowd gets several pieces of news at once"
