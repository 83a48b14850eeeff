"""A program that runs beside this one: lines go in, lines come out, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from asyncio import AbstractEventLoop, StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar, cast
from weakref import finalize

LINE_LIMIT: Final = 64 * 1024
"""The longest line, in bytes, that is read."""
KEPT: Final = 4096
"""How many bytes of what the program last wrote to its error output are kept."""
GRACE: Final = 1.0
"""Seconds that a program has to leave once it was asked to."""
_CHUNK: Final = 64 * 1024
_Result = TypeVar("_Result")


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
        # A loop that runs only while somebody waits: in a thread of its own each answer would take three times as long.
        self._loop: Final = asyncio.new_event_loop()
        try:
            self._process: Final = _run(self._loop, _started(command))
        except (OSError, ValueError) as problem:
            self._loop.close()
            raise Failure("start", f"cannot be started: {problem}") from problem
        self._in = cast("StreamWriter", self._process.stdin)
        self._out = cast("StreamReader", self._process.stdout)
        self._muttered = bytearray()
        muttering = cast("StreamReader", self._process.stderr)
        self._listening: Final = self._loop.create_task(_listen(muttering, self._muttered))
        self._end: Final = finalize(self, _end, self._loop, self._process, os.getpid())

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def stderr(self) -> tuple[str, ...]:
        """The last lines the program wrote to its error output, control characters made harmless."""
        text = self._muttered.decode("utf-8", "replace")
        return tuple("".join(letter if letter.isprintable() else "?" for letter in line) for line in text.splitlines())

    def tell(self, line: bytes) -> None:
        """Send a line; what the program does not take at once goes out while it is heard."""
        if not self._in.is_closing():  # that it is gone shows when it is heard
            self._in.write(line)

    def hear(self, deadline: float) -> bytes:
        """The next line the program writes, its end removed; `deadline` by the clock `time.monotonic`.

        Raises `Failure` if it comes late or is too long, or if the program is gone.
        """
        return _run(self._loop, self._heard(deadline))

    def close(self, farewell: bytes = b"") -> None:
        """Say goodbye, give it a second to leave, and kill what is left of it and its children."""
        if self._end.alive:
            self.tell(farewell)
            _run(self._loop, self._leave())
            self._end()

    def kill(self) -> None:
        """End it at once, its children included."""
        self._end()

    async def _heard(self, deadline: float) -> bytes:
        try:
            async with asyncio.timeout_at(deadline):
                return (await self._out.readuntil(b"\n"))[:-1]
        except TimeoutError:
            raise Failure("late", "did not answer in time") from None
        except asyncio.LimitOverrunError:
            raise Failure("huge", f"wrote a line of more than {LINE_LIMIT} bytes") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Failure("dead", await self._obituary()) from None

    async def _leave(self) -> None:
        with suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(GRACE):
                self._in.close()
                while await self._out.read(_CHUNK):
                    pass

    async def _obituary(self) -> str:
        try:
            async with asyncio.timeout(GRACE):
                status = await self._process.wait()
                await self._listening
        except TimeoutError:
            if self._process.returncode is None:
                return "closed its output"
            status = self._process.returncode
        how = f"was ended by signal {-status}" if status < 0 else f"ended with exit status {status}"
        return f"{how} ({self.stderr[-1][:160]})" if self.stderr else how


def _run(loop: AbstractEventLoop, work: Coroutine[Any, Any, _Result]) -> _Result:
    """What the work returns, or raises, done in this thread; in another one where a loop already runs in this one."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return loop.run_until_complete(work)
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(loop.run_until_complete, work).result()


async def _started(command: tuple[str, ...]) -> Process:
    """A process that leads a group of its own."""
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=LINE_LIMIT, start_new_session=True
    )


async def _listen(stream: StreamReader, muttered: bytearray) -> None:
    """Keep the end of what the program says to nobody in particular."""
    while chunk := await stream.read(_CHUNK):
        muttered += chunk
        del muttered[:-KEPT]


def _end(loop: AbstractEventLoop, process: Process, owner: int) -> None:
    """Leave nothing behind: no process, no descriptor, no task."""
    if os.getpid() == owner:  # a fork of the process that started it has no say
        _kill(process)
        _run(loop, _buried(process))
        loop.close()


def _kill(process: Process) -> None:
    """Kill a process and its children."""
    with suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            whole = ["taskkill", "/F", "/T", "/PID", str(process.pid)]
            subprocess.run(whole, capture_output=True, check=False)  # noqa: S603 - the system's own
        else:
            os.killpg(process.pid, signal.SIGKILL)


async def _buried(process: Process) -> None:
    """Wait for a killed process, and let go of its streams."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    # A child that left the group may hold the pipes open, and a process is waited for until they are closed.
    transport: asyncio.SubprocessTransport = process._transport  # type: ignore[attr-defined]  # noqa: SLF001
    transport.close()
    await process.wait()
    await asyncio.sleep(0)  # for the last callbacks of the streams
