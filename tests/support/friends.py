"""Friends whose lines break: each wants something, says it, and says it again with the same id until it is answered.

They do as the page does (`frontend/src/table/connection/connection.ts`), and choose by what they see alone, so that
the same cards lead to the same game however often they are interrupted.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import random
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from euchre.tables.fair.ceremony import ATTEMPTS
from euchre.wording import Language

Message = dict[str, Any]
_AGAIN: Final = 0.01
"""Seconds until a friend tries to come back."""
_LATER: Final = 0.1
"""The same after the table could not keep what they said."""


@dataclass
class Friend:
    """A guest with a seat (None: they watch). `wants` says how many matches they want to play."""

    guest: str
    cookie: str
    seat: int | None
    wants: int = 1
    language: Language = "en"
    tease: bool = False
    """True if they speak besides acting, so that several of their messages are under way at once."""
    may_act: asyncio.Event | None = None
    """The event from which on they act."""
    thinks: float = 0.0
    """Seconds before they act, each time."""
    now: dict[str, Any] = field(default_factory=dict)
    said: dict[str, Message] = field(default_factory=dict)
    """The messages they have ever sent, by id, in order."""
    done: dict[str, int] = field(default_factory=dict)
    """The versions at which their messages were acknowledged."""
    refused: list[dict[str, Any]] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    lines: int = 0
    """The number of times they were connected."""
    promises: dict[tuple[int, int], str] = field(default_factory=dict)
    """The promises of the server before each match, and each attempt at its shuffle."""

    def __post_init__(self) -> None:
        self._unanswered: dict[str, Message] = {}
        self._heard = 0
        self._numbers = itertools.count(1)
        self._rng = random.Random(self.guest)
        self.changed = asyncio.Event()

    async def play(self, at: Callable[[], str], code: str) -> None:
        """Sit at a table and play there, coming back whenever the line breaks, until somebody cancels it."""
        while True:
            try:
                url = f"ws://{at()}/api/tables/{code}/live?language={self.language}"
                async with connect(
                    url,
                    additional_headers={"Cookie": self.cookie},
                    open_timeout=30,
                    close_timeout=0.1,
                    ping_interval=None,
                ) as line:
                    await self._use(line)
            except (OSError, WebSocketException, EOFError, TimeoutError):
                await asyncio.sleep(_AGAIN)

    async def _use(self, line: ClientConnection) -> None:
        self.lines += 1
        for message in tuple(self._unanswered.values()):
            await line.send(_text(message))
        async for frame in line:
            assert isinstance(frame, str)
            self.frames.append(frame)
            if self._hear(msgspec.json.decode(frame)) == "again":
                await asyncio.sleep(_LATER)
                return
            for message in self._wishes():
                if message["type"] == "act":
                    await self._before_acting()
                self._unanswered[message["id"]] = self.said[message["id"]] = message
                await line.send(_text(message))

    async def _before_acting(self) -> None:
        if self.may_act is not None:
            await self.may_act.wait()
        if self.thinks:
            await asyncio.sleep(self.thinks)

    def _hear(self, reply: dict[str, Any]) -> Literal["on", "again"]:
        """Take a reply in; "again" if they must repeat a message that may not have been kept."""
        kind = reply["type"]
        if kind == "now":
            self.now = reply
        elif kind == "ack":
            earlier = self.done.setdefault(reply["id"], reply["version"])
            assert earlier == reply["version"], "a message is done once, however often it is acknowledged"
            self._unanswered.pop(reply["id"], None)
            self._heard = max(self._heard, reply["version"])
        elif kind == "refused" and reply["code"].startswith("server/"):
            return "again"
        elif kind == "refused":
            self.refused.append(reply)
            self._unanswered.pop(reply["id"], None)
            self.now = reply["now"] or self.now
        self.changed.set()
        return "on"

    def state(self) -> str:
        """The progress of a friend, for the report of a test that they keep waiting."""
        table = self.now.get("table", {})
        stands = {what: table.get(what) for what in ("stage", "match", "shuffle", "seats")}
        last = [frame[:120] for frame in self.frames[-2:]]
        unanswered = list(self._unanswered.values())
        return (
            f"{self.guest} on seat {self.seat}: {self.lines} lines, version {self.now.get('version')}, heard of "
            f"{self._heard}, wants {self.wants} matches, {stands}, unanswered {unanswered}, last heard {last}"
        )

    # What they want

    def _wishes(self) -> list[Message]:
        """The messages to say next; none while an answer, or its outcome, is awaited."""
        waits = any(message["type"] != "say" for message in self._unanswered.values())
        if waits or not self.now or self.now["version"] < self._heard:
            return []
        wish = self._wish(self.now["table"])
        if wish is None:
            return []
        wishes = [wish]
        if self.tease and wish["type"] == "act" and self._rng.random() < 0.3:
            wishes.insert(self._rng.randrange(2), {"type": "say", "phrase": "hello"})
        return [{"id": f"{self.guest}-{next(self._numbers)}", **wish} for wish in wishes]

    def _wish(self, table: dict[str, Any]) -> Message | None:
        if self.seat is None:
            return None
        if self.now["you"] is None:
            return {"type": "sit", "name": self.guest.capitalize(), "seat": self.seat}
        match table["stage"]:
            case "gathering":
                ready = all(seat["player"] != "open" and seat["here"] for seat in table["seats"])
                return {"type": "begin"} if self.now["hosting"] and ready else None
            case "shuffling":
                return self._shuffle(table)
            case "playing":
                return chosen(self.seat, self.now)
            case _:
                wanted = table["match"] < self.wants and not table["seats"][self.seat]["again"]
                return {"type": "again"} if wanted else None

    def _shuffle(self, table: dict[str, Any]) -> Message | None:
        assert self.seat is not None
        shuffle, secret = table["shuffle"], hashlib.sha256(f"{self.guest} {table['match']}".encode())
        digest = hashlib.sha256(secret.digest()).hexdigest()
        self.promises[table["match"], shuffle["attempt"]] = shuffle["promise"]
        people = [place for place, seat in enumerate(table["seats"]) if seat["player"] == "person"]
        if shuffle["attempt"] == ATTEMPTS:  # nobody who comes late begins another, so that nobody waits for them
            people = shuffle["contributors"]
        if self.seat not in people:
            return None
        if shuffle["promised"][self.seat] != digest:
            return {"type": "commit", "digest": digest}
        if all(shuffle["promised"][place] for place in people) and shuffle["shown"][self.seat] is None:
            return {"type": "reveal", "contribution": secret.hexdigest()}
        return None


def chosen(seat: int, now: Message) -> Message | None:
    """Choose an action for a friend on a seat, told `now`; it depends on the cards that they see alone."""
    picture = now["picture"]
    if not picture or not picture["choices"]:
        return None
    choices = [choice["action"] for choice in picture["choices"]]
    seen = [picture[what] for what in ("hand", "trick", "tricks", "trump", "score", "number")]
    choice = choices[zlib.crc32(msgspec.json.encode([seat, choices, seen])) % len(choices)]
    return {"type": "act", "seen": now["version"], "action": choice}


def _text(message: Message) -> str:
    return msgspec.json.encode(message).decode()


def is_over(friend: Friend) -> bool:
    """True once they have seen the end of the last match they want."""
    return bool(friend.now) and friend.now["table"]["stage"] == "over" and friend.now["table"]["match"] >= friend.wants


@asynccontextmanager
async def playing(friends: list[Friend], at: Callable[[], str], code: str) -> AsyncIterator[None]:
    """Let friends play at a table of a server, wherever that is at the time."""
    tasks = [asyncio.create_task(friend.play(at, code)) for friend in friends]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for end in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(end, BaseException) and not isinstance(end, asyncio.CancelledError):
                raise end


async def until_over(friends: list[Friend]) -> None:
    """Wait until everybody has seen the end."""
    for friend in friends:
        while not is_over(friend):
            friend.changed.clear()
            await friend.changed.wait()
