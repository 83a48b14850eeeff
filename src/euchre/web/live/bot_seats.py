"""Lets the bots of one table play at the pace of the table, from a player's view."""

from __future__ import annotations

import asyncio
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from functools import cached_property
from random import Random
from typing import Final

from euchre.bots.lineup.levels import BOT_OF_LEVEL, SWIFT
from euchre.bots.lineup.stand_in import PLAIN_LEVELS, PlainBot
from euchre.bots.lineup.thinking_process import choice
from euchre.bots.policy.player import PlainSwiftBot
from euchre.core.actions import Action
from euchre.tables.inputs import BotActs
from euchre.tables.turns import BotTurn, bot_turn
from euchre.web.live.room import Room
from euchre.web.live.ticker import happens, wait_until
from euchre.web.quotas.quotas import BOT_ACT
from euchre.web.telemetry import metrics
from euchre.web.thinking.fair_queue import Payer
from euchre.web.worker.worker import Worker

IN_THEIR_PLACE: Final = 1.0
"""Seconds after which swift answers where a bot may not think: at once, many such tables would fill a core."""
_TIMES_ALONE: Final = 4
"""Price of an act at a table of bots alone, which an evening may have: all others go before."""
_TRIES_AGAIN: Final = 1.0
"""Seconds after which a bot asks again whether it may act, where the bots of its address have done much."""


class BotSeats:
    """Lets the bots of a table play, one turn after the other."""

    def __init__(self, room: Room, worker: Worker) -> None:
        self._room: Final = room
        self._worker: Final = worker
        self._swift: Final = PlainSwiftBot()

    async def run(self) -> None:
        """Play as long as the table is open."""
        while True:
            version = self._room.table.version
            turn = bot_turn(self._room.table)
            if turn is None:
                await self._room.after(version)
            else:
                await self._take(turn)

    async def _take(self, turn: BotTurn) -> None:
        if not (self._room.leads or await self._wait_for_turn(turn)):
            return  # another worker's bot has acted, and this one need not think
        times = 1 if any(seat.guest for seat in self._room.table.seats) else _TIMES_ALONE
        if not self._worker.quotas.take(BOT_ACT, Payer(self._room.payer.address, ""), times):
            await asyncio.sleep(_TRIES_AGAIN)
            return
        begun, acts = await self._decision(turn)
        pace = self._worker.bot_pace
        pace.took(self._room.clock.now() - begun)
        late = begun + pace.seconds if turn.watched and self._room.leads else 0.0
        if await self._wait_for_turn(turn, late, pace.stagger() if turn.watched else 0.0):
            await happens(self._room, acts)

    async def _decision(self, turn: BotTurn) -> tuple[float, BotActs]:
        """Think for a bot; return when it began, which may be some time after it was asked, and its action."""
        payer = self._room.payer
        is_ready = self._worker.lineup.can_play(BOT_OF_LEVEL[turn.level])
        thinks = turn.level in PLAIN_LEVELS or (turn.level != SWIFT and is_ready)
        choose = self._choice if is_ready else self._plain_choice
        if thinks and self._worker.bot_threads.admit(payer):
            with suppress(BrokenExecutor):  # the process that thought about it has died
                begun, action = await self._worker.bot_threads.run(
                    lambda: (self._room.clock.now(), choose(turn)), payer
                )
                return begun, BotActs(turn.seat, turn.seen, action)
        if thinks:
            await asyncio.sleep(IN_THEIR_PLACE)
        # In a thread: the first decision by some house rules works out what every score is worth.
        chance = Random(turn.seed)  # noqa: S311 - a game needs no secret here
        begun, action = await asyncio.to_thread(lambda: (self._room.clock.now(), self._swift.choose(turn.view, chance)))
        return begun, BotActs(turn.seat, turn.seen, action, SWIFT)

    def _choice(self, turn: BotTurn) -> Action:
        with metrics.THINKING.time():
            return self._worker.bot_threads.call(choice, BOT_OF_LEVEL[turn.level], turn.view, turn.seed)

    @cached_property
    def _plain_bots(self) -> dict[str, PlainBot]:
        return {level: PlainBot(BOT_OF_LEVEL[level]) for level in PLAIN_LEVELS}

    def _plain_choice(self, turn: BotTurn) -> Action:
        with metrics.THINKING.time():
            return self._plain_bots[turn.level].choose(turn.view, Random(turn.seed))  # noqa: S311 - a game needs no secret here

    async def _wait_for_turn(self, turn: BotTurn, at: float = 0.0, later: float = 0.0) -> bool:
        """Wait until the bot may act and until `at`, and `later` seconds more; False if it is no longer asked."""
        while (now := bot_turn(self._room.table)) and (now.seat, now.seen) == (turn.seat, turn.seen):
            if await wait_until(self._room, max(at, now.not_before) + later):
                return True
        return False
