"""``python -m benchmarks.ready``: from the first start of a fresh installation to the first strong decision.

Everything is recompiled, in a cache of its own. ``--against FOLDER`` times the sources of another version
(its ``src``) in turn with these: the ratio says how much sooner these are ready. Nothing else should run meanwhile.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Final

_OURS: Final = Path(__file__).parents[1] / "src"
_START: Final = """
import asyncio, random
from euchre import Match
from euchre.bots.lineup.levels import STRONGEST_BOT
from euchre.bots.lineup.warm import prepare
from euchre.bots.registry import bot_named
from euchre.core.view import view
asyncio.run(prepare(lambda _: None))
state = Match("standard", seed=1).state
bot_named(STRONGEST_BOT).choose(view(state, state.turn), random.Random(1))
"""
"""Gets the players ready as the server does, then lets the strongest take the first decision of a match."""


def main() -> None:
    """Time these sources, and others in turn with them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ready", description=__doc__.partition("\n")[0])
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="the src of another version")
    wanted = parser.parse_args()
    ours = seconds(_OURS)
    print(f"ready after {ours:.1f} s", flush=True)
    if wanted.against is not None:
        theirs = seconds(wanted.against.resolve())
        print(f"{wanted.against}: {theirs:.1f} s; ratio {theirs / ours:.2f}")


def seconds(sources: Path) -> float:
    """Time the fresh installation of these sources."""
    with tempfile.TemporaryDirectory() as folder:
        places = dict.fromkeys(("XDG_CACHE_HOME", "HOME", "LOCALAPPDATA"), folder)
        environment = {**os.environ, **places, "PYTHONPATH": str(sources)}
        began = perf_counter()
        subprocess.run([sys.executable, "-P", "-c", _START], env=environment, check=True)  # noqa: S603 - our own program
        return perf_counter() - began


if __name__ == "__main__":
    main()
