"""Measure how deals end, table by table, between four players of one kind.

Run ``python -m tools.measure_outcomes --deals 8000 --seed 1 --bot house --jobs 2`` from the top folder: it writes
``src/euchre/equity/measured.json``, and for the player `swift` the file beside it. With ``--others`` it writes the
tables of two, three and six, for which any player will do that sits down there: ``--others --deals 40000 --bot plain``.
Whole matches are played, so that every score occurs as often as in real play.

The players decide by these files themselves. So a new count is of players that go by the one before it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import starmap
from time import perf_counter
from typing import Final

from benchmarks.yardsticks import player_named

from euchre.bots.bot import Bot
from euchre.bots.play import play_deals
from euchre.core import law
from euchre.core.rules import Rules
from euchre.core.state import Result, State
from euchre.equity.ending import ENDINGS, Ending, Took
from euchre.equity.measured import FILES, OTHER_NUMBERS
from tools.data_file import as_text
from tools.plain_player import PlainBot

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
"""The tables of four that are measured: the presets, and what changes most how often people call and make."""
OTHERS: Final = (
    "standard,players=2",
    "standard,players=2,all_pass=stick-the-dealer",
    "standard,players=3,points_march=3",
    "standard,players=3,points_march=3,all_pass=stick-the-dealer",
    "standard,players=6,lowest=7,benny=joker,points_lone_march=5",
    "standard,players=6,lowest=7,benny=joker,points_lone_march=5,all_pass=stick-the-dealer",
)
"""The tables of other numbers that are measured."""


def ending(before: State, result: Result) -> Ending | None:
    """The ending of a deal, given the state before its last card or call; None if it was thrown in."""
    if result.maker is None:
        return None
    table = law.seating(before.rules)
    makers = table.side(result.maker)
    lone = table.lone_sides(result.alone)
    took = _took(result.tricks[makers], tuple(table.side(trick.winner) == makers for trick in before.tricks[:2]))
    return Ending((makers - table.side(result.dealer)) % table.sides, makers in lone, bool(lone - {makers}), took)


def _took(tricks: int, first_two: tuple[bool, ...]) -> Took:
    if tricks < law.TRICKS_TO_MAKE:
        return Took.EUCHRED if tricks else Took.SWEPT
    if tricks > law.TRICKS_TO_MAKE:
        return Took.FOUR if tricks < law.HAND_SIZE else Took.MARCH
    return Took.THREE if any(first_two) else Took.LATE


def measure(text: str, deals: int, seed: int, bot: str) -> Counter[Ending | None]:
    """The count of each ending in `deals` deals; None is a deal thrown in."""
    rules = Rules.parse(text)
    player: Bot = PlainBot() if bot == "plain" else player_named(bot)
    players = (player,) * law.seating(rules).players
    return Counter(starmap(ending, play_deals(rules, players, f"{seed}/{text}", deals)))


def written(counts: dict[str, Counter[Ending | None]], command: str) -> str:
    """The text of the file that holds these numbers."""
    return as_text(
        {
            "about": "How often each ending of a deal came about, table by table: "
            "five tricks for the makers, four, three, the last three only, one or two, none.",
            "command": f"python -m tools.measure_outcomes {command}",
            "tables": {
                text: {"thrown_in": found[None], "endings": _by_way(text, found)} for text, found in counts.items()
            },
        }
    )


def _by_way(text: str, found: Counter[Ending | None]) -> dict[str, list[int]]:
    rows: dict[str, list[int]] = {}
    sides = law.seating(Rules.parse(text)).sides
    for kind in ENDINGS[sides]:
        rows.setdefault(kind.way(sides), []).append(found[kind])
    return rows


def main() -> None:
    """Play, count and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="house", help="house, plain, or a player by its name")
    parser.add_argument("--others", action="store_true", help="the tables of two, three and six")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    if not asked.others and asked.bot not in FILES:
        parser.error(f"tables of four are measured with {' or '.join(FILES)}")
    tables, file = (OTHERS, OTHER_NUMBERS) if asked.others else (TABLES, FILES[asked.bot])
    started = perf_counter()
    one = partial(measure, deals=asked.deals, seed=asked.seed, bot=asked.bot)
    with ProcessPoolExecutor(asked.jobs) as pool:
        counts = dict(zip(tables, pool.map(one, tables), strict=True))
    command = f"{'--others ' * asked.others}--deals {asked.deals} --seed {asked.seed} --bot {asked.bot}"
    file.write_text(written(counts, command), "utf-8")
    print(f"{len(tables)} tables of {asked.deals} deals in {perf_counter() - started:.0f} s: {file.name}")


if __name__ == "__main__":
    main()
