"""Advice to a player: how good each choice is, and why, as the search sees it from their seat alone."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.advice.outcomes import claimed_end, outcome_shares, outcomes
from euchre.bots.advice.reasons import cut_reason, reason
from euchre.bots.advice.standard_error import standard_error
from euchre.bots.endings import FRESH
from euchre.bots.search.alternatives import Alternatives, SampledEnds, compared
from euchre.bots.search.comparison import Comparison
from euchre.bots.search.level import SearchLevel, level_named
from euchre.bots.search.player import decide_in
from euchre.core.actions import Action, Bump, Tram
from euchre.core.errors import EuchreError
from euchre.core.state import Phase
from euchre.core.view import View
from euchre.wording import Wording, wording


class AdvisedAction(NamedTuple):
    """A choice, and its expected result."""

    action: Action
    points: float
    """Expected points of this deal for the player's side, less the opponents'."""
    wins: float
    """The chance (0..1) that the player's side wins the match; a drawn match counts half.

    In a match of one deal the points count, each by `euchre.equity.stakes.POINT` around an even chance.
    """
    error: float
    """The standard error of how much better or worse `wins` is than for the best choice, on the same deals."""
    why: str
    """The reason, as a sentence for the player."""

    def to_json(self) -> dict[str, Any]:
        """The choice as plain values."""
        return {**self._asdict(), "action": str(self.action)}


def too_close(best: AdvisedAction, other: AdvisedAction) -> bool:
    """True if chance in the deals looked at may have made the difference between the best choice and another."""
    return other.error > 0 and best.wins - other.wins <= other.error


def _check(view: object, rng: object) -> None:
    """Raise `EuchreError` for what people pass instead: a position, a state, a seed."""
    if not isinstance(view, View):
        given = type(view).__name__
        raise EuchreError("advice/view", f"Advice is about a view, such as position.view, not a {given}.", given=given)
    if not isinstance(rng, Random):
        given = repr(rng)[:20]
        raise EuchreError("advice/rng", f"Chance is a random.Random, such as Random(1), not {given}.", given=given)


_MOST_LOOKS: Final = 32
"""The most looks at the first choice to know its chance: some 200 ms."""


def advise(
    view: View,
    rng: Random,
    *,
    level: str | SearchLevel = "expert",
    known_to: float = inf,
    words: Wording | None = None,
) -> tuple[AdvisedAction, ...]:
    """Rate each choice as a searching player of this level does, the one it would make itself first.

    It knows what the view shows and nothing else. There is an entry for each of ``view.legal``, except that one
    stands for all cuts of the pack; choices that come to the same have the same shares. Nothing where it is not this
    seat's turn. Choices are compared by `wins`, or by `points` where a match is a single deal; the policy's choice
    stands unless another is better by more than chance explains. With the same view and randomness, what comes first is
    what the player `search` does, any cut being as good as any other.

    A choice may be clear before its chance is known. With `known_to`, the first one is looked at in more deals until
    the standard error of its chance (0..1) is no more than that, as far as 32 looks go.

    Raises `EuchreError` for a level there is not, and for what is no view or no source of randomness.
    """
    _check(view, rng)
    looks = level if isinstance(level, SearchLevel) else level_named(level)
    if not view.legal:
        return ()
    if view.phase is Phase.CUT:
        return (_cut(words or wording(), view),)
    is_claim = view.phase is Phase.PLAY and isinstance(view.legal[0], Tram)
    alternatives = _claim(view) if is_claim else decide_in(view, rng, looks)
    comparison = compared(alternatives, looks)
    if not comparison.seen.any():
        comparison.add(*alternatives.look(comparison.running))
    best = comparison.best if view.hand else alternatives.favourite  # with no cards seen, the policy's choice stands
    return tuple(_advised(words or wording(), view, alternatives, comparison, best, known_to))


def _cut(words: Wording, view: View) -> AdvisedAction:
    """A bump, or a cut in the middle of the pack, for all of them."""
    at = outcomes(view)
    bump = next((action for action in view.legal if isinstance(action, Bump)), None)
    action = bump or view.legal[len(view.legal) // 2]
    return AdvisedAction(action, float(at.points[FRESH]), float(at.wins[FRESH]), 0.0, cut_reason(words))


def _claim(view: View) -> Alternatives:
    """The only alternative after a TRAM call: the player takes the tricks left."""
    end = claimed_end(view)
    return Alternatives(
        (view.legal,),
        0,
        np.zeros(len(outcomes(view).wins)),
        lambda _: SampledEnds(np.array([[end]]), np.zeros(1, np.int64)),
    )


def _level_ends(
    alternatives: Alternatives, comparison: Comparison, best: int, wins: NDArray[np.float64], known_to: float
) -> NDArray[np.int64]:
    """The ends of the best choice: those it was chosen by, and more until its chance is known well enough."""
    ends, draws = comparison.ends[best, : comparison.seen[best]], comparison.draws[: comparison.seen[best]]
    looks = 0
    while looks < _MOST_LOOKS and standard_error(wins[ends], draws) > known_to:
        look = alternatives.look(np.array([best]))
        ends = np.append(ends, look.ends[0])
        draws = np.append(draws, draws.max() + 1 + look.draws)
        looks += 1
    return ends


def _advised(
    words: Wording,
    view: View,
    alternatives: Alternatives,
    comparison: Comparison,
    best: int,
    known_to: float,
) -> Iterator[AdvisedAction]:
    """The table of a decision that has been looked at; a choice that was dropped stays as far behind as it was."""
    at = outcomes(view)
    level_ends = _level_ends(alternatives, comparison, best, at.wins, known_to)
    ends = [row[:seen] for row, seen in zip(comparison.ends, comparison.seen, strict=True)]

    def gained(values: NDArray[np.float64], row: int) -> NDArray[np.float64]:
        both = min(len(ends[row]), len(ends[best]))
        return np.subtract(values[ends[row][:both]], values[ends[best][:both]])

    order = sorted(range(len(ends)), key=lambda row: (row != best, -gained(alternatives.worth, row).mean()))
    estimates = {alternatives.choices[row][0]: outcome_shares(at, ends[row]) for row in order}
    for row in order:
        points = at.points[level_ends].mean() + gained(at.points, row).mean()
        wins = at.wins[level_ends].mean() + gained(at.wins, row).mean()
        error = standard_error(gains := gained(at.wins, row), comparison.draws[: len(gains)])
        for action in alternatives.choices[row]:
            yield AdvisedAction(
                action,
                float(np.clip(points, at.points.min(), at.points.max())),
                float(np.clip(wins, 0.0, 1.0)),
                error,
                reason(words, view, action, alternatives.choices[row][0], estimates),
            )
