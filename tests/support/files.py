"""The files of tables that are ready to be opened: to make them each time took longer than many a test."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from euchre.store.store import Store


def file_of_tables(folder: Path) -> str:
    """The address of a database file in this folder, with no table in it yet; where there is one, of that one."""
    path = folder / "tables.db"
    if not path.exists():
        path.write_bytes(_empty())
    return f"sqlite:///{path}"


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as apart:  # the test may be in a loop of its own
        path = Path(folder, "empty.db")
        apart.submit(asyncio.run, _made(path)).result()
        return path.read_bytes()


async def _made(path: Path) -> None:
    await (await Store.open(f"sqlite:///{path}")).close()
