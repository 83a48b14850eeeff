"""The presence at a table as the table says it, even after news of it was lost."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from time import time
from typing import Any

import pytest

from euchre.store.database.errors import Unavailable
from euchre.store.rows.streams import Streams
from euchre.store.store import Store
from euchre.tables.events import Connected, Disconnected, Event
from euchre.tables.fold import TABLE
from euchre.tables.table import Table
from euchre.web.settings.settings import Settings
from support.web import SOLO, TWO, Guest, choices, served


@pytest.fixture
async def at(settings: Settings) -> AsyncIterator[str]:
    async with served(replace(settings, poll=0.05, heartbeat=0.05)) as address:
        yield address


def seat(now: dict[str, Any], place: int) -> dict[str, Any]:
    found: dict[str, Any] = now["table"]["seats"][place]
    return found


@pytest.mark.slow
async def test_who_was_taken_for_dead_with_their_worker_and_is_not_is_there_again(
    settings: Settings, ann: Guest, bea: Guest
) -> None:
    code = await ann.opens(**TWO)
    async with ann.at_table(code) as ann_live, bea.at_table(code) as bea_live:
        await bea_live.ask("sit", name="Bea")
        await ann_live.stands(lambda now: seat(now, 1)["name"] == "Bea")
        await _from_another_worker(settings, code, lambda at, table: Disconnected(at=at, connections=tuple(table)))
        await ann_live.stands(lambda now: not seat(now, 1)["here"])
        await ann_live.stands(lambda now: seat(now, 0)["here"] and seat(now, 1)["here"])
        await ann_live.ask("begin")
        await ann_live.stands(lambda now: now["table"]["shuffle"]["contributors"] == [0, 1])


async def test_a_connection_that_its_own_worker_does_not_know_is_gone(settings: Settings, ann: Guest) -> None:
    code = await ann.opens(**SOLO)
    eve = "somebody who watched"
    async with ann.at_table(code) as live:
        await live.shuffle()
        before = await live.my_turn()

        def connected(at: float, table: Any) -> Event:
            worker = next(iter(table)).partition(":")[0]
            return Connected(at=at, guest=eve, connection=f"{worker}:999999")

        await _from_another_worker(settings, code, connected)
        await live.stands(lambda now: now["table"]["spectators"] == 1)
        await live.stands(lambda now: now["table"]["spectators"] == 0)
        assert choices(live.now) == choices(before)


async def test_who_left_while_the_store_was_away_is_gone_once_it_is_back(
    ann: Guest, bea: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await ann.opens(**TWO)
    async with ann.at_table(code) as ann_live:
        async with bea.at_table(code) as bea_live:
            await bea_live.ask("sit", name="Bea")
            await ann_live.stands(lambda now: seat(now, 1)["name"] == "Bea")
            tries = 0
            append = Streams.append

            async def away(streams: Streams, *what: Any, **more: Any) -> None:
                nonlocal tries
                tries += 1
                if tries <= 2:
                    raise Unavailable("store/unavailable", "The database does not answer.")
                await append(streams, *what, **more)

            monkeypatch.setattr(Streams, "append", away)
        await ann_live.stands(lambda now: not seat(now, 1)["here"])
    assert tries > 2


async def _from_another_worker(settings: Settings, code: str, happens: Any) -> None:
    """Let another worker, which is alive, write something at a table."""
    async with await Store.open(settings.store) as store:
        await store.heartbeats.record("another", time())  # the store is not polled while nobody else is alive
        table_id = await store.streams.named(TABLE, code)
        assert table_id is not None
        events = await store.streams.events(table_id)
        table: Table = TABLE.fold(events)
        await store.streams.append(table_id, len(events), (happens(table.at, table.connections),))
