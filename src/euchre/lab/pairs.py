"""A duplicate pair: the same cards played in every seating of two players.

A side is all one player. Where there are two sides, A has seats 0, 2 and so on in seating 0, and the others in seating
1. Where three play each for themselves, A meets two of B in seatings 0 to 2, and B meets two of A in the next three.
Everything that happens is fixed by the contest and the number of the pair: cards, dealer, and each seat's own
randomness are the same in all seatings, so that a player that meets itself draws every pair exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from statistics import fmean
from typing import NamedTuple, Self

from euchre.bots.deal_end import ScorelessDeals
from euchre.bots.play import moves
from euchre.core import law
from euchre.core.actions import Draw
from euchre.core.cards import Card
from euchre.core.engine import apply, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.state import Result, State, result_between
from euchre.lab.forfeit import Forfeit, Forfeited
from euchre.lab.player import ArenaPlayer


class _Contest(NamedTuple):
    """The parts of a contest."""

    a: str
    b: str
    rules: Rules
    seed: int = 1
    score: tuple[int, ...] | None = None
    """The score at which each deal, or match, begins, by side; None for nothing. A plays every side of it."""
    matches: bool = False
    """Whole matches are played, and wins count."""


class Contest(_Contest):
    """The two players of a contest, by name, and their table; with a pair's number, this fixes every card.

    `rules` may be their text. Raises `EuchreError` for a player that is no name: each worker makes its own.
    """

    __slots__ = ()

    def __new__(
        cls,
        a: str,
        b: str,
        rules: Rules | str,
        seed: int = 1,
        score: tuple[int, ...] | None = None,
        matches: bool = False,  # noqa: FBT001, FBT002 - a field like the others
    ) -> Self:
        """Check the names, and read the rules."""
        names: tuple[object, ...] = a, b
        for name in names:
            if not isinstance(name, str):
                sentence = f"A contest takes the names of its players, such as 'swift', not {repr(name)[:60]}."
                raise EuchreError("lab/player", sentence)
        return super().__new__(cls, a, b, Rules.of(rules), seed, score, matches)

    @property
    def begins(self) -> tuple[int, ...]:
        """The score at which each deal, or match, begins, by side."""
        return law.seating(self.rules).nothing if self.score is None else self.score

    @property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """The seatings of this contest: the player of each side, 0 for A, 1 for B."""
        return seatings(law.seating(self.rules).sides)


@cache
def seatings(sides: int) -> tuple[tuple[int, ...], ...]:
    """The seatings of `sides`, each the player of each side (0 is A, 1 is B), without repeats.

    One of them plays one side, the other all the others; so each plays every side as often as the other.
    """
    one_a = [tuple(int(side != own) for side in range(sides)) for own in range(sides)]
    one_b = [tuple(1 - player for player in seating) for seating in one_a]
    return tuple(dict.fromkeys((*one_a, *one_b)))


class Played(NamedTuple):
    """A deal as it was played."""

    seating: int
    number: int
    """The deal's place in its match, from 1."""
    score: tuple[int, ...]
    """The score before the deal, by side."""
    up_card: Card | None
    calls: tuple[str, ...]
    """The calls before the first lead: seat and words, such as ``"2 order alone"``."""
    result: Result
    """The result, without a maker if the cards were thrown in or the deal was forfeited."""
    forfeit: Forfeit | None = None

    def sides(self, player: int) -> tuple[int, ...]:
        """The sides that a player (0 is A, 1 is B) had."""
        seating = seatings(len(self.result.points))[self.seating]
        return tuple(side for side, other in enumerate(seating) if other == player)

    def gain(self) -> float:
        """A's points less B's; of who has several sides, the mean of these."""
        ours, theirs = (fmean(self.result.points[side] for side in self.sides(player)) for player in (0, 1))
        return ours - theirs


class DuplicatePair(NamedTuple):
    """The deals of a pair, in all seatings."""

    number: int
    deals: tuple[Played, ...]
    wins: float
    """A's matches won, of one in each seating. Of a drawn one, A has its share of the sides; 0 for single deals."""

    def gain(self) -> float:
        """A's points less B's in all deals of the pair."""
        return sum(deal.gain() for deal in self.deals)


def play_pair(contest: Contest, players: Sequence[ArenaPlayer], number: int) -> DuplicatePair:
    """Play pair `number` (from 0) of a contest; `players` are A and B."""
    deals: list[Played] = []
    wins = 0.0
    for seating, sides in enumerate(contest.seatings):
        played, winners = _sitting(contest, tuple(players[player] for player in sides), number, seating)
        deals += played
        if contest.matches:
            wins += fmean(sides[winner] == 0 for winner in winners)
    return DuplicatePair(number, tuple(deals), wins)


def _sitting(
    contest: Contest, sides: tuple[ArenaPlayer, ...], pair: int, seating: int
) -> tuple[list[Played], tuple[int, ...]]:
    """Play a deal or match in one seating; return its deals and the sides that won: all of them where nobody has.

    A forfeit ends it, and the other sides win. Raises `EuchreError` for a match in which nobody scores any more.
    """
    table = law.seating(contest.rules)
    seats = tuple(sides[table.side(seat)] for seat in table.seats)
    state = apply(new_match(contest.rules, score=contest.begins), Draw(pair % table.players))
    played: list[Played] = []
    scoreless = ScorelessDeals()
    while not state.over:
        number = len(played) + 1
        before, state, end = _deal(state, seats, f"{contest.seed}/pair {pair}/deal {number}", scoreless)
        if isinstance(end, Forfeited):
            forfeit = Forfeit(seats[end.seat].name, pair, seating, end.seat, end.why)
            played.append(_played(before, seating, number, _lost(before, end.seat), forfeit))
            return played, tuple(side for side in range(table.sides) if side != table.side(end.seat))
        played.append(_played(before, seating, number, end))
        for player in dict.fromkeys(seats):
            player.deal_over(end)
        if not contest.matches:
            break
    winner = state.match.winner
    return played, tuple(range(table.sides)) if winner is None else (winner,)


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
    """The cost to a seat of failing: every other side scores all that a deal can bring."""
    match, number, table = state.match, state.match.deals_finished + 1, law.seating(state.rules)
    points = table.against(table.side(seat), law.most_points(state.rules))
    score = tuple(before + won for before, won in zip(match.score, points, strict=True))
    game = law.game_end(match.rules, score, number)
    return Result(
        deal_number=number,
        dealer=match.dealer,
        trump=None,
        maker=None,
        alone=(),
        tricks=table.tricks_by_side(state.tricks),
        points=points,
        score=score,
        game_over=game.over,
        winner=game.winner if game.over else None,
        game=match.game,
    )
