"""Work for a database whose caller has gone."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest

from euchre.store.database.database import finish_even_if_cancelled


async def test_an_error_after_the_caller_was_cancelled_is_nobodys_and_is_not_logged() -> None:
    problems: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, problem: problems.append(problem))
    ready = asyncio.Event()

    async def work() -> None:
        await ready.wait()
        raise ValueError("behind")

    asked = asyncio.create_task(finish_even_if_cancelled(asyncio.create_task(work())))
    await asyncio.sleep(0)
    asked.cancel()
    await asyncio.sleep(0)
    assert not asked.done(), "it is let go only once the work is over"
    ready.set()
    with pytest.raises(asyncio.CancelledError):
        await asked
    del asked
    gc.collect()
    await asyncio.sleep(0)
    assert problems == []
