"""The play of a table of bots: a deal, a match, or as many deals as wanted, from a seed.

Chance and each seat have their own source of randomness, all derived from the seed: the same seed deals the
same cards whoever plays, which is what a duplicate comparison needs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from euchre.bots.bot import Bot, the_bot
from euchre.bots.deal_end import ScorelessDeals, ends_deal, stalled
from euchre.core import law
from euchre.core.engine import Move, apply, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.seating import ahead
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Result, State, result_between
from euchre.core.view import view

_FEWEST: Final = 2
"""The fewest deals that have a standard error."""


class Finished(NamedTuple):
    """A finished deal: the state before its last card or call, with all that was said, and how it ended."""

    before: State
    result: Result


def moves(
    state: State, bots: Sequence[Bot], seed: int | str, scoreless: ScorelessDeals | None = None
) -> Iterator[Move]:
    """Play from `state` to the end of the match, yielding each move; there is one of `bots` for each seat, from 0.

    `scoreless` goes on counting from deals of the same match that were played before. Raises `IllegalAction` if a
    player chooses what is not allowed, and `EuchreError` (``match/stalled``) once nobody has scored in
    `euchre.bots.deal_end.MOST_SCORELESS_DEALS` deals in a row, for fewer or more players than seats, or for one that is
    no bot.
    """
    players = law.seating(state.rules).players
    if len(bots) != players:
        raise EuchreError("bots/seats", f"There are {players} seats: name {players} players, not {len(bots)}.")
    dealing = Random(f"{seed}/chance")
    seats = [(the_bot(bot), Random(f"{seed}/seat {seat}")) for seat, bot in enumerate(bots)]
    scoreless = scoreless or ScorelessDeals()
    while not state.over:
        if scoreless.too_many:
            raise stalled(state.rules)
        if is_chance(state) or state.turn is None:
            action = chance(state, dealing)
        else:
            bot, rng = seats[state.turn]
            action = bot.choose(view(state, state.turn), rng)
        after = apply(state, action)
        if ends_deal(action, after):
            scoreless.add(state, after)
        yield Move(state, action, after)
        state = after


def play_deal(
    rules: Rules | str, bots: Sequence[Bot], seed: int | str, *, score: tuple[int, ...] | None = None
) -> Finished:
    """Play the first deal of a match that stands at `score`, by side; without one nobody has points yet."""
    return next(_finished(new_match(rules, score=score), bots, seed))


def play_match(rules: Rules | str, bots: Sequence[Bot], seed: int | str) -> State:
    """Play a whole match: the state at its end."""
    state = new_match(rules)
    for move in moves(state, bots, seed):
        state = move.after
    return state


def play_deals(rules: Rules, bots: Sequence[Bot], seed: int | str, count: int) -> Iterator[Finished]:
    """Play `count` deals, match after match, each deal as it ends."""
    match = 0
    while count > 0:
        for finished in _finished(new_match(rules), bots, f"{seed}/match {match}"):
            yield finished
            count -= 1
            if count <= 0:
                return
        match += 1


class Gain(NamedTuple):
    """Points a deal that one player gains on another, and the standard error of that."""

    points: float
    error: float

    def __str__(self) -> str:
        return f"{self.points:+.3f} ± {self.error:.3f} points a deal"


def gain(rules: Rules | str, us: Bot, them: Bot, seed: int | str, count: int) -> Gain:
    """The gain of `us` on one side over `them` on the others: `count` deals (2 or more), each played from every side.

    Each is the first deal of a match. Under rules such as ``standard,deals=1,target=0`` it is the whole match, so that
    points are all that counts. Raises `EuchreError` for fewer than 2 deals, of which nobody knows how sure they are.
    """
    if count < _FEWEST:
        raise EuchreError("bots/deals", f"A gain is measured in {_FEWEST} deals or more, not {count}.", count=count)
    rules = Rules.of(rules)
    table = law.seating(rules)

    def gained(match: str, side: int) -> float:
        bots = [us if table.side(seat) == side else them for seat in table.seats]
        return ahead(play_deal(rules, bots, match).result.points, side)

    gains = [fmean(gained(f"{seed}/match {match}", side) for side in range(table.sides)) for match in range(count)]
    return Gain(fmean(gains), stdev(gains) / count**0.5)


def _finished(state: State, bots: Sequence[Bot], seed: int | str) -> Iterator[Finished]:
    for move in moves(state, bots, seed):
        if (result := result_between(move.before, move.after)) is not None:
            yield Finished(move.before, result)
