"""What happened in a deal of compiled code, choice by choice, to check it: a table of whole numbers.

Row 0 tells how many rows are used; every later one is what was done, with what, and out of how many choices.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.fast.jit import inlined

Trail = NDArray[np.int64] | None
"""``[row, 3]``; None if no trace is kept."""
DRAWS, CARD, KEEPS, ASKS_ANEW, GOES, PASSES, CALLS, BURIES, SAYS_ALONE, SAYS_TOGETHER, GIVES, PLAYS, TRAM = range(13)
"""What was done: the dealer drawn, a card of the shuffled pack, and so on as the actions of `euchre.core.actions`.

With it goes the seat drawn, a card (0..32), the set of the three cards that go under, or a call: its trump, and 8
more if it is alone.
"""


@inlined
def note(trail: Trail, what: int, value: int, choices: int) -> None:
    """Write down one choice."""
    if trail is not None:
        trail[0, 0] += 1
        row = trail[0, 0]
        trail[row, 0] = what
        trail[row, 1] = value
        trail[row, 2] = choices
