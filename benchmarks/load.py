"""`make load`: many live tables at once, against a real server in a process of its own.

Every table has four people, each a program with a line of its own that waits, as quick people do, half a second to one
and a half from the moment her turn comes until she acts. Then the same tables are played again without any waiting:
that is the most this machine can do, the programs included. What a client waits for is her acknowledgement, which
leaves the server only once her action is on the disk.
"""

from __future__ import annotations

import argparse
import contextlib
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import sleep
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx

from benchmarks.players import Heard, Plan, play

WARM_UP = 15.0
"""Seconds at the beginning that are not counted: the tables fill and the cards are shuffled."""


class Size(NamedTuple):
    """What a server holds."""

    memory: float
    """Megabytes in use."""
    files: int
    """Open files and connections."""
    work: float
    """Seconds of a processor used so far."""

    def __str__(self) -> str:
        return f"{self.memory:.0f} MB, {self.files} files"


def main() -> None:
    """Run both loads and print a line for each."""
    wanted = _wanted()
    plan = Plan(at="", tables=wanted.tables, seconds=wanted.seconds, warm_up=WARM_UP, think=tuple(wanted.think))
    for name, think in (("people", plan.think), ("no waiting", (0.0, 0.0)))[: 1 if wanted.people_only else 2]:
        with tempfile.TemporaryDirectory() as folder, _server(folder, wanted.store, wanted.workers) as (server, at):
            print(f"{name}: {wanted.tables} tables, {4 * wanted.tables} people, {wanted.seconds:.0f} s", flush=True)
            heard, before, after = _loaded(server.pid, plan._replace(at=at, think=think), wanted.processes)
        print(heard.told(wanted.seconds))
        work = 1000 * (after.work - before.work) / max(1, heard.actions)
        print(
            f"    server: {before} at the start, {after} at the end; {work:.2f} ms of a processor an action", flush=True
        )
        if heard.errors:
            sys.exit(1)


def _wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200, help="live tables, four people each")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to count")
    parser.add_argument(
        "--think",
        type=float,
        nargs=2,
        default=(0.5, 1.5),
        metavar="SECONDS",
        help="fewest and most before an action",
    )
    parser.add_argument("--store", help="where the server keeps its tables; a new SQLite file if not given")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server; several need PostgreSQL")
    parser.add_argument("--processes", type=int, default=1, help="processes of the clients")
    parser.add_argument("--people-only", action="store_true", help="leave the run without waiting out")
    return parser.parse_args()


@contextlib.contextmanager
def _server(folder: str, store: str | None, workers: int) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server whose bots are ready, and its address.

    It believes what a proxy would say of where guests come from, which is elsewhere for each table.
    """
    where = store or f"sqlite:///{Path(folder) / 'tables.db'}"
    command = [sys.executable, "-m", "euchre", "serve", "--port", "0", "--behind-proxy", "127.0.0.1"]
    with subprocess.Popen(  # noqa: S603 - our own program
        [*command, "--store", where, "--workers", str(workers)], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        try:
            at = urlsplit(server.stdout.readline().split()[4]).netloc
            while httpx.get(f"http://{at}/health").json()["players"] != "ready":
                sleep(0.5)
            yield server, at
        finally:
            server.terminate()


def _loaded(pid: int, plan: Plan, processes: int) -> tuple[Heard, Size, Size]:
    shares = [plan._replace(tables=len(range(n, plan.tables, processes)), first=n * 1000) for n in range(processes)]
    with ProcessPoolExecutor(processes) as pool:
        running = [pool.submit(partial(play, share)) for share in shares]
        sleep(plan.warm_up)
        before = _size(pid)
        sleep(plan.seconds - 1)  # while everybody is still there
        after = _size(pid)
        heard = [one.result() for one in running]
    return Heard.together(heard), before, after


def _size(pid: int) -> Size:
    """What a process and its children hold; nothing where the system does not tell."""
    total = Size(0.0, 0, 0.0)
    for each in [pid, *_children(pid)]:
        with contextlib.suppress(OSError):
            pages = int(Path(f"/proc/{each}/statm").read_text().split()[1])
            files = len(list(Path(f"/proc/{each}/fd").iterdir()))
            work = sum(map(int, Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()[11:13]))
            total = Size(total.memory + pages * 4096 / 1e6, total.files + files, total.work + work / 100)
    return total


def _children(pid: int) -> list[int]:
    with contextlib.suppress(OSError):
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


if __name__ == "__main__":
    main()
