"""Everything decided before the first lead: what each choice would lead to, in the deals that may be."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.bidding import Mind, Policy
from euchre.bots.policy.deal import FREE, LEAD, finish_many
from euchre.bots.policy.habit import habit
from euchre.bots.policy.nets import mind
from euchre.bots.policy.situation import Situation, situation
from euchre.bots.policy.values import stakes
from euchre.bots.search.contest import Contest
from euchre.bots.search.imagination import imagine
from euchre.bots.search.level import Level
from euchre.core.actions import Action
from euchre.core.view import View
from euchre.solve.worlds import Worlds


def choose_bid(view: View, rng: Random, level: Level, policy: Policy) -> Action:
    """The choice that wins most often: in the bidding, the burial, the announcements and the gift."""
    assert view.up_card is not None, "a card is turned up before anybody chooses"
    here = situation(view)
    thought = mind(stakes(view, blind=not level.score), here.auction.dealer, view.up_card, policy)
    contest = Contest(len(here.actions), habit(view, here, thought), level)
    while contest.open:
        found = _ends(view, here, contest.running, imagine(view, rng, level, policy), thought)
        contest.add(found if view.seat in (0, 2) else 1.0 - found)
    return here.actions[contest.best]


def _ends(view: View, here: Situation, running: NDArray[np.int64], drawn: Worlds, thought: Mind) -> NDArray[np.float64]:
    """``[choice, world]``: what the choices still running lead to, worth to side 0."""
    codes = here.codes[running]
    if here.moment.stage != LEAD:
        return finish_many(drawn.hands, here.moment, codes, thought, drawn.away)
    # A lone maker lays a card away after her partner's gift: then the play begins.
    found = np.empty((len(codes), len(drawn.kitty)))
    for row, code in enumerate(codes):
        card = np.uint64(1 << int(code))
        laid = drawn.away.copy()
        laid[:, view.seat] |= card
        found[row] = finish_many(drawn.hands & ~card, here.moment, np.array([FREE]), thought, laid)[0]
    return found
