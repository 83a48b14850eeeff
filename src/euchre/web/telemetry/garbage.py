"""Tunes Python's garbage collector for a server: full collections would stop all tables, and find nothing."""

from __future__ import annotations

import gc
from typing import Final

_YOUNGEST: Final = 200
"""How many new objects there may be before Python searches the youngest generation for garbage.

Every action puts a new state in place of an old one, so there are hardly ever more: of a thousand tables 80,000 objects
were young before there were 1,000 more, and to go through those stopped all tables for a tenth of a second.
"""
_OLDER: Final = (1_000_000, 0)
"""How often that is done before the others are gone through, too, and the oldest with them if they are a quarter more.

The others are nearly all that is at the tables, which takes up to a second for a thousand of them, and nothing was
found there. So this is every two hours then, for what nobody thought of.
"""


def tune() -> None:
    """Exempt all present objects from collection, and collect new ones in small steps.

    Call it once the server is ready.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNGEST, *_OLDER)
