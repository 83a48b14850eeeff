"""The bench: a player in every seat of fixed deals, on one core or many, with the same result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from euchre.bots.registry import bot_named
from euchre.core.rules import Rules
from euchre.lab.benchmark.bench_outcome import BenchOutcome
from euchre.lab.benchmark.edition import EDITIONS, OPPONENTS, Seats, checked_edition, rooms_of
from euchre.lab.benchmark.fixed_deal import FixedDeal
from euchre.lab.benchmark.room import RoomOutcome, play_room
from euchre.lab.decision_times import DecisionTimes
from euchre.lab.player import ArenaPlayer
from euchre.lab.worker_pool import worker_pool

_PIECE: Final = 5


class BenchTable(NamedTuple):
    """The player that is measured, and its table; with the number of a deal, this fixes every card."""

    player: str
    rules: Rules
    opponent: str = "swift"
    """The opponent, of `OPPONENTS`."""
    seats: Seats = "one"
    edition: int = 1
    """The edition, of `EDITIONS`: 1 for tables of four, 2 for tables of two, three and six."""


class BenchPiece(NamedTuple):
    """The outcome of some deals from a worker: the rooms of each, and the player's times."""

    outcomes: tuple[tuple[RoomOutcome, ...], ...]
    times: DecisionTimes


def bench(table: BenchTable, deals: int, *, jobs: int = 1, on_deal: Callable[[], None] = lambda: None) -> BenchOutcome:
    """Measure the player over the first `deals` deals of the edition.

    Raises `UnknownBot`, and `EuchreError` for a table or seats that the edition does not have.
    """
    checked_edition(table.edition, table.rules)
    rooms_of(table.rules, table.seats)
    outcome = BenchOutcome()
    pieces = ((table, start, min(start + _PIECE, deals)) for start in range(0, deals, _PIECE))
    with worker_pool(jobs) as starmap:
        for piece in starmap(play_bench_piece, pieces):
            outcome.times.merge(piece.times)
            for rooms in piece.outcomes:
                outcome.add(rooms)
                on_deal()
    return outcome


def play_bench_piece(table: BenchTable, start: int, stop: int) -> BenchPiece:
    """The work of a worker: play the deals from `start` to before `stop`."""
    player = ArenaPlayer(table.player)
    try:
        return BenchPiece(tuple(_deals(table, player, start, stop)), player.times)
    finally:
        player.leave()


def _deals(table: BenchTable, player: ArenaPlayer, start: int, stop: int) -> Iterator[tuple[RoomOutcome, ...]]:
    opponent = bot_named(OPPONENTS[table.opponent])
    rooms = rooms_of(table.rules, table.seats)
    for number in range(start, stop):
        fixed = FixedDeal(table.edition, table.rules, number, opponent)
        yield tuple(play_room(fixed, seats, player, EDITIONS[table.edition]) for seats in rooms)
