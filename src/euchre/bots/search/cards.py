"""Which card to play: how each would end in the deals that may be, if everybody plays on as the policy does."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from euchre.bots.policy.bidding import Policy
from euchre.bots.policy.cards import choose_card as choose_by_policy
from euchre.bots.policy.foresight import foresee
from euchre.bots.policy.placed import many_in_lanes
from euchre.bots.policy.swift_cards import Position, position
from euchre.bots.policy.values import codes_worth, stakes
from euchre.bots.search.contest import Contest
from euchre.bots.search.level import Level
from euchre.bots.search.thinking import Thinking
from euchre.core.actions import PLAYS, Action, Play
from euchre.core.cards import Card
from euchre.core.view import View
from euchre.solve.belief import weights
from euchre.solve.lanes import LANE, PLACE
from euchre.solve.worlds import worlds

BATCH: Final = 64


def choose_card(view: View, rng: Random, level: Level, policy: Policy) -> Action:
    """The card that wins most often."""
    assert view.trump is not None, "trump is made before the play"
    assert view.dealer is not None, "somebody dealt"
    assert view.maker is not None, "somebody made it"
    assert view.up_card is not None, "no play without an up-card"
    here = position(view)
    cards = distinct(view, here)
    if len(cards) == 1:
        return PLAYS[cards[0]]
    worth = np.array(codes_worth(stakes(view), view.dealer, view.maker, view.alone))
    bits = np.array([1 << int(PLACE[view.trump, card]) for card in cards], dtype=np.uint64)
    chosen = choose_by_policy(policy.cards, *here)
    favourite = max(row for row, bit in enumerate(bits) if bit <= chosen)
    contest = Contest(len(cards), level.worlds, favourite)
    while contest.open:
        drawn = worlds(view, rng, min(BATCH, level.worlds))
        likely = weights(view, drawn, Thinking(policy)) if level.infers else np.ones(len(drawn.kitty))
        found = foresee(
            policy.cards,
            bits[contest.running],
            many_in_lanes(drawn.hands, int(view.trump)),
            many_in_lanes(drawn.away, int(view.trump)),
            here.seat,
            *here[2:-1],
            worth,
        )
        contest.add(found if view.seat in (0, 2) else 1.0 - found, likely)
    return PLAYS[cards[contest.best]]


def distinct(view: View, here: Position) -> list[Card]:
    """The cards that may be played, of neighbours that do the same only the lowest."""
    assert view.trump is not None, "trump is made before the play"
    others = int(here.pack) & ~int(here.hand | here.gone | here.buried)
    others |= sum(int(card) for card in here.trick)
    places = sorted(
        (int(PLACE[view.trump, action.card]), action.card) for action in view.legal if isinstance(action, Play)
    )
    kept: list[Card] = []
    below = -1
    for place, card in places:
        between = others & ((1 << place) - (1 << below + 1)) if below >= 0 else -1
        if below < 0 or between or below // LANE != place // LANE:
            kept.append(card)
        below = place
    return kept
