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
from euchre.core.cards import Card
from euchre.core.engine import apply, new_match
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.core.state import Result, State, result_between
from euchre.lab.forfeit import Forfeit, Forfeited
from euchre.lab.player import ArenaPlayer


class Contest(NamedTuple):
    """The two players of a contest and their table; with a pair's number, this fixes every card."""

    a: str
    b: str
    rules: Rules
    seed: int = 1
    score: tuple[int, ...] = (0, 0)
    """The score at which each deal, or match, begins: seats 0 and 2 first. A sits on both sides of it."""
    matches: bool = False
    """Whole matches are played, and wins count."""


class Played(NamedTuple):
    """One deal as it was played. Pairs are by side: seats 0 and 2 first, then 1 and 3."""

    seating: int
    number: int
    """The deal's place in its match, from 1."""
    score: tuple[int, ...]
    """The score before the deal."""
    up_card: Card | None
    calls: tuple[str, ...]
    """What was said before the first lead: seat and words, such as ``"2 order alone"``."""
    result: Result
    """Without a maker if the cards were thrown in or the deal was forfeited."""
    forfeit: Forfeit | None = None

    def gain(self) -> int:
        """A's points less B's."""
        return self.result.points[self.seating] - self.result.points[1 - self.seating]


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
        before, state, end = _deal(state, seats, f"{contest.seed}/pair {pair}/deal {number}", scoreless)
        if isinstance(end, Forfeited):
            forfeit = Forfeit(seats[end.seat].name, pair, seating, end.seat, end.why)
            played.append(_played(before, seating, number, _lost(before, end.seat), forfeit))
            return played, 1 - FOUR.side(end.seat)
        played.append(_played(before, seating, number, end))
        for player in seats[:2]:
            player.deal_over(end)
        if not contest.matches:
            break
    return played, state.match.winner


def _deal(
    state: State, seats: tuple[ArenaPlayer, ...], seed: str, scoreless: ScorelessDeals
) -> tuple[State, State, Result | Forfeited]:
    """Play to the end of the deal: the state before its last action, the one after, and its result or who failed."""
    start = before = state
    playing = moves(state, seats, seed, scoreless)
    try:
        while (result := result_between(start, state)) is None:
            before, _, state = next(playing)
    except Forfeited as failed:
        return state, state, failed
    return before, state, result


def _played(before: State, seating: int, number: int, result: Result, forfeit: Forfeit | None = None) -> Played:
    calls = tuple(f"{call.seat} {call.action}" for call in before.open.calls)
    return Played(seating, number, before.match.score, before.open.up_card, calls, result, forfeit)


def _lost(state: State, seat: int) -> Result:
    """The cost to a seat of failing: the other side scores all that a deal can bring."""
    match, won, number = state.match, law.most_points(state.rules), state.match.deals_finished + 1
    points = (0, won) if FOUR.side(seat) == 0 else (won, 0)
    score = (match.score[0] + points[0], match.score[1] + points[1])
    game = law.game_end(match.rules, score, number)
    return Result(
        deal_number=number,
        dealer=match.dealer,
        trump=None,
        maker=None,
        alone=(),
        tricks=FOUR.tricks_by_side(state.tricks),
        points=points,
        score=score,
        game_over=game.over,
        winner=game.winner if game.over else None,
        game=sum(match.games) + 1,
    )
