"""Chooses drills of the collection, by chance that the caller brings."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import Final

from euchre.drills.drill import Drill
from euchre.drills.kind import DrillKind

FIVE: Final = 5
TEN: Final = 10
CALLS: Final = 20
"""The hands of *Call or pass?*."""
_OTHER_CARDS: Final[tuple[DrillKind, ...]] = ("second-hand", "counting", "partner")
"""The kinds that the collection has in place of other cards."""


def some_of(
    kinds: Collection[str], drills: Iterable[Drill], answered: Collection[str], rng: Random, most: int
) -> tuple[str, ...]:
    """The positions of some drills of these kinds, those not answered yet first; without such drills, of all kinds."""
    wanted = {*kinds, *(_OTHER_CARDS if "card" in kinds else ())}
    drills = list(drills)
    fitting = [drill for drill in drills if drill.kind in wanted] or drills
    known = [drill.position for drill in fitting if drill.position in answered]
    rng.shuffle(known)
    return (*mixed(fitting, answered, rng), *known)[:most]


def mixed(drills: Sequence[Drill], without: Collection[str], rng: Random) -> list[str]:
    """The positions of drills in random order, a kind after the other; some are left out."""
    by_kind: dict[str, list[str]] = {}
    for drill in rng.sample(drills, len(drills)):
        if drill.position not in without:
            by_kind.setdefault(drill.kind, []).append(drill.position)
    rounds = max(map(len, by_kind.values()), default=0)
    return [positions[place] for place in range(rounds) for positions in by_kind.values() if place < len(positions)]
