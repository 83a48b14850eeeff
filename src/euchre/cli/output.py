"""Output of the commands: what they print goes through here, so that no text of a stranger reaches the terminal raw.

An escape sequence in a name or a file could move the cursor, change the title of the window or hide what follows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console


def printable(text: str) -> str:
    """Text from a stranger in one line, made harmless for a terminal: a sign stands for each character without one."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def _in_lines(text: str) -> str:
    return "\n".join(map(printable, text.split("\n")))


def echo(text: str = "", *, err: bool = False, nl: bool = True) -> None:
    """Print lines of text, to stderr if `err`."""
    typer.echo(_in_lines(text), err=err, nl=nl)


def new_console(**options: Any) -> Console:
    """A console for tables and colours; `options` are those of Rich's."""
    from rich.console import Console
    from rich.segment import Segment

    class Harmless(Console):
        """Sends no control character but its own."""

        def render(self, *given: Any, **named: Any) -> Iterable[Segment]:
            """The pieces of something, as they are sent."""
            for piece in super().render(*given, **named):
                yield piece if piece.control else Segment(_in_lines(piece.text), piece.style)

    return Harmless(**options)
