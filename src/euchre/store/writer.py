"""The one thread that writes to a file: whatever waits for it is committed together, for one wait for the disk."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, Engine

from euchre.core.errors import EuchreError
from euchre.store.database import Found

MOST: Final = 64
"""How many pieces of work share a transaction at most."""


class Writer:
    """SQLite has one writer at a time, and its own way of waiting is to try again; here the first to come is first.

    `check` raises where what is written would be lost, or was: it is asked before each transaction and after.
    """

    def __init__(self, engine: Engine, check: Callable[[], None]) -> None:
        self._engine = engine
        self._check = check
        self._thread = ThreadPoolExecutor(1, "store-writer")
        self._waiting: deque[_Piece] = deque()

    def write(self, work: Callable[[Connection], Found]) -> Future[Found]:
        """Have some work done; its result comes once it is on the disk."""
        piece = _Piece(work)
        self._waiting.append(piece)
        self._thread.submit(self._go_on)
        return piece.result

    def close(self) -> None:
        """Finish what waits."""
        self._thread.shutdown()

    def _go_on(self) -> None:
        pieces = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
        pieces = [piece for piece in pieces if piece.result.set_running_or_notify_cancel()]
        if len(pieces) > 1:
            with suppress(Exception):  # whose fault it was shows when each is done alone
                self._together(pieces)
        for piece in pieces:
            if not piece.result.done():
                self._alone(piece)

    def _together(self, pieces: list[_Piece]) -> None:
        """All in one transaction; only what was refused is taken back, and anything worse takes back everything."""
        kept: list[tuple[_Piece, Any]] = []
        refused: list[tuple[_Piece, EuchreError]] = []
        self._check()
        with self._engine.begin() as connection:
            for piece in pieces:
                try:
                    with connection.begin_nested():
                        kept.append((piece, piece.work(connection)))
                except EuchreError as problem:
                    refused.append((piece, problem))
        self._check()
        for piece, value in kept:
            piece.result.set_result(value)
        for piece, refusal in refused:
            piece.result.set_exception(refusal)

    def _alone(self, piece: _Piece) -> None:
        try:
            self._check()
            with self._engine.begin() as connection:
                value = piece.work(connection)
            self._check()
        except Exception as problem:  # noqa: BLE001 - it belongs to whoever asked for the work
            piece.result.set_exception(problem)
        else:
            piece.result.set_result(value)


class _Piece:
    """Some work, and its result."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.result: Future[Any] = Future()
