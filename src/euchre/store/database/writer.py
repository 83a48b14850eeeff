"""The one thread that writes to a file: all work that is waiting is committed together, and waits for the disk once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from itertools import islice
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import Connection, Engine

from euchre.store.database.database import Found

MOST: Final = 64
"""The most pieces of work that share a transaction."""


class Writer:
    """Does all writing in one thread, first come, first served; SQLite itself only tries again while another writes.

    `check` raises where what is written would be lost, or was: it is called before each transaction and after.
    """

    def __init__(self, engine: Engine, check: Callable[[], None]) -> None:
        self._engine = engine
        self._check = check
        self._waiting: Final[SimpleQueue[_Piece | None]] = SimpleQueue()
        self._connection: Connection | None = None
        self._closed = False
        self._thread: Final = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def write(self, work: Callable[[Connection], Found]) -> Future[Found]:
        """Have some work done; its result comes once it is on the disk. Raises `RuntimeError` once it is closed."""
        if self._closed:
            raise RuntimeError("The store is closed.")
        piece = _Piece(work)
        self._waiting.put(piece)
        return piece.result

    def close(self) -> None:
        """Finish what waits."""
        self._closed = True
        self._waiting.put(None)
        self._thread.join()
        self._let_go()

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            pieces = _started([first, *islice(self._rest(), MOST - 1)])
            try:
                if pieces:
                    self._do(pieces)
            except _NotBegun as problem:  # waiting again would help nobody: each would wait as long
                for piece in (*pieces, *_started(self._rest())):
                    if not piece.result.done():
                        piece.result.set_exception(problem.reason)

    def _rest(self) -> Iterator[_Piece]:
        """The work that is waiting by now; the mark of the end is put back."""
        with suppress(Empty):
            while (piece := self._waiting.get_nowait()) is not None:
                yield piece
            self._waiting.put(None)

    def _do(self, pieces: list[_Piece]) -> None:
        """Do all in one transaction, which any failure rolls back: that happens too seldom for savepoints."""
        try:
            self._check()
            with self._transaction() as connection:
                values = [piece.work(connection) for piece in pieces]
            self._check()
        except _NotBegun:
            raise
        except Exception as problem:  # noqa: BLE001 - it belongs to whoever asked for the work
            if len(pieces) == 1:
                pieces[0].result.set_exception(problem)
            else:
                for piece in pieces:  # whose fault it was shows when each is done alone
                    self._do([piece])
        else:
            for piece, value in zip(pieces, values, strict=True):
                piece.result.set_result(value)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction on the one connection that stays open; after an error it is replaced."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            transaction = self._connection.begin()
        except Exception as problem:
            self._let_go()
            raise _NotBegun(problem) from problem
        try:
            with transaction:
                yield self._connection
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


class _Piece:
    """A piece of work, and its result."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.result: Future[Any] = Future()


class _NotBegun(Exception):
    """The error that a transaction could not begin, which is no piece's fault."""

    def __init__(self, reason: Exception) -> None:
        super().__init__(reason)
        self.reason: Final = reason


def _started(pieces: Iterable[_Piece]) -> list[_Piece]:
    """The work whose caller has not gone; from here on they cannot be cancelled."""
    return [piece for piece in pieces if piece.result.set_running_or_notify_cancel()]
