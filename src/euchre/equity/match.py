"""The chance to win the match from any score and for either dealer: the worth of points to somebody who wants to win.

Worked out backwards from the end, deal by deal, with the deals of `euchre.equity.spread`. The players are taken to be
equally good, so only two things count: the score, and whose deal it is. Good players make trump more often when they
deal, so at nine all the dealer's side is ahead. This file has two sides; three who play each for themselves are in
`euchre.equity.each_alone`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial
from operator import add
from typing import NamedTuple

from euchre.core import law
from euchre.core.rules import Rules
from euchre.equity.each_alone import chances
from euchre.equity.measured import Player
from euchre.equity.spread import Spread, spread

BySide = tuple[int, ...]
"""A number for each side, as in `euchre.core.seating`."""
Pair = tuple[int, int]
"""The side that deals first, then the other."""
_Grid = tuple[tuple[float, ...], ...]


def chance(
    rules: Rules, score: BySide, games: BySide, dealer: int, side: int, *, finished: int = 0, player: Player = "house"
) -> float:
    """The chance (0..1) of a side to win the match before a deal; a drawn match is shared by the best.

    `score` is that of the game under way and below its target, unless those who reached it together play on; `games`
    are those won, `dealer` (a seat) deals next. `finished` counts the deals of this game that are over: it matters only
    where a game is a number of deals. `player` is who sits in all seats.
    """
    table = law.seating(rules)
    dealers = table.side(dealer)
    if table.sides > 2:
        by_place = score[dealers:] + score[:dealers], games[dealers:] + games[:dealers]
        found = chances(rules, by_place[0], by_place[1], finished, player)
        return float(found[(side - dealers) % table.sides])
    ours, theirs = score[dealers], score[1 - dealers]
    if law.target(rules):
        value = _race(rules, (games[dealers], games[1 - dealers]), player)[0][ours][theirs]
    else:
        value = _lead(_leads(rules, player), finished, ours - theirs)
    return value if side == dealers else 1.0 - value


@lru_cache(maxsize=1 << 16)
def worth(
    rules: Rules, standing_score: BySide, games: BySide, dealer: int, side: int, points: BySide, *, deal_number: int = 1
) -> float:
    """The chance (0..1) of a side to win the match once the deal that `dealer` (a seat) dealt brings these points.

    `standing_score` and `games` are as they were when the deal began, `points` what each side scores in it.
    `deal_number` is the deal's number within its game, from 1, as `View.deal_number` has it: it matters only where a
    game is a number of deals. A deal that is thrown in is the business of `worth_thrown_in`.
    """
    table, score = law.seating(rules), tuple(map(add, standing_score, points))
    after = table.left_of(dealer)
    game = law.game_end(rules, score, deal_number)
    if not game.over:
        return chance(rules, score, games, after, side, finished=deal_number)
    if game.winner is not None:
        games = tuple(map(add, games, table.by_side(game.winner, law.games_for(rules, score, game.winner))))
    match = law.match_end(rules, games, game)
    if match.over:
        return float(match.winner == side) if match.winner is not None else _shared(score, side)
    return chance(rules, law.next_score(rules, score, game.winner), games, after, side)


def _shared(score: BySide, side: int) -> float:
    """The part of a drawn match that a side gets."""
    best = max(score)
    return 1.0 / score.count(best) if score[side] == best else 0.0


def worth_thrown_in(
    rules: Rules, score: BySide, games: BySide, dealer: int, side: int, *, deal_number: int = 1
) -> float:
    """The chance of a side to win the match when all pass twice: the next dealer deals, or the same dealer again."""
    if law.repeats_the_deal(rules):
        return chance(rules, score, games, dealer, side, finished=deal_number - 1)
    return worth(rules, score, games, dealer, side, law.seating(rules).nothing, deal_number=deal_number)


class GameEquity(NamedTuple):
    """The chances of two sides to win one game; a rubber's other games are left out."""

    rules: Rules

    def chance(self, side0: int, side1: int, dealer: int, *, finished: int = 0) -> float:
        """The chance (0..1) that side 0 wins the game from this score; `dealer` (a seat) deals."""
        return chance(self.rules, (side0, side1), (0, 0), dealer, 0, finished=finished)


def game_equity(rules: Rules) -> GameEquity:
    """The chances to win one game by these rules."""
    return GameEquity(rules.but(games=1, slam=False, laps=False))


