"""A server in a process of its own, which can be killed at any instant and started again where it was."""

from __future__ import annotations

import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, Self

import httpx

_HOUSE: Final = (sys.executable, str(Path(__file__).with_name("house_server.py")))
_EUCHRE: Final = (sys.executable, "-m", "euchre", "serve")
_PATIENCE: Final = 60.0


class Serving:
    """A server on loopback with a database file of its own; used in a ``with``, it runs inside it."""

    def __init__(
        self, folder: Path, *, real: bool = False, under: tuple[str, ...] = (), options: tuple[str, ...] = ()
    ) -> None:
        """With `real` it is ``euchre serve`` itself, otherwise one whose bots all play as the house does.

        `under` is a command that runs it and watches; `options` are of ``euchre serve``.
        """
        self.store: Final = f"sqlite:///{folder / 'tables.db'}"
        self._reserved: Final = reserved()
        self.port: Final = int(self._reserved.getsockname()[1])
        self.address: Final = f"http://127.0.0.1:{self.port}"
        self._log: Final = folder / "server.log"
        port = str(self.port)
        served = (*_EUCHRE, "--port", port, "--store", self.store, *options) if real else (*_HOUSE, port, self.store)
        self._command: Final = (*under, *served)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> str:
        """What it has written so far."""
        return self._log.read_text()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)
        since = time.monotonic()
        while not self._answers():
            assert self._process.poll() is None, f"the server ended: {self._log.read_text()}"
            assert time.monotonic() - since < _PATIENCE, "the server answers"
            time.sleep(0.05)

    def kill(self) -> None:
        """End it as a power cut does: it gets no chance to put anything in order."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def send(self, which: signal.Signals) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(which)

    def limit(self, what: int, most: int) -> None:
        """Let it have so much of something from here on."""
        assert self._process is not None
        _, hard = resource.prlimit(self._process.pid, what)
        resource.prlimit(self._process.pid, what, (most, hard))

    def ended(self) -> int:
        """Wait until it has ended by itself; its exit status."""
        assert self._process is not None
        status = self._process.wait(_PATIENCE)
        self._process = None
        return status

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/health").is_success
        except httpx.TransportError:
            return False

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._reserved.close()


def reserved() -> socket.socket:
    """A port that only who asks for this very one gets."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind(("127.0.0.1", 0))
    return found
