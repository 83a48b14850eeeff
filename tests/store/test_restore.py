"""A copy is put in the place of a database, even of a damaged one; one that was broken off is not taken for a whole."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from fnmatch import fnmatch
from pathlib import Path

import pytest

from euchre.core.errors import EuchreError
from euchre.store.care import backup
from euchre.store.care.backup import Contents, back_up, contents
from euchre.store.care.file_owner import FileOwner, owner_for
from euchre.store.care.restore import restore
from euchre.store.database.errors import Unavailable
from euchre.store.database.schema import VERSIONS
from euchre.store.store import Store
from support.evenings import alone
from support.sampling import few

NOW = 1_800_000_000.0
SOMEBODY = 54_321
"""The number of a user who has no name on any computer."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a store with a table, which nobody uses."""
    path = tmp_path / "tables.db"

    async def make() -> None:
        async with await Store.open(f"sqlite:///{path}") as store:
            await store.streams.create("table-1", "ABCD-EFGH", alone().log)

    asyncio.run(make())
    return path


@pytest.fixture
def copy(file: Path, tmp_path: Path) -> Path:
    path = tmp_path / "copy.db"
    back_up(file, path)
    return path


def _overwritten(file: Path, start: int, size: int) -> None:
    content = bytearray(file.read_bytes())
    content[start : start + size] = b"\xa5" * size
    file.write_bytes(content)


def _misnamed(file: Path) -> None:
    """A name in the schema becomes no text; SQLite quotes it."""
    file.write_bytes(file.read_bytes().replace(b"tablesecretssecrets", b"table\xb9ecretssecrets"))


def _truncated(file: Path, size: int) -> None:
    file.write_bytes(file.read_bytes()[:size])


