"""A policy near equilibrium of a small game for two, by CFR+, and the value between exact bounds.

CFR+: Tammelin, "Solving Large Imperfect Information Games Using CFR+" (2014): regrets are never less than nothing, the
seats take turns, and later policies weigh more in the average.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from euchre.fast.jit import compiled, entry
from euchre.lab.exact.passes import reach, worths
from euchre.lab.exact.response import best_response
from euchre.lab.exact.tree import Floats, Histories, Ints, Tree

MOST_ITERATIONS: Final = 100_000
_STEP: Final = 1.2
"""The factor by which the iterations grow from one look at the bounds to the next."""


class Equilibrium(NamedTuple):
    """A policy near equilibrium, and bounds of the value of the game, in points."""

    low: float
    """The least that the dealer gets by this policy, whatever the other player does."""
    high: float
    """The most that the dealer gets against this policy."""
    policy: Floats
    """``[state, action]``: the policy of both seats."""
    iterations: int

    @property
    def value(self) -> float:
        """The middle of the bounds: the value of the game to the dealer."""
        return (self.low + self.high) / 2


class _Sums(NamedTuple):
    """The sums of CFR+, each ``[state, action]``."""

    counts: Ints
    """``[state]``: the number of actions."""
    regrets: Floats
    policies: Floats


def equilibrium(tree: Tree, within: float = 1e-4) -> Equilibrium:
    """Solve a small game until its bounds are at most `within` points apart, or after `MOST_ITERATIONS`."""
    uniform = tree.uniform
    sums = _Sums(tree.counts, np.zeros_like(uniform), np.zeros_like(uniform))
    iterations = 0
    while True:
        until = max(iterations + 1, int(iterations * _STEP))
        _iterate(tree.histories, sums, iterations, until)
        iterations = until
        total = sums.policies.sum(axis=1, keepdims=True)
        policy = np.where(total > 0, sums.policies / np.where(total > 0, total, 1), uniform)
        low, high = -best_response(tree, policy, 1), best_response(tree, policy, 0)
        if high - low <= within or iterations >= MOST_ITERATIONS:
            return Equilibrium(low, high, policy, iterations)


@entry
@compiled
def _iterate(histories: Histories, sums: _Sums, done: int, until: int) -> None:
    """Go on from `done` iterations to `until`; the sums are changed in place."""
    parent, action, turn, state = histories.parent, histories.action, histories.seat, histories.state
    regrets = sums.regrets
    policy = np.zeros(regrets.shape)
    for iteration in range(done + 1, until + 1):
        for seat in range(2):
            _match_regrets(sums, policy)
            worth = worths(histories, policy, seat)
            others, own = reach(histories, policy, seat), reach(histories, policy, 1 - seat)
            for history in range(1, len(parent)):
                above = parent[history]
                if turn[above] == seat:
                    known, place = state[above], action[history]
                    regrets[known, place] += others[history] * (worth[history] - worth[above])
                    # Deals and the seat's own choices lead to each history of an information state equally often.
                    sums.policies[known, place] += iteration * own[above] * policy[known, place]
            for known in range(len(regrets)):
                for place in range(sums.counts[known]):
                    regrets[known, place] = max(regrets[known, place], 0.0)


@compiled
def _match_regrets(sums: _Sums, policy: Floats) -> None:
    """Choose in proportion to regrets; without any, all actions are alike."""
    for known in range(len(policy)):
        total = 0.0
        for place in range(sums.counts[known]):
            total += sums.regrets[known, place]
        for place in range(sums.counts[known]):
            policy[known, place] = sums.regrets[known, place] / total if total > 0 else 1.0 / sums.counts[known]
