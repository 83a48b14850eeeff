"""Text in a place of fixed size."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static


class FixedText(Static):
    """Text that is redrawn only when it changes, and whose neighbours never move."""

    _written: Content | None = None

    def write(self, text: Content | str, *, resize: bool = False) -> None:
        """Show this text; `resize` if it may need more or fewer lines than before."""
        content = Content(text) if isinstance(text, str) else text
        if self._written is None or not content.is_same(self._written):
            self._written = content
            self.update(content, layout=resize)
