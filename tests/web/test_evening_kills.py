"""An evening whose server is killed again and again keeps every message once, opens each table once, counts it once."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from euchre.evenings.acts.results import TableEnded
from euchre.evenings.catalogue import EVENING
from euchre.evenings.online_tables import online_tables, score_of
from euchre.evenings.shuffle import shuffle_of
from euchre.store.store import Store
from euchre.tables.evening_table import result_of
from euchre.tables.events import Opened
from euchre.tables.fold import TABLE
from support.evening_clients import NAMES, QUICK, is_over
from support.forked_servers import Servers, address, forked_servers
from support.postgres import Server
from support.serving import Serving
from support.web import PATIENCE, http_at

pytestmark = pytest.mark.slow

PLACES = ("before commit", "after commit")
ROUNDS = 3
ONLINE = 8


class Director:
    """A director whose page sends everything again until it is answered."""

    def __init__(self, at: str) -> None:
        self._http = http_at(at, limits=httpx.Limits(max_keepalive_connections=0), timeout=5.0)
        self.code = ""
        self.sent: list[str] = []

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request, however often it takes."""
        while True:
            try:
                reply = await self._http.request(method, path, json=body)
            except httpx.HTTPError:
                await asyncio.sleep(0.02)
                continue
            if reply.status_code < 500:
                return reply.json()

    async def does(self, type_: str, **fields: Any) -> None:
        """Send a message, which must be done."""
        id_ = f"m{len(self.sent)}"
        self.sent.append(id_)
        answer = await self.ask("POST", f"/api/evenings/{self.code}", {"type": type_, "id": id_, **fields})
        assert "version" in answer, answer

    def moves(self, at: str) -> None:
        """Go on at another server, as the same guest."""
        self._http.base_url = f"http://{at}"

    async def prepares(self, rounds: int = ROUNDS) -> None:
        """Open an evening, and enter those for whom bots will play."""
        await self.ask("GET", "/api/me")
        settings = {**QUICK, "rounds": rounds, "same_cards": True}
        self.code = (await self.ask("POST", "/api/evenings", {"settings": settings}))["code"]
        for name in NAMES[:ONLINE]:
            await self.does("enter", name=name, section="online")

    async def sees_the_round_end(self) -> None:
        """Wait until all tables of the round have their results."""
        now = await self.ask("GET", f"/api/evenings/{self.code}")
        while not is_over(now):
            now = await self.ask("GET", f"/api/evenings/{self.code}?seen={now['version']}")

    async def holds(self) -> None:
        """A whole evening, of rounds that bots play."""
        await self.prepares()
        for number in range(1, ROUNDS + 1):
            await self.does("seatround", round=number)
            await self.sees_the_round_end()
        await self.does("finish")


async def _is_exactly_once(url: str, director: Director, rounds: int = ROUNDS) -> None:
    """Check that the store holds each message, each table and each result once, and nothing else."""
    async with await Store.open(url) as store:
        evening_id = await store.streams.named(EVENING, director.code)
        assert evening_id is not None
        happened = await store.streams.read(EVENING, evening_id)
        evening = EVENING.fold(happened)
        assert [event.id for event in happened if event.id] == director.sent
        ends = Counter((event.round, event.table) for event in happened if isinstance(event, TableEnded))
        tables = list(online_tables(evening))
        assert ends == Counter({one.key: 1 for one in tables})
        assert len(tables) == rounds * ONLINE // 4
        assert (await store.streams.parts(evening_id)).keys() == {one.id for one in tables}
        for one in tables:
            first = (await store.streams.events(one.id))[0]
            assert isinstance(first, Opened)
            assert first.shuffle == shuffle_of(evening, one.round), "all tables of a round have the same cards"
            result = result_of(TABLE.fold(await store.streams.events(one.id)))
            assert result is not None
            assert one.round.results[one.table.number].score == score_of(result)


async def _dies(folder: Path, servers: Servers, deaths: list[tuple[str, int]]) -> int:
    """An evening during which the server dies these deaths; how many of them it came to."""
    director, died = Director(servers.at), 0
    over = asyncio.create_task(director.holds())
    for place, passages in deaths:
        await servers.start(place, passages)
        death = asyncio.create_task(servers.death())
        await asyncio.wait([death, over], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        died += death.done() and not over.done()
        await servers.kill()
        await death
        if over.done():
            break
    await servers.start()
    async with asyncio.timeout(PATIENCE):
        await over
    await servers.kill()
    await _is_exactly_once(address(folder), director)
    return died


async def test_an_evening_outlives_twenty_deaths_of_its_server(tmp_path: Path) -> None:
    rng = random.Random(1)
    deaths = [(place, rng.randint(2, 9)) for place in PLACES for _ in range(10)]
    rng.shuffle(deaths)
    async with forked_servers(tmp_path) as servers:
        assert await _dies(tmp_path, servers, deaths) == len(deaths)


async def test_another_worker_opens_and_counts_what_a_dead_one_has_left(server: Server, tmp_path: Path) -> None:
    url = await server.emptied()
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with (
        Serving(folders[0], store=url, program="fault_server.py") as one,
        Serving(folders[1], store=url, program="fault_server.py") as two,
    ):
        director = Director(one.address.removeprefix("http://"))
        await director.prepares(rounds=1)
        await director.does("seatround", round=1)
        one.kill()
        director.moves(two.address.removeprefix("http://"))
        async with asyncio.timeout(PATIENCE):
            await director.sees_the_round_end()
        await director.does("finish")
    await _is_exactly_once(url, director, rounds=1)


@pytest.mark.soak
@pytest.mark.parametrize("place", PLACES)
async def test_an_evening_outlives_a_death_at_any_commit(place: str, tmp_path: Path) -> None:
    async with forked_servers(tmp_path) as servers:
        passages = 1
        while await _dies(tmp_path, servers, [(place, passages)]):
            passages += 1
    assert passages > 30
