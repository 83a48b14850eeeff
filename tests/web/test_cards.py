"""The card of a person: on another device they are the same person; nobody else can use, guess or keep it."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from http import HTTPStatus
from typing import Any

import httpx
import pytest

from euchre.store.store import Store
from euchre.web.http import identity
from euchre.web.settings.limits import Allowance, Limits
from euchre.web.settings.settings import Settings
from support.postgres import Server
from support.sampling import few
from support.web import SOLO, TWO, Guest, http_at, is_over, served

JSON = {"Content-Type": "application/json"}
NOBODYS = "0000000-1111111-2222222-3333333"


async def _makes_card(guest: Guest, name: str = "Ann") -> str:
    reply = await guest.http.post("/api/me/card", json={"name": name})
    assert reply.status_code == HTTPStatus.CREATED, reply.text
    assert reply.json()["name"] == name
    return str(reply.json()["code"])


async def _uses(guest: Guest, code: str) -> httpx.Response:
    return await guest.http.post("/api/card", json={"code": code})


async def _me(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = (await guest.http.get("/api/me")).json()
    return found


async def test_a_card_brings_name_seat_games_and_statistics_to_another_device(ann: Guest, bea: Guest) -> None:
    won = await ann.opens(**{**SOLO, "rules": "standard,target=1"})
    async with ann.at_table(won) as live:
        await live.shuffle()
        await live.play(until=is_over)
    running = await ann.opens(**SOLO)
    async with ann.at_table(running) as live:
        await live.shuffle()
        seat = (await live.stands(lambda now: now["picture"]))["you"]
        code = await _makes_card(ann)
        asked = (await bea.http.post("/api/card/holder", json={"code": code})).json()
        assert asked == {"name": "Ann", "mine": False, "games": False, "known": False}
        assert (await _me(bea))["name"] == "", "to ask changes nothing"
        assert (await _uses(bea, code)).json()["name"] == "Ann"
        async with bea.at_table(running) as other:
            now = await other.stands(lambda now: now["picture"])
        assert now["you"] == seat
        assert now["picture"]["hand"]
    for path in ("/api/games", "/api/tables", "/api/statistics", "/api/me/data"):
        assert (await bea.http.get(path)).json() == (await ann.http.get(path)).json(), path
    assert (await _me(bea))["name"] == "Ann"
    assert (await ann.http.get("/api/games")).json(), "several devices at once are fine"


@pytest.mark.slow
@pytest.mark.parametrize(
    "typed", few([str.lower, lambda code: code.replace("-", " "), lambda code: f" {code.replace('-', '')}\n"], keep=1)
)
async def test_it_does_not_matter_how_a_card_is_typed(ann: Guest, bea: Guest, typed: Any) -> None:
    assert (await _uses(bea, typed(await _makes_card(ann)))).status_code == HTTPStatus.OK


@pytest.mark.slow
async def test_whoever_has_played_on_a_device_is_named_before_somebody_else_takes_it(ann: Guest, bea: Guest) -> None:
    code = await _makes_card(ann)
    assert (await ann.http.post("/api/card/holder", json={"code": code})).json()["mine"]
    async with bea.at_table(await bea.opens(**SOLO)) as live:
        await live.shuffle()
        await live.stands(lambda now: now["picture"])
    asked = (await bea.http.post("/api/card/holder", json={"code": code})).json()
    assert (asked["games"], asked["known"]) == (True, False)
    hers = await _makes_card(bea, "Bea")
    assert (await bea.http.post("/api/card/holder", json={"code": code})).json()["known"]
    await _uses(bea, code)
    assert (await bea.http.get("/api/games")).json() == []
    await _uses(bea, hers)
    assert len((await bea.http.get("/api/games")).json()) == 1, "they stayed with Bea"


async def test_a_card_that_was_replaced_or_revoked_ends_at_once(ann: Guest, bea: Guest) -> None:
    old = await _makes_card(ann)
    new = await _makes_card(ann)
    assert (await _uses(bea, old)).json()["code"] == "mycard/unknown"
    assert (await ann.http.get("/api/me/card")).json()["made"] is not None
    assert (await _uses(bea, new)).status_code == HTTPStatus.OK
    assert (await ann.http.delete("/api/me/card", headers=JSON)).status_code == HTTPStatus.NO_CONTENT
    assert (await ann.http.get("/api/me/card")).json()["made"] is None
    async with http_at(bea.at) as thief:
        assert (await thief.post("/api/card", json={"code": new})).status_code == HTTPStatus.NOT_FOUND
    assert not (await _me(bea))["person"], "the name is not kept any longer"


@pytest.mark.slow
async def test_no_card_is_made_for_a_cookie_that_does_not_come_back(at: str) -> None:
    async with http_at(at) as stranger:
        for path in ("/api/me/card", "/api/tables"):
            stranger.cookies.clear()
            reply = await stranger.post(path, json={})
            assert (reply.status_code, reply.json()["code"]) == (HTTPStatus.CONFLICT, "me/no-cookie"), path
            assert (await stranger.post(path, json={})).is_success, "the refusal has brought a cookie"


async def test_a_name_is_kept_for_those_who_have_a_card_and_for_nobody_else(
    ann: Guest, bea: Guest, settings: Settings
) -> None:
    assert (await bea.http.put("/api/me/name", json={"name": "Bea"})).status_code == HTTPStatus.NO_CONTENT
    assert await _me(bea) | {"name": "", "person": False} == await _me(bea)
    code = await _makes_card(ann)
    await ann.http.put("/api/me/name", json={"name": "  Ann \u202e of Avonlea "})
    await _uses(bea, code)
    assert await _me(bea) | {"name": "Ann of Avonlea", "person": True} == await _me(bea)


@pytest.mark.slow
async def test_a_name_that_a_second_device_changed_is_in_the_games_of_both(ann: Guest, bea: Guest) -> None:
    code = await ann.opens(**{**TWO, "rules": "standard,target=1"})
    await _uses(bea, await _makes_card(ann))
    async with ann.at_table(code) as live, bea.at_table(code) as other:
        assert (await other.ask("sit", name="Anne", seat=None))["type"] == "ack"
        assert (await live.ask("begin", id="begin"))["type"] == "ack"
        await live.shuffle()
        await live.play(until=is_over)
    for guest in (ann, bea):
        (played,) = (await guest.http.get("/api/games")).json()
        assert (played["you"], played["players"][0]) == (0, "Anne")
        assert (await guest.http.get("/api/statistics")).json()["4"]["matches"]["of"] == 1


@pytest.mark.slow
async def test_wrong_cards_are_bounded_for_an_address_and_logged_without_it(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    limits = Limits(address=Allowance(burst=1_000, rate=0.0))
    async with served(replace(settings, limits=limits)) as at, Guest(at) as ann:
        code = await _makes_card(ann)
        with caplog.at_level(logging.WARNING, "euchre.web"):
            for _ in range(30):
                async with http_at(at) as stranger:  # to be another guest costs nothing
                    reply = await stranger.post("/api/card", json={"code": NOBODYS})
                if reply.status_code == HTTPStatus.TOO_MANY_REQUESTS:
                    break
        assert reply.json()["code"] in ("limit/cards", "limit/requests")
    lines = [line for line in caplog.messages if "a card that is nobody's" in line]
    assert lines
    assert all("127.0.0.0/24" in line and code not in line and NOBODYS not in line for line in lines)


@pytest.mark.slow
async def test_wrong_cards_are_bounded_for_everybody_together(settings: Settings) -> None:
    limits = Limits(cards=Allowance(burst=3, rate=0.0))
    async with served(replace(settings, limits=limits), behind="127.0.0.1") as at, Guest(at) as ann, Guest(at) as bea:
        code = await _makes_card(ann)
        for number, wrong in (1, 6), (2, 3), (3, 3):  # the first three of each address wait for nobody
            async with http_at(at, headers={"X-Forwarded-For": f"203.0.113.{number}"}) as stranger:
                tries = [await stranger.post("/api/card/holder", json={"code": NOBODYS}) for _ in range(wrong + 1)]
            assert [reply.json()["code"] for reply in tries] == [*wrong * ["mycard/unknown"], "limit/cards"]
            assert (await _uses(bea, code)).status_code == HTTPStatus.OK, "a right one costs nothing"
        assert (await bea.http.get("/api/games")).status_code == HTTPStatus.OK, "cookies are believed all the same"


@pytest.mark.slow
async def test_what_cannot_be_a_card_is_not_looked_for(ann: Guest) -> None:
    for text in ("", "K7QM-2XDP", NOBODYS + "0", NOBODYS.replace("0", "U"), NOBODYS.replace("0", "\u0660")):
        reply = await _uses(ann, text)
        assert (reply.status_code, reply.json()["code"]) == (HTTPStatus.BAD_REQUEST, "mycard/malformed")


async def test_only_the_page_uses_and_makes_cards(ann: Guest) -> None:
    code = await _makes_card(ann)
    elsewhere = {**JSON, "Origin": "https://elsewhere.example"}
    for method, path, body in (
        ("POST", "/api/card", {"code": code}),
        ("POST", "/api/card/holder", {"code": code}),
        ("POST", "/api/me/card", {}),
        ("DELETE", "/api/me/card", None),
        ("PUT", "/api/me/name", {"name": "Eve"}),
        ("POST", "/api/me/sign-out-others", None),
    ):
        reply = await ann.http.request(method, path, json=body, headers=elsewhere)
        assert reply.status_code == HTTPStatus.FORBIDDEN, path


async def test_the_code_of_a_card_is_nowhere_in_the_store(ann: Guest, settings: Settings) -> None:
    code = await _makes_card(ann)
    async with await Store.open(settings.store) as store:
        kept = await store._database.read(
            lambda connection: repr(connection.exec_driver_sql("SELECT * FROM cards").all())
        )
    assert code not in kept
    assert code.replace("-", "") not in kept


async def test_other_devices_are_signed_out_and_stay_so(ann: Guest, bea: Guest) -> None:
    code = await ann.opens(**TWO)
    await _uses(bea, await _makes_card(ann))
    async with bea.at_table(code) as live:
        assert (await live.next())["you"] == 0
        reply = await ann.http.post("/api/me/sign-out-others", headers=JSON)
        assert reply.status_code == HTTPStatus.NO_CONTENT
        assert (await live.until(lambda reply: reply["type"] == "bye"))["code"] == "server/signed-out"
    assert (await _me(bea))["name"] == "", "a new guest"
    assert (await _me(ann))["name"] == "Ann"
    assert (await _me(ann))["known"], "also with the cookie that the last answer gave"


async def test_signing_out_reaches_the_other_workers(
    settings: Settings, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cookie that a worker gives before it has heard of it counts as old, unless a card was used for it."""
    monkeypatch.setattr(identity, "_LOOK", 0.01)
    shared = replace(settings, store=await server.emptied())
    async with served(shared) as one, served(shared) as two, Guest(one) as ann, Guest(two) as bea, Guest(two) as tab:
        card = await _makes_card(ann)
        await _uses(bea, card)
        monkeypatch.setattr(identity, "_LOOK", 3600.0)
        await asyncio.sleep(0.05)
        assert (await ann.http.post("/api/me/sign-out-others", headers=JSON)).status_code == HTTPStatus.NO_CONTENT
        assert (await _me(bea))["name"] == "Ann", "this worker has not heard of it yet"
        await _uses(tab, card)
    async with served(shared) as at:
        for guest, name in ((bea, ""), (tab, "Ann"), (ann, "Ann")):
            async with http_at(at, cookies=dict(guest.http.cookies)) as again:
                assert (await again.get("/api/me")).json()["name"] == name


@pytest.mark.slow
async def test_a_guest_without_a_card_has_no_other_device(ann: Guest) -> None:
    reply = await ann.http.post("/api/me/sign-out-others", headers=JSON)
    assert (reply.status_code, reply.json()["code"]) == (HTTPStatus.CONFLICT, "me/no-card")
