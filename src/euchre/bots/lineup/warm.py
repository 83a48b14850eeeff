"""Gets the compiled players ready: compiled once for a version of Euchre, later loaded from what that kept.

``python -m euchre.bots.lineup.warm`` does it ahead of time, so that the first table need not wait.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext, suppress
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Final

from euchre.bots.lineup.lineup import Tell
from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.fast.jit import cache_folder

if TYPE_CHECKING:
    from euchre.bots.bot import Bot

FIRST_TIME: Final = "The players are getting ready: this takes up to a minute the first time only."
_MODULE: Final = "euchre.bots.lineup.warm"
_RULES: Final = ("standard", "british", "online,no_trump=second-round", "standard,partners_best=1")
"""Tables at which every part of the players is needed."""
_OTHER_NUMBERS: Final = ("two-handed,widow=yes", "three-handed", "six-handed,partners_best=1,best_when=may-ask")
"""Tables of other numbers of players: the play is compiled for each number."""
_DEALS: Final = 3
"""The number of deals played at each of them."""
_NICE: Final = 19
"""The niceness of a process for which nobody waits."""
_WORLDS: Final = 8
"""Deals that a player samples at each look while nothing depends on what it decides."""
_WITH_INFERENCE: Final = (False, True)
"""The choice to draw conclusions from the bids: players of the cards that do not need no compiled bids."""


async def prepare(tell: Tell) -> None:
    """Have the players compiled if they are not, then load them.

    Compiling runs in other processes: it neither slows the screen nor holds up a person who leaves. Nor does loading:
    it goes no further than the deal at hand once nobody waits for it. Raises `EuchreError`, or whatever stands in the
    way of loading them.
    """
    if not await asyncio.to_thread(is_warm):
        tell(FIRST_TIME)
        await compile_players()
    left = Event()
    try:
        await asyncio.to_thread(warm_up, left)
    finally:
        left.set()
    if not await asyncio.to_thread(is_warm, "others"):
        task = asyncio.create_task(_compile_others())
        _later.add(task)
        task.add_done_callback(_later.discard)


async def _compile_others() -> None:
    """Compile the play of other numbers of players while nobody waits; broken off, it begins again later."""
    async with _running("others") as process:
        await process.wait()


_later: Final = set[asyncio.Task[None]]()
"""The tasks that go on after the players are ready: a loop keeps no task alive by itself."""


async def compile_players() -> None:
    """Compile everything in one process, while another begins at the other end.

    What one of the two has compiled the other reads from the cache. Everything needs the bids first and the cards
    last, so they meet about half-way.
    """
    other = _running("cards") if (os.cpu_count() or 1) > 1 else nullcontext()
    async with other, _running("everything") as process:
        _, said = await process.communicate()
    if process.returncode:
        *_, why = said.decode(errors="replace").splitlines() or [f"it ended with status {process.returncode}"]
        raise EuchreError("play/compile", f"The players could not be compiled: {why.strip().removesuffix('.')}.")


@asynccontextmanager
async def _running(part: str) -> AsyncIterator[Process]:
    """A process that compiles a part; it is ended if nobody waits for it any more."""
    # -P: a folder named euchre where the person happens to be is not what is meant
    command = (sys.executable, "-P", "-m", _MODULE, part)
    said = PIPE if part == "everything" else DEVNULL
    process = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=DEVNULL, stderr=said)
    try:
        yield process
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _prepare_all() -> None:
    """Have everything compiled, for other numbers of players too."""
    await prepare(print)
    await asyncio.gather(*_later)


def warm_up(left: Event) -> None:
    """Let the strongest player play some deals against itself, so that every part of it is compiled and loaded.

    It stops once the person has `left`.
    """
    from euchre.bots.play import play_deals  # noqa: PLC0415 - players load what they think with

    players = (_quick(conclusions=True),) * 4
    for rules in _RULES:
        for _ in play_deals(Rules.parse(rules), players, 1, _DEALS):
            if left.is_set():
                return


def give_way(nice: int) -> None:
    """Let this process stand as far behind others as `nice` says (19 at most), where the system allows such a thing."""
    if nice and hasattr(os, "nice"):
        with suppress(OSError):  # a service may be forbidden to
            os.nice(nice)


def _others() -> None:
    """Compile the play of two, three and six, behind everything else that runs."""
    from euchre.bots.play import play_deals  # noqa: PLC0415 - players load what they think with

    give_way(_NICE)
    for text in _OTHER_NUMBERS:
        rules = Rules.parse(text)
        for _ in play_deals(rules, (_quick(conclusions=True),) * law.seating(rules).players, 1, 1):
            pass
    _mark("others").touch()


def _cards() -> None:
    """Compile what the cards need, the bids being made by a player that is not compiled."""
    from euchre.bots.mixed import MixedBot  # noqa: PLC0415 - players load what they think with
    from euchre.bots.play import play_deals  # noqa: PLC0415 - the same
    from euchre.bots.policy.player import PlainSwiftBot  # noqa: PLC0415 - the same

    for conclusions in _WITH_INFERENCE:
        players = (MixedBot(PlainSwiftBot(), _quick(conclusions=conclusions)),) * 4
        for _ in play_deals(Rules.parse(_RULES[0]), players, 1, _DEALS):
            pass


def _quick(*, conclusions: bool) -> Bot:
    """The strongest player, all its parts, but with few deals at each look."""
    from euchre.bots.search.player import SearchBot  # noqa: PLC0415 - players load what they think with

    player = SearchBot()
    player.level = player.level._replace(worlds=_WORLDS, drawn=2 * _WORLDS if conclusions else 0)
    return player


def is_warm(part: str = "everything") -> bool:
    """True if a process has compiled a part, for this version and this computer."""
    return _mark(part).exists()


def _mark(part: str) -> Path:
    """The file whose existence says that a part is compiled: "everything" for four players, or "others".

    Raises `EuchreError` where nothing can be cached: compiling at every start would take a minute.
    """
    import numba  # noqa: PLC0415 - only where something is compiled
    from llvmlite.binding import get_host_cpu_name  # type: ignore[import-untyped]  # noqa: PLC0415 - the same

    folder = cache_folder()
    if folder is None:
        raise EuchreError("play/cache", "What is compiled cannot be kept: the cache folder is not writable.")
    name = "warm" if part == "everything" else f"warm-{part}"
    return folder / f"{name}-{sys.implementation.cache_tag}-{numba.__version__}-{get_host_cpu_name()}"


def main(part: str = "") -> None:
    """Compile a part in this process, or everything in two."""
    if part == "cards":
        _cards()
    elif part == "everything":
        warm_up(Event())
        _mark(part).touch()
    elif part == "others":
        _others()
    else:
        try:
            asyncio.run(_prepare_all())
        except EuchreError as problem:
            sys.exit(problem.sentence)


if __name__ == "__main__":
    main(*sys.argv[1:])
