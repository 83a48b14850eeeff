"""A table of a round, as it was seated."""

from __future__ import annotations

from typing import Final

import msgspec

from euchre.evenings.settings import Section
from euchre.tables.messages import Level

BOT_LEVEL: Final[Level] = "club"
"""The level of the bots that fill the tables of an evening."""


class SeatedTable(msgspec.Struct, frozen=True):
    """A table of a round: the entrants' numbers by seat, clockwise; partners sit opposite each other.

    A table of three has no partners. Negative numbers are bots: -1 is the first bot of the round.
    """

    number: int
    section: Section
    seats: tuple[int, ...]
