"""A worker killed around a write leaves it whole or absent: drills, deals of the day, ratings, the lobby, contacts.

Who heard nothing asks again, at the other worker: then it is there once, and both workers say the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from sqlalchemy import Connection, create_engine, select
from websockets.exceptions import WebSocketException

from euchre.store.database.schema import metadata
from euchre.store.store import Store
from euchre.web.settings.settings import Settings
from support.forked_servers import Servers, forked_servers
from support.friends import Friend, playing, until_over
from support.limits import without_quota
from support.sampling import few
from support.web import PATIENCE, TWO, Guest, http_at, served

LISTED = {"terms": {"pace": "instant", "listed": True}}
TODAY = datetime.now(UTC).date()
DEAL = {"number": 1, "name": "Bea", "pace": "instant"}
JSON = {"content-type": "application/json"}
_OF_WORKERS = {"workers", "secrets", "snapshots", "euchre_version"}
"""The tables in which workers write for themselves."""
_TIMES = {"at", "since", "seen", "made", "invited_at", "payload", "checksum", "connection"}
"""The columns that differ although the same is done again, or say which worker did it."""
Rows = dict[str, list[tuple[Any, ...]]]
Ask = Callable[[str], Awaitable[None]]


async def _rows(settings: Settings) -> Rows:
    """Read all that is stored, table by table."""
    url = str(settings.store)
    if url.startswith("sqlite"):  # a store would open and close the file, which ends the locks of the one in use here
        engine = create_engine(url)
        try:
            with engine.connect() as connection:
                return _read(connection)
        finally:
            engine.dispose()
    async with await Store.open(url) as store:
        return await store._database.read(_read)  # the store tells nobody


def _read(connection: Connection) -> Rows:
    found: Rows = {}
    for table in metadata.tables.values():
        if table.name not in _OF_WORKERS:
            columns = [column for column in table.c if column.name not in _TIMES]
            found[table.name] = sorted(map(tuple, connection.execute(select(*columns))), key=repr)
    return found


class People:
    """The two guests: Ann, and Bea, who asks for something."""

    def __init__(self, ann: Guest, bea: Guest, stack: AsyncExitStack) -> None:
        self.ann = ann
        self.bea = bea
        self._stack = stack

    def asks(self, method: str, path: str, body: Any = None) -> Ask:
        """The request that Bea makes, at whichever worker."""

        async def ask(at: str) -> None:
            async with http_at(at, cookies=self.bea.http.cookies, headers=JSON) as http:
                answer = await http.request(method, path, json=body)
                assert answer.is_success, answer.text

        return ask

    async def sits(self, **table: Any) -> str:
        """Let Ann sit at a table of hers, in the list; returns its code."""
        code = await self.ann.opens(**{**TWO, **table, **LISTED})
        live = await self._stack.enter_async_context(self.ann.at_table(code))
        await live.next()
        return code

    async def meet(self) -> tuple[str, str]:
        """Bring both to a table; returns its code, and how Bea refers to Ann."""
        code = await self.sits()
        assert (await self.bea.http.post(f"/api/lobby/{code}", json={"name": "Bea"})).is_success
        (other,) = (await self.bea.http.get("/api/people")).json()
        return code, other["ref"]

    def comes(self, code: str) -> Ask:
        """The coming of Bea to her table, where she stays."""

        async def come(at: str) -> None:
            live = await self._stack.enter_async_context(self.bea.at_table(code, at))
            await live.next()

        return come


async def _answers(people: People) -> Ask:
    drill = (await people.bea.http.get("/api/drills/next")).json()["drills"][0]
    given = {"position": drill["position"], "action": drill["right"][0], "due": drill["due"]}
    return people.asks("POST", "/api/drills", given)


async def _answers_again(people: People) -> Ask:
    drill = (await people.bea.http.get("/api/drills/next")).json()["drills"][0]
    given = {"position": drill["position"], "action": drill["right"][0]}
    due = (await people.bea.http.post("/api/drills", json=given)).json()["due"]
    return people.asks("POST", "/api/drills", {**given, "due": due})


async def _takes_a_seat(people: People) -> Ask:
    return people.asks("POST", f"/api/lobby/{await people.sits()}", {"name": "Bea"})


async def _takes_the_last_seat(people: People) -> Ask:
    code = await people.sits(rules="two-handed", seats=["me", "open"])
    return people.asks("POST", f"/api/lobby/{code}", {"name": "Bea"})


async def _opens_a_table(people: People) -> Ask:
    return people.asks("POST", "/api/lobby", {"name": "Bea", "rules": ["british"]})


async def _is_listed(people: People) -> Ask:
    return people.comes(await people.bea.opens(**{**TWO, **LISTED}))


async def _wishes(people: People) -> Ask:
    _, ref = await people.meet()
    return people.asks("PUT", f"/api/people/{ref}", {"wish": "contact"})


async def _takes_back(people: People) -> Ask:
    _, ref = await people.meet()
    assert (await people.bea.http.put(f"/api/people/{ref}", json={"wish": "block"})).is_success
    return people.asks("PUT", f"/api/people/{ref}", {"wish": None})


async def _invites(people: People) -> Ask:
    code, ref = await people.meet()
    return people.asks("POST", f"/api/people/{ref}/invitation", {"code": code})


async def _shows_ratings(people: People) -> Ask:
    return people.asks("PUT", "/api/ratings/shown", {"shown": True, "name": "Bea"})


async def _opens_a_deal(people: People) -> Ask:
    return people.asks("POST", f"/api/daily/{TODAY}", DEAL)


class Deed(NamedTuple):
    """An act of a guest that is written in one transaction."""

    begin: Callable[[People], Awaitable[Ask]]
    last: str
    """The last of the statements that write it."""
    once: frozenset[str] = frozenset()
    """The tables that stay as they are when it is done again; empty for all."""


DEEDS = (
    Deed(_answers, "INSERT INTO drills"),
    Deed(_answers_again, "UPDATE drills"),
    Deed(_takes_a_seat, "UPDATE listed_tables"),
    Deed(_takes_the_last_seat, "DELETE FROM listed_tables"),
    Deed(_opens_a_table, "INSERT INTO matches"),
    Deed(_is_listed, "INSERT INTO listed_tables", once=frozenset({"listed_tables", "matches"})),
    Deed(_wishes, "INSERT INTO contacts"),
    Deed(_takes_back, "DELETE FROM contacts"),
    Deed(_invites, "UPDATE contacts"),
    Deed(_shows_ratings, "INSERT INTO shown_ratings"),
    Deed(_opens_a_deal, "INSERT INTO daily"),
)
_LOOKS = ("/api/drills", "/api/lobby", "/api/tables", "/api/people", "/api/ratings", f"/api/daily/{TODAY}")
"""The addresses at which both workers must say the same."""


@pytest.fixture
def shared(shared: Settings) -> Settings:
    return without_quota(shared)


@asynccontextmanager
async def _two_workers(shared: Settings, folder: Path) -> AsyncIterator[tuple[Servers, str]]:
    """A worker that is to die, not started yet, and another one."""
    async with forked_servers(folder, shared.store) as dying, served(shared) as other:
        yield dying, other


async def _dies(dying: Servers) -> None:
    async with asyncio.timeout(PATIENCE):
        await dying.death()
    await dying.kill()


async def _agree(bea: Guest, *workers: str) -> None:
    """Wait until these workers tell Bea the same: the list of tables is read once a second."""

    async def told(at: str) -> list[Any]:
        async with http_at(at, cookies=bea.http.cookies) as http:
            return [_without_minutes((await http.get(look)).json()) for look in _LOOKS]

    async with asyncio.timeout(PATIENCE):
        while True:
            first, *others = [await told(at) for at in workers]
            if all(other == first for other in others):
                return
            await asyncio.sleep(0.1)


def _without_minutes(told: Any) -> Any:
    return [{**one, "minutes": 0} for one in told] if isinstance(told, list) else told


@pytest.mark.parametrize(
    ("deed", "moment"),
    few(
        [
            pytest.param(deed, moment, id=f"{deed.begin.__name__[1:]}-{moment}")
            for deed in DEEDS
            for moment in ("kept", "written")
        ],
        keep=1,
    ),
)
async def test_what_a_dead_worker_was_writing_is_whole_or_absent(
    deed: Deed, moment: str, shared: Settings, tmp_path: Path
) -> None:
    async with (
        _two_workers(shared, tmp_path) as (dying, other),
        Guest(other) as ann,
        Guest(other) as bea,
        AsyncExitStack() as stack,
    ):
        ask = await deed.begin(People(ann, bea, stack))
        before = await _rows(shared)
        await dying.start(f"{moment}: {deed.last}", 1)
        with pytest.raises((httpx.HTTPError, WebSocketException, OSError)):
            await ask(dying.at)
        await _dies(dying)
        left = await _rows(shared)
        assert (left == before) == (moment == "written")
        await ask(other)
        whole = await _rows(shared)
        changed = {name for name in whole if whole[name] != before[name]}
        assert changed
        if moment == "kept":
            once = deed.once or changed
            assert {name: left[name] for name in once} == {name: whole[name] for name in once}, "it is done once"
        await dying.start()
        await _agree(bea, other, dying.at)


_DEATHS = (
    *("written: INSERT INTO daily", "kept: INSERT INTO daily"),
    *("written: INSERT INTO matches", "kept: INSERT INTO matches"),  # when the cards are dealt
    *("written: INSERT INTO matches", "kept: INSERT INTO matches"),  # with the last card
    *("written: UPDATE daily SET points", "kept: UPDATE daily SET points"),
    *("kept: INSERT INTO reviews", "written: INSERT INTO reviewed_deals", "kept: INSERT INTO reviewed_deals"),
    *("written: UPDATE daily SET loss", "kept: UPDATE daily SET loss"),
)
"""The places on the way of a daily deal from its opening to its judgement."""


async def _counts_once(bea: Guest, shared: Settings, *workers: str) -> None:
    """Wait until a deal of Bea's is judged; then both workers count it once, for her, everybody and her ratings."""
    async with http_at(workers[0], cookies=bea.http.cookies) as http, asyncio.timeout(PATIENCE):
        while (day := (await http.get(f"/api/daily/{TODAY}")).json())["deals"][0]["loss"] is None:
            assert not day["deals"][0]["failed"]
            await asyncio.sleep(0.1)
        assert day["deals"][0]["others"]["people"] == 1
        assert [call["people"] for call in day["deals"][0]["others"]["calls"]] == [1]
        families = (await http.get("/api/ratings")).json()["families"]
        assert sum(family["deals"] for family in families) == 1
        (mine,) = (await http.get("/api/daily")).json()
        assert (mine["deals"], mine["judged"]) == (1, 1)
    await _agree(bea, *workers)
    rows = await _rows(shared)
    assert [len(rows[name]) for name in ("daily", "matches", "reviewed_deals")] == [1, 1, 1]


