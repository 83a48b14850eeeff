"""People for a server under load: programs that sit down, shuffle and play, match after match, and time the answers."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import random
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final, NamedTuple, Self

import httpx
import msgspec

from benchmarks.line import Line
from euchre.core.seating import FOUR


class Plan(NamedTuple):
    """The plan of a load: what to play, and for how long it counts; `think` is the range of seconds a player thinks.

    At each table sit `experts` bots, of the level `bot`, and people on the other seats.
    """

    at: str
    tables: int
    seconds: float
    warm_up: float
    think: tuple[float, float]
    first: int = 0
    experts: int = 0
    bot: str = "expert"
    rules: str = "standard"

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats as in the request for a table: the experts play against people as long as they can."""
        bots = _BOTS[: self.experts]
        return tuple("me" if seat == 0 else self.bot if seat in bots else "open" for seat in FOUR.seats)


_BOTS: Final = (1, 3, 2)
"""The seats that bots get, one after the other."""


@dataclass
class Heard:
    """The times of acknowledgements, in seconds, and the errors."""

    acks: list[float] = field(default_factory=list)
    actions: int = 0
    matches: int = 0
    errors: list[str] = field(default_factory=list)

    @classmethod
    def together(cls, parts: Iterable[Self]) -> Self:
        """The sum of what several processes heard."""
        whole = cls()
        for part in parts:
            whole.acks += part.acks
            whole.actions += part.actions
            whole.matches += part.matches
            whole.errors += part.errors
        return whole

    def within(self, share: float) -> float:
        """The milliseconds within which this share (0..1) of the acknowledgements came."""
        took = sorted(self.acks) or [0.0]
        return 1000 * took[int(share * (len(took) - 1))]

    def told(self, seconds: float) -> str:
        """The figures, in two lines."""
        wrong = f"{len(self.errors)} errors{''.join(f'; {one}' for one in sorted(set(self.errors))[:5])}"
        half, nearly_all, last = map(self.within, (0.5, 0.99, 1))
        return (
            f"    acknowledged after {half:.1f} ms (half), {nearly_all:.1f} ms (99 %), {last:.1f} ms (all)\n"
            f"    {self.actions / seconds:.0f} actions a second, {self.matches} matches played, {wrong}"
        )


class _Choice(msgspec.Struct):
    action: str


class _Picture(msgspec.Struct):
    choices: list[_Choice]


class _Seat(msgspec.Struct):
    player: str
    again: bool


class _Shuffle(msgspec.Struct):
    promised: list[str | None]
    shown: list[str | None]


class _Table(msgspec.Struct):
    stage: str
    match: int
    seats: list[_Seat]
    shuffle: _Shuffle


class _Reply(msgspec.Struct):
    """The part of each reply that these people look at."""

    type: str
    id: str = ""
    code: str = ""
    version: int = 0
    you: int | None = None
    hosting: bool = False
    table: _Table | None = None
    picture: _Picture | None = None


_decode = msgspec.json.Decoder(_Reply).decode


