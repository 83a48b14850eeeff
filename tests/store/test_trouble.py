"""The refusals of a database: said in one sentence, without a password, and they do not stop the worker."""

import asyncio
import pickle
import sqlite3
import stat
import traceback
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
import sqlalchemy
from sqlalchemy import Connection

from euchre.core.errors import EuchreError
from euchre.store.database import file_database
from euchre.store.database.errors import Behind, Taken, Unavailable, explained
from euchre.store.database.file_database import FileDatabase
from euchre.store.store import Store
from euchre.tables.fold import TABLE as TABLES
from support.ledger import CODE, TABLE, entry, event, named, names
from support.postgres import Server


async def test_every_commit_is_on_the_disk_before_it_is_acknowledged(file_url: str) -> None:
    def settings(connection: Connection) -> dict[str, object]:
        wanted = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in wanted}

    async with await Store.open(file_url) as store:
        full = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 15000}
        assert await store._database.read(settings) == full
        assert await store._database.write(settings) == full


async def test_the_server_syncs_whatever_its_habit_is(server: Server, server_url: str) -> None:
    await server.command("ALTER DATABASE postgres SET synchronous_commit = off")
    async with await Store.open(server_url) as store:
        found = await store._database.write(
            lambda connection: connection.exec_driver_sql("SHOW synchronous_commit").scalar()
        )
    await server.command("ALTER DATABASE postgres RESET synchronous_commit")
    assert found == "on"


async def test_nobody_else_on_the_machine_can_read_the_hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("euchre.store.database.address.user_data_path", lambda *_, **__: tmp_path / "new")
    async with await Store.open() as store:
        await store.streams.create(TABLE, CODE, named("a"))
        modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in (tmp_path / "new").iterdir()}
    assert modes == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


async def test_a_file_that_was_named_is_in_a_folder_that_exists(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="cannot be opened: No such file or directory"):
        await Store.open(f"sqlite:///{tmp_path}/nowhere/tables.db")


async def test_without_an_address_it_is_a_file_in_the_users_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("euchre.store.database.address.user_data_path", lambda *_, **__: tmp_path / "share" / "euchre")
    async with await Store.open() as store:
        await store.keys.read()
    assert (tmp_path / "share" / "euchre" / "tables.db").is_file()


@pytest.mark.parametrize(
    ("url", "code", "sentence"),
    [
        ("mysql://ann:s3cret@host/x", "store/address", "The address of the database must be"),
        ("sqlite://", "store/address", "The address of the database must be"),
        ("tables", "store/address", "The address of the database must be"),
        ("sqlite:///:memory:", "store/address", "The address of the database must be"),
        ("", "store/address", "The address of the database must be"),
        ("postgresql://ann:s3cret@127.0.0.1:1/x", "store/unavailable", "The PostgreSQL database does not answer."),
        ("postgresql://ann:s3cret@[::/x", "store/address", "The address of the database must be"),
        ("postgresql://ann:s3cret@127.0.0.1:s3cret/x", "store/address", "The address of the database must be"),
        (
            "postgresql://ann:s3cret@127.0.0.1:1/x?sslmode=s3cret",
            "store/address",
            "The address of the database must be",
        ),
        ("postgresql://ann:s3cret@127.0.0.1:99999/x", "store/address", "The address of the database must be"),
    ],
)
async def test_an_address_that_leads_nowhere_is_refused_without_its_password(
    url: str, code: str, sentence: str
) -> None:
    with pytest.raises(Unavailable) as refused:
        await Store.open(url)
    assert refused.value.code == code
    assert str(refused.value).startswith(sentence)
    assert "s3cret" not in "".join(traceback.format_exception(refused.value))


async def test_a_server_without_that_database_says_so(server_url: str) -> None:
    with pytest.raises(Unavailable, match=r"^The PostgreSQL database has no database of the name in its address\.$"):
        await Store.open(server_url.replace("/postgres?", "/elsewhere?"))


@pytest.mark.parametrize(
    ("problem", "sentence"),
    [
        (asyncpg.InvalidPasswordError("ann: s3cret"), "It refuses the user's name or password."),
        (asyncpg.InsufficientPrivilegeError(""), "It does not let this user make or use Euchre's tables."),
        (asyncpg.TooManyConnectionsError(""), "It has no connection to spare."),
        (asyncpg.DiskFullError(""), "It has no room left."),
        (asyncpg.CannotConnectNowError(""), "It is starting, or being shut down."),
        (asyncpg.InternalClientError("cannot switch to state 12"), "It has closed the connection."),
        (asyncpg.UndefinedTableError("s3cret"), "It fails (UndefinedTableError)."),
        (TimeoutError(), "It does not answer in time."),
    ],
)
def test_trouble_is_named(problem: Exception, sentence: str) -> None:
    with pytest.raises(Unavailable) as refused, explained("It"):
        raise problem
    assert str(refused.value) == sentence


