"""Measure what our own players lose by their decisions, as a review counts it: the scale on which it places people.

Run ``python -m tools.measure_losses --matches 24 --seed 1 --jobs 2`` from the top folder: it writes
``src/euchre/review/measured.json``, and leaves the tables that it does not measure as they are. In each match four
players of one kind sit; all their deals count.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import stdev
from time import perf_counter
from typing import Final

from benchmarks.yardsticks import player_named

from euchre.bots.play import moves
from euchre.core.engine import new_match
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.record.match_record import MatchRecord
from euchre.review.match_review import review
from euchre.review.scale import FILE
from tools.data_file import as_text

ABOUT: Final = (
    "What players lose in a deal by their decisions, in chances to win the match, at tables of four of a kind."
)
TABLES: Final = ("standard",)
PLAYERS: Final = {
    "random": "random",
    "beginner": "search:level=beginner",
    "casual": "search:level=casual",
    "house": "house",
    "club": "search:level=club",
    "swift": "swift",
    "expert": "search:level=expert",
}
"""The players that are measured, and what the registry calls them."""


def losses(text: str, player: str, seed: int, match: int) -> list[float]:
    """The loss of each seat in each deal of a match between four equal players, in chances (0..1) to win it."""
    name = f"{seed}/{text}/{player}/{match}"
    bots = (player_named(PLAYERS[player]),) * FOUR.players
    rules = Rules.parse(text)
    record = MatchRecord(rules=rules, actions=tuple(move.action for move in moves(new_match(rules), bots, name)))
    return list(_by_deal(record))


def _by_deal(record: MatchRecord) -> Iterator[float]:
    for deal in review(record, "quick").deals:
        for seat in range(FOUR.players):
            yield sum(decision.loss for decision in deal.decisions if decision.seat == seat)


def _figures(found: list[float]) -> dict[str, float]:
    """The mean of the deals of all seats, and its standard error."""
    return {
        "deals": len(found),
        "loss": round(sum(found) / len(found), 5),
        "error": round(stdev(found) / sqrt(len(found)), 5),
    }


def main() -> None:
    """Play, review and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--tables", nargs="+", default=TABLES)
    asked = parser.parse_args()
    started = perf_counter()
    measured = {"about": ABOUT, "tables": {}, **json.loads(FILE.read_bytes())}
    with ProcessPoolExecutor(asked.jobs) as pool:
        for text in asked.tables:
            players = {}
            for player in PLAYERS:
                one = partial(losses, text, player, asked.seed)
                players[player] = _figures([loss for match in pool.map(one, range(asked.matches)) for loss in match])
                print(f"{text} {player}: {players[player]} after {perf_counter() - started:.0f} s", flush=True)
            command = f"python -m tools.measure_losses --matches {asked.matches} --seed {asked.seed} --tables {text}"
            measured["tables"][text] = {"command": command, "players": players}
            FILE.write_text(as_text(measured), "utf-8")


if __name__ == "__main__":
    main()