@pytest.mark.parametrize(
    "damage",
    few(
        [
            lambda file: _overwritten(file, 0, 100),
            lambda file: _overwritten(file, 100, 200),
            _misnamed,
            lambda file: _overwritten(file, 4096, file.stat().st_size - 4096),
            lambda file: _overwritten(file, file.stat().st_size // 4, file.stat().st_size // 2),
            lambda file: _truncated(file, 0),
            lambda file: _truncated(file, 50),
            lambda file: _truncated(file, 4096),
            lambda file: _truncated(file, file.stat().st_size // 2),
        ],
        keep=3,
    ),
    ids=["header", "schema", "a name", "all but the first page", "middle", "empty", "50 bytes", "a page", "half"],
)
def test_a_damaged_database_is_moved_aside(file: Path, copy: Path, damage: object) -> None:
    assert callable(damage)
    damage(file)
    damaged = file.read_bytes()
    log = file.with_name("tables.db-wal")
    log.write_bytes(b"what was written last")
    restored = restore(copy, file, now=NOW)
    assert restored.old == file.with_name("tables.db.before-1800000000")
    assert restored.old.read_bytes() == damaged
    assert restored.old.with_name(f"{restored.old.name}-wal").read_bytes() == b"what was written last"
    assert not log.exists()
    assert contents(file) == restored.contents == Contents(1, len(alone().log))


def test_it_is_said_that_a_database_is_damaged(file: Path, copy: Path) -> None:
    assert restore(copy, file, now=NOW).was_readable
    _overwritten(file, 0, 100)
    assert not restore(copy, file, now=NOW + 1).was_readable


def test_a_database_of_another_program_is_left_alone(tmp_path: Path, copy: Path) -> None:
    recipes = tmp_path / "recipes.db"
    with closing(sqlite3.connect(recipes)) as database, database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    before = recipes.read_bytes()
    with pytest.raises(EuchreError, match=r"recipes\.db is not a Euchre database: name another file"):
        restore(copy, recipes, now=NOW)
    assert recipes.read_bytes() == before


def test_a_database_of_another_program_with_workers_is_left_alone(tmp_path: Path, copy: Path) -> None:
    factory = tmp_path / "factory.db"
    with closing(sqlite3.connect(factory)) as database, database:
        database.execute("CREATE TABLE workers (name TEXT, seen REAL)")
    before = factory.read_bytes()
    with pytest.raises(EuchreError, match=r"factory\.db is not a Euchre database: name another file"):
        restore(copy, factory, now=NOW)
    assert factory.read_bytes() == before


def test_a_database_that_was_never_migrated_is_not_called_damaged(tmp_path: Path, copy: Path) -> None:
    first = tmp_path / "first.db"
    with closing(sqlite3.connect(first)) as database:
        database.execute("PRAGMA journal_mode = WAL")
    restored = restore(copy, first, now=NOW)
    assert restored.was_readable
    assert contents(first) == restored.contents


def _refused(*_: object) -> None:
    raise PermissionError(errno.EPERM, "Operation not permitted")


def _refused_in_place(path: Path, target: Path | str) -> None:
    if path.name.endswith(".restored"):
        _refused()
    path.replace(target)


@pytest.mark.parametrize(
    ("change", "by"),
    [
        ("euchre.store.care.file_owner.FileOwner.take", _refused),
        ("pathlib.Path.rename", _refused_in_place),
        ("euchre.store.care.restore.sync", _refused),
        ("euchre.store.care.restore.sync", lambda path: _refused() if path.is_dir() else None),
    ],
)
def test_what_cannot_be_replaced_stays_as_it_is(
    file: Path, copy: Path, monkeypatch: pytest.MonkeyPatch, change: str, by: object
) -> None:
    log = file.with_name("tables.db-journal")
    log.touch()
    before, names = file.read_bytes(), set(file.parent.iterdir())
    monkeypatch.setattr(change, by)
    with pytest.raises(EuchreError, match=r"tables\.db cannot be replaced: Operation not permitted\.$") as refused:
        restore(copy, file, now=NOW)
    assert refused.value.code == "restore/target"
    assert (file.read_bytes(), set(file.parent.iterdir())) == (before, names)


def test_a_copy_of_a_later_version_is_refused(file: Path, copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as database, database:
        database.execute(f"UPDATE {VERSIONS} SET version_num = '9999'")
    before = file.read_bytes()
    with pytest.raises(Unavailable, match=r"copy\.db was made by a later version of Euchre: install that version"):
        restore(copy, file, now=NOW)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "sentence"),
    few(
        [
            (f"DELETE FROM {VERSIONS}", "does not say which version of Euchre has made it"),
            (f"INSERT INTO {VERSIONS} VALUES ('0000')", "was made by a later version of Euchre"),
            ("ALTER TABLE snapshots DROP COLUMN seq", "The columns of snapshots in"),
            ("ALTER TABLE snapshots ADD COLUMN more TEXT NOT NULL DEFAULT ''", "The columns of snapshots in"),
            ("DROP TABLE secrets", "The columns of secrets in"),
            ("DROP TABLE workers; CREATE VIEW workers AS SELECT 'one' AS name, 1e99 AS seen", "has the view workers"),
            ("CREATE TRIGGER watch AFTER INSERT ON streams BEGIN DELETE FROM streams; END", "has the trigger watch"),
        ],
        keep=3,
    ),
)
def test_a_copy_of_another_schema_is_refused(file: Path, copy: Path, change: str, sentence: str) -> None:
    with closing(sqlite3.connect(copy)) as database:
        database.executescript(change)
    before = file.read_bytes()
    with pytest.raises(EuchreError, match=sentence):
        restore(copy, file, now=NOW)
    assert file.read_bytes() == before


def test_a_copy_with_tables_of_a_program_that_replicates_it_is_taken(file: Path, copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as database:
        database.executescript("CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER); ANALYZE")
    assert restore(copy, file, now=NOW).contents == Contents(1, len(alone().log))


def test_a_copy_whose_names_are_damaged_is_refused_in_a_sentence(file: Path, copy: Path) -> None:
    _misnamed(copy)
    with pytest.raises(EuchreError, match=r"copy\.db is damaged"):
        restore(copy, file, now=NOW)


@pytest.mark.parametrize("end", ["-wal", "-journal"])
def test_what_sqlite_kept_beside_a_missing_file_is_no_part_of_the_copy(file: Path, copy: Path, end: str) -> None:
    file.unlink()
    beside = file.with_name(f"{file.name}{end}")
    beside.write_bytes(b"of another database")
    assert restore(copy, file, now=NOW).old is None
    assert not beside.exists()


def _user_and_group() -> tuple[int, int]:
    """The ids of another user and group, where we may give files away."""
    return (SOMEBODY, SOMEBODY) if os.geteuid() == 0 else (os.geteuid(), os.getegid())


def test_a_file_has_the_owner_and_the_mode_of_the_one_it_replaces(file: Path, copy: Path) -> None:
    user, group = _user_and_group()
    os.chown(file, user, group)
    file.chmod(0o640)
    assert owner_for(file) == FileOwner(user, group, 0o640)
    restored = restore(copy, file, now=NOW)
    found = file.stat()
    assert (found.st_uid, found.st_gid, stat.S_IMODE(found.st_mode)) == (user, group, 0o640)
    assert restored.owner == (None if user == os.geteuid() else str(user))


def test_a_file_that_replaces_none_has_the_owner_of_its_folder(copy: Path, tmp_path: Path) -> None:
    folder, (user, group) = tmp_path / "euchre", _user_and_group()
    folder.mkdir()
    os.chown(folder, user, group)
    restore(copy, folder / "tables.db", now=NOW)
    found = (folder / "tables.db").stat()
    assert (found.st_uid, found.st_gid, stat.S_IMODE(found.st_mode)) == (user, group, 0o600)


def test_only_root_replaces_the_file_of_somebody_else(
    file: Path, copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = file.read_bytes()
    monkeypatch.setattr(os, "geteuid", lambda: SOMEBODY)
    with pytest.raises(EuchreError, match=r"tables\.db belongs to \w+: restore it as that user, or as root"):
        restore(copy, file, now=NOW)
    assert file.read_bytes() == before
    assert owner_for(tmp_path / "drill.db") == FileOwner(SOMEBODY, os.getegid(), 0o600), "a folder for everybody"


KILLED = """
import os, signal, sys
from pathlib import Path
from euchre.store.care import backup
backup.contents = lambda *_, **__: os.kill(os.getpid(), signal.SIGKILL)
backup.back_up(*map(Path, sys.argv[1:]))
"""


def test_a_copy_that_is_killed_is_not_taken_for_a_whole_one(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "monday.db"
    copy.parent.mkdir()
    killed = subprocess.run([sys.executable, "-c", KILLED, file, copy], check=False)
    assert killed.returncode == -signal.SIGKILL
    (part,) = copy.parent.iterdir()
    assert fnmatch(part.name, "monday.db.part*"), "the unit of the backup deletes these"
    part.with_name(f"{part.name}-journal").touch()
    assert back_up(file, copy) == contents(file)
    assert {path.name for path in copy.parent.iterdir()} == {"monday.db", part.name, f"{part.name}-journal"}


def _without_links(*_: object) -> None:
    raise PermissionError(errno.EPERM, "Operation not permitted")


def test_of_two_copies_to_one_name_one_is_whole_and_the_other_refused(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copies" / "monday.db"
    copy.parent.mkdir()
    for link in (os.link, _without_links):
        monkeypatch.setattr(os, "link", link)
        monkeypatch.setattr(backup, "contents", lambda *_, **__: _overtaken(monkeypatch, file, copy))
        with pytest.raises(EuchreError, match=r"monday\.db exists already") as refused:
            back_up(file, copy)
        assert refused.value.code == "backup/exists"
        assert contents(copy) == contents(file)
        assert list(copy.parent.iterdir()) == [copy]
        copy.unlink()


def _overtaken(monkeypatch: pytest.MonkeyPatch, file: Path, copy: Path) -> Contents:
    """Make the same copy from elsewhere while one is being checked."""
    monkeypatch.setattr(backup, "contents", contents)
    assert not copy.exists()
    return back_up(file, copy)


def test_a_copy_is_made_where_there_are_no_hard_links(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", _without_links)
    copy = tmp_path / "copies" / "monday.db"
    copy.parent.mkdir()
    assert back_up(file, copy) == contents(copy)
    assert list(copy.parent.iterdir()) == [copy]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_copy_of_a_damaged_database_leaves_nothing_and_names_the_database(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    _overwritten(file, 4096, file.stat().st_size - 4096)
    with pytest.raises(EuchreError, match=r"^The database \S+/tables\.db is damaged"):
        back_up(file, folder / "monday.db")
    assert list(folder.iterdir()) == []


def test_a_worker_that_lives_keeps_its_file(file: Path, copy: Path) -> None:
    async def lives() -> None:
        async with await Store.open(f"sqlite:///{file}") as store:
            await store.heartbeats.record("worker", NOW)

    asyncio.run(lives())
    with pytest.raises(EuchreError, match="A server is using"):
        restore(copy, file, now=NOW)
