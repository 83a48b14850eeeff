"""The one thread that writes to a file: all work that is waiting is committed together, and waits for the disk once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import Connection, Engine

from euchre.store.database import Found

MOST: Final = 64
"""How many pieces of work share a transaction at most."""


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
            self._do([first, *self._more()])

    def _more(self) -> Iterator[_Piece]:
        """What is waiting by now; the mark of the end is put back."""
        with suppress(Empty):
            for _ in range(MOST - 1):
                piece = self._waiting.get_nowait()
                if piece is None:
                    self._waiting.put(None)
                    return
                yield piece

    def _do(self, found: list[_Piece]) -> None:
        pieces = [piece for piece in found if piece.result.set_running_or_notify_cancel()]
        if len(pieces) > 1:
            with suppress(Exception):  # whose fault it was shows when each is done alone
                self._together(pieces)
        for piece in pieces:
            if not piece.result.done():
                self._alone(piece)

    def _together(self, pieces: list[_Piece]) -> None:
        """Do all in one transaction, which any failure rolls back: that happens too seldom for savepoints."""
        self._check()
        with self._transaction() as connection:
            values = [piece.work(connection) for piece in pieces]
        self._check()
        for piece, value in zip(pieces, values, strict=True):
            piece.result.set_result(value)

    def _alone(self, piece: _Piece) -> None:
        try:
            self._check()
            with self._transaction() as connection:
                value = piece.work(connection)
            self._check()
        except Exception as problem:  # noqa: BLE001 - it belongs to whoever asked for the work
            piece.result.set_exception(problem)
        else:
            piece.result.set_result(value)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction on the one connection that stays open; after an error it is replaced."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


class _Piece:
    """Some work, and its result."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.result: Future[Any] = Future()
