"""Which of two players is better: the same deals played twice, with the seats changed.

Run ``python -m tools.duel house random --rules standard --pairs 4000 --seed 0``: points per deal of the first player
less the second's, with a 95 % interval, and the mean time of a decision.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import mean, stdev
from time import perf_counter

from euchre.bots.bot import Bot
from euchre.bots.registry import bot_named
from euchre.bots.table import play_deal
from euchre.core.actions import Action
from euchre.core.rules import Rules
from euchre.core.view import View


class Timed:
    """A player under a stop-watch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.choices = 0

    def choose(self, view: View, rng: Random, /) -> Action:
        """What the player does."""
        started = perf_counter()
        action = self.bot.choose(view, rng)
        self.seconds += perf_counter() - started
        self.choices += 1
        return action


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs=2)
    parser.add_argument("--rules", default="standard")
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    rules = Rules.parse(asked.rules)
    one, other = (Timed(bot_named(name)) for name in asked.names)
    pairs = []
    for number in range(asked.pairs):
        seed = f"{asked.seed}/{number}"
        first = play_deal(rules, (one, other, one, other), seed).result.points
        second = play_deal(rules, (other, one, other, one), seed).result.points
        pairs.append((first[0] - first[1] + second[1] - second[0]) / 2)
    margin = 1.96 * stdev(pairs) / len(pairs) ** 0.5
    print(f"{rules}: {asked.names[0]} against {asked.names[1]}: {mean(pairs):+.3f} ± {margin:.3f} points per deal,")
    print(f"{asked.pairs} pairs of deals, seed {asked.seed}")
    for name, timed in zip(asked.names, (one, other), strict=True):
        print(f"{name}: {1e6 * timed.seconds / timed.choices:.0f} microseconds a decision ({timed.choices})")


if __name__ == "__main__":
    main()