def play(plan: Plan) -> Heard:
    """Play at all tables of a plan at once.

    Garbage collection is off, because its time would count as the server's.
    """
    gc.disable()
    with asyncio.Runner(loop_factory=_loop()) as runner:
        return runner.run(_play(plan))


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The event loop with the least work of its own."""
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 - which is not everywhere

    return uvloop.new_event_loop


async def _play(plan: Plan) -> Heard:
    heard, began = Heard(), perf_counter()
    counts = (began + plan.warm_up, began + plan.warm_up + plan.seconds)
    numbers = range(plan.first, plan.first + plan.tables)
    await asyncio.gather(*(_table(plan, number, counts, heard) for number in numbers))
    return heard


async def play_a_match(at: str, number: int, rules: str) -> tuple[str, dict[str, str]]:
    """Play one match with bots, at once; returns the code of its table, and the headers of the person who played it."""
    plan = Plan(at, 1, 60.0, 0.0, (0.0, 0.0), experts=3, bot="swift", rules=rules)
    made, headers = await _opened(plan, number)
    code = made.raise_for_status().json()["code"]
    headers |= _cookie(made)
    heard = Heard()
    player = _Player(plan, 0, (0.0, perf_counter() + plan.seconds), heard)
    playing = asyncio.create_task(player.play(code, headers))
    while not (heard.matches or playing.done()):  # noqa: ASYNC110 - a match is told to nobody else
        await asyncio.sleep(0.05)
    player.leave()
    await playing
    assert heard.matches, heard.errors
    return code, headers


async def _opened(plan: Plan, number: int) -> tuple[httpx.Response, dict[str, str]]:
    headers = {"X-Forwarded-For": f"10.{number >> 8}.{number & 255}.1"}
    terms = {"pace": "instant", "grace": 600}
    new = {"name": "Ann", "rules": plan.rules, "seats": plan.seats, "terms": terms}
    async with httpx.AsyncClient(base_url=f"http://{plan.at}", timeout=60, verify=False) as http:  # noqa: S501 - it is no TLS
        await http.get("/api/me", headers=headers)  # a table is opened for a cookie that comes back
        return await http.post("/api/tables", json=new, headers=headers), headers


def _cookie(made: httpx.Response) -> dict[str, str]:
    return {"Cookie": made.headers["Set-Cookie"].partition(";")[0]}


async def _table(plan: Plan, number: int, counts: tuple[float, float], heard: Heard) -> None:
    await asyncio.sleep(random.uniform(0, plan.warm_up / 2))
    made, headers = await _opened(plan, number)
    if not made.is_success:
        heard.errors.append(made.text)
        return
    cookie = _cookie(made)
    await asyncio.gather(
        *(
            _Player(plan, seat, counts, heard).play(made.json()["code"], headers | (cookie if seat == 0 else {}))
            for seat, who in enumerate(plan.seats)
            if who != "expert"
        )
    )


class _Player:
    """A player on a seat."""

    def __init__(self, plan: Plan, seat: int, counts: tuple[float, float], heard: Heard) -> None:
        self._plan = plan
        self._seat = seat
        self._counts = counts
        self._heard = heard
        self._number = 0
        self._sent: dict[str, float] = {}
        self._version = 0
        self._waits = False
        self._over = False
        self._leaves: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def leave(self) -> None:
        """Play no longer."""
        self._leaves.set_result(None)

    async def play(self, code: str, headers: dict[str, str]) -> None:
        """Play until the time is up, or they leave."""
        url = f"ws://{self._plan.at}/api/tables/{code}/live"
        try:
            line = await Line.open(url, headers, self._hear)
            left = self._counts[1] - perf_counter()
            await asyncio.wait([line.over, self._leaves], timeout=left, return_when=asyncio.FIRST_COMPLETED)
            if line.over.done():
                self._heard.errors.append("the server hung up")
            self._over = True
            line.close()
        except Exception as problem:  # noqa: BLE001 - whatever it is, it is told at the end
            self._heard.errors.append(f"{type(problem).__name__}: {problem}")

    def _hear(self, line: Line, frame: bytes) -> None:
        reply = _decode(frame)
        if reply.type == "ack":
            self._acknowledged(reply)
        elif reply.type != "now":
            self._heard.errors.append(reply.code)
        elif reply.table is not None and not self._sent and not self._waits and reply.version >= self._version:
            wish = self._wish(reply, reply.table)
            if wish is not None and wish["type"] == "act":
                self._waits = True
                asyncio.get_running_loop().call_later(random.uniform(*self._plan.think), self._say, line, wish)
            elif wish is not None:
                self._say(line, wish)

    def _acknowledged(self, reply: _Reply) -> None:
        now = perf_counter()
        took = now - self._sent.pop(reply.id)
        self._version = reply.version
        if self._counts[0] <= now - took and now <= self._counts[1]:
            self._heard.acks.append(took)
            self._heard.actions += 1

    def _wish(self, now: _Reply, table: _Table) -> dict[str, object] | None:
        if now.you is None:
            return {"type": "sit", "name": f"Guest {self._seat}", "seat": self._seat}
        if table.stage == "gathering":
            ready = now.hosting and all(seat.player != "open" for seat in table.seats)
            return {"type": "begin"} if ready else None
        if table.stage == "shuffling":
            return self._shuffle(table)
        if table.stage == "playing":
            choices = now.picture.choices if now.picture else []
            return {"type": "act", "seen": now.version, "action": random.choice(choices).action} if choices else None
        self._heard.matches += self._seat == 0 and not table.seats[0].again
        return None if table.seats[self._seat].again else {"type": "again"}

    def _shuffle(self, table: _Table) -> dict[str, object] | None:
        secret = hashlib.sha256(f"{self._seat} {table.match}".encode())
        if table.shuffle.promised[self._seat] is None:
            return {"type": "commit", "digest": hashlib.sha256(secret.digest()).hexdigest()}
        people = [seat for seat, who in enumerate(table.seats) if who.player == "person"]
        if all(table.shuffle.promised[seat] for seat in people) and table.shuffle.shown[self._seat] is None:
            return {"type": "reveal", "contribution": secret.hexdigest()}
        return None

    def _say(self, line: Line, wish: dict[str, object]) -> None:
        if self._over:
            return
        self._number += 1
        self._waits = False
        self._sent[str(self._number)] = perf_counter()
        line.say(msgspec.json.encode({"id": str(self._number), **wish}))
