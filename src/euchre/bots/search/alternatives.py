"""The choices of a decision as the search compares them, and how to find out where each leads."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.deal import THROWN
from euchre.bots.search.comparison import Comparison
from euchre.bots.search.level import SearchLevel
from euchre.core.actions import Action, Name, Order, Pass
from euchre.core.seating import FOUR

FRESH: Final = THROWN - 1
"""The cards are dealt again. The ends of a deal are numbered as `euchre.bots.policy.deal.finish` does; in the play as
`euchre.fast.play.CODES` does; this one and `THROWN` are counted from behind."""


class SampledEnds(NamedTuple):
    """The ends of some choices in some deals."""

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
    """What each end, by its number, is worth to the player's side."""
    look: Callable[[NDArray[np.int64]], SampledEnds]
    """How some of the choices, by their numbers, end, in other deals each time."""
    errors: NDArray[np.float64] | float = 0.0
    """By how much the player overrates each choice."""


def compared(alternatives: Alternatives, level: SearchLevel) -> Comparison:
    """Compare the choices by sampled deals until one is clearly best, or the level allows no more of them."""
    comparison = Comparison(
        len(alternatives.choices), alternatives.favourite, alternatives.worth, level, alternatives.errors
    )
    while comparison.open:
        comparison.add(*alternatives.look(comparison.running))
    return comparison


def misjudged(alternatives: Alternatives, size: float, rng: Random) -> Alternatives:
    """The alternatives to a player whose judgement of each is off by about `size`, as `worth` counts.

    What is said on a hand is off by the same: the player takes it for better or for worse than it is, or its partner's.
    """
    hand = rng.gauss(0, size)
    kinds = [type(choice[0]) for choice in alternatives.choices]
    errors = [0.0 if kind is Pass else hand if kind in (Order, Name) else rng.gauss(0, size) for kind in kinds]
    return alternatives._replace(errors=np.array(errors))


def each(actions: tuple[Action, ...]) -> tuple[tuple[Action, ...], ...]:
    """Choices of which no two come to the same."""
    return tuple((action,) for action in actions)


def worth_to_player(seat: int, worth: NDArray[np.float64]) -> NDArray[np.float64]:
    """The worth of each end to the side of a seat, from its worth to side 0."""
    return worth if FOUR.side(seat) == 0 else 1.0 - worth
