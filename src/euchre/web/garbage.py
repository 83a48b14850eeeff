"""When a server looks for garbage: what it started with is left alone, and the rest is gone through in small parts."""

from __future__ import annotations

import gc
from typing import Final

_MORE: Final = 200
"""By how many objects there are more before the youngest are gone through for garbage.

Every action puts a new state in place of an old one, so there are hardly ever more: of a thousand tables 80,000 objects
were young before there were 1,000 more, and to go through those stopped all tables for a tenth of a second.
"""
_OFTEN: Final = (50_000, 100)
"""How often that is done before the middle ones are gone through, and then the oldest.

The middle ones are nearly all that is at the tables, which takes a second for a thousand of them: this is every quarter
of an hour then.
"""


def settle() -> None:
    """Leave what there is now for good, and go through what comes in small parts. For a server that has got ready."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_MORE, *_OFTEN)
