"""Chance: drawing the first dealer and shuffling, from a source of randomness that the caller brings."""

from __future__ import annotations

from typing import Protocol

from euchre.core.actions import Action, Deal
from euchre.core.cards import Card
from euchre.core.engine import legal
from euchre.core.state import Phase, State


class Rng(Protocol):
    """The part of `random.Random` that chance needs."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to `stop` - 1, each equally likely."""

    def shuffle(self, cards: list[Card], /) -> None:
        """Put a list in random order, each order equally likely."""


def is_chance(state: State) -> bool:
    """True if chance decides what happens next, and not a player."""
    return state.phase is Phase.DRAW or state.phase is Phase.DEAL


def chance(state: State, rng: Rng) -> Action:
    """The next action of chance: draw the first dealer, or shuffle and deal in one of the allowed ways."""
    choices = legal(state)
    choice = choices[rng.randrange(len(choices))]
    if isinstance(choice, Deal):
        deck = list(choice.deck)
        rng.shuffle(deck)
        return Deal(tuple(deck), choice.packets)
    return choice
