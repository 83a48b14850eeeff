"""`kill -9` at any moment under several live tables: everybody comes back, and nothing is lost or done twice."""

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from support.forked_servers import Servers, address, forked_servers
from support.friends import playing, until_over
from support.stored_tables import Set, agreed, exactly_once, laid, sound
from support.web import PATIENCE

PROMISE = "A server killed at a random moment under live tables loses no acknowledged action and doubles none"
FOREVER = 10**9
RULES = ("standard,target=2", "british,target=2", "online,target=2")


async def _kills(folder: Path, servers: Servers, kills: int, seed: int) -> int:
    """Live tables until the server was killed so often; how many messages were acknowledged meanwhile."""
    rng, url = random.Random(seed), address(folder)
    tables = [await _table(url, 10 * seed + number, rules) for number, rules in enumerate(RULES)]
    async with AsyncExitStack() as stack:
        for table in tables:
            await stack.enter_async_context(playing(table.friends, lambda: servers.at, table.code))
        for _ in range(kills):
            await servers.start()
            await asyncio.sleep(rng.uniform(0.05, 0.6))
            await servers.kill()
        for table in tables:
            _one_more(table)
        await servers.start()
        async with asyncio.timeout(2 * PATIENCE):
            await asyncio.gather(*(until_over(table.friends) for table in tables))
            records = [await agreed(url, table) for table in tables]
        await servers.kill()
    for events, table in zip(records, tables, strict=True):
        assert len(sound(events, table.friends)) == table.friends[0].wants
    return sum(exactly_once(events, table.friends) for events, table in zip(records, tables, strict=True))


async def _table(url: str, number: int, rules: str) -> Set:
    table = await laid(url, number, rules=rules, bots=number % 3)
    for friend in table.friends:
        friend.wants = FOREVER
    return table


def _one_more(table: Set) -> None:
    """Let the match after this one be the last. Nobody can be further than that while one of them is in this one."""
    first = table.friends[0].now
    for friend in table.friends:
        friend.wants = 1 + (first["table"]["match"] if first else 1)


@pytest.mark.slow
async def test_live_tables_survive_a_server_that_is_killed_again_and_again(tmp_path: Path) -> None:
    async with forked_servers(tmp_path) as servers:
        assert await _kills(tmp_path, servers, 3, seed=1) > 20


@pytest.mark.soak
async def test_live_tables_survive_a_thousand_kills(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", PROMISE)
    record_property("trials", 1000)
    async with forked_servers(tmp_path) as servers:
        for seed in range(1, 41):
            await _kills(tmp_path, servers, 25, seed)
