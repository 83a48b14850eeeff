"""Judged daily deals in a store, from which ratings follow, and the moments of their decisions."""

from __future__ import annotations

import zlib
from dataclasses import replace
from datetime import date
from hashlib import sha256

import msgspec

from euchre.daily.table import DailyResult, PlayerOfDay, opening
from euchre.review.judgement import Judgement
from euchre.review.outcome import Par
from euchre.review.reviewed_deal import ReviewedDeal, ReviewedDecision, WeighedChoice
from euchre.store.rows.reviews import ReviewKey, StoredDeal
from euchre.store.store import Store
from euchre.tables.events import Acted, Connected, Decider
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


async def timed(store: Store, table: str, easy: float, hard: float) -> None:
    """Let the person at a table decide in these seconds: easily twice, then with a point at stake, then with less."""
    waits: list[tuple[Decider, float]] = [("chance", 1.0), ("person", easy), ("bot", 9.0), ("person", easy)]
    waits += [("bot", 9.0), ("person", hard), ("bot", 9.0), ("person", 60.0), ("rules", 90.0)]
    at, events = 1.0, list[Acted | Connected]()
    for who, wait in waits:
        seat = None if who == "chance" else int(who == "bot")
        events += [
            Connected(at=at + wait, guest="ann", connection="c"),  # no action: the time of the next runs on
            Acted(at=at + wait, seat=seat, action="pass", who=who),
        ]
        at += wait
    await store.streams.append(table, 1, events)
    reviewed = ReviewedDeal(1, 3, (1, 0), (1, 0), Par((0.5, 0.5), (0, 0)), None, (_at_stake(5, 1.0), _at_stake(7, 0.2)))
    assert await store.reviews.begin(ReviewKey(table, 1, "quick"), 1, "nobody", None)
    deal = StoredDeal(1, zlib.compress(msgspec.json.encode(reviewed)), b"")
    assert await store.reviews.save_deal(ReviewKey(table, 1, "quick"), "nobody", deal)


def _at_stake(step: int, points: float) -> ReviewedDecision:
    choices = WeighedChoice("name hearts", points, 0.6, 0.0, ""), WeighedChoice("pass", 0.0, 0.5, 0.01, "")
    return ReviewedDecision(0, "name", step, "", "pass", 0.5, 0.1, 0.01, Judgement.BLUNDER, choices)
