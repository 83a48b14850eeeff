"""The outcome of a match, deal by deal: all that statistics need of it."""

from __future__ import annotations

from typing import NamedTuple

from euchre.core.seating import SEATINGS, Seating
from euchre.record.match_record import MatchRecord


class DealOutcome(NamedTuple):
    """The outcome of a deal, in the terms of `euchre.core.state.Result`."""

    dealer: int
    maker: int | None
    alone: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]


class MatchOutcome(NamedTuple):
    """The outcome of a match, and of each of its deals."""

    over: bool
    winner: int | None
    results: tuple[DealOutcome, ...]
    players: int = 4
    """The number of players; outcomes from before there were others are of four."""

    @property
    def seating(self) -> Seating:
        """The seating of the table."""
        return SEATINGS[self.players]


def outcome_of(record: MatchRecord) -> MatchOutcome:
    """The outcome of a match. Raises `IllegalAction` for a record that breaks its own rules."""
    results = (DealOutcome(one.dealer, one.maker, one.alone, one.tricks, one.points) for one in record.results)
    return MatchOutcome(record.over, record.winner, tuple(results), record.seating.players)
