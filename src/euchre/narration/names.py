"""What the reader of a sentence is called in it."""

from __future__ import annotations

from typing import Final

YOU: Final = "You"
"""The name of whoever reads the sentence."""
