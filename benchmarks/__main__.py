"""`make bench`: how fast everything is, as ratios to a baseline timed in the same run.

``python -m benchmarks solver worlds`` runs some of it alone.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from benchmarks import bidding, deals, peers, positions, reviews, solver, steps, tables, trees, views, worlds
from benchmarks.race import ROUNDS, Race, run

RACES: Final[dict[str, Callable[[], list[Race]]]] = {
    "deals": lambda: [deals.race(), deals.compiled_race()],
    "trees": lambda: [trees.race()],
    "views": lambda: [views.race()],
    "tables": lambda: [tables.race()],
    "worlds": lambda: [worlds.race()],
    "solver": solver.races,
    "bidding": lambda: [bidding.race()],
    "positions": lambda: [positions.race()],
    "reviews": lambda: [reviews.race()],
    "steps": steps.races,
    "peers": peers.races,
}


def main(names: list[str]) -> None:
    """Run the races of these names, or all, and print one line for each."""
    unknown = [name for name in names if name not in RACES]
    if unknown:
        sys.exit(f"{unknown[0]!r} is no benchmark: choose from {', '.join(RACES)}.")
    print(f"{'':24}{'':9} {'ours':>11} {'baseline':>13} {'ratio':>8}  baseline is")
    for name in names or RACES:
        races = RACES[name]()
        if not races:
            print(f"{name}: not measured; `make bench` installs what ours are measured against.")
        for race in races:
            ours, baseline, ratio = run(race)
            print(
                f"{race.name:24}{race.unit:9} {_figure(ours):>11} {_figure(baseline):>13} {ratio:8.3g}  {race.against}"
            )
    if not names or "solver" in names:
        print(solver.cards_tried())
    print(f"Best of {ROUNDS} rounds each, in turn; the ratio is the median of the rounds' ratios.")


def _figure(speed: float) -> str:
    """A speed in full, or to a tenth where it is slow."""
    return f"{speed:,.0f}" if speed >= 100 else f"{speed:.1f}"


if __name__ == "__main__":
    main(sys.argv[1:])
