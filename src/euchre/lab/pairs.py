"""A duplicate pair: the same cards played twice, the players changing seats in between.

In seating 0 the first player (A) has seats 0 and 2, in seating 1 it has seats 1 and 3. Everything that happens is
fixed by the contest and the number of the pair: cards, dealer, and each seat's own randomness are the same in both
seatings, so that a player that meets itself draws every pair exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from euchre.bots.deal_end import ScorelessDeals
from euchre.bots.play import moves
from euchre.core import law
from euchre.core.actions import Draw
from euchre.core.cards import Card, Suit
from euchre.core.engine import apply, new_match
from euchre.core.rules import Rules
from euchre.core.state import Result, State, the_last_result
from euchre.lab.forfeit import Forfeit, Forfeited, most_points
from euchre.lab.player import ArenaPlayer


class Contest(NamedTuple):
    """Who meets whom at which table; with a pair's number, this fixes every card."""

    a: str
    b: str
    rules: Rules
    seed: int = 1
    score: tuple[int, int] = (0, 0)
    """The score at which each deal, or match, begins: seats 0 and 2 first. A sits on both sides of it."""
    matches: bool = False
    """Whole matches are played, and wins count."""


class Played(NamedTuple):
    """One deal as it was played. Pairs are by side: seats 0 and 2 first, then 1 and 3."""

    seating: int
    number: int
    """The deal's place in its match, from 1."""
    dealer: int
    score: tuple[int, int]
    """The score before the deal."""
    up_card: Card | None
    calls: tuple[str, ...]
    """What was said before the first lead: seat and words, such as ``"2 order alone"``."""
    trump: Suit | None
    maker: int | None
    """None if the cards were thrown in or the deal was forfeited."""
    alone: tuple[int, ...]
    tricks: tuple[int, int]
    points: tuple[int, int]
    forfeit: Forfeit | None = None

    def gain(self) -> int:
        """A's points less B's."""
        return self.points[self.seating] - self.points[1 - self.seating]


class DuplicatePair(NamedTuple):
    """Both seatings of a pair, played."""

    number: int
    deals: tuple[Played, ...]
    wins: float
    """A's matches won of the two, a drawn one a half; 0 where single deals are played."""

    def gain(self) -> int:
        """A's points less B's in all deals of the pair."""
        return sum(deal.gain() for deal in self.deals)


def play_pair(contest: Contest, players: Sequence[ArenaPlayer], number: int) -> DuplicatePair:
    """Play pair `number` (from 0) of a contest; `players` are A and B."""
    deals: list[Played] = []
    wins = 0.0
    for seating in (0, 1):
        first, second = players[seating], players[1 - seating]
        played, winner = _sitting(contest, (first, second, first, second), number, seating)
        deals += played
        if contest.matches:
            wins += 0.5 if winner is None else float(winner == seating)
    return DuplicatePair(number, tuple(deals), wins)


def _sitting(
    contest: Contest, seats: tuple[ArenaPlayer, ...], pair: int, seating: int
) -> tuple[list[Played], int | None]:
    """One deal, or one match, in one seating, and the side that won the match; a forfeit ends it.

    Raises `EuchreError` for a match in which nobody scores any more.
    """
    state = apply(new_match(contest.rules, score=contest.score), Draw(pair % 4))
    played: list[Played] = []
    scoreless = ScorelessDeals()
    while not state.over:
        number = len(played) + 1
        before, state, forfeited = _deal(state, seats, f"{contest.seed}/pair {pair}/deal {number}", scoreless)
        if forfeited is not None:
            forfeit = Forfeit(seats[forfeited.seat].name, pair, seating, forfeited.seat, forfeited.why)
            played.append(_lost(before, forfeit, number))
            return played, 1 - law.side(forfeited.seat)
        result = the_last_result(state.match)
        played.append(_as_played(before, result, seating, number))
        for player in seats[:2]:
            player.deal_over(result)
        if not contest.matches:
            break
    return played, state.match.winner


def _deal(
    state: State, seats: tuple[ArenaPlayer, ...], seed: str, scoreless: ScorelessDeals
) -> tuple[State, State, Forfeited | None]:
    """Play to the end of the deal: the state before its last action, the one after, and who failed, if anybody."""
    before, start = state, state.match.last
    try:
        for move in moves(state, seats, seed, scoreless):
            before, state = move.before, move.after
            if state.match.last is not start:
                break
    except Forfeited as failed:
        return state, state, failed
    return before, state, None


def _as_played(before: State, result: Result, seating: int, number: int) -> Played:
    return Played(
        seating,
        number,
        result.dealer,
        before.match.score,
        before.open.up_card,
        _calls(before),
        result.trump,
        result.maker,
        result.alone,
        result.tricks,
        result.points,
    )


def _lost(state: State, forfeit: Forfeit, number: int) -> Played:
    """The deal a player forfeits: the other side scores all that a deal can bring."""
    won = most_points(state.rules)
    points = (0, won) if law.side(forfeit.seat) == 0 else (won, 0)
    return Played(
        forfeit.seating,
        number,
        state.match.dealer,
        state.match.score,
        state.open.up_card,
        _calls(state),
        None,
        None,
        (),
        law.tricks_by_side(state.tricks),
        points,
        forfeit,
    )


def _calls(state: State) -> tuple[str, ...]:
    return tuple(f"{call.seat} {call.action}" for call in state.open.calls)
