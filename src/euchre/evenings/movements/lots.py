"""Lots: twos drawn at random, and twos parted by exchanges that have been together before."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TypeVar

_T = TypeVar("_T")


def drawn_twos(items: Sequence[_T], times: Callable[[_T, _T], int], rng: Random) -> list[tuple[_T, _T]]:
    """Draw twos of an even number of items, and part those that were together before as far as exchanges help.

    `times` says how often two were together.
    """
    order = rng.sample(items, len(items))
    twos = list(zip(order[::2], order[1::2], strict=True))
    return parted(twos, times, lambda _: rng.sample(range(len(twos)), len(twos)))


def parted(
    twos: Sequence[tuple[_T, _T]], times: Callable[[_T, _T], int], others: Callable[[int], Iterable[int]]
) -> list[tuple[_T, _T]]:
    """Exchange between twos as long as that makes together again fewer that were before.

    `others` gives the places of the twos with which to try it, for the place of one.
    """

    def cost(way: tuple[tuple[_T, _T], tuple[_T, _T]]) -> int:
        return times(*way[0]) + times(*way[1])

    found = list(twos)
    improved = True
    while improved:
        improved = False
        for at, (one, other) in enumerate(found):
            if not times(one, other):
                continue
            for by in others(at):
                third, fourth = found[by]
                ways = (((one, fourth), (third, other)), ((one, third), (other, fourth)))
                best = min(ways, key=cost)
                if by != at and cost(best) < cost((found[at], found[by])):
                    found[at], found[by] = best
                    improved = True
                    break
    return found
