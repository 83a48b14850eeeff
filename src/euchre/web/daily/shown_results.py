"""The daily deals of others who agreed to show them: of contacts in a day, and of the best of a month."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from euchre.daily.days import first_open, parse_day
from euchre.daily.replies import PersonsDeals
from euchre.store.rows.daily import Sums
from euchre.web.worker.worker import Worker

LEAST: Final = 24
"""The judged deals without which nobody is among the best of a month: three whole days."""
_MOST: Final = 10


class ShownResults:
    """Looks up what people show of their daily deals."""

    def __init__(self, worker: Worker) -> None:
        self._worker: Final = worker

    async def contacts(self, guest: str, day: date) -> tuple[PersonsDeals, ...]:
        """The results of a guest's contacts on a day: the least loss a deal first, and those not judged yet last."""
        agreed = await self._worker.store.contacts.of_guest(guest)
        names = {contact.other: contact.name for contact in agreed if contact.wish == "contact" and contact.asks}
        return _shown(names, await self._worker.store.daily.sums(day, day, list(names))) if names else ()

    async def best(self, month: str) -> tuple[PersonsDeals, ...]:
        """The best of a month such as ``2026-11``, up to yesterday, among those who show their ratings.

        Raises `EuchreError` for a text that names no month.
        """
        first = parse_day(f"{month}-01")
        last = min((first + timedelta(days=31)).replace(day=1), first_open(self._worker.clock())) - timedelta(days=1)
        names = {person.guest: person.name for person in await self._worker.store.ratings.listed()}
        sums = await self._worker.store.daily.sums(first, last)
        return _shown(names, {guest: one for guest, one in sums.items() if one.judged >= LEAST})[:_MOST]


def _shown(names: dict[str, str], sums: dict[str, Sums]) -> tuple[PersonsDeals, ...]:
    shown = [PersonsDeals(name=names[guest], **one._asdict()) for guest, one in sums.items() if guest in names]
    return tuple(sorted(shown, key=_order))


def _order(person: PersonsDeals) -> tuple[bool, float, str]:
    return person.loss is None, 0.0 if person.loss is None else person.loss / person.judged, person.name
