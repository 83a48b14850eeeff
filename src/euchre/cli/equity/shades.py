"""The colour of a chance: orange for lost, white for even, blue for won; nobody confuses these."""

from __future__ import annotations

from typing import Final

from textual.color import Color

PALETTE: Final = ("#B35806", "#F7F7F7", "#2C5F9E")
"""Sure to lose, even, sure to win."""


def shade(chance: float) -> str:
    """The background of a chance (0..1), ``#RRGGBB``."""
    return _shade(chance).hex


def ink(chance: float) -> str:
    """Black or white, whichever is easier to read on it."""
    return _shade(chance).get_contrast_text(1.0).hex


def _shade(chance: float) -> Color:
    lost, even, won = map(Color.parse, PALETTE)
    return even.blend(won, 2 * chance - 1) if chance >= 0.5 else lost.blend(even, 2 * chance)
