"""Reports about people at a table, and what the operator gets to see of them."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from euchre.web.settings.limits import Limits
from euchre.web.settings.settings import Settings
from support.limits import without_quota
from support.operating import HEADERS, keyed, ordered, seen
from support.web import TWO, Guest, Live, served


@pytest.fixture
def settings(settings: Settings) -> Settings:
    made = without_quota(settings)
    asyncio.run(keyed(made.store))
    return made


async def both_sit(ann: Guest, bea: Guest, ann_live: Live, bea_live: Live) -> None:
    assert (await bea_live.ask("sit", name="Bea"))["type"] == "ack"
    await ann_live.stands(lambda now: now["table"]["seats"][1]["player"] == "person")


async def test_a_report_reaches_the_operator_with_the_record_and_nobody_else(
    ann: Guest, bea: Guest, cleo: Guest
) -> None:
    code = await ann.opens(**{**TWO, "rules": "standard,target=1"}, terms={"pace": "instant", "spectators": False})
    async with ann.at_table(code) as ann_live, bea.at_table(code) as bea_live:
        await both_sit(ann, bea, ann_live, bea_live)
        assert (await ann_live.ask("begin"))["type"] == "ack"
        await asyncio.gather(ann_live.shuffle(), bea_live.shuffle())
        for _ in range(2):
            answer = await ann.http.post(f"/api/tables/{code}/reports", json={"name": "Bea", "reason": "reactions"})
            assert answer.status_code == 204, answer.text
        (report,) = (await seen(cleo))["reports"]
        assert (report["code"], report["match"], report["name"]) == (code, 1, "Bea")
        assert (report["reason"], report["over"], report["reports"]) == ("reactions", False, 1)
        assert (await cleo.http.get(f"/api/games/{code}/1", headers=HEADERS)).json()["code"] == "game/not-over"
        await asyncio.gather(ann_live.play(), bea_live.play())
        heard = [*ann_live.heard, *bea_live.heard]
    assert "report" not in str(heard), "nobody at the table learns of it"
    (report,) = (await seen(cleo))["reports"]
    assert report["over"]
    assert (await cleo.http.get(f"/api/games/{code}/1")).json()["code"] == "table/no-spectators"
    assert (await cleo.http.get(f"/api/games/{code}/1", headers=HEADERS)).status_code == 200
    key = {name: report[name] for name in ("table", "match", "reporter", "guest")}
    assert (await ordered(cleo, type="dismiss", **key))["reports"] == []


async def test_only_who_sits_there_reports_and_only_other_people(ann: Guest, bea: Guest) -> None:
    code = await ann.opens(**TWO)
    path = f"/api/tables/{code}/reports"
    async with ann.at_table(code) as ann_live, bea.at_table(code) as bea_live:
        await ann_live.next()
        refused = await bea.http.post(path, json={"name": "Ann", "reason": "name"})
        assert (refused.status_code, refused.json()["code"]) == (400, "seat/none"), "whoever only watches"
        await both_sit(ann, bea, ann_live, bea_live)
        for name in ("Bea", "Cleo", "", "Zoe"):  # their own, a bot's, and none
            refused = await bea.http.post(path, json={"name": name, "reason": "name"})
            assert (refused.status_code, refused.json()["code"]) == (409, "report/nobody")
        assert (await bea.http.post(path, json={"name": "Ann", "reason": "I hate him"})).status_code == 400


async def test_who_has_left_is_reported_and_not_who_has_their_name_now(ann: Guest, bea: Guest, cleo: Guest) -> None:
    code = await ann.opens(**TWO)
    async with ann.at_table(code) as ann_live, bea.at_table(code) as bea_live, cleo.at_table(code) as cleo_live:
        await both_sit(ann, bea, ann_live, bea_live)
        assert (await bea_live.ask("rise"))["type"] == "ack"
        await ann_live.stands(lambda now: now["table"]["left"] == ["Bea"])
        assert (await cleo_live.ask("sit", name="Bea"))["type"] == "ack"
        for left in (True, False):
            wanted = {"name": "Bea", "left": left, "reason": "name"}
            assert (await ann.http.post(f"/api/tables/{code}/reports", json=wanted)).status_code == 204
        now = await seen(cleo)
        guests = {person["seat"]: person["guest"] for person in now["tables"][0]["people"]}
        latest = [report["guest"] for report in now["reports"]]
        assert latest == [guests[1], guests[None]], "Cleo, who sits there now; before, Bea, who only watches"


async def test_the_name_of_the_table_is_the_hosts(ann: Guest, bea: Guest) -> None:
    code = await ann.opens(**TWO)
    async with ann.at_table(code) as ann_live, bea.at_table(code) as bea_live:
        await both_sit(ann, bea, ann_live, bea_live)
        for guest, name, status in ((ann, "Bea", 409), (bea, "Ann", 204)):
            wanted = {"name": name, "reason": "title"}
            assert (await guest.http.post(f"/api/tables/{code}/reports", json=wanted)).status_code == status


async def test_of_two_of_one_name_who_have_left_each_can_be_reported(ann: Guest, bea: Guest, cleo: Guest) -> None:
    code = await ann.opens(**TWO)
    async with ann.at_table(code) as ann_live, bea.at_table(code) as bea_live, cleo.at_table(code) as cleo_live:
        await ann_live.next()
        for live in (bea_live, cleo_live):
            assert (await live.ask("sit", name="Bea"))["type"] == "ack"
            assert (await live.ask("rise"))["type"] == "ack"
        await ann_live.stands(lambda now: now["table"]["left"] == ["Bea", "Bea"])
        for name, place, status in (("Bea", 0, 204), ("Bea", 1, 204), ("Bea", 2, 409), ("Zoe", 0, 409)):
            wanted = {"name": name, "place": place, "reason": "name"}
            assert (await ann.http.post(f"/api/tables/{code}/reports", json=wanted)).status_code == status
        assert len({report["guest"] for report in (await seen(cleo))["reports"]}) == 2


async def test_who_made_reports_can_read_and_delete_them(ann: Guest, bea: Guest, cleo: Guest) -> None:
    code = await ann.opens(**TWO)
    async with ann.at_table(code) as ann_live, bea.at_table(code) as bea_live:
        await both_sit(ann, bea, ann_live, bea_live)
        await ann.http.post(f"/api/tables/{code}/reports", json={"name": "Bea", "reason": "name"})
        (mine,) = (await ann.http.get("/api/me/data")).json()["kept"]["reports"]
        assert (mine["code"], mine["name"], mine["reason"]) == (code, "Bea", "name")
        assert (await bea.http.get("/api/me/data")).json()["kept"]["reports"] == []
        for live in (bea_live, ann_live):
            await live.ask("rise")
    assert (await ann.http.request("DELETE", "/api/me", json={})).is_success
    assert (await seen(cleo))["reports"] == []


async def test_reports_have_a_quota(settings: Settings) -> None:
    async with served(replace(settings, limits=Limits())) as at, Guest(at) as ann:
        code = await ann.opens(**TWO)
        statuses: list[int] = []
        while 429 not in statuses and len(statuses) < 10:
            answer = await ann.http.post(f"/api/tables/{code}/reports", json={"name": "Zoe", "reason": "name"})
            statuses.append(answer.status_code)
        assert answer.json()["code"] == "limit/reports"
        assert statuses[:2] == [409, 409], "two in a row are taken"
