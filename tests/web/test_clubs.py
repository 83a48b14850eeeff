"""Clubs over HTTP: founded, run, read by strangers, and their evenings counted, by one server and by two."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any

import pytest
from icalendar import Calendar

from euchre.web.settings.settings import Settings
from support.web import Guest, served

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


async def founds(guest: Guest, **settings: Any) -> str:
    """Found a club; returns its code."""
    reply = await guest.http.post("/api/clubs", json={"settings": {"name": "Thursday Euchre", **settings}})
    assert reply.status_code == 201, reply.text
    return str(reply.json()["code"])


async def says(guest: Guest, code: str, type_: str, **fields: Any) -> Any:
    """Send a message to a club; returns the answer, done or refused."""
    return (await guest.http.post(f"/api/clubs/{code}", json={"type": type_, **fields})).json()


async def says_to_evening(guest: Guest, code: str, type_: str, **fields: Any) -> None:
    """Have a message done in an evening."""
    reply = await guest.http.post(f"/api/evenings/{code}", json={"type": type_, **fields})
    assert reply.status_code == 200, reply.text


async def reads(guest: Guest, code: str) -> Any:
    """The club as a guest sees it."""
    reply = await guest.http.get(f"/api/clubs/{code}")
    assert reply.status_code == 200, reply.text
    return reply.json()


async def with_members(guest: Guest) -> str:
    """A club of four, of whom the first agrees to be named."""
    code = await founds(guest, weekday=3, zone="Europe/Berlin", time="19:30")
    for number, name in enumerate(NAMES):
        await says(guest, code, "addmember", id=f"m{number}", name=name, public=number == 0)
    season = {"name": "2026", "first": "2026-01-01", "last": "2026-12-31"}
    await says(guest, code, "planseason", id="season", settings=season)
    return code


async def opens_an_evening(guest: Guest, club: str) -> str:
    """An evening of a club, with one round; returns its code."""
    reply = await guest.http.post(
        "/api/evenings", json={"settings": {"movement": "draw", "rounds": 1, "day": "2026-11-26"}, "club": club}
    )
    assert reply.status_code == 201, reply.text
    return str(reply.json()["code"])


async def plays_an_evening(guest: Guest, club: str, names: Sequence[str] = NAMES) -> str:
    """An evening of four people, typed by name, with one round in which two have nine points and two have four."""
    evening = await opens_an_evening(guest, club)
    for number, name in enumerate(names, 1):
        await says_to_evening(guest, evening, "enter", id=f"e{number}", name=name)
    await says_to_evening(guest, evening, "seatround", id="seat", round=1)
    score = {"points": [9, 4], "loners": [1, 0, 0, 0]}
    await says_to_evening(guest, evening, "enterresult", id="result", round=1, table=1, score=score)
    await says_to_evening(guest, evening, "finish", id="end")
    return evening


async def test_a_club_counts_its_evenings_for_everybody_to_read(ann: Guest, bea: Guest) -> None:
    club = await with_members(ann)
    evening = await plays_an_evening(ann, club)
    mine, theirs = await reads(ann, club), await reads(bea, club)
    assert (mine["admin"], theirs["admin"]) == (True, False)
    assert mine["evenings"][0]["code"] == evening
    assert theirs["evenings"][0]["code"] is None
    table = mine["seasons"][0]["table"]
    assert sorted((row["rank"], row["total"]) for row in table) == [(1, 9.0), (1, 9.0), (3, 4.0), (3, 4.0)]
    assert sorted(row["who"]["name"] for row in table) == NAMES
    named = sorted((row["who"]["member"] or 0, row["who"]["name"]) for row in theirs["seasons"][0]["table"])
    assert named == [(0, None), (0, None), (0, None), (1, "Ann")]
    assert (theirs["members"], theirs["key"]) == ([], None)
    assert (await bea.http.get(f"/api/evenings/{evening}")).json()["club"] == club


@pytest.mark.slow
async def test_names_that_are_typed_in_any_way_count_for_the_members_who_have_them(ann: Guest) -> None:
    club = await with_members(ann)
    await plays_an_evening(ann, club, ["ANN", " bob", "Cleo ", "Nobody's member"])
    season = (await reads(ann, club))["seasons"][0]["table"]
    assert {row["who"]["member"] for row in season} == {1, 2, 3}


@pytest.mark.slow
async def test_a_visitor_who_is_said_to_be_a_member_later_gets_their_points_of_the_season(ann: Guest) -> None:
    club = await with_members(ann)
    evening = await plays_an_evening(ann, club, ["Ann", "Bob", "Cleo", "Danny"])
    assert {row["who"]["member"] for row in (await reads(ann, club))["seasons"][0]["table"]} == {1, 2, 3}
    await says_to_evening(ann, evening, "changeentrant", id="later", entrant=4, member=4)
    assert {row["who"]["member"] for row in (await reads(ann, club))["seasons"][0]["table"]} == {1, 2, 3, 4}
    await says_to_evening(ann, evening, "changeentrant", id="none", entrant=4, member=0)
    assert {row["who"]["member"] for row in (await reads(ann, club))["seasons"][0]["table"]} == {1, 2, 3}


async def test_every_director_of_a_clubs_evening_gets_the_members_and_nobody_else_does(ann: Guest, bea: Guest) -> None:
    club = await with_members(ann)
    await says(ann, club, "changemember", id="gone", member=4, active=False)
    evening = await opens_an_evening(ann, club)
    path = f"/api/evenings/{evening}/members"
    assert (await bea.http.get(path)).json()["code"] == "evening/not-director"
    key = (await ann.http.get(f"/api/evenings/{evening}")).json()["key"]
    await says_to_evening(bea, evening, "direct", id="me", key=key)
    await says_to_evening(bea, evening, "enter", id="one", name="Ann")
    named = [{"number": 1, "name": "Ann"}, {"number": 2, "name": "Bob"}, {"number": 3, "name": "Cleo"}]
    assert (await bea.http.get(path)).json() == {"members": named, "questions": []}
    assert (await reads(bea, club))["members"] == []
    await ann.http.post(f"/api/clubs/{club}", json={"type": "dropevening", "id": "drop", "code": evening})
    assert (await bea.http.get(path)).json() == {"members": [], "questions": []}


@pytest.mark.slow
async def test_an_evening_that_goes_on_counts_once_it_is_over_again(ann: Guest) -> None:
    club = await with_members(ann)
    evening = await plays_an_evening(ann, club)
    await says_to_evening(ann, evening, "reopen", id="again")
    assert (await reads(ann, club))["seasons"][0]["table"] == []
    score = {"points": [4, 8], "loners": [0, 0, 0, 0]}
    await says_to_evening(
        ann, evening, "enterresult", id="corrected", round=1, table=1, score=score, reason="sides mixed up"
    )
    await says_to_evening(ann, evening, "finish", id="end2")
    assert sorted(row["total"] for row in (await reads(ann, club))["seasons"][0]["table"]) == [4.0, 4.0, 8.0, 8.0]


async def test_nobody_but_an_admin_opens_an_evening_for_a_club(ann: Guest, bea: Guest) -> None:
    club = await founds(ann)
    reply = await bea.http.post("/api/evenings", json={"club": club})
    assert (reply.status_code, reply.json()["code"]) == (400, "club/not-admin")
    assert (await bea.http.post("/api/evenings", json={"club": "nowhere"})).json()["code"] == "club/unknown"
    assert (await reads(ann, club))["evenings"] == []


async def test_members_see_where_to_play_and_say_whether_they_may_be_named(ann: Guest, bea: Guest) -> None:
    club = await with_members(ann)
    await plays_an_evening(ann, club)
    key = (await reads(ann, club))["members"][1]["key"]
    await says(bea, club, "becomemember", id="me", key=key)
    now = await reads(bea, club)
    assert now["me"] == {"number": 2, "name": "Bob", "public": False}
    assert now["evenings"][0]["code"] is not None
    await says(bea, club, "agree", id="yes", public=True)
    names = {row["who"]["member"]: row["who"]["name"] for row in (await reads(bea, club))["seasons"][0]["table"]}
    assert names[2] == "Bob"
    assert [(one["code"], one["admin"]) for one in (await bea.http.get("/api/clubs")).json()] == [(club, False)]
    assert [(one["code"], one["admin"]) for one in (await ann.http.get("/api/clubs")).json()] == [(club, True)]


async def test_the_page_of_an_evening_tells_nobody_the_numbers_of_members(ann: Guest, bea: Guest) -> None:
    evening = await plays_an_evening(ann, await with_members(ann))
    path = f"/api/evenings/{evening}"
    assert [one["member"] for one in (await ann.http.get(path)).json()["entrants"]] == [1, 2, 3, 4]
    assert [one["member"] for one in (await bea.http.get(path)).json()["entrants"]] == [None] * 4
    data = (await ann.http.get(f"{path}/data.json")).json()
    assert [one["member"] for one in data["entrants"]] == [None] * 4


async def test_a_deleted_guest_has_no_name_in_their_club(ann: Guest, bea: Guest) -> None:
    club = await with_members(ann)
    key = (await reads(ann, club))["members"][1]["key"]
    await says(bea, club, "becomemember", id="me", key=key)
    exported = (await bea.http.get("/api/me/data")).text
    assert '"Bob"' in exported
    assert "secret" not in exported
    assert (await bea.http.delete("/api/me", headers={"content-type": "application/json"})).status_code < 300
    members = (await reads(ann, club))["members"]
    assert [one["name"] for one in members] == ["Ann", "Guest", "Cleo", "Dan"]


async def test_a_name_that_a_club_shows_is_gone_once_its_guest_is_deleted(ann: Guest, bea: Guest, cleo: Guest) -> None:
    club = await with_members(ann)
    key = (await reads(ann, club))["members"][0]["key"]
    await says(bea, club, "becomemember", id="me", key=key)
    await says(bea, club, "agree", id="shown", public=True)
    await plays_an_evening(ann, club)
    assert "Ann" in (await cleo.http.get(f"/api/clubs/{club}")).text
    assert (await bea.http.delete("/api/me", headers={"content-type": "application/json"})).status_code < 300
    for door in ("", "/data.json", "/data.csv"):
        assert "Ann" not in (await cleo.http.get(f"/api/clubs/{club}{door}")).text


async def test_a_long_text_of_a_club_is_kept_whole_or_refused_by_name(ann: Guest) -> None:
    """A source of rules has 6,340 letters; one that is longer than a club's may be is not cut in silence."""
    rules = "Wer gibt, gähnt. " * 400
    made = await ann.http.post("/api/clubs", json={"settings": {"name": "Hornby", "rules": rules}})
    assert (await reads(ann, made.json()["code"]))["settings"]["rules"] == rules.strip()
    refused = await ann.http.post("/api/clubs", json={"settings": {"name": "Hornby", "rules": "x" * 10_001}})
    assert "settings.rules has more than 10,000 letters" in refused.json()["sentence"]


