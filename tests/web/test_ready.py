"""Trouble of every kind with the store: told by `/ready`, written down in a sentence, and survived."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import REGISTRY

from euchre.store.database import file_database, file_watch
from euchre.store.store import Store
from euchre.tables.events import Settled
from euchre.web.live.rooms import Rooms
from euchre.web.server.server import prepare
from euchre.web.settings.settings import Settings
from euchre.web.worker.notifier import Notifier
from support.postgres import Server
from support.serving import Serving
from support.stored_tables import laid
from support.web import PATIENCE, TWO, Guest, Live, served

OFTEN = 20


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, heartbeat=0.02)


async def test_a_server_that_is_well_is_ready(ann: Guest) -> None:
    answer = await ann.http.get("/ready")
    assert (answer.status_code, answer.json()) == (200, {"ready": True, "problems": []})


async def test_nothing_is_acknowledged_into_a_file_that_was_removed(
    settings: Settings, ann: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    file = _file(settings)
    async with ann.at_table(await ann.opens(**TWO)) as live:
        await live.next()
        spare = file.with_name("spare.db")
        file.rename(spare)
        await _refused(live)
        assert "file" in await _problems(ann, lambda found: "store" in found)
        file.write_bytes(b"")  # another file of the same name is not the one
        await _refused(live)
        assert "file" in await _problems(ann)
        spare.rename(file)
        assert (await live.ask("settle", title="back"))["type"] == "ack"
        assert await _problems(ann, lambda found: not found) == []
    async with await Store.open(settings.store) as store:
        (table,) = await _tables(store)
        assert [event.title for event in await store.streams.events(table) if isinstance(event, Settled)] == ["back"]
    assert _said(caplog.messages, "was removed or replaced") == 1
    assert _said(caplog.messages, "can be used again") == 1


@pytest.mark.slow
async def test_a_log_of_the_database_that_was_removed_is_missed_as_well(settings: Settings, ann: Guest) -> None:
    async with ann.at_table(await ann.opens(**TWO)) as live:
        await live.next()
        _file(settings).with_name("tables.db-wal").unlink()
        await _refused(live)
        assert "file" in await _problems(ann)


@pytest.mark.slow
async def test_a_disk_that_is_almost_full_is_told_before_it_is_full(
    ann: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as full:
        full.setattr(file_watch, "MIN_FREE_BYTES", 2**62)
        assert await _problems(ann) == ["disk"]
        await _one_is_counted("disk")
    assert await _problems(ann, lambda found: not found) == []
    async with asyncio.timeout(PATIENCE):
        while not _said(caplog.messages, "has room again"):  # noqa: ASYNC110 - as somebody who reads the log
            await asyncio.sleep(0.02)
    assert _said(caplog.messages, "less than 64 MiB free") == 1


async def _one_is_counted(problem: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while REGISTRY.get_sample_value("euchre_problems", {"problem": problem}) != 1:  # noqa: ASYNC110 - as Prometheus
            await asyncio.sleep(0.02)
    assert REGISTRY.get_sample_value("euchre_problems", {"problem": "listening"}) == 0


async def test_a_task_that_fails_is_told(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_: Rooms) -> None:
        raise RuntimeError("a mistake")

    monkeypatch.setattr(Rooms, "sweep", fails)
    async with served(settings) as at, Guest(at) as ann:
        assert await _problems(ann, bool) == ["tasks"]
        assert (await ann.http.get("/health")).status_code == 200


async def test_a_server_that_hears_nobody_is_not_ready(
    settings: Settings, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deaf(_: Notifier) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Notifier, "run", deaf)
    async with served(replace(settings, store=await server.emptied())) as at, Guest(at) as ann:
        assert await _problems(ann) == ["listening"]


async def test_a_database_that_was_away_is_written_down_once_and_used_again(
    settings: Settings, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    away = replace(settings, store=await server.emptied())
    async with served(away) as at, Guest(at) as ann:
        code = await ann.opens(**TWO)
        async with ann.at_table(code) as live:
            await live.next()
            await asyncio.to_thread(server.end, "fast")
            await _refused(live)
            assert await _problems(ann, lambda found: len(found) == 2) == ["store", "listening"]
            assert (await ann.http.get("/health")).status_code == 200
            await asyncio.to_thread(server.start)
            assert await _problems(ann, lambda found: not found) == []
            assert (await live.ask("settle", title="back"))["type"] == "ack"
    said = [one for one in caplog.messages if one.startswith("The PostgreSQL database ")]
    sentences = [one for one in said if "can be used again" not in one]
    assert len(sentences) == len(set(sentences)) <= 4
    assert 1 <= len(said) - len(sentences) <= 2, "what began before may fail after it was said"


async def test_a_database_that_takes_no_more_writes_is_written_down_once_and_used_again(
    settings: Settings, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """Close the database to writes, as a standby that was not promoted is, or by an administrator."""
    closed = replace(settings, store=await server.emptied())
    async with served(closed) as at, Guest(at) as ann, ann.at_table(await ann.opens(**TWO)) as live:
        async with server.closed_to_changes():
            await _first_refusal(live)
            await _refused(live)
            assert await _problems(ann, bool) == ["store"]
            assert (await live.ask("look"))["type"] == "ack", "what is only read goes on"
        assert await _problems(ann, lambda found: not found) == []
        assert (await live.ask("settle", title="back"))["type"] == "ack"
    assert _said(caplog.messages, "is read-only") == 1
    assert _said(caplog.messages, "can be used again") == 1


async def test_a_file_that_finds_no_room_is_written_down_once_and_used_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite itself says that the disk is full, as it does where it may not have another page."""
    opened: list[sqlite3.Connection] = []
    usual = file_database._careful

    def remembered(connection: sqlite3.Connection, record: Any) -> None:
        usual(connection, record)
        opened.append(connection)

    def allow(pages: int) -> None:
        for connection in opened:
            connection.execute(f"PRAGMA max_page_count = {pages}")

    monkeypatch.setattr(file_database, "_careful", remembered)
    async with served(settings) as at, Guest(at) as ann, ann.at_table(await ann.opens(**TWO)) as live:
        await live.next()
        (pages,) = opened[0].execute("PRAGMA page_count").fetchone()
        allow(pages)
        await _first_refusal(live)
        await _refused(live)
        allow(2**30)
        assert (await live.ask("settle", title="back"))["type"] == "ack"
        assert await _problems(ann, lambda found: not found) == []
    assert _said(caplog.messages, "has no room left on its disk") == 1
    assert _said(caplog.messages, "can be used again") == 1


