"""Makes the charts that an evening needs before a round is seated, where bots think otherwise: it takes seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import Final

from euchre.charts.planned_round import PlannedRound
from euchre.evenings.acts.charts import PlanMade
from euchre.evenings.planning import PlanRequest, made_plan, wanted_plan
from euchre.evenings.settings import Section
from euchre.web.evenings.evening_room import EveningRoom
from euchre.web.thinking.fair_queue import Payer
from euchre.web.worker.worker import Worker

LONGEST: Final = 20.0
"""Seconds after which a round is seated without a chart: on a busy or broken server people must not wait for one."""


async def plan_rounds(room: EveningRoom, worker: Worker, payer: Payer, allow: Callable[[], None]) -> None:
    """Make the charts that are missing for the people who are there, one for each section.

    `allow` is called before each, and raises `Denied` where somebody has too many made.
    """
    tried = set[Section]()
    with suppress(TimeoutError, BrokenExecutor):  # a process has died, or none is ready yet
        async with asyncio.timeout(LONGEST):
            while (request := wanted_plan(room.state)) is not None and request.section not in tried:
                tried.add(request.section)
                allow()
                rounds = await _made(request, worker, payer)
                await room.take(PlanMade(request.section, request.first, rounds))


async def _made(request: PlanRequest, worker: Worker, payer: Payer) -> tuple[PlannedRound, ...]:
    return await worker.bot_threads.run(lambda: worker.bot_threads.call(made_plan, request), payer)
