"""The cost of requests to the server's loop: processor time, which Python spends in C as well, never of a clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from support.web import PATIENCE

_TIMES: Final = 3


async def loop_time(work: Callable[[int], Awaitable[object]]) -> float:
    """Seconds that the processor spends in the loop's thread for some work, client and server: the least of a few.

    The work is given its number: what is the same each time is remembered somewhere, and costs little.
    """
    found = []
    for number in range(_TIMES):
        before = time.thread_time()
        await work(number)
        found.append(time.thread_time() - before)
    return min(found)


async def answer_to(at: str, request: bytes, until: bytes | None = None) -> bytes:
    """Send bytes as they are, and read until the server says that, or hangs up."""
    host, _, port = at.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(request)
        return await asyncio.wait_for(reader.read() if until is None else reader.readuntil(until), PATIENCE)
    except (ConnectionResetError, BrokenPipeError, asyncio.IncompleteReadError):
        return b""
    finally:
        writer.close()
