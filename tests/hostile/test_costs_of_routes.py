"""No request costs more the longer the matches of a table were: docs/costs.md says how much each costs at most.

What is counted is what the server's loop does, where everybody else waits meanwhile: the Python functions called there,
those of the client among them, and the statements that the database is given. What takes longer is done by threads.
"""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from msgspec.structs import replace as struct_replace

from euchre.clubs.events import ClubFounded
from euchre.clubs.settings import ClubSettings
from euchre.evenings.events import EveningEvent, EveningOpened
from euchre.evenings.settings import MOST_ENTRANTS
from euchre.store.rows.streams import CLUB, EVENING
from euchre.store.store import Store
from euchre.streams.managers import Managers
from euchre.tables.effects import Persist
from euchre.tables.events import Event
from euchre.tables.fold import opened
from euchre.tables.history import entries
from euchre.tables.inputs import MessageReceived
from euchre.tables.lookalikes import looks
from euchre.tables.messages import Concede
from euchre.tables.step import step
from euchre.web.http.identity import Identity
from euchre.web.past import review_process
from euchre.web.past.review_reply import reviewed_deal
from euchre.web.server.app import create_app
from euchre.web.settings.limits import Allowance
from euchre.web.settings.settings import Settings
from support.counted import counted
from support.directing import Director, new_evening
from support.documented import documented
from support.evenings import HOST, connection
from support.long_tables import four_people
from support.statements import statements
from support.web import Guest, served

ROUNDS = 6
FEW, MANY = 3, 1_111
"""Deals of the match that is asked for; the longer one is of 10,000 events."""
CODE = "ABCD-EFGH"
CODES = {"/api/evenings": "EVEN-1NGS", "/api/clubs": "CAVB-0001"}
"""Of an evening of a hundred people after a few rounds, and of a club; by how their addresses begin."""
ADDRESSES = {
    "match": "1",
    "text": "british,target=15",
    "number": "1",
    "path": "nothing/here",
    "people": "16",
    "rounds": "8",
    "credential": "nobodys",
}


def _routes() -> list[str]:
    """Every route there is, as `GET /api/tables/{code}`; all addresses of the page are one."""
    found: dict[str, None] = {}
    for route in create_app(preparation=None).routes:
        path = route.path.replace(":str", "").replace(":int", "").replace(":path", "")
        if isinstance(route, WebSocketRoute):
            found[f"line {path}"] = None
        elif isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                name = "the page" if handler.handler_name in ("page", "files") else path
                found |= {
                    f"{method} {name}": None for method in handler.http_methods if method not in ("OPTIONS", "HEAD")
                }
    return list(found)


ROUTES = _routes()
ORDER = ("POST", "PUT", "GET", "line", "DELETE")
"""What is begun comes before what is asked, and what is ended last."""
BEGINS_A_REVIEW = "POST /api/games/{code}/{match}/review"
NOBODYS_CARD = "0000000-1111111-2222222-3333333"
BODIES: dict[str, dict[str, Any]] = {
    "POST /api/clubs": {"settings": {"name": "Thursdays"}},
    "POST /api/clubs/{code}": {"type": "addmember", "id": "m", "name": "Zoe"},
    "POST /api/evenings": {"settings": {}},
    "POST /api/evenings/{code}": {"type": "enter", "id": "m", "name": "Zoe"},
    BEGINS_A_REVIEW: {"level": "quick"},
    "POST /api/card": {"code": NOBODYS_CARD},
    "POST /api/card/holder": {"code": NOBODYS_CARD},
    "POST /api/me/card": {"name": "Ann"},
    "POST /api/me/passkeys": {"credential": {"id": "nobodys"}},
    "POST /api/me/passkeys/options": {"name": "Ann"},
    "POST /api/passkey": {"credential": {"id": "nobodys"}},
    "PUT /api/me/name": {"name": "Anne"},
    "POST /api/analyse": {"position": "standard/0-0/3/0/9sAhKhJhTc/Qd"},
    "POST /api/play-on": {
        "position": "standard/0-0/3/all/AhKhQhJhJd.KcQcJcTc9c.KsQsJsTs9s.AsTh9hKd9d.AcQdAd/Td",
        "seat": 0,
        "players": ["Ann", "Bess", "Cleo", "Dora"],
    },
}
RUN = review_process.ReviewProcess.run
"""What makes a review, while nobody holds it."""
STARTS_A_PROCESS = "POST /api/analyse"
"""Asked once before anything is counted: starting takes seconds, and the loop's own beat would be counted meanwhile."""
LONGEST = 500_000
"""Bytes of an answer: it is written and compressed in the loop."""
WHOLE = ("GET /api/games/{code}/{match}/log", "GET /api/games/{code}/{match}/proof")
"""What is a file for somebody to keep."""
REFUSED = (
    "POST /api/card",
    "POST /api/card/holder",
    "POST /api/me/sign-out-others",
    "POST /api/me/passkeys",
    "POST /api/me/passkeys/options",
    "POST /api/passkey",
    "POST /api/passkey/options",
    "GET /api/evenings/{code}/play",
    "POST /api/evenings/{code}/play",
    "GET /api/games/{code}/{match}/egn",
    "GET /schema/{path}",
    "DELETE /api/tables/{code}/seat",
    "DELETE /api/me",
)
"""What is nobody's, not over, not to be had under an address, not there, not to be written so, or done once only."""


