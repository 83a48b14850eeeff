"""The chance to win among players who play each for themselves: a race of as many scores as there are places.

Worked out backwards from the end, like the race of two sides in `euchre.equity.match`, but many scores at once. Places
are counted clockwise from whoever deals next. Players are taken to be equally good, so only the scores by place count.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product, starmap
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.rules import Rules
from euchre.equity.measured import Player
from euchre.equity.spread import Spread, spread

Scores = tuple[int, ...]
"""The scores by place, the next dealer's first."""
Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
_FAR: Final = 40
"""Being further behind than this counts as being so far behind: in a game of counted deals, and behind those who play
on at the target."""
_STEPS: Final = 1000
_EXACT: Final = 1e-15


def chances(rules: Rules, score: Scores, games: Scores, finished: int, player: Player = "house") -> Floats:
    """``[place]``: the chance (0..1) of each to win the match before a deal; a drawn match is shared by the best.

    `score` and `games` are by place; `score` may be one at which those who reached the target together play on.
    `finished` counts the deals of this game that are over.
    """
    if not law.target(rules):
        row = _standings(len(score)).rows(np.array([score]))[0]
        found: Floats = _by_deals(rules, player)[max(law.deals_in_a_game(rules) - finished, 0)][row]
        return found
    race = _race(rules, player)
    ends, value = race.ends(score), np.zeros(len(score))
    for kind, winner, dealer in np.ndindex(ends.shape):
        value += ends[kind, winner, dealer] * _after_game(rules, games, race.kinds[kind], winner, dealer, player)
    return value


class _Won(NamedTuple):
    """The gain of a game's winner besides the game itself."""

    games: int
    """The number of games it counts as."""
    ahead: int
    """The score with which the winner begins the next one."""


def _after_game(rules: Rules, games: Scores, won: _Won, winner: int, dealer: int, player: Player) -> Floats:
    """``[place]``: the chance of each once this place has won a game in which that place dealt last."""
    games = tuple(number + won.games * (place == winner) for place, number in enumerate(games))
    match = law.match_end(rules, games, law.GameEnd(over=True, winner=winner))
    if match.over:
        return np.array([float(place == match.winner) for place in range(len(games))])
    turn = (dealer + 1) % len(games)
    start = tuple(won.ahead * (place == (winner - turn) % len(games)) for place in range(len(games)))
    return np.roll(_new_game(rules, start, games[turn:] + games[:turn], player), turn)


@lru_cache(maxsize=1 << 12)
def _new_game(rules: Rules, start: Scores, games: Scores, player: Player) -> Floats:
    return chances(rules, start, games, 0, player)


# A game to a score


class _Race(NamedTuple):
    """The ends of games, ``[.., kind, winner, dealer]``: the chance of such a win for this place and last dealer.

    Those who reach the target together and play on are told by how far apart they are, and take no more into the next
    game than that.
    """

    rules: Rules
    kinds: tuple[_Won, ...]
    below: Floats
    """The ends by the scores, all below the target."""
    tied: dict[Scores, Floats]
    """The ends by the scores of those who play on, lowered until the best is the target."""

    @property
    def target(self) -> int:
        """The score that wins."""
        return len(self.below)

    def ends(self, score: Scores) -> Floats:
        """The end of a game that stands at this score."""
        best = max(score)
        if best < self.target:
            found: Floats = self.below[score]
            return found
        return self.tied[tuple(max(each - best, -_FAR) + self.target for each in score)]

    def kinds_of(self, scores: Ints) -> Ints:
        """The numbers of the ways in which games are won that end at these scores."""
        if len(self.kinds) == 1:
            return np.zeros(len(scores), np.int64)
        most, found = max(won.ahead for won in self.kinds), list[int]()
        for row in scores.tolist():
            score, winner = tuple(row), row.index(max(row))
            ahead = min(law.next_score(self.rules, score, winner)[winner], most)
            found.append(self.kinds.index(_Won(law.games_for(self.rules, score, winner), ahead)))
        return np.array(found, np.int64)

    def many(self, scores: Ints) -> Floats:
        """The same for many scores, a row each."""
        found = np.empty((len(scores), *self.below.shape[-3:]))
        below = scores.max(axis=1) < self.target
        found[below] = self.below[tuple(scores[below].T)]
        for row in np.flatnonzero(~below):
            found[row] = self.ends(tuple(scores[row].tolist()))
        return found


