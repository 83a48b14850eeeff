"""Learn to bid by outcome-sampling counterfactual regret: OpenSpiel's solver plays a small auction against itself.

    python examples/learn_to_bid.py

It needs euchre[bots,openspiel]. The game is in auction_game.py; `swift` plays the cards, so only bids are learnt.
"""

from __future__ import annotations

import shlex
import sys
from collections import defaultdict
from random import Random
from statistics import fmean
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import numpy as np
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from auction_game import RULES, AuctionGame, offer, proposed, summary, table
from euchre import View, view
from euchre.bots import bot_named, gain
from euchre.core.actions import Action
from euchre.core.state import Phase
from euchre.core.trump import SUIT_SET

HOUSE = f"cmd:{shlex.quote(sys.executable)} -m benchmarks.house"
"""The house player, by rules: it lies in the top folder, from which this runs."""
BIDDING = (Phase.ROUND_1, Phase.ROUND_2)
PLACES = ("left of the dealer", "dealer's partner", "right of the dealer", "dealer")


class Bidder:
    """Bids as a strategy says, and does all else as `swift`; `likeliest`: it never takes the less likely choice."""

    def __init__(self, strategy: Any, *, likeliest: bool = False) -> None:
        self.strategy, self.likeliest, self.swift = strategy, likeliest, bot_named("swift")

    def choose(self, seen: View, rng: Random) -> Action:
        """Draw one of the three choices, or take the likeliest."""
        if seen.phase not in BIDDING:
            return self.swift.choose(seen, rng)
        chances = likely(self.strategy, seen)
        choice = chances.index(max(chances)) if self.likeliest else rng.choices(range(3), chances)[0]
        return offer(seen)[choice]


def likely(strategy: Any, seen: View) -> list[float]:
    """The chance of each of the three choices; a strategy asks for a state, and a view can answer what it asks."""
    state = SimpleNamespace(legal_actions=lambda: [0, 1, 2], information_state_string=lambda _: summary(seen))
    return [float(chance) for chance in strategy.action_probabilities(state, seen.seat).values()]


def calls(strategy: Any, deals: int) -> dict[tuple[int, int, int], float]:
    """The chance of a call, by round, place after the dealer, and trumps; as if nobody had called before."""
    found = defaultdict(list)
    for deal in range(deals):
        for passes in range(8):
            seen = view(table(deal, (0,) * passes), passes % 4)
            suit, hand = proposed(seen)
            trumps = (hand & SUIT_SET[suit][suit]).bit_count()
            found[passes // 4 + 1, passes % 4, min(trumps, 4)].append(1 - likely(strategy, seen)[0])
    return {kind: fmean(chances) for kind, chances in sorted(found.items())}


def main(iterations: int) -> None:
    """Learn, measure now and then, and show what was learnt."""
    np.random.seed(1)  # noqa: NPY002 - the solver draws from it
    solver, started = OutcomeSamplingSolver(AuctionGame()), perf_counter()
    strategy, swift, house = solver.average_policy(), bot_named("swift"), bot_named(HOUSE)
    sure, unsure = Bidder(strategy, likeliest=True), Bidder(strategy)
    for done in range(iterations + 1):
        if done:
            solver.iteration()
        if done in {0, *(iterations // 3**step for step in range(6))}:
            print(
                f"{done} iterations, {perf_counter() - started:.0f} s: {gain(RULES, sure, swift, 5, 2000)}", flush=True
            )
    untrained = Bidder(OutcomeSamplingSolver(AuctionGame()).average_policy())
    for us, them, names in (
        (sure, untrained, "the likeliest choice, against random bids"),
        (sure, house, "the likeliest choice, against house"),
        (sure, swift, "the likeliest choice, against swift"),
        (unsure, swift, "a choice drawn by its chance, against swift"),
    ):
        print(f"{names}: {gain(RULES, us, them, 6, 8000)}", flush=True)
    for (number, place, trumps), chance in calls(strategy, 2000).items():
        print(f"round {number}, {PLACES[place]}, {trumps} trumps: calls {chance:.0%}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 120_000)
