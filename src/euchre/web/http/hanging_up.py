"""Work for a request that nobody waits for any more."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

_Found = TypeVar("_Found")


async def while_connected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, _Found]) -> _Found | None:
    """Do some work for a request whose body has been read; cancel it, and return None, if the client hangs up first."""
    working, gone = asyncio.create_task(work), asyncio.create_task(_hung_up(request))
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        working.cancel()
        gone.cancel()


async def _hung_up(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
