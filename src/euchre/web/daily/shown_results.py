"""The daily deals of others who agreed to show them: of contacts in a day, and of the best of a month."""

from __future__ import annotations

from datetime import date, timedelta
from functools import partial
from typing import Final, NamedTuple

from euchre.core.errors import EuchreError
from euchre.daily.days import first_open, parse_day
from euchre.daily.replies import PersonsDeals
from euchre.store.rows.daily import Sums
from euchre.web.worker.cached import Cached
from euchre.web.worker.worker import Worker

LEAST: Final = 24
"""The judged deals without which nobody is among the best of a month: three whole days."""
_MOST: Final = 10
_FRESH: Final = 60.0
"""Seconds for which the best are not read again: a day is over once a day."""


class _Best(NamedTuple):
    """The best of a month, which begins on a day."""

    month: date
    people: tuple[PersonsDeals, ...]


class ShownResults:
    """Looks up what people show of their daily deals."""

    def __init__(self, worker: Worker) -> None:
        self._worker: Final = worker
        self._best: Final = Cached[_Best](worker.steady, seconds=_FRESH)
        """The best of the month that was asked for last."""

    async def contacts(self, guest: str, day: date) -> tuple[PersonsDeals, ...]:
        """The results of a guest's contacts on a day: the least loss a deal first, and those not judged yet last."""
        agreed = await self._worker.store.contacts.of_guest(guest)
        names = {contact.other: contact.name for contact in agreed if contact.wish == "contact" and contact.asks}
        return _shown(names, await self._worker.store.daily.sums(day, day, list(names))) if names else ()

    async def best(self, month: str) -> tuple[PersonsDeals, ...]:
        """The best of a month such as ``2026-11``, up to yesterday, among those who show their ratings.

        Raises `EuchreError` for a text that names no month, and for one that has not begun.
        """
        first, today = parse_day(f"{month}-01"), first_open(self._worker.clock())
        if first > today + timedelta(days=2):  # where it is earliest, that day has begun
            raise EuchreError("daily/early", f"The deals of {first} are not open yet.", day=str(first))
        best = await self._best.get(partial(self._read_best, first, today), suits=lambda best: best.month == first)
        return best.people

    async def _read_best(self, first: date, today: date) -> _Best:
        last = min((first + timedelta(days=31)).replace(day=1), today) - timedelta(days=1)
        names = {person.guest: person.name for person in await self._worker.store.ratings.listed()}
        sums = await self._worker.store.daily.sums(first, last)
        return _Best(first, _shown(names, {guest: one for guest, one in sums.items() if one.judged >= LEAST})[:_MOST])


def _shown(names: dict[str, str], sums: dict[str, Sums]) -> tuple[PersonsDeals, ...]:
    shown = [PersonsDeals(name=names[guest], **one._asdict()) for guest, one in sums.items() if guest in names]
    return tuple(sorted(shown, key=_order))


def _order(person: PersonsDeals) -> tuple[bool, float, str]:
    return person.loss is None, 0.0 if person.loss is None else person.loss / person.judged, person.name
