"""What stands in a terminal that is too small for the table."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

NEEDED: Final = Size(80, 24)


def too_small(size: Size) -> bool:
    """True if the table does not fit in a terminal of this size."""
    return size.width < NEEDED.width or size.height < NEEDED.height


class SmallScreen(Screen[None]):
    """One sentence over everything until the terminal is large enough; the game waits."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "app.quit", "Quit")]

    def compose(self) -> ComposeResult:
        """The sentence alone."""
        yield Static(id="too-small")

    def on_mount(self) -> None:
        """Say how large the terminal is."""
        self._say(self.app.size)

    def on_resize(self, event: Resize) -> None:
        """Say it again for another size."""
        self._say(event.size)

    def _say(self, size: Size) -> None:
        needs = f"Euchre needs {NEEDED.width} columns and {NEEDED.height} rows"
        self.query_one("#too-small", Static).update(f"{needs}; this terminal has {size.width}x{size.height}.")
