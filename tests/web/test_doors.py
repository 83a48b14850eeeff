"""The secrecy of every endpoint, for every role, at every stage of an evening with the same cards.

A door is whatever answers: each route that is read, a live line, what is stored about a guest, as they and the operator
get it, and the log. A new route is walked, too, without being named here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from hashlib import sha256
from http import HTTPStatus
from typing import Any

import msgspec
import pytest

from euchre.clubs.catalogue import CLUB
from euchre.core import law
from euchre.core.cards import Card
from euchre.core.rules import Rules
from euchre.drills.collection import collection
from euchre.evenings.acts import shuffling
from euchre.evenings.catalogue import EVENING
from euchre.store.store import Store
from euchre.tables.events import Event, Opened
from euchre.tables.fold import TABLE
from euchre.web.evenings import live_tables
from euchre.web.settings.settings import Settings
from support.asked_routes import ADDRESSES, ROUTES
from support.evening_clients import QUICK, does, looks, until
from support.knowing import known
from support.limits import UNLIMITED
from support.web import Guest, Live, has_a_trick, served
from support.worlds import cards_named

PLAYERS = ("bea", "cleo", "dan", "eve", "fay", "gus", "hal", "ida")
"""Entrants 1 and on, at two tables."""
ROLES = ("ann", "joe", "kim", "zed", *PLAYERS)
"""Ann directs and runs the club; Joe directs, too, and Kim is another admin; Zed is a stranger."""
FEW = ("ann", "zed", "bea", "hal")
READ = [route for route in ROUTES if route.startswith("GET ") and "{path}" not in route]


@dataclass
class Evening:
    """An evening as it goes on, with everybody who looks at it."""

    settings: Settings
    people: dict[str, Guest]
    walkers: tuple[str, ...]
    """The people, by name, who try every endpoint."""
    code: str = ""
    club: str = ""
    secrets: dict[str, set[str]] = field(default_factory=dict)
    """The secrets, with the roles that may know them."""
    walked: int = 0

    async def stored(self) -> tuple[Store, str]:
        """The store, and the evening's id in it."""
        store = await Store.open(self.settings.store)
        return store, await store.streams.named(EVENING, self.code) or ""


@asynccontextmanager
async def _evening(settings: Settings, walkers: tuple[str, ...]) -> AsyncIterator[Evening]:
    """A club's evening whose eight entrants are at two live tables with the same cards, each on their own device."""
    settings = replace(settings, limits=UNLIMITED)
    async with AsyncExitStack() as stack:
        at = await stack.enter_async_context(served(settings))
        people = {name: await stack.enter_async_context(Guest(at)) for name in ROLES}
        evening, ann = Evening(settings, people, walkers), people["ann"]
        founded_club = await ann.http.post("/api/clubs", json={"settings": {"name": "Thursdays"}})
        evening.club = founded_club.json()["code"]
        key = (await ann.http.get(f"/api/clubs/{evening.club}")).json()["key"]
        await people["kim"].http.post(f"/api/clubs/{evening.club}", json={"type": "administer", "id": "k", "key": key})
        opening = {"club": evening.club, "settings": {**QUICK, "same_cards": True}}
        evening.code = (await ann.http.post("/api/evenings", json=opening)).json()["code"]
        for number, name in enumerate(PLAYERS, 1):
            await does(ann, evening.code, "enter", name=name.title(), section="online")
            await does(people[name], evening.code, "link", entrant=number)
        key = (await looks(ann, evening.code))["key"]
        await does(people["joe"], evening.code, "direct", key=key)
        yield evening


async def _note_secrets(evening: Evening, *, is_over: bool) -> list[tuple[str, tuple[Event, ...]]]:
    """Read from the store what must not be told, and the live tables by code with their events."""
    store, evening_id = await evening.stored()
    async with store:
        happened = await store.streams.read(EVENING, evening_id)
        state = EVENING.fold(happened)
        club = CLUB.fold(await store.streams.read(CLUB, await store.streams.named(CLUB, evening.club) or ""))
        tables = [
            (code, await store.streams.events(table))
            for table, code in sorted((await store.streams.parts(evening_id)).items())
        ]
    secrets: dict[str, set[str]] = {state.seed: set(), club.secret: set()}
    secrets[state.directors.key] = {"ann", "joe"}
    secrets[club.admins.key] = {"ann", "kim"}
    for _, (first, *_rest) in tables:
        assert isinstance(first, Opened)
        secrets[first.root] = set()
        if first.shuffle is not None and not is_over:
            secrets[first.shuffle.seed] = set()
    if not tables:  # until all parts are there
        secrets |= {_part(number): {name} for number, name in enumerate(PLAYERS, 1)}
    for name, person in evening.people.items():
        secrets[_guest_id(person)] = {name}
    evening.secrets = secrets
    return tables


def _guest_id(person: Guest) -> str:
    return person.http.cookies["euchre"].split(".")[0].strip('"')


async def _walk(evening: Evening, *, is_over: bool = False) -> None:
    """Ask everywhere as everybody, and check each answer."""
    tables = await _note_secrets(evening, is_over=is_over)
    codes = [evening.code, evening.club, *(code for code, _ in tables)]
    for name in evening.walkers:
        person = evening.people[name]
        may_see = _cards_for(person, tables, is_over=is_over)
        for door in _doors(codes):
            reply = await person.http.get(door)
            _check(evening, name, door, reply.content, may_see)
        for code, _ in tables:
            _check(evening, name, f"line {code}", await _line(person, code), may_see)
    store, _ = await evening.stored()
    async with store:
        for name in evening.walkers:
            person = evening.people[name]
            exported = [events async for events in store.privacy.exported(_guest_id(person))]
            may_see = _cards_for(person, tables, is_over=is_over)
            _check(evening, name, "the operator's /me/ data", msgspec.json.encode(exported), may_see)


