"""The loss of a choice next to another, on deals of its own."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from euchre.bots.advice.outcomes import outcomes
from euchre.bots.advice.standard_error import standard_error
from euchre.bots.policy.nets import policy
from euchre.bots.search.level import SearchLevel
from euchre.bots.search.player import decide
from euchre.core.actions import Action
from euchre.core.view import View
from euchre.fast.decision import decision_of


class Loss(NamedTuple):
    """The chance (0..1) to win the match that a choice gives away, and the standard error of that."""

    wins: float
    error: float


def loss(view: View, best: Action, chosen: Action, rng: Random, level: SearchLevel) -> Loss:
    """The loss of `chosen` next to `best`, both of ``view.legal``; less than 0 where it is better.

    What looks best on some deals is partly so by chance. Measured on others, with other randomness than chose `best`,
    the loss has no such bias. Nothing is lost where the two come to the same.
    """
    alternatives = decide(decision_of(view), rng, level, policy())
    rows = [_row(alternatives.choices, action) for action in (best, chosen)]
    if rows[0] == rows[1]:
        return Loss(0.0, 0.0)
    looks = [alternatives.look(np.array(rows)) for _ in range(level.looks)]
    best_wins, wins = outcomes(view).wins[np.concatenate([look.ends for look in looks], axis=1)]
    draws = np.concatenate([look.draws + number * level.most_draws for number, look in enumerate(looks)])
    return Loss(float((best_wins - wins).mean()), standard_error(best_wins - wins, draws))


def _row(choices: tuple[tuple[Action, ...], ...], action: Action) -> int:
    return next(row for row, alike in enumerate(choices) if action in alike)
