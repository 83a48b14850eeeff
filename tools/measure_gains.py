"""Measure how well losses predict results: what a side should gain by its smaller losses, and what it gained.

Run ``python -m tools.measure_gains --matches 150 --seed 1 --jobs 2`` from the top folder. In each match two players of
one kind sit against two of another, and the kinds change sides from match to match. Over its deals, what the losses of
both sides predict is compared with how the chance to win the match changed, the luck of the cards taken out.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import stdev
from typing import Final, NamedTuple

from benchmarks.yardsticks import player_named

from euchre.bots.play import moves
from euchre.core.engine import new_match
from euchre.core.rules import Rules
from euchre.record.match_record import MatchRecord
from euchre.review.match_review import review
from tools.measure_losses import PLAYERS

PAIRS: Final = (
    ("house", "random"),
    ("house", "beginner"),
    ("swift", "house"),
    ("club", "beginner"),
    ("club", "house"),
    ("expert", "house"),
)
"""The pairs measured against each other; the stronger one first."""


class Gain(NamedTuple):
    """The gain of a side in a deal, in chances (-1..1) to win the match."""

    foretold: float
    """The gain foretold by the losses of both sides."""
    gained: float
    """The change of the chance, less the luck of the cards."""


def gains(text: str, pair: tuple[str, str], seed: int, match: int) -> list[Gain]:
    """The gain of the first player of a pair in each deal of a match."""
    name, first = f"{seed}/{text}/{'/'.join(pair)}/{match}", match % 2
    sides = pair if first == 0 else pair[::-1]
    bots = [player_named(PLAYERS[player]) for player in sides * 2]
    rules = Rules.parse(text)
    record = MatchRecord(rules=rules, actions=tuple(move.action for move in moves(new_match(rules), bots, name)))
    splits = [deal.split for deal in review(record, "quick").deals if deal.split is not None]
    return [
        Gain(one.played[first] + one.theirs(first), one.after[first] - one.before[first] - one.luck[first])
        for one in splits
    ]


def _row(pair: tuple[str, str], found: Sequence[Gain]) -> str:
    """A line of the table: points of the match chance in a deal, with standard errors."""
    columns = [
        [one.foretold for one in found],
        [one.gained for one in found],
        [one.gained - one.foretold for one in found],
    ]
    cells = [f"{100 * sum(one) / len(one):+.2f} ± {100 * stdev(one) / sqrt(len(one)):.2f}" for one in columns]
    return f"| {pair[0]} against {pair[1]} | {len(found):,} | {' | '.join(cells)} |"


def main() -> None:
    """Play, review and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="standard")
    parser.add_argument("--matches", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    print("| | Deals | KnownMatch by the losses | Gained | Difference |\n|---|---|---|---|---|")
    with ProcessPoolExecutor(asked.jobs) as pool:
        for pair in PAIRS:
            one = partial(gains, asked.rules, pair, asked.seed)
            print(_row(pair, [gain for match in pool.map(one, range(asked.matches)) for gain in match]), flush=True)


if __name__ == "__main__":
    main()
