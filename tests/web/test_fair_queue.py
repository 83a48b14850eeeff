"""Work is done in turns: address by address, and table by table of each; counted in what is done in between."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from threading import Barrier, Event

import pytest
from prometheus_client import REGISTRY

from euchre.web.settings.limits import Limits
from euchre.web.settings.networks import quota_key
from euchre.web.thinking.bot_threads import BotThreads
from euchre.web.thinking.fair_queue import FairQueue, Payer


class Clerk:
    """Asks a queue of one thread for work, and keeps in which order it is done."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.done: list[Payer] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._gate = Event()

    def asks(self, *payers: Payer) -> None:
        for payer in payers:
            self.tasks.append(asyncio.create_task(self.queue.run(self._noting(payer), payer)))

    def _noting(self, payer: Payer) -> Callable[[], None]:
        return lambda: self.done.append(payer)

    async def block(self) -> None:
        """Keep the thread busy until `go`."""
        begun = Event()

        def wait() -> None:
            begun.set()
            self._gate.wait()

        self.tasks.append(asyncio.create_task(self.queue.run(wait, Payer("", ""))))
        await asyncio.to_thread(begun.wait)

    def open(self) -> None:
        """Let the thread go on."""
        self._gate.set()

    async def go(self) -> list[Payer]:
        await asyncio.sleep(0)  # everything that was asked for stands in the queue
        self.open()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.done


@asynccontextmanager
async def clerk(queue: FairQueue | None = None) -> AsyncIterator[Clerk]:
    one = Clerk(queue or FairQueue("test", 1))
    await one.block()
    try:
        yield one
    finally:
        one.open()
        one.queue.close()


MANY = [Payer("flood", str(table)) for table in range(55)]


async def test_somebody_else_waits_for_one_piece_of_work_however_many_there_are() -> None:
    async with clerk() as one:
        one.asks(*MANY * 3)
        await asyncio.sleep(0)
        one.asks(Payer("ann", "a table"))
        done = await one.go()
    assert done.index(Payer("ann", "a table")) <= 1
    assert len(done) == len(MANY) * 3 + 1


async def test_addresses_take_turns_and_so_do_the_tables_of_each() -> None:
    async with clerk() as one:
        one.asks(*[Payer("a", "1")] * 3, Payer("a", "2"), Payer("b", "1"), Payer("b", "1"), Payer("c", "1"))
        done = await one.go()
    assert [f"{address}{name}" for address, name in done] == ["a1", "b1", "c1", "a2", "b1", "a1", "a1"]


async def test_a_customer_of_ipv6_has_one_turn_however_many_networks_they_have() -> None:
    networks = [Payer(quota_key(f"2001:db8:1:{65 * number:x}::1"), "a table") for number in range(1000)]
    ann = Payer(quota_key("2001:db8:2::1"), "a table")
    async with clerk() as one:
        one.asks(*networks)
        await asyncio.sleep(0)
        one.asks(ann)
        done = await one.go()
    assert len(done) == 1001
    assert done.index(ann) <= 1


async def test_a_table_waits_once_for_each_other_of_its_address_not_for_all_they_ask() -> None:
    async with clerk() as one:
        one.asks(*MANY * 3)
        await asyncio.sleep(0)
        one.asks(Payer("flood", "late"))
        done = await one.go()
    assert done.index(Payer("flood", "late")) == len(MANY)


async def test_no_address_has_all_threads_while_another_has_asked_lately() -> None:
    queue, gate, begun = FairQueue("test", 2), Event(), Counter[str]()

    def work(address: str) -> Callable[[], object]:
        def wait() -> object:
            begun[address] += 1
            return gate.wait()

        return wait

    assert await queue.run(lambda: 7, Payer("ann", "1")) == 7
    tasks = [asyncio.create_task(queue.run(work("flood"), payer)) for payer in MANY]
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(queue.run(lambda: begun["ann"], Payer("ann", "1"))))
    assert await tasks[-1] == 0, "a thread was free, and nobody waits for the flood"
    assert queue.waiting("flood") == len(MANY) - 1
    gate.set()
    await asyncio.gather(*tasks)
    queue.close()


async def test_an_address_has_all_threads_while_nobody_else_asks() -> None:
    queue, both = FairQueue("test", 2), Barrier(2)
    await asyncio.gather(*(queue.run(lambda: both.wait(10), payer) for payer in MANY[:2]))
    queue.close()


async def test_work_that_nobody_waits_for_any_more_is_not_begun() -> None:
    async with clerk() as one:
        one.asks(Payer("a", "1"), Payer("b", "1"))
        await asyncio.sleep(0)
        assert one.queue.waiting("a") == 1
        one.tasks[1].cancel()
        done = await one.go()
    assert done == [Payer("b", "1")]


async def test_what_goes_wrong_is_told_to_who_asked_and_the_queue_goes_on() -> None:
    queue = FairQueue("test", 1)

    def fail() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await queue.run(fail, Payer("a", "1"))
    assert await queue.run(lambda: 7, Payer("a", "1")) == 7
    queue.close()


async def test_closing_lets_everybody_go() -> None:
    async with clerk() as one:
        one.asks(Payer("a", "1"))
        await asyncio.sleep(0)
        one.queue.close()
        with pytest.raises(asyncio.CancelledError):
            await one.tasks[1]
        assert REGISTRY.get_sample_value("euchre_queue", {"queue": "test"}) == 0


# When swift answers


def answers() -> float:
    return REGISTRY.get_sample_value("euchre_stand_in_answers_total") or 0.0


async def test_swift_answers_where_an_address_has_much_waiting_and_only_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    thinking = BotThreads(Limits(thoughts=2))
    async with clerk(thinking._queue) as one:
        before = answers()
        one.asks(MANY[0])
        await asyncio.sleep(0)
        assert thinking.admit(MANY[1])
        one.asks(MANY[1])
        await asyncio.sleep(0)
        assert not thinking.admit(MANY[2])
        assert thinking.admit(Payer("ann", "a table"))
        assert answers() == before + 1
        await one.go()
        assert thinking.admit(MANY[2])


def test_swift_answers_above_the_limit_of_an_address_until_tables_are_quiet() -> None:
    now = 0.0
    thinking = BotThreads(Limits(thinking_tables=3), clock=lambda: now)
    first, second, third, fourth = MANY[:4]
    assert [thinking.admit(table) for table in (first, second, third, fourth, first)] == [True] * 3 + [False, True]
    assert thinking.admit(Payer("ann", "a table"))
    now = 40.0
    assert thinking.admit(first)
    now = 61.0  # nobody has played at the second and the third for a minute
    assert [thinking.admit(table) for table in (fourth, MANY[4], MANY[5], first)] == [True, True, False, True]
    now = 1_000.0
    assert thinking.admit(Payer("bea", "a table"))
    assert (len(thinking._asked), dict(thinking._tables)) == (1, {"bea": 1}), "nobody is remembered for ever"
    thinking.close()
