"""The standings of the matches in a batch, by number, and what the ends of a deal lead to from each."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from euchre.bots import deal_end
from euchre.core import law
from euchre.core.cards import Suit
from euchre.core.dealing import new_deal
from euchre.core.rules import Rules
from euchre.core.scoring import scored, thrown_in
from euchre.core.seating import Seating
from euchre.core.state import Contract, Standing, State, Trick, result_between
from euchre.env.batch.steps import OVER, SHOWN, THROWN, MatchTables
from euchre.env.episode import EpisodeTerms
from euchre.env.reward import most, worth
from euchre.fast.batch.deal_tables import ends, won_places

_PlayedDeal: TypeAlias = tuple[int, tuple[int, ...], tuple[int, ...]]
"""The maker, those alone, and the sides that won the tricks."""
SCORE, GAMES, TOKENS, DEALS = range(4)
"""The rows of `BatchStandings.numbers`; deals are counted in the first column."""
_ROOM: Final = 16


class BatchStandings:
    """The standings that the matches of a batch have come to, numbered in that order.

    A standing is asked of the core when a match first comes to it: few of those that are possible ever come up.
    """

    def __init__(self, terms: EpisodeTerms) -> None:
        self._rules, self._reward = terms.rules, terms.reward
        self._table: Final = law.seating(terms.rules)
        self.all: Final[list[Standing]] = []
        """The standings; the dealer, who is kept apart, is always 0."""
        self._places: Final[dict[Standing, int]] = {}
        end, self._deals = _different_ends(terms.rules)
        sides, ends = self._table.sides, THROWN + 1 + len(self._deals)
        self.numbers: NDArray[np.int64] = np.zeros((_ROOM, DEALS + 1, sides), np.int64)
        """``numbers[standing, row, side]``: score, games, tokens and deals."""
        self.tables = MatchTables(
            end,
            np.zeros((_ROOM, self._table.players, ends, sides), np.float32),
            np.full((_ROOM, ends), OVER, np.int64),
            np.zeros((_ROOM, ends), np.bool_),
            np.zeros(1, np.bool_),
            np.float32(-most(terms.reward, terms.rules)),
            law.repeats_the_deal(terms.rules),
            terms.length == "match",
            deal_end.MOST_SCORELESS_DEALS,
        )

    def place(self, match: Standing) -> int:
        """The number of a standing, with any dealer; a new one gets the next."""
        finished = 0 if law.target(self._rules) else match.deals_finished  # no more is known of a race to the target
        match = match._replace(dealer=0, deals_finished=finished, last=None)
        place = self._places.setdefault(match, len(self.all))
        if place == len(self.all):
            self.all.append(match)
            if place == len(self.numbers):
                self._make_room()
            self.numbers[place, :DEALS] = match.score, match.games, match.tokens
            self.numbers[place, DEALS] = finished
        return place

    def learn(self, places: NDArray[Any]) -> None:
        """Ask the core for what follows from these standings, if it has not been asked yet."""
        for place in np.unique(places).tolist():
            if self.tables.after[place, SHOWN] == OVER:
                self._learn(place)
        self.tables.missing[0] = False

    def _learn(self, place: int) -> None:
        for dealer in self._table.seats:
            before = new_deal(self.all[place]._replace(dealer=dealer))
            for end, after in enumerate(self._after(before)):
                result = result_between(before, after)
                number = OVER if after.over else self.place(after.match)  # may move the tables
                self.tables.after[place, end] = number
                self.tables.gain[place, dealer, end] = worth(self._reward, before, after)
                self.tables.scoreless[place, end] = result is None or not any(result.points)

    def _after(self, before: State) -> list[State]:
        """The states after each end of a deal, whatever the cards."""
        deals = [(Contract(Suit.CLUBS, maker, alone), _tricks(winners)) for maker, alone, winners in self._deals]
        return [before, thrown_in(before.match), *(scored(before.match, *deal) for deal in deals)]

    def _make_room(self) -> None:
        tables = self.tables
        self.numbers = _doubled(self.numbers)
        self.tables = tables._replace(
            gain=_doubled(tables.gain),
            after=_doubled(tables.after),
            scoreless=_doubled(tables.scoreless),
        )


def _different_ends(rules: Rules) -> tuple[NDArray[np.int8], list[_PlayedDeal]]:
    """The number of each end of a deal, and a deal for each end that counts differently."""
    table = law.seating(rules)
    end = np.zeros((table.players, 1 << table.players, won_places(rules)), np.int8)
    numbers: dict[Any, int] = {}
    deals: list[_PlayedDeal] = []
    for place, maker, alone, winners in ends(rules):
        counts = law.points(rules, maker, alone, winners), _earns_token(rules, table, maker, alone, winners)
        end[place] = number = numbers.setdefault(counts, THROWN + 1 + len(deals))
        if number == THROWN + 1 + len(deals):
            deals.append((maker, alone, winners))
    return end, deals


def _earns_token(
    rules: Rules, table: Seating, maker: int, alone: tuple[int, ...], winners: tuple[int, ...]
) -> int | None:
    """The side that earns a token, if any."""
    makers = table.side(maker)
    return makers if law.token(rules, table.lone_makers(maker, alone), winners.count(makers)) else None


def _tricks(winners: tuple[int, ...]) -> tuple[Trick, ...]:
    return tuple(Trick(side, (), side) for side in winners)


def _doubled(array: NDArray[Any]) -> NDArray[Any]:
    """The array with as much room again, filled as is what is not known yet."""
    return np.concatenate([array, np.full_like(array, OVER)])
