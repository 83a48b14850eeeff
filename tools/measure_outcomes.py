"""Measure how deals end, table by table, between four players of one kind.

Run ``python -m tools.measure_outcomes --deals 8000 --seed 1 --bot house --jobs 2`` from the top folder: it writes
``src/euchre/equity/measured.json``, and for the player `swift` the file beside it. Whole matches are played, so that
every score occurs as often as in real play.

The players decide by ``measured.json`` themselves. So a new count is of players that go by the one before it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import starmap
from time import perf_counter
from typing import Final

from benchmarks.house.player import player_named

from euchre.bots.play import play_deals
from euchre.core import law
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.core.state import Result, State
from euchre.equity.ending import ENDINGS, Ending, Took
from euchre.equity.measured import FILES
from tools.data_file import as_text

TABLES: Final = (
    "standard",
    "british",
    "north-american",
    "online",
    "openspiel",
    "standard,all_pass=stick-the-dealer",
    "standard,all_pass=stick-the-dealer,no_trump=second-round",
    "standard,no_trump=second-round",
    "standard,defend_alone=against-loner",
    "standard,defend_alone=always",
    "standard,alone_when=after-burial",
    "standard,alone_when=before-lead,alone_who=either-maker",
    "standard,partner=alone-only",
    "standard,partners_best=1",
    "standard,holding=natural",
    "standard,points_lone_march=2",
    "standard,lowest=8",
    "standard,lowest=7",
    "standard,lowest=7,all_pass=stick-the-dealer",
    "standard,benny=joker",
    "standard,benny=joker,all_pass=stick-the-dealer",
    "standard,benny=joker,lowest=7",
    "british,all_pass=stick-the-dealer",
    "british,benny=none",
)
"""The tables that are measured: the presets, and what changes most how often people call and make."""


def ending(before: State, result: Result) -> Ending | None:
    """How a deal ended, given the state before its last card or call; None if it was thrown in."""
    if result.maker is None:
        return None
    makers = FOUR.side(result.maker)
    lone = FOUR.lone_sides(result.alone)
    took = _took(result.tricks[makers], tuple(FOUR.side(trick.winner) == makers for trick in before.tricks[:2]))
    return Ending(makers == FOUR.side(result.dealer), makers in lone, 1 - makers in lone, took)


def _took(tricks: int, first_two: tuple[bool, ...]) -> Took:
    if tricks < law.TRICKS_TO_MAKE:
        return Took.EUCHRED if tricks else Took.SWEPT
    if tricks > law.TRICKS_TO_MAKE:
        return Took.FOUR if tricks < law.HAND_SIZE else Took.MARCH
    return Took.THREE if any(first_two) else Took.LATE


def measure(text: str, deals: int, seed: int, bot: str) -> Counter[Ending | None]:
    """How often each ending occurred in so many deals; None is a deal thrown in."""
    players = (player_named(bot),) * 4
    return Counter(starmap(ending, play_deals(Rules.parse(text), players, f"{seed}/{text}", deals)))


def written(counts: dict[str, Counter[Ending | None]], command: str) -> str:
    """The text of the file that holds these numbers."""
    return as_text(
        {
            "about": "How often each ending of a deal came about, table by table: "
            "five tricks for the makers, four, three, the last three only, one or two, none.",
            "command": f"python -m tools.measure_outcomes {command}",
            "tables": {text: {"thrown_in": found[None], "endings": _by_way(found)} for text, found in counts.items()},
        }
    )


def _by_way(found: Counter[Ending | None]) -> dict[str, list[int]]:
    rows: dict[str, list[int]] = {}
    for kind in ENDINGS:
        rows.setdefault(kind.way, []).append(found[kind])
    return rows


def main() -> None:
    """Play, count and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", choices=FILES, default="house")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    started = perf_counter()
    one = partial(measure, deals=asked.deals, seed=asked.seed, bot=asked.bot)
    with ProcessPoolExecutor(asked.jobs) as pool:
        counts = dict(zip(TABLES, pool.map(one, TABLES), strict=True))
    command = f"--deals {asked.deals} --seed {asked.seed} --bot {asked.bot}"
    FILES[asked.bot].write_text(written(counts, command), "utf-8")
    print(f"{len(TABLES)} tables of {asked.deals} deals in {perf_counter() - started:.0f} s: {FILES[asked.bot].name}")


if __name__ == "__main__":
    main()
