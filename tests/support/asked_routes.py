"""The routes of the server, a request for each, and their costly inputs: a long match, a large evening and club."""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

from litestar.routes import HTTPRoute, WebSocketRoute
from msgspec.structs import replace as struct_replace

from euchre.clubs.acts.evenings import EveningHeld
from euchre.clubs.acts.founding import ClubFounded
from euchre.clubs.acts.members import MemberAdded, MemberLinked
from euchre.clubs.acts.seasons import SeasonPlanned
from euchre.clubs.catalogue import CLUB, ClubEvent
from euchre.clubs.settings import ClubSettings, SeasonSettings
from euchre.drills.collection import collection
from euchre.evenings.acts.opening import EveningOpened
from euchre.evenings.catalogue import EVENING
from euchre.evenings.settings import MOST_ENTRANTS
from euchre.store.store import Store
from euchre.streams.event import StreamEvent
from euchre.streams.managers import Managers
from euchre.tables.effects import Persist
from euchre.tables.events import Event
from euchre.tables.fold import TABLE
from euchre.tables.history import entries
from euchre.tables.inputs import MessageReceived
from euchre.tables.messages import Concede
from euchre.tables.step import step
from euchre.web.http.identity import Identity
from euchre.web.server.app import create_app
from support.directing import Director, new_evening
from support.evenings import HOST, connection
from support.long_tables import four_people
from support.operating import DIGEST, HEADERS
from support.web import Guest

CODE = "ABCD-EFGH"
CODES = {"/api/evenings": "EVEN-1NGS", "/api/clubs": "CAVB-0001"}
"""The codes of an evening of a hundred people after a few rounds, and of a club; by how their addresses begin."""
ADDRESSES = {
    "match": "1",
    "text": "british,target=15",
    "number": "1",
    "month": f"{datetime.now(UTC).date():%Y-%m}",
    "day": str(datetime.now(UTC).date()),
    "ref": "nobodys",
    "path": "nothing/here",
    "wanted": "five",
    "people": "16",
    "rounds": "8",
    "credential": "nobodys",
}


