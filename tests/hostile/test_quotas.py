"""Quotas of an address, which count whichever guest asks, and of a guest, wherever they ask from."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

from euchre.web.past.reviews import Reviews
from euchre.web.settings.limits import Allowance
from euchre.web.settings.settings import Limits, Settings
from support.web import SOLO, TWO, Guest, served

ELSEWHERE = {"X-Forwarded-For": "203.0.113.7"}
BEHIND = "127.0.0.1"


async def test_so_many_lines_are_open_from_an_address_whoever_opens_them(settings: Settings) -> None:
    few = replace(settings, limits=Limits(connections_here=3))
    async with served(few, behind=BEHIND) as at, Guest(at) as ann, AsyncExitStack() as held:
        code = await ann.opens(**TWO)
        guests = [await held.enter_async_context(Guest(at)) for _ in range(4)]
        for guest in guests[:3]:
            await (await held.enter_async_context(guest.at_table(code))).stands(lambda _: True)
        async with guests[3].at_table(code) as one_more:
            bye = await one_more.next()
            assert (bye["type"], bye["code"]) == ("bye", "limit/connections")
            assert "address" in bye["sentence"]
        async with guests[3].at_table(code, headers=ELSEWHERE) as elsewhere:
            await elsewhere.stands(lambda _: True)


async def test_so_many_reviews_are_begun_from_an_address_whoever_begins_them(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reviews, "_make", lambda *_: None)
    few = replace(settings, limits=Limits(reviews_here=Allowance(burst=1, rate=0)))
    async with served(few, behind=BEHIND) as at, Guest(at) as ann, Guest(at) as bea:
        code = await ann.opens(**{**SOLO, "rules": "standard,target=1"})
        async with ann.at_table(code) as live:
            await live.shuffle()
            await live.play()
        address = f"/api/games/{code}/1/review"
        assert (await ann.http.post(address, json={"level": "quick"})).status_code == 200
        assert (await bea.http.post(address, json={"level": "quick"})).status_code == 200, "it has been begun"
        refused = await bea.http.post(address, json={"level": "full"})
        assert (refused.status_code, refused.json()["code"]) == (429, "limit/reviews")
        assert (await bea.http.post(address, json={"level": "full"}, headers=ELSEWHERE)).status_code == 200


async def test_a_guest_leaves_tables_from_outside_so_often(settings: Settings) -> None:
    few = replace(settings, limits=Limits(changes=Allowance(burst=2, rate=0)))
    async with served(few, behind=BEHIND) as at, Guest(at) as ann, Guest(at) as bea:
        seat = f"/api/tables/{await ann.opens(**SOLO)}/seat"
        answers = [await ann.http.request("DELETE", seat, json={}, headers=where) for where in ({}, ELSEWHERE, {})]
        assert [answer.status_code for answer in answers] == [204, 204, 429]
        assert answers[-1].json()["code"] == "limit/changes"
        assert (await bea.http.request("DELETE", seat, json={})).status_code == 204


async def test_a_guest_and_an_address_ask_to_be_forgotten_so_often(settings: Settings) -> None:
    few = replace(settings, limits=Limits(data=Allowance(burst=2, rate=0)))
    async with served(few, behind=BEHIND) as at, Guest(at) as ann, Guest(at) as bea:
        await ann.opens(**SOLO)
        answers = [await ann.http.request("DELETE", "/api/me", json={}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [409, 409, 429]
        assert answers[-1].json()["code"] == "limit/data"
        assert (await ann.http.request("DELETE", "/api/me", json={}, headers=ELSEWHERE)).status_code == 429
        assert (await bea.http.request("DELETE", "/api/me", json={})).status_code == 429, "at the same address"
        assert (await bea.http.request("DELETE", "/api/me", json={}, headers=ELSEWHERE)).status_code == 204
