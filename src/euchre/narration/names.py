"""The name of the reader in a sentence."""

from __future__ import annotations

from typing import Final

YOU: Final = "You"
"""The name of whoever reads the sentence."""
