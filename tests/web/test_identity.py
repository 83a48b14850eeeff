"""Cookies: dated, for a year, under keys that can be changed; and a guest who wants to be forgotten."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from http import HTTPStatus
from typing import Any

import msgspec
import pytest
from itsdangerous import TimestampSigner
from litestar.connection import ASGIConnection

from euchre.store.rows import cookie_keys
from euchre.store.rows.streams import Streams
from euchre.store.store import Store
from euchre.tables import snapshot
from euchre.tables.events import Event
from euchre.tables.fold import TABLE
from euchre.web.http import identity
from euchre.web.http.identity import A_YEAR, COOKIE, COOKIE_OF_HTTPS, Identity, cookies_in
from euchre.web.settings.settings import Settings
from support.postgres import Server
from support.web import SOLO, TWO, Guest, http_at, is_over, served

JSON = {"Content-Type": "application/json"}
OLD, NEW = b"o" * 32, b"n" * 32


def _with(*keys: bytes) -> Identity:
    return Identity(keys)


def _shows(*, scheme: str = "http", **cookies: str) -> ASGIConnection[Any, Any, Any, Any]:
    header = "; ".join(f"{name}={value}" for name, value in cookies.items()).encode()
    scope: Any = {"type": "http", "scheme": scheme, "headers": [(b"cookie", header)], "state": {}}
    return ASGIConnection(scope)


def test_a_cookie_ends_after_a_year_and_outlives_a_clock_that_is_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    known = _with(OLD)
    now = 1_800_000_000
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: now)
    shown = _shows(euchre=known.signed("ann"))
    for later, guest in ((-3600, "ann"), (0, "ann"), (A_YEAR, "ann"), (A_YEAR + 1, None)):
        monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _, later=later: now + later)
        assert known.known(shown) == guest


def test_what_any_key_has_signed_is_believed_and_the_last_signs() -> None:
    both = _with(OLD, NEW)
    assert both.known(_shows(euchre=_with(OLD).signed("ann"))) == "ann"
    assert _with(NEW).known(_shows(euchre=both.signed("ann"))) == "ann"
    assert _with(OLD).known(_shows(euchre=both.signed("ann"))) is None


def test_over_https_no_cookie_counts_that_another_host_of_the_domain_can_set() -> None:
    known = _with(OLD)
    planted = {COOKIE: known.signed("mallory")}
    assert known.known(_shows(scheme="https", **planted)) is None
    assert known.known(_shows(scheme="wss", **planted)) is None
    assert known.known(_shows(scheme="http", **planted)) == "mallory"


@pytest.mark.parametrize(
    ("header", "found"),
    [
        ("euchre=a", ("a",)),
        (" euchre=a ;x=y", ("a",)),
        ("x=y;euchre=a=b", ("a=b",)),
        ("euchre=a; euchre=b", ("a", "b")),
        ('euchre="a"', ('"a"',)),
        ("Euchre=a; xeuchre=b; =euchre; =c", ()),
        ("euchre=", ("",)),
        ("euchre=\xff", ("\xff",)),
        ("x=" + 10_000 * "y" + ";euchre=a", ("a",)),
        ("", ()),
    ],
)
def test_a_cookie_is_found_as_it_was_sent(header: str, found: tuple[str, ...]) -> None:
    scope: Any = {"headers": [(b"host", b"x"), (b"cookie", header.encode("latin-1"))]}
    assert cookies_in(scope, COOKIE) == found


def test_without_https_a_cookie_that_a_neighbour_adds_makes_nobody_somebody_else() -> None:
    known = _with(OLD)
    ann, mallory = known.signed("ann"), known.signed("mallory")
    for cookies, guest in (((mallory, ann), None), (("forged", ann), "ann"), ((ann, ann), "ann"), (5 * (ann,), None)):
        header = "; ".join(f"{COOKIE}={cookie}" for cookie in cookies).encode()
        scope: Any = {"type": "http", "scheme": "http", "headers": [(b"cookie", header)], "state": {}}
        assert known.known(ASGIConnection(scope)) == guest


def test_over_https_the_cookie_of_this_very_host_comes_first() -> None:
    known = _with(OLD)
    shown = {COOKIE: known.signed("mallory"), COOKIE_OF_HTTPS: known.signed("ann")}
    assert known.known(_shows(scheme="https", **shown)) == "ann"
    assert known.known(_shows(scheme="http", **shown)) == "mallory"
    assert known.known(_shows(scheme="https", **{**shown, COOKIE_OF_HTTPS: "forged"})) is None


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1_800_000_000.0]
    monkeypatch.setattr("euchre.store.rows.cookie_keys.time.time", lambda: now[0])
    return now


async def test_a_new_key_signs_once_everybody_has_heard_of_it(settings: Settings, clock: list[float]) -> None:
    async with await Store.open(settings.store) as store:
        (first,) = await store.keys.read()
        await store.keys.change(keep=True)
        new, last = await store.keys.read()
        assert last == first != new
        clock[0] += 61
        assert await store.keys.read() == (first, new)
        await store.keys.change(keep=False)
        (only,) = await store.keys.read()
        assert only not in (first, new)
        assert len(only) == cookie_keys.SIZE


async def test_a_running_server_takes_up_a_new_key(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "_LOOK", 0.01)
    async with served(settings) as at, Guest(at) as ann, await Store.open(settings.store) as store:
        before = ann.http.cookies[COOKIE]
        await store.keys.change(keep=False)
        (key,) = await store.keys.read()
        while _with(key).known(_shows(euchre=ann.http.cookies[COOKIE])) is None:
            await asyncio.sleep(0.01)
            await ann.http.get("/api/me")
        async with http_at(at, cookies={COOKIE: before}) as thief:
            assert (await thief.get("/api/me/data")).json()["events"] == []


async def test_whoever_is_connected_with_a_cookie_that_ends_is_sent_away(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identity, "_LOOK", 0.01)
    async with served(settings) as at, Guest(at) as thief, await Store.open(settings.store) as store:
        code = await thief.opens(**SOLO)
        async with thief.at_table(code) as live:
            assert (await live.next())["you"] is not None
            await store.keys.change(keep=False)
            bye = await live.until(lambda reply: reply["type"] == "bye")
        assert bye["code"] == "server/signed-out"
        async with thief.at_table(code) as live:
            assert (await live.next())["you"] is None, "a new guest, who watches"


async def test_a_guest_sees_what_is_kept_and_has_it_deleted(ann: Guest, bea: Guest, settings: Settings) -> None:
    code = await ann.opens(**SOLO)
    async with ann.at_table(code) as live:
        await live.shuffle()
        await live.stands(lambda now: now["picture"])
        refused = await ann.http.delete("/api/me", headers=JSON)
        assert (refused.status_code, refused.json()["code"]) == (HTTPStatus.CONFLICT, "me/at-table")
        await live.play(until=is_over)
    shown = (await ann.http.get("/api/me/data")).json()
    assert shown["events"][0]["name"] == "Ann"
    assert (await bea.http.get("/api/me/data")).json()["events"] == []
    other = await bea.opens(**TWO)
    gone = await ann.http.delete("/api/me", headers=JSON)
    assert gone.status_code == HTTPStatus.NO_CONTENT
    assert COOKIE not in ann.http.cookies
    assert (await ann.http.get("/api/games")).json() == []
    async with await Store.open(settings.store) as store:
        table = await store.streams.named(TABLE, code)
        assert table is not None
        assert [name for _, name in await store.guests.seated(table)] == ["Guest"]
        theirs = await store.streams.named(TABLE, other)
        assert theirs is not None
        assert [name for _, name in await store.guests.seated(theirs)] == ["Ann"]


@pytest.mark.slow
async def test_a_client_learns_whether_its_cookie_came_back(at: str) -> None:
    async with http_at(at) as newcomer:
        assert [(await newcomer.get("/api/me")).json()["known"] for _ in range(2)] == [False, True]
        newcomer.cookies.clear()
        assert not (await newcomer.get("/api/me")).json()["known"]


async def test_only_the_page_may_delete_and_nobody_has_nothing_to_delete(at: str) -> None:
    async with http_at(at) as stranger:
        assert (await stranger.delete("/api/me", headers=JSON)).status_code == HTTPStatus.NO_CONTENT
        assert (await stranger.get("/api/me/data")).json() == {"person": None, "reports": [], "events": []}
        forged = await stranger.delete("/api/me", headers={**JSON, "Origin": "https://elsewhere.example"})
        assert forged.status_code == HTTPStatus.FORBIDDEN


async def test_who_still_sits_there_sees_at_once_that_somebody_was_forgotten(
    server: Server, settings: Settings
) -> None:
    """Forget a guest at another worker, which has the table in memory."""
    shared = replace(settings, store=await server.emptied(), poll=3600.0)
    async with served(shared) as one, served(shared) as two, Guest(one) as ann, Guest(two) as bea:
        code = await ann.opens(**TWO)
        async with bea.at_table(code) as bea_live:
            async with ann.at_table(code) as live:
                assert (await bea_live.ask("sit", name="Bea"))["type"] == "ack"
                await live.stands(lambda now: now["table"]["seats"][1]["name"] == "Bea")
                assert (await live.ask("begin"))["type"] == "ack"
                await asyncio.gather(live.shuffle(), bea_live.shuffle())
                now = await live.stands(lambda now: now["table"]["stage"] == "playing")
                assert (await live.ask("concede", match=now["table"]["match"]))["type"] == "ack"
                await bea_live.stands(is_over)
            assert (await ann.http.delete("/api/me", headers=JSON)).status_code == HTTPStatus.NO_CONTENT
            now = await bea_live.stands(lambda now: now["table"]["seats"][0]["name"] == "Guest")
    assert b"Ann" not in msgspec.json.encode(now)


@pytest.mark.slow
async def test_a_deletion_that_was_left_unfinished_is_finished_at_the_next_start(settings: Settings) -> None:
    async with served(settings) as at, Guest(at) as ann:
        code = await ann.opens(**TWO)
    async with await Store.open(settings.store) as store:
        table = await store.streams.named(TABLE, code)
        assert table is not None
        ((guest, _),) = await store.guests.seated(table)
        assert await store.privacy.begin_forgetting(guest) == (table,)
        assert await store.guests.streams_with(guest) == (table,)
        async with served(settings):
            while await store.privacy.unfinished_forgetting():  # noqa: ASYNC110 - it happens in the store
                await asyncio.sleep(0.01)
        assert await store.guests.streams_with(guest) == ()


@pytest.mark.slow
async def test_a_table_is_read_again_from_its_rewritten_snapshot(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "EVERY", 5)
    read: list[int] = []
    events = Streams.events

    async def counted(streams: Streams, table_id: str, after: int = 0) -> tuple[Event, ...]:
        read.append(after)
        return await events(streams, table_id, after)

    async with served(settings) as at, Guest(at) as ann, Guest(at) as bea, await Store.open(settings.store) as store:
        code = await ann.opens(**TWO)
        table = await store.streams.named(TABLE, code)
        assert table is not None
        async with ann.at_table(code) as live:
            for name in ("Anna", "Annie", "Annika", "Anne"):
                assert (await live.ask("sit", name=name))["type"] == "ack"
            while await store.snapshots.read(table) is None:  # noqa: ASYNC110 - it happens in the store
                await asyncio.sleep(0.01)
            async with bea.at_table(code) as bea_live:
                monkeypatch.setattr(Streams, "events", counted)
                ((guest, _),) = await store.guests.seated(table)
                assert await store.privacy.begin_forgetting(guest) == (table,)
                assert (await bea.http.delete("/api/me", headers=JSON)).status_code == HTTPStatus.NO_CONTENT
                now = await bea_live.stands(lambda now: now["table"]["seats"][0]["name"] == "Guest")
    assert b"Ann" not in msgspec.json.encode(now)
    assert read
    assert min(read) >= 5


async def test_whoever_runs_the_server_can_take_a_guest_out_while_it_runs(settings: Settings, server: Server) -> None:
    shared = replace(settings, store=await server.emptied(), poll=3600.0)
    async with served(shared) as at, Guest(at) as ann, Guest(at) as bea, await Store.open(shared.store) as store:
        code = await ann.opens(**TWO)
        table = await store.streams.named(TABLE, code)
        assert table is not None
        ((guest, _),) = await store.guests.seated(table)
        async with bea.at_table(code) as live:
            await live.stands(lambda now: now["table"]["seats"][0]["name"] == "Ann")
            assert [changed > 0 async for _, changed in store.privacy.forget(guest)] == [True]
            await live.stands(lambda now: now["table"]["seats"][0]["name"] == "Guest")
            assert (await live.ask("sit", name="Bea"))["type"] == "ack"
        assert {name for _, name in await store.guests.seated(table)} == {"Guest", "Bea"}
        assert await store.guests.streams_with(guest) == ()
