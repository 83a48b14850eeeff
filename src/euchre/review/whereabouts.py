"""The likely places of the cards: for a view, the chance of each unseen card to lie with each seat."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.policies import policy_for
from euchre.bots.search.sampling import weighed
from euchre.core import law
from euchre.core.cards import Card, cards_in
from euchre.core.view import View
from euchre.worlds.draw import Worlds, worlds

_DRAWN: Final = 2048
"""The number of deals drawn."""


class Whereabouts(NamedTuple):
    """The chances (0..1) of the cards a seat does not see; those of a card add up to 1."""

    cards: tuple[Card, ...]
    seats: tuple[tuple[float, ...], ...]
    """``[card][seat]``: that the seat holds it now."""
    away: tuple[float, ...]
    """``[card]``: that it lies in the kitty, or was buried or put under it."""

    def __str__(self) -> str:
        """A line for each card, in per cent: the seats in order, then out of play."""
        rows = zip(self.cards, self.seats, self.away, strict=True)
        lines = [f"{card}" + "".join(f"{100 * share:6.0f}" for share in (*held, away)) for card, held, away in rows]
        heading = "  " + "".join(f"{seat:6}" for seat in range(len(self.seats[0]) if self.seats else 0)) + "   out"
        return "\n".join([heading, *lines])

    def to_json(self) -> dict[str, Any]:
        """The chances by card: of the seats in order and, last, of being out of play."""
        rows = zip(self.cards, self.seats, self.away, strict=True)
        return {str(card): [*held, away] for card, held, away in rows}


def where_cards_lie(view: View, *, seed: int = 1) -> Whereabouts:
    """The likely places of the cards that a seat does not see, inferred from what was said and played.

    Deals that fit the view are drawn and weighed by how likely the others would have bid and played just so. Raises
    `EuchreError` for a spectator and where no cards are dealt.
    """
    drawn = worlds(view, Random(seed), _DRAWN)
    return whereabouts(view, drawn, weighed(view, drawn, policy_for(view.rules)))


def whereabouts(view: View, drawn: Worlds, weights: NDArray[np.float64]) -> Whereabouts:
    """The places of the unseen cards in deals that fit a view, each counted by its weight."""
    likely = weights / weights.sum()
    seats = law.seating(view.rules).seats
    own = [seat for seat in seats if seat != view.seat]
    unseen = cards_in(int(np.bitwise_or.reduce(np.concatenate([*(drawn.hands[:, seat] for seat in own), drawn.kitty]))))
    bits = [np.uint64(1 << card) for card in unseen]
    held = [tuple(float(likely[(drawn.hands[:, seat] & bit) != 0].sum()) for seat in seats) for bit in bits]
    return Whereabouts(unseen, tuple(held), tuple(1.0 - sum(shares) for shares in held))
