"""The settings of connections to a file, whatever the build of SQLite does by itself."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from euchre.evenings.acts.entries import Entered
from euchre.evenings.acts.opening import EveningOpened
from euchre.evenings.catalogue import EVENING, EveningEvent
from euchre.evenings.settings import EveningSettings
from euchre.store.store import Store


async def test_what_is_deleted_is_overwritten(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = sqlite3.dbapi2.connect

    def of_a_build_that_leaves_it(*where: Any, **how: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = usual(*where, **how)
        connection.execute("PRAGMA secure_delete = OFF")
        return connection

    monkeypatch.setattr(sqlite3.dbapi2, "connect", of_a_build_that_leaves_it)

    def asked(connection: Connection) -> Any:
        return connection.exec_driver_sql("PRAGMA secure_delete").scalar_one()

    async with await Store.open(file_url) as store:
        assert await store._database.write(asked) == 1
        assert await store._database.read(asked) == 1


async def test_a_name_that_was_deleted_is_in_no_file_beside_the_database_either(file_url: str) -> None:
    """The write-ahead log keeps old pages until it is written over; a copy of the folder would have them."""
    evening, log = _evening_of("Annabel Lee"), Path(f"{file_url.removeprefix('sqlite:///')}-wal")
    async with await Store.open(file_url) as store:
        await store.streams.create("evening-1", "WXYZ-2345", evening, kind=EVENING)
        assert _files_with(log.parent, b"Annabel Lee") == [log.name]
        await store.privacy.begin_forgetting("ann")
        assert [one async for one in store.privacy.finish_forgetting("ann")] == [("evening-1", 1)]
        assert _files_with(log.parent, b"Annabel Lee") == []


def _files_with(folder: Path, text: bytes) -> list[str]:
    return [file.name for file in folder.iterdir() if text in file.read_bytes()]


def _evening_of(name: str) -> list[EveningEvent]:
    """An evening in which somebody has entered themselves."""
    first = EveningOpened(
        at=1.0, evening="evening-1", code="WXYZ-2345", director="dora", seed="s", settings=EveningSettings()
    )
    return [first, Entered(at=1.0, by="ann", id="m1", number=1, name=name, section="hall", guest="ann")]
