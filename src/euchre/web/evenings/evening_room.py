"""An evening as this worker serves it: what each guest sees, and the news they wait for."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from euchre.evenings.catalogue import EVENING
from euchre.evenings.evening import Evening
from euchre.evenings.online_tables import may_open, online_tables
from euchre.evenings.perspective import EveningNow, evening_now
from euchre.web.settings.limits import Allowance, Bucket
from euchre.web.streams.viewed_room import ViewedRoom
from euchre.web.worker.worker import Worker

_CROWD: Final = Allowance(burst=300, rate=8.0)
"""The answers with news to those who do not direct: three to each of a hundred people at once, and 8 a second.

An answer takes some two milliseconds, and a tenth of what its address is given in a second (`quotas.REQUEST`).
"""
_AGAIN: Final = 0.2
"""Seconds after which somebody of a crowd asks again whether it is their turn."""
_LONGEST_TURN: Final = 15.0
"""Seconds that somebody waits for their turn at most."""
_OPENING: Final = 2.0
"""Seconds that somebody who looks waits for the live tables of a round to be opened."""


class EveningRoom(ViewedRoom[Evening, EveningNow]):
    """An evening in memory, with its views and its live tables."""

    kind = EVENING

    def __init__(self, evening: Evening, worker: Worker, *, copied: int = 0) -> None:
        super().__init__(evening, worker, copied=copied)
        self.codes: dict[str, str] = {}
        """The codes of the live tables that are open, by their ids."""
        self.shown: Final[set[str]] = set()
        """The live tables whose cards everybody may see, as far as this worker has seen to it."""
        self.ended: Final[set[str]] = set()
        """The live tables of rounds that were taken back, as far as this worker has ended them."""
        self._tables_open = asyncio.Event()
        self._entrants: Final = Bucket(_CROWD, worker.steady)
        self._others: Final = Bucket(_CROWD, worker.steady)
        self._note_tables()

    def on_change(self) -> None:
        """Have its live tables looked at."""
        self.worker.due_evenings.put(self.state.id)
        self._note_tables()

    @property
    def news(self) -> int:
        """The number of the last event that people are told of."""
        return self.state.news

    async def turn(self, guest: str | None) -> None:
        """Wait until a guest who saw the evening before may see it again: directors at once, a crowd one by one.

        Strangers are a crowd of their own: however often they look, no entrant waits for them.
        """
        if guest not in self.state.directors:
            is_entrant = guest is not None and self.state.entrant_of(guest) is not None
            crowd, until = self._entrants if is_entrant else self._others, self.worker.steady() + _LONGEST_TURN
            while not crowd.take() and self.worker.steady() < until:  # noqa: ASYNC110 - it refills by itself
                await asyncio.sleep(_AGAIN)

    async def now(self, guest: str | None) -> EveningNow:
        """The evening as a guest sees it: a director as such, everybody else alike but for their number."""
        viewer, codes = guest if guest in self.state.directors else None, self.codes

        def view_of(evening: Evening) -> EveningNow:
            shown = {one.key: codes[one.id] for one in online_tables(evening) if one.id in codes}
            return evening_now(evening, viewer, at=evening.at, codes=shown)

        evening, view = await self._viewed(viewer, codes, view_of)
        me = None if guest is None else evening.entrant_of(guest)
        return replace(view, at=self.clock.now(), me=None if me is None else me.number)

    async def tables_open(self) -> None:
        """Wait until the live tables of the round are open, but not for long: then their codes are shown at once."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_OPENING):
                await self._tables_open.wait()

    def show_codes(self, codes: dict[str, str]) -> None:
        """Show the codes of the live tables that are open, by their ids."""
        if codes != self.codes:
            self.codes = codes
            self._announce()
        self._note_tables()

    def _note_tables(self) -> None:
        evening = self.state
        missing = (one for one in online_tables(evening) if one.is_open and one.counts and one.id not in self.codes)
        waits = any(may_open(evening, one) for one in missing)
        if waits:
            self._tables_open.clear()
        else:
            self._tables_open.set()
