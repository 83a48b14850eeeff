"""Judged daily deals in a store, from which ratings follow."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from hashlib import sha256

from euchre.daily.table import DailyResult, PlayerOfDay, opening
from euchre.store.store import Store
from euchre.tables.fold import TABLE
from euchre.tables.history import entry_of
from support.daily import MONDAY


async def judged(store: Store, guest: str, number: int, loss: float, day: date = MONDAY) -> str:
    """Put a judged daily deal of a guest into a store; returns its table."""
    code = f"{guest}-{day}-{number}"
    seed = sha256(code.encode()).digest()
    events = opening(day, number, PlayerOfDay(guest, guest.title()), seed=seed, code=code, at=1.0)
    table = TABLE.fold(events)
    await store.streams.create(table.id, code, events, [replace(entry_of(table), started=1.0, ended=5.0)])
    await store.daily.finish(table.id, DailyResult(1.0, "h"))
    await store.daily.judge(table.id, loss, 0.01)
    return table.id
