"""The features of a card that may be played, by their places in a row: those of a lead, and those of a card to follow.

A feature is 1 or a part of it where it holds, else 0. *Above* are the cards of the suit that beat the card and that an
opponent may hold; a card is *sure* with none above.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
GROUPS: Final = 16
"""Situations with weights of their own: four to lead, twelve to follow."""
FEATURES: Final = 28

(
    TRUMP_LED,  # and two more: with none above, one, or more
    _,
    _,
    PLAIN_LED,  # and three more: with none above, one, two, or more
    _,
    _,
    _,
    CANNOT_LOSE,
    RUFF_FEARED,
    LAST_OF_SUIT,
    LONG_SUIT,
    MANY_UNSEEN,
    TRUMPS_HELD,
    TOP_OF_MANY_TRUMPS,
    TRUMPS_UNSEEN,
    TRUMP_HEIGHT,
    PLAIN_HEIGHT,
    NEXT_LED,
    PARTNER_RUFFS,
    SURE_TRUMP_EARLY,
    SURE_PLAIN_EARLY,
    LAST_TRUMPS,
    SURE_WITH_TRUMPS,
    TRUMP_NOT_BEST,
    PLAIN_NOT_BEST,
    PLAIN_DECIDES,
    TRUMP_DECIDES,
    PARTNER_ABOVE,
) = range(FEATURES)
(
    TAKES,
    TAKES_FOR_SURE,
    TAKES_ABOVE,
    RUFFS,
    TAKING_TRUMP,
    TAKING_PLAIN,
    CHEAPEST,
    FOLLOWED_HEIGHT,
    THROWS_SURE,
    MAKES_VOID,
    THROWN_HEIGHT,
    BARES_SECOND,
    TRUMP_WASTED,
    WASTED_HEIGHT,
    TAKING_DECIDES,
    TRUMPS_KEPT,
    TOP_TRUMP_TAKES,
    LAST_TRUMP_TAKES,
    THROWN_LENGTH,
    HAS_LOWER,
    NEXT_THROWN,
    TAKES_EARLY,
    PARTNER_TO_PLAY,
    RUFFS_TO_COME,
    FOLLOWS_WITH_BEST,
    THROWS_SURE_EARLY,
    THROWS_GUARDED,
    THROWS_SECOND,
) = range(FEATURES)