@lru_cache(maxsize=64)
def _race(rules: Rules, player: Player) -> _Race:
    deals, target, places = spread(rules, player), law.target(rules), law.seating(rules).sides
    nothing = (0,) * places
    idle = sum(share for points, share in deals if points == nothing)
    scoring = tuple((points, share) for points, share in deals if points != nothing)
    kinds = _kinds(rules)
    shape = (len(kinds), places, places)
    race = _Race(rules, kinds, np.zeros((target,) * places + shape), _nobody_ahead(target, shape))
    if not scoring:
        race.below[..., 0, :, 0] = 1.0 / places
        return race
    _play_on(race, deals)
    levels: dict[int, list[Scores]] = {}
    for scores in product(range(target), repeat=places):
        levels.setdefault(sum(scores), []).append(scores)
    for _, level in sorted(levels.items(), reverse=True):
        at = np.array(level)
        race.below[tuple(at.T)] = _after(race, at, scoring)
        # A deal without points is passed on; after as many as there are places everything is as it was.
        whole = sum(
            idle**turn * np.roll(race.below[tuple(np.roll(at, -turn, axis=1).T)], turn, axis=(2, 3))
            for turn in range(places)
        )
        race.below[tuple(at.T)] = whole / (1.0 - idle**places)
    return race


def _after(race: _Race, at: Ints, deals: Spread) -> Floats:
    """The ends of games from these scores, a row each, as far as these deals come next."""
    found = np.zeros((len(at), *race.below.shape[-3:]))
    for points, share in deals:
        then = at + np.array(points)
        best = then.max(axis=1)
        won = (best >= race.target) & ((then == best[:, np.newaxis]).sum(axis=1) == 1)
        found[won, race.kinds_of(then[won]), then[won].argmax(axis=1), 0] += share
        passed_on = np.roll(then[~won], -1, axis=1)
        found[~won] += share * np.roll(race.many(passed_on), 1, axis=(2, 3))
    return found


def _kinds(rules: Rules) -> tuple[_Won, ...]:
    """The kinds of wins of a game."""
    table, target = law.seating(rules), law.target(rules)
    scores = (table.by_side(0, target + more) for more in range(law.most_points(rules) + 1))
    ahead = {law.next_score(rules, score, 0)[0] for score in scores}
    blank, close = table.by_side(0, target), (target, *(target - 1,) * (table.sides - 1))
    games = {law.games_for(rules, score, 0) for score in (blank, close)}
    return tuple(starmap(_Won, product(sorted(games), sorted(ahead))))


def _nobody_ahead(target: int, shape: tuple[int, int, int]) -> dict[Scores, Floats]:
    """The scores at which the best, two or more, play on, and as a first guess for each that all are as likely."""
    places = shape[-1]
    behind = (each for each in product(range(_FAR + 1), repeat=places) if each.count(0) > 1)
    even = np.zeros(shape)
    even[0, :, 0] = 1.0 / places
    return {tuple(target - points for points in each): even for each in behind}


def _play_on(race: _Race, deals: Spread) -> None:
    """Work out how tied games end, a deal more at each step until nothing changes."""
    scores = tuple(race.tied)
    at = np.array(scores)
    before = race.many(at)
    for _ in range(_STEPS):
        after = _after(race, at, deals)
        race.tied.update(zip(scores, after, strict=True))
        if np.abs(after - before).max() < _EXACT:
            break
        before = after


# A game of so many deals


class _Standings(NamedTuple):
    """The scores that differ in a game of counted deals: how far each place is behind the best."""

    behind: Ints
    """A row each."""
    row: Ints
    """``[.., ..]``: the row of these distances."""

    def rows(self, scores: Ints) -> Ints:
        """The rows of many scores."""
        behind = np.minimum(scores.max(axis=1, keepdims=True) - scores, _FAR)
        found: Ints = self.row[tuple(behind.T)]
        return found


@lru_cache(maxsize=4)
def _standings(places: int) -> _Standings:
    behind = np.array([each for each in product(range(_FAR + 1), repeat=places) if 0 in each])
    row = np.zeros((_FAR + 1,) * places, np.int64)
    row[tuple(behind.T)] = np.arange(len(behind))
    return _Standings(behind, row)


@lru_cache(maxsize=8)
def _by_deals(rules: Rules, player: Player) -> tuple[Floats, ...]:
    """The chances ``[left][row, place]`` with `left` deals to come, by place; a draw is shared by the best.

    Where a draw is played on, the best of row 0 have what another deal brings them.
    """
    deals, at = spread(rules, player), _standings(law.seating(rules).sides)
    passed_on = [(at.rows(np.roll(np.array(points) - at.behind, -1, axis=1)), share) for points, share in deals]

    def before(after: Floats) -> Floats:
        return sum((share * np.roll(after[rows], 1, axis=1) for rows, share in passed_on), np.zeros_like(after))

    best = at.behind == 0
    last: Floats = best / best.sum(axis=1, keepdims=True)
    if not law.game_end(rules, law.seating(rules).nothing, law.deals_in_a_game(rules)).over:
        ahead = best.sum(axis=1) == 1
        for _ in range(_STEPS):
            more = np.where(ahead[:, np.newaxis], last, before(last))
            changed, last = np.abs(more - last).max(), more
            if changed < _EXACT:
                break
    tables = [last]
    for _ in range(law.deals_in_a_game(rules)):
        tables.append(before(tables[-1]))
    return tuple(tables)
