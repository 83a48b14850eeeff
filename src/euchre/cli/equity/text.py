"""The page of `euchre equity`: coloured grids in the terminal, side by side where there is room."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group
from rich.markup import escape
from rich.style import Style
from rich.text import Text
from textual.color import Color

from euchre.cli.equity.chances import ChanceGrids, Grid, per_cent
from euchre.cli.output import new_console
from euchre.equity.spread import Spread

_GAP: Final = 3
"""Blank columns between the two grids."""
PALETTE: Final = ("#B35806", "#F7F7F7", "#2C5F9E")
"""Sure to lose, even, sure to win: orange, white and blue, which colour-blind people tell apart, too."""


def show(page: ChanceGrids, deals: Spread, measured: str, games: dict[tuple[int, ...], tuple[float, float]]) -> None:
    """Print the grids, what a deal brings, and the match where it has several games."""
    console = new_console(highlight=False)
    console.print(f"[bold]{escape(page.rules)}[/]")
    console.print(f"{page.title}. Rows: {page.down}; columns: {page.across}.\n")
    names = max(map(len, page.rows))
    cell = 1 + max(len(per_cent(value)) for _, grid in page.grids for row in grid for value in row)
    fits = max(1, (console.width - names) // cell)
    side_by_side = 2 * (names + cell * len(page.columns)) + _GAP <= console.width
    blocks = [_block(page, heading, grid, cell, fits) for heading, grid in page.grids]
    console.print(Columns(blocks, padding=(0, _GAP)) if side_by_side else Group(*blocks))
    console.print(_deal(deals, measured))
    if games:
        console.print("\nChance to win the match before a new game, by games won (us-them):")
        for (ours, theirs), (dealing, waiting) in sorted(games.items(), key=lambda row: (sum(row[0]), row[0])):
            console.print(
                f"  {ours}-{theirs}   we deal first {per_cent(dealing):>2}%   they do {per_cent(waiting):>2}%"
            )


def _block(page: ChanceGrids, heading: str, grid: Grid, cell: int, fits: int) -> Text:
    """The text of a grid under its heading, split into blocks where it is wider than the terminal."""
    widest = max(map(len, page.rows))
    text = Text(heading, style="bold", no_wrap=True)
    for first in range(0, len(page.columns), fits):
        columns = slice(first, first + fits)
        text.append("\n" + " " * widest)
        text.append("".join(f"{name:>{cell}}" for name in page.columns[columns]), Style(dim=True, bold=False))
        for name, row in zip(page.rows, grid, strict=True):
            text.append(f"\n{name:>{widest}}", Style(dim=True, bold=False))
            for value in row[columns]:
                text.append(f"{per_cent(value):>{cell}}", Style(color=ink(value), bgcolor=shade(value), bold=False))
        text.append("\n")
    return text


def shade(chance: float) -> str:
    """The background of a chance (0..1), ``#RRGGBB``."""
    return _colour(chance).hex


def ink(chance: float) -> str:
    """The colour of text on the colour of a chance: black or white, whichever is easier to read."""
    return _colour(chance).get_contrast_text(1.0).hex


def _colour(chance: float) -> Color:
    lost, even, won = map(Color.parse, PALETTE)
    return even.blend(won, 2 * chance - 1) if chance >= 0.5 else lost.blend(even, 2 * chance)


def _deal(deals: Spread, measured: str) -> str:
    """The points of a deal, in a sentence."""
    parts = {"the dealer's side": [], "the others": [], "nobody": []}  # type: dict[str, list[str]]
    for (ours, theirs), share in deals:
        who = "the dealer's side" if ours else "the others" if theirs else "nobody"
        points = f"{ours or theirs} " if ours or theirs else ""
        parts[who].append(f"{points}in {100 * share:.1f}%")
    shares = "; ".join(f"{who} {', '.join(each)}" for who, each in parts.items() if each)
    return f"A deal brings {shares} (measured: {escape(measured)})."