def _doors(codes: list[str]) -> Iterator[str]:
    for route in READ:
        path = "/" if route == "GET the page" else route.removeprefix("GET ")
        for code in codes if "{code}" in path else [""]:
            yield path.format_map({**ADDRESSES, "code": code})


async def _line(person: Guest, code: str) -> bytes:
    """The messages of a live line until it has told the state of the table, or refused."""
    async with person.at_table(code) as live:
        await live.next()
        return msgspec.json.encode(live.heard)


Cards = dict[str, frozenset[Card]]


def _cards_for(person: Guest, tables: list[tuple[str, tuple[Event, ...]]], *, is_over: bool) -> Cards:
    """The cards of each table that somebody may see: until the round is over those who sit there, and nobody else."""
    found: Cards = {}
    for code, events in tables:
        table = TABLE.fold(events)
        seat = table.seat_of(_guest_id(person))
        whole = frozenset(law.pack(table.rules))
        mine = known(events, seat).get(len(events), frozenset()) if seat is not None else frozenset()
        found[code] = whole if is_over or (seat is not None and table.stage == "over") else mine
    return found


def _check(evening: Evening, name: str, door: str, content: bytes, may_see: Cards) -> None:
    evening.walked += 1
    if door.startswith("/api/drills"):
        content = _without_collection(content)
    text = content.decode("utf-8", "replace")
    told = [secret for secret, roles in evening.secrets.items() if secret in text and name not in roles]
    assert not told, (name, door, told)
    if door.startswith(("/api/rules", "/api/lessons", "/schema")):
        return  # the same for everybody, and of no table
    mine = frozenset[Card]().union(*may_see.values())  # what is stored about somebody has the cards that they played
    allowed = next((cards for code, cards in may_see.items() if code in door), mine if "/me/" in door else frozenset())
    assert cards_named(content, Rules()) <= allowed, (name, door)


def _without_collection(content: bytes) -> bytes:
    """The drills without those of the collection, which are the same for everybody, and of no table."""
    asked = msgspec.json.decode(content)
    asked["drills"] = [drill for drill in asked.get("drills", []) if drill["position"] not in collection()]
    return msgspec.json.encode(asked)


def _part(number: int) -> str:
    return sha256(f"entrant {number}".encode()).hexdigest()


def _digest(number: int) -> str:
    return sha256(bytes.fromhex(_part(number))).hexdigest()


@pytest.mark.parametrize("roles", [pytest.param(ROLES, marks=pytest.mark.slow), FEW])
async def test_nobody_learns_at_any_door_what_they_may_not_know(
    settings: Settings, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, roles: tuple[str, ...]
) -> None:
    caplog.set_level(logging.INFO)
    for module in (live_tables, shuffling):
        monkeypatch.setattr(module, "PATIENCE", 3600.0)  # it takes a while to ask everywhere
    async with _evening(settings, roles) as evening, AsyncExitStack() as lines:
        people, code, ann = evening.people, evening.code, evening.people["ann"]
        if roles == ROLES:
            await _walk(evening)
        await does(ann, code, "seatround", round=1)
        await until(ann, code, lambda now: now["shuffle"])
        for number, name in enumerate(PLAYERS, 1):
            await does(people[name], code, "commit", round=1, digest=_digest(number))
        if roles == ROLES:
            await _walk(evening)
        for number, name in enumerate(PLAYERS, 1):
            await does(people[name], code, "reveal", round=1, contribution=_part(number))
        now = await until(ann, code, lambda now: all(table["code"] for table in now["rounds"][0]["tables"]))
        first, second = now["rounds"][0]["tables"]
        here: list[Live] = []
        there: list[Live] = []
        for number, name in enumerate(PLAYERS, 1):
            table, lives = (first, here) if number in first["seats"] else (second, there)
            lives.append(await lines.enter_async_context(people[name].at_table(table["code"], ping_interval=None)))
        await _play(here, has_a_trick)
        await _walk(evening)
        await _play(here)
        await does(ann, code, "enterresult", round=1, table=second["number"], score={"points": [2, 0]})
        await _walk(evening)
        await _play(there)
        await until(ann, code, lambda now: now["rounds"][0]["is_over"])
        await _unsealed(people["zed"], second["code"])
        if roles == ROLES:
            await _walk(evening, is_over=True)
        assert evening.walked > 90 * len(roles)
    log = "\n".join(caplog.messages)
    assert not [secret for secret in evening.secrets if secret in log]


async def test_the_walk_would_notice_what_is_told_too_early(settings: Settings) -> None:
    async with _evening(settings, FEW) as evening:
        await _note_secrets(evening, is_over=False)
        secret = next(secret for secret, roles in evening.secrets.items() if not roles)
        for content in (secret.encode(), b'{"hand": ["Jh", "9s"]}'):
            with pytest.raises(AssertionError):
                _check(evening, "zed", "/api/tables/ABCD-EFGH", content, {"ABCD-EFGH": frozenset()})


async def _unsealed(person: Guest, code: str) -> None:
    while (await person.http.get(f"/api/games/{code}/1/proof")).status_code != HTTPStatus.OK:  # noqa: ASYNC110 - nothing else says so
        await asyncio.sleep(0.05)


async def _play(lives: list[Live], until_then: Callable[[dict[str, Any]], bool] = lambda _: False) -> None:
    await asyncio.gather(*(live.play(until_then) for live in lives))