async def test_other_programs_read_the_calendar_and_the_results(ann: Guest, bea: Guest) -> None:
    club = await with_members(ann)
    await plays_an_evening(ann, club)
    reply = await bea.http.get(f"/api/clubs/{club}/calendar.ics")
    assert reply.headers["content-type"] == "text/calendar; charset=utf-8"
    entries: list[Any] = list(Calendar.from_ical(reply.text).walk("VEVENT"))
    first = entries[0]
    assert first["DTSTART"].dt.isoformat() == "2026-11-26"  # which is over
    assert str(first["URL"]).endswith(f"/club/{club}")
    assert str(first["URL"]).startswith("http://127.0.0.1")
    rows = list(
        csv.DictReader(io.StringIO((await ann.http.get(f"/api/clubs/{club}/data.csv")).text.removeprefix("\ufeff")))
    )
    assert sorted((row["member"], row["name"]) for row in rows) == [("", ""), ("", ""), ("", ""), ("1", "Ann")]
    assert sorted(float(row["points"]) for row in rows) == [4.0, 4.0, 9.0, 9.0]
    public = (await ann.http.get(f"/api/clubs/{club}/data.json")).json()
    assert (public["admin"], public["members"], public["key"]) == (False, [], None)


@pytest.mark.slow
async def test_a_code_that_names_an_evening_names_no_club(ann: Guest) -> None:
    evening = (await ann.http.post("/api/evenings", json={})).json()["code"]
    assert (await ann.http.get(f"/api/clubs/{evening}")).json()["code"] == "club/unknown"


