"""Logs when trouble with a database begins and ends."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

from euchre.store.database.errors import Unavailable, explained

_LOG: Final = logging.getLogger("euchre.store")

_OFTEN: Final = 60.0
"""Seconds until the same trouble is logged again: it may come and go, as where one page of a file is damaged."""

Use = Literal["reading", "writing"]


class TroubleLog:
    """Logs trouble with a database when it begins and when it is over, not each failure."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self._opened = False
        self._trouble: Final[set[Use]] = set()
        self._said: Final[dict[str, float]] = {}
        self._logged = False
        self._failures = 0

    def start_logging(self) -> None:
        """The database could be used: log trouble from now on; until then, opening it raises."""
        self._opened = True

    @contextmanager
    def translated(self, use: Use) -> Iterator[None]:
        """Turn whatever goes wrong with the database into `Unavailable`, and log it if it is news."""
        failures = self._failures
        try:
            with explained(self.name):
                yield
        except Unavailable as problem:
            self._begins(use, str(problem))
            raise
        else:
            if self._failures == failures:  # otherwise it may have been done before the trouble began
                self._on_success(use)

    def _begins(self, use: Use, sentence: str) -> None:
        now = time.monotonic()
        if self._opened and now - self._said.get(sentence, -_OFTEN) >= _OFTEN:
            self._said[sentence] = now
            self._logged = True
            _LOG.error("%s", sentence)
        self._trouble.add(use)
        self._failures += 1

    def _on_success(self, use: Use) -> None:
        self._trouble.discard(use)
        if self._logged and not self._trouble:
            self._logged = False
            _LOG.warning("%s can be used again.", self.name)
