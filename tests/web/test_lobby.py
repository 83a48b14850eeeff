"""The lobby over HTTP: tables in the list, a seat beside people, and the people whom one has played with."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest

from euchre.store.store import Store
from euchre.web.lobby import lobby
from euchre.web.settings.settings import Settings
from support.limits import without_quota
from support.listed import LINE, list_tables
from support.operating import keyed, ordered
from support.web import PATIENCE, SOLO, Guest, Live, served

OPEN = {**SOLO, "terms": {"pace": "instant", "listed": True}}
JSON = {"content-type": "application/json"}
RULES = ["standard,target=5", "british"]


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return without_quota(settings)


async def listed(guest: Guest) -> list[dict[str, Any]]:
    answer = await guest.http.get("/api/lobby")
    assert answer.status_code == 200, answer.text
    tables: list[dict[str, Any]] = answer.json()
    return tables


async def lists(guest: Guest, count: int) -> list[dict[str, Any]]:
    """Wait until the list has this number of tables: it is read once a second."""
    async with asyncio.timeout(PATIENCE):
        while len(tables := await listed(guest)) != count:  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.05)
    return tables


async def wants(guest: Guest, name: str, *rules: str, pace: str | None = None) -> dict[str, Any]:
    """Ask for a table with people."""
    wish = {"name": name, "rules": rules or RULES, "pace": pace}
    answer = await guest.http.post("/api/lobby", json=wish)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def people(guest: Guest) -> dict[str, dict[str, Any]]:
    answer = await guest.http.get("/api/people")
    assert answer.status_code == 200, answer.text
    return {person["name"]: person for person in answer.json()}


async def around(guest: Guest) -> dict[str, Any]:
    answer = await guest.http.get("/api/people/around")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def wish(guest: Guest, name: str, what: str | None) -> None:
    ref = (await people(guest))[name]["ref"]
    answer = await guest.http.put(f"/api/people/{ref}", json={"wish": what})
    assert answer.status_code == 204, answer.text


async def names(live: Live, *wanted: str) -> None:
    """Wait until people of these names sit at a table."""
    await live.stands(
        lambda now: {seat["name"] for seat in now["table"]["seats"] if seat["player"] == "person"} == set(wanted)
    )


async def test_a_listed_table_is_in_the_list_while_somebody_is_there(ann: Guest, bea: Guest) -> None:
    await ann.opens(**SOLO)
    code = await ann.opens(**OPEN)
    async with ann.at_table(code) as live:
        await live.next()
        (table,) = await lists(bea, 1)
        assert table == {
            "code": code,
            "rules": "standard,target=5",
            "players": 4,
            "pace": "instant",
            "clock": "off",
            "seconds": 30,
            "names": ["Ann"],
            "free": 3,
            "begun": True,
            "minutes": 0,
            "mine": False,
        }
        assert (await lists(ann, 1))[0]["mine"]
    assert await lists(bea, 0) == []


async def test_a_long_list_is_cut_and_hides_no_table_that_fits(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "_FRESH", 0.0)  # it is read each time
    assert settings.store is not None
    async with served(settings) as at, Guest(at) as ann, Guest(at) as bea, await Store.open(settings.store) as store:
        (worker,) = await store.heartbeats.read()
        line = replace(LINE, connection=f"{worker}:1")
        await list_tables(store, line, lobby.MOST_SHOWN)
        code = (await wants(ann, "Ann", "british"))["code"]
        async with ann.at_table(code) as live:
            await live.next()
            assert [table["code"] for table in await listed(ann)][:2] == [code, "T0"], "their own comes first"
            await list_tables(store, line, 250, first=lobby.MOST_SHOWN)
            assert len(await listed(bea)) == lobby.MOST_SHOWN
            assert await wants(bea, "Bea", "british") == {"code": code, "joined": True}


async def test_four_strangers_who_accept_the_same_rules_become_one_table(at: str) -> None:
    async with AsyncExitStack() as stack:
        lives, codes = [], []
        for number in range(4):
            guest = await stack.enter_async_context(Guest(at))
            found = await wants(guest, f"Guest{number}")
            assert found["joined"] == (number > 0)
            codes.append(found["code"])
            lives.append(await stack.enter_async_context(guest.at_table(found["code"])))
            await lives[-1].next()
        assert len(set(codes)) == 1
        await names(lives[0], "Guest0", "Guest1", "Guest2", "Guest3")
        fifth = await stack.enter_async_context(Guest(at))
        assert (await wants(fifth, "Fifth"))["code"] != codes[0]


async def test_other_rules_and_another_pace_are_another_table(ann: Guest, bea: Guest) -> None:
    first = await wants(ann, "Ann", "british", pace="fast")
    async with ann.at_table(first["code"]) as live:
        await live.next()
        assert (await wants(bea, "Bea", "standard"))["code"] != first["code"]
        assert (await wants(bea, "Bea", "british", pace="slow"))["code"] != first["code"]
        assert (await wants(bea, "Bea", "standard", "british", pace="fast")) == {"code": first["code"], "joined": True}
        assert (await wants(ann, "Ann", "british")) == {"code": first["code"], "joined": True}, "it is their own"


async def test_who_comes_again_finds_their_own_table_and_leaves_no_seat_behind(ann: Guest, bea: Guest) -> None:
    first = (await wants(ann, "Ann", "british"))["code"]
    assert await wants(ann, "Ann", "british") == {"code": first, "joined": True}, "though nobody is there"
    async with bea.at_table((await wants(bea, "Bea", "standard"))["code"]) as beas:
        await beas.next()
        async with ann.at_table(first) as live:
            await live.next()
            assert (await wants(bea, "Bea", "british"))["code"] == first
            await names(live, "Ann", "Bea")
            assert len(await lists(ann, 2)) == 2, "Bea is still at the other table"


async def test_the_last_seat_is_given_once(at: str, ann: Guest) -> None:
    code = (await wants(ann, "Ann", "two-handed"))["code"]
    async with ann.at_table(code) as live, Guest(at) as bea, Guest(at) as cleo:
        await live.next()
        found = await asyncio.gather(wants(bea, "Bea", "two-handed"), wants(cleo, "Cleo", "two-handed"))
        assert sorted(one["joined"] for one in found) == [False, True]


async def test_who_asks_again_for_the_last_seat_has_it(ann: Guest, bea: Guest, cleo: Guest) -> None:
    code = await ann.opens(**{**OPEN, "rules": "two-handed", "seats": ["me", "open"]})
    async with ann.at_table(code) as live:
        await live.next()
        for guest, status in ((bea, 204), (bea, 204), (cleo, 409)):
            answer = await guest.http.post(f"/api/lobby/{code}", json={"name": "Bea"})
            assert answer.status_code == status, answer.text


async def test_other_workers_list_the_table_and_give_its_seats(shared: Settings) -> None:
    async with served(shared) as at, served(shared) as other, Guest(at) as ann, Guest(other) as bea:
        code = (await wants(ann, "Ann"))["code"]
        async with ann.at_table(code) as live:
            await live.next()
            assert [table["code"] for table in await lists(bea, 1)] == [code]
            assert (await wants(bea, "Bea")) == {"code": code, "joined": True}
            await names(live, "Ann", "Bea")


async def test_people_who_have_played_together_meet_again_by_consent(ann: Guest, bea: Guest, cleo: Guest) -> None:
    code = (await wants(ann, "Ann"))["code"]
    async with ann.at_table(code) as live:
        await live.next()
        await wants(bea, "Bea")
        assert set(await people(ann)) == {"Bea"}
        assert await people(cleo) == {}
        await wish(ann, "Bea", "contact")
        assert (await people(ann))["Bea"]["relation"] == "asked"
        assert (await people(bea))["Ann"]["relation"] == "asks"
        await around(bea)
        assert await around(ann) == {"online": [], "invitations": []}, "Bea has not agreed"
        await wish(bea, "Ann", "contact")
        assert (await people(ann))["Bea"]["relation"] == "contact"
        await around(bea)
        (online,) = (await around(ann))["online"]
        assert (online["name"], online["online"]) == ("Bea", True)


async def test_an_invitation_reaches_who_has_played_with_one(ann: Guest, bea: Guest) -> None:
    code = (await wants(ann, "Ann"))["code"]
    async with ann.at_table(code) as live:
        await live.next()
        await wants(bea, "Bea")
        again = await ann.opens(**OPEN)
        ref = (await people(ann))["Bea"]["ref"]
        answer = await ann.http.post(f"/api/people/{ref}/invitation", json={"code": again})
        assert answer.status_code == 204, answer.text
        (invitation,) = (await around(bea))["invitations"]
        assert (invitation["name"], invitation["code"]) == ("Ann", again)
        await wish(bea, "Ann", "block")
        assert (await around(bea))["invitations"] == []


async def test_an_invitation_ends_with_its_table(ann: Guest, bea: Guest, settings: Settings) -> None:
    await keyed(settings.store)
    code = (await wants(ann, "Ann"))["code"]
    async with ann.at_table(code) as live:
        await live.next()
        await wants(bea, "Bea")
        ref = (await people(ann))["Bea"]["ref"]
        assert (await ann.http.post(f"/api/people/{ref}/invitation", json={"code": code})).status_code == 204
        assert len((await around(bea))["invitations"]) == 1
        await ordered(ann, type="closetable", code=code)
        assert (await around(bea))["invitations"] == []


async def test_people_invite_only_to_where_they_sit(ann: Guest, bea: Guest, cleo: Guest) -> None:
    code = (await wants(ann, "Ann"))["code"]
    async with ann.at_table(code) as live:
        await live.next()
        await wants(bea, "Bea")
        elsewhere = await cleo.opens(**OPEN)
        ref = (await people(ann))["Bea"]["ref"]
        answer = await ann.http.post(f"/api/people/{ref}/invitation", json={"code": elsewhere})
        assert answer.json()["code"] == "people/no-seat"
        answer = await ann.http.put("/api/people/unheard-of", json={"wish": "contact"})
        assert answer.json()["code"] == "people/unknown"
        answer = await bea.http.put(f"/api/people/{ref}", json={"wish": "contact"})
        assert answer.json()["code"] == "people/unknown", "a reference is of use to its owner alone"


async def test_who_has_blocked_somebody_meets_them_at_no_table(ann: Guest, bea: Guest) -> None:
    first = (await wants(ann, "Ann"))["code"]
    async with ann.at_table(first) as live:
        await live.next()
        await wants(bea, "Bea")
        await wish(ann, "Bea", "block")
        answer = await bea.http.delete(f"/api/tables/{first}/seat", headers=JSON)
        assert answer.status_code == 204, answer.text
        assert await lists(bea, 0) == []
        other = await wants(bea, "Bea")
        assert (other["code"], other["joined"]) != (first, True)
        async with bea.at_table(other["code"]) as beas:
            await beas.next()
            assert [table["code"] for table in await lists(ann, 1)] == [first]


async def test_contacts_are_among_the_data_of_a_guest(ann: Guest, bea: Guest) -> None:
    code = (await wants(ann, "Ann"))["code"]
    async with ann.at_table(code) as live:
        await live.next()
        await wants(bea, "Bea")
        await wish(ann, "Bea", "contact")
        data = (await ann.http.get("/api/me/data")).json()
        assert [contact["name"] for contact in data["kept"]["contacts"]] == ["Bea"]
