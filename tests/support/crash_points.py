"""The places on a message's way through a server, and how to die at one of them: for servers that tests fork."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.engine.default import DefaultDialect

from euchre.tables.replies import Ack, Now
from euchre.web.live import room as rooms
from euchre.web.live.connection import Connection
from euchre.web.live.room import Room

Burn = Callable[[], None]


def fuse(passages: int) -> Burn:
    """A function that kills this process, without any clean-up, when it is called for the last of `passages` times."""
    left = [None] * passages

    def burn() -> None:
        left.pop()
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)

    return burn


def _before(owner: Any, name: str, burn: Burn, *, of: type | None = None) -> None:
    """Burn before something is done; with `of`, only where it is done to one of those."""
    real = getattr(owner, name)

    def lit(*args: Any, **more: Any) -> Any:
        if of is None or isinstance(args[1], of):
            burn()
        return real(*args, **more)

    setattr(owner, name, lit)


def _after(owner: Any, name: str, burn: Burn) -> None:
    """Burn after something is done."""
    real = getattr(owner, name)

    def lit(*args: Any, **more: Any) -> Any:
        done = real(*args, **more)
        burn()
        return done

    setattr(owner, name, lit)


def _after_sending(burn: Burn) -> None:
    real = Connection._send_frame

    async def lit(connection: Connection, reply: Any) -> None:
        await real(connection, reply)
        burn()

    setattr(Connection, "_send_frame", lit)  # noqa: B010 - types know of no such change


def _written(burn: Burn) -> None:
    def burns(_: Any, __: Any, statement: str, *___: Any) -> None:
        if statement.startswith("INSERT INTO events"):
            burn()

    event.listen(Engine, "after_cursor_execute", burns)


def _at_statement(statement: str, burn: Burn, *, kept: bool) -> None:
    """Burn after a statement that begins so; where it is to be `kept`, after the commit of its transaction."""
    written: list[Any] = []

    def executed(connection: Any, _: Any, text: str, *__: Any) -> None:
        if text.startswith(statement):
            written.append(connection.connection)
            if not kept:
                burn()

    event.listen(Engine, "after_cursor_execute", executed)
    real: Callable[[DefaultDialect, Any], None] = DefaultDialect.do_commit

    def lit(dialect: DefaultDialect, connection: Any) -> None:
        real(dialect, connection)
        if kept and connection in written:
            written.remove(connection)
            burn()

    setattr(DefaultDialect, "do_commit", lit)  # noqa: B010 - types know of no such change


def arm(place: str, burn: Burn) -> None:
    """Let something be done at a place: one of `PLACES`, or ``written: INSERT INTO drills``, or ``kept:`` and the same.

    These are the points after a statement that begins so, and after the commit of its transaction.
    """
    moment, _, statement = place.partition(": ")
    if statement:
        _at_statement(statement, burn, kept=moment == "kept")
    else:
        PLACES[place](burn)


PLACES: dict[str, Callable[[Burn], None]] = {
    "received": partial(_before, Room, "receive"),
    "before the step": partial(_before, rooms, "step"),
    "after the step": partial(_after, rooms, "step"),
    "before begin": partial(_before, DefaultDialect, "do_begin"),
    "written": _written,
    "before commit": partial(_before, DefaultDialect, "do_commit"),
    "after commit": partial(_after, DefaultDialect, "do_commit"),
    "kept": partial(_before, Room, "_publish"),
    "before ack": partial(_before, Connection, "_send_frame", of=Ack),
    "before send": partial(_before, Connection, "_send_frame", of=Now),
    "after send": _after_sending,
}
"""The points in their order; each takes what is to be done there."""
