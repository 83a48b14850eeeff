"""A weak hand before the bidding: play it, ask for a new deal, or swap three low cards with the kitty."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray

from euchre.bots.match_equity import chance
from euchre.bots.policy.bidding import Policy
from euchre.bots.policy.deal import BID, FREE, Moment, finish_many
from euchre.bots.policy.nets import mind
from euchre.bots.policy.values import stakes
from euchre.bots.search.contest import Contest
from euchre.bots.search.level import Level
from euchre.core import law
from euchre.core.actions import Action, GoUnder, Redeal
from euchre.core.cards import BENNY, set_of
from euchre.core.view import View
from euchre.solve.worlds import Worlds, worlds

_START = Moment(BID, 0, -1, -1)


def choose_weak(view: View, rng: Random, level: Level, policy: Policy) -> Action:
    """The choice after which the side wins most often."""
    assert view.dealer is not None, "somebody dealt"
    assert view.up_card is not None, "a card is turned up"
    assert view.seat is not None, "a spectator has no hand"
    thought = mind(stakes(view, blind=not level.score), view.dealer, view.up_card, policy)
    fresh = chance(view.rules, view.score, view.games, view.dealer, law.side(view.seat), number=view.number - 1)
    contest = Contest(len(view.legal), 0, level)
    while contest.open:
        drawn = worlds(view, rng, level.worlds)
        shuffle = np.random.default_rng(rng.getrandbits(64))
        found = np.empty((len(contest.running), len(drawn.kitty)))
        for row, choice in enumerate(contest.running):
            action = view.legal[int(choice)]
            hands, laid = drawn.hands, drawn.away
            if isinstance(action, GoUnder):
                hands, laid = _after(action, view.seat, drawn, shuffle)
            found[row] = finish_many(hands, _START, np.array([FREE]), thought, laid)[0]
            if law.side(view.seat) == 1:
                found[row] = 1.0 - found[row]
            if isinstance(action, Redeal):
                found[row] = fresh
        contest.add(found)
    return view.legal[contest.best]


def _after(
    action: GoUnder, seat: int, drawn: Worlds, shuffle: np.random.Generator
) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """The hands, and what is laid away, after three cards of the kitty, any three, came for three low ones."""
    hands, laid = drawn.hands.copy(), drawn.away.copy()
    under = np.uint64(set_of(action.cards))
    for world, below in enumerate(drawn.kitty.tolist()):
        cards = [card for card in range(BENNY + 1) if below >> card & 1]
        hands[world, seat] |= np.uint64(sum(1 << cards[index] for index in shuffle.permutation(len(cards))[:3]))
    hands[:, seat] &= ~under
    laid[:, seat] |= under
    return hands, laid
