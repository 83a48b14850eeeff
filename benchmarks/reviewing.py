"""Guests who have matches reviewed while others play, each one match, from their own address."""

from __future__ import annotations

import asyncio
from time import sleep
from typing import Final, NamedTuple

import httpx

from benchmarks.players import play_a_match

_LEVEL: Final = "full"
_RULES: Final = "standard,target=32"
"""Long matches: their reviews take longer than a load."""
_FIRST: Final = 60_000
"""The number of the first of these guests; nobody who plays has one as high."""
_LATEST: Final = 120.0
"""Seconds in which the process that reviews has started."""


class Progress(NamedTuple):
    """The progress of all reviews together."""

    done: int
    deals: int


class Reviews:
    """Reviews that a server makes."""

    def __init__(self, at: str, count: int) -> None:
        """Play as many matches and have them reviewed; returns once deals come out."""
        numbers = range(_FIRST, _FIRST + count)
        self._asked: Final = [
            (f"http://{at}/api/games/{code}/1/review?level={_LEVEL}", headers)
            for code, headers in asyncio.run(_played(at, numbers))
        ]
        for address, headers in self._asked:
            httpx.post(address, headers=headers, json={"level": _LEVEL}).raise_for_status()
        for _ in range(int(_LATEST)):
            if self.progress().done >= count:
                return
            sleep(1)
        raise TimeoutError("nothing is reviewed")

    def progress(self) -> Progress:
        """The progress of the reviews."""
        found = [httpx.get(address, headers=headers).raise_for_status().json() for address, headers in self._asked]
        assert not any(one["failed"] for one in found), "every review goes on"
        return Progress(sum(one["done"] for one in found), sum(one["deals_in_all"] for one in found))


async def _played(at: str, numbers: range) -> list[tuple[str, dict[str, str]]]:
    return list(await asyncio.gather(*(play_a_match(at, number, _RULES) for number in numbers)))
