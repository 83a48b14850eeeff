"""The name of the reader in a sentence."""

from __future__ import annotations

from typing import Final

YOU: Final = "You"
"""The name of the reader of the sentence."""
READER: Final = (YOU, "Du", "Dich", "Dir")
"""The words by which sentences of any language call their reader: nobody else may be called so."""
