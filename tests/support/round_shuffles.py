"""Shuffles of a whole round of an evening, to which its entrants have contributed."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256

from euchre.tables.fair import ceremony as ceremonies
from euchre.tables.fair import seeds
from euchre.tables.fair.ceremony import Ceremony
from euchre.tables.fair.round_shuffle import RoundShuffle


def secret_of(entrant: int) -> bytes:
    """The contribution of an entrant's page."""
    return sha256(f"entrant {entrant}".encode()).digest()


def held(entrants: int, silent: Collection[int] = (), *, root: str = "evening", number: int = 3) -> RoundShuffle:
    """The shuffle of a round with `entrants` entrants, of whom some are silent."""
    seed = seeds.round_seed(sha256(root.encode()).digest(), number, 1)
    places = tuple(entrant - 1 for entrant in range(1, entrants + 1) if entrant not in silent)
    ceremony = Ceremony.begin(seeds.promise(seed), places, places=entrants)
    for place in places:
        ceremony = ceremonies.promise(ceremony, place, seeds.promise(secret_of(place + 1)))
    for place in reversed(places):
        ceremony = ceremonies.reveal(ceremony, place, secret_of(place + 1))
    return RoundShuffle.of(ceremony, seed)
