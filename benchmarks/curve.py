"""``python -m benchmarks.curve``: how fast a server answers with more and more tables, until it no longer keeps up.

Each number of tables is played on a server and a store of its own. People think two to five seconds before they act.
With ``--picture FILE`` the curve is drawn.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx

from benchmarks.load import WARM_UP, loaded
from benchmarks.players import Plan
from benchmarks.server import file_in, serving

THINK: Final = (2.0, 5.0)
_OPENED: Final = 8
"""Tables of four that open in a second before it counts; more would be a herd, which another benchmark measures."""
PROMISED: Final = 50.0
"""Milliseconds within which 99 of 100 actions are to be acknowledged."""


class Point(NamedTuple):
    """The figures for `tables` tables; times in milliseconds."""

    tables: int
    actions: float
    """A second."""
    half: float
    nearly_all: float
    """The time after which 99% were acknowledged."""
    work: float
    """The work of a processor for an action."""
    memory: float
    """Megabytes at the end."""
    grown: float
    """Megabytes of them that were added while it counted."""
    errors: int

    def __str__(self) -> str:
        return (
            f"{self.tables:6} {self.actions:9.0f} {self.half:9.1f} {self.nearly_all:9.1f} "
            f"{self.work:9.2f} {self.memory:9.0f} {self.grown:6.0f} {self.errors:7}"
        )


def main() -> None:
    """Measure the points one after the other, until the server is far behind."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.curve", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 200, 400, 700, 1000, 1400, 1800, 2200])
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to count")
    parser.add_argument("--store", help="an empty PostgreSQL database; a new SQLite file for each point if not given")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server; several need PostgreSQL")
    parser.add_argument("--processes", type=int, default=1, help="processes of the clients")
    parser.add_argument("--picture", type=Path, help="an SVG to draw")
    wanted = parser.parse_args()
    print("tables actions/s   half ms   99 % ms  ms/action        MB  grown  errors", flush=True)
    points: list[Point] = []
    for tables in wanted.tables:
        try:
            points.append(_point(tables, wanted))
        except httpx.TimeoutException:
            print(f"{tables:6} tables cannot even be opened: a request was not answered within a minute", flush=True)
            break
        print(points[-1], flush=True)
        if points[-1].nearly_all > 40 * PROMISED:
            break
    if wanted.picture is not None:
        wanted.picture.parent.mkdir(parents=True, exist_ok=True)
        _draw(points, wanted.picture)


def _point(tables: int, wanted: argparse.Namespace) -> Point:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(wanted.store or file_in(folder), wanted.workers) as (server, at),
    ):
        warm_up = max(WARM_UP, tables / _OPENED)
        plan = Plan(at, tables, wanted.seconds, warm_up, THINK)
        heard, before, after = loaded(server.pid, plan, wanted.processes)
    return Point(
        tables,
        heard.actions / wanted.seconds,
        heard.within(0.5),
        heard.within(0.99),
        1000 * (after.work - before.work) / max(1, heard.actions),
        after.memory,
        after.memory - before.memory,
        len(heard.errors),
    )


def _draw(points: list[Point], file: Path) -> None:
    from matplotlib.figure import Figure  # noqa: PLC0415 - only for the picture

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes: Any = figure.add_subplot()
    tables = [point.tables for point in points]
    axes.plot(tables, [point.nearly_all for point in points], marker="o", label="99 % of the actions")
    axes.plot(tables, [point.half for point in points], marker="o", label="half of them")
    axes.axhline(PROMISED, linestyle="--", color="0.5", label=f"{PROMISED:.0f} ms")
    axes.set(xlabel="live tables of four people", ylabel="acknowledged within (ms)", yscale="log")
    axes.legend()
    figure.savefig(file, metadata={"Date": None})


if __name__ == "__main__":
    main()
