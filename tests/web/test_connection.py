"""Slow readers, and what waits for them."""

import asyncio
from typing import Any

import msgspec
import pytest
from litestar import WebSocket

from euchre.tables.messages import Terms
from euchre.tables.perspective.now import Reader
from euchre.tables.replies import Ack, News, Now, ShuffleNow, TableNow
from euchre.web.live.connection import Connection
from euchre.web.live.outbox import MOST_ANSWERS, MOST_NEWS, Full, Outbox
from euchre.web.settings.settings import Settings

TABLE = TableNow(
    code="ABCD-EFGH",
    stage="playing",
    rules="standard",
    players=4,
    sides=2,
    terms=Terms(),
    seats=(),
    host=0,
    spectators=0,
    match=1,
    shuffle=ShuffleNow(promise="", attempt=1, promised=(), shown=()),
    undo=False,
)


def now(version: int, *news: int) -> Now:
    told = tuple(News(version=number, kind="call") for number in news)
    return Now(version=version, you=0, hosting=True, table=TABLE, picture=None, news=told)


async def test_only_the_newest_state_waits_and_the_news_of_all() -> None:
    outbox = Outbox()
    for reply in (now(5, 4, 5), Ack(id="a", version=6), now(6, 6), now(8, 7, 8)):
        outbox.put(reply)
    ack, newest = await outbox.take()
    assert ack == Ack(id="a", version=6)
    assert isinstance(newest, Now)
    assert newest.version == 8
    assert [news.version for news in newest.news] == [4, 5, 6, 7, 8]
    assert outbox.rest() == []


def test_what_waits_never_grows_without_end() -> None:
    outbox = Outbox()
    for version in range(1000):
        outbox.put(now(version, version))
    (waiting,) = outbox.rest()
    assert isinstance(waiting, Now)
    assert [news.version for news in waiting.news] == list(range(1000 - MOST_NEWS, 1000))
    for number in range(MOST_ANSWERS):
        outbox.put(Ack(id=f"a{number}", version=1))
    with pytest.raises(Full):
        outbox.put(Ack(id="more", version=1))


class Deaf:
    """Sends nothing more once it has sent a few frames, and closes when told to."""

    def __init__(self, frames: int) -> None:
        self.left = frames
        self.closed: int | None = None
        self.sent: list[dict[str, Any]] = []
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def __call__(self, message: Any) -> None:
        if message["type"] == "websocket.accept":
            return
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            return
        self.left -= 1
        if self.left < 0:
            await asyncio.Event().wait()
        self.sent.append(msgspec.json.decode(message["text"]))


class Nobody:
    def pause(self, _: object) -> float:
        return 0.0

    async def receive(self, *_: object) -> None:
        raise AssertionError("nothing is said")


async def test_who_does_not_read_is_left_after_a_while() -> None:
    deaf = Deaf(frames=2)
    scope: Any = {"type": "websocket", "headers": [], "path": "/"}
    socket: WebSocket[Any, Any, Any] = WebSocket(scope, deaf.heard.get, deaf)  # type: ignore[arg-type]
    deaf.heard.put_nowait({"type": "websocket.connect"})
    await socket.accept()
    connection = Connection(socket, "w:1", Reader("guest"), Settings(patience=0.05), lambda _: None, "@")
    serving = asyncio.create_task(connection.serve(Nobody()))
    for version in range(100):
        connection.send(now(version, version))
        await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await serving
    assert len(deaf.sent) == 2
    assert deaf.sent[-1]["version"] < 10, "the rest waited, as one"
