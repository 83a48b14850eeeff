"""A server for tests of faults: SIGUSR1 sets its clock an hour back, and the next one forward again.

Everything that takes long elsewhere is short here, and everybody is allowed what an address with many guests needs.
"""

from __future__ import annotations

import signal
import sys
import time
from unittest.mock import patch

_wall, _shift = time.time, 0.0
_HOUR = 3600.0


def _set(*_: object) -> None:
    global _shift  # noqa: PLW0603 - the clock of the whole process
    _shift = 0.0 if _shift else -_HOUR


def _main(port: int, store: str) -> None:
    from euchre.tables import snapshot, turns  # noqa: PLC0415 - by now the clock is ours
    from euchre.web.server.server import listening, run  # noqa: PLC0415
    from euchre.web.settings.settings import Settings  # noqa: PLC0415
    from support.limits import PLENTY, UNLIMITED  # noqa: PLC0415

    turns.MIN_WATCHED_PAUSE = 0.01  # type: ignore[misc]  # a pause for people's eyes would cost a test minutes
    snapshot.EVERY = 40  # type: ignore[misc]  # so that there are some to damage
    limits = UNLIMITED._replace(messages=PLENTY, live_bytes=PLENTY)  # fast machines say a lot
    at = listening("127.0.0.1", port)
    assert at is not None, f"port {port} is free"
    run(Settings(store=store, compiled=False, limits=limits, poll=0.5, heartbeat=0.5, idle=1.0), at)


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, _set)
    patch.object(time, "time", lambda: _wall() + _shift).start()
    _main(int(sys.argv[1]), sys.argv[2])
