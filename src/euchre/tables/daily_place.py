"""The place of a live table among the daily deals: which day, and which of its deals."""

from __future__ import annotations

import msgspec


class DailyPlace(msgspec.Struct, frozen=True):
    """A table's place among the daily deals; none of it is a secret."""

    day: str
    """The day as people's calendars have it, such as ``2026-11-28``."""
    number: int
    """The number of the deal on that day, from 1."""
