"""A server that dies at any point on a message's way loses nothing that it acknowledged, and does nothing twice."""

import asyncio
import itertools
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from support.crash_points import PLACES
from support.forked_servers import Servers, address, forked_servers
from support.friends import playing, until_over
from support.stored_tables import agreed, exactly_once, laid, sound
from support.web import PATIENCE

pytestmark = pytest.mark.slow

PROMISE = "A server killed between any two steps of a message's way keeps every acknowledged action once"
Death = tuple[str, int]
"""A place, and the passage of it that is the last."""


async def _evening(folder: Path, servers: Servers, deaths: Iterable[Death], **what: Any) -> int:
    """A whole match, during which the server dies these deaths; how many of them it came to."""
    url, died = address(folder), 0
    table = await laid(url, **what)
    async with playing(table.friends, lambda: servers.at, table.code):
        over = asyncio.create_task(until_over(table.friends))
        for place, passages in deaths:
            await servers.start(place, passages)
            death = asyncio.create_task(servers.death())
            await asyncio.wait([death, over], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            died += death.done() and not over.done()
            await servers.kill()
            await death
            if over.done():
                break
        await servers.start()
        async with asyncio.timeout(PATIENCE):
            await over
            events = await agreed(url, table)
        await servers.kill()
    assert exactly_once(events, table.friends)
    assert len(sound(events, table.friends)) == 1
    return died


async def test_nothing_is_lost_or_doubled_wherever_the_server_dies(tmp_path: Path) -> None:
    rng = random.Random(1)
    deaths = [(place, rng.randint(1, 8)) for place in PLACES]
    rng.shuffle(deaths)
    async with forked_servers(tmp_path) as servers:
        assert await _evening(tmp_path, servers, deaths, rules="standard,target=3") == len(deaths)


@pytest.mark.soak
@pytest.mark.parametrize("bots", [0, 2])
@pytest.mark.parametrize("place", PLACES)
async def test_nothing_is_lost_or_doubled_at_any_passage_of_any_place(
    place: str, bots: int, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", PROMISE)
    record_property("kind", "exhaustive")
    record_property("cases", "steps")
    async with forked_servers(tmp_path) as servers:
        for passages in itertools.count(1):
            if not await _evening(tmp_path, servers, [(place, passages)], number=passages, bots=bots):
                break
    record_property("trials", passages - 1)
    assert passages > 10  # even where two of the four are bots
