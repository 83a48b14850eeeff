"""The colour of a chance: orange for lost, white for even, blue for won; nobody confuses these."""

from __future__ import annotations

from typing import Final

PALETTE: Final = ("#b35806", "#f7f7f7", "#2c5f9e")
"""Sure to lose, even, sure to win."""
DARK, LIGHT = "#1a1a1a", "#ffffff"


def shade(chance: float) -> str:
    """The background of a chance (0..1), ``#rrggbb``."""
    low, even, high = (tuple(bytes.fromhex(colour[1:])) for colour in PALETTE)
    end, share = (high, 2 * chance - 1) if chance >= 0.5 else (low, 1 - 2 * chance)
    return "#" + bytes(round(a + (b - a) * share) for a, b in zip(even, end, strict=True)).hex()


def ink(chance: float) -> str:
    """The colour that is easier to read on it."""
    light = _light(shade(chance))
    on_dark, on_light = (_light(LIGHT) + 0.05) / (light + 0.05), (light + 0.05) / (_light(DARK) + 0.05)
    return LIGHT if on_dark > on_light else DARK


def _light(colour: str) -> float:
    """Relative luminance, 0 to 1. Source: WCAG 2.2, "relative luminance"."""
    parts = (part / 255 for part in bytes.fromhex(colour[1:]))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
