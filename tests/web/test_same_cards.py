"""A table whose round goes on elsewhere with the same cards: who is shown what of it over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from hashlib import sha256

import httpx
import pytest

from euchre.store.store import Store
from euchre.tables.evening_table import EveningPerson, opening
from euchre.tables.events import Unsealed
from euchre.tables.history import entries
from euchre.tables.messages import Terms
from euchre.web.http.identity import Identity
from euchre.web.settings.settings import Settings
from support.evening_tables import DIRECTOR, plan
from support.evenings import Evening, by_chance
from support.round_shuffles import held
from support.sampling import few
from support.web import http_at, served

CODE = "T001-T001"
HAND = "euchre 9c Tc Jc Qc Kc / - / - / - / up Ad / dealer 3"
SHUFFLE = held(8)
WHOLE = ("", "/egn", "/log", "/proof")


async def _kept(settings: Settings, people: int, *, finished: bool) -> Evening:
    """A table of an evening in the store, with the first entrants and bots; its match is over or goes on."""
    players = tuple(EveningPerson(guest, guest, number) for number, guest in enumerate(("ann", "ben", "cat", "dan"), 1))
    bots = plan(0, terms=Terms(pace="instant"))
    the_plan = replace(bots, shuffle=SHUFFLE, players=(*players[:people], *bots.players[people:]))
    root = sha256(b"root").hexdigest()
    evening = Evening(opening=opening(the_plan, table="1" * 32, code=CODE, root=root, host=DIRECTOR, at=1.0))
    evening.arrive(*(player.guest for player in players[:people]))
    evening.play(by_chance(1), until=lambda: not finished and bool(evening.state.tricks))
    evening.leave(*(player.guest for player in players[:people]))
    async with await Store.open(settings.store) as store:
        await store.streams.create("1" * 32, CODE, evening.log, entries(None, evening.table), part_of="evening-1")
    return evening


@asynccontextmanager
async def _guest(settings: Settings, at: str, name: str) -> AsyncIterator[httpx.AsyncClient]:
    async with await Store.open(settings.store) as store:
        cookie = Identity(await store.keys.read()).signed(name)
    async with http_at(at, cookies={"euchre": cookie}) as client:
        yield client


async def _shown(client: httpx.AsyncClient) -> list[int]:
    """The answers about the whole match, and about its last deal."""
    paths = (*(f"/api/games/{CODE}/1{what}" for what in WHOLE), f"/api/tables/{CODE}/last-deal")
    return [(await client.get(path)).status_code for path in paths]


@pytest.mark.parametrize(
    ("guest", "sealed", "unsealed"),
    few(
        [
            ("ann", [200, 200, 409, 409, 200], [200] * 5),
            ("eve", [409, 409, 409, 409, 403], [200] * 5),
            (DIRECTOR, [409, 409, 409, 409, 403], [200] * 5),
        ],
        keep={"eve"},
    ),
)
async def test_only_its_players_see_it_and_nobody_the_seed_until_the_round_is_over(
    settings: Settings, guest: str, sealed: list[int], unsealed: list[int]
) -> None:
    evening = await _kept(settings, 4, finished=True)
    async with served(settings) as at, _guest(settings, at, guest) as client:
        assert await _shown(client) == sealed
        assert (await client.get(f"/api/games/{CODE}/1/proof")).json()["code"] == "evening/same-cards"
        assert SHUFFLE.seed not in (await client.get(f"/api/tables/{CODE}")).text
    async with await Store.open(settings.store) as store:
        await store.streams.append("1" * 32, evening.table.version, (Unsealed(at=evening.now),))
    async with served(settings) as at, _guest(settings, at, guest) as client:
        assert await _shown(client) == unsealed
        assert SHUFFLE.seed in (await client.get(f"/api/tables/{CODE}")).text


async def test_nobody_leaves_for_good_or_is_helped_while_a_match_counts(settings: Settings) -> None:
    await _kept(settings, 1, finished=False)
    async with served(settings) as at, _guest(settings, at, "ann") as client:
        left = await client.delete(f"/api/tables/{CODE}/seat", headers={"content-type": "application/json"})
        assert (left.status_code, left.json()["code"]) == (409, "evening/director")
        helped = await client.post("/api/analyse", json={"position": HAND})
        assert (helped.status_code, helped.json()["code"]) == (409, "review/playing")


@pytest.mark.slow
async def test_a_table_plays_on_with_nobody_connected_once_its_room_is_open(settings: Settings) -> None:
    """Play on with bots alone: when the grace is over, one plays for her as well, and the match ends."""
    evening = await _kept(settings, 1, finished=False)
    assert not evening.table.connections
    async with (
        served(settings) as at,
        _guest(settings, at, "eve") as client,
        await Store.open(settings.store) as store,
    ):
        assert (await client.get(f"/api/tables/{CODE}")).json()["stage"] == "playing"
        while (entry := await store.matches.entry("1" * 32, 1)) is None or entry.ended is None:  # noqa: ASYNC110 - the store has no event for it
            await asyncio.sleep(0.1)
        assert (await client.get(f"/api/tables/{CODE}")).json()["dealt"] == 4
