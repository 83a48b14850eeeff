"""The commands `euchre admin ...`, as the operator of a server uses them."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import stat
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import timedelta
from hashlib import sha256
from pathlib import Path

import pytest
from sqlalchemy import update
from typer.testing import CliRunner, Result

from euchre.cli.app import app
from euchre.core.errors import EuchreError
from euchre.store.database.schema import events
from euchre.store.store import Store
from euchre.tables.events import Event
from euchre.tables.fold import TABLE
from euchre.tables.history import entries
from support.daily import MONDAY
from support.evenings import HOST, alone
from support.rated import judged, timed

Command = Callable[..., Result]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def admin(file: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """Runs a command with the store in the environment."""
    monkeypatch.setenv("EUCHRE_STORE", f"sqlite:///{file}")
    return lambda *words: CliRunner().invoke(app, ["admin", *map(str, words)])


@pytest.fixture
def kept(file: Path) -> int:
    """A table in the store; how many events it has."""
    log = alone().log
    asyncio.run(_keep(file, log))
    return len(log)


async def _keep(file: Path, log: Sequence[Event]) -> None:
    async with await Store.open(f"sqlite:///{file}") as store:
        await store.streams.create("table-1", "ABCD-EFGH", log, entries(None, TABLE.fold(log)))


async def _record_heartbeat(file: Path) -> None:
    """A worker uses the store: its heartbeats are by the clock of the computer, and this one counts for an hour."""
    async with await Store.open(f"sqlite:///{file}") as store:
        await store.heartbeats.record("worker", time.time() + 3600)


def _refusal(result: Result) -> str:
    assert isinstance(result.exception, EuchreError), result
    return result.exception.sentence


def test_a_copy_is_made_and_put_back(admin: Command, file: Path, kept: int, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert admin("backup", copy).output == f"Saved 1 table with {kept} events in {copy}\n"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("copy.db*")] == ["copy.db"]
    assert _refusal(admin("backup", copy)) == f"{copy} exists already: give the copy another name."
    assert admin("prune", "--older-than", 1).output == f"Deleted 1 table with {kept} events.\n"
    restored = admin("restore", copy).output.splitlines()
    assert restored[0] == f"Restored 1 table with {kept} events to {file}"
    assert Path(restored[1].split()[-1]).exists()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert admin("check").output == f"Sound: 1 table with {kept} events.\n"


def test_each_link_to_the_operators_page_ends_the_one_before(admin: Command, file: Path, kept: int) -> None:
    links = [admin("operator", "--port", 8000).output.strip() for _ in range(2)]
    keys = [link.partition("#")[2] for link in links]
    assert all(re.fullmatch("http://[^/]+:8000/operator#[0-9a-f]{32}", link) for link in links), links

    async def opens() -> list[bool]:
        async with await Store.open(f"sqlite:///{file}") as store:
            return [await store.measures.opens(sha256(key.encode()).digest()) for key in keys]

    assert asyncio.run(opens()) == [False, True]
    assert keys[1].encode() not in file.read_bytes()


def test_a_copy_is_put_where_there_was_nothing(admin: Command, file: Path, kept: int, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    admin("backup", copy)
    for path in tmp_path.glob("tables.db*"):
        path.unlink()
    assert admin("restore", copy).output == f"Restored 1 table with {kept} events to {file}\n"
    assert admin("check").exit_code == 0


def test_a_copy_takes_the_place_of_a_damaged_database(admin: Command, file: Path, kept: int, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    admin("backup", copy)
    file.write_bytes(b"")
    restored = admin("restore", copy).output.splitlines()
    assert restored[0] == f"Restored 1 table with {kept} events to {file}"
    assert restored[1].startswith(f"What was there before is damaged, and is now {file}.before-")
    assert admin("check").output == f"Sound: 1 table with {kept} events.\n"


def test_what_is_no_copy_replaces_nothing(admin: Command, file: Path, kept: int, tmp_path: Path) -> None:
    damaged, foreign = tmp_path / "damaged.db", tmp_path / "foreign.db"
    admin("backup", damaged)
    content = bytearray(damaged.read_bytes())
    content[len(content) // 2 : len(content) // 2 + 4096] = bytes(4096)
    damaged.write_bytes(content)
    assert "is damaged" in _refusal(admin("restore", damaged))
    foreign.write_bytes(b"")
    assert _refusal(admin("restore", foreign)) == f"{foreign} is not a Euchre database."
    foreign.write_text("something else, and long enough to be taken for a database " * 20)
    assert "is not a database" in _refusal(admin("restore", foreign))
    assert _refusal(admin("restore", tmp_path / "none.db")) == f"There is no database {tmp_path / 'none.db'}."
    assert admin("check").output == f"Sound: 1 table with {kept} events.\n"


@pytest.mark.usefixtures("kept")
def test_nothing_is_put_under_a_server_that_runs(admin: Command, file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    admin("backup", copy)
    asyncio.run(_record_heartbeat(file))
    assert (
        _refusal(admin("restore", copy))
        == f"A server is using {file}: stop it first. If it was killed, wait 10 seconds."
    )


def test_damage_is_told_table_by_table(admin: Command, file: Path, kept: int) -> None:
    async def spoil() -> None:
        async with await Store.open(f"sqlite:///{file}") as store:
            await store._database.write(
                lambda connection: connection.execute(update(events).where(events.c.seq == kept).values(payload=b""))
            )

    asyncio.run(spoil())
    result = admin("check")
    assert result.output == "table-1: What is stored of this table can no longer be read.\n"
    assert _refusal(result) == "Damaged: 1 of 1."


@pytest.mark.usefixtures("kept")
def test_damage_that_no_table_shows_is_told(admin: Command, file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_matches_guest_0'").fetchone()
    content = bytearray(file.read_bytes())
    content[(page - 1) * size : page * size] = b"\xa5" * size
    file.write_bytes(content)
    result = admin("check")
    (line,) = result.output.splitlines()
    assert line.startswith(f"The database {file} is damaged: ")
    assert str(page) in line
    assert _refusal(result) == "Every table can be read, but restore a copy of the database."


@pytest.mark.usefixtures("kept")
def test_a_guest_is_found_shown_and_forgotten(admin: Command) -> None:
    assert _refusal(admin("guests", "ZZZZ-ZZZZ")) == "There is no table ZZZZ-ZZZZ."
    assert admin("guests", "abcd-efgh").output == f"{HOST}  Ann\n"
    shown = json.loads(admin("export", HOST).output)
    assert shown["guest"] == HOST
    assert shown["events"][0]["name"] == "Ann"
    assert admin("forget", HOST).output.startswith("Forgotten. Events changed: ")
    assert _refusal(admin("forget", HOST)) == "Nothing is kept of such a guest."
    assert "Ann" not in admin("guests", "ABCD-EFGH").output


def test_somebody_who_has_only_a_card_is_shown_and_forgotten(admin: Command, file: Path) -> None:
    async def make_card() -> None:
        async with await Store.open(f"sqlite:///{file}") as store:
            await store.cards.make("bea", "Bea", b"digest", 1.0)

    asyncio.run(make_card())
    shown = json.loads(admin("export", "bea").output)
    assert shown["events"] == []
    assert (shown["kept"]["person"]["name"], shown["kept"]["person"]["card_made"]) == ("Bea", 1.0)
    assert "digest" not in json.dumps(shown)
    assert admin("forget", "bea").output == "Forgotten. Events changed: 0.\n"
    assert json.loads(admin("export", "bea").output)["kept"]["person"] is None
    assert _refusal(admin("forget", "bea")) == "Nothing is kept of such a guest."


@pytest.mark.usefixtures("kept")
def test_nobody_is_forgotten_under_a_server_that_has_them_in_memory(admin: Command, file: Path) -> None:
    asyncio.run(_record_heartbeat(file))
    assert (
        _refusal(admin("forget", HOST))
        == f"A server is using {file}: stop it first. If it was killed, wait 10 seconds."
    )
    assert admin("guests", "abcd-efgh").output == f"{HOST}  Ann\n"


def test_a_store_that_is_not_there_is_not_made(admin: Command, file: Path) -> None:
    for words in (
        ["check"],
        ["migrate"],
        ["copy", "--to", "sqlite:///other.db"],
        ["prune", "--older-than", "3"],
        ["backup", "copy.db"],
    ):
        assert _refusal(admin(*words)) == f"There is no database {file}."
    assert not file.exists()


def test_a_store_is_copied_into_another_database(admin: Command, kept: int, tmp_path: Path) -> None:
    other = f"sqlite:///{tmp_path / 'other.db'}"
    said = f"Copied 1 table with {kept} events; the two stores are the same.\n"
    assert admin("copy", "--to", other).output == said
    assert admin("check", "--store", other).output == f"Sound: 1 table with {kept} events.\n"
    assert "target database is not empty" in _refusal(admin("copy", "--to", other))


def test_a_server_has_tools_of_its_own(admin: Command) -> None:
    for command in ("backup", "restore"):
        assert "pg_dump" in _refusal(admin(command, "copy.db", "--store", "postgresql://euchre@db/euchre"))


@pytest.mark.usefixtures("kept")
def test_the_schema_is_brought_up_to_date(admin: Command) -> None:
    assert admin("migrate").output == "The store is up to date.\n"


def test_who_loses_less_than_any_honest_player_is_listed(admin: Command, file: Path) -> None:
    """`copy` loses a tenth of a point less than nothing in each deal, from the second day on; `ann` a twentieth."""

    async def play() -> None:
        async with await Store.open(f"sqlite:///{file}") as store:
            for day in reversed(range(8)):
                for number in range(1, 9):
                    copied = await judged(store, "copy", number, -0.1 if day else 0.3, MONDAY + timedelta(day))
                    own = await judged(store, "ann", number, 0.05, MONDAY + timedelta(day))
            await timed(store, copied, 3.0, 4.0)
            await timed(store, own, 1.0, 8.0)

    asyncio.run(play())
    first, *last = admin("suspects").output.splitlines()
    assert first.startswith("copy  Copy  since 2026-12-02 48 deals, -0.100 points lost in each, 0.0")
    assert re.search(r"; before that 16 deals, 0\.100 points lost in each, 0\.0\d\d expected;", first)
    assert re.search(r"; false alarms: 1 in \d[\d,]{3,}; easy decisions 3.0 s, hard ones 4.0 s$", first)
    assert last == [
        "Suspected: 1.",
        "Everybody: easy decisions 2.0 s, hard ones 6.0 s. Hard ones have half a point at stake, easy ones nothing.",
    ]
