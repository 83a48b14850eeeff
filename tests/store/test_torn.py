"""A machine that loses power may lose the end of the write-ahead log: what is left is the beginning of the story."""

import shutil
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from euchre.store.store import Store
from euchre.tables import fold
from support.ledger import CODE, TABLE, entry, named, rows
from support.worker import appends, heard, started


async def _killed(folder: Path, turns: int) -> Path:
    """A database whose worker was killed with every append still in the write-ahead log."""
    path = folder / "killed" / "tables.db"
    path.parent.mkdir()
    async with await Store.open(f"sqlite:///{path}") as store:
        await store.streams.create(TABLE, CODE, named("first"), [entry(score=1)])
    process, connection = started(appends, f"sqlite:///{path}", TABLE, "k", turns)
    for _ in range(turns):
        connection.recv()
    process.kill()
    process.join()
    heard(connection)
    assert path.with_name("tables.db-wal").stat().st_size > 0
    return path


def _copied(path: Path, folder: Path, log: bytes) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / "tables.db-wal").write_bytes(log)
    return Path(shutil.copy(path, folder / "tables.db"))


async def _kept(path: Path, folder: Path, log: bytes) -> list[str | None]:
    """The events of the same database with another write-ahead log."""
    async with await Store.open(f"sqlite:///{_copied(path, folder, log)}") as store:
        kept = await rows(store)
        assert [seq for seq, _ in kept] == list(range(1, len(kept) + 1))
        assert [each.score[0] for each in await store.matches.unfinished("ann")] == [len(kept)]
        await store.streams.append(TABLE, len(kept), named("next"))
    return [name for _, name in kept]


async def _plainly_kept(path: Path, folder: Path, log: bytes) -> list[str | None]:
    """The same without a store, which is ten times as fast."""
    connection = sqlite3.connect(_copied(path, folder, log))
    kept = connection.execute("SELECT payload FROM events ORDER BY seq").fetchall()
    assert connection.execute("SELECT max(seq), score_0 FROM events, matches").fetchone() == (len(kept), len(kept))
    connection.close()
    return [fold.TABLE.decode(payload).id for (payload,) in kept]


async def _tear(
    tmp_path: Path, turns: int, torn: Callable[[bytes], Iterable[bytes]], kept_by: Callable[..., Any] = _kept
) -> int:
    path = await _killed(tmp_path, turns)
    log = path.with_name("tables.db-wal").read_bytes()
    whole = await _kept(path, tmp_path / "whole", log)
    assert whole[0] == "first"
    assert len(whole) == 1 + sum(1 + turn % 3 for turn in range(turns))
    lengths = []
    for short in torn(log):
        kept = await kept_by(path, tmp_path / "torn", short)
        assert kept == whole[: len(kept)]
        lengths.append(len(kept))
    assert min(lengths) == 1  # nothing of the log, but everything before it
    assert len(set(lengths)) > turns / 2
    return len(lengths)


async def test_a_log_that_ends_anywhere_leaves_the_beginning_of_the_story(tmp_path: Path) -> None:
    await _tear(tmp_path, 6, lambda log: (log[:size] for size in range(0, len(log), 7919)))


@pytest.mark.slow
async def test_a_log_with_a_wrong_byte_anywhere_leaves_the_beginning_of_the_story(tmp_path: Path) -> None:
    def wrong(log: bytes) -> Iterable[bytes]:
        for place in range(0, len(log), 9209):
            yield log[:place] + bytes([log[place] ^ 0x10]) + log[place + 1 :]

    await _tear(tmp_path, 6, wrong)


@pytest.mark.soak
async def test_a_log_that_ends_at_any_byte_leaves_the_beginning_of_the_story(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "A write-ahead log torn at any byte leaves a whole beginning of every table")
    record_property("kind", "exhaustive")
    record_property("cases", "bytes")
    every_byte = await _tear(tmp_path, 3, lambda log: (log[:size] for size in range(len(log))), _plainly_kept)
    record_property("trials", every_byte)
