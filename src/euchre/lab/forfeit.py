"""A player that fails, or does what is not allowed, loses the deal: what that costs, and how it is reported."""

from __future__ import annotations

from typing import NamedTuple


class Forfeited(Exception):
    """The player in this seat failed, or chose what is not allowed; `why` is one line."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(seat, why)
        self.seat = seat
        self.why = why


class Forfeit(NamedTuple):
    """A deal lost without being played to its end."""

    player: str
    """The player's name."""
    pair: int
    seating: int
    """The seating of the players, as `euchre.lab.pairs.seatings` numbers them."""
    seat: int
    why: str

    def __str__(self) -> str:
        return (
            f"{self.player} forfeits a deal of pair {self.pair}, seating {self.seating}, seat {self.seat}: {self.why}"
        )
