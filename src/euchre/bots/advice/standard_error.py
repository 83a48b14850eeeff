"""The standard error of a mean over sampled deals, where some of them are copies of the same draw."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def standard_error(values: NDArray[np.float64], draws: NDArray[np.int64]) -> float:
    """The standard error of the mean of some values; equal numbers in `draws` are copies of one draw.

    A likely deal is looked at several times, and those times tell no more than one: their deviations are added up
    before they are squared. Counted as so many deals of their own they would make every mean look surer than it is.
    """
    deviations = np.bincount(draws, weights=values - values.mean())
    return float(np.sqrt(np.square(deviations).sum()) / len(values))
