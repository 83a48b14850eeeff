"""Free chairs: everybody goes to the place that is theirs; those who have none take what is left, by lot."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import TypeVar

_T = TypeVar("_T", bound=Hashable)
_Place = TypeVar("_Place", bound=Hashable)


def taken(
    places: Sequence[_Place], wanted: Mapping[_T, _Place], everybody: Sequence[_T], rng: Random
) -> list[tuple[_Place, _T]]:
    """The people with their places, in the order of the places.

    `places` are as many as people; a place with several chairs is named several times. Who wants none, or one that is
    not there, gets a free one: somebody who came late, or who has sat out, or whose table is closed.
    """
    by_place: dict[_Place, list[_T]] = {place: [] for place in places}
    free: list[_T] = []
    for one in everybody:
        there = by_place.get(wanted[one]) if one in wanted else None
        (free if there is None else there).append(one)
    rng.shuffle(free)
    seated = []
    for place in places:
        waiting = by_place[place] or free
        seated.append((place, waiting.pop(0)))
    return seated
