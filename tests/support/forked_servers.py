"""Servers that die: forked one by one from a process that has everything ready, on a socket that outlives them.

Run as a program this is that process: it forks a server for each line it reads, and says of which signal that died.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn

from euchre.tables import turns
from euchre.web.server.app import create_app
from euchre.web.server.server import configuration
from euchre.web.settings.settings import Settings
from support.crash_points import arm, fuse
from support.web import LOOPBACK


class Servers:
    """The server at an address, one at a time."""

    def __init__(self, at: str, parent: asyncio.subprocess.Process) -> None:
        self.at = at
        self._parent = parent
        self._pid = 0
        self._dead: asyncio.Task[bytes] | None = None

    async def start(self, place: str = "", passages: int = 0) -> None:
        """Start a server; with a place it kills itself at that passage of it."""
        assert self._dead is None
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.write(f"{passages} {place}\n".encode())
        self._pid = int(await self._parent.stdout.readline())
        self._dead = asyncio.create_task(self._parent.stdout.readline())

    async def death(self) -> None:
        """Wait until the server is dead."""
        assert self._dead is not None
        await asyncio.shield(self._dead)

    async def kill(self) -> None:
        """Kill the server, if it is not dead yet, as `kill -9` does."""
        if self._dead is not None:
            if not self._dead.done():
                os.kill(self._pid, signal.SIGKILL)
            death, self._dead = await self._dead, None
            assert death.strip() == b"%d" % signal.SIGKILL, "it dies where it is to die, and of nothing else"


@asynccontextmanager
async def forked_servers(folder: Path, store: str | None = None) -> AsyncIterator[Servers]:
    """Servers on the database in a folder, or on another `store`."""
    with socket.create_server((LOOPBACK, 0), backlog=1000) as at:
        parent = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "support.forked_servers", str(folder), store or address(folder), str(at.fileno())),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=[at.fileno()],
        )
        servers = Servers("{}:{}".format(*at.getsockname()), parent)
        try:
            yield servers
        finally:
            await servers.kill()
            assert parent.stdin is not None
            parent.stdin.close()
            await parent.wait()


def address(folder: Path) -> str:
    """The database in a folder."""
    return f"sqlite:///{folder / 'tables.db'}"


def _main(folder: Path, store: str, listening: socket.socket) -> None:
    settings = Settings(store=store, page=folder / "page", compiled=False)
    asyncio.run(_open_once(settings))
    turns.MIN_WATCHED_PAUSE = 0.01  # type: ignore[misc]  # a pause for people's eyes would cost a test minutes
    for line in sys.stdin:
        passages, _, place = line.strip().partition(" ")
        assert threading.active_count() == 1
        pid = os.fork()
        if not pid:
            if place:
                arm(place, fuse(int(passages)))
            server = uvicorn.Server(configuration(settings, log_config=None))
            asyncio.run(server.serve([listening]))
            os._exit(0)
        _say(pid)
        _, status = os.waitpid(pid, 0)
        _say(os.WTERMSIG(status) if os.WIFSIGNALED(status) else "ended")


def _say(what: object) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


async def _open_once(settings: Settings) -> None:
    """Load now what is loaded late, so that the servers start at once."""
    async with create_app(settings).lifespan():
        pass


if __name__ == "__main__":
    _main(Path(sys.argv[1]), sys.argv[2], socket.socket(fileno=int(sys.argv[3])))