@pytest.mark.parametrize("content", [b"My diary\n" * 200, b"SQLite format 3\0" + b"\xff" * 4000])
async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(Unavailable, match=r"^The database .*diary\.txt is (not a database|damaged)\.$"):
        await Store.open(f"sqlite:///{path}")
    assert path.read_bytes() == content


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="cannot be opened: Is a directory"):
        await Store.open(f"sqlite:///{tmp_path}")


async def test_a_file_that_another_program_keeps_locked_is_waited_for_and_then_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_database, "WAIT", 0.1)
    path = tmp_path / "tables.db"
    async with await Store.open(f"sqlite:///{path}") as store:
        await store.streams.create(TABLE, CODE, named("a"))
        other = sqlite3.connect(path)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="is in use by another program, and stayed so"):
            await store.streams.append(TABLE, 1, named("b"))
        assert names(await store.streams.events(TABLE)) == ["a"]
        other.rollback()
        other.close()
        await store.streams.append(TABLE, 1, named("c"))
        assert names(await store.streams.events(TABLE)) == ["a", "c"]


async def test_all_that_waits_for_a_locked_file_waits_no_longer_than_one_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_database, "WAIT", 0.2)
    path = tmp_path / "tables.db"
    tries = 0

    def count(_: Connection) -> None:
        nonlocal tries
        tries += 1

    async with await Store.open(f"sqlite:///{path}") as store:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            database = store._database
            assert isinstance(database, FileDatabase)
            sqlalchemy.event.listen(database._writer._engine, "begin", count)
            made = [store.streams.create(f"{number:032x}", f"CODE-{number}", named("a")) for number in range(8)]
            refused = await asyncio.gather(*made, return_exceptions=True)
        assert [str(each) for each in refused] == [
            f"The database {path} is in use by another program, and stayed so."
        ] * len(made)
        assert 1 <= tries <= 2, "for the first, and for those that came while it waited"
        await store.streams.create(TABLE, CODE, named("a"))


async def test_a_new_file_that_another_program_writes_is_waited_for_when_it_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    other = sqlite3.connect(path)
    other.execute("BEGIN IMMEDIATE")
    opening = asyncio.create_task(Store.open(f"sqlite:///{path}"))
    await asyncio.sleep(0.3)
    assert not opening.done()
    other.rollback()
    other.close()
    async with await opening as store:
        await store.streams.create(TABLE, CODE, named("a"))


async def test_a_new_file_that_another_program_keeps_locked_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_database, "WAIT", 0.1)
    other = sqlite3.connect(tmp_path / "tables.db")
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="is in use by another program, and stayed so"):
        await Store.open(f"sqlite:///{tmp_path}/tables.db")
    other.close()


async def test_a_connection_that_was_lost_is_made_anew(server: Server, server_url: str) -> None:
    async with await Store.open(server_url) as store:
        await store.streams.create(TABLE, CODE, named("a"))
        await server.command("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'euchre'")
        await store.streams.append(TABLE, 1, named("b"))
        assert names(await store.streams.events(TABLE)) == ["a", "b"]


async def test_an_entry_that_cannot_be_kept_takes_its_events_with_it(url: str) -> None:
    wrong = entry(rules=None)
    async with await Store.open(url) as store:
        await store.streams.create(TABLE, CODE, named("a"))
        with pytest.raises(Unavailable):
            await store.streams.append(TABLE, 1, named("b"), [wrong])
        with pytest.raises(Unavailable):
            await store.streams.create("two", "CODE-2", named("b"), [entry("two", "CODE-2", rules=None)])
        assert names(await store.streams.events(TABLE)) == ["a"]
        assert await store.streams.named(TABLES, "CODE-2") is None


async def test_an_error_does_not_tell_what_was_to_be_kept(url: str) -> None:
    async with await Store.open(url) as store:
        await store.streams.create(TABLE, CODE, named("a"))
        await store._database.write(lambda connection: connection.exec_driver_sql("DROP TABLE events"))
        with pytest.raises(Unavailable) as refused:
            await store.streams.append(TABLE, 1, (event("canary"[::-1]),))
    assert "canary"[::-1] not in "".join(traceback.format_exception(refused.value))


@pytest.mark.parametrize("error", [Behind(), Taken(), Unavailable("store/unavailable", "The database is away.")])
def test_errors_travel_between_processes(error: EuchreError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, str(again)) == (type(error), error.code, str(error))
