"""Best responses to a policy of all seats, and how much each seat could gain by one."""

from __future__ import annotations

from typing import SupportsIndex

import numpy as np
from numpy.typing import ArrayLike

from euchre.fast.jit import compiled, entry
from euchre.lab.exact.passes import reach, worths
from euchre.lab.exact.policy import checked_policy, checked_seat
from euchre.lab.exact.tree import END, Floats, Histories, Tree


def nash_conv(tree: Tree, policy: ArrayLike) -> float:
    """The points that the seats could gain by best responses, each alone, added up; 0 in an equilibrium.

    `policy` is ``[state, action]``, of all seats. Like the functions below, this raises
    `EuchreError` for one that does not fit the tree.
    """
    own = values(tree, policy)
    return float(sum(best_response(tree, policy, seat) - own[seat] for seat in range(tree.seats)))


def exploitability(tree: Tree, policy: ArrayLike) -> float:
    """The points that a seat could gain by a best response, on average over the seats."""
    return nash_conv(tree, policy) / tree.seats


def best_response(tree: Tree, policy: ArrayLike, seat: SupportsIndex) -> float:
    """The value to a seat, in points, of its best response to the policy of the others."""
    return float(_best_response(tree.histories, checked_policy(tree, policy), checked_seat(tree, seat)))


def values(tree: Tree, policy: ArrayLike) -> Floats:
    """``[seat]``: the value to each seat, in points, if all go by a policy."""
    table = checked_policy(tree, policy)
    return np.array([worths(tree.histories, table, seat)[0] for seat in range(tree.seats)])


@entry
@compiled
def _best_response(histories: Histories, policy: Floats, seat: int) -> float:
    """The value of a best response: from the last depth up, each information state takes its best action.

    ``worth`` is of a history times the chance that chance and the other seats lead there.
    """
    parent, action, turn, state = histories.parent, histories.action, histories.seat, histories.state
    depth = histories.depth
    worth = reach(histories, policy, seat)
    for history in range(len(parent)):
        worth[history] *= histories.payoff[history, seat] if turn[history] == END else 0.0
    gains = np.zeros(policy.shape)
    best = np.zeros(len(policy), np.int64)
    for level in range(len(depth) - 2, 0, -1):
        for history in range(depth[level], depth[level + 1]):
            above = parent[history]
            if turn[above] == seat:
                gains[state[above], action[history]] += worth[history]
        for history in range(depth[level], depth[level + 1]):
            above = parent[history]
            if turn[above] == seat and gains[state[above], action[history]] > gains[state[above], best[state[above]]]:
                best[state[above]] = action[history]
        for history in range(depth[level], depth[level + 1]):
            above = parent[history]
            if turn[above] != seat or action[history] == best[state[above]]:
                worth[above] += worth[history]
    return float(worth[0])
