"""A player put together from two: one makes trump, the other plays the cards."""

from __future__ import annotations

from random import Random

from euchre.bots.bot import Bot, dismiss, tell
from euchre.core.actions import Action
from euchre.core.state import Phase, Result
from euchre.core.view import View


class MixedBot:
    """Bids, buries and goes alone like one player, and plays the cards like another.

    Set against either of the two, it shows whether a gain comes from the bidding or from the play.
    """

    def __init__(self, bids: Bot, cards: Bot) -> None:
        self.bids = bids
        self.cards = cards

    def choose(self, view: View, rng: Random) -> Action:
        """The action of the player whose part this is."""
        chooser = self.cards if view.phase is Phase.PLAY else self.bids
        return chooser.choose(view, rng)

    def deal_over(self, result: Result) -> None:
        """Let both players know how a deal ended."""
        tell(self.bids, result)
        tell(self.cards, result)

    def close(self) -> None:
        """Let both players leave the table."""
        dismiss(self.bids)
        dismiss(self.cards)
