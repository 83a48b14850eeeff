"""The place of a live table in an evening: which evening, which round, which number, and who its entrants are."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace


class EveningPlace(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table's place in an evening; none of it is a secret."""

    id: str
    """The evening's own id."""
    code: str
    """The code in the evening's address."""
    name: str
    round: int
    """The number of the round, from 1."""
    number: int
    """The table's number in the hall or on the wall, from 1."""
    entrants: tuple[int | None, ...] = ()
    """The entrant's number of each seat when the match begins; None for somebody, or a bot, who only fills in."""
    bots: tuple[str, ...] = ()
    """The names of the bots by seat; "" for the usual name. A bot that replaces a person has the usual one."""

    def without(self, seat: int) -> EveningPlace:
        """The place where somebody else sits in an entrant's stead."""
        entrants = (*self.entrants[:seat], None, *self.entrants[seat + 1 :])
        return replace(self, entrants=entrants)