def _log(deals: int) -> list[Event]:
    """A match of so many deals, given up at its end."""
    evening = four_people(deals)
    table, log = evening.table, list(evening.log)
    for guest in (HOST, "cat"):
        table, effects = step(
            table, MessageReceived(guest, connection(guest), Concede(id=f"c-{guest}", match=1)), table.at
        )
        log += [event for effect in effects if isinstance(effect, Persist) for event in effect.events]
    return log


def _evening() -> list[EveningEvent]:
    """An evening that the host directs: the most people, and a few rounds with all their results."""
    director = Director(new_evening(movement="progressive"), HOST)
    director.evening = replace(director.evening, directors=Managers.founded("s", HOST, 0.0))
    director.enters(MOST_ENTRANTS - 1)
    for _ in range(ROUNDS):
        director.plays(Random(1))
    first, *rest = director.evening.log
    assert isinstance(first, EveningOpened)
    return [struct_replace(first, evening="evening-1", code=CODES["/api/evenings"], director=HOST), *rest]


def _club() -> ClubFounded:
    """A club that the host runs."""
    settings = ClubSettings(name="Thursdays")
    return ClubFounded(at=1.0, club="club-1", code=CODES["/api/clubs"], admin=HOST, secret="a" * 64, settings=settings)


def _statements() -> AbstractContextManager[list[str]]:
    """The statements about matches and tables that the database is given meanwhile, beside what every worker does."""
    aside = ("workers", "secrets", "PRAGMA", "BEGIN")
    return statements(lambda statement: not any(word in statement for word in aside))


async def _ask(guest: Guest, route: str) -> None:
    method, _, path = route.partition(" ")
    if method == "line":
        async with guest.at_table(CODE) as live:
            await live.stands(lambda _: True)
            await live.ask("look", seen=live.now["version"])
        return
    named = {"code": next((code for start, code in CODES.items() if path.startswith(start)), CODE)}
    path = "/" if path == "the page" else path.format_map(ADDRESSES | named)
    body = None if method == "GET" else BODIES.get(route, {"seats": ["me", "open", "open", "open"]})
    reply = await guest.http.request(method, path, json=body)
    assert reply.status_code < 500, reply.text
    assert reply.is_success or route in REFUSED, (route, reply.text)
    assert len(reply.content) < LONGEST or route in WHOLE, route


class HeldReviews:
    """Reviews that go on only when told to: how many deals one would make during a request depends on the machine."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._waits = asyncio.Event()
        self._may = asyncio.Semaphore(0)

        async def held(process: Any, payer: Any, begun: Any, work: Any, *args: Any, **more: Any) -> object:
            if work is reviewed_deal:
                self._waits.set()
                await self._may.acquire()
            return await RUN(process, payer, begun, work, *args, **more)

        monkeypatch.setattr(review_process.ReviewProcess, "run", held)

    async def make_a_deal(self) -> None:
        """Let one deal be reviewed and stored."""
        await self._waits.wait()
        self._waits.clear()
        self._may.release()
        await self._waits.wait()


async def _costs(settings: Settings, deals: int, reviews: HeldReviews) -> dict[str, list[tuple[int, int]]]:
    """How many statements and functions each route takes, the first time it is asked and the second."""
    log = _log(deals)
    table = opened(log)
    async with await Store.open(settings.store) as store:
        await store.create(table.id, CODE, log, entries(None, table))
        await store.create("evening-1", CODES["/api/evenings"], _evening(), stream=EVENING)
        await store.create("club-1", CODES["/api/clubs"], [_club()], stream=CLUB)
        signed = Identity(await store.keys()).signed(HOST)
    found: dict[str, list[tuple[int, int]]] = {}
    async with served(settings) as at, Guest(at) as guest:
        guest.http.cookies.set("euchre", signed, domain="127.0.0.1")
        await _ask(guest, STARTS_A_PROCESS)
        for route in sorted(ROUTES, key=lambda route: ORDER.index(route.partition(" ")[0])):
            found[route] = []
            for _ in range(2):
                with counted() as calls, _statements() as statements:
                    await _ask(guest, route)
                if route == BEGINS_A_REVIEW:
                    await reviews.make_a_deal()
                found[route].append((len(statements), calls.made))
    return found


@pytest.mark.slow
async def test_no_request_costs_more_the_longer_a_match_was(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_process, "NICE", 0)  # behind all others, it would never start among busy tests
    looks("")
    settings = replace(
        settings, limits=settings.limits._replace(guest=Allowance(burst=10**6, rate=1.0))
    )  # it asks all at once
    settings.page.mkdir()
    (settings.page / "index.html").write_text("<!doctype html><title>Euchre</title>")
    few = await _costs(replace(settings, store=f"sqlite:///{tmp_path / 'few.db'}"), FEW, HeldReviews(monkeypatch))
    many = await _costs(replace(settings, store=f"sqlite:///{tmp_path / 'many.db'}"), MANY, HeldReviews(monkeypatch))
    for route, (most, calls) in documented("Route").items():
        for seen in (*few[route], *many[route]):
            assert seen[0] <= most, route
            assert seen[1] <= calls, route
        assert many[route][1][0] <= few[route][1][0] + 2, (route, few[route], many[route])
        assert many[route][1][1] <= 1.5 * few[route][1][1] + 3_000, (route, few[route], many[route])


def test_every_route_has_a_bound() -> None:
    assert sorted(documented("Route")) == sorted(ROUTES)
