"""What all tables of a worker share: the store, the bots, the clock, and the news for the other workers."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Callable
from typing import Final

from euchre.bots.lineup.lineup import Lineup
from euchre.store.store import Store
from euchre.web.herald import Herald
from euchre.web.log_throttle import LogThrottle
from euchre.web.pace import Pace
from euchre.web.past_games import PastGames
from euchre.web.settings import Settings
from euchre.web.snapshot_writer import SnapshotWriter
from euchre.web.thinking import Thinking
from euchre.web.traces import Traces
from euchre.web.workers import Workers


class Hall:
    """A worker and its surroundings. `worker` is its name, new each time it starts."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        company: Lineup,
        herald: Herald,
        *,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.company: Final = company
        self.herald: Final = herald
        self.clock: Final = clock
        """The computer's clock, in unix seconds, which somebody may set."""
        self.steady: Final = steady
        """Seconds that pass evenly, from nowhere in particular."""
        self.wrote = -math.inf
        """When this worker last wrote into the store that it is alive, in steady seconds; none if it just could not."""
        self.workers: Final = Workers(clock, steady)
        self.worker: Final = secrets.token_hex(6)
        self.pace: Final = Pace()
        self.snapshots: Final = SnapshotWriter(store)
        self.log_throttle: Final = LogThrottle()
        self.unreadable: Final[set[str]] = set()
        """Tables that this worker found it cannot read."""
        self.thinking: Final = Thinking(settings.limits)
        self.past_games: Final = PastGames(store)
        self.traces: Final = Traces(on=settings.traces)

    def close(self) -> None:
        """Let the threads go; what they are at is finished and forgotten."""
        self.past_games.close()
        self.thinking.close()
        self.traces.close()
