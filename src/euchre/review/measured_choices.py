"""The distances between the choices of a decision, measured on deals of their own: more of them where it is close."""

from __future__ import annotations

from math import ceil, sqrt
from random import Random
from typing import Final, NamedTuple

from euchre.bots.advice.advice import AdvisedAction
from euchre.bots.advice.loss import Loss, losses
from euchre.bots.policy.player import SwiftBot
from euchre.bots.search.level import SearchLevel
from euchre.core.actions import Action
from euchre.core.view import View
from euchre.review.caution import cautious_loss
from euchre.review.judgement import CLEAR

_SURE: Final = 3.0
"""The number of standard errors by which a choice is the best without more deals."""
_WANTED_ERROR: Final = 0.004
"""The standard error (0..1) that is aimed at where two choices are close."""
_WANTED_SHARE: Final = 4.0
"""The divisor of the distance that gives the error aimed at elsewhere."""
_MOST: Final = 6
"""Looks at other deals, for each look that chose."""


class MeasuredChoices(NamedTuple):
    """The choices of a decision, and how the one taken compares."""

    choices: tuple[AdvisedAction, ...]
    """The best first."""
    loss: Loss
    """The loss of the choice taken next to the best of the search."""
    behind: Loss
    """The distance of the choice taken from the best other one; less than 0 where it is ahead."""
    edge: float
    """The clear gain of the choice taken over the obvious one; otherwise 0."""
    is_best: bool
    """The choice taken is the best of the search, or comes to the same."""
    has_condition: bool = False
    """The best choice is the better one only where the others call readily."""


_NOTHING: Final = Loss(0.0, 0.0)


def measured(
    view: View, choices: tuple[AdvisedAction, ...], chosen: Action, rng: Random, level: SearchLevel
) -> MeasuredChoices:
    """Measure how far a choice lies from the best one, or the best one from those next to it.

    The `choices` are what `advise` found with the same level. How many deals are looked at follows from these alone,
    so it leaves no bias in what is measured. A bid that loses is looked at among careful players, too, and loses no
    more than there.
    """
    found = _measured(view, choices, chosen, rng, level)
    is_clear = not found.is_best and found.loss.wins > CLEAR * found.loss.error
    return _among_careful_players(view, found, chosen, rng, level) if is_clear else found


def _among_careful_players(
    view: View, found: MeasuredChoices, chosen: Action, rng: Random, level: SearchLevel
) -> MeasuredChoices:
    """The same decision with the lesser loss, where that is the one among players who call less readily."""
    loss = cautious_loss(view, found.choices[0].action, chosen, rng, level)
    if loss is None or loss.wins >= found.loss.wins:
        return found
    kept = loss if loss.wins > 0 else _NOTHING._replace(error=loss.error)
    placed = _placed(found.choices, ((_of(found.choices, chosen), kept),))
    return MeasuredChoices(placed, kept, kept, 0.0, is_best=False, has_condition=loss.wins <= CLEAR * loss.error)


def _measured(
    view: View, choices: tuple[AdvisedAction, ...], chosen: Action, rng: Random, level: SearchLevel
) -> MeasuredChoices:
    """The distances among players like our own."""
    best, taken = choices[0], _of(choices, chosen)
    if _is_alike(best, taken):
        return _best(view, choices, taken, rng, level)
    (lost,) = losses(view, best.action, [chosen], rng, _as_deep(level, best, taken))
    return MeasuredChoices(_placed(choices, ((taken, lost),)), lost, lost, 0.0, is_best=False)


def _best(
    view: View, choices: tuple[AdvisedAction, ...], taken: AdvisedAction, rng: Random, level: SearchLevel
) -> MeasuredChoices:
    """The choice taken is what the search takes for the best."""
    others = [one for one in choices if not _is_alike(one, taken)]
    if not others:
        return MeasuredChoices(choices, _NOTHING, _NOTHING, 0.0, is_best=True)
    rival = max(others, key=lambda one: one.wins)
    obvious = _of(choices, SwiftBot().choose(view, Random(0))) if view.hand else taken
    lead = taken.wins - rival.wins
    if _is_alike(obvious, taken) and lead > _SURE * rival.error:
        return MeasuredChoices(choices, _NOTHING, Loss(-lead, rival.error), 0.0, is_best=True)
    compared = [rival] if _is_alike(obvious, taken) else [rival, obvious]
    found = losses(view, taken.action, [one.action for one in compared], rng, _as_deep(level, taken, rival))
    ahead = found[0]
    behind = Loss(-ahead.wins, ahead.error, -ahead.points)
    placed = _placed(choices, tuple(zip(compared, found, strict=True)))
    if behind.wins > _SURE * behind.error:  # the deals that chose it were too few
        return MeasuredChoices(placed, behind, behind, 0.0, is_best=False)
    gain = found[-1] if len(compared) > 1 else _NOTHING
    return MeasuredChoices(
        placed,
        _NOTHING,
        behind,
        gain.wins if gain.wins > CLEAR * gain.error else 0.0,
        is_best=True,
    )


def _as_deep(level: SearchLevel, best: AdvisedAction, other: AdvisedAction) -> SearchLevel:
    """The search level with as many looks as the distance between two choices needs."""
    spread = other.error * sqrt(level.looks)
    wanted = max(_WANTED_ERROR, abs(best.wins - other.wins) / _WANTED_SHARE)
    looks = ceil((spread / wanted) ** 2)
    return level._replace(looks=min(max(looks, level.looks), _MOST * level.looks))


def _placed(
    choices: tuple[AdvisedAction, ...], found: tuple[tuple[AdvisedAction, Loss], ...]
) -> tuple[AdvisedAction, ...]:
    """The choices at the distances that were measured; the chance of the best of the search stays: it is known best.

    One that was not measured is no better than the best of the search: its lead on the deals that chose is chance.
    """
    best = choices[0]

    def placed(one: AdvisedAction) -> AdvisedAction:
        measurement = next((loss for other, loss in found if _is_alike(other, one)), None)
        if measurement is not None:
            wins, points = _chance(best.wins - measurement.wins), best.points - measurement.points
            return one._replace(wins=wins, error=measurement.error, points=points)
        return one._replace(wins=min(best.wins, one.wins))

    found_choices = [placed(one) for one in choices]
    ordered = sorted(found_choices, key=lambda one: -one.wins)
    error, first = ordered[0].error, ordered[0].wins
    if error == 0:
        return tuple(ordered)
    return tuple(
        one._replace(error=0.0 if one.wins == first else error if one.error == 0 else one.error) for one in ordered
    )


def _chance(value: float) -> float:
    return min(1.0, max(0.0, value))


def _of(choices: tuple[AdvisedAction, ...], action: Action) -> AdvisedAction:
    return next(one for one in choices if one.action == action)


def _is_alike(one: AdvisedAction, other: AdvisedAction) -> bool:
    """True of two choices that come to the same."""
    return (one.wins, one.points, one.error) == (other.wins, other.points, other.error)
