"""The keys below a screen."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Footer


class Keys(Footer):
    """A footer that is rebuilt only when it will show other keys: moving the focus at the table changes none."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[tuple[str, bool], ...] = ()

    def compose(self) -> ComposeResult:
        """Show the keys that can be pressed now."""
        keys = list(super().compose())
        if keys:
            self._shown = _pressable(self.screen)
        yield from keys

    def bindings_changed(self, screen: Screen[object]) -> None:
        """Rebuild the footer if it would show something else."""
        if _pressable(screen) != self._shown:
            super().bindings_changed(screen)


def _pressable(screen: Screen[object]) -> tuple[tuple[str, bool], ...]:
    """The keys that a footer shows, and whether each does something now."""
    active = screen.active_bindings.values()
    return tuple((one.binding.key, one.enabled) for one in active if one.binding.show)