@pytest.mark.slow
async def test_a_daily_deal_counts_once_wherever_its_worker_dies(shared: Settings, tmp_path: Path) -> None:
    async with forked_servers(tmp_path, shared.store) as servers, AsyncExitStack() as stack:
        await servers.start()
        bea = await stack.enter_async_context(Guest(servers.at))
        await servers.kill()
        code = ""
        for place in _DEATHS:
            await servers.start(place, 1)
            if "INSERT INTO daily" in place:
                with pytest.raises(httpx.HTTPError):
                    await bea.http.post(f"/api/daily/{TODAY}", json=DEAL)
            elif not code:
                code = await _opened(bea)
                friend = Friend("bea", bea.cookie, seat=0)
                await stack.enter_async_context(playing([friend], lambda: servers.at, code))
            await _dies(servers)
        await servers.start()
        async with asyncio.timeout(PATIENCE):
            await until_over([friend])
        async with served(shared) as other:
            await _counts_once(bea, shared, servers.at, other)


@pytest.mark.slow
async def test_another_worker_counts_the_deal_of_a_dead_one(shared: Settings, tmp_path: Path) -> None:
    async with _two_workers(shared, tmp_path) as (dying, other), Guest(other) as bea:
        code, friend = await _opened(bea), Friend("bea", bea.cookie, seat=0)
        await dying.start("kept: INSERT INTO matches", 2)  # with the last card
        async with playing([friend], lambda: dying.at, code):
            await _dies(dying)
            await _counts_once(bea, shared, other)
            await dying.start()
            async with asyncio.timeout(PATIENCE):
                await until_over([friend])
            await _counts_once(bea, shared, other, dying.at)


async def _opened(guest: Guest) -> str:
    """The code of a guest's table for the first deal of today."""
    answer = await guest.http.post(f"/api/daily/{TODAY}", json=DEAL)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])
