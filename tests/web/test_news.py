"""The news between workers by PostgreSQL: over one line each, which is opened again when it is lost."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count

import asyncpg
import pytest

from euchre.web.settings.settings import Settings
from euchre.web.worker.notifier import Notifier
from support.postgres import Server
from support.web import PATIENCE, TWO, Guest, Live, served

LOST, BACK = "The connection to the other workers is lost", "The connection to the other workers is back"
HOUR = 3600.0
POOLS = 2 * 8
"""Sessions that the two workers may open for their events, as many as they need at once."""


@pytest.fixture(scope="module")
def server(server: Server) -> Server:
    asyncio.run(server.command("ALTER SYSTEM SET log_connections = 'on'"))
    asyncio.run(server.command("SELECT pg_reload_conf()"))
    return server


@pytest.fixture
def shared(settings: Settings, server: Server) -> Settings:
    return replace(settings, store=asyncio.run(server.emptied()), poll=HOUR)


@pytest.mark.parametrize("how", [pytest.param("fast", marks=pytest.mark.slow), "kill"])
async def test_workers_hear_of_each_other_again_after_the_database_was_away(
    shared: Settings, server: Server, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    caplog.set_level(logging.WARNING, "euchre.web")
    async with served(shared) as one, served(shared) as two, Guest(one) as ann, Guest(two) as bea:
        code = await ann.opens(**TWO)
        async with ann.at_table(code) as ann_live, bea.at_table(code) as bea_live:
            await _both_see(ann_live, bea_live, "before")
            await asyncio.to_thread(server.end, how)
            refused = await ann_live.ask("settle", title="meanwhile", id="again")
            assert (refused["type"], refused["code"]) == ("refused", "server/store")
            await _until(lambda: _said(caplog, LOST) == 2)
            await asyncio.to_thread(server.start)
            await _until(lambda: _said(caplog, BACK) == 2)
            while (await ann_live.ask("settle", title="meanwhile", id="again"))["type"] != "ack":  # noqa: ASYNC110
                await asyncio.sleep(0.05)  # the database is still getting ready
            await _both_see(ann_live, bea_live, "meanwhile", told=True)
            for title in ("after", "and after"):  # the first may be seen by the look that follows the loss
                await _both_see(ann_live, bea_live, title)
    assert (_said(caplog, LOST), _said(caplog, BACK)) == (2, 2)


async def test_what_happened_while_the_line_was_lost_is_looked_for_once_it_is_back(
    shared: Settings, server: Server
) -> None:
    async with served(shared) as one, served(shared) as two, Guest(one) as ann, Guest(two) as bea:
        code = await ann.opens(**TWO)
        async with ann.at_table(code) as ann_live, bea.at_table(code) as bea_live:
            await _both_see(ann_live, bea_live, "before")
            for name in ("while", "the lines", "are lost"):
                await server.command(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'euchre news'"
                )
                await _both_see(ann_live, bea_live, name)


async def test_acting_opens_no_session_of_the_database_for_each_action(shared: Settings, server: Server) -> None:
    async with served(shared) as one, served(shared) as two, Guest(one) as ann, Guest(two) as bea:
        code = await ann.opens(**TWO)
        async with ann.at_table(code) as ann_live, bea.at_table(code) as bea_live:
            await bea_live.next()
            before = server.logged("connection received")
            for number in range(3 * POOLS):
                await _both_see(ann_live, bea_live, f"{number}")
            assert server.logged("connection received") - before <= POOLS


async def test_the_newest_of_many_tables_is_told_in_pieces_that_the_database_takes(server: Server) -> None:
    url = await server.emptied()
    tables = {f"{number:032x}": 10**9 + number for number in range(250)}
    async with _notifiers(url) as (one, two):
        for table, version in tables.items():
            one.notify(table, version - 1)
            one.notify(table, version)
        heard = {}
        async with asyncio.timeout(PATIENCE):
            async for table, version in two.news():
                heard[table] = version
                if heard == tables:
                    break
        told = two.news()
        two.notify("from two", 1)
        one.notify("from one", 1)
        async with asyncio.timeout(PATIENCE):
            assert await anext(told) == ("from one", 1), "nobody hears of their own"


async def test_news_in_words_of_another_version_let_the_worker_look_for_itself(server: Server) -> None:
    url = await server.emptied()
    async with _notifiers(url) as (one, two):
        for notifier in (one, two):
            notifier.missed.clear()
        connection = await asyncpg.connect(url)
        await connection.execute("SELECT pg_notify('euchre_versions', 'what is this?')")
        await connection.close()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(one.missed.wait(), two.missed.wait())
        assert one.listening
        assert two.listening


@asynccontextmanager
async def _notifiers(url: str) -> AsyncIterator[tuple[Notifier, Notifier]]:
    notifiers = Notifier(url), Notifier(url)
    tasks = [asyncio.create_task(notifier.run()) for notifier in notifiers]
    try:
        await _until(lambda: all(notifier.listening for notifier in notifiers))
        yield notifiers
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _both_see(ann_live: Live, bea_live: Live, title: str, *, told: bool = False) -> None:
    """Ann names the table at one worker, and Bea sees it at the other."""
    if not told:
        assert (await ann_live.ask("settle", title=title))["type"] == "ack"
    await bea_live.stands(lambda now: now["table"]["title"] == title)


def _said(caplog: pytest.LogCaptureFixture, sentence: str) -> int:
    return sum(record.getMessage().startswith(sentence) for record in caplog.records)


async def _until(true: Callable[[], bool]) -> None:
    for tries in count():
        if true():
            return
        assert tries < PATIENCE / 0.02
        await asyncio.sleep(0.02)
