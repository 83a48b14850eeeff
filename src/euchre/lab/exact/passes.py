"""The two ways through a tree: down, how likely each history is, and up, what it is worth."""

from __future__ import annotations

import numpy as np

from euchre.fast.jit import compiled, entry
from euchre.lab.exact.tree import CHANCE, Floats, Histories

NOBODY = -1


@entry
@compiled
def reach(histories: Histories, policy: Floats, without: int) -> Floats:
    """``[history]``: the chance that chance and all seats but one lead there; `NOBODY` leaves no seat out."""
    parent, action, turn, state = histories.parent, histories.action, histories.seat, histories.state
    deals = histories.depth[2] - 1
    chances = np.ones(len(parent))
    for history in range(1, len(parent)):
        above = parent[history]
        chances[history] = chances[above]
        if turn[above] == CHANCE:
            chances[history] /= deals
        elif turn[above] != without:
            chances[history] *= policy[state[above], action[history]]
    return chances


@entry
@compiled
def worths(histories: Histories, policy: Floats, seat: int) -> Floats:
    """``[history]``: what a seat gains on average from there on if all go by a policy."""
    parent, action, state = histories.parent, histories.action, histories.state
    deals = histories.depth[2] - 1
    worth = histories.payoff[:, seat].copy()
    for history in range(len(parent) - 1, 0, -1):
        above = parent[history]
        chance = policy[state[above], action[history]] if state[above] >= 0 else 1.0 / deals
        worth[above] += chance * worth[history]
    return worth
