"""How every connection to a file is set, whatever the build of SQLite does by itself."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest
from sqlalchemy import Connection

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
