"""The operator's page over HTTP: who opens it, what it shows, and what its orders do, at every worker."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

import httpx
import pytest

from euchre.store.store import Store
from euchre.web.operator import overview
from euchre.web.operator.elsewhere import Elsewhere, Visit
from euchre.web.operator.overview import Overview
from euchre.web.settings.settings import Settings
from support.limits import without_quota
from support.operating import HEADERS, KEY, keyed, ordered, seen, until
from support.web import SOLO, TWO, Guest, Live, served


@pytest.fixture
def settings(settings: Settings) -> Settings:
    made = without_quota(settings)
    asyncio.run(keyed(made.store))
    return made


async def is_hung_up(live: Live) -> str:
    """The code with which a live connection is closed."""
    return str((await live.until(lambda reply: reply["type"] == "bye"))["code"])


async def test_nobody_opens_the_page_without_its_key(ann: Guest, settings: Settings) -> None:
    for headers in (
        {},
        {"Authorization": "Bearer wrong"},
        {"Authorization": KEY},
    ):
        for method, body in (("GET", None), ("POST", {"type": "announce", "text": "Hello"})):
            answer = await ann.http.request(method, "/api/operator", headers=headers, json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "operator/key")
    await seen(ann)
    async with await Store.open(settings.store) as store:
        await store.measures.change_key(sha256(b"another").digest())
    answer = await ann.http.get("/api/operator", headers=HEADERS)
    assert answer.json()["code"] == "operator/key", "a key that was replaced opens nothing"


async def test_the_operator_sees_who_is_where_and_no_card(ann: Guest, bea: Guest, cleo: Guest) -> None:
    code = await ann.opens(**SOLO)
    async with ann.at_table(code) as live, bea.at_table(code):
        await live.shuffle()
        await live.my_turn()
        now = await until(cleo, lambda now: now["people"] == 2)
        (table,) = now["tables"]
        assert (table["code"], table["rules"], table["stage"]) == (code, "standard,target=5", "playing")
        assert [(person["name"], person["seat"]) for person in table["people"]] == [("Ann", 0), ("", None)]
        assert (table["spectators"], now["more"], table["counts"]) == (1, 0, False)
        assert now.keys() == {"tables", "more", "people", "elsewhere", "message", "removed", "reports"}
        assert table["people"][0].keys() == {"guest", "name", "seat", "here"}
        assert table.keys() == {"code", "title", "rules", "stage", "people", "spectators", "match", "since", "counts"}
    await until(cleo, lambda now: not now["tables"])


async def test_guests_elsewhere_are_listed_and_removed_as_those_at_tables(ann: Guest, bea: Guest, cleo: Guest) -> None:
    code = await ann.opens(**SOLO)
    async with ann.at_table(code) as live:
        await live.shuffle()
        assert (await ann.http.get("/api/notice")).json() is None
        assert (await seen(cleo))["elsewhere"] == [], "who is at a table is shown there, with the name"
    await bea.opens(**{**TWO, "name": "Bea"})
    await bea.http.get("/api/notice", params={"at": "daily"})
    await bea.http.get("/api/notice", params={"at": "people"})
    assert {guest["screen"] for guest in (await seen(cleo))["elsewhere"]} >= {"people"}
    await bea.http.get("/api/notice", params={"at": "<b>"})
    await ann.http.get("/api/notice", params={"at": "drills"})
    await cleo.http.get("/api/notice", params={"at": "operator"})
    async with httpx.AsyncClient(base_url=cleo.http.base_url) as stranger:
        await stranger.get("/api/notice")
    assert (await ann.http.request("DELETE", f"/api/tables/{code}/seat", json={})).is_success
    guests = (await until(cleo, lambda now: len(now["elsewhere"]) == 2))["elsewhere"]
    assert [(guest["name"], guest["screen"]) for guest in guests] == [("Bea", "other"), ("Ann", "drills")]
    assert all(guest.keys() == {"guest", "name", "screen", "since"} for guest in guests)
    now = await ordered(cleo, type="removeguest", who=guests[0]["guest"])
    assert [guest["name"] for guest in now["elsewhere"]] == ["Ann"]
    assert (await bea.http.post("/api/tables", json=TWO)).json()["code"] == "guest/removed"


@pytest.mark.parametrize(("seconds", "shown"), [(60.0, ["", ""]), (0.0, ["", "Ann"])])
async def test_the_name_of_a_guest_elsewhere_is_looked_for_each_minute(
    ann: Guest, cleo: Guest, monkeypatch: pytest.MonkeyPatch, seconds: float, shown: list[str]
) -> None:
    names = iter(("", "Ann"))

    async def name(_overview: Overview, _guest: str) -> str:
        return next(names)

    monkeypatch.setattr(Overview, "_name", name)
    monkeypatch.setattr(overview, "_NAMED", seconds)
    await ann.opens(**TWO)
    await ann.http.get("/api/notice")
    assert [(await seen(cleo))["elsewhere"][0]["name"] for _ in range(2)] == shown


def test_a_visit_lasts_while_the_page_looks_and_begins_anew_after_ten_minutes() -> None:
    now = 1000.0
    elsewhere, other = (Elsewhere(lambda: now) for _ in range(2))
    elsewhere.note("ann", "home")
    now += 120
    assert elsewhere.open(elsewhere.visits) == {"ann": Visit(1000, 1000, "home")}
    other.note("ann", "club")
    now += 120
    assert elsewhere.open(elsewhere.visits) == {}
    both = other.visits["ann"].with_other(elsewhere.visits["ann"])
    assert elsewhere.open({"ann": both}) == {"ann": Visit(1000, 1120, "club")}, "other workers know since when"
    elsewhere.note("ann", "games")
    assert elsewhere.visits == {"ann": Visit(1000, 1240, "games")}
    now += 600
    assert elsewhere.visits == {}
    elsewhere.note("ann", "home")
    assert elsewhere.visits == {"ann": Visit(1840, 1840, "home")}
    now -= 3600
    elsewhere.note("ben", "home")
    assert elsewhere.visits.keys() == {"ben"}, "the clock was set back: nobody stays for an hour"


async def test_a_closed_table_is_over_for_everybody_and_for_good(ann: Guest, bea: Guest, cleo: Guest) -> None:
    code = await ann.opens(**SOLO)
    async with ann.at_table(code) as live, bea.at_table(code) as watching:
        await live.shuffle()
        await live.my_turn()
        assert not (await ordered(cleo, type="closetable", code=code))["tables"]
        assert [await is_hung_up(live), await is_hung_up(watching)] == ["table/closed"] * 2
    async with ann.at_table(code) as again:
        assert await is_hung_up(again) == "table/closed"
    assert (await ann.http.get("/api/tables")).json() == [], "nobody waits for it any more"
    (match,) = (await ann.http.get("/api/games")).json()
    assert (match["code"], match["winner"], match["ended"] is None) == (code, None, False)


async def test_a_table_that_gathers_is_closed_as_well(ann: Guest, cleo: Guest) -> None:
    code = await ann.opens(**TWO)
    async with ann.at_table(code) as live:
        await live.next()
        await ordered(cleo, type="closetable", code=code)
        assert await is_hung_up(live) == "table/closed"
    assert (await ann.http.get("/api/tables")).json() == []


async def test_a_name_and_a_title_are_cleared_and_everybody_stays(ann: Guest, cleo: Guest) -> None:
    code = await ann.opens(**TWO)
    async with ann.at_table(code) as live:
        assert (await live.ask("settle", title="An insult"))["type"] == "ack"
        (table,) = (await seen(cleo))["tables"]
        await ordered(cleo, type="clear", code=code)
        (after,) = (await ordered(cleo, type="clear", code=code, who=table["people"][0]["guest"]))["tables"]
        assert (table["title"], table["people"][0]["name"]) == ("An insult", "Ann")
        assert (after["title"], after["people"]) == ("", [{**table["people"][0], "name": "Guest"}])
        await live.stands(lambda now: (now["table"]["title"], now["table"]["seats"][0]["name"]) == ("", "Guest"))
    refused = await cleo.http.post("/api/operator", headers=HEADERS, json={"type": "clear", "code": "0000-0000"})
    assert (refused.status_code, refused.json()["code"]) == (404, "table/unknown")


async def test_a_daily_deal_is_not_closed(ann: Guest, cleo: Guest) -> None:
    day = datetime.now(UTC).date()
    code = (await ann.http.post(f"/api/daily/{day}", json={"number": 1})).json()["code"]
    answer = await cleo.http.post("/api/operator", headers=HEADERS, json={"type": "closetable", "code": code})
    assert (answer.status_code, answer.json()["code"]) == (409, "operator/counts")


async def test_a_removed_guest_changes_nothing_but_takes_their_data(ann: Guest, bea: Guest) -> None:
    code = await ann.opens(**TWO)
    async with ann.at_table(code) as live:
        await live.next()
        ((person,),) = [table["people"] for table in (await seen(bea))["tables"]]
        now = await ordered(bea, type="removeguest", who=person["guest"], name=person["name"], minutes=60)
        assert await is_hung_up(live) == "guest/removed"
        assert [(one["guest"], one["name"]) for one in now["removed"]] == [(person["guest"], "Ann")]
    async with ann.at_table(code) as again:
        assert await is_hung_up(again) == "guest/removed"
    refused = await ann.http.post("/api/tables", json=TWO)
    assert (refused.status_code, refused.json()["code"]) == (403, "guest/removed")
    assert (await ann.http.get("/api/me/data")).status_code == 200
    assert (await ann.http.request("DELETE", f"/api/tables/{code}/seat", json={})).is_success
    assert (await ordered(bea, type="readmitguest", who=person["guest"]))["removed"] == []
    assert (await ann.http.post("/api/tables", json=TWO)).status_code == 201


async def test_everybody_gets_the_message_at_every_worker(shared: Settings) -> None:
    await keyed(shared.store)
    async with served(shared) as one, served(shared) as two, Guest(one) as ann, Guest(two) as bea, Guest(one) as cleo:
        code = await ann.opens(**TWO)
        async with ann.at_table(code) as here, bea.at_table(code) as there:
            now = await ordered(cleo, type="announce", text=" Back  at\tnine ", minutes=5)
            assert now["message"]["text"] == "Back at nine"
            for live in (here, there):
                assert (await live.until(lambda reply: reply["type"] == "notice"))["text"] == "Back at nine"
            shown = (await bea.http.get("/api/notice")).json()
            assert shown["text"] == "Back at nine"
            assert 0 < shown["seconds"] <= 5 * 60
            async with ann.at_table(code) as later:
                assert (await later.until(lambda reply: reply["type"] == "notice"))["text"] == "Back at nine"
            await ordered(cleo, type="announce", text="")
            for live in (here, there):  # to one that was just being added it may have come twice before
                await live.until(lambda reply: reply["type"] == "notice" and reply["text"] == "")
            assert (await cleo.http.get("/api/notice")).json() is None


async def test_another_worker_shows_its_tables_and_hangs_up_on_who_is_removed(shared: Settings) -> None:
    short = replace(shared, heartbeat=0.1)
    await keyed(short.store)
    async with served(short) as one, served(short) as two, Guest(one) as ann, Guest(two) as bea, Guest(two) as cleo:
        code = await bea.opens(**TWO)
        async with bea.at_table(code) as there:
            await there.next()
            now = await until(ann, lambda now: now["tables"])
            ((person,),) = [table["people"] for table in now["tables"]]
            assert (now["tables"][0]["code"], person["name"]) == (code, "Ann")
            await cleo.opens(**TWO)
            await cleo.http.get("/api/notice", params={"at": "club"})
            assert (await until(ann, lambda now: now["elsewhere"]))["elsewhere"][0]["screen"] == "club"
            await ordered(ann, type="removeguest", who=person["guest"])
            assert await is_hung_up(there) == "guest/removed"
        assert (await bea.http.post("/api/tables", json=TWO)).json()["code"] == "guest/removed"


@pytest.mark.parametrize(
    "order",
    [
        {"type": "announce", "text": "x" * 201},
        {"type": "announce", "text": "Hello", "minutes": 0},
        {"type": "removeguest", "who": ""},
        {"type": "removeguest", "who": "x", "minutes": 10**9},
        {"type": "dismiss", "table": "x", "match": 10**30, "reporter": "x", "seat": 0},
        {"type": "shout"},
        {},
    ],
)
async def test_bad_orders_are_refused_in_a_sentence(ann: Guest, order: dict[str, Any]) -> None:
    answer = await ann.http.post("/api/operator", headers=HEADERS, json=order)
    assert answer.status_code == 400, answer.text
    assert answer.json()["sentence"]
