"""An answer the person may give: a button that shows its key."""

from __future__ import annotations

from typing import Any

from textual.content import Content
from textual.widgets import Button

from euchre.cli.table.colours import pips


class Answer(Button):
    """A button for a key, a few words and the value they stand for; hidden until an answer is put on it."""

    value: Any = None

    def put(self, key: str, label: str, value: Any) -> None:
        """Offer an answer."""
        self.display = True
        self.value = value
        self.label = Content.styled(f" {key} ", "reverse") + Content(" ") + pips(label)

    def take_away(self) -> None:
        """Offer nothing."""
        self.display = False
        self.value = None
