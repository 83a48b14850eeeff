"""``python -m benchmarks.acts``: what an action costs at a live table of four people, from its frame to four answers.

Everything is as on a server with a SQLite file, down to Litestar's `WebSocket`; only the network is missing.
``--against FOLDER`` times the sources of another version (its ``src``) in turn with these: both answer the same number
of actions, again and again, and the ratio is the median of the rounds. Only processor time counts.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import msgspec
from litestar import WebSocket

from euchre.bots.lineup.lineup import Lineup
from euchre.core.engine import legal
from euchre.core.seating import FOUR
from euchre.store.store import Store
from euchre.tables.course import the_course
from euchre.tables.events import Opened
from euchre.tables.fold import TABLE
from euchre.tables.messages import Act, Begin, Commit, Message, Reveal, Sit, Terms
from euchre.tables.perspective.now import Reader
from euchre.web.live.connection import Connection
from euchre.web.live.room import Room
from euchre.web.settings.limits import Allowance, Limits
from euchre.web.settings.settings import Settings
from euchre.web.worker.notifier import Notifier
from euchre.web.worker.worker import Worker

_OURS: Final = Path(__file__).parents[1] / "src"
_GUESTS: Final = ("ann", "ben", "cat", "dan")
_ACTIONS: Final = 40
"""Actions of a round."""
_WARM_UP: Final = 200
_NO_LIMIT: Final = Allowance(burst=10**9, rate=1e9)


class Person:
    """A guest at the table, with a live connection whose frames are counted and go nowhere."""

    def __init__(self, guest: str, room: Room, settings: Settings, heard: asyncio.Event) -> None:
        self.frames = 0
        self._heard: Final = heard
        self._says: Final = asyncio.Queue[Any]()
        scope: Any = {"type": "websocket", "path": "/", "headers": [], "client": None, "state": {}}
        socket = WebSocket[Any, Any, Any](scope, self._says.get, self._hears)
        self._says.put_nowait({"type": "websocket.connect"})
        self.socket: Final = socket
        self.connection: Final = Connection(socket, f"worker:{guest}", Reader(guest), settings, lambda _: None, "::1")
        self._room: Final = room

    async def stay(self) -> None:
        """Stay until the connection is closed."""
        await self.socket.accept()
        await self._room.add(self.connection)
        await self.connection.serve(self._room)

    def say(self, message: Message) -> None:
        """Send a frame."""
        self._says.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def _hears(self, event: Any) -> None:
        self.frames += event["type"] == "websocket.send"
        self._heard.set()


class Tables:
    """The tables of the benchmark, one after the other, at which four people play."""

    def __init__(self, store: Store) -> None:
        self._settings: Final = Settings(limits=Limits(messages=_NO_LIMIT, live_bytes=_NO_LIMIT))
        self._worker: Final = Worker(self._settings, store, Lineup(), Notifier(None))
        self._rng: Final = Random(1)
        self._heard: Final = asyncio.Event()
        self._said = 0

    async def acted(self) -> AsyncIterator[None]:
        """Yield after each action at a table, once it is answered."""
        for number in range(10**6):
            async with self._table(number) as (room, people):
                while room.table.stage == "playing":
                    state = the_course(room.table.course).state
                    assert state.turn is not None, "the cards were dealt with the action before"
                    action = str(self._rng.choice(legal(state)))
                    await self._done(people, state.turn, Act(id=self._id(), seen=room.table.version, action=action))
                    yield

    @contextlib.asynccontextmanager
    async def _table(self, number: int) -> AsyncIterator[tuple[Room, list[Person]]]:
        root = hashlib.sha256(b"%d" % number).hexdigest()
        seats: Any = ("me", "open", "open", "open")
        table, terms = f"table-{number}", Terms()
        first = Opened(
            at=0.0, table=table, code=table, host="ann", name="Ann", root=root, rules="standard", terms=terms,
            seats=seats, at_once=False,
        )  # fmt: skip
        await self._worker.store.streams.create(table, table, (first,))
        room = Room(TABLE.fold([first]), self._worker)
        people = [Person(guest, room, self._settings, self._heard) for guest in _GUESTS]
        stays = [asyncio.create_task(person.stay()) for person in people]
        await self._told(people, 10)  # everybody is told how the table stands when somebody comes
        for seat, guest in enumerate(_GUESTS[1:], 1):
            await self._done(people, seat, Sit(id=self._id(), name=guest.capitalize()))
        await self._done(people, 0, Begin(id=self._id()))
        secrets = [bytes([seat]) * 32 for seat in FOUR.seats]
        for seat, secret in enumerate(secrets):
            await self._done(people, seat, Commit(id=self._id(), digest=hashlib.sha256(secret).hexdigest()))
        for seat, secret in enumerate(secrets):
            await self._done(people, seat, Reveal(id=self._id(), contribution=secret.hex()))
        yield room, people
        for stay in stays:
            stay.cancel()
        await asyncio.gather(*stays, return_exceptions=True)

    async def _done(self, people: list[Person], seat: int, message: Message) -> None:
        """Say a message from a seat, and wait until all players have heard of it and the speaker has an answer."""
        due = sum(person.frames for person in people) + len(people) + 1
        people[seat].say(message)
        await self._told(people, due)

    async def _told(self, people: list[Person], frames: int) -> None:
        while sum(person.frames for person in people) < frames:
            self._heard.clear()
            await self._heard.wait()

    def _id(self) -> str:
        self._said += 1
        return f"m{self._said}"


async def _measured() -> None:
    """Play a round for each line that is read, and say how many milliseconds of a processor an action took."""
    with tempfile.TemporaryDirectory() as folder:
        async with await Store.open(f"sqlite:///{folder}/tables.db") as store:
            acted = Tables(store).acted()
            for _ in range(_WARM_UP):
                await anext(acted)
            for _ in sys.stdin:
                began = process_time()
                for _ in range(_ACTIONS):
                    await anext(acted)
                print(1000 * (process_time() - began) / _ACTIONS, flush=True)


def main() -> None:
    """Time these sources, and others in turn with them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.acts", description=__doc__.partition("\n")[0])
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="the src of another version")
    parser.add_argument("--rounds", type=int, default=60, help="of each")
    wanted = parser.parse_args()
    sources = [_OURS, *([] if wanted.against is None else [wanted.against.resolve()])]
    with contextlib.ExitStack() as stack:
        timed = [stack.enter_context(_timed(folder)) for folder in sources]
        rounds = [[next(one) for one in timed] for _ in range(wanted.rounds)]
    ours, *theirs = (min(times) for times in zip(*rounds, strict=True))
    print(f"{ours:.2f} ms of a processor an action, at best")
    if theirs:
        ratio = median(other / mine for mine, other in rounds)
        print(f"{wanted.against}: {theirs[0]:.2f} ms; ratio {ratio:.2f}")


@contextlib.contextmanager
def _timed(sources: Path) -> Iterator[Iterator[float]]:
    """Rounds of these sources, each on request."""
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    command = [sys.executable, "-P", __file__, _CHILD]
    with subprocess.Popen(  # noqa: S603 - our own program
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        yield _rounds(child)
        child.stdin.close()


def _rounds(child: subprocess.Popen[str]) -> Iterator[float]:
    assert child.stdin is not None
    assert child.stdout is not None
    while True:
        print(file=child.stdin, flush=True)
        yield float(child.stdout.readline())


_CHILD: Final = "--rounds-asked-for"

if __name__ == "__main__":
    if sys.argv[1:] == [_CHILD]:
        asyncio.run(_measured())
    else:
        main()
