"""The faults of a store that cannot keep something: it is refused, nothing is lost, and nothing is done twice."""

import asyncio
from http import HTTPStatus
from typing import Any

import httpx
import pytest

from euchre.store.database.errors import Unavailable
from euchre.store.rows.match_list import MatchList
from euchre.store.rows.records import Records
from euchre.store.rows.snapshots import Snapshots
from euchre.store.rows.streams import Streams
from euchre.tables import snapshot
from support.sampling import few
from support.web import PATIENCE, SOLO, Guest, choices


@pytest.mark.parametrize("kept", few([True, False], keep={True}), ids=["kept after all", "not kept"])
async def test_a_store_that_fails_loses_nothing_and_doubles_nothing(
    ann: Guest, monkeypatch: pytest.MonkeyPatch, *, kept: bool
) -> None:
    code = await ann.opens(**SOLO)
    append = Streams.append

    async def fails(streams: Streams, *what: Any) -> None:
        if kept:
            await append(streams, *what)
        raise Unavailable("store/unavailable", "The database does not answer.")

    async with ann.at_table(code) as live:
        await live.shuffle()
        now = await live.my_turn()
        act = {"id": "once", "seen": now["version"], "action": choices(now)[0]}
        with monkeypatch.context() as broken:
            broken.setattr(Streams, "append", fails)
            refused = await live.ask("act", **act)
            assert (refused["type"], refused["code"]) == ("refused", "server/store")
        again = await live.ask("act", **act)
        assert again["type"] == "ack"
        await live.reaches(again["version"])
        now = await live.play()
    assert now["table"]["stage"] == "over"


READS = {
    (MatchList, "unfinished"): ("/api/tables", "/api/me"),
    (MatchList, "of_guest"): ("/api/games", "/api/statistics"),
    (Streams, "named"): ("/api/tables/ABCD-EFGH", "/api/games/ABCD-EFGH/1", "/api/games/ABCD-EFGH/1/log"),
}


@pytest.mark.parametrize(
    ("keeper", "method", "path"), few([(*read, path) for read, paths in READS.items() for path in paths], keep=3)
)
async def test_what_cannot_be_read_is_refused_for_now(
    ann: Guest, monkeypatch: pytest.MonkeyPatch, keeper: type[Any], method: str, path: str
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(keeper, method, away)
        answer = await ann.http.get(path)
    assert_for_now(answer)


@pytest.mark.slow
async def test_a_table_that_cannot_be_kept_is_not_made(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(Streams, "create", away)
        answer = await ann.http.post("/api/tables", json=SOLO)
    assert_for_now(answer)
    assert (await ann.http.get("/api/tables")).json() == []


async def test_a_live_line_to_a_table_that_cannot_be_read_is_closed_for_now(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await ann.opens(**SOLO)
    monkeypatch.setattr(Streams, "named", away)
    async with ann.at_table(code) as live:
        bye = await live.next()
    assert (bye["type"], bye["code"]) == ("bye", "server/store")
    assert WHERE not in bye["sentence"]


@pytest.mark.slow
@pytest.mark.parametrize(("keeper", "method"), few([(Snapshots, "save"), (Records, "save")], keep=1))
async def test_of_a_database_that_is_away_only_the_store_writes_in_the_log(
    ann: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, keeper: type[Any], method: str
) -> None:
    asked = asyncio.Event()

    async def fails(*_: Any) -> None:
        asked.set()
        await away(*_)

    monkeypatch.setattr(snapshot, "EVERY", 1)
    monkeypatch.setattr(keeper, method, fails)
    async with ann.at_table(await ann.opens(**SOLO)) as live:
        await live.shuffle()
        now = await live.play()
        await asyncio.wait_for(asked.wait(), PATIENCE)
    assert now["table"]["stage"] == "over"
    assert WHERE not in caplog.text


WHERE = "/home/ann/tables.db"


async def away(_: Any, *__: Any, **___: Any) -> None:
    raise Unavailable("store/unavailable", f"The database {WHERE} does not answer.")


def assert_for_now(answer: httpx.Response) -> None:
    assert answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE
    assert set(answer.json()) == {"code", "sentence", "options"}
    assert answer.json()["code"] == "server/store"
    assert WHERE not in answer.text, "where the database is, is for the log"
