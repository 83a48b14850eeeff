"""Limits what guests and their addresses may ask for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from typing import Any, Final

from litestar.connection import ASGIConnection

from euchre.web.http.refusals import Denied
from euchre.web.quotas.connection_counts import RESEND, ConnectionCounts
from euchre.web.quotas.connection_quota import ConnectionQuota
from euchre.web.quotas.usage import Usage, UsageReport
from euchre.web.settings.limits import Allowance, Bucket, Buckets, take_all
from euchre.web.settings.networks import neighbourhood_of, quota_key
from euchre.web.settings.settings import Limits
from euchre.web.thinking.fair_queue import Payer

_MOST_FOUND: Final = 20_000
"""Guests and the codes they know; a guest who has a seat is known without that."""
_AROUND: Final = 16
"""A /48 of IPv6, which one customer may have, may do as much as so many addresses."""
_Connection = ASGIConnection[Any, Any, Any, Any]


class Quotas:
    """Keeps count, together with the other workers. Raises `Denied` with status 429 where it becomes too much."""

    def __init__(self, limits: Limits, usage: Usage | None = None) -> None:
        self._limits: Final = limits
        self._usage: Final = Usage() if usage is None else usage
        allowances = {kind: allowed for kind, allowed in limits._asdict().items() if isinstance(allowed, Allowance)}
        allowances |= {_around(kind): _times(_AROUND, allowed) for kind, allowed in allowances.items()}
        self._of: Final = {
            kind: Buckets(allowed, on_take=partial(self._usage.take, kind)) for kind, allowed in allowances.items()
        }
        self._found: Final[OrderedDict[tuple[str, str], None]] = OrderedDict()
        self._connections: Final = ConnectionCounts(self._usage)
        self._usage.on_report = self._used_elsewhere

    def take_request(self, connection: _Connection, cost: float) -> bool:
        """Take a request of this cost from the quota of an address; False if too little is left."""
        return take_all(self._at("requests", quota_key_of(connection)), cost)

    def charge_table(self, guest: str, connection: _Connection) -> None:
        """Charge a guest for a new table. Raises `Denied` for one too many, as all of these do."""
        if not self._takes("tables", guest, connection):
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
        found = [self._of["misses_here"].of(quota_key_of(connection))]
        around = neighbourhood_of(quota_key_of(connection))
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
        if not take_all(self._both("reviews", payer.name or None, payer.address)):
            raise Denied("limit/reviews", "You have begun too many reviews. Try again in a few minutes.", status=429)

    def charge_analysis(self, payer: Payer) -> None:
        """Charge for the analysis of a position."""
        if not take_all(self._both("analyses", payer.name or None, payer.address)):
            raise Denied("limit/analyses", "Too many positions at once. Try again in a moment.", status=429)

    def charge_review_look(self, guest: str | None, connection: _Connection) -> None:
        """Charge for asking how far a review has come."""
        if not self._takes("review_looks", guest, connection):
            raise Denied("limit/looks", "You asked too often. Try again in a moment.", status=429)

    def _takes(self, kind: str, guest: str | None, connection: _Connection) -> bool:
        """Take one of what a guest may have, and of what their address may, if both still may."""
        return take_all(self._both(kind, guest, quota_key_of(connection)))

    def _both(self, kind: str, guest: str | None, address: str) -> tuple[Bucket, ...]:
        """The buckets of a guest and of their address, which may have as much as a guest where no limit says more."""
        own = () if guest is None else (self._of[kind].of(guest),)
        here = f"{kind}_here"
        return (*own, *self._at(here if here in self._of else kind, address))

    def _at(self, kind: str, address: str) -> tuple[Bucket, ...]:
        """The bucket of an address, and that of the networks of IPv6 around it."""
        around = neighbourhood_of(address)
        own = self._of[kind].of(address)
        return (own,) if around is None else (own, self._of[_around(kind)].of(around))

    def take_change(self, guest: str, connection: _Connection) -> bool:
        """Take one change at a table from the quota of a guest; False if nothing is left."""
        return self._takes("changes", guest, connection)

    def quota_of(self, guest: str, connection: _Connection) -> ConnectionQuota:
        """What a guest may still say at tables, on all their live connections together."""
        address = quota_key_of(connection)
        acts, looks, changes = (self._both(kind, guest, address) for kind in ("acts", "looks", "changes"))
        return ConnectionQuota(acts, looks, changes)

    def take_bot_act(self, payer: Payer) -> bool:
        """Take one act of a bot from the quota of the address of its table; False if nothing is left."""
        return take_all(self._at("bot_acts_here", payer.address))

    @contextmanager
    def connected(self, guest: str, connection: _Connection) -> Iterator[None]:
        """A guest's live connection is open."""
        address = quota_key_of(connection)
        if self._connections.of(guest) >= self._limits.connections:
            raise Denied("limit/connections", "You have too many pages of Euchre open.", status=429, kind="guest")
        around = neighbourhood_of(address)
        most = self._limits.connections_here
        if self._connections.of(address) >= most or (around and self._connections.of(around) >= _AROUND * most):
            sentence = "Too many pages of Euchre are open at your address."
            raise Denied("limit/connections", sentence, status=429, kind="address")
        if not take_all(self._both("arrivals", guest, address)):
            raise Denied("limit/arrivals", "You are reconnecting too often. Try again in a minute.", status=429)
        with (
            self._connections.open(guest),
            self._connections.open(address),
            self._connections.open(around) if around else nullcontext(),
        ):
            yield

    async def resend_counts(self) -> None:
        """Send again and again how many live connections are open here: a message may be lost, and a worker may die."""
        while True:
            await asyncio.sleep(RESEND)
            self._connections.resend()

    def _used_elsewhere(self, used: UsageReport) -> None:
        for kind, names in used.taken.items():
            if buckets := self._of.get(kind):
                for name, much in names.items():
                    buckets.of(name).lose(much)
        self._connections.receive(used)


def _around(kind: str) -> str:
    return f"{kind} around"


def _times(many: int, allowed: Allowance) -> Allowance:
    return Allowance(many * allowed.burst, many * allowed.rate)


def quota_key_of(connection: _Connection) -> str:
    """The key under which the address of a connection is counted."""
    return quota_key(connection.client.host if connection.client else "")
