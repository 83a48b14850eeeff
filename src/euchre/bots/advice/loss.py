"""The loss of choices next to another, on deals of their own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.advice.outcomes import outcomes
from euchre.bots.advice.standard_error import standard_error
from euchre.bots.search.level import SearchLevel
from euchre.bots.search.player import decide_in
from euchre.core.actions import Action
from euchre.core.view import View


class Loss(NamedTuple):
    """The chance (0..1) to win the match that a choice gives away, and the standard error of that."""

    wins: float
    error: float
    points: float = 0.0
    """The points of this deal that it gives away."""


def losses(view: View, best: Action, others: Sequence[Action], rng: Random, level: SearchLevel) -> tuple[Loss, ...]:
    """The losses of `others` next to `best`, all of ``view.legal``; less than 0 for one that is better.

    What looks best on some deals is partly so by chance. Measured on others, with other randomness than chose `best`,
    a loss has no such bias. Nothing is lost where the two come to the same.
    """
    alternatives = decide_in(view, rng, level)
    rows = [_row(alternatives.choices, action) for action in (best, *others)]
    looked_at = sorted(set(rows))
    if len(looked_at) == 1:
        return (Loss(0.0, 0.0),) * len(others)
    looks = [alternatives.look(np.array(looked_at)) for _ in range(level.looks)]
    at, ends = outcomes(view), np.concatenate([look.ends for look in looks], axis=1)
    draws = np.concatenate([look.draws + number * level.most_draws for number, look in enumerate(looks)])
    by_row = dict(zip(looked_at, ends, strict=True))

    def lost(values: NDArray[np.float64], row: int) -> NDArray[np.float64]:
        gap: NDArray[np.float64] = values[by_row[rows[0]]] - values[by_row[row]]
        return gap

    return tuple(
        Loss(float(gap.mean()), standard_error(gap, draws), float(lost(at.points, row).mean()))
        for row in rows[1:]
        for gap in [lost(at.wins, row)]
    )


def _row(choices: tuple[tuple[Action, ...], ...], action: Action) -> int:
    return next(row for row, alike in enumerate(choices) if action in alike)
