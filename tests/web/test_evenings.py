"""Evenings over HTTP: opened, looked at, waited for, and everything that directors, entrants and strangers send."""

from __future__ import annotations

import asyncio
import dataclasses
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from euchre.evenings.acts.opening import EveningOpened
from euchre.evenings.acts.results import TableEnded
from euchre.evenings.catalogue import EVENING, EveningEvent
from euchre.evenings.perspective import evening_now
from euchre.store.store import Store
from euchre.web.settings.limits import Allowance
from euchre.web.settings.settings import Settings
from support.evening_clients import NAMES, QUICK, does, is_over, looks, of_people, opens, says, until
from support.sampling import few
from support.web import PATIENCE, Guest, http_at, served


async def test_a_setting_that_means_nothing_is_refused_with_its_place(ann: Guest) -> None:
    for settings, why in (
        ({"extra": "two-handed"}, "settings.extra cannot be “two-handed”"),
        ({"rounds": 99}, "settings.rounds is more than 40"),
        ({"lenght": 8}, "settings has no field “lenght”"),
        ({"length": {"kind": "deals", "number": "x"}}, "settings.length.number is not a whole number"),
        ({"rules": "two-handed,target=x"}, "target"),
    ):
        answer = await ann.http.post("/api/evenings", json={"settings": settings})
        assert (answer.status_code, why in answer.json()["sentence"]) == (400, True), answer.text


async def test_a_director_opens_an_evening_and_enters_people(ann: Guest) -> None:
    code = await opens(ann, title="Thursday")
    for number, name in enumerate(NAMES, 1):
        done = await says(ann, code, "enter", id=f"e{number}", name=name)
        assert done == {"version": number + 1, "event": number + 1}
    now = await looks(ann, code)
    assert (now["code"], now["director"], now["settings"]["title"]) == (code, True, "Thursday")
    assert [one["name"] for one in now["entrants"]] == NAMES
    assert [one["code"] for one in (await ann.http.get("/api/evenings")).json()] == [code]


async def test_a_message_that_is_sent_again_is_done_once(ann: Guest) -> None:
    code = await opens(ann)
    for _ in range(3):
        assert await says(ann, code, "enter", id="one", name="Ann") == {"version": 2, "event": 2}


async def test_a_round_that_is_seated_again_and_again_pays_once_for_its_bots(ann: Guest) -> None:
    code = await opens(ann, movement="draw")
    for name in NAMES:
        await does(ann, code, "enter", name=name, section="online")
    replies = [await says(ann, code, "seatround", id="seat", round=1) for _ in range(30)]
    assert {reply.get("event") for reply in replies} == {2 + len(NAMES)}


@pytest.mark.slow
async def test_a_message_that_is_sent_again_has_led_to_the_same_event(ann: Guest) -> None:
    code = await opens(ann)
    for name in ("Ann", "Bess"):
        await says(ann, code, "enter", id=name, name=name)
    assert await says(ann, code, "enter", id="Ann", name="Ann") == {"version": 3, "event": 2}


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


@pytest.mark.slow
async def test_a_code_that_names_a_table_names_no_evening(ann: Guest) -> None:
    table = await ann.opens(seats=["me", "swift", "swift", "swift"])
    evening = await opens(ann)
    assert (await ann.http.get(f"/api/evenings/{table}")).json()["code"] == "evening/unknown"
    assert (await ann.http.get(f"/api/tables/{evening}")).json()["code"] == "table/unknown"


@pytest.mark.slow
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


@pytest.mark.slow
async def test_whoever_waits_for_news_is_answered_when_the_server_stops(settings: Settings) -> None:
    async with AsyncExitStack() as clients:
        async with served(settings) as at:
            guest = await clients.enter_async_context(Guest(at))
            code = await opens(guest)
            waiting = asyncio.create_task(looks(guest, code, seen=1))
            await asyncio.sleep(0.2)
            assert not waiting.done()
        assert (await waiting)["version"] == 1


@pytest.mark.slow
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


async def test_open_data_has_results_and_nobodys_secrets(ann: Guest) -> None:
    code = await of_people(ann, 4)
    await does(ann, code, "seatround", round=1)
    await does(ann, code, "enterresult", round=1, table=1, score={"points": [7, 5]})
    text = (await ann.http.get(f"/api/evenings/{code}/data.csv")).text
    assert [line.split(",")[:3] for line in text.splitlines()[1:]] == [["1", "1", '"hall"']] * 4
    everything = (await ann.http.get(f"/api/evenings/{code}/data.json")).json()
    assert (everything["director"], everything["key"], everything["me"]) == (False, None, None)


