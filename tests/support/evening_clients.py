"""Clients of an evening: guests who open one, send messages to it and look at it over HTTP."""

from __future__ import annotations

import itertools
from typing import Any

from support.web import Guest

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"]
QUICK = {"length": {"kind": "deals", "number": 1}, "movement": "draw", "rounds": 3}
"""Rounds of one deal."""
_NUMBERS = itertools.count(1)


async def opens(guest: Guest, **settings: Any) -> str:
    """Open an evening; returns its code."""
    reply = await guest.http.post("/api/evenings", json={"settings": {"movement": "draw", **settings}})
    assert reply.status_code == 201, reply.text
    return str(reply.json()["code"])


async def says(guest: Guest, code: str, type_: str, **fields: Any) -> Any:
    """Send a message; returns the answer, done or refused."""
    message = {"type": type_, "id": f"m{next(_NUMBERS)}", **fields}
    return (await guest.http.post(f"/api/evenings/{code}", json=message)).json()


async def does(guest: Guest, code: str, type_: str, **fields: Any) -> int:
    """Send a message that must be done; returns the version after it."""
    answer = await says(guest, code, type_, **fields)
    assert "version" in answer, answer
    return int(answer["version"])


async def looks(guest: Guest, code: str, **query: Any) -> Any:
    """The evening as a guest sees it."""
    reply = await guest.http.get(f"/api/evenings/{code}", params=query)
    assert reply.status_code == 200, reply.text
    return reply.json()


async def until(guest: Guest, code: str, wanted: Any) -> Any:
    """The evening as soon as it stands so."""
    now = await looks(guest, code)
    while not wanted(now):
        now = await looks(guest, code, seen=now["version"])
    return now


async def of_people(guest: Guest, number: int, section: str = "hall", **settings: Any) -> str:
    """Open an evening with `number` people entered; returns its code."""
    code = await opens(guest, **settings)
    for name in NAMES[:number]:
        await does(guest, code, "enter", name=name, section=section)
    return code


def is_over(now: Any) -> bool:
    """True once the last round that is seated is over."""
    return bool(now["rounds"]) and now["rounds"][-1]["is_over"]
