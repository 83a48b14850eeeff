"""Gets the compiled players ready: once for a version of Euchre in a process of its own, later from what that kept."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Final

from euchre.bots.company.company import Tell
from euchre.bots.company.levels import STRONGEST
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules

FIRST_TIME: Final = "The players are getting ready: this takes up to a minute the first time only."
_EVENING: Final = ("standard", "british", "online,no_trump=second-round", "standard,partners_best=1")
"""Tables at which every part of the players is needed."""


async def prepare(tell: Tell) -> None:
    """Have the players compiled if they are not, then load them.

    Compiling runs in another process: it neither slows the screen nor holds up a person who leaves. Nor does loading:
    it goes no further than the deal at hand once nobody waits for it. Raises `EuchreError`, or whatever stands in the
    way of loading them.
    """
    if not await asyncio.to_thread(_is_warm):
        tell(FIRST_TIME)
        await _compile()
    left = Event()
    try:
        await asyncio.to_thread(warm_up, left)
    finally:
        left.set()


async def _compile() -> None:
    # -P: a folder named euchre where the person happens to be is not what is meant
    command = (sys.executable, "-P", "-m", __name__)
    process = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE)
    try:
        _, said = await process.communicate()
    finally:
        if process.returncode is None:  # the person has left
            with suppress(ProcessLookupError):
                process.kill()
    if process.returncode:
        *_, why = said.decode(errors="replace").splitlines() or [f"it ended with status {process.returncode}"]
        raise EuchreError("play/compile", f"The players could not be compiled: {why.strip().removesuffix('.')}.")


def warm_up(left: Event | None = None) -> None:
    """Let the strongest player play some deals with herself, so that every part of her is compiled and loaded.

    She stops once the person has left.
    """
    from euchre.bots.registry import bot_named  # noqa: PLC0415 - players load what they think with
    from euchre.bots.table import play_deals  # noqa: PLC0415 - the same

    players = (bot_named(STRONGEST),) * 4
    for rules in _EVENING:
        for _ in play_deals(Rules.parse(rules), players, 1, 3):
            if left is not None and left.is_set():
                return


def _is_warm() -> bool:
    """True if a process has compiled everything, for this version and this computer."""
    return _mark().exists()


def _mark() -> Path:
    """The file that says so. Raises `EuchreError` where nothing can be kept: a minute each evening is too long."""
    import numba  # noqa: PLC0415 - only where something is compiled
    from llvmlite.binding import get_host_cpu_name  # type: ignore[import-untyped]  # noqa: PLC0415 - the same

    import euchre.solve.compiled  # noqa: F401, PLC0415 - which says where compiled functions are kept

    folder = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    if not folder:
        raise EuchreError("play/cache", "What is compiled cannot be kept: the cache folder is not writable.")
    return Path(folder) / f"warm-{sys.implementation.cache_tag}-{numba.__version__}-{get_host_cpu_name()}"


if __name__ == "__main__":
    warm_up()
    _mark().touch()
