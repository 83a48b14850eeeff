"""Bidding by looking ahead: each bid played out in 50 possible deals, beside the house players doing the same."""

from __future__ import annotations

from random import Random

import numpy as np

from benchmarks.house.player import HouseBot
from benchmarks.race import Race
from euchre.bots.policy.deal import finish_many
from euchre.bots.policy.nets import policy, policy_context
from euchre.bots.policy.values import by_end
from euchre.core.engine import apply, legal, new_match
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase, State, with_hands
from euchre.core.view import view
from euchre.equity.stakes import MatchStakes
from euchre.fast.decision import auction_position
from euchre.worlds.draw import worlds

WORLDS = 50
PUBLISHED = 44
"""Decisions a second that were published elsewhere for 50 worlds and a whole bidding tree."""
_HOUSE = HouseBot()


def _decisions(count: int) -> list[State]:
    """The states of `count` first decisions of a deal: the dealer's left may pass, order up, or go alone."""
    rng, found = Random(1), list[State]()
    while len(found) < count:
        state = new_match("standard")
        while is_chance(state):
            state = apply(state, chance(state, rng))
        found.append(state)
    return found


def ours(decisions: list[State], rng: Random) -> int:
    """Draw worlds, and play each bid out in each by the compiled policy, later bids and burial included."""
    learnt = policy()
    for state in decisions:
        seen = view(state, state.turn)
        here = auction_position(seen)
        drawn = worlds(seen, rng, WORLDS)
        context = policy_context(MatchStakes.of(seen), here.up_card, learnt)
        ends = finish_many(drawn.hands, here.state, here.codes, context, drawn.away)
        np.argmax(by_end(context.values)[ends].mean(axis=1))
    return len(decisions)


def theirs(decisions: list[State], rng: Random) -> int:
    """The same on the core, the house players choosing for everybody."""
    for state in decisions:
        drawn = worlds(view(state, state.turn), rng, WORLDS)
        means = [0.0] * len(legal(state))
        for hands in drawn.hands.tolist():
            world = with_hands(state, tuple(hands))
            for number, bid in enumerate(legal(state)):
                means[number] += _played_out(apply(world, bid), rng) / WORLDS
        max(means)
    return len(decisions)


def _played_out(state: State, rng: Random) -> int:
    """The points that side 0 is ahead by at the end of the deal."""
    match = state.match
    while state.match is match and state.phase is not Phase.OVER:
        state = apply(state, _HOUSE.choose(view(state, state.turn), rng))
    return state.match.score[0] - state.match.score[1]


def race(count: int = 50) -> Race:
    """Decisions a second; the house players get one decision a round, because they need long for it."""
    decisions, mine, other = _decisions(count), Random(1), Random(1)
    return Race(
        "bids, 50 worlds",
        "bids/s",
        lambda: ours(decisions, mine),
        lambda: theirs(decisions[:1], other),
        f"house players on the core (published elsewhere: {PUBLISHED})",
    )
