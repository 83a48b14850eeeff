"""Deletes tables at which nothing has happened, and drills that have waited, for the days that the host has set."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from euchre.core.errors import EuchreError
from euchre.store.store import Store

_LOG: Final = logging.getLogger("euchre.web")
DAY: Final = 24 * 3600.0
_HOUR: Final = 3600.0
_APART: Final = 60.0
"""Seconds by which the computer's clock may have been set within an hour; beyond that it is not believed."""


async def delete_old_tables(store: Store, days: int, wall: Callable[[], float], steady: Callable[[], float]) -> None:
    """Delete the tables without events for `days` days, every hour.

    A clock that was set forward would make everything old: nothing is deleted in an hour in which it jumped.
    """
    while True:
        before, began = wall(), steady()
        await asyncio.sleep(_HOUR)
        now = wall()
        if abs((now - before) - (steady() - began)) > _APART:
            _LOG.warning("No old tables are deleted: the computer's clock was set.")
            continue
        await _delete(store, now - days * DAY, days)


async def _delete(store: Store, before: float, days: int) -> None:
    tables = 0
    try:
        async for step in store.prune(before):
            tables += step.tables
    except EuchreError as problem:
        _LOG.warning("Old tables could not be deleted: %s", problem)
    if tables:
        _LOG.info("Deleted %d tables at which nothing had happened for %d days.", tables, days)
