"""A live connection between a client and a table: reads messages within limits, sends as fast as the client takes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from euchre.core.errors import EuchreError
from euchre.narration.refused import message_of, sentence_of
from euchre.tables.messages import Message
from euchre.tables.perspective.now import Reader
from euchre.tables.replies import Bye, Refused, Reply
from euchre.web.live.outbox import Full, Outbox
from euchre.web.settings.limits import Bucket
from euchre.web.settings.settings import LONGEST_FRAME, Settings
from euchre.wording import Part, Wording, wording

_LOG: Final = logging.getLogger("euchre.web")
_DECODER: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)
_ENCODER: Final = msgspec.json.Encoder()

_POLICY: Final = 1008
_RESTART: Final = 1012
_FAREWELL: Final = 1.0
"""Seconds that a client has to take the reason why the connection is closed."""
TOO_FAST: Final = "limit/messages"
TOO_SLOW: Final = "limit/slow"
STOPPING: Final = "server/stopping"
SIGNED_OUT: Final = "server/signed-out"


class Listener(Protocol):
    """Receives a client's messages: the room."""

    def pause(self, connection: Connection) -> float:
        """Seconds between two times that the client is told how the table stands."""

    async def receive(self, connection: Connection, message: Message) -> None:
        """Take a message; the answer goes into the connection's outbox."""


def read(words: Wording, frame: str) -> Message | Refused:
    """Decode a frame, or say why it is invalid."""
    if len(frame) > LONGEST_FRAME or len(frame.encode("utf-8", "replace")) > LONGEST_FRAME:
        return unread(words, "message/too-long", bytes=LONGEST_FRAME)
    try:
        return _DECODER.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        why = str(problem).split(" - at")[0].replace("`", "")
        return unread(words, "message/malformed", why=why)


def unread(words: Wording, code: str, id_: str = "", **parts: Part) -> Refused:
    """The answer to a message that did not come as far as the table."""
    return Refused(id=id_, code=code, sentence=words(message_of(code), **parts), options=(), now=None)


def bye_of(words: Wording, code: str) -> Bye:
    """The last message on a connection, with the reason why it is closed."""
    return Bye(code=code, sentence=words(message_of(code)))


class Connection:
    """A client's live connection. `name` is unique among all workers; `guest` is the holder of the cookie.

    `refusal_of` charges for a message and returns the code of the limit that forbids it.
    `address` is where it comes from: what a table asks of the server beyond its own turn is shared out by that.
    """

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        name: str,
        reader: Reader,
        settings: Settings,
        refusal_of: Callable[[Message], str | None],
        address: str,
    ) -> None:
        self.name: Final = name
        self.address: Final = address
        self.reader: Final = reader
        self.guest: Final = reader.guest
        self.words: Final = wording(reader.language)
        self._socket: Final = socket
        self._outbox: Final = Outbox()
        self._bucket: Final = Bucket(settings.limits.messages)
        self._refusal_of: Final = refusal_of
        self._forgiven = settings.limits.refused_messages
        self._patience: Final = settings.patience
        self._over: Final = asyncio.Event()
        self._bye: Bye | None = None
        self._status = _POLICY

    def send(self, reply: Reply) -> None:
        """Send a reply when the client can take it."""
        try:
            self._outbox.put(reply)
        except Full:
            self.close(bye_of(self.words, TOO_SLOW))

    def close(self, bye: Bye, status: int = _POLICY) -> None:
        """Say why, and hang up."""
        if self._bye is None:
            self._bye, self._status = bye, status
            self._over.set()

    def stop(self) -> None:
        """Hang up because the server stops."""
        self.close(bye_of(self.words, STOPPING), _RESTART)

    def turn_off(self, error: EuchreError) -> None:
        """Hang up because of an error."""
        self.close(Bye(code=error.code, sentence=sentence_of(self.words, error)))

    async def turn_away(self, bye: Bye) -> None:
        """Say why, and hang up, where nobody listens."""
        self.close(bye)
        await self._hang_up()

    async def serve(self, listener: Listener) -> None:
        """Read and write until one of the two hangs up."""
        tasks = [
            asyncio.create_task(self._read(listener)),
            asyncio.create_task(self._write(listener)),
            asyncio.create_task(self._over.wait()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for problem in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(problem, Exception) and not isinstance(problem, WebSocketDisconnect | OSError):
                    _LOG.error("A connection ended with an error", exc_info=problem)
            await self._hang_up()

    async def _read(self, listener: Listener) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            frame = event.get("text")
            if not self._bucket.take():
                self._forgiven -= 1
                if self._forgiven <= 0:
                    self.close(bye_of(self.words, TOO_FAST))
                    return
                self.send(unread(self.words, TOO_FAST))
                continue
            message = unread(self.words, "message/binary") if not isinstance(frame, str) else read(self.words, frame)
            if isinstance(message, Refused):
                self.send(message)
            elif code := self._refusal_of(message):
                self.send(unread(self.words, code, message.id))
            else:
                await listener.receive(self, message)

    async def _write(self, listener: Listener) -> None:
        pause = partial(listener.pause, self)
        while True:
            for reply in await self._outbox.take(pause):
                await self._send_frame(reply)

    async def _send_frame(self, reply: Reply) -> None:
        try:
            async with asyncio.timeout(self._patience):
                await self._socket.send_text(_ENCODER.encode(reply))
        except RuntimeError as problem:  # so uvicorn says that it has hung up itself, on a client that breaks the rules
            raise WebSocketDisconnect(detail="") from problem
        except TimeoutError:
            self.close(bye_of(self.words, TOO_SLOW))
            raise

    async def _hang_up(self) -> None:
        """Send what is still waiting and why the connection is closed, if the client is there to read it."""
        bye = self._bye
        if bye is None:
            return
        try:
            async with asyncio.timeout(_FAREWELL):
                for reply in (*self._outbox.rest(), bye):
                    await self._socket.send_text(_ENCODER.encode(reply))
                await self._socket.close(self._status, bye.code)
        except (TimeoutError, WebSocketDisconnect, OSError, RuntimeError):
            pass  # it is gone
