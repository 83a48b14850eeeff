"""A child process that exchanges lines with this one, with a deadline for each answer."""

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
"""The longest line that is read, in bytes."""
STDERR_TAIL: Final = 4096
"""Bytes kept of the end of the program's error output."""
GRACE: Final = 1.0
"""Seconds a program has to exit once it was asked to."""
_BLINKS: Final = 1000
_CHUNK: Final = 64 * 1024
_Result = TypeVar("_Result")


class Failure(Exception):
    """The program failed: `code` names the kind; `what` completes a sentence that begins with the program's name."""

    def __init__(self, code: str, what: str) -> None:
        super().__init__(what)
        self.code = code
        self.what = what


class Program:
    """A running program with its three streams.

    It leads a process group of its own, and the whole group is killed when the program is closed, garbage-collected,
    or still running when this process exits. Raises `Failure` if it cannot be started.
    """

    def __init__(self, command: tuple[str, ...]) -> None:
        # A loop that runs only while somebody waits: in a thread of its own each answer would take three times as long.
        self._loop: Final = asyncio.new_event_loop()
        try:
            self._process: Final = _run(self._loop, _start(command))
        except (OSError, ValueError) as problem:
            self._loop.close()
            raise Failure("start", f"cannot be started: {problem}") from problem
        self._in = cast("StreamWriter", self._process.stdin)
        self._out = cast("StreamReader", self._process.stdout)
        self._stderr_tail = bytearray()
        stderr = cast("StreamReader", self._process.stderr)
        self._reading_stderr: Final = self._loop.create_task(_read_stderr(stderr, self._stderr_tail))
        self._end: Final = finalize(self, _end, self._loop, self._process, os.getpid())

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def stderr(self) -> tuple[str, ...]:
        """The last lines the program wrote to its error output, control characters made harmless."""
        text = self._stderr_tail.decode("utf-8", "replace")
        return tuple("".join(letter if letter.isprintable() else "?" for letter in line) for line in text.splitlines())

    def send(self, line: bytes) -> None:
        """Send a line; what the program does not read at once is sent while waiting for its answer."""
        if not self._in.is_closing():  # the next read finds that it has exited
            self._in.write(line)

    def receive(self, deadline: float) -> bytes:
        """The next line the program writes, its end removed; `deadline` by the clock `time.monotonic`.

        Raises `Failure` if the line is late or too long, or if the program has exited.
        """
        return _run(self._loop, self._next_line(deadline))

    def close(self, farewell: bytes = b"") -> None:
        """Send the last line, give the program a second to exit, and kill what is left of it and its children."""
        if self._end.alive:
            self.send(farewell)
            _run(self._loop, self._let_exit())
            self._end()

    def kill(self) -> None:
        """Kill the program and its children at once."""
        self._end()

    async def _next_line(self, deadline: float) -> bytes:
        try:
            async with asyncio.timeout_at(deadline):
                return (await self._out.readuntil(b"\n"))[:-1]
        except TimeoutError:
            raise Failure("late", "did not answer in time") from None
        except asyncio.LimitOverrunError:
            raise Failure("huge", f"wrote a line of more than {LINE_LIMIT} bytes") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Failure("dead", await self._how_it_ended()) from None

    async def _let_exit(self) -> None:
        with suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(GRACE):
                self._in.close()
                while await self._out.read(_CHUNK):
                    pass

    async def _how_it_ended(self) -> str:
        try:
            async with asyncio.timeout(GRACE):
                status = await self._process.wait()
                await self._reading_stderr
        except TimeoutError:
            if self._process.returncode is None:
                return "closed its output"
            status = self._process.returncode
        how = f"was ended by signal {-status}" if status < 0 else f"ended with exit status {status}"
        return f"{how} ({self.stderr[-1][:160]})" if self.stderr else how


def _run(loop: AbstractEventLoop, work: Coroutine[Any, Any, _Result]) -> _Result:
    """Run a coroutine in this thread, or in another one where this thread already runs a loop."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return loop.run_until_complete(work)
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(loop.run_until_complete, work).result()


async def _start(command: tuple[str, ...]) -> Process:
    """Start a process that leads a group of its own."""
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=LINE_LIMIT, start_new_session=True
    )


async def _read_stderr(stream: StreamReader, tail: bytearray) -> None:
    """Keep the end of the program's error output."""
    while chunk := await stream.read(_CHUNK):
        tail += chunk
        del tail[:-STDERR_TAIL]


def _end(loop: AbstractEventLoop, process: Process, owner: int) -> None:
    """Kill the process, and close the pipes and the loop."""
    if os.getpid() == owner:  # in a fork of that process the program is left alone
        _kill(process)
        _run(loop, _reap(process))
        loop.close()


def _kill(process: Process) -> None:
    """Kill a process and its children."""
    with suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            whole = ["taskkill", "/F", "/T", "/PID", str(process.pid)]
            subprocess.run(whole, capture_output=True, check=False)  # noqa: S603 - the system's own
        else:
            os.killpg(process.pid, signal.SIGKILL)


async def _reap(process: Process) -> None:
    """Wait for a killed process, and close its streams."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    # A child that left the group may hold the pipes open, and a process is waited for until they are closed.
    transport: asyncio.SubprocessTransport = process._transport  # type: ignore[attr-defined]  # noqa: SLF001
    for _ in range(_BLINKS):  # closed before the loop has heard of the end, it would take the exit status for itself
        if transport.get_returncode() is not None:
            break
        await asyncio.sleep(GRACE / _BLINKS)
    transport.close()
    await process.wait()
    await asyncio.sleep(0)  # for the last callbacks of the streams
