"""Limits what guests and their addresses may ask for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from litestar.connection import ASGIConnection

from euchre.web.fair_queue import Payer
from euchre.web.limits import Allowance, Bucket, Buckets
from euchre.web.line_counts import RESEND, LineCounts
from euchre.web.line_quota import LineQuota
from euchre.web.networks import name_of, neighbourhood_of
from euchre.web.refusals import Denied
from euchre.web.settings import Limits
from euchre.web.usage import Usage, UsageReport

_MOST_FOUND: Final = 20_000
"""Guests and the codes they know; a guest who has a seat is known without that."""
_Connection = ASGIConnection[Any, Any, Any, Any]


class Quotas:
    """Keeps count, together with the other workers. Raises `Denied` with status 429 where it becomes too much."""

    def __init__(self, limits: Limits, usage: Usage | None = None) -> None:
        self._limits: Final = limits
        self._usage: Final = Usage() if usage is None else usage
        self._of: Final = {
            kind: Buckets(allowance, on_take=partial(self._usage.take, kind))
            for kind, allowance in limits._asdict().items()
            if isinstance(allowance, Allowance)
        }
        self._found: Final[OrderedDict[tuple[str, str], None]] = OrderedDict()
        self._lines: Final = LineCounts(self._usage)
        self._usage.on_report = self._used_elsewhere

    def may_ask(self, connection: _Connection, cost: float) -> bool:
        """Whether an address may ask for anything, which counts for so much."""
        return self._of["requests"].of(address_of(connection)).take(cost)

    def charge_table(self, guest: str, connection: _Connection) -> None:
        """Charge a guest for a new table. Raises `Denied` for one too many, as all of these do."""
        if not (self._of["tables"].of(guest).take() and self._of["tables_here"].of(address_of(connection)).take()):
            raise Denied("limit/tables", "You have opened too many tables. Try again in a minute.", status=429)

    def may_try_a_code(self, guest: str | None, connection: _Connection) -> bool:
        """Whether somebody may name a code: not even a right one, after too many wrong ones.

        Not even somebody who has missed none, if others at their address have: to be a new guest costs nothing.
        """
        return all(bucket.has() for bucket in self._misses_of(guest, connection))

    def charge_wrong_code(self, guest: str | None, connection: _Connection) -> None:
        """Charge for a code that named no table."""
        for bucket in self._misses_of(guest, connection):
            bucket.take()

    def remember_code(self, guest: str | None, code: str) -> None:
        """Note that a guest has found a table: they may name its code from now on."""
        if guest is not None:
            self._found[guest, code] = None
            self._found.move_to_end((guest, code))
            if len(self._found) > _MOST_FOUND:
                self._found.popitem(last=False)

    def knows(self, guest: str | None, code: str) -> bool:
        """Whether a guest has found a table with this code before."""
        return guest is not None and (guest, code) in self._found

    def _misses_of(self, guest: str | None, connection: _Connection) -> tuple[Bucket, ...]:
        found = [self._of["misses_here"].of(address_of(connection))]
        around = neighbourhood_of(connection.client.host) if connection.client else None
        if around is not None:
            found.append(self._of["misses_around"].of(around))
        if guest is not None:
            found.append(self._of["misses"].of(guest))
        return tuple(found)

    def charge_replay(self, guest: str | None, connection: _Connection) -> None:
        """Charge for a replay, a download or statistics."""
        if not self._takes("much", guest, connection):
            raise Denied("limit/games", "Too many games at once. Try again in a moment.", status=429)

    def charge_data(self, guest: str | None, connection: _Connection) -> None:
        """Charge for reading or deleting everything that is stored about somebody."""
        if not self._takes("data", guest, connection):
            raise Denied("limit/data", "You asked a moment ago. Try again in a few minutes.", status=429)

    def charge_review(self, payer: Payer) -> None:
        """Charge for the review of a match."""
        if not self._pays("reviews", payer):
            raise Denied("limit/reviews", "You have begun too many reviews. Try again in a few minutes.", status=429)

    def charge_analysis(self, payer: Payer) -> None:
        """Charge for the analysis of a position."""
        if not self._pays("analyses", payer):
            raise Denied("limit/analyses", "Too many positions at once. Try again in a moment.", status=429)

    def charge_review_look(self, guest: str | None, connection: _Connection) -> None:
        """Charge for asking how far a review has come."""
        if not self._takes("review_looks", guest, connection):
            raise Denied("limit/looks", "You asked too often. Try again in a moment.", status=429)

    def _pays(self, kind: str, payer: Payer) -> bool:
        """Take one of what a guest may have, and of what their address may, if both still may."""
        here = self._of[f"{kind}_here"].of(payer.address)
        return here.has() and (not payer.name or self._of[kind].of(payer.name).take()) and here.take()

    def _takes(self, kind: str, guest: str | None, connection: _Connection) -> bool:
        """Take one of what both the guest and their address may have, if both still may."""
        return all(self._of[kind].of(name).take() for name in _names(guest, connection))

    def may_change(self, guest: str) -> bool:
        """Whether a guest may change something at a table; it is counted."""
        return self._of["changes"].of(guest).take()

    def quota_of(self, guest: str, connection: _Connection) -> LineQuota:
        """What a guest may still say at tables, on all their lines together."""
        acts, acts_here = self._of["acts"].of(guest), self._of["acts_here"].of(address_of(connection))
        return LineQuota(acts, acts_here, self._of["looks"].of(guest), self._of["changes"].of(guest))

    @contextmanager
    def connected(self, guest: str, connection: _Connection) -> Iterator[None]:
        """A guest's live line is open."""
        address = address_of(connection)
        if self._lines.of(guest) >= self._limits.connections:
            raise Denied("limit/connections", "You have too many pages of Euchre open.", status=429, kind="guest")
        if self._lines.of(address) >= self._limits.connections_here:
            sentence = "Too many pages of Euchre are open at your address."
            raise Denied("limit/connections", sentence, status=429, kind="address")
        if not (self._of["arrivals"].of(guest).take() and self._of["arrivals_here"].of(address).take()):
            raise Denied("limit/arrivals", "You are reconnecting too often. Try again in a minute.", status=429)
        with self._lines.open(guest), self._lines.open(address):
            yield

    async def resend_lines(self) -> None:
        """Send again and again which lines are open here: a message may be lost, and a worker may die."""
        while True:
            await asyncio.sleep(RESEND)
            self._lines.resend()

    def _used_elsewhere(self, used: UsageReport) -> None:
        for kind, names in used.taken.items():
            if buckets := self._of.get(kind):
                for name, much in names.items():
                    buckets.of(name).lose(much)
        self._lines.receive(used)


def _names(guest: str | None, connection: _Connection) -> tuple[str, ...]:
    return tuple(name for name in (guest, address_of(connection)) if name is not None)


def address_of(connection: _Connection) -> str:
    """Where a guest comes from, as it is counted."""
    return name_of(connection.client.host if connection.client else "")
