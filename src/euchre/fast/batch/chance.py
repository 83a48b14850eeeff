"""A choice at random, compiled: each that is offered as likely as any other, the same for the same seed."""

from __future__ import annotations

from typing import Final

from euchre.fast.batch import row
from euchre.fast.batch.row import Numbers, Words
from euchre.fast.batch.splitmix import below
from euchre.fast.bits import ONE, count, number_of
from euchre.fast.jit import merged

_CHOICES: Final = 64
"""The random bits from this use on are for random choices; before come the draw and the shuffle."""


@merged
def random_choice(at: Numbers, own: Words) -> int:
    """Choose at random among what the seat to move is offered."""
    offer = own[row.OFFER]
    choices = count(offer)
    if choices > 1:
        for _ in range(below(own[row.SEED], _CHOICES + at[row.MOVES], choices)):
            offer &= offer - ONE
    return number_of(offer)