@lru_cache(maxsize=512)
def _race(rules: Rules, games: Pair, player: Player) -> tuple[_Grid, _Grid]:
    """``[0][x][y]``: the dealing side's chance at x to y points and ``games[0]`` to ``games[1]`` games.

    ``[1]`` is the same with the games the other way round. The next dealer is on the other side, so the two tables lean
    on each other; a deal without points leaves the score as it is, and then a pair of equations is solved.
    """
    target, deals = law.target(rules), spread(rules, player)
    idle = sum(share for points, share in deals if points == (0, 0))
    ends = tuple(_ends(rules, pair, player) for pair in (games, games[::-1]))
    tables = tuple([[0.5] * target for _ in range(target)] for _ in ends)
    for total in range(2 * target - 2, -1, -1):
        for x in range(max(0, total - target + 1), min(target, total + 1)):
            y = total - x
            here = _scoring(deals, x, y, tables[1], ends[0])
            there = _scoring(deals, y, x, tables[0], ends[1])
            if idle < 1.0:  # here_v = here + idle * (1 - there_v), and the same from the other side
                tables[0][x][y] = (here + idle * (1.0 - there - idle)) / (1.0 - idle * idle)
                tables[1][y][x] = (there + idle * (1.0 - here - idle)) / (1.0 - idle * idle)
    return tuple(map(tuple, tables[0])), tuple(map(tuple, tables[1]))


def _scoring(deals: Spread, x: int, y: int, after: list[list[float]], ends: Callable[[int, int], float]) -> float:
    """The part of the dealing side's chance, at x to y, that comes from deals in which somebody scores.

    `after` is the table of the side that deals next, `ends` the dealing side's chance once a game has ended at a score.
    """
    target = len(after)
    value = 0.0
    for (ours, theirs), share in deals:
        if x + ours >= target or y + theirs >= target:
            value += share * ends(x + ours, y + theirs)
        elif ours or theirs:
            value += share * (1.0 - after[y + theirs][x + ours])
    return value


def _ends(rules: Rules, games: Pair, player: Player) -> Callable[[int, int], float]:
    """The chance of `_after_game` by the score at which a game ends."""
    if not law.every_win_is_alike(rules):
        return cache(partial(_after_game, rules, games, player))
    target = law.target(rules)
    lost, won = _after_game(rules, games, player, 0, target), _after_game(rules, games, player, target, 0)
    return lambda ours, _: won if ours >= target else lost


def _after_game(rules: Rules, games: Pair, player: Player, ours: int, theirs: int) -> float:
    """The chance of the side that dealt last, first of the pair `games`, once a game has ended at this score."""
    score, winner = (ours, theirs), int(ours < law.target(rules))
    won = law.games_for(rules, score, winner)
    games = (games[0] + won * (winner == 0), games[1] + won * (winner == 1))
    match = law.match_end(rules, games, law.GameEnd(over=True, winner=winner))
    if match.over:
        return float(match.winner == 0)
    x, y = law.next_score(rules, score, winner)
    return 1.0 - _race(rules, games[::-1], player)[0][y][x]


def _lead(tables: _Grid, finished: int, lead: int) -> float:
    """The dealing side's chance with a lead of `lead` points after `finished` deals of a game of counted deals."""
    table = tables[max(len(tables) - 1 - finished, 0)]
    reach = len(table) // 2
    return table[lead + reach] if abs(lead) <= reach else float(lead > 0)


def _level(rules: Rules, deals: Spread) -> float:
    """The dealing side's chance when all deals are played and nobody leads: a draw, or another deal that decides."""
    if law.game_end(rules, (0, 0), law.deals_in_a_game(rules)).over:
        return 0.5
    won = sum(share for (ours, theirs), share in deals if ours > theirs)
    level = sum(share for (ours, theirs), share in deals if ours == theirs)
    return (won + level) / (1.0 + level)  # v = won + level * (1 - v), since the others deal next


@lru_cache(maxsize=64)
def _leads(rules: Rules, player: Player) -> _Grid:
    """The chances ``[left][reach + lead]`` of the dealing side with `left` deals to come; `reach` is all they bring."""
    deals = spread(rules, player)
    most = max(max(points) for points, _ in deals)
    tables: list[tuple[float, ...]] = [(_level(rules, deals),)]
    for _ in range(law.deals_in_a_game(rules)):
        before, reach = tables[-1], most * len(tables)
        inner = reach - most

        def dealers(lead: int, before: tuple[float, ...] = before, inner: int = inner) -> float:
            return 1.0 - before[inner - lead] if abs(lead) <= inner else float(lead > 0)

        tables.append(
            tuple(
                sum(share * dealers(lead + ours - theirs) for (ours, theirs), share in deals)
                for lead in range(-reach, reach + 1)
            )
        )
    return tuple(tables)
