"""The check that equally likely values are equally frequent."""

from __future__ import annotations

from collections.abc import Sequence


def assert_even(found: Sequence[int]) -> None:
    """Check that counts are even, when they should be; too few in all say nothing.

    Chi-square with k degrees of freedom has the mean k and the variance 2k: more than five deviations above, and five
    more for few degrees, come by chance once in a hundred thousand times.
    """
    mean = sum(found) / len(found)
    if mean >= 5:
        freedom = len(found) - 1
        chi_square = sum((number - mean) ** 2 / mean for number in found)
        assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 5, found
