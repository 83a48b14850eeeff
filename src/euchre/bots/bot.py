"""What a player is: something that chooses."""

from __future__ import annotations

from random import Random
from typing import Protocol

from euchre.core.actions import Action
from euchre.core.view import View


class Bot(Protocol):
    """A player that a program plays.

    She is given what her seat may know and nothing else, and answers with one of ``view.legal``. The same
    view and the same state of `rng` must give the same action; `euchre.testing.check_bot` makes sure.
    """

    def choose(self, view: View, rng: Random, /) -> Action:
        """What she does now; it is her turn, so ``view.legal`` is not empty."""
