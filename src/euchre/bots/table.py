"""Four players at a table: a deal, a match, or as many deals as wanted, from a seed.

Chance and each seat have their own source of randomness, all derived from the seed: the same seed deals the
same cards whoever plays, which is what a duplicate comparison needs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from euchre.bots.bot import Bot
from euchre.core.actions import Action
from euchre.core.engine import apply, new_match
from euchre.core.rules import Rules
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Result, State
from euchre.core.view import view


class Move(NamedTuple):
    """One action, chance included: the state before, what was done, the state after."""

    before: State
    action: Action
    after: State


class Finished(NamedTuple):
    """A finished deal: the state before its last card or call, with all that was said, and how it ended."""

    before: State
    result: Result


def moves(state: State, bots: Sequence[Bot], seed: int | str) -> Iterator[Move]:
    """Everything that happens from `state` to the end of the match; `bots` are for seats 0..3.

    Raises `IllegalAction` if a player chooses what is not allowed.
    """
    dealing = Random(f"{seed}/chance")
    seats = [(bot, Random(f"{seed}/seat {seat}")) for seat, bot in enumerate(bots)]
    while not state.over:
        if is_chance(state) or state.turn is None:
            action = chance(state, dealing)
        else:
            bot, rng = seats[state.turn]
            action = bot.choose(view(state, state.turn), rng)
        after = apply(state, action)
        yield Move(state, action, after)
        state = after


def play_deal(rules: Rules, bots: Sequence[Bot], seed: int | str, *, score: tuple[int, int] = (0, 0)) -> Finished:
    """Play the first deal of a match that stands at `score`."""
    return next(_finished(new_match(rules, score=score), bots, seed))


def play_match(rules: Rules, bots: Sequence[Bot], seed: int | str) -> State:
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


def _finished(state: State, bots: Sequence[Bot], seed: int | str) -> Iterator[Finished]:
    for move in moves(state, bots, seed):
        last = move.after.match.last
        if last is not None and last is not move.before.match.last:
            yield Finished(move.before, last)
