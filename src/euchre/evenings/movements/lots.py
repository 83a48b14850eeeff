"""Lots: twos drawn at random, in which as few as possible have been together before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

_T = TypeVar("_T")


def drawn_twos(items: Sequence[_T], times: Callable[[_T, _T], int], rng: Random) -> list[tuple[_T, _T]]:
    """Draw twos of an even number of items. Two that were together before are parted by exchanges, if any helps.

    `times` says how often two were together.
    """
    order = rng.sample(items, len(items))
    twos = list(zip(order[::2], order[1::2], strict=True))
    improved = True
    while improved:
        improved = False
        for at, (one, other) in enumerate(twos):
            if not times(one, other):
                continue
            for by in rng.sample(range(len(twos)), len(twos)):
                third, fourth = twos[by]
                now = times(one, other) + times(third, fourth)
                if by != at and times(one, fourth) + times(third, other) < now:
                    twos[at], twos[by] = (one, fourth), (third, other)
                    improved = True
                    break
    return twos
