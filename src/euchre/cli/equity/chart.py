"""The picture of `euchre equity`: two heat maps with their numbers."""

from __future__ import annotations

from pathlib import Path

from euchre.cli.equity.chances import ChanceGrids, per_cent
from euchre.cli.equity.shades import PALETTE, ink
from euchre.core.errors import EuchreError
from euchre.extras import missing


def draw(page: ChanceGrids, path: Path) -> None:
    """Write the picture, as PNG or SVG.

    Raises `EuchreError` for another kind of file, and `MissingPackage` without matplotlib.
    """
    if path.suffix.lower() not in (".png", ".svg"):
        raise EuchreError("picture/kind", f"{path.name!r} is not a picture: end the name with .png or .svg.")
    try:
        from matplotlib import rc_context
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.colors import LinearSegmentedColormap
        from matplotlib.figure import Figure
    except ImportError as problem:
        raise missing("matplotlib", "pictures", "A picture") from problem

    wide, high = len(page.columns), len(page.rows)
    cell = 0.42
    with rc_context({"font.family": "DejaVu Sans", "svg.fonttype": "none", "svg.hashsalt": "euchre"}):
        figure = Figure(figsize=(max(2 * cell * wide + 2.2, 8.0), cell * high + 2.1), layout="constrained", dpi=160)
        FigureCanvasAgg(figure)
        palette = LinearSegmentedColormap.from_list("chances", PALETTE)
        figure.suptitle(page.title, x=0.02, ha="left", fontsize=14, fontweight="bold")
        axes = figure.subplots(1, 2, sharey=True)
        for place, (heading, grid) in zip(axes, page.grids, strict=True):
            image = place.imshow(grid, cmap=palette, vmin=0, vmax=1, aspect="equal")
            place.set_title(heading, fontsize=12, pad=8)
            place.set_xticks(range(wide), page.columns)
            place.set_yticks(range(high), page.rows)
            place.set_xlabel(page.across, fontsize=11)
            place.tick_params(length=0, labelsize=10)
            place.set_xticks([x - 0.5 for x in range(1, wide)], minor=True)
            place.set_yticks([y - 0.5 for y in range(1, high)], minor=True)
            place.grid(which="minor", color="white", linewidth=1.2)
            place.tick_params(which="minor", length=0)
            place.spines[:].set_visible(False)
            for y, row in enumerate(grid):
                for x, value in enumerate(row):
                    place.text(x, y, per_cent(value), ha="center", va="center", fontsize=9.5, color=ink(value))
        axes[0].set_ylabel(page.down, fontsize=11)
        bar = figure.colorbar(image, ax=axes, shrink=0.7, aspect=28, pad=0.02, ticks=[0, 0.25, 0.5, 0.75, 1])
        bar.ax.set_yticklabels(["0", "25", "50", "75", "100%"])
        bar.outline.set_visible(False)
        bar.ax.tick_params(length=0, labelsize=9)
        figure.supxlabel(f"Rules: {page.rules}", x=0.02, ha="left", fontsize=9, color="#555555")
        figure.savefig(path, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)
