"""The work of a process that only thinks: it gets ready, and gives way when nobody waits for it any more."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection
from random import Random
from threading import Event, Thread
from typing import Final

from euchre.bots.lineup.lineup import Lineup
from euchre.bots.lineup.seated_bot import SeatedBot
from euchre.bots.lineup.warm import give_way, is_warm, warm_up
from euchre.core.actions import Action
from euchre.core.view import View

_READY: Final = Lineup()


def choice(player: str, view: View, seed: str) -> Action:
    """The action of a player of this name in this view: the same in every process, and one of ``view.legal``.

    Where it fails `swift` plays. It is made anew each time, so this is for players that remember nothing.
    """
    return SeatedBot(player, _READY).choose(view, Random(seed))


def begin(lifeline: Connection, nice: int = 0) -> None:
    """Get ready to think, in a process that ends once the other end of its `lifeline` is closed.

    That is so however the server ends: a pool's own processes would outlive a server that is killed. Signals to a whole
    terminal or service (Ctrl+C, a stop) are for the server, which closes in good order. Once it is ready the process
    stands as far behind others as `nice` says (19 at most), where the system knows such a thing; before, somebody who
    waits for it on a busy server would wait for minutes.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Thread(target=_end_with, args=(lifeline,), daemon=True).start()
    with suppress(Exception):  # who asks `load` hears of it
        load()
    give_way(nice)


@cache
def load() -> bool:
    """Load the compiled players, once; False if they must be compiled first. Raises whatever stands in the way."""
    if not is_warm():
        return False
    warm_up(Event())
    return True


def _end_with(lifeline: Connection) -> None:
    with suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(0)
