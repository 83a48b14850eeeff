"""A server on loopback in the test's own loop, and guests who play at it as programs: by HTTP and live connections."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from euchre.web.server.server import configuration
from euchre.web.settings.settings import Settings

LOOPBACK = "127.0.0.1"
PATIENCE = 60.0
"""Seconds after which a test gives up waiting."""
SOLO = {"name": "Ann", "rules": "standard,target=5", "seats": ["me", "swift", "swift", "swift"]}
"""A short match against three bots."""
TWO = {**SOLO, "seats": ["me", "open", "swift", "swift"]}
"""The table with a seat for a friend."""


@asynccontextmanager
async def served(settings: Settings, **more: Any) -> AsyncIterator[str]:
    """A server; gives its address, such as ``127.0.0.1:40001``. `more` is of `configuration`."""
    usual = gc.get_threshold()
    with socket.create_server((LOOPBACK, 0)) as at:
        server = uvicorn.Server(configuration(settings, **{"log_config": None, **more}))
        running = asyncio.create_task(server.serve([at]))
        try:
            while not server.started and not running.done():  # noqa: ASYNC110 - uvicorn has no event for it
                await asyncio.sleep(0.005)
            assert server.started, "the server starts"
            yield "{}:{}".format(*at.getsockname())
        finally:
            server.should_exit = True
            await running
            gc.set_threshold(*usual)  # a server whose bots are ready searches for garbage all the time


def http_at(at: str, **more: Any) -> httpx.AsyncClient:
    """A client without a cookie that waits as long as a test does, and reads no certificates; `more` is of httpx."""
    return httpx.AsyncClient(base_url=f"http://{at}", **{"timeout": PATIENCE, "verify": False, **more})


class Live:
    """A live connection. Every reply is kept in `heard`; `now` is the latest `Now`."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.heard: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        self._number = 0
        self._secret = secrets.token_bytes(32)

    async def next(self) -> dict[str, Any]:
        """The next reply, whatever it is."""
        async with asyncio.timeout(PATIENCE):
            reply: dict[str, Any] = msgspec.json.decode(await self.line.recv())
        self.heard.append(reply)
        if reply["type"] == "now" or reply.get("now"):
            self.now = reply.get("now") or reply
        return reply

    async def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The first reply from here on that is wanted."""
        while not wanted(reply := await self.next()):
            pass
        return reply

    async def stands(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The table as soon as it is as `wanted`."""
        while not (self.now and wanted(self.now)):
            await self.next()
        return self.now

    async def reaches(self, version: int) -> dict[str, Any]:
        """The table at this version or later."""
        return await self.stands(lambda now: now["version"] >= version)

    async def send(self, type_: str, **what: Any) -> str:
        """Say something, without waiting for the answer; returns the message's id."""
        self._number += 1
        id_ = what.pop("id", f"m{self._number}")
        await self.line.send(msgspec.json.encode({"type": type_, "id": id_, **what}).decode())
        return str(id_)

    async def ask(self, type_: str, **what: Any) -> dict[str, Any]:
        """Say something; returns the acknowledgement or the refusal."""
        id_ = await self.send(type_, **what)
        return await self.until(lambda reply: reply["type"] in ("ack", "refused") and reply["id"] == id_)

    async def shuffle(self) -> None:
        """Take part in the fair shuffle."""
        await self.stands(lambda now: now["table"]["stage"] == "shuffling")
        digest = hashlib.sha256(self._secret).hexdigest()
        assert (await self.ask("commit", digest=digest))["type"] == "ack"
        await self.stands(
            lambda now: all(
                promised
                for seat, promised in zip(now["table"]["seats"], now["table"]["shuffle"]["promised"], strict=True)
                if seat["player"] == "person"
            )
        )
        assert (await self.ask("reveal", contribution=self._secret.hex()))["type"] == "ack"

    async def my_turn(self) -> dict[str, Any]:
        """The table once it is this client's turn, or the match is over."""
        return await self.stands(lambda now: is_over(now) or choices(now))

    async def play(self, until: Callable[[dict[str, Any]], bool] = lambda _: False) -> dict[str, Any]:
        """Play to the end of the match, or until the table stands so: the last choice each time.

        What another worker was asked first may be stale here, and then it is asked again.
        """
        while True:
            now = await self.stands(lambda now: is_over(now) or until(now) or choices(now))
            if is_over(now) or until(now):
                return now
            answer = await self.ask("act", seen=now["version"], action=choices(now)[-1])
            if answer["type"] == "ack":
                await self.reaches(answer["version"])
            else:
                assert answer["code"] in ("version/stale", "turn/not-yours"), answer


def is_over(now: dict[str, Any]) -> bool:
    """True once the match is over."""
    return bool(now["table"]["stage"] == "over")


def has_a_trick(now: dict[str, Any]) -> bool:
    """True once a trick is complete."""
    return bool(now["picture"] and now["picture"]["tricks"])


def choices(now: dict[str, Any]) -> list[str]:
    """The choices of this client."""
    return [choice["action"] for choice in (now["picture"] or {}).get("choices", ())]


class Guest:
    """A guest with their cookie."""

    def __init__(self, at: str) -> None:
        self.at = at
        once = httpx.Limits(max_keepalive_connections=0)  # a kept line may be hung up on as something is said on it
        self.http = http_at(at, limits=once)

    async def __aenter__(self) -> Self:
        await self.http.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The guest's cookie as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def opens(self, **table: Any) -> str:
        """Open a table; returns its code."""
        reply = await self.http.post("/api/tables", json={"terms": {"pace": "instant"}, **table})
        assert reply.status_code == 201, reply.text
        return str(reply.json()["code"])

    @asynccontextmanager
    async def at_table(self, code: str, at: str | None = None, **more: Any) -> AsyncIterator[Live]:
        """Open the guest's live connection at a table, perhaps of another server."""
        url = f"ws://{at or self.at}/api/tables/{code}/live"
        headers = {"Cookie": self.cookie, **more.pop("headers", {})}
        async with connect(url, additional_headers=headers, open_timeout=PATIENCE, **more) as line:
            yield Live(line)
