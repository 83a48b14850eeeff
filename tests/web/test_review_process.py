"""The process in which reviews are made comes when it is needed, goes when it is not, and takes nobody along."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from typing import Any

import pytest

from euchre.core.errors import EuchreError
from euchre.web.http.refusals import Denied
from euchre.web.past import review_process
from euchre.web.past.review_process import ReviewProcess
from euchre.web.thinking.fair_queue import Payer
from euchre.web.thinking.process_pool import ProcessPool


async def test_where_the_players_cannot_be_compiled_it_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def not_yet(_: Any) -> bool:
        return False

    async def compiled() -> None:
        raise EuchreError("play/compile", "No compiler.")

    async def prepared() -> None: ...

    monkeypatch.setattr(ProcessPool, "started", not_yet)
    monkeypatch.setattr(review_process, "compile_players", compiled)
    process = ReviewProcess(prepared)
    with pytest.raises(Denied, match="cannot review"):
        await process.run(Payer("here", "ann"), lambda: None, abs, -1)
    process.close()
    assert "Nothing can be reviewed: No compiler." in caplog.text


def test_a_pool_that_two_close_at_once_is_closed_by_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Close a pool from several threads, as a stopping server and a caller of broken-off work do."""
    pool, inside = ProcessPool(1), list[int]()

    def shutdown(**_: Any) -> None:
        inside.append(1)
        time.sleep(0.05)
        assert len(inside) == 1, "nobody else closes it"
        inside.pop()

    with monkeypatch.context() as counted:
        counted.setattr(pool.executor, "shutdown", shutdown)
        with ThreadPoolExecutor(3) as threads:
            list(threads.map(lambda _: pool.close(), range(3)))
    pool.close()


class Pool(ProcessPool):
    """A pool that is ready at once: a thread works in place of the process."""

    closed: int

    def __init__(self, count: int, *, nice: int = 0) -> None:
        super().__init__(count, nice=nice)
        self.executor = ThreadPoolExecutor(count)  # type: ignore[assignment,misc]

    async def started(self) -> bool:
        return True

    def close(self) -> None:
        super().close()
        type(self).closed += 1


async def test_the_process_is_let_go_when_nobody_wants_it_and_starts_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def prepared() -> None: ...

    monkeypatch.setattr(Pool, "closed", 0, raising=False)
    monkeypatch.setattr(review_process, "ProcessPool", Pool)
    process, payer = ReviewProcess(prepared, idle=0.05), Payer("here", "ann")
    try:
        for times in (1, 2):
            assert await process.run(payer, lambda: None, abs, -1) == 1
            async with asyncio.timeout(60):
                while Pool.closed < times:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.05)
            assert process._pool is None
    finally:
        process.close()


async def test_nobody_waits_for_more_than_a_few_pieces_of_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse an address that asks for more at once; done work does not count any more."""
    hold = asyncio.Event()

    async def prepared() -> None:
        await hold.wait()

    monkeypatch.setattr(Pool, "closed", 0, raising=False)
    monkeypatch.setattr(review_process, "ProcessPool", Pool)
    process, ann, ben = ReviewProcess(prepared), Payer("here", "ann"), Payer("here", "ben")
    try:
        waiting = [asyncio.create_task(process.run(ann, lambda: None, abs, -1)) for _ in range(review_process.MOST)]
        await asyncio.sleep(0)
        with pytest.raises(Denied, match="Too many positions at once"):
            await process.run(ann, lambda: None, abs, -1)
        other = asyncio.create_task(process.run(ben, lambda: None, abs, -1))
        hold.set()
        assert await asyncio.gather(*waiting, other) == [1] * (review_process.MOST + 1)
        assert await process.run(ann, lambda: None, abs, -1) == 1
    finally:
        process.close()


@pytest.mark.slow
async def test_who_waits_for_their_turn_does_not_suffer_from_what_killed_the_process() -> None:
    async def prepared() -> None: ...

    process = ReviewProcess(prepared)
    try:
        deadly = process.run(Payer("here", "ann"), lambda: None, os._exit, 1)
        others = [process.run(Payer(where, "ben"), lambda: None, abs, -1) for where in ("here", "elsewhere")]
        died, *found = await asyncio.gather(deadly, *others, return_exceptions=True)
        assert isinstance(died, BrokenExecutor)
        assert found == [1, 1]
    finally:
        process.close()
