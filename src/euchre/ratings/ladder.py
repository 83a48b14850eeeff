"""The ladder of results: openskill's Plackett-Luce model over whole matches between people, in the order they ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from euchre.ratings.family import Family
from euchre.ratings.rating import Z

LEAST_MATCHES: Final = 5
"""The matches below which nothing is said of anybody."""
_MODEL: Final = PlackettLuce()


class LadderMatch(NamedTuple):
    """A match that people have played to its end."""

    family: Family
    sides: tuple[tuple[str, ...], ...]
    """The guests of each side."""
    winner: int
    """The side that won."""


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """The place of somebody on the ladder of a family."""

    family: Family
    matches: int
    skill: float
    """The strength by results; everybody begins at 25."""
    low: float
    high: float
    """The ends of the 95 % interval."""


class Ladder:
    """The ladder after some matches."""

    def __init__(self) -> None:
        self._skills: Final[dict[tuple[Family, str], PlackettLuceRating]] = {}
        self._matches: Final[dict[tuple[Family, str], int]] = {}

    @classmethod
    def of(cls, matches: Iterable[LadderMatch]) -> Ladder:
        """The ladder after these matches."""
        ladder = cls()
        for match in matches:
            ladder.count(match)
        return ladder

    def count(self, match: LadderMatch) -> None:
        """Count a match."""
        keys = [[(match.family, guest) for guest in side] for side in match.sides]
        teams = [[self._skills.get(key) or _MODEL.rating() for key in side] for side in keys]
        ranks = [float(side != match.winner) for side in range(len(keys))]
        for side, team in zip(keys, _MODEL.rate(teams, ranks=ranks), strict=True):
            for key, skill in zip(side, team, strict=True):
                self._skills[key] = skill
                self._matches[key] = self._matches.get(key, 0) + 1

    def matches(self, family: Family, guest: str) -> int:
        """The matches of a guest in a family."""
        return self._matches.get((family, guest), 0)

    def rung(self, family: Family, guest: str) -> Rung | None:
        """The place of a guest in a family; None where they have played too few matches to say anything."""
        matches = self.matches(family, guest)
        if matches < LEAST_MATCHES:
            return None
        skill = self._skills[family, guest]
        margin = Z * skill.sigma
        return Rung(family=family, matches=matches, skill=skill.mu, low=skill.mu - margin, high=skill.mu + margin)
