"""The stakes of a deal: its score, dealer and number, and what its points are worth."""

from __future__ import annotations

from typing import Final, NamedTuple, Self

from euchre.core import law
from euchre.core.rules import Rules
from euchre.core.seating import ahead
from euchre.core.state import Public
from euchre.equity.match import BySide, chance, worth, worth_thrown_in
from euchre.equity.measured import Player
from euchre.equity.spread import spread

POINT: Final = 0.05
"""The worth of a point where every point counts the same."""


class MatchStakes(NamedTuple):
    """The score a deal is played at, and who dealt it; tuples of numbers are by side.

    The house, swift and search go by this. `chance`, `chance_after` and `chance_thrown_in` are chances (0..1) of a side
    to win the match; `worth`, `dealt_again` and `thrown_in` are what to decide by, which is such a chance unless points
    are all that is played for. They add up to 1 over the sides.
    """

    rules: Rules
    score: BySide
    games: BySide
    dealer: int
    """The dealer's seat."""
    deal_number: int
    """The deal's number within its game, from 1."""
    blind: bool = False
    """True if every point counts the same, whatever the score."""

    @classmethod
    def of(cls, seen: Public, *, blind: bool = False) -> Self:
        """The stakes of the deal under way, or of the next one between two deals."""
        match = seen.match
        return cls(match.rules, match.score, match.games, match.dealer, match.deals_finished + 1, blind)

    def chance(self, side: int, *, player: Player = "house") -> float:
        """The chance of a side before the cards are dealt, between players of this strength."""
        finished = self.deal_number - 1
        return chance(self.rules, self.score, self.games, self.dealer, side, finished=finished, player=player)

    def chance_after(self, points: BySide, side: int) -> float:
        """The chance of a side after a deal that brought each side these points."""
        return worth(self.rules, self.score, self.games, self.dealer, side, points, deal_number=self.deal_number)

    def chance_thrown_in(self, side: int) -> float:
        """The chance of a side after a deal in which all passed twice."""
        return worth_thrown_in(self.rules, self.score, self.games, self.dealer, side, deal_number=self.deal_number)

    def point(self, side: int) -> float:
        """The worth of a point to a side: half of what lies between one for it and one for each of the others."""
        table = law.seating(self.rules)
        return (self.worth(table.by_side(side, 1), side) - self.worth(table.against(side, 1), side)) / 2

    def average(self, side: int) -> float:
        """The points a deal by this dealer brings a side on average, less the others' mean, before it is dealt."""
        table = law.seating(self.rules)
        place = (side - table.side(self.dealer)) % table.sides
        return sum(share * ahead(points, place) for points, share in spread(self.rules))

    def worth(self, points: BySide, side: int) -> float:
        """The worth to a side of a deal that brings each side these points.

        The chance to win the match. Where a game is a single deal, points are what is played for: there, and for
        whoever is blind, each that a side has more than the others on average adds `POINT` to an even chance.
        """
        if self.points_only:
            return self._even + ahead(points, side) * POINT
        return self.chance_after(points, side)

    def dealt_again(self, side: int) -> float:
        """The worth to a side, as `worth` counts, of other cards from the same dealer."""
        return self._even + self.average(side) * POINT if self.points_only else self.chance(side)

    def thrown_in(self, side: int) -> float:
        """The worth to a side, as `worth` counts, of all passing twice: other cards, or no points."""
        return self.dealt_again(side) if law.repeats_the_deal(self.rules) else self.worth(self._nothing, side)

    @property
    def _nothing(self) -> BySide:
        return law.seating(self.rules).nothing

    @property
    def _even(self) -> float:
        """The chance of each side if all are as likely to win."""
        return 1 / law.seating(self.rules).sides

    @property
    def points_only(self) -> bool:
        """True if points are what is played for, not the match."""
        won = law.seating(self.rules).by_side(0, 1)
        return self.blind or (not law.target(self.rules) and law.game_end(self.rules, won, 1).over)
