"""A player that does anything that is allowed, each choice equally likely."""

from __future__ import annotations

from random import Random

from euchre.core.actions import Action
from euchre.core.view import View


class RandomBot:
    """Plays any legal card and makes any legal call: good for tests, a weak opponent."""

    def choose(self, view: View, rng: Random) -> Action:
        """Choose a legal action at random."""
        return view.legal[rng.randrange(len(view.legal))]