async def test_a_stranger_is_shown_no_secret_and_the_same_whatever_the_secrets_are(
    ann: Guest, bea: Guest, settings: Settings
) -> None:
    code = await of_people(ann, 4)
    await does(bea, code, "link", entrant=2)
    async with Guest(ann.at) as stranger:
        seen = await stranger.http.get(f"/api/evenings/{code}")
        listed = (await stranger.http.get("/api/evenings")).text
    async with await Store.open(settings.store) as store:
        happened = await store.streams.read(EVENING, await store.streams.named(EVENING, code) or "")
    first = happened[0]
    assert isinstance(first, EveningOpened)
    guests = {event.by for event in happened if event.by} | {first.director}
    assert len(guests) == 2
    for secret in (first.evening, EVENING.fold(happened).directors.key, first.seed, *guests):
        assert secret not in seen.text + listed
    others: list[EveningEvent] = [replace(first, seed="b" * 64, evening="other", director="somebody")]
    others += [replace(event, by="somebody") for event in happened[1:]]
    same = evening_now(EVENING.fold(others), None, at=seen.json()["at"], codes={})
    assert msgspec.json.encode(same) == seen.content


@pytest.mark.slow
async def test_who_is_forgotten_is_gone_from_the_evening_at_once_and_from_the_store(
    ann: Guest, bea: Guest, settings: Settings
) -> None:
    code = await opens(ann, enter="anybody")
    await does(bea, code, "entermyself", name="Wilhelmina")
    assert (await looks(bea, code))["me"] == 1
    assert b"Wilhelmina" in (await bea.http.get("/api/me/data")).content
    assert (await bea.http.delete("/api/me", headers={"content-type": "application/json"})).status_code == 204
    now = await looks(ann, code)
    assert [one["name"] for one in now["entrants"]] == ["Guest 1"]
    async with await Store.open(settings.store) as store, asyncio.timeout(PATIENCE):
        while await store.privacy.unfinished_forgetting():  # noqa: ASYNC110 - which the server does in its own time
            await asyncio.sleep(0.05)
        happened = msgspec.json.encode(
            await store.streams.read(EVENING, await store.streams.named(EVENING, code) or "")
        )
    assert b"Wilhelmina" not in happened


@pytest.mark.slow
async def test_two_directors_at_once_seat_a_round_once_and_lose_nothing(ann: Guest, bea: Guest) -> None:
    code = await of_people(ann, 8)
    await does(bea, code, "direct", key=(await looks(ann, code))["key"])
    answers = await asyncio.gather(*(says(guest, code, "seatround", round=1) for guest in (ann, bea)))
    assert sorted("version" in answer for answer in answers) == [False, True]
    assert [answer["code"] for answer in answers if "version" not in answer] == ["evening/seated"]
    tables = (await looks(ann, code))["rounds"][0]["tables"]
    entered = [
        does(guest, code, "enterresult", round=1, table=table["number"], score={"points": [6, 4]})
        for guest, table in zip((ann, bea), tables, strict=True)
    ]
    await asyncio.gather(*entered)
    assert (await looks(ann, code))["rounds"][0]["is_over"]


async def test_a_director_who_sends_everything_again_changes_nothing(ann: Guest) -> None:
    code = await opens(ann)
    sent: list[dict[str, Any]] = [
        {"type": "enter", "id": f"e{number}", "name": name} for number, name in enumerate(NAMES)
    ]
    sent += [{"type": "seatround", "id": "s1", "round": 1}]
    for _ in range(3):
        for message in sent:
            assert (await ann.http.post(f"/api/evenings/{code}", json=message)).json()["version"] <= len(sent) + 1
    assert (await looks(ann, code))["version"] == len(sent) + 1


async def test_nobody_enters_the_result_of_another_table(ann: Guest) -> None:
    code = await of_people(ann, 8)
    await does(ann, code, "seatround", round=1)
    now = await looks(ann, code)
    first, second = now["rounds"][0]["tables"]
    async with Guest(ann.at) as guest:
        score = {"points": [7, 5]}
        refused = await says(guest, code, "reportresult", round=1, table=1, score=score)
        assert refused["code"] == "evening/not-entered"
        await does(guest, code, "link", entrant=second["seats"][0])
        refused = await says(guest, code, "reportresult", round=1, table=first["number"], score=score)
        assert refused["code"] == "evening/not-yours"
        await does(guest, code, "reportresult", round=1, table=second["number"], score=score)
        await does(ann, code, "unlink", entrant=second["seats"][0])
        refused = await says(guest, code, "confirmresult", round=1, table=second["number"], score=score)
        assert refused["code"] == "evening/not-entered"


