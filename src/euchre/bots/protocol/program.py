"""A program that runs beside this one: lines go in, lines come out, and nobody waits for ever."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, BaseSelector, DefaultSelector
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import Final
from weakref import finalize

LINE_LIMIT: Final = 64 * 1024
"""The longest line, in bytes, that is read."""
KEPT: Final = 4096
"""How many bytes of what the program last wrote to its error output are kept."""
GRACE: Final = 1.0
"""Seconds that a program has to leave once it was asked to."""
_CHUNK: Final = 64 * 1024


class Failure(Exception):
    """The program did not do its part: `code` names the kind, `what` says it, to follow the program's name."""

    def __init__(self, code: str, what: str) -> None:
        super().__init__(what)
        self.code = code
        self.what = what


class Program:
    """A running program with its three streams.

    It leads a process group of its own, and the whole group is killed when the program is closed, forgotten, or
    left behind at the end of this one. Raises `Failure` if it cannot be started.
    """

    def __init__(self, command: tuple[str, ...]) -> None:
        if not hasattr(os, "killpg"):
            raise Failure("start", "cannot be started: programs are run as players on POSIX systems only")
        try:
            process = Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True)  # noqa: S603 - the user named it
        except (OSError, ValueError) as problem:
            raise Failure("start", f"cannot be started: {problem}") from problem
        assert process.stdin is not None, "asked for"
        assert process.stdout is not None, "asked for"
        assert process.stderr is not None, "asked for"
        self._process = process
        self._in, self._out, self._err = (pipe.fileno() for pipe in (process.stdin, process.stdout, process.stderr))
        self._selector: BaseSelector = DefaultSelector()
        for stream in (self._in, self._out, self._err):
            os.set_blocking(stream, False)
        for stream in (self._out, self._err):
            self._selector.register(stream, EVENT_READ)
        self._unsent = b""
        self._heard = bytearray()
        self._muttered = b""
        self._end = finalize(self, _end, process, self._selector, os.getpid())

    @property
    def stderr(self) -> tuple[str, ...]:
        """The last lines the program wrote to its error output, control characters made harmless."""
        text = self._muttered.decode("utf-8", "replace")
        return tuple("".join(letter if letter.isprintable() else "?" for letter in line) for line in text.splitlines())

    def tell(self, line: bytes) -> None:
        """Send a line; what the program does not take at once goes out while it is heard."""
        self._unsent += line
        self._send()

    def hear(self, deadline: float) -> bytes:
        """The next line the program writes, its end removed; `deadline` by the clock `time.monotonic`.

        Raises `Failure` if it comes late or is too long, or if the program is gone.
        """
        while True:
            line, end, rest = self._heard.partition(b"\n")
            if len(line) > LINE_LIMIT:
                raise Failure("huge", f"wrote a line of more than {LINE_LIMIT} bytes")
            if end:
                self._heard = rest
                return bytes(line)
            self._wait(deadline)

    def close(self, farewell: bytes = b"") -> None:
        """Say goodbye, give it a second to leave, and kill what is left of it and its children."""
        if not self._end.alive:
            return
        self.tell(farewell)
        self._hang_up()
        deadline = monotonic() + GRACE
        with suppress(Failure):
            while True:
                self._heard.clear()
                self._wait(deadline)
        self._end()

    def kill(self) -> None:
        """End it at once, its children included."""
        self._end()

    def _wait(self, deadline: float) -> None:
        """Read and write what can be, waiting if need be; the program's error output is no sign of an answer."""
        left = deadline - monotonic()
        ready = {key.fd for key, _ in self._selector.select(max(left, 0.0))}
        if self._in in ready:
            self._send()
        if self._err in ready:
            self._listen()
        if self._out in ready:
            self._read()
        elif left <= 0:
            raise Failure("late", "did not answer in time")

    def _send(self) -> None:
        with suppress(BlockingIOError):
            try:
                while self._unsent:
                    self._unsent = self._unsent[os.write(self._in, self._unsent) :]
            except BrokenPipeError:  # that it is gone shows when it is heard
                self._unsent = b""
        waiting = self._in in self._selector.get_map()
        if self._unsent and not waiting:
            self._selector.register(self._in, EVENT_WRITE)
        elif waiting and not self._unsent:
            self._selector.unregister(self._in)

    def _hang_up(self) -> None:
        self._unsent = b""
        self._send()
        assert self._process.stdin is not None, "asked for"
        self._process.stdin.close()

    def _read(self) -> None:
        chunk = os.read(self._out, _CHUNK)
        if not chunk:
            raise Failure("dead", self._obituary())
        self._heard += chunk

    def _listen(self) -> None:
        """Keep the end of what the program says to nobody in particular."""
        with suppress(BlockingIOError):
            while chunk := os.read(self._err, _CHUNK):
                self._muttered = (self._muttered + chunk)[-KEPT:]
                if len(chunk) < _CHUNK:
                    return  # a program that never stops is not read for ever
            self._selector.unregister(self._err)

    def _obituary(self) -> str:
        try:
            status = self._process.wait(GRACE)
        except TimeoutExpired:
            return "closed its output"
        if self._err in self._selector.get_map():
            self._listen()
        how = f"was ended by signal {-status}" if status < 0 else f"ended with exit status {status}"
        return f"{how} ({self.stderr[-1][:160]})" if self.stderr else how


def _end(process: Popen[bytes], selector: BaseSelector, owner: int) -> None:
    """Leave nothing behind: no process, no descriptor."""
    if os.getpid() != owner:
        return  # a fork of this process has no say
    selector.close()
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        assert pipe is not None, "asked for"
        pipe.close()