def _routes() -> list[str]:
    """List the routes, as `GET /api/tables/{code}`; all addresses of the page are one."""
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
"""The order of requests: those that begin things come first, and those that end them last."""
BEGINS_A_REVIEW = "POST /api/games/{code}/{match}/review"
NOBODYS_CARD = "0000000-1111111-2222222-3333333"
BODIES: dict[str, dict[str, Any]] = {
    "POST /api/clubs": {"settings": {"name": "Thursdays"}},
    "POST /api/clubs/{code}": {"type": "changemember", "member": 1, "name": "Zoe"},
    "POST /api/daily/{day}": {"number": 1},
    "POST /api/drills": {"position": next(iter(collection())), "action": "pass"},
    "PUT /api/ratings/shown": {"shown": True, "name": "Zoe"},
    "POST /api/operator": {"type": "announce", "text": "Hello"},
    "POST /api/tables/{code}/reports": {"name": "Ben", "reason": "name"},
    "POST /api/evenings": {"settings": {}},
    "POST /api/lobby": {"rules": ["standard"]},
    "POST /api/lobby/{code}": {"name": "Ann"},
    "PUT /api/people/{ref}": {"wish": "contact"},
    "POST /api/people/{ref}/invitation": {"code": CODE},
    "POST /api/evenings/{code}": {"type": "changeentrant", "entrant": 1, "name": "Zoe"},
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
STARTS_A_PROCESS = "POST /api/analyse"
"""Asked once before anything is counted: starting takes seconds, and the loop's own beat would be counted meanwhile."""
REFUSED = (
    "POST /api/card",
    "POST /api/card/holder",
    "POST /api/lobby/{code}",
    "PUT /api/people/{ref}",
    "POST /api/people/{ref}/invitation",
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
"""The refusals of what is nobody's, not over, not there, not under an address, not written so, or done once only."""


def long_match(deals: int) -> list[Event]:
    """A match of `deals` deals, given up at its end."""
    evening = four_people(deals)
    table, log = evening.table, list(evening.log)
    for guest in (HOST, "cat"):
        table, effects = step(
            table, MessageReceived(guest, connection(guest), Concede(id=f"c-{guest}", match=1)), table.at
        )
        log += [event for effect in effects if isinstance(effect, Persist) for event in effect.events]
    return log


def large_evening(rounds: int) -> list[StreamEvent]:
    """An evening that the host directs: the most people, and `rounds` rounds with all their results."""
    director = Director(new_evening(movement="progressive", rounds=rounds), HOST)
    director.evening = replace(director.evening, directors=Managers.founded("s", HOST, 0.0))
    director.enters(MOST_ENTRANTS - 1)
    for _ in range(rounds):
        director.plays(Random(1))
    first, *rest = director.evening.log
    assert isinstance(first, EveningOpened)
    return [struct_replace(first, evening="evening-1", code=CODES["/api/evenings"], director=HOST), *rest]


def new_club() -> ClubFounded:
    """A club that the host runs."""
    settings = ClubSettings(name="Thursdays")
    return ClubFounded(at=1.0, club="club-1", code=CODES["/api/clubs"], admin=HOST, secret="a" * 64, settings=settings)


def large_club(members: int, events: int) -> list[ClubEvent]:
    """A club that the host runs, with `members` members and `events` events, a season, and the evening."""
    log: list[ClubEvent] = [new_club()]
    log += [
        MemberAdded(at=1.0, by=HOST, id=f"a{number}", number=number, name=f"Member {number}", public=True)
        for number in range(1, members + 1)
    ]
    season = SeasonSettings(name="All", first="1900-01-01", last="2999-12-31")
    log.append(SeasonPlanned(at=1.0, by=HOST, id="season", number=1, settings=season))
    log.append(EveningHeld(at=1.0, by=HOST, evening="evening-1", code=CODES["/api/evenings"]))
    for change in range(events - len(log)):
        number = 1 + change % members
        log.append(MemberLinked(at=1.0, by=f"guest{number}", id="me", number=number, guest=f"guest{number}"))
    return log


async def store_for_requests(url: str, *, deals: int, rounds: int, members: int, events: int) -> str:
    """Keep a match of `deals` deals, an evening of a hundred people and a club; returns the cookie of their host."""
    log = long_match(deals)
    table = TABLE.fold(log)
    async with await Store.open(url) as store:
        await store.streams.create(table.id, CODE, log, entries(None, table))
        await store.streams.create("evening-1", CODES["/api/evenings"], large_evening(rounds), kind=EVENING)
        await store.streams.create("club-1", CODES["/api/clubs"], large_club(members, events), kind=CLUB)
        await store.measures.change_key(DIGEST)
        return Identity(await store.keys.read()).signed(HOST)


async def ask(guest: Guest, route: str) -> int:
    """Ask for a route as the host, once; returns the bytes of the answer. What is refused is in `REFUSED`."""
    method, _, path = route.partition(" ")
    if method == "line":
        async with guest.at_table(CODE) as live:
            await live.stands(lambda _: True)
            await live.ask("look", seen=live.now["version"])
        return 0
    named = {"code": next((code for start, code in CODES.items() if path.startswith(start)), CODE)}
    headers = HEADERS if path == "/api/operator" else {}
    path = "/" if path == "the page" else path.format_map(ADDRESSES | named)
    body = None if method == "GET" else BODIES.get(route, {"seats": ["me", "open", "open", "open"]})
    if body is not None and "type" in body and not headers:
        body = {**body, "id": secrets.token_hex(8)}  # what has been done already would cost nothing
    reply = await guest.http.request(method, path, json=body, headers=headers)
    assert reply.status_code < 500, reply.text
    assert reply.is_success or route in REFUSED, (route, reply.text)
    return len(reply.content)
