"""Simulate evenings to see how often the best player of an evening wins it.

Run ``python -m tools.evening_luck --evenings 10000 --seed 1`` from the top folder: it writes
``src/euchre/evenings/luck.json``.

An evening is individual: partners and opponents are drawn for each round of eight deals, and the most points *for*
win; who is level at the top shares the win. A deal ends as often in each way as between four players of one kind
(``equity/measured.json``, the standard rules, either side dealing as often). People differ: what each adds to the
points of their side, less those of the other, is drawn from a normal distribution of standard deviation ``SPREAD``, in
points a deal. The ways a deal can end are tilted (exponentially) until they bring that difference on average.
"""

from __future__ import annotations

import argparse
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from euchre.core.rules import Rules
from euchre.equity.spread import spread
from euchre.evenings.luck import FILE
from tools.data_file import as_text

SPREAD: Final = 0.12
"""The assumed difference between people: a standard deviation, in points a deal."""
PEOPLE: Final = (8, 12, 16, 20, 24, 32, 40, 52, 64, 80, 100)
DEALS: Final = (24, 40, 56, 80, 120, 160, 240, 320)
ROUND: Final = 8
"""Deals of a round."""
_TILTS: Final = np.linspace(-0.5, 0.5, 401)

Floats = NDArray[np.float64]


def deal_endings(rules: str = "standard") -> tuple[Floats, Floats]:
    """The points of a deal for one side and the other, `[ending, side]`, and how likely each is.

    Either side deals as often, so the two columns are distributed alike.
    """
    found: dict[tuple[int, ...], float] = {}
    for points, chance in spread(Rules.parse(rules)):
        for way in (points, points[::-1]):
            found[way] = found.get(way, 0.0) + chance / 2
    return np.array(list(found), float), np.array(list(found.values()))


class TiltedDeals:
    """The endings of deals between two sides, with one stronger by a number of points a deal."""

    def __init__(self, points: Floats, chances: Floats) -> None:
        net = points[:, 0] - points[:, 1]
        weights = chances * np.exp(_TILTS[:, None] * net)
        weights /= weights.sum(axis=1, keepdims=True)
        self._points = points
        self._means = weights @ net
        self._bounds = weights.cumsum(axis=1)[:, :-1]

    def played(self, stronger: Floats, rng: np.random.Generator) -> Floats:
        """The points of a round by side, `[..., side]`; the first is better by `stronger` points a deal."""
        tilt = np.interp(stronger, self._means, np.arange(len(self._means))).round().astype(int)
        bounds = self._bounds[tilt]
        total = np.zeros((*stronger.shape, 2))
        for _ in range(ROUND):
            ending = (rng.random(stronger.shape)[..., None] > bounds).sum(axis=-1)
            total += self._points[ending]
        return total


def evenings(people: int, most: int, trials: int, rng: np.random.Generator) -> dict[int, float]:
    """The share of evenings won by the best of `people`, by the number of deals: those of `DEALS` up to `most`."""
    deals = TiltedDeals(*deal_endings())
    strength = rng.normal(0.0, SPREAD, (trials, people))
    best = strength.argmax(axis=1)
    score = np.zeros((trials, people))
    row = np.arange(trials)[:, None]
    found = {}
    for played in range(ROUND, most + 1, ROUND):
        seats = rng.random((trials, people)).argsort(axis=1)
        sides = seats.reshape(trials, people // 4, 2, 2)  # table, side, partner
        by_side = strength[row, seats].reshape(sides.shape).sum(axis=-1)
        points = deals.played(by_side[..., 0] - by_side[..., 1], rng)
        score[row, seats] += np.repeat(points.reshape(trials, -1), 2, axis=1)
        if played in DEALS:
            top = score == score.max(axis=1, keepdims=True)
            found[played] = float((top[row[:, 0], best] / top.sum(axis=1)).mean())
    return found


def main() -> None:
    """Simulate, and write the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--evenings", type=int, default=10_000, help="How many of each size.")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = []
    for people in PEOPLE:
        by_deals = evenings(people, DEALS[-1], asked.evenings, np.random.default_rng([asked.seed, people]))
        found.append([round(by_deals[deals], 3) for deals in DEALS])
        print(people, found[-1], flush=True)
    table: dict[str, Any] = {
        "about": "How often the best player wins an individual evening: a row for each number of people, a column for "
        "each number of deals. Between people a standard deviation of `spread` points a deal is assumed.",
        "command": f"python -m tools.evening_luck --evenings {asked.evenings} --seed {asked.seed}",
        "spread": SPREAD,
        "people": PEOPLE,
        "deals": DEALS,
        "wins": found,
    }
    FILE.write_text(as_text(table), "utf-8")


if __name__ == "__main__":
    main()