@pytest.mark.slow
async def test_two_servers_take_one_club_further_at_once(shared: Settings) -> None:
    async with served(shared) as one, served(shared) as two, Guest(one) as ann, Guest(two) as bea:
        club = await founds(ann)
        await says(bea, club, "administer", id="key", key=(await reads(ann, club))["key"])
        asked = [
            says(guest, club, "addmember", id=f"{name}{number}", name=f"{name} {number}")
            for number in range(8)
            for guest, name in ((ann, "Ann"), (bea, "Bea"))
        ]
        answers = await asyncio.gather(*asked)
        assert sorted(answer["version"] for answer in answers) == list(range(3, 19))
        members = [member["name"] for member in (await reads(ann, club))["members"]]
        assert members == [member["name"] for member in (await reads(bea, club))["members"]]
        assert sorted(members) == sorted(f"{name} {number}" for number in range(8) for name in ("Ann", "Bea"))
        await plays_an_evening(ann, club)
        assert len((await reads(bea, club))["evenings"][0]["standings"]) == 4


async def test_the_home_page_says_when_a_club_meets_that_shows_it(ann: Guest, bea: Guest) -> None:
    await founds(ann, name="Hidden", weekday=3)
    code = await founds(ann, weekday=3, time="19:30", place="Hall", listed=True)
    before = datetime.now(UTC).date()
    (evening,) = (await bea.http.get("/api/clubs/coming")).json()
    day = date.fromisoformat(evening.pop("day"))
    assert (day.weekday(), 0 <= (day - before).days <= 7) == (3, True)
    assert evening == {"code": code, "name": "Thursday Euchre", "place": "Hall", "time": "19:30", "zone": ""}