@pytest.mark.parametrize(
    "body", few([b"", b"{}", b"[]", b'{"type":"enter"}', b'{"type":"nothing","id":"a"}', b"\xff", b"[" * 3000], keep=2)
)
async def test_what_is_no_message_is_refused_in_a_sentence(ann: Guest, body: bytes) -> None:
    code = await opens(ann)
    headers = {"content-type": "application/json"}
    reply = await ann.http.post(f"/api/evenings/{code}", content=body, headers=headers)
    assert reply.status_code == 400
    assert reply.json()["code"] == "request/malformed"


async def test_another_page_cannot_direct(ann: Guest) -> None:
    code = await opens(ann)
    message = {"type": "enter", "id": "one", "name": "Ann"}
    reply = await ann.http.post(f"/api/evenings/{code}", json=message, headers={"origin": "https://elsewhere.example"})
    assert reply.json()["code"] == "request/origin"


@pytest.mark.slow
async def test_two_servers_on_one_store_serve_the_same_evening(shared: Settings) -> None:
    async with served(shared) as one, served(shared) as two, Guest(one) as ann:
        code = await of_people(ann, 8, "online", **QUICK)

        async def at_the_other(path: str, **query: Any) -> Any:
            return (await ann.http.get(f"http://{two}{path}", params=query)).json()

        now = await at_the_other(f"/api/evenings/{code}")
        waiting = asyncio.create_task(at_the_other(f"/api/evenings/{code}", seen=now["version"]))
        await does(ann, code, "seatround", round=1)
        assert (await waiting)["version"] > now["version"]
        over = await until(ann, code, is_over)
        ends = [table["result"] for table in over["rounds"][0]["tables"]]
        assert [end["source"] for end in ends] == ["table", "table"]
        async with await Store.open(shared.store) as store:
            evening = await store.streams.named(EVENING, code) or ""
            assert len(await store.streams.parts(evening)) == 2
            happened = await store.streams.read(EVENING, evening)
        assert sum(isinstance(event, TableEnded) for event in happened) == 2


@pytest.mark.slow
async def test_an_evening_with_something_newer_in_it_is_left_to_a_newer_server(ann: Guest, settings: Settings) -> None:
    codes = [await opens(ann, title=str(number)) for number in range(2)]
    async with await Store.open(settings.store) as store:
        evening = await store.streams.named(EVENING, codes[0]) or ""
        await store.streams.append(evening, 1, (Fireworks(at=10.0**10, by="somebody"),))
    async with served(settings) as newly_started, Guest(newly_started) as guest:
        guest.http.cookies = ann.http.cookies
        refused = await guest.http.get(f"/api/evenings/{codes[0]}")
        assert (refused.status_code, refused.json()["code"]) == (503, "server/newer")
        assert [one["code"] for one in (await guest.http.get("/api/evenings")).json()] == [codes[1]]
        assert (await looks(guest, codes[1]))["director"]


class Fireworks(msgspec.Struct, frozen=True, tag="fireworks"):
    """An event of a version to come."""

    at: float
    by: str


@pytest.mark.parametrize("seen", [-1, 999, 2**40])
async def test_a_version_that_an_evening_has_not_waits_for_nothing(ann: Guest, seen: int) -> None:
    code = await opens(ann)
    async with asyncio.timeout(PATIENCE):
        assert (await looks(ann, code, seen=seen))["version"] == 1


async def test_one_address_enters_as_many_as_come_into_a_hall(settings: Settings) -> None:
    limits = settings.limits._replace(address=Allowance(burst=4_000, rate=0.0))
    async with served(dataclasses.replace(settings, limits=limits)) as at, Guest(at) as ann:
        code = await opens(ann, enter="anybody")
        answers = []
        while "limit/changes" not in answers:
            async with http_at(at) as stranger:
                message = {"type": "entermyself", "id": "me", "name": "Zoe"}
                answers.append(
                    (await stranger.post(f"/api/evenings/{code}", json=message)).json().get("code", "entered")
                )
        assert Counter(answers) == {"entered": 7, "limit/changes": 1}, "1,600 of 4,000, 210 each"
