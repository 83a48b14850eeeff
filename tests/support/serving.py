"""A server in a process of its own, which can be killed at any instant and started again where it was."""

from __future__ import annotations

import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from contextlib import closing, suppress
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final, Self

from support.files import file_of_tables

_HERE: Final = Path(__file__).parent
_EUCHRE: Final = (sys.executable, "-m", "euchre", "serve")
_PATIENCE: Final = 60.0


class Serving:
    """A server on loopback with a database file of its own; used in a ``with``, it runs inside it."""

    def __init__(
        self,
        folder: Path,
        *,
        real: bool = False,
        under: tuple[str, ...] = (),
        options: tuple[str, ...] = (),
        store: str | None = None,
        program: str = "house_server.py",
    ) -> None:
        """Start ``euchre serve`` itself with `real`, otherwise a `program` of the tests, whose bots are the house.

        `under` is a command that runs it and watches; `options` are of ``euchre serve``; `store` is another address
        than that of the file.
        """
        self.store: Final = store or file_of_tables(folder)
        self._reserved: Final = reserved()
        self.port: Final = int(self._reserved.getsockname()[1])
        self.address: Final = f"http://127.0.0.1:{self.port}"
        self._log: Final = folder / "server.log"
        port = str(self.port)
        ours = (sys.executable, str(_HERE / program), port, self.store)
        served = (*_EUCHRE, "--port", port, "--store", self.store, *options) if real else ours
        self._command: Final = (*under, *served)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """The text it has written so far."""
        return self._log.read_text()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, start_new_session=True)
        since = time.monotonic()
        while not self._answers():
            assert self._process.poll() is None, f"the server ended: {self._log.read_text()}"
            assert time.monotonic() - since < _PATIENCE, "the server answers"
            time.sleep(0.05)

    def kill(self) -> None:
        """End it as a power cut does: it gets no chance to put anything in order."""
        if self._process is not None:
            with suppress(ProcessLookupError):  # it has ended by itself
                os.killpg(self._process.pid, signal.SIGKILL)  # what it runs under, too, and what it runs
            self._process.wait()
            self._process = None

    def send(self, which: signal.Signals) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(which)

    def limit(self, what: int, most: int) -> None:
        """Limit a resource from here on."""
        assert self._process is not None
        _, hard = resource.prlimit(self._process.pid, what)
        resource.prlimit(self._process.pid, what, (most, hard))

    def writes(self, words: str) -> None:
        """Wait until it has written something down."""
        since = time.monotonic()
        while words not in self.log:
            assert time.monotonic() - since < _PATIENCE, f"it writes something else: {self.log}"
            time.sleep(0.05)

    def workers(self, count: int) -> list[int]:
        """Wait until `count` processes serve; returns them."""
        since = time.monotonic()
        while len(found := re.findall(r"Started server process \[(\d+)\]", self.log)) < count:
            assert time.monotonic() - since < _PATIENCE, self.log
            time.sleep(0.05)
        return list(map(int, found))

    def ended(self) -> int:
        """Wait until it has ended by itself; its exit status."""
        assert self._process is not None
        status = self._process.wait(_PATIENCE)
        self._process = None
        return status

    def _answers(self) -> bool:
        asked = HTTPConnection("127.0.0.1", self.port, timeout=_PATIENCE)
        with closing(asked), suppress(OSError, HTTPException):
            asked.request("GET", "/health")
            return asked.getresponse().status == HTTPStatus.OK
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
