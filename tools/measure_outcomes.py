"""Measure how deals end, table by table, between four players of one kind.

Run ``python -m tools.measure_outcomes --deals 8000 --seed 1 --bot house --jobs 2`` from the top folder: it writes
``src/euchre/equity/measured.py``. Whole matches are played, so that every score occurs as often as people meet it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import starmap
from pathlib import Path
from time import perf_counter
from typing import Final

from euchre.bots.play import play_deals
from euchre.bots.registry import bot_named
from euchre.core.rules import Rules
from euchre.equity.ending import ENDINGS, Ending, ending

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
OUTCOMES: Final = Path(__file__).parent.parent / "src" / "euchre" / "bots" / "outcomes.py"


def measure(text: str, deals: int, seed: int, bot: str) -> Counter[Ending | None]:
    """How often each ending came about in so many deals; None is a deal thrown in."""
    players = (bot_named(bot),) * 4
    return Counter(starmap(ending, play_deals(Rules.parse(text), players, f"{seed}/{text}", deals)))


def written(counts: dict[str, Counter[Ending | None]], command: str) -> str:
    """The module that holds these numbers."""
    rows = "".join(f"    {text!r}: (\n{_row(found)}    ),\n" for text, found in counts.items())
    return f'''"""How often each ending of a deal came about, table by table. Written by `tools.measure_outcomes`.

Made with ``python -m tools.measure_outcomes {command}``.
"""

from __future__ import annotations

from typing import Final

MEASURED: Final[dict[str, tuple[tuple[int, ...], ...]]] = {{
{rows}}}
"""By rules text, deals: those thrown in, then those with each of `ENDINGS`, a line a way of playing.

A line counts makers who took all five, four, three, the last three only, one or two, none.
"""
'''


def _row(found: Counter[Ending | None]) -> str:
    lines = [f"        ({found[None]},),  # thrown in\n"]
    for way in dict.fromkeys(kind[:3] for kind in ENDINGS):
        counts = tuple(found[kind] for kind in ENDINGS if kind[:3] == way)
        lines.append(f"        {counts},  # {_way(*way)}\n")
    return "".join(lines)


def _way(dealers: bool, maker_alone: bool, defender_alone: bool) -> str:  # noqa: FBT001 - the parts of an `Ending`
    makers = "the dealer's side" if dealers else "the others"
    return f"{makers}{', alone' if maker_alone else ''}{', defended alone' if defender_alone else ''}"


def main() -> None:
    """Play, count and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="house")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    started = perf_counter()
    one = partial(measure, deals=asked.deals, seed=asked.seed, bot=asked.bot)
    with ProcessPoolExecutor(asked.jobs) as pool:
        counts = dict(zip(TABLES, pool.map(one, TABLES), strict=True))
    command = f"--deals {asked.deals} --seed {asked.seed} --bot {asked.bot}"
    OUTCOMES.write_text(written(counts, command), "utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", str(OUTCOMES)], check=True)  # noqa: S603 - our own file
    print(f"{len(TABLES)} tables of {asked.deals} deals in {perf_counter() - started:.0f} s: {OUTCOMES.name}")


if __name__ == "__main__":
    main()
