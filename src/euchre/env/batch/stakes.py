"""The stakes of the deals in a batch by number, and arrays of the numbers by which a policy bids at them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from euchre.core.cards import BENNY, CARDS, Card
from euchre.core.dealing import new_deal
from euchre.core.state import Standing
from euchre.env.batch.env import BatchEnv
from euchre.equity.stakes import MatchStakes
from euchre.fast.batch import row

Numbers: TypeAlias = NDArray[np.int64]
Worths: TypeAlias = tuple[NDArray[np.float64], ...]
_MOST: Final = 1 << 14
"""The stakes kept; a race of two sides to 10 has 400, games of many deals have millions."""
_ROOM: Final = 16
_BENNY: Final = int(BENNY)
_COLUMNS: Final = (row.STANDING, row.DEALER, row.UP_CARD)
"""The numbers of a row that say what is at stake."""


class RowWorths(NamedTuple):
    """The worths of the stakes of some rows."""

    worths: Worths
    """``worths[..][place]``: the worths, each with the place of its stakes in front."""
    places: Numbers
    """``places[row]``: the place of a row's stakes; in other rows any number."""


Bidding: TypeAlias = Callable[[RowWorths, NDArray[np.int32], NDArray[np.uint64], Numbers, Numbers], None]
"""Writes actions: called with the worths, the numbers and words of the batch, the rows, and room for the actions."""


class BatchStakes:
    """The stakes met so far, each with its worths, which `of` works out once.

    The stakes are the standing of the match and the dealer; with a Benny turned up the bidding is another.
    """

    def __init__(self, of: Callable[[MatchStakes, Card], Worths]) -> None:
        self._of = of
        self._standings: Sequence[Standing] = ()
        self._places = np.empty(0, np.int64)
        """The place of each of the stakes, by standing, dealer and Benny; negative for what has not been met."""
        self._met = 0
        self._of_rows = np.empty(0, np.int64)
        self._worths: Worths = ()

    def worths(self, batch: BatchEnv, rows: Numbers) -> RowWorths:
        """The worths of the stakes of the deals in these rows."""
        players = batch.terms.seating.players
        if self._standings is not batch.standings:
            self._standings, self._places, self._met = batch.standings, np.empty(0, np.int64), 0
            self._of_rows = np.empty(batch.deals, np.int64)
        if len(self._places) < 2 * players * len(self._standings):
            self._places = np.append(self._places, np.full(4 * players * len(self._standings), -1))
        standing, dealer, up_card = (batch.arrays.numbers[rows, column] for column in _COLUMNS)
        keys = (standing.astype(np.int64) * players + dealer) * 2 + (up_card == _BENNY)
        if (self._places[keys] < 0).any():
            firsts = np.unique(keys, return_index=True)[1]
            self._meet(keys[firsts], standing[firsts], dealer[firsts], up_card[firsts])
        self._of_rows[rows] = self._places[keys]
        return RowWorths(self._worths, self._of_rows)

    def _meet(self, keys: Numbers, *columns: NDArray[np.int32]) -> None:
        """Work out the worths of those of these different stakes that are new."""
        if self._met + len(keys) > _MOST:
            self._places[:] = -1
            self._met = 0
        for key, standing, dealer, up_card in zip(keys.tolist(), *(column.tolist() for column in columns), strict=True):
            if self._places[key] < 0:
                before = new_deal(self._standings[standing]._replace(dealer=dealer))
                self._write(self._met, self._of(MatchStakes.of(before), CARDS[up_card]))
                self._places[key] = self._met
                self._met += 1

    def _write(self, place: int, worths: Worths) -> None:
        if not self._worths:
            self._worths = tuple(np.zeros((_ROOM, *part.shape)) for part in worths)
        if place == len(self._worths[0]):
            self._worths = tuple(np.concatenate([part, np.zeros_like(part)]) for part in self._worths)
        for room, part in zip(self._worths, worths, strict=True):
            room[place] = part
