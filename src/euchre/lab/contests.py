"""The arena: players meet over duplicate pairs, on one core or many, with the same result.

Work is cut by pair number and added up in that order, and nothing a pair does depends on which worker plays it; so
jobs and backends change how long it takes and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from threading import local
from typing import Final, NamedTuple

from euchre.core.errors import EuchreError
from euchre.core.whole import whole
from euchre.lab.decision_times import DecisionTimes
from euchre.lab.outcome import ContestOutcome
from euchre.lab.pairs import Contest, DuplicatePair, play_pair
from euchre.lab.player import ArenaPlayer
from euchre.lab.worker_pool import StarMap, worker_pool

_LARGEST_PIECE: Final = 32
_PIECES: Final = 200


class Piece(NamedTuple):
    """The pairs a worker played, and the times of each player."""

    pairs: tuple[DuplicatePair, ...]
    times: tuple[DecisionTimes, DecisionTimes]


PairListener = Callable[[ContestOutcome, DuplicatePair], None]
"""Called with each pair once it has been counted."""


def arena(
    contest: Contest,
    pairs: int,
    *,
    jobs: int = 1,
    backend: str = "local",
    bound: float | None = None,
    on_pair: PairListener | None = None,
) -> ContestOutcome:
    """Let A and B of the contest meet over `pairs` duplicate pairs.

    `bound` (points per deal; with matches, share of wins above a half) ends it early, as soon as the sequential test
    accepts that A gains so much or that A gains nothing. Raises `UnknownBot`, `MissingPackage` for a backend, and
    `EuchreError` for fewer than one pair.
    """
    with worker_pool(jobs, backend) as starmap:
        return _meet(contest, pairs, starmap, bound, on_pair)


def round_robin(
    names: tuple[str, ...],
    contest: Contest,
    pairs: int,
    *,
    jobs: int = 1,
    backend: str = "local",
    on_pair: PairListener | None = None,
) -> tuple[ContestOutcome, ...]:
    """Let every two of the players meet, on the same cards, as `arena` does; `contest` says at which table."""
    with worker_pool(jobs, backend) as starmap:
        return tuple(
            _meet(Contest(a, b, *contest[2:]), pairs, starmap, None, on_pair) for a, b in combinations(names, 2)
        )


def _meet(
    contest: Contest, pairs: int, starmap: StarMap, bound: float | None, on_pair: PairListener | None
) -> ContestOutcome:
    if whole("The number of pairs", pairs, "lab/pairs") < 1:
        raise EuchreError("lab/pairs", f"A contest is of one pair or more, not {pairs}.", given=pairs)
    outcome = ContestOutcome(contest, bound)
    try:
        _count(outcome, pairs, starmap, on_pair)
    finally:
        _SEATS.clear()
    return outcome


def _count(outcome: ContestOutcome, pairs: int, starmap: StarMap, on_pair: PairListener | None) -> None:
    contest = outcome.contest
    for piece in starmap(play_piece, _pieces(contest, pairs)):
        for mine, theirs in zip(outcome.times, piece.times, strict=True):
            mine.merge(theirs)
        for pair in piece.pairs:
            outcome.add(pair)
            if on_pair is not None:
                on_pair(outcome, pair)
            if outcome.result is not None:
                return


def _pieces(contest: Contest, pairs: int) -> Iterator[tuple[Contest, int, int]]:
    """The contest cut into pieces of consecutive pairs; the cuts depend on the number of pairs alone."""
    size = max(1, min(_LARGEST_PIECE, pairs // _PIECES))
    for start in range(0, pairs, size):
        yield contest, start, min(start + size, pairs)


def play_piece(contest: Contest, start: int, stop: int) -> Piece:
    """Work of a worker: seat the players, made from their names, and play the pairs from `start` to before `stop`."""
    players = _SEATS.take(contest)
    for player in players:
        player.times = DecisionTimes()
    pairs = tuple(play_pair(contest, players, number) for number in range(start, stop))
    return Piece(pairs, (players[0].times, players[1].times))


class _Seats(local):
    """The players of the contest a worker plays; they stay from piece to piece, since some are slow to make."""

    def __init__(self) -> None:
        self._for: tuple[str, str] | None = None
        self._players: tuple[ArenaPlayer, ...] = ()

    def take(self, contest: Contest) -> tuple[ArenaPlayer, ...]:
        """The two players; new ones first play a pair that does not count, so that nobody is timed while loading."""
        if self._for != (contest.a, contest.b):
            self.clear()
            self._players = ArenaPlayer(contest.a), ArenaPlayer(contest.b)
            self._for = contest.a, contest.b
            play_pair(contest._replace(matches=False), self._players, -1)
        return self._players

    def clear(self) -> None:
        """Let the players leave."""
        for player in self._players:
            player.leave()
        self._for, self._players = None, ()


_SEATS: Final = _Seats()
