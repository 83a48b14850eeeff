"""Chance for compiled code: numbers that depend on a seed and on what they are used for, so no state is kept.

The numbers are those of SplitMix64 (Steele, Lea and Flood, 2014), each `use` one step of its sequence.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.fast.jit import inlined

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
POINT: Final = np.uint64(58)
FRACTIONS: Final = np.uint64((1 << 58) - 1)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@inlined
def random_bits(seed: np.uint64, use: int) -> np.uint64:
    """64 random bits."""
    bits = seed + np.uint64(use) * _STEP
    bits = (bits ^ (bits >> _30)) * _FIRST
    bits = (bits ^ (bits >> _27)) * _SECOND
    return bits ^ (bits >> _31)


@inlined
def fraction(seed: np.uint64, use: int) -> np.uint64:
    """A fraction, in units of 2**-58: times a number, its whole part is a random choice, the rest a fraction again.

    It serves for as many choices as there are combinations in a few million.
    """
    return random_bits(seed, use) & FRACTIONS


@inlined
def below(seed: np.uint64, use: int, number: int) -> int:
    """A whole number from 0 to `number` - 1 (at most 33), each as likely but for one part in a hundred million."""
    return np.int64(((random_bits(seed, use) >> _32) * np.uint64(number)) >> _32)  # type: ignore[return-value]
