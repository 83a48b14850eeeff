"""An earlier round of one section, as movements look back at it."""

from __future__ import annotations

from typing import NamedTuple

from euchre.charts.planned_round import PlannedRound
from euchre.evenings.score import RoundScore


class PlayedTable(NamedTuple):
    """A table of an earlier round, and its score; None where it was not played."""

    seats: tuple[int, ...]
    score: RoundScore | None


class PlayedRound(NamedTuple):
    """An earlier round of a section: its tables from the head table on, and who sat out."""

    tables: tuple[PlayedTable, ...]
    sit_outs: tuple[int, ...]

    @property
    def seated(self) -> PlannedRound:
        """The round without its results."""
        return PlannedRound(tuple(table.seats for table in self.tables), self.sit_outs)
