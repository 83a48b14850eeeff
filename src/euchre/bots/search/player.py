"""The player `search`."""

from __future__ import annotations

from random import Random

from euchre.bots.policy.nets import policy
from euchre.bots.policy.player import anything
from euchre.bots.search.bidding import choose_bid
from euchre.bots.search.cards import choose_card
from euchre.bots.search.level import level_named
from euchre.bots.search.weak import choose_weak
from euchre.core.actions import Action
from euchre.core.state import Phase
from euchre.core.view import View


class SearchBot:
    """Imagines the deals that may be, weighs them by what was said, and plays each choice out in them."""

    def __init__(self, level: str = "expert") -> None:
        self.level = level_named(level)
        self.policy = policy()

    def choose(self, view: View, rng: Random) -> Action:
        """What she does; always one of ``view.legal``."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is Phase.PLAY:
            return choose_card(view, rng, self.level, self.policy)
        if view.phase is Phase.WEAK_HANDS:
            return choose_weak(view, rng, self.level, self.policy)
        if view.phase is Phase.CUT or not view.hand:
            return anything(view, rng)
        return choose_bid(view, rng, self.level, self.policy)
