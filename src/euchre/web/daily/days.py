"""A day of the daily deals as a guest may know it; what others did only after one's own deal."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date
from functools import partial
from typing import Final, NamedTuple

from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.seating import ahead
from euchre.daily.chain import first_day
from euchre.daily.days import closes, is_open, opens, parse_day, streak
from euchre.daily.programme import BOT, BOT_VERSION, DEALS, named_rules, rules_of
from euchre.daily.replies import Beaten, Called, DailyDeal, DailyNow, Others, PersonsDeals, PlayedDay
from euchre.daily.table import SEAT, PlayerOfDay, opening, table_id
from euchre.store.rows.daily import DailyRow, DayTotal, Tally
from euchre.store.rows.reviews import ReviewKey
from euchre.tables.answers.evening import ONCE
from euchre.tables.fold import TABLE
from euchre.tables.history import entries
from euchre.web.daily.results import LEVEL
from euchre.web.daily.seeds import Seeds
from euchre.web.daily.shown_results import ShownResults
from euchre.web.past.stored_reviews import deal_in
from euchre.web.streams.opening import opened
from euchre.web.worker.cached import Cached
from euchre.web.worker.worker import Worker

_FRESH: Final = 50
"""The results of everybody are kept for as many times as long as it took to read them."""
_MOST_DAYS: Final = 50
"""Days whose results stay in memory."""


class _Everybody(NamedTuple):
    """The results of a day."""

    tallies: tuple[Tally, ...]
    totals: tuple[DayTotal, ...]


class Days:
    """The days of the daily deals, as one worker has them in memory."""

    def __init__(self, worker: Worker) -> None:
        self._worker: Final = worker
        self.seeds: Final = Seeds(worker.store)
        self.shown: Final = ShownResults(worker)
        self._everybody: Final[dict[date, Cached[_Everybody]]] = {}
        """The results of days, that of the day which was asked for last at the end."""
        self._pars: Final[dict[tuple[date, int], float]] = {}

    async def table(self, guest: str, day: date, number: int) -> str | None:
        """The code of a guest's table for a deal; None before they have opened it.

        Raises `EuchreError` for a day that is not open, and for a deal that it has not.
        """
        if not 1 <= number <= DEALS:
            raise EuchreError("daily/number", f"A day has {DEALS} deals: choose one from 1 to {DEALS}.", deals=DEALS)
        self._check_begun(day)
        if not is_open(day, self._worker.clock()):
            raise EuchreError("daily/over", f"The deals of {day} are over: they can no longer be played.", day=str(day))
        mine = await self._worker.store.daily.of_guest(guest, [table_id(await self.seeds.of(day), number, guest)])
        return mine[0].code if mine else None

    async def open(self, person: PlayerOfDay, day: date, number: int) -> str:
        """Open somebody's table for a deal of a day that is open, and return its code.

        Raises `EuchreError` where they have played it and were taken out of it since.
        """
        made = partial(opening, day, number, person, seed=await self.seeds.of(day), at=self._worker.clock())
        await opened(self._worker.store, TABLE, lambda code: made(code=code), entries=partial(entries, None))
        code = await self.table(person.guest, day, number)  # another request may have opened it
        if code is None:
            raise EuchreError("daily/once", ONCE)
        return code

    def _check_begun(self, day: date) -> None:
        first_day(day)
        if self._worker.clock() < opens(day):
            raise EuchreError("daily/early", f"The deals of {day} are not open yet.", day=str(day))

    async def now(self, guest: str | None, day: date) -> DailyNow:
        """A day as a guest may know it. Raises `EuchreError` for days that nobody can know yet, or before the first."""
        self._check_begun(day)
        mine = {} if guest is None else {row.number: row for row in await self._mine(guest, day)}
        everybody = await self._read(day, guest, mine.values())
        pars = await self._read_pars(day, mine.values())
        is_over = not is_open(day, self._worker.clock())
        deals = tuple(
            _deal(number, mine.get(number), pars.get(number), everybody.tallies, is_over=is_over)
            for number in range(1, DEALS + 1)
        )
        return DailyNow(
            day=str(day),
            rules=named_rules(day),
            opens=opens(day),
            closes=closes(day),
            open=not is_over,
            bot=BOT,
            bot_version=BOT_VERSION,
            deals=deals,
            beaten=_beaten(guest, everybody.totals),
            contacts=await self._contacts(guest, day, mine.values(), is_over=is_over),
            streak=await self._streak(guest, day),
        )

    async def of_guest(self, guest: str | None) -> list[PlayedDay]:
        """The days on which a guest finished deals, the latest first."""
        found = () if guest is None else await self._worker.store.daily.days_of_guest(guest)
        return [PlayedDay(rules=named_rules(parse_day(one.day)), **one._asdict()) for one in found]

    async def _contacts(
        self, guest: str | None, day: date, mine: Collection[DailyRow], *, is_over: bool
    ) -> tuple[PersonsDeals, ...]:
        is_done = sum(row.points is not None for row in mine) == DEALS
        return await self.shown.contacts(guest, day) if guest is not None and (is_done or is_over) else ()

    async def _mine(self, guest: str, day: date) -> tuple[DailyRow, ...]:
        seed = await self.seeds.of(day)
        tables = [table_id(seed, number, guest) for number in range(1, DEALS + 1)]
        return await self._worker.store.daily.of_guest(guest, tables)

    async def _streak(self, guest: str | None, day: date) -> int:
        found = () if guest is None else await self._worker.store.daily.days_of_guest(guest)
        return streak({parse_day(one.day) for one in found}, day)

    async def _read(self, day: date, guest: str | None, mine: Collection[DailyRow]) -> _Everybody:
        """The results of everybody, these rows among them."""
        results = self._everybody.pop(day, None) or Cached(self._worker.steady, times=_FRESH)
        self._everybody[day] = results
        if len(self._everybody) > _MOST_DAYS:
            del self._everybody[next(iter(self._everybody))]
        return await results.get(partial(self._read_everybody, day), suits=partial(_is_among, guest, mine))

    async def _read_everybody(self, day: date) -> _Everybody:
        store = self._worker.store.daily
        return _Everybody(await store.tallies(str(day)), await store.totals(str(day), DEALS))

    async def _read_pars(self, day: date, mine: Collection[DailyRow]) -> dict[int, float]:
        """The pars of the deals that a guest has played, from a review of one: they are the same for everybody."""
        side = law.seating(rules_of(day)).side(SEAT)
        pars: dict[int, float] = {}
        for row in mine:
            key = day, row.number
            if row.loss is not None and key not in self._pars:
                for stored in (await self._worker.store.reviews.deals(ReviewKey(row.table, 1, LEVEL), 0, 1)).values():
                    self._pars[key] = ahead(deal_in(stored).par.points, side)
            if row.loss is not None and key in self._pars:
                pars[row.number] = self._pars[key]
        return pars


def _is_among(guest: str | None, mine: Collection[DailyRow], everybody: _Everybody) -> bool:
    """True if the results of a guest are among those of everybody."""
    counted = {(tally.number, tally.points, tally.called) for tally in everybody.tallies}
    is_whole = sum(row.loss is not None for row in mine) == DEALS
    return all(row.points is None or (row.number, row.points, row.called) in counted for row in mine) and (
        not is_whole or any(total.guest == guest for total in everybody.totals)
    )


def _deal(
    number: int, row: DailyRow | None, par: float | None, tallies: Sequence[Tally], *, is_over: bool
) -> DailyDeal:
    played = row is not None and row.points is not None
    others = _others([tally for tally in tallies if tally.number == number]) if played or is_over else None
    if row is None:
        return DailyDeal(number=number, others=others)
    return DailyDeal(
        number=number,
        code=row.code,
        points=row.points,
        called=row.called,
        par=par,
        loss=row.loss,
        error=row.error,
        failed=row.failed and row.loss is None,
        others=others,
    )


def _others(tallies: Sequence[Tally]) -> Others | None:
    people = sum(tally.tables for tally in tallies)
    if not people:
        return None
    calls: dict[str, int] = {}
    for tally in tallies:
        calls[tally.called] = calls.get(tally.called, 0) + tally.tables
    return Others(
        people=people,
        points=sum(tally.points * tally.tables for tally in tallies) / people,
        calls=tuple(Called(call, calls[call]) for call in sorted(calls, key=lambda call: (-calls[call], call))),
    )


def _beaten(guest: str | None, totals: Sequence[DayTotal]) -> Beaten | None:
    own = next((total.loss for total in totals if total.guest == guest), None)
    if own is None or len(totals) == 1:
        return None
    more = sum(total.loss > own for total in totals)
    same = sum(total.loss == own for total in totals) - 1
    return Beaten(len(totals), (more + same / 2) / (len(totals) - 1))
