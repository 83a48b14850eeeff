"""The checks of a policy and a seat: compiled code looks up neither, and would read beyond an array."""

from __future__ import annotations

from typing import Final, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike

from euchre.core.errors import EuchreError
from euchre.core.whole import whole
from euchre.fast.jit import compiled, entry
from euchre.lab.exact.tree import Floats, Ints, Tree

_ROUNDING: Final = 1e-5
"""The most by which the probabilities of a row may miss 1, such as those of a policy in single precision."""


def checked_policy(tree: Tree, policy: ArrayLike) -> Floats:
    """The policy ``[state, action]`` of a tree as an array for compiled code.

    Raises `EuchreError` for another shape, and for a row in which the probabilities of the legal actions are below 0 or
    do not add up to 1.
    """
    shape = len(tree.counts), int(tree.counts.max())
    try:
        table = np.ascontiguousarray(policy, np.float64)
    except (TypeError, ValueError):
        raise _misshapen(tree, shape, type(policy).__name__) from None
    if table.shape != shape:
        raise _misshapen(tree, shape, f"an array of shape {list(table.shape)}")
    if (row := _first_wrong(tree.counts, table)) >= 0:
        given = table[row, : tree.counts[row]].tolist()
        sentence = f"Row {row} of a policy has probabilities of 0 or more that add up to 1, not {given}"
        raise EuchreError("exact/policy", f"{sentence}: {tree.states[row]}.", row=row)
    return table


@entry
@compiled
def _first_wrong(counts: Ints, policy: Floats) -> int:
    """The first row whose probabilities are below 0 or do not add up to 1; -1 if all are right."""
    for row in range(len(counts)):
        total, least = 0.0, 0.0
        for place in range(counts[row]):
            total += policy[row, place]
            least = min(least, policy[row, place])
        if not (least >= 0 and abs(total - 1) <= _ROUNDING):  # NaN is neither
            return row
    return -1


def checked_seat(tree: Tree, seat: SupportsIndex) -> int:
    """The seat as a number of Python. Raises `EuchreError` for a seat that the tree does not have."""
    number = whole("A seat", seat, "exact/seat")
    if not 0 <= number < tree.seats:
        sentence = f"There is no seat {number}: the seats of {tree.rules} are 0 to {tree.seats - 1}."
        raise EuchreError("exact/seat", sentence, given=number, last=tree.seats - 1)
    return number


def _misshapen(tree: Tree, shape: tuple[int, int], given: str) -> EuchreError:
    sentence = f"A policy of {tree.rules} is an array of shape {list(shape)}, a row for each state, not {given}."
    return EuchreError("exact/policy", sentence)
