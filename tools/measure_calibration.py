"""Measure how well the chances in a review come true: predicted and observed, over whole matches of our players.

Run ``python -m tools.measure_calibration --player search:level=club --matches 3000 --jobs 2`` from the top folder.
In each deal of a match of four such players one decision, drawn at random, is judged as a quick review does it: the
chance to win the match after the action chosen. The end of the match says what came of it. With ``--keep FILE`` each
match is kept there, and an interrupted measurement goes on where it was.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from itertools import pairwise
from math import pi, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from euchre.bots.advice.advice import advise
from euchre.bots.play import moves
from euchre.bots.registry import bot_named
from euchre.core.actions import Deal
from euchre.core.engine import Move, new_match
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.core.view import view
from euchre.review.decision import is_decision, search_level

BINS: Final = 10


class Prediction(NamedTuple):
    """A predicted chance (0..1), and the outcome: 1 for a match won, ½ for a draw."""

    match: int
    chance: float
    won: float


class Bin(NamedTuple):
    """A bin of similar predictions."""

    predictions: int
    predicted: float
    """The mean chance that was told."""
    observed: float
    """The share that was won."""
    error: float
    """The standard error of the difference; what was told during one match stands or falls together."""


def predictions(text: str, player: str, seed: int, match: int) -> list[Prediction]:
    """The predictions in a match of four such players, for one decision of each deal."""
    name = f"{seed}/{text}/{player}/{match}"
    rules, rng = Rules.parse(text), Random(f"{name}/chosen")
    played = list(moves(new_match(rules), (bot_named(player),) * FOUR.players, name))
    told = []
    for number, deal in enumerate(_deals(played)):
        if decisions := [move for move in deal if _is_judged(move)]:
            move = rng.choice(decisions)
            told.append((FOUR.side(_seat(move)), _chance(move, f"{name}/{number}")))
    winner = played[-1].after.match.winner
    return [Prediction(match, chance, 0.5 if winner is None else float(winner == side)) for side, chance in told]


def _deals(match: Sequence[Move]) -> Iterator[list[Move]]:
    """The moves of a match, deal by deal."""
    begins = [index for index, move in enumerate(match) if isinstance(move.action, Deal)]
    for first, following in zip(begins, [*begins[1:], len(match)], strict=True):
        yield list(match[first:following])


def _seat(move: Move) -> int:
    assert move.before.turn is not None
    return move.before.turn


def _is_judged(move: Move) -> bool:
    return move.before.turn is not None and is_decision(view(move.before, move.before.turn))


def _chance(move: Move, name: str) -> float:
    """The chance to win the match after the action chosen, from the view of the player who chose it."""
    seen = view(move.before, _seat(move))
    choices = advise(seen, Random(name), level=search_level("quick"))
    return next(one.wins for one in choices if one.action == move.action)


def measured(one: Callable[[int], list[Prediction]], matches: int, jobs: int, keep: Path | None) -> list[Prediction]:
    """The predictions in matches 0 to `matches`, those that are kept already and the others."""
    known = {int(told[0]["match"]): told for told in _lines(keep)} if keep else {}
    with ProcessPoolExecutor(jobs) as pool, keep.open("a", encoding="utf-8") if keep else nullcontext() as file:
        missing = [match for match in range(matches) if match not in known]
        for match, found in zip(missing, pool.map(one, missing), strict=True):
            known[match] = [told._asdict() for told in found]
            if file:
                file.write(f"{json.dumps(known[match])}\n")
                file.flush()
    return [Prediction(**told) for match in range(matches) for told in known[match]]


def _lines(path: Path) -> list[list[dict[str, Any]]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def reliability(found: Sequence[Prediction], bins: int = BINS) -> list[Bin]:
    """The rate at which predictions came true, in bins of equally many predictions, the least chance first."""
    ordered = sorted(found, key=lambda one: (one.chance, one.match))
    borders = [round(len(ordered) * index / bins) for index in range(bins + 1)]
    return [_bin(ordered[first:last]) for first, last in pairwise(borders)]


def _bin(found: Sequence[Prediction]) -> Bin:
    predicted, observed = (sum(column) / len(found) for column in list(zip(*found, strict=True))[1:])
    by_match: dict[int, float] = {}
    for one in found:
        by_match[one.match] = by_match.get(one.match, 0.0) + one.won - one.chance - observed + predicted
    return Bin(len(found), predicted, observed, sqrt(sum(total**2 for total in by_match.values())) / len(found))


def calibration_error(bins: Sequence[Bin]) -> float:
    """The expected calibration error: how far predicted and observed differ on average, as a chance (0..1)."""
    return sum(one.predictions * abs(one.observed - one.predicted) for one in bins) / sum(
        one.predictions for one in bins
    )


def main() -> None:
    """Play, predict and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="standard")
    parser.add_argument("--player", default="search:level=club")
    parser.add_argument("--matches", type=int, default=3_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    one = partial(predictions, asked.rules, asked.player, asked.seed)
    found = measured(one, asked.matches, asked.jobs, asked.keep)
    bins = reliability(found)
    print("| Predicted | Came true | Standard error | Predictions |\n|---|---|---|---|")
    for each in bins:
        print(f"| {each.predicted:.1%} | {each.observed:.1%} | {each.error:.1%} | {each.predictions:,} |")
    # What the error would be if every prediction were right: the mean of a normal deviate's size is √(2/π).
    by_chance = sum(each.predictions * each.error for each in bins) / len(found) * sqrt(2 / pi)
    print(f"Expected calibration error {calibration_error(bins):.2%}; by chance alone {by_chance:.2%}.")


if __name__ == "__main__":
    main()
