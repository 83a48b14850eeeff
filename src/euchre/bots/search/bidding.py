"""Everything decided before the first lead: what each choice would lead to, in the deals that may be."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.bidding import Mind, Policy
from euchre.bots.policy.deal import FREE, LEAD, finish_many
from euchre.bots.policy.habit import habit
from euchre.bots.policy.nets import mind
from euchre.bots.policy.situation import Situation, situation
from euchre.bots.policy.values import stakes
from euchre.bots.search.contest import Contest
from euchre.bots.search.level import Level
from euchre.bots.search.thinking import Thinking
from euchre.core.actions import Action
from euchre.core.view import View
from euchre.solve.belief import weights
from euchre.solve.worlds import worlds

BATCH: Final = 64
"""So many worlds are looked at before the choices that are clearly worse are dropped."""


def choose_bid(view: View, rng: Random, level: Level, policy: Policy) -> Action:
    """The choice that wins most often: in the bidding, the burial, the announcements and the gift."""
    assert view.up_card is not None, "a card is turned up before anybody chooses"
    here = situation(view)
    thought = mind(stakes(view), here.auction.dealer, view.up_card, policy)
    contest = Contest(len(here.actions), level.worlds, habit(view, here, thought))
    while contest.open:
        drawn = worlds(view, rng, min(BATCH, level.worlds))
        likely = weights(view, drawn, Thinking(policy)) if level.infers else np.ones(len(drawn.kitty))
        found = _ends(here, contest.running, drawn.hands, thought)
        contest.add(found if view.seat in (0, 2) else 1.0 - found, likely)
    return here.actions[contest.best]


def _ends(here: Situation, running: NDArray[np.int64], hands: NDArray[np.uint64], thought: Mind) -> NDArray[np.float64]:
    """``[choice, world]``: what the choices still running lead to, worth to side 0."""
    codes = here.codes[running]
    if here.moment.stage != LEAD:
        return finish_many(hands, here.moment, codes, thought)
    # A lone maker lays a card away after her partner's gift: then the play begins.
    found = np.empty((len(codes), len(hands)))
    for row, code in enumerate(codes):
        kept = hands & ~np.uint64(1 << int(code))
        found[row] = finish_many(kept, here.moment, np.array([FREE]), thought)[0]
    return found
