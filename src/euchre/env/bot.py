"""A learnt policy as a bot, at any table: a player made of a function from arrays to a number.

>>> from euchre import Rules
>>> from euchre.bots.registry import bot_named
>>> from euchre.bots.play import gain
>>> first = ArrayBot(lambda observation, mask: int(mask.argmax()))
>>> won = gain(Rules.parse("standard,deals=1,target=0"), first, bot_named("random"), seed=1, count=10)
>>> -4 < won.points < 4
True
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import SupportsIndex

from euchre.core.actions import Action
from euchre.core.view import View
from euchre.core.whole import whole
from euchre.env.numbering import Spelling, chosen
from euchre.env.observation import Array, Mask, mask, observation

Pick = Callable[[Array, Mask], SupportsIndex]
"""The choice of a number, from an observation and a mask, shapes (1244,) and (168,) at a table of four."""


class ArrayBot:
    """Play what `pick` makes of the arrays that the environments show a learner.

    It is asked for a number at a time, until they spell an action: once, or three times for going under.
    """

    def __init__(self, pick: Pick) -> None:
        self._pick = pick

    def choose(self, view: View, _: Random, /) -> Action:
        """Choose by `pick`.

        Raises `IllegalAction` for a number that the mask does not allow, `EuchreError` for what is no whole number.
        """
        spelling: Spelling = ()
        while True:
            number = self._pick(observation(view, spelling), mask(view.legal, spelling))
            spelling += (whole("A choice", number),)
            if (action := chosen(view.legal, spelling)) is not None:
                return action
