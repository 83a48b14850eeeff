"""Measure what our own players lose in the daily deals, as the server judges them: the yardstick of the ratings.

Run ``python -m tools.measure_daily --deals 400 --seed 1 --jobs 2`` from the top folder: it writes
``src/euchre/ratings/measured.json``, and leaves the families that it does not measure as they are. Each
player sits on the person's seat, the others are `swift`, and all players get the same cards.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from datetime import date, timedelta
from functools import partial
from statistics import fmean
from time import perf_counter
from typing import Any, Final

from euchre.bots.lineup.levels import BOT_OF_LEVEL
from euchre.bots.play import moves
from euchre.bots.registry import bot_named
from euchre.core import law
from euchre.core.engine import new_match
from euchre.daily.programme import BOT, rules_of
from euchre.daily.table import SEAT
from euchre.equity.stakes import POINT
from euchre.ratings.family import FAMILIES, family_of
from euchre.ratings.yardstick import BOTS, FILE
from euchre.record.match_record import MatchRecord
from euchre.review.decision import JudgedDecision, Way, judge_ways
from euchre.review.match_review import review_deal
from tools.data_file import as_text

ABOUT: Final = "What players lose by their decisions in daily deals, deal by deal, in hundredths of a point."
_MONDAY: Final = date(2026, 11, 2)
_AT_ONCE: Final = 10
"""Deals of a task."""


def _losses(player: str, weekday: int, seed: int, first: int) -> list[int]:
    """The losses of a player in the next few deals by the rules of a weekday."""
    return [_loss(player, weekday, f"{seed}/{weekday}/{first + deal}") for deal in range(_AT_ONCE)]


def _loss(player: str, weekday: int, seed: str) -> int:
    rules = rules_of(_MONDAY + timedelta(weekday))
    swift = bot_named(BOT_OF_LEVEL[BOT])
    bots = [bot_named(BOT_OF_LEVEL[player]) if seat == SEAT else swift for seat in law.seating(rules).seats]
    record = MatchRecord(rules=rules, actions=tuple(move.action for move in moves(new_match(rules), bots, seed)))
    deal = review_deal(record, 1, "quick", judge=_own)
    return round(100 * sum(decision.loss for decision in deal.decisions) / POINT)


def _own(ways: tuple[Way, ...], *asked: Any) -> JudgedDecision | None:
    """Judge the decisions of the person's seat alone."""
    return judge_ways(ways, *asked) if ways[0].view.seat == SEAT else None


def main() -> None:
    """Play, judge and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=400, help="Deals of each family of rules.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--families", nargs="+", default=FAMILIES)
    asked = parser.parse_args()
    weekdays: dict[str, list[int]] = {}
    for weekday in range(7):
        weekdays.setdefault(family_of(rules_of(_MONDAY + timedelta(weekday))), []).append(weekday)
    started = perf_counter()
    measured = {"families": {}, **json.loads(FILE.read_bytes()), "about": ABOUT}
    with ProcessPoolExecutor(asked.jobs) as pool:
        for family in asked.families:
            days = weekdays[family]
            tasks = [(days[task % len(days)], task * _AT_ONCE) for task in range(asked.deals // _AT_ONCE)]
            found: dict[str, list[int]] = {}
            for player in BOTS:
                made = pool.map(partial(_task, player, asked.seed), tasks)
                found[player] = [loss for losses in made for loss in losses]
                print(
                    f"{family} {player}: {fmean(found[player]):.2f} after {perf_counter() - started:.0f} s", flush=True
                )
            command = f"python -m tools.measure_daily --deals {asked.deals} --seed {asked.seed} --families {family}"
            measured["families"][family] = {"command": command, "losses": found}
            FILE.write_text(as_text(measured), "utf-8")


def _task(player: str, seed: int, task: tuple[int, int]) -> list[int]:
    return _losses(player, task[0], seed, task[1])


if __name__ == "__main__":
    main()
