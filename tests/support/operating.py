"""The operator of a server as a program: their key, what they see and what they order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from euchre.store.store import Store
from support.web import PATIENCE, Guest

KEY = "0123456789abcdef0123456789abcdef"
DIGEST = sha256(KEY.encode()).digest()
HEADERS = {"Authorization": f"Bearer {KEY}"}


async def keyed(url: str | None) -> None:
    """Put the key of the operator's page into a store."""
    async with await Store.open(url) as store:
        await store.measures.change_key(DIGEST)


async def seen(guest: Guest, headers: dict[str, str] = HEADERS) -> dict[str, Any]:
    answer = await guest.http.get("/api/operator", headers=headers)
    assert answer.status_code == 200, answer.text
    now: dict[str, Any] = answer.json()
    return now


async def ordered(by: Guest, **order: Any) -> dict[str, Any]:
    answer = await by.http.post("/api/operator", headers=HEADERS, json=order)
    assert answer.status_code == 200, answer.text
    now: dict[str, Any] = answer.json()
    return now


async def until(guest: Guest, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The operator's page as soon as it is as `wanted`."""
    async with asyncio.timeout(PATIENCE):
        while not wanted(now := await seen(guest)):  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.05)
    return now
