"""`make bench`: how fast the core is, as ratios to a baseline timed in the same run."""

from __future__ import annotations

from benchmarks import deals, trees, views
from benchmarks.race import ROUNDS, run


def main() -> None:
    """Run every race and print one line for each."""
    print(f"{'':22}{'':9} {'ours':>11} {'baseline':>11} {'ratio':>6}  baseline is")
    for race in (deals.race(), trees.race(), views.race()):
        ours, baseline, ratio = run(race)
        print(f"{race.name:22}{race.unit:9} {ours:11,.0f} {baseline:11,.0f} {ratio:6.2f}  {race.against}")
    print(f"Best of {ROUNDS} rounds each, in turn; the ratio is the median of the rounds' ratios.")


if __name__ == "__main__":
    main()
