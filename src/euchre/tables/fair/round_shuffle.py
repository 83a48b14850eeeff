"""The shuffle of an evening's round, to which the pages of all its entrants have contributed: one for all its tables.

The ceremony before a round is that of `euchre.tables.fair.ceremony`, with the entrants instead of the seats of a table:
entrant number 1 has place 0. The evening's seed for it is `euchre.tables.fair.seeds.round_seed`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Self, TypeVar

import msgspec

from euchre.tables.fair import seeds
from euchre.tables.fair.ceremony import Ceremony
from euchre.tables.messages import Hex32

_Value = TypeVar("_Value")


class RoundShuffle(msgspec.Struct, frozen=True, kw_only=True):
    """A ceremony that is complete, with its seed: all cards of a round follow from it, so until then it is a secret."""

    attempt: Annotated[int, msgspec.Meta(ge=1)]
    promise: Hex32
    seed: Hex32
    promises: tuple[Hex32 | None, ...]
    """The promises of the entrants, by number; None for one that contributed nothing."""
    contributions: tuple[Hex32 | None, ...]

    @classmethod
    def of(cls, ceremony: Ceremony, seed: bytes) -> Self:
        """The shuffle that a ceremony with this seed has led to, once everybody has shown what they promised."""
        assert ceremony.complete, "nobody's part is missing"
        assert seeds.promise(seed) == ceremony.promise, "it is the seed of this attempt"
        shown = tuple(None if added is None else added.hex() for added in ceremony.shown)
        return cls(
            attempt=ceremony.attempt,
            promise=ceremony.promise,
            seed=seed.hex(),
            promises=ceremony.promised,
            contributions=shown,
        )

    @property
    def key(self) -> bytes:
        """The key of all draws and deals of the round."""
        return seeds.key_of(self.seed, self.contributions)


def by_seat(by_number: Sequence[_Value], entrants: Sequence[int | None]) -> tuple[_Value | None, ...]:
    """The values of the entrants on the seats of a table, such as what they promised; None where nobody has one.

    Entrants who came after the ceremony had no part in it.

    >>> by_seat(("aa", None, "cc"), (3, None, 2, 4))
    ('cc', None, None, None)
    """
    numbered = dict(enumerate(by_number, 1))
    return tuple(None if entrant is None else numbered.get(entrant) for entrant in entrants)