async def test_a_page_of_the_file_that_is_damaged_is_trouble_of_its_table_alone(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    sick, well = await laid(str(settings.store), 1), await laid(str(settings.store), 2)
    async with await Store.open(settings.store) as store:
        for table in (sick, well):
            titles = (Settled(at=2.0, title=f"the table {table.code} {number:060}") for number in range(200))
            await store.streams.append(table.id, 1, tuple(titles))
    _damage(_file(settings), sick.code.encode(), well.code.encode())
    async with served(settings) as at, Guest(at) as ann:
        for _ in range(OFTEN):
            answer = await ann.http.get(f"/api/tables/{sick.code}")
            assert (answer.status_code, answer.json()["code"]) == (503, "server/store")
        async with ann.at_table(well.code) as live:
            assert (await live.ask("sit", name="Bea"))["type"] == "ack"
        assert await _problems(ann) == []
    assert _said(caplog.messages, "is damaged") == 1


def _damage(file: Path, marked: bytes, sound: bytes) -> None:
    """Overwrite a page that holds something marked, and nothing sound."""
    content = bytearray(file.read_bytes())
    pages = [content[at : at + 4096] for at in range(0, len(content), 4096)]
    number = next(at for at, page in enumerate(pages) if page.count(marked) > 5 and sound not in page)
    content[4096 * number : 4096 * (number + 1)] = b"\xff" * 4096
    file.write_bytes(content)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the limit of another process is set in Linux only")
async def test_a_disk_that_is_full_loses_nothing_and_is_used_again_once_it_has_room(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        at = serving.address.removeprefix("http://")
        async with Guest(at) as ann, ann.at_table(await ann.opens(**TWO)) as live:
            await live.next()
            full = (tmp_path / "tables.db-wal").stat().st_size
            serving.limit(resource.RLIMIT_FSIZE, full)
            await _refused(live)
            assert "store" in await _problems(ann, lambda found: "store" in found)
            serving.limit(resource.RLIMIT_FSIZE, resource.RLIM_INFINITY)
            assert (await live.ask("settle", title="back"))["type"] == "ack"
            assert await _problems(ann, lambda found: not found) == []
        assert _said(serving.log.splitlines(), "cannot be read or written") == 1
        assert _said(serving.log.splitlines(), "can be used again") == 1


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="folders are closed otherwise elsewhere")
def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    prepare(f"sqlite:///{tmp_path}/tables.db")
    tmp_path.chmod(0o500)
    privileged = ("setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all")
    if os.geteuid() == 0 and not shutil.which("setpriv"):
        pytest.skip("the administrator may write everywhere")
    command = (sys.executable, "-m", "euchre", "serve", "--port", "0", "--store", f"sqlite:///{tmp_path}/tables.db")
    under = privileged if os.geteuid() == 0 else ()
    try:
        ended = subprocess.run((*under, *command), capture_output=True, text=True, timeout=PATIENCE, check=False)
    finally:
        tmp_path.chmod(0o700)
    assert ended.returncode != 0
    assert ended.stderr == f"euchre: The database {tmp_path}/tables.db cannot be written.\n"


async def _first_refusal(live: Live) -> None:
    """Write until that no longer works, not even for a short title: the last page may have room for one."""
    numbers = count()
    for width in (60, 1):
        while (await live.ask("settle", title=f"{next(numbers):0{width}}"))["type"] == "ack":  # noqa: ASYNC110 - none tells
            await asyncio.sleep(0.05)  # a line that asks as fast as it can is not heard for a while


async def _refused(live: Live) -> None:
    for _ in range(OFTEN):
        answer = await live.ask("settle", title="lost" * 15)
        assert (answer["type"], answer["code"]) == ("refused", "server/store")


async def _problems(guest: Guest, wanted: Callable[[list[str]], bool] = lambda _: True) -> list[str]:
    """The problems that `/ready` names, once they are as `wanted`."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await guest.http.get("/ready")
            found: list[str] = answer.json()["problems"]
            assert (answer.status_code == httpx.codes.OK) is answer.json()["ready"] is (not found)
            if wanted(found):
                return found
            await asyncio.sleep(0.02)


def _said(lines: list[str], words: str) -> int:
    return sum(words in line for line in lines)


def _file(settings: Settings) -> Path:
    return Path(str(settings.store).removeprefix("sqlite:///"))


async def _tables(store: Store) -> list[Any]:
    found = await store._database.read(lambda connection: connection.exec_driver_sql("SELECT id FROM streams").all())
    return [row.id for row in found]
