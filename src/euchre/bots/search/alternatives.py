"""The choices of a decision as the search compares them, and how to find out where each leads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.search.comparison import Comparison
from euchre.bots.search.level import SearchLevel
from euchre.core.actions import Action, Name, Order, Pass


class SampledEnds(NamedTuple):
    """The endings of some choices in some deals, numbered as in `euchre.bots.endings`."""

    ends: NDArray[np.int64]
    """``[choice, world]``."""
    draws: NDArray[np.int64]
    """``[world]``: the draw that each is a copy of, as in `euchre.bots.search.sampling.Sample`."""


class Alternatives(NamedTuple):
    """The choices of a decision, and a way to look at where they lead."""

    choices: tuple[tuple[Action, ...], ...]
    """Actions that come to the same stand together, the one to take first."""
    favourite: int
    """The choice that stands unless another is clearly better."""
    worth: NDArray[np.float64]
    """The worth of each end, by its number, to the player's side."""
    look: Callable[[NDArray[np.int64]], SampledEnds]
    """The look at choices, by their numbers: how they end, in other deals each time."""
    errors: NDArray[np.float64] | float = 0.0
    """The error by which the player overrates each choice."""
    with_partner: Mapping[int, int] = MappingProxyType({})
    """The same call with the partner, by the number of a choice to play alone."""


def compared(alternatives: Alternatives, level: SearchLevel) -> Comparison:
    """Compare the choices by sampled deals until one is clearly best, or the level allows no more of them."""
    _, favourite, worth, _, errors, with_partner = alternatives
    comparison = Comparison(len(alternatives.choices), favourite, worth, level, errors, with_partner)
    while comparison.open:
        comparison.add(*alternatives.look(comparison.running))
    return comparison


def misjudged(alternatives: Alternatives, size: float, of_hand: float, rng: Random) -> Alternatives:
    """The alternatives to a player whose judgement of each is off by about `size`, as `worth` counts.

    All calls on a hand are off by the same, about `of_hand`: the player takes it for better or for worse than it is.
    """
    hand = rng.gauss(0, of_hand)
    kinds = [type(choice[0]) for choice in alternatives.choices]
    errors = [0.0 if kind is Pass else hand if kind in (Order, Name) else rng.gauss(0, size) for kind in kinds]
    return alternatives._replace(errors=np.array(errors))


def each(actions: tuple[Action, ...]) -> tuple[tuple[Action, ...], ...]:
    """Choices of which no two come to the same."""
    return tuple((action,) for action in actions)
