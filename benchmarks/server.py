"""A real server in a process of its own, for the loads, and what it holds."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx


class Size(NamedTuple):
    """The resources that a server holds."""

    memory: float
    """Megabytes in use."""
    files: int
    """Open files and connections."""
    work: float
    """Seconds of a processor used so far."""

    def __str__(self) -> str:
        return f"{self.memory:.0f} MB, {self.files} files"


def file_in(folder: str) -> str:
    """The address of a store that is a file in a folder."""
    return f"sqlite:///{folder}/tables.db"


@contextlib.contextmanager
def serving(store: str, workers: int = 1, processes: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server whose bots are ready, and its address.

    With `processes` the bots think in so many of their own. It trusts a proxy's word for the addresses of guests, which
    differ for each table.
    """
    command = [sys.executable, "-m", "euchre", "serve", "--port", "0", "--behind-proxy", "127.0.0.1"]
    with subprocess.Popen(  # noqa: S603 - our own program
        [*command, "--store", store, "--workers", str(workers), "--thinking-processes", str(processes)],
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            at = urlsplit(server.stdout.readline().split()[4]).netloc
            while httpx.get(f"http://{at}/health").json()["players"] != "ready":
                sleep(0.5)
            yield server, at
        finally:
            server.terminate()


def size(pid: int) -> Size:
    """The resources of a process and all it has started; nothing if the system does not say."""
    total = Size(0.0, 0, 0.0)
    for each in _family(pid):
        with contextlib.suppress(OSError):
            pages = int(Path(f"/proc/{each}/statm").read_text().split()[1])
            files = len(list(Path(f"/proc/{each}/fd").iterdir()))
            work = sum(map(int, Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()[11:13]))
            total = Size(total.memory + pages * 4096 / 1e6, total.files + files, total.work + work / 100)
    return total


def _family(pid: int) -> list[int]:
    """A process and all its descendants, whichever of its threads started them."""
    found = [pid]
    for one in found:
        with contextlib.suppress(OSError):
            for thread in Path(f"/proc/{one}/task").iterdir():
                found += map(int, (thread / "children").read_text().split())
    return found
