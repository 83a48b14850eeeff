"""What guests and their addresses may ask for, counted."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from litestar.connection import ASGIConnection

from euchre.web.limits import Bucket, Buckets
from euchre.web.networks import name_of
from euchre.web.refusals import Denied
from euchre.web.settings import Limits

_MOST_FOUND: Final = 20_000
"""Guests and the codes they know; a guest who has a seat is known without that."""
_Connection = ASGIConnection[Any, Any, Any, Any]


class Manners:
    """Keeps count for one worker. Raises `Denied` with status 429 where it becomes too much."""

    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._requests: Final = Buckets(limits.requests)
        self._tables: Final = Buckets(limits.tables)
        self._tables_here: Final = Buckets(limits.tables_here)
        self._misses: Final = Buckets(limits.misses)
        self._misses_here: Final = Buckets(limits.misses_here)
        self._found: Final[OrderedDict[tuple[str, str], None]] = OrderedDict()
        self._much: Final = Buckets(limits.much)
        self._changes: Final = Buckets(limits.changes)
        self._arrivals: Final = Buckets(limits.arrivals)
        self._arrivals_here: Final = Buckets(limits.arrivals_here)
        self._connections: Final[Counter[str]] = Counter()

    def may_ask(self, connection: _Connection, cost: float) -> bool:
        """Whether an address may ask for anything, which counts for so much."""
        return self._requests.of(address_of(connection)).take(cost)

    def opens_a_table(self, guest: str, connection: _Connection) -> None:
        """A guest opens a table."""
        if not (self._tables.of(guest).take() and self._tables_here.of(address_of(connection)).take()):
            raise Denied("limit/tables", "You have opened too many tables. Try again in a minute.", status=429)

    def may_try_a_code(self, guest: str | None, connection: _Connection) -> bool:
        """Whether somebody may name a code: not even a right one, after too many wrong ones.

        Not even somebody who has missed none, if others at their address have: to be a new guest costs nothing.
        """
        return all(bucket.has() for bucket in self._misses_of(guest, connection))

    def missed(self, guest: str | None, connection: _Connection) -> None:
        """The code named no table."""
        for bucket in self._misses_of(guest, connection):
            bucket.take()

    def found(self, guest: str | None, code: str) -> None:
        """The code named a table, and the guest knows it from now on."""
        if guest is not None:
            self._found[guest, code] = None
            self._found.move_to_end((guest, code))
            if len(self._found) > _MOST_FOUND:
                self._found.popitem(last=False)

    def knows(self, guest: str | None, code: str) -> bool:
        """Whether a guest has found a table with this code before."""
        return guest is not None and (guest, code) in self._found

    def _misses_of(self, guest: str | None, connection: _Connection) -> tuple[Bucket, ...]:
        here = self._misses_here.of(address_of(connection))
        return (here,) if guest is None else (here, self._misses.of(guest))

    def asks_much(self, guest: str | None, connection: _Connection) -> None:
        """Somebody wants whole games worked through."""
        if not all(self._much.of(name).take() for name in _names(guest, connection)):
            raise Denied("limit/games", "Too many games at once. Try again in a moment.", status=429)

    def changes_of(self, guest: str) -> Bucket:
        """What a guest may still change at tables, on all their lines together."""
        return self._changes.of(guest)

    @contextmanager
    def connected(self, guest: str, connection: _Connection) -> Iterator[None]:
        """A guest's live line is open."""
        address = address_of(connection)
        if self._connections[guest] >= self._limits.connections:
            raise Denied("limit/connections", "You have too many pages of Euchre open.", status=429, kind="guest")
        if self._connections[address] >= self._limits.connections_here:
            sentence = "Too many pages of Euchre are open at your address."
            raise Denied("limit/connections", sentence, status=429, kind="address")
        if not (self._arrivals.of(guest).take() and self._arrivals_here.of(address).take()):
            raise Denied("limit/arrivals", "You are reconnecting too often. Try again in a minute.", status=429)
        for name in (guest, address):
            self._connections[name] += 1
        try:
            yield
        finally:
            for name in (guest, address):
                self._connections[name] -= 1
                if not self._connections[name]:
                    del self._connections[name]


def _names(guest: str | None, connection: _Connection) -> tuple[str, ...]:
    return tuple(name for name in (guest, address_of(connection)) if name is not None)


def address_of(connection: _Connection) -> str:
    """Where a guest comes from, as it is counted."""
    return name_of(connection.client.host if connection.client else "")
