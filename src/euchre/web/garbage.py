"""When a server looks for garbage: hardly ever among all it holds, since the tables leave none."""

from __future__ import annotations

import gc
from typing import Final

_MORE: Final = 200
"""How many new objects there may be before Python searches the youngest generation for garbage.

Every action puts a new state in place of an old one, so there are hardly ever more: of a thousand tables 80,000 objects
were young before there were 1,000 more, and to go through those stopped all tables for a tenth of a second.
"""
_OFTEN: Final = (1_000_000, 0)
"""How often that is done before the others are gone through, too, and the oldest with them if they are a quarter more.

The others are nearly all that is at the tables, which takes up to a second for a thousand of them, and nothing was
found there but what lines had left. So this is every two hours then, for what nobody thought of.
"""
_LINES: Final = 5_000
"""So many lines leave a tenth of a gigabyte."""


def settle() -> None:
    """Leave what there is now for good, and go through what comes in small parts. For a server that has got ready."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_MORE, *_OFTEN)


class EndedLines:
    """What live lines leave behind: the libraries' parts of one refer to each other, so only a search finds them."""

    def __init__(self, most: int = _LINES) -> None:
        """All is gone through for garbage each time that so many lines have ended."""
        self._most: Final = most
        self._left = 0

    def add(self) -> None:
        """Another line has ended."""
        self._left += 1
        if self._left >= self._most:
            self._left = 0
            gc.collect()
