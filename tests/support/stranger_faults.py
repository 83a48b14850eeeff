"""The faults of strangers: flooding a table, connecting silently, coming where a table cannot be read."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import Final

from support.faults import Faults
from support.raw_line import PING, TEXT, frame, raw_line
from support.serving import Serving
from support.stored_tables import code_of, laid
from support.unreadable_events import UNREADABLE, keep_unreadable
from support.web import PATIENCE

_NO_MESSAGES: Final = (b"{", b"[]", b'{"type":"act"}', b"\xff\xfe", b'{"type":"sit","id":"x","name":5}', b"9" * 125)
_LOOK: Final = b'{"type":"look","id":"x"}'
_MANY: Final = 100_000
"""More bytes than a table tells somebody who comes to it."""


def stranger_faults(workers: list[Serving], codes: list[str], rng: Random, cookie: str) -> Faults:
    """Faults by name; people play at the tables with these codes, and the stranger is known by a cookie."""
    nobodys = (number for number in range(1000) if code_of(number) not in codes)

    async def visit(code: str, sends: bytes, reads: int) -> bytes:
        with suppress(OSError, AssertionError, TimeoutError):  # the server may be dead
            at = rng.choice(workers).address.removeprefix("http://")
            async with raw_line(at, code, cookie) as line:
                await line.send(sends)
                return await line.read(reads)
        return b""

    async def flood() -> None:
        """Send nonsense as fast as the line takes it, and read little of the answers."""
        what = rng.choice(("pings", "looks", "nonsense"))
        pieces = {
            "pings": [frame(PING, b"x" * 125)] * 2000,
            "looks": [frame(TEXT, _LOOK)] * 500,
            "nonsense": [frame(TEXT, rng.choice(_NO_MESSAGES)) for _ in range(500)],
        }[what]
        await visit(rng.choice(codes), b"".join(pieces), rng.choice((0, 10_000, _MANY)))

    async def come_and_say_nothing() -> None:
        opened: list[asyncio.StreamWriter] = []
        for _ in range(40):
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", rng.choice(workers).port)
                opened.append(writer)
                writer.write(rng.choice((b"", b"G", b"GET / HTTP/1.1\r\nHost: x")))
        await asyncio.sleep(0.3)
        for writer in opened:
            writer.transport.abort()

    async def come_to_what_cannot_be_read() -> None:
        """A table gets an event of a newer version, or one that was damaged, just before or while somebody is there."""
        why, payload = rng.choice([*UNREADABLE.values()])
        table = await laid(workers[0].store, next(nobodys))
        there = asyncio.create_task(visit(table.code, frame(TEXT, _LOOK), _MANY))
        await asyncio.sleep(rng.choice((0, 0.5)))
        await keep_unreadable(workers[0].store, table.code, payload)
        heard = b""
        with suppress(TimeoutError):  # the only worker of a file is told by nobody, and tells nobody
            heard = await asyncio.wait_for(there, 2)
        async with asyncio.timeout(PATIENCE):
            while why.encode() not in heard:  # a worker may not have found the database again yet
                await asyncio.sleep(0.1)
                heard = await visit(table.code, frame(TEXT, _LOOK), _MANY)

    return {
        "flood": flood,
        "flood again": flood,
        "come and say nothing": come_and_say_nothing,
        "come to what cannot be read": come_to_what_cannot_be_read,
    }
