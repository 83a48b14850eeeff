"""A value that a worker reads from the store, and reads again only once it is old."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Generic, NamedTuple, TypeVar

ValueT = TypeVar("ValueT")


class _Read(NamedTuple, Generic[ValueT]):
    """The value, and the time up to which it is not read again, in steady seconds."""

    value: ValueT
    until: float


def _suits(_: object) -> bool:
    return True


class Cached(Generic[ValueT]):
    """The last value that was read; others who ask while it is read wait for it.

    It is kept for `seconds`, and for `times` as long as reading it took: what is read fast is always fresh.
    """

    def __init__(self, steady: Callable[[], float], *, seconds: float = 0.0, times: float = 0.0) -> None:
        self._steady: Final = steady
        self._seconds: Final = seconds
        self._times: Final = times
        self._last: _Read[ValueT] | None = None
        self._reading: Final = asyncio.Lock()

    async def get(self, read: Callable[[], Awaitable[ValueT]], *, suits: Callable[[ValueT], bool] = _suits) -> ValueT:
        """The value; it is read where none is kept, it is too old, or it no longer `suits`."""
        async with self._reading:
            began = self._steady()
            if self._last is None or began > self._last.until or not suits(self._last.value):
                value = await read()
                done = self._steady()
                self._last = _Read(value, done + self._seconds + self._times * (done - began))
            return self._last.value
