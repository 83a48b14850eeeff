"""The schema, made and brought up to date by the first to start, and only in a database that is ours."""

import sqlite3
from pathlib import Path

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect

from euchre.store.database.errors import Unavailable
from euchre.store.database.migrate import upgrade
from euchre.store.database.schema import VERSIONS, metadata
from euchre.store.store import Store
from support.worker import heard, opens, started


def _differences(connection: Connection) -> list[object]:
    options = {"version_table": VERSIONS, "compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


async def test_the_migrations_lead_to_the_schema_the_store_works_with(url: str) -> None:
    async with await Store.open(url) as store:
        assert await store._database.read(_differences) == []
        assert await store._database.read(lambda connection: set(inspect(connection).get_table_names())) == {
            VERSIONS,
            *metadata.tables,
        }


@pytest.mark.parametrize("attempt", range(3))
async def test_workers_may_all_start_at_once_the_first_time(url: str, attempt: int) -> None:
    workers = [started(opens, url) for _ in range(4)]
    secrets = [heard(connection) for _, connection in workers]
    for process, _ in workers:
        process.join()
    assert [process.exitcode for process, _ in workers] == [0, 0, 0, 0]
    assert len({tuple(secret) for secret in secrets}) == 1
    async with await Store.open(url) as store:
        assert secrets[0] == [await store.keys.read()]


async def test_a_database_of_a_later_version_is_left_alone(url: str) -> None:
    async with await Store.open(url) as store:
        await store._database.write(
            lambda connection: connection.exec_driver_sql(f"UPDATE {VERSIONS} SET version_num = '9999'")
        )
    with pytest.raises(Unavailable, match="was made by a later version of Euchre: install that version") as refused:
        await Store.open(url)
    assert refused.value.code == "store/later-version"


async def test_of_reports_about_one_guest_on_several_seats_the_first_is_kept(file_url: str) -> None:
    with create_engine(file_url).begin() as connection:
        upgrade(connection, "0006")
        connection.exec_driver_sql("INSERT INTO streams (id, kind, code) VALUES ('t', 'table', 'ABCD-EFGH')")
        for seat, at in ((1, 2.0), (2, 1.0), (3, 1.0)):
            row = f"('t', 1, 'ann', {seat}, 'ben', 'Ben', 'name', {at})"
            connection.exec_driver_sql(f"INSERT INTO reports VALUES {row}")
    async with await Store.open(file_url) as store:
        assert [row.report.at for row in await store.reports.latest(10)] == [1.0]


def _files(folder: Path) -> list[str]:
    return [each.name for each in folder.iterdir()]


async def test_another_programs_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    with sqlite3.connect(path) as recipes:
        recipes.execute("CREATE TABLE recipes (name TEXT)")
    recipes.close()
    before = path.read_bytes()
    with pytest.raises(Unavailable, match=r"recipes\.db holds another program's tables") as refused:
        await Store.open(f"sqlite:///{path}")
    assert refused.value.code == "store/foreign"
    assert path.read_bytes() == before
    assert _files(tmp_path) == ["recipes.db"]


async def test_another_programs_tables_on_the_server_are_left_alone(server_url: str) -> None:
    connection = await asyncpg.connect(server_url)
    await connection.execute("CREATE TABLE events (id int)")
    with pytest.raises(Unavailable, match="holds another program's tables"):
        await Store.open(server_url)
    assert await connection.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 1
    await connection.close()
