"""Text in a place of fixed size."""

from __future__ import annotations

from typing import Any, Final

from textual.app import ComposeResult
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Footer, Static
from textual.widgets._footer import FooterKey

from euchre.cli.table.colours import pips
from euchre.wording import Wording


class Keys(Footer):
    """A footer that is rebuilt only when it will show other keys: moving the focus at the table changes none.

    The description of a binding is the id of a sentence.
    """

    def __init__(self, words: Wording) -> None:
        super().__init__()
        self._words: Final = words
        self._shown: tuple[tuple[str, bool], ...] = ()

    def compose(self) -> ComposeResult:
        """Show the keys that can be pressed now."""
        keys = list(super().compose())
        if keys:
            self._shown = _pressable(self.screen)
        for key in keys:
            if isinstance(key, FooterKey):
                key.description = self._words(key.description)
        yield from keys

    def bindings_changed(self, screen: Screen[object]) -> None:
        """Rebuild the footer if it would show something else."""
        if _pressable(screen) != self._shown:
            super().bindings_changed(screen)


def _pressable(screen: Screen[object]) -> tuple[tuple[str, bool], ...]:
    """The keys that a footer shows, each with a flag for those that do something now."""
    active = screen.active_bindings.values()
    return tuple((one.binding.key, one.enabled) for one in active if one.binding.show)


class Answer(Button):
    """A button for a key, a few words and the value they stand for; hidden until an answer is put on it."""

    value: Any = None

    def put(self, key: str, label: str, value: Any) -> None:
        """Offer an answer."""
        self.display = True
        self.value = value
        label_before = self.label
        self.label = Content.styled(f" {key} ", "reverse") + Content(" ") + pips(label)
        if self.label != label_before:
            self.refresh(layout=True)  # a label alone leaves a button as wide as the one before

    def take_away(self) -> None:
        """Offer nothing."""
        self.display = False
        self.value = None


class FixedText(Static):
    """Text that is redrawn only when it changes, and whose neighbours never move."""

    _written: Content | None = None

    def write(self, text: Content | str, *, resize: bool = False) -> None:
        """Show this text; `resize` if it may need more or fewer lines than before."""
        content = Content(text) if isinstance(text, str) else text
        if self._written is None or not content.is_same(self._written):
            self._written = content
            self.update(content, layout=resize)
